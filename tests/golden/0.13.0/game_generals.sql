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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-29T16:36:55+00:00','2026-11-29T16:36:56+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game generals\nseed 11\nseat A Ann\nseat B Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "drop 3R", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "JR", "seat": 0}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "1R", "seat": 0}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "drop 9G", "seat": 1}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "KG", "seat": 0}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "?BR commander", "seat": 1}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "2B", "seat": 1}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "AG", "seat": 0}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "KB", "seat": 1}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "QY", "seat": 1}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "?RY commander", "seat": 0}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "1Y x1R", "seat": 1}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(25,1,25,24,'game_moved',1,'{"move": "JY", "seat": 0}');
INSERT INTO "event" VALUES(26,1,26,25,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(27,1,27,26,'game_moved',1,'{"move": "QR", "seat": 1}');
INSERT INTO "event" VALUES(28,1,28,27,'game_moved',1,'{"move": "2Y", "seat": 1}');
INSERT INTO "event" VALUES(29,1,29,28,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(30,1,30,29,'game_moved',1,'{"move": "end", "seat": 0}');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-29T16:36:56+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T16:36:55+00:00','created',NULL,1,1,'0.13.0','0219206703b6bfe7289be1c108d2a8e51e738cd7f755ff8351f2764fda1427c7');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-29T16:36:55+00:00','move',1,2,2,'0.13.0','d4a00bd1c5c312ea568427bc9d7113ce372eab0288b5c07361b8df4d445311fe');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-29T16:36:55+00:00','move',2,3,3,'0.13.0','49df545e4e19f2ff8f0c5483799b7df35dd5469b42184f87586b2576450e5ae2');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-29T16:36:56+00:00','move',3,4,4,'0.13.0','1eff2b3bfdc2cb6c203bc1cd23e4caea6a11daa01f80a54c16721eb8e9822204');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-29T16:36:56+00:00','move',4,5,5,'0.13.0','c3d84c9c3bdfd0d0fa1b9762a4b295ace2cc2af469fdb420a955c75105be3840');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-29T16:36:56+00:00','move',5,6,6,'0.13.0','de6f9349be98fc157b1bfb1ca6d88f8917a2ca016a85118ab63274832d0ab6d8');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-29T16:36:56+00:00','move',6,7,7,'0.13.0','a9580aa1b4bbbae40877bc41bd04b26162f4d24af344d7ad8f15cba07df4e2f8');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-29T16:36:56+00:00','move',7,8,8,'0.13.0','7ff8ddee8fdb70d9e308d3437f09b289dba8259f022d389b47735835377c472b');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-29T16:36:56+00:00','move',8,9,9,'0.13.0','810813faecb715d8f342d8cb9ccc8797feb5d8ae3acb102219d8ba7b5b1fe18a');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-29T16:36:56+00:00','move',9,10,10,'0.13.0','51de1c23a381d37ead4beb1e2f6802434dae9b0a7da046c8b25155da5ec78037');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-29T16:36:56+00:00','move',10,11,11,'0.13.0','e93a763731bcd6f026c72e8937ae3855a68a0564b688abfc99c64116ca128272');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-29T16:36:56+00:00','move',11,12,12,'0.13.0','62f4419c944001cfaa1eee3468242b2762e6bfcf92e3f14588a7ee6282a87557');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-29T16:36:56+00:00','move',12,13,13,'0.13.0','af9f33b48e70b97b35603dd59fa2277de02076c4711c27a880762821d9595c2a');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-29T16:36:56+00:00','move',13,14,14,'0.13.0','99471988cd1e9289c3843d9bd4faf0b877d203e3804826647bd9e452b79399f1');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-29T16:36:56+00:00','move',14,15,15,'0.13.0','d25f9a336bfc49d08013f028b4975a3209132fd540ce7a131d53402281a35ae1');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-29T16:36:56+00:00','move',15,16,16,'0.13.0','c5d4a6122d7527cc9e1ba484f6f6017678cede5d8ae30788b1ba23d9e5aa9d4b');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-29T16:36:56+00:00','move',16,17,17,'0.13.0','01e43a512423e5de3ce2eeb53330a8a2dfa90d8f21e44defbd2567a5860b2e4a');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-29T16:36:56+00:00','move',17,18,18,'0.13.0','135fbd5a592b25b8b0a176166a8026bcf36556ee93ff64696f62f91cbd58f5a5');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-29T16:36:56+00:00','move',18,19,19,'0.13.0','48567dcf0263b3c443e8ea0e4e65911cd1ca3e7a3ba3e3b62401887379192ae5');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-29T16:36:56+00:00','move',19,20,20,'0.13.0','e2a8c5ded33553cf07a1e13f79728e7c7d7b73165997bbb65a99b09f656ae5bb');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-29T16:36:56+00:00','move',20,21,21,'0.13.0','a7ead9da79c9f31c430c921b2f4e1c3cfb4e36682e1f7f0f849f8c1538f7cd9e');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-29T16:36:56+00:00','move',21,22,22,'0.13.0','85fd5825e40ba7260278a560c107085f4c494cab0b4a7ecb6d6f22b341dbdbde');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-29T16:36:56+00:00','move',22,23,23,'0.13.0','91957c376812ef03aa3dcf90b74acdb7184462958ad77505ea3268d722e5e1e8');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-29T16:36:56+00:00','move',23,24,24,'0.13.0','f57e034da7a1ebd3b90493bf9bbe892d099405341b3492f7d2307e07bf95f2d4');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-29T16:36:56+00:00','move',24,25,25,'0.13.0','00afb6ffa2f0f75bd1bb8c5010fbb6100d6a5bd62954deb630deb365b7ff114f');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-29T16:36:56+00:00','move',25,26,26,'0.13.0','bb54d359644c1d7b90f6d1b9363760dabf574889fb38d1ee1eb6b3250b643b01');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-29T16:36:56+00:00','move',26,27,27,'0.13.0','fa6beaf03901686f8de47b4d2e2e0a6a51bb11f5f5743d5b1efa52f5f65231ac');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-29T16:36:56+00:00','move',27,28,28,'0.13.0','89f91fff0fb655054afa65e0c5fce63f7f6a5b349b9b0e9773ed15e3646d3059');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-29T16:36:56+00:00','move',28,29,29,'0.13.0','658be280790e68bcecc2f7bd3006e0132fb5667724525c7265e541d9b498aefd');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-29T16:36:56+00:00','move',29,30,30,'0.13.0','b5c98eea484adc994563b30f5d5fe81ad60524f1b2376d4fa98c32fc9564558f');
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
