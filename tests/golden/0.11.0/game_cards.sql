BEGIN TRANSACTION;
CREATE TABLE battle (
    id INTEGER NOT NULL,
    title VARCHAR NOT NULL,
    created VARCHAR NOT NULL,
    modified VARCHAR NOT NULL,
    moment VARCHAR NOT NULL,
    head_id INTEGER,
    format INTEGER NOT NULL,
    tables_hash VARCHAR NOT NULL,
    rulings_hash VARCHAR NOT NULL,
    awaiting VARCHAR,
    game VARCHAR NOT NULL,
    PRIMARY KEY (id)
);
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-29T10:06:47+00:00','2026-11-29T10:06:47+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
CREATE TABLE branch (
    battle_id INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    event_id INTEGER NOT NULL,
    PRIMARY KEY (battle_id, name),
    FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE,
    FOREIGN KEY(event_id) REFERENCES event (id) ON DELETE CASCADE
);
CREATE TABLE chronicle (
    id INTEGER NOT NULL,
    book VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    "by" VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE event (
    id INTEGER NOT NULL,
    battle_id INTEGER NOT NULL,
    step_id INTEGER NOT NULL,
    parent_id INTEGER,
    kind VARCHAR NOT NULL,
    version INTEGER NOT NULL,
    body VARCHAR NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE,
    FOREIGN KEY(step_id) REFERENCES step (id) ON DELETE CASCADE,
    FOREIGN KEY(parent_id) REFERENCES event (id)
);
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-cards\noption players 3\nseed 9\nseat A Ann\nseat B Bob\nseat C Cid\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "8H", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "AD", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "QC", "seat": 2}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "KD>CA", "seat": 0}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "2C>BC", "seat": 1}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "7S>CA", "seat": 2}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "5S>AB", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "QH>AB", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "6S>BC", "seat": 2}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "JS>AB", "seat": 0}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "KS>AB xJS", "seat": 1}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "10D>CA", "seat": 2}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "9D>centre", "seat": 0}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "6D>AB", "seat": 1}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "3H>BC", "seat": 2}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "2D>CA", "seat": 0}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "JH>centre", "seat": 1}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "4H>centre", "seat": 2}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "8S>AB", "seat": 0}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "KC>centre x4H", "seat": 1}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "2S>centre", "seat": 2}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "9D", "seat": 0}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "7C", "seat": 1}');
CREATE TABLE headmove (
    id INTEGER NOT NULL,
    battle_id INTEGER NOT NULL,
    left_id INTEGER NOT NULL,
    reached_id INTEGER NOT NULL,
    "by" VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    why VARCHAR NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE
);
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-29T10:06:47+00:00','');
CREATE TABLE setting (
    "key" VARCHAR NOT NULL,
    value VARCHAR NOT NULL,
    PRIMARY KEY ("key")
);
INSERT INTO "setting" VALUES('game.current','1');
CREATE TABLE squad (
    name VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    modified VARCHAR NOT NULL,
    PRIMARY KEY (name)
);
CREATE TABLE step (
    id INTEGER NOT NULL,
    battle_id INTEGER NOT NULL,
    command VARCHAR NOT NULL,
    "by" VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    label VARCHAR NOT NULL,
    parent_id INTEGER,
    first_id INTEGER NOT NULL,
    last_id INTEGER NOT NULL,
    decided_by VARCHAR NOT NULL,
    hash VARCHAR NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE,
    FOREIGN KEY(parent_id) REFERENCES step (id)
);
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T10:06:47+00:00','created',NULL,1,1,'0.11.0','cf9894cd8871124adca6251720e6a7e75bb59d73f7138c35a2d26e552155279c');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-29T10:06:47+00:00','move',1,2,2,'0.11.0','ecced2ba4f47382c7213f78c1582e6bd35101cb9a436a84b2d42334f51c3d276');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-29T10:06:47+00:00','move',2,3,3,'0.11.0','d554c2f959c24a5404de50a06b208b11fe4558b48bfcef7694bc3003c7ba2906');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-29T10:06:47+00:00','move',3,4,4,'0.11.0','8919e8593073b9f5c60ae21de1357091a6398b0e2b7ecfb4e5b3e77e74edc748');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-29T10:06:47+00:00','move',4,5,5,'0.11.0','9e92681a64335ffdd38e8cd2f0a36e9789b7c251aaaec3417edd4e86778c341b');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-29T10:06:47+00:00','move',5,6,6,'0.11.0','cd62aa1b0a6ae721e707a7a335fcf3236888049b07209d8391be41bc5c3443ef');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-29T10:06:47+00:00','move',6,7,7,'0.11.0','d56e907eee5aea77ae2db6d0ebb9d597ce597fca0c4e59175d6042fcb15ae394');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-29T10:06:47+00:00','move',7,8,8,'0.11.0','a3c61140b0c4bb1df5d22ec7f14736f9f3c786254f50a83ef1be59bdba7cfcde');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-29T10:06:47+00:00','move',8,9,9,'0.11.0','eee7f9f29ab5277f2452ae46e79ba41e7fbc6c3b72bd15e6501e6ea2822e2857');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-29T10:06:47+00:00','move',9,10,10,'0.11.0','51787199ef787f7cd3a4c758c7eff62795359862b099b30be6dbd3d16cf44064');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-29T10:06:47+00:00','move',10,11,11,'0.11.0','710805e2aa1d813c327f7b4595392b9c7c41a5eb977060cab70afb810d3f8107');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-29T10:06:47+00:00','move',11,12,12,'0.11.0','e20690b5a5220d1258bf0b66bd418b9fcacac82233039643d1252c1d8689a2a1');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-29T10:06:47+00:00','move',12,13,13,'0.11.0','421b1bef61ed4f81fb64b8834ef18bf14aa8c69369a4aa97004470cf53aee541');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-29T10:06:47+00:00','move',13,14,14,'0.11.0','c7aafb962408091049a84260aa7b31be8a63b2d19e35369433fb7c0c8a9daae8');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-29T10:06:47+00:00','move',14,15,15,'0.11.0','d6a8df49d503420f81b527737c07e6aa0df0f6c7538503bf5060841d15e81958');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-29T10:06:47+00:00','move',15,16,16,'0.11.0','f44877e9ed85ba105b358d90dea04438155974dccb2042633324687dc6ed397d');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-29T10:06:47+00:00','move',16,17,17,'0.11.0','c1d23649bc2334f232b19ae3f214f8fc9a7ff76e820d9c9c2d8045956d83f7ef');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-29T10:06:47+00:00','move',17,18,18,'0.11.0','d527a505605815dbc797158c73f364d3d29ccee6549ba50517ea7101d7d77ec8');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-29T10:06:47+00:00','move',18,19,19,'0.11.0','d155eebf3980c24ea5b38258040f1174f0af2ae3146be675368dc8b0d87d66f1');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-29T10:06:47+00:00','move',19,20,20,'0.11.0','3a197a391e63da1c85d6acc6a4d99b7264ab1b766b4e21a64b3c4cb0b9640db2');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-29T10:06:47+00:00','move',20,21,21,'0.11.0','3b031dacc8380a5daf52a7e996e07032b40fabc606f7ad6b60ed49fa1adc3036');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-29T10:06:47+00:00','move',21,22,22,'0.11.0','0062a8417129edfd508dc211e4e91c85af85e40716e3db52915e01e61dbbafcb');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-29T10:06:47+00:00','move',22,23,23,'0.11.0','c4587c892ba96f177f69e2bf53a8a6299538eaf1a5e4e7c0f5cd201e048f06e6');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-29T10:06:47+00:00','move',23,24,24,'0.11.0','043b18bde4c3756785bca4832b3e62a229736b20931ffcca56daf00f6244022a');
CREATE INDEX ix_step_battle_id ON step (battle_id);
CREATE INDEX ix_step_parent_id ON step (parent_id);
CREATE INDEX ix_headmove_battle_id ON headmove (battle_id);
CREATE INDEX ix_event_battle_id ON event (battle_id);
CREATE INDEX ix_event_odd_version ON event (battle_id) WHERE version <> 1;
CREATE INDEX ix_event_parent_id ON event (parent_id);
CREATE INDEX ix_event_step_id ON event (step_id);
CREATE INDEX ix_branch_event_id ON branch (event_id);
CREATE INDEX ix_chronicle_book ON chronicle (book);
COMMIT;
PRAGMA application_id = 1397836871;
PRAGMA user_version = 4;
