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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-29T01:20:18+00:00','2026-11-29T01:20:18+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-29T01:20:18+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T01:20:18+00:00','created',NULL,1,1,'0.10.0','a4d76b40aef2b2898ad9539fb62609bbcfe71b91a8b6434551975a892ad32dd8');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-29T01:20:18+00:00','move',1,2,2,'0.10.0','b44421454dd9afb10b25f2a89920946d5849155993b22e90b6e8b827b53b7d49');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-29T01:20:18+00:00','move',2,3,3,'0.10.0','9e2e4085a7c4a88a6e0e04164a9b90d54062110d740c30ed76538c69df906aa1');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-29T01:20:18+00:00','move',3,4,4,'0.10.0','327bb767fb7514556fb9aeda133d980d4a0db1ef6bb2ef2f019750f78baee22e');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-29T01:20:18+00:00','move',4,5,5,'0.10.0','80f2afd7cef7ffe1a745aa6f23de61082c87e86b1bb61d35555ad66ad118af08');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-29T01:20:18+00:00','move',5,6,6,'0.10.0','5b95f303adf6ee006f4de1bbcd7f925ca04aeb429625d6e82feeab18102a7ca8');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-29T01:20:18+00:00','move',6,7,7,'0.10.0','42e35981191bd53b948d3c458402915e0c61ea6b79a8c5141ecd758a66db8c1e');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-29T01:20:18+00:00','move',7,8,8,'0.10.0','5cd0c7b5f1bbe06e6eb9caf1399eb76dbace5cb1f467a5395fe474d225eaa475');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-29T01:20:18+00:00','move',8,9,9,'0.10.0','1b54f3ea3c6e57bc5be78d96ce12c9418ea7f45d46f35d8d2b61bd422c9962a0');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-29T01:20:18+00:00','move',9,10,10,'0.10.0','6605337cb7f0606c3ca122254d8cf79e8107f3f8f4333e949b0daef25861cc31');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-29T01:20:18+00:00','move',10,11,11,'0.10.0','d8cc73408ed56c381aa980feaab5fb69c005e7a835bcd557bb584860bfb8adef');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-29T01:20:18+00:00','move',11,12,12,'0.10.0','0e2c4103c14cf8527ba177ae69ca496132fd610759254c2e834229e2bd2022f9');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-29T01:20:18+00:00','move',12,13,13,'0.10.0','863684b0a5617c7fee972c873e4ebd2cacff073df4b7e9b26441c138903599b9');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-29T01:20:18+00:00','move',13,14,14,'0.10.0','7c7363a2585b99f3162f3a82a07ff1f832ff1bbc109564b352ef3e502ee279bb');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-29T01:20:18+00:00','move',14,15,15,'0.10.0','20573bef60e2f168af610ba3d78dab47e630368e5408d44e2b25fd3b17262228');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-29T01:20:18+00:00','move',15,16,16,'0.10.0','5aced479ba5b4d65225709ab230c6518c8f8a1d8aca34a36e11ea0f4bae897b2');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-29T01:20:18+00:00','move',16,17,17,'0.10.0','4db5b414250bfee251af2e1d255b126c13cb19855df66d35938e4ddc6ea68bb7');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-29T01:20:18+00:00','move',17,18,18,'0.10.0','670bf995fc453d1f5f9d6fd645679baee2f7bdacd7a714c0ea24531b56e09186');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-29T01:20:18+00:00','move',18,19,19,'0.10.0','049f84c5294a7522af1af062107e4458a0c79312d15a4fa82d9a4be5598b66ce');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-29T01:20:18+00:00','move',19,20,20,'0.10.0','8347eea7c89bfb72a182aadc3c6b75e728fa02c1b239f68a46fb67a3803c78b7');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-29T01:20:18+00:00','move',20,21,21,'0.10.0','1f63f920807effa4e94b0d2a9d5ee50e96bc57432872f861d62cc276c682898b');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-29T01:20:18+00:00','move',21,22,22,'0.10.0','dfea9ddcf28f117caf723ac6114d54e98d649890695b5417e6655d2f0748776a');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-29T01:20:18+00:00','move',22,23,23,'0.10.0','b81ed81d6e12bd0bdf942c772f9e4a0733bab07f2671a1cc61709d3e2791927c');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-29T01:20:18+00:00','move',23,24,24,'0.10.0','133e4046504419c6f1487df4c70baeaea3d0ee5a4361c4aac6baf71df48fb152');
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
