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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-29T16:36:53+00:00','2026-11-29T16:36:54+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-29T16:36:54+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T16:36:53+00:00','created',NULL,1,1,'0.13.0','1090aa7417705601b8b571f576204bcae699fe286102b4cf0d574e976950d197');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-29T16:36:53+00:00','move',1,2,2,'0.13.0','9cc4e9d14f3257df89dfab977bd02a68ae3a7385e182042549119ac0e8442be8');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-29T16:36:53+00:00','move',2,3,3,'0.13.0','79d94d93f95785714bce0b555e28a809c409f185a56905cb151088681dcd1a96');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-29T16:36:53+00:00','move',3,4,4,'0.13.0','9e638e09e130008454380e54e42785871db869dedd442a51a1f97e7954ca5f07');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-29T16:36:53+00:00','move',4,5,5,'0.13.0','725880c0b04c5a34da92f999a5ff1503e6fe150f48b5c7b4885c2b496ce7d48b');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-29T16:36:53+00:00','move',5,6,6,'0.13.0','fbab716616608feca3f1ac9d4edfc4239bda8d3458f62860d9566a45cee8c169');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-29T16:36:53+00:00','move',6,7,7,'0.13.0','d927ce4cd2c77cced563f6c0e47338c0394c54e7e048673fcf2c0de56833a8a5');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-29T16:36:53+00:00','move',7,8,8,'0.13.0','dbe800bb1104ec96f5c29d4b97033511a9ef0bfd2347df100a9aa763937a1240');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-29T16:36:53+00:00','move',8,9,9,'0.13.0','91fe3ca642499eeef444a9c3792a112683dde675401585d191654f791c1c454a');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-29T16:36:53+00:00','move',9,10,10,'0.13.0','8cfe42805251369ebde7780b3724ab2cfd6653aef56b8d542d94bf3e5a825e2e');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-29T16:36:53+00:00','move',10,11,11,'0.13.0','7f3abc5340d94b9d611f49f6bbf473d1c565448a656d3329f4f9890ee732fa95');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-29T16:36:53+00:00','move',11,12,12,'0.13.0','33836e333a508a4268aa3ac201d210b076f888a5bb5d56b7b82b90065b09e036');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-29T16:36:53+00:00','move',12,13,13,'0.13.0','0d95ad84db9c90e9ef2d8223ad19fd55f71813b522b51a29a45eb6e01fc7dad1');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-29T16:36:53+00:00','move',13,14,14,'0.13.0','7f9cd5a712a5cf44219e1921fa51cbab7e58c0c0eae48abbc4f2f3fa77ede3ec');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-29T16:36:54+00:00','move',14,15,15,'0.13.0','6ee20602034e7a3d4531578c7676c1d07d735b80065c40bae3021390c7822618');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-29T16:36:54+00:00','move',15,16,16,'0.13.0','e5228e7d9ef5e84a3dc68ff35fc11852a1a6e8f1a69677875f6b266538294f18');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-29T16:36:54+00:00','move',16,17,17,'0.13.0','1f11d7f4f8d24db8f89753bff5efe8eeb5e57ef849aad345cd5dc8bb61ba1aaf');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-29T16:36:54+00:00','move',17,18,18,'0.13.0','0a9f0d56f9e1251e33f2c201d33be8f4ed80306bdcf801b529c958aade714c1e');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-29T16:36:54+00:00','move',18,19,19,'0.13.0','135dacfa1b0b07b4ccd9a99bcf88b34f7f34870130ce883e252acdad507ea916');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-29T16:36:54+00:00','move',19,20,20,'0.13.0','d13034862a2115dbbbbb4cdb3c87116d27909583d12e31b641f80941c8988570');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-29T16:36:54+00:00','move',20,21,21,'0.13.0','19e36a8eb348c11a689220eddaae160e671c82df3eb7b4857ec9469bb4f23e5d');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-29T16:36:54+00:00','move',21,22,22,'0.13.0','c4ca2322b3121fb948da96ce8c64a17e29dfffd98a8286f9cec3872b34428ba1');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-29T16:36:54+00:00','move',22,23,23,'0.13.0','036523316c8df00d2588d50770a6ed69517b5f8ad995124e226cc22be25ee3c9');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-29T16:36:54+00:00','move',23,24,24,'0.13.0','f8e1fdbb81502869d1703ec42f1bd74de6e7b742761ff3e4f966f0ddbcbf54f8');
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
