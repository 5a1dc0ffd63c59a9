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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-22T23:34:20+00:00','2026-11-22T23:34:20+00:00','move 37',38,1,'','',NULL,'phalanx-board');
CREATE TABLE branch (
    battle_id INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    event_id INTEGER NOT NULL,
    PRIMARY KEY (battle_id, name),
    FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE,
    FOREIGN KEY(event_id) REFERENCES event (id) ON DELETE CASCADE
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-board\noption first_player red\nseed 7\nseat Red Ann\nseat Black Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "d2-g5", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "g7.NW-h6", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "e1-a5", "seat": 0}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "h7.NE-g6", "seat": 1}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "b2.SE-f6", "seat": 0}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "a7.NW-d4", "seat": 1}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "c1-d2", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "b7.NE-e4", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "g2.SW-b7", "seat": 0}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "e4.NE-f5", "seat": 1}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "h2.SE-d6", "seat": 0}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "f5.NE-g4", "seat": 1}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "a2.SW-b3", "seat": 0}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "a8.NE-e4", "seat": 1}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "b7.SW-c6", "seat": 0}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "g6.NE-f5", "seat": 1}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "c6.SW-b7", "seat": 0}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "e4.NE-b7", "seat": 1}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "h1.NE-d5", "seat": 0}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "c8-c2", "seat": 1}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "d5.NE-b5", "seat": 0}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "b7.NE-c6", "seat": 1}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "b5.NE-d3", "seat": 0}');
INSERT INTO "event" VALUES(25,1,25,24,'game_moved',1,'{"move": "b8-a7", "seat": 1}');
INSERT INTO "event" VALUES(26,1,26,25,'game_moved',1,'{"move": "f6.SE-e7", "seat": 0}');
INSERT INTO "event" VALUES(27,1,27,26,'game_moved',1,'{"move": "d4.NW-b2", "seat": 1}');
INSERT INTO "event" VALUES(28,1,28,27,'game_moved',1,'{"move": "g1-h2", "seat": 0}');
INSERT INTO "event" VALUES(29,1,29,28,'game_moved',1,'{"move": "f8-g7", "seat": 1}');
INSERT INTO "event" VALUES(30,1,30,29,'game_moved',1,'{"move": "a1.SE-b2 x b2.NW", "seat": 0}');
INSERT INTO "event" VALUES(31,1,31,30,'game_moved',1,'{"move": "g8-f7 x e7.SE", "seat": 1}');
INSERT INTO "event" VALUES(32,1,32,31,'game_moved',1,'{"move": "h2-g3", "seat": 0}');
INSERT INTO "event" VALUES(33,1,33,32,'game_moved',1,'{"move": "g4.NE-h3", "seat": 1}');
INSERT INTO "event" VALUES(34,1,34,33,'game_moved',1,'{"move": "b1-a2", "seat": 0}');
INSERT INTO "event" VALUES(35,1,35,34,'game_moved',1,'{"move": "f7-g8", "seat": 1}');
INSERT INTO "event" VALUES(36,1,36,35,'game_moved',1,'{"move": "b7.SW-f3", "seat": 0}');
INSERT INTO "event" VALUES(37,1,37,36,'game_moved',1,'{"move": "f5.NE-e6", "seat": 1}');
INSERT INTO "event" VALUES(38,1,38,37,'game_moved',1,'{"move": "b2.SE-a3", "seat": 0}');
INSERT INTO "event" VALUES(39,1,39,38,'game_moved',1,'{"move": "a7-b6", "seat": 1}');
INSERT INTO "event" VALUES(40,1,40,39,'game_moved',1,'{"move": "a5-a4", "seat": 0}');
INSERT INTO "event" VALUES(41,1,41,40,'game_moved',1,'{"move": "b6-b4", "seat": 1}');
INSERT INTO "event" VALUES(42,1,42,41,'game_moved',1,'{"move": "d2-e1", "seat": 0}');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-22T23:34:20+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T23:34:20+00:00','created',NULL,1,1,'0.5.0','07374385d2b0ba8e7777963b0f6abec8ba4984bee1d181530413d5715d405a28');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-22T23:34:20+00:00','move',1,2,2,'0.5.0','14d47ac001c07ed00f9db729ef56ad4b542395b2de76f6842f582fbf14f329fa');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-22T23:34:20+00:00','move',2,3,3,'0.5.0','213f7e53f3fc2c299c437001a55e6683aed53a7f4f723f9ad6aa38ba27624545');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-22T23:34:20+00:00','move',3,4,4,'0.5.0','b5318cff6a1800487235946a577d89532fafeda43baba4ca9caa6f2fdaef2a75');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-22T23:34:20+00:00','move',4,5,5,'0.5.0','27f1e074aebcd99f6711d3eaa64ae882dca6041787359ae0b6e0570e712ee1eb');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-22T23:34:20+00:00','move',5,6,6,'0.5.0','8937525806588d30dcd08c5b700b73fdf2f3f5c34fc8d6e7394115c24111cbf1');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-22T23:34:20+00:00','move',6,7,7,'0.5.0','22a17b66213d43dab34ea82598a23eefc23892b31e58461c40056cce82c96c76');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-22T23:34:20+00:00','move',7,8,8,'0.5.0','f35e9cd779e3be2438ee3da5217b98aaeaf37fe77c38f382c5e51a7b9c9d1c91');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-22T23:34:20+00:00','move',8,9,9,'0.5.0','1e2ac7f19d76aa1a1f529cceb49171e876a5aaafd4780c8dd066b413680c92e2');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-22T23:34:20+00:00','move',9,10,10,'0.5.0','a8633d82078024b9d673ef336514da553bb7ee5c2d2723b238a30f96c4b96c17');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-22T23:34:20+00:00','move',10,11,11,'0.5.0','89b6349b523d19f59afbf7869fbac47d739f0919b4db01a15391d7fcd155bdc6');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-22T23:34:20+00:00','move',11,12,12,'0.5.0','9ee6b11b759aba4f621b22665001a0804515fd373b31af127b73a3d057ec529a');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-22T23:34:20+00:00','move',12,13,13,'0.5.0','1505ea141c2d65d9948d2610ac178e16173108af6f9ada16b5af830eb573ac40');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-22T23:34:20+00:00','move',13,14,14,'0.5.0','bd7f603f132ee1a6f1e84e94799781157db79dcd5af95c28ef03626c3ce7ba43');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-22T23:34:20+00:00','move',14,15,15,'0.5.0','cfa6f3f9db2d8a1c5acbae50467b22fac2b9f8c40b12ee2436bc6be53d166ad2');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-22T23:34:20+00:00','move',15,16,16,'0.5.0','0463832f3edcc1a6f152730a5d3ccced83759628abeadaf850edeee4f03aeb73');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-22T23:34:20+00:00','move',16,17,17,'0.5.0','3707ef4deb73a313ec352856a99243f1d0b584718ea73d5393acdbb53a14dc14');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-22T23:34:20+00:00','move',17,18,18,'0.5.0','a89697f9004744072b10b1f43da3227872dc551a41fccc5330fada25b44a7add');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-22T23:34:20+00:00','move',18,19,19,'0.5.0','518076e3b3de63133a893bc508608cd593df009f4c0460318a84ae49a2112261');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-22T23:34:20+00:00','move',19,20,20,'0.5.0','e7fc8c32f68e23c027f53814f9884f12e302381a90362371970f1d62ccafde88');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-22T23:34:20+00:00','move',20,21,21,'0.5.0','7093367d5e00f9e92509e67118ec81ed9eb3fde6f3f121f0f80c285ff7b296a0');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-22T23:34:20+00:00','move',21,22,22,'0.5.0','3e759ce30f0be03d42aff069494739c4c8cc6d3c41e675700957066c360b511d');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-22T23:34:20+00:00','move',22,23,23,'0.5.0','ae187a4847830852983c5ffdb00f5480073385e1a571a22c142ecdcce1772352');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-22T23:34:20+00:00','move',23,24,24,'0.5.0','624be3c8e88a72d8d5327e4418380650c4c45955ed8f32691973ac5cdf7f1f96');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-22T23:34:20+00:00','move',24,25,25,'0.5.0','b9fe9a04329470c6bca7be66c4274841bc1b87b3e65f380ed95708d9e89ee358');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-22T23:34:20+00:00','move',25,26,26,'0.5.0','89c1462d7237d33c16ff7729fe82ea3e246d440a7dd62a9d8f9ad08b8c4cff25');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-22T23:34:20+00:00','move',26,27,27,'0.5.0','da8165af26c1af28f8a2e49ee7148226264b7b047220e1d5414ad9b5b10e9e86');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-22T23:34:20+00:00','move',27,28,28,'0.5.0','c326a86d4300814330f7f951fcad6aa5d96b29ffe06287679fd2dacc970d09ae');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-22T23:34:20+00:00','move',28,29,29,'0.5.0','993f4510b0677c813001f5c1844565e4c757131ee5e5405f441732e20bbb90e5');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-22T23:34:20+00:00','move',29,30,30,'0.5.0','5251572b4b01ffb55dcfd20835ed949dc0f426015188f6ffb5eb35439c2139e7');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-22T23:34:20+00:00','move',30,31,31,'0.5.0','54723c0e436974857833b33084a3766653c8e243f95f6548e7c8ac6183a1c59a');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-22T23:34:20+00:00','move',31,32,32,'0.5.0','a8d2edd3584708c0252b9eeefc6f53b7b803cc7832b273b55b7154d034890854');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-22T23:34:20+00:00','move',32,33,33,'0.5.0','5c6be72ddb91bd9ae3e646e630d007ed62ed3df18d6bb72b19748e9917e70e27');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-22T23:34:20+00:00','move',33,34,34,'0.5.0','e064496f03e3a5b3edd135dd40dd52b41f7651658bf83684034bf22de4e50b26');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-22T23:34:20+00:00','move',34,35,35,'0.5.0','aa1003a3ea3a3a9aecfb832bfe3824ddcc0ea644b38ac14d48d0b1a06a2af9d4');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-22T23:34:20+00:00','move',35,36,36,'0.5.0','803f0efa08da7239872da6e2421b1eecfcae177b8a74b78e91023fcc3839cdf2');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-22T23:34:20+00:00','move',36,37,37,'0.5.0','ad2a7c346044e84119c625ccf4b493997876c0b8429d64808c62e21f1ab227ba');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-22T23:34:20+00:00','move',37,38,38,'0.5.0','f201df357e7e702103e1f53bfa3bed17216f5258a335da11dccb2db1a4c263b0');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-22T23:34:20+00:00','move',38,39,39,'0.5.0','aa6ee1dd4b161097c8c16634e9f31189c9c1f25fb654cfefb99c0e9d360ebb90');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-22T23:34:20+00:00','move',39,40,40,'0.5.0','24636d0c8e9d2e130e9db3aaff801f1cd4eb7add6024b54c2c8de97a5becd017');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-22T23:34:20+00:00','move',40,41,41,'0.5.0','aa16b7c9c3aed64980caad3826f0a31ed9fd33e1b9077623a4855282299b43fb');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-22T23:34:20+00:00','move',41,42,42,'0.5.0','242e08c318afc8c09904e251665eb27b70a9ecc1ec7a3ffa4b0bb3cc67948c79');
CREATE INDEX ix_step_battle_id ON step (battle_id);
CREATE INDEX ix_step_parent_id ON step (parent_id);
CREATE INDEX ix_headmove_battle_id ON headmove (battle_id);
CREATE INDEX ix_event_battle_id ON event (battle_id);
CREATE INDEX ix_event_odd_version ON event (battle_id) WHERE version <> 1;
CREATE INDEX ix_event_parent_id ON event (parent_id);
CREATE INDEX ix_event_step_id ON event (step_id);
CREATE INDEX ix_branch_event_id ON branch (event_id);
COMMIT;
PRAGMA application_id = 1397836871;
PRAGMA user_version = 3;
