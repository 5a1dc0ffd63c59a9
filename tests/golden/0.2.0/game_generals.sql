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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-22T13:16:22+00:00','2026-11-22T13:16:22+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-22T13:16:22+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:16:22+00:00','created',NULL,1,1,'0.2.0','898b52d30ed3438024f08172f346185ba9ef0e14a1e732ceb76aabde3dfeb032');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-22T13:16:22+00:00','move',1,2,2,'0.2.0','b4ca9f9b95954268a716414b4f2bb40db5ae7770ea14c5e57e46c81d8ac26a2a');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-22T13:16:22+00:00','move',2,3,3,'0.2.0','2af4d23f3127db55a59d0cdf7b09967b731f31d0882504536e0ac3e1507ef3e4');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-22T13:16:22+00:00','move',3,4,4,'0.2.0','a5ddef9c3c60902fa3a946450dc32df77c3b0f12ccc3b56c3f45c6c8849f18b1');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-22T13:16:22+00:00','move',4,5,5,'0.2.0','7d317c376a303fa5b1cc7ec24df966944259cf1736705cfa9b2f009719a556b9');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-22T13:16:22+00:00','move',5,6,6,'0.2.0','d8dd0743508106f8e14ef465862dae55ae167a2d42ce5d306dcee555d1a13e51');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-22T13:16:22+00:00','move',6,7,7,'0.2.0','b4a65c0c8571bb9a38f24169c948ae1640d90e5e663f4e6773bb5de5cee68c26');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-22T13:16:22+00:00','move',7,8,8,'0.2.0','841d3a280929154652672c9e1458fcc74ca83f54b692c20240d267055d985fdc');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-22T13:16:22+00:00','move',8,9,9,'0.2.0','accf86c20c142d2850a773eb8952822ce750b68bc2be169d459c04fcad8049fd');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-22T13:16:22+00:00','move',9,10,10,'0.2.0','a5637c4b9339bb738dd54dd1c55dc4779be223c1feab8cbde37bbcd3d775f100');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-22T13:16:22+00:00','move',10,11,11,'0.2.0','9e8313c956745da49c9061ee951f68c899be74b9021995875f0b1e1d3664a04e');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-22T13:16:22+00:00','move',11,12,12,'0.2.0','d518acce80fd10066726b15572c8d2a29b204a744117429633299cc0ba77db45');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-22T13:16:22+00:00','move',12,13,13,'0.2.0','f8707310a844cf7d84ca97df92091a5e6275d5cb843ff991d972eaf1d3e5b9a2');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-22T13:16:22+00:00','move',13,14,14,'0.2.0','4f076fa78d10b30f93bc7936db38639a99315e3432daaf025c912504896962b3');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-22T13:16:22+00:00','move',14,15,15,'0.2.0','9240897aa0988bf85b18840edb7c5b84e75f0ca620ec9ad5a7f26e395f5ad649');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-22T13:16:22+00:00','move',15,16,16,'0.2.0','d624d4ce54981612279ddaefda9fa58ca3ada724746e27e0a592d79af5683fcb');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-22T13:16:22+00:00','move',16,17,17,'0.2.0','4d5a23fe4bba4b6bed6e0f5f1ab896ddfca834506a428fbd781cfc662b76c6f9');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-22T13:16:22+00:00','move',17,18,18,'0.2.0','1f382c1bc1ccf7d55c90f57dcd6dd5b0ae2364caabeec07f2f29155952310d5e');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-22T13:16:22+00:00','move',18,19,19,'0.2.0','747492cf7a70ad4255fb0accd7037bc31ca485b95da83ed224f7161b0a5a0f64');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-22T13:16:22+00:00','move',19,20,20,'0.2.0','0aa5ba6f54fd2d5912405278fe27a771b3cca95296f9fc500e6c2bfe92f3b000');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-22T13:16:22+00:00','move',20,21,21,'0.2.0','db0e90223d09c0d70d0b6162ec48f9032238b89928ef4dcc82f7ba0c0896f85d');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-22T13:16:22+00:00','move',21,22,22,'0.2.0','d8a28162b182899d5a95e30d2bc25d1b086deb955dea87c4f1f7f865396b55f9');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-22T13:16:22+00:00','move',22,23,23,'0.2.0','ca3360a7d7ae32a63ccfeaa70173e50689a446ee25422d8efa118ef3c14e9ca7');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-22T13:16:22+00:00','move',23,24,24,'0.2.0','b006d6230ed004e4f0e0c4a947548bf633a1185760aee7534fb753568f4395de');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-22T13:16:22+00:00','move',24,25,25,'0.2.0','41c4e616722822bd3ea00b70dd91b9561bb1c9b3e68a530a93af2ce174532546');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-22T13:16:22+00:00','move',25,26,26,'0.2.0','26d000d4a8afacddce5def8bcf74769dd9cdbba74c6ac20e3885289de13214e5');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-22T13:16:22+00:00','move',26,27,27,'0.2.0','40d03770e955c9e989698dd5beca085574865ba903b16ad7291b43fdcf8bc66c');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-22T13:16:22+00:00','move',27,28,28,'0.2.0','42cb93e3101b09f9ab6f3d5429d8137c3b71da81c9ff29efef8a484c92d38d48');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-22T13:16:22+00:00','move',28,29,29,'0.2.0','003bd82b1391a0a283878703c589a43b17885493238147d9d4cc85983e278679');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-22T13:16:22+00:00','move',29,30,30,'0.2.0','acdf2b688e8e1cf361785e8fc35cfe662f66eb06c837d5b67892c3ed0ea07fa8');
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
