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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-23T05:55:31+00:00','2026-11-23T05:55:31+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-23T05:55:31+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T05:55:31+00:00','created',NULL,1,1,'0.6.0','d774ccf8e1d8856d403260e17ece6f99bd937642aaf3cd858d4f999fbc510696');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-23T05:55:31+00:00','move',1,2,2,'0.6.0','3adbc0cf009834ba3117e12c6501b24f63467f2b39f6b889cc6d925dbb678d3e');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-23T05:55:31+00:00','move',2,3,3,'0.6.0','4a2d692cd466356004cebc5847c62d6bc8f2918e21381000df667dc6535fcb2d');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-23T05:55:31+00:00','move',3,4,4,'0.6.0','5e18d0a23a32de08581c8e04acacc0af2852f416d2d48533f877d4713d1e76ba');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-23T05:55:31+00:00','move',4,5,5,'0.6.0','135256710e71192522b1237a0970f2030fcaf37c924565ffaec1c5220c04f8c3');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-23T05:55:31+00:00','move',5,6,6,'0.6.0','1f05b03c8248a78226ca84e5ea8df0fef75e9765a3d749c7b06248cbbc076451');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-23T05:55:31+00:00','move',6,7,7,'0.6.0','13ba87781f5361ff3ad034c818f86822f7edb7b8fb92889c4559031bcee49894');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-23T05:55:31+00:00','move',7,8,8,'0.6.0','2e7c93124ab4ab078c0de2bbd6dbecec7db8e2a79f6f29602d3af5e41d36581a');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-23T05:55:31+00:00','move',8,9,9,'0.6.0','eb2ef52350d4d4265bf645f40c829509719e7cfe2fa42d9a81ee9a96756f2ddb');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-23T05:55:31+00:00','move',9,10,10,'0.6.0','634d8a0ae4f188eaa177792d9762d70971dd33dc6a0a3d0083d5c8da937a6588');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-23T05:55:31+00:00','move',10,11,11,'0.6.0','f0d3859545781445751d0fab2bc0abb259fc300a702fb68bec8e5d75232f0b96');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-23T05:55:31+00:00','move',11,12,12,'0.6.0','a87a7b2c4f069a37cdd078bd773d2dd732d9542a44cf28450eb4d5d47e5c7799');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-23T05:55:31+00:00','move',12,13,13,'0.6.0','529ea51aeb6332ebc402cc61dc3e1f3a17bcc73563c3ccfd7e7272e30791f79e');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-23T05:55:31+00:00','move',13,14,14,'0.6.0','b0be97194a792d69f943a9b533c1f13d7ce5841bc3d469b30e636098e44096f3');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-23T05:55:31+00:00','move',14,15,15,'0.6.0','3f60654935509d0379448a550b4130e09e500f302fc770cabd7891c798b0e4a8');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-23T05:55:31+00:00','move',15,16,16,'0.6.0','07d2d33792ddc9bb68728e0f767c69931d71ccdde53b99dff77dd71dba013959');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-23T05:55:31+00:00','move',16,17,17,'0.6.0','0c38da29cd56da29a0e4ab63698ec9c7afdc210a465d12ef0e0a412c1efa1c10');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-23T05:55:31+00:00','move',17,18,18,'0.6.0','1c38c8d3b15ea0c45a7003576644c6d9584d2dc14f9a452d275d299983727db5');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-23T05:55:31+00:00','move',18,19,19,'0.6.0','81a07b425444f2fca20490741533b540bfda61210bb130f83d08af4037f423e8');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-23T05:55:31+00:00','move',19,20,20,'0.6.0','be99962bbd58e5705ad6fe33e481d95f5108ec24405e9ae44fb3673ed142e9f7');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-23T05:55:31+00:00','move',20,21,21,'0.6.0','8f3e85d09ad7e2c17346b175d11c1759f92b477eca5bc4b8d30abd5409379a72');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-23T05:55:31+00:00','move',21,22,22,'0.6.0','3b8aa13614962ff491e0076558ebd42aeaebee807c8367102f111e70b8be6397');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-23T05:55:31+00:00','move',22,23,23,'0.6.0','fb36757607cad0fb365ea2909a71af47b0519103e7449c0fd6e733927acb0f2b');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-23T05:55:31+00:00','move',23,24,24,'0.6.0','b76c9e5ee64bb1022d9bf3e72511b7fd8b2bdf117145f23c4fbe23497c2605aa');
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
