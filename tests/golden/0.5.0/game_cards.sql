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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-22T23:34:20+00:00','2026-11-22T23:34:20+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-22T23:34:20+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T23:34:20+00:00','created',NULL,1,1,'0.5.0','214e942d1c41a941f3c23505cee403c0ce8bcd23a89bd5d2ae853cedd3dba54c');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-22T23:34:20+00:00','move',1,2,2,'0.5.0','6eaa2570d66686de883a2172fa6788721762eb37c4a8442365c86784c1a619c7');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-22T23:34:20+00:00','move',2,3,3,'0.5.0','298bca53a2bc5e991a77de1bab165cbada39a7b338147bba9aab909422440529');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-22T23:34:20+00:00','move',3,4,4,'0.5.0','53b774475c2e56604effe61a35f7de240c01bde7adf78334ecc19a6653f88fac');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-22T23:34:20+00:00','move',4,5,5,'0.5.0','c0be1114743bed491e659787879185ea65ce9a4e4d25311a829283d12e8051a1');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-22T23:34:20+00:00','move',5,6,6,'0.5.0','e80f20e7be0772a6ca98e1fbe0e2f53913411ea6f1ed1c2dd2e681cca30a3386');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-22T23:34:20+00:00','move',6,7,7,'0.5.0','d4f98fb15fcd7d560db983e5f9b5321669f8a1e1dc62a439873810c3fc6df650');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-22T23:34:20+00:00','move',7,8,8,'0.5.0','402cf0278b6e672372934f9e53ddaac63e8b740de1057049d1a301779b573951');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-22T23:34:20+00:00','move',8,9,9,'0.5.0','97479b2481d577a778354684d5acf9665adf23c780b9b7ccecdf19b3d8b1f8d9');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-22T23:34:20+00:00','move',9,10,10,'0.5.0','98d3e8699c4a68a380114e186e36f0931b4aba9786c9e9a6e298ccc1112c0e34');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-22T23:34:20+00:00','move',10,11,11,'0.5.0','003469557075088b03683866a7fcba6050c8b8ab785d64936311635a193f023d');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-22T23:34:20+00:00','move',11,12,12,'0.5.0','89e5324f8054b902270c7cf7ba37aec13614816ad99563bc9db0512ab969f870');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-22T23:34:20+00:00','move',12,13,13,'0.5.0','7db22d0be800dedde0866b5727986fa8e7deeabecaad8b8e731bff6d1e1f2fb7');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-22T23:34:20+00:00','move',13,14,14,'0.5.0','1bdf7758060e6449a7a2cb687acda2ec29c32b7f151818dd0c4f6daa0b32a13b');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-22T23:34:20+00:00','move',14,15,15,'0.5.0','309942a74232f9ace215b8ba2462ce1e1a9fa0c3244bde24437c474d62c02d88');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-22T23:34:20+00:00','move',15,16,16,'0.5.0','24793c7f63352d28bfacbefd0edf7d722466656097e5a8f3deba66167ab029e5');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-22T23:34:20+00:00','move',16,17,17,'0.5.0','7f1b2a0a93e2653bbe2c45f0c34e5573c72ed3726c64ac754685931ffd99af2d');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-22T23:34:20+00:00','move',17,18,18,'0.5.0','40f1f2465c6068617c32d6234c717f8bd736238e2a1c6873f214d999d9417c2f');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-22T23:34:20+00:00','move',18,19,19,'0.5.0','eec31f571d7bdd5add431faae47d1471e3c83f22779b530d139ca6dc417334e9');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-22T23:34:20+00:00','move',19,20,20,'0.5.0','acf65d1541aca4f81ad06a6f9ef8ca9e6305e50a166e24248268f423d9108404');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-22T23:34:20+00:00','move',20,21,21,'0.5.0','6758f3ddaf3386a946bdb00e4b30a11be0a9daefd102ee11354a4b6b99b7bb3e');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-22T23:34:20+00:00','move',21,22,22,'0.5.0','d5afd8dc8f2fbcf6f7924a8e1241b1c057d427c7b26169cc2003ff93e35b58d6');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-22T23:34:20+00:00','move',22,23,23,'0.5.0','e8f7e589b94696f52de24e9a42753a8809b9275eea1245d90848e233291c3344');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-22T23:34:20+00:00','move',23,24,24,'0.5.0','440a5551fe2c685e231f055ab894dec5ff57409e9cfd49ab625727c62e8fdb2e');
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
