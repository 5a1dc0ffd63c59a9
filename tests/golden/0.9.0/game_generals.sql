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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-28T18:56:43+00:00','2026-11-28T18:56:43+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-28T18:56:43+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-28T18:56:43+00:00','created',NULL,1,1,'0.9.0','f3dd0980a5090225fd680be6394543fd3617460abc649cb49d1fae9651367062');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-28T18:56:43+00:00','move',1,2,2,'0.9.0','a0cab60e687f5a6b8fc46ed08533878d6e6d779d75d4837ba10dc5d410db9dab');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-28T18:56:43+00:00','move',2,3,3,'0.9.0','5cca21c51e7487f64142bda604a85ba039b3d89c5c215ef70c56003982874a01');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-28T18:56:43+00:00','move',3,4,4,'0.9.0','0d749faabb90d0ca94fb4f57e2c3e8b4d76613eece43247902d9cce7824139ad');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-28T18:56:43+00:00','move',4,5,5,'0.9.0','eca674a1cb624cf0a840eec86aca55227512ebcdfdc186b18b794e33c8828854');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-28T18:56:43+00:00','move',5,6,6,'0.9.0','8576dd6f8e99b2e8c5aa2c01eda70dfe75cbb39761437259ece58cfa3c7ba5c8');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-28T18:56:43+00:00','move',6,7,7,'0.9.0','8bd33ed21524a3d6091cda7815722e2bc3aa2a0e3750191c9f651208e41896e4');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-28T18:56:43+00:00','move',7,8,8,'0.9.0','312f7eb82677ca74f5e86052c079ba698c82d470bd9a03f6b50df15ac6dd71e1');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-28T18:56:43+00:00','move',8,9,9,'0.9.0','7ba6f66a925a619deb4eb5a04168c899b5b2df13ccb7f8410c7fb6f36ea4303c');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-28T18:56:43+00:00','move',9,10,10,'0.9.0','8f1ff61723fb5ff233c0f7ac43a6e7150184f0889131c25b3537eaf5ea6102a1');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-28T18:56:43+00:00','move',10,11,11,'0.9.0','131976791cf20c6844960a80ddcee94b5a6496717bb3aed020fda8463275cb74');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-28T18:56:43+00:00','move',11,12,12,'0.9.0','21cfebea8d2d8e6e28290ac3d883e89704a4182eac4c2cfc64ad2cf6c291f1b0');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-28T18:56:43+00:00','move',12,13,13,'0.9.0','a9f3ecc0ccc589ab0aac47e83c2d00a32bf85b0d0bfc466c73a8479d478a98e1');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-28T18:56:43+00:00','move',13,14,14,'0.9.0','b8be214fd8fe7f83e9f3d1ef06ba090ef5b054aa4dbb8c270c324b7c65610d77');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-28T18:56:43+00:00','move',14,15,15,'0.9.0','c40407b7305ecf4d90aebbcc5f74e5c55cbaefb9c269c23d9bca476860d832e8');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-28T18:56:43+00:00','move',15,16,16,'0.9.0','16e19dc737dd2c0df6a1e980a3c6278eaacb0fade30fcceb123aa96cf24bc552');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-28T18:56:43+00:00','move',16,17,17,'0.9.0','bb9a7757b342ab3bc285d55a362a63f85b9f6d104424fb933ff245d54da39859');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-28T18:56:43+00:00','move',17,18,18,'0.9.0','698fc5b99fed14ca508550b697409413023f67fddad360e23dfe861a8afecc1f');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-28T18:56:43+00:00','move',18,19,19,'0.9.0','b6eb56dcae024460adf905a54ab01f5d5e8df45a32164011e658f9fe89bb4f98');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-28T18:56:43+00:00','move',19,20,20,'0.9.0','0841f5d005c822860bea96aa78e22496cba045485de0d004459437bf74866678');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-28T18:56:43+00:00','move',20,21,21,'0.9.0','52ff9a46b9e58cba3bf3530a807d3eacb456a0143a96cbc2c637bcc23215fd96');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-28T18:56:43+00:00','move',21,22,22,'0.9.0','e06558045629869d070dc51186a6cb05394de45f93d72d71b0de06dd89cd474e');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-28T18:56:43+00:00','move',22,23,23,'0.9.0','db48166c688e848e29f107363656633319f92d3f3eed58a6449b37fa9d9ab451');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-28T18:56:43+00:00','move',23,24,24,'0.9.0','eedd46587aa3edc3d9daaaf4c438dc3e1355d229e39a135ec9a937ebb1f27190');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-28T18:56:43+00:00','move',24,25,25,'0.9.0','68b12dd7a49d5ecf07dcf782659d51f2c2fe95c784ed1f30e74b952264528c8e');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-28T18:56:43+00:00','move',25,26,26,'0.9.0','903530366ead90226081d31536df0301cd2dece25740429533df9b8a3edbfac3');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-28T18:56:43+00:00','move',26,27,27,'0.9.0','13449a71ca07e65ca57d59ccb3d74f58ab1d967fa88c9ff9e6e987f0e56d6eef');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-28T18:56:43+00:00','move',27,28,28,'0.9.0','ecddc339eca6757acd1fb3738a86d95f08d8e78b8e6d38d2a775cd01a842e7dc');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-28T18:56:43+00:00','move',28,29,29,'0.9.0','4d88e048a25fa580f116a7e2fea1f22fa35b36220b06388bb374942afdbc60d3');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-28T18:56:43+00:00','move',29,30,30,'0.9.0','606b32d490e61cd06d8bcebb1fbbe5ecd8891ee05e3c34693c7265430208269c');
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
