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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-22T23:34:20+00:00','2026-11-22T23:34:20+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-22T23:34:20+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T23:34:20+00:00','created',NULL,1,1,'0.5.0','90723ea44d754c47d3b6953cfd34333d506acf48f7198e3a1fc13dc0d835e771');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-22T23:34:20+00:00','move',1,2,2,'0.5.0','d679332936f50aaff098b31b64f94db958a426f342c13a12db574859eaa3d434');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-22T23:34:20+00:00','move',2,3,3,'0.5.0','dd0f6e4c6eef4280ce54491d96ba9ee3a8dde527ca5e6aaf60c48b5eee35617c');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-22T23:34:20+00:00','move',3,4,4,'0.5.0','7e84a58bd10c9e18e0540eeffbc7fec00215857a690431559d6da6ce88f1b46a');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-22T23:34:20+00:00','move',4,5,5,'0.5.0','88c17bc9312ce0c570fc0ebabe11a66d8cfe2793f3794a554d27e0eb5eaca6af');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-22T23:34:20+00:00','move',5,6,6,'0.5.0','f3a36a71bd168c059f689b6642be32fce486e57fd31cac80dfeed6fca2c4a835');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-22T23:34:20+00:00','move',6,7,7,'0.5.0','3ad194d6880d547d998ed4592241c0c85827e003ab9dc105376b07f8e8cf0aa8');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-22T23:34:20+00:00','move',7,8,8,'0.5.0','ffc19da4c36cadb1f79946f0557565d3b242e290c157486a66c03d44e65e63b3');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-22T23:34:20+00:00','move',8,9,9,'0.5.0','8aff8cb81773e6e5cd754c7150214f166d37613db5f564f1b4eba41e6cb29d1d');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-22T23:34:20+00:00','move',9,10,10,'0.5.0','0feba93fa98aef9e0092fc09661139b0a714f11d0f686b3c11a3f9c07054e8b6');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-22T23:34:20+00:00','move',10,11,11,'0.5.0','c76255681a8f1a8b49a82be6c3046d4109466434389a137ac6608a0d69613261');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-22T23:34:20+00:00','move',11,12,12,'0.5.0','9f49c6a90f5ce08028cb149228ca0dd414745a5ed791cd86810bbafaeeb16e72');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-22T23:34:20+00:00','move',12,13,13,'0.5.0','7bf3098ba5dd16be2306bd8832691c4c06918850f5b5a594ffafdfd7fffd966d');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-22T23:34:20+00:00','move',13,14,14,'0.5.0','d9781859ac6df78371aa24f0108076258cc0201818637b849db537b8caa8ccc4');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-22T23:34:20+00:00','move',14,15,15,'0.5.0','38aa991b74606e83ae06d11f9903fdaf05330ec5aa62b635dc8bc85b1fa99bbc');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-22T23:34:20+00:00','move',15,16,16,'0.5.0','56d9d63be1fc2b973824adb42c9f41628a5083e622dbb27938dbdb84bcbfc2f9');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-22T23:34:20+00:00','move',16,17,17,'0.5.0','efb1a0703c6f725da293116ceaaef6332bbc65ed1267a26d9612caa2ad8de04a');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-22T23:34:20+00:00','move',17,18,18,'0.5.0','0154d434fac127bb71777103a0da63d0c6fdc561b0e259e35186e3fd866e8cc1');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-22T23:34:20+00:00','move',18,19,19,'0.5.0','84b1bab9c96afabc7965530d93f0a0c74bcdb55b095d2268402d43e18020f43d');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-22T23:34:20+00:00','move',19,20,20,'0.5.0','8cf88846ee8da0cdb0ac9d1c502e4b305b31928efe612ad588b6f380a9b0ba48');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-22T23:34:20+00:00','move',20,21,21,'0.5.0','22b84b4d2bdaf1e814afde35a90c8beb90788ea8236e18bf83760eaba0116733');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-22T23:34:20+00:00','move',21,22,22,'0.5.0','f5515c6d5dc36a50b41788044a3a03a43b52af1895c3f84391351c74ead5729e');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-22T23:34:20+00:00','move',22,23,23,'0.5.0','aa9a242486d5ca71a25634d908a890f632b91e03dd53c657e710254f20fbb4e3');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-22T23:34:20+00:00','move',23,24,24,'0.5.0','6ccfa12345676eaff29f58abeea7a32b4573b1206de3f174ea16562838a9c6c9');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-22T23:34:20+00:00','move',24,25,25,'0.5.0','0379084970798940a78eb7886e8db25ee4b73af45ad0fd250c02bd66d32499c1');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-22T23:34:20+00:00','move',25,26,26,'0.5.0','a61d2842b5c19c9225ae15386b3449f98490875eb11806fc2a9e208d6b32f7fa');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-22T23:34:20+00:00','move',26,27,27,'0.5.0','84a324450c8ef2bcdeafb2a05fa6b0ee6b422f1aa39c2c9069adb1e40abf3638');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-22T23:34:20+00:00','move',27,28,28,'0.5.0','78af9efb4d8a7a11a690cdc20fc90cc0083713a70b80d63bc82fe25471452749');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-22T23:34:20+00:00','move',28,29,29,'0.5.0','a3fce2e2b83642c755b2ced5f620f607c04e0ceca9b5e303e718a94088ef9cb7');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-22T23:34:20+00:00','move',29,30,30,'0.5.0','09bc19f648deacbd6c46a2b687b8d7ab829a1d901bc59500313c562f63fa072b');
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
