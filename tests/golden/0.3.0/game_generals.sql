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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-22T14:09:20+00:00','2026-11-22T14:09:20+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-22T14:09:20+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T14:09:20+00:00','created',NULL,1,1,'0.3.0','92c05f0e6a89e7d046ed1975b6098fd2673d260b95079472da9fa5c558938058');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-22T14:09:20+00:00','move',1,2,2,'0.3.0','18c6ef1870a7c91eeb2898a58e5b471990209c73f03d8f2e2458410375382608');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-22T14:09:20+00:00','move',2,3,3,'0.3.0','b954361b6e7f0508f07254b75f8388da0e2565bcce85e7f47d04a6ce9bbf94b8');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-22T14:09:20+00:00','move',3,4,4,'0.3.0','052103166aa5dd685245f162e53078798f29b9aad8d2e5e4af413e59a958b727');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-22T14:09:20+00:00','move',4,5,5,'0.3.0','6ac625597d8de9fa001164687c896b6288c06b60343bac642080732b6b2857ee');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-22T14:09:20+00:00','move',5,6,6,'0.3.0','4f7afba52bba8cf00ff336fc28935e3e31c535267817f246fd511a8e1cfe6282');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-22T14:09:20+00:00','move',6,7,7,'0.3.0','e461011a5198e85c2a41ae58553d32bc122c4dcfc1a8d88b33f45b9467fe1901');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-22T14:09:20+00:00','move',7,8,8,'0.3.0','e86b173787c5595fbb4455723395bcc61a3162171d2f1f1fab90c34afccab858');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-22T14:09:20+00:00','move',8,9,9,'0.3.0','fc42e9f30659be35f96215d3882445da2300f32ae0736b0a9db4f3d73f119f7a');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-22T14:09:20+00:00','move',9,10,10,'0.3.0','c61133c18dba87891a6bbaa8ec12cf44fc3c1ba887404b62bcff4a034149d36b');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-22T14:09:20+00:00','move',10,11,11,'0.3.0','eb409404d02ae8a0112567dd5d4f34fc79828417902a5c4235aa8535917a7bcf');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-22T14:09:20+00:00','move',11,12,12,'0.3.0','696dde77ffb32296b0a5b3160f3473f993fe2848117e214e1b140e86e12f4af4');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-22T14:09:20+00:00','move',12,13,13,'0.3.0','8ff7423fa22a683a90c49bc77f99ac68bdf6a3643b7ccd43f8948c1c090c5eff');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-22T14:09:20+00:00','move',13,14,14,'0.3.0','3dfc9f20241191f92fd6dd54739ef450a28f8da9d03317739316c24af48f8736');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-22T14:09:20+00:00','move',14,15,15,'0.3.0','926a4ba3ab0e10c247a2ae121943bebf5c92669b4411b2a2410547dac0862f32');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-22T14:09:20+00:00','move',15,16,16,'0.3.0','dc2cbf8db9e5dc2cf74df5091083a6e5417bf308b7d7c4d9e0169b12b397724d');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-22T14:09:20+00:00','move',16,17,17,'0.3.0','d453baa5e839f024d326a6a4e77583a06f56c659cb0a2622a982c33502e4e986');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-22T14:09:20+00:00','move',17,18,18,'0.3.0','74a0cf65ade9d52dec71f07f1ab0f1b2c53c324a665c56bcba22a25ba6cc32f7');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-22T14:09:20+00:00','move',18,19,19,'0.3.0','fd4d4b615d0e5bca5f10e4470c2822ce49243837b089a9a356f857f2a0af1f4e');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-22T14:09:20+00:00','move',19,20,20,'0.3.0','ae6a3b6e2c0523422c4fcbb6476af802ab70b1aa6cb31b2aeb669b47e990f491');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-22T14:09:20+00:00','move',20,21,21,'0.3.0','886317c5640a72ae7820f97c44532acb124f3d3aef12451facf57501ee20f04e');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-22T14:09:20+00:00','move',21,22,22,'0.3.0','ae67fa6db08788bec231b274e5c5eb7eb76e80fb0c25d34c92fb040ea63f9113');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-22T14:09:20+00:00','move',22,23,23,'0.3.0','0702a1a378f7251432e50549d76a0b12907f641b2d525664e9bb025da162516d');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-22T14:09:20+00:00','move',23,24,24,'0.3.0','1285f47517b9156647fbbe106583c5d70be7e2e73d019bedb6ec6587e834c30c');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-22T14:09:20+00:00','move',24,25,25,'0.3.0','56eb8f6f60e4dab496812823b767fd8013ff8a514df547d2ba512f8b6a803084');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-22T14:09:20+00:00','move',25,26,26,'0.3.0','296179272ed6df50d3dc20b118e4cf9625049926c084356ce6011cfd1ee456f6');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-22T14:09:20+00:00','move',26,27,27,'0.3.0','caaffd867e330e8eedfe48fc2980e50dbc827e12605f71b00a9711637e5898a7');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-22T14:09:20+00:00','move',27,28,28,'0.3.0','ef21b8d9ab8152ecba1d95e02d1d26c42fc7495f7b2b7c427503f6f1f5ed87fa');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-22T14:09:20+00:00','move',28,29,29,'0.3.0','11eb85a40c4f8d056a9b7ce178024d70c9f25bf86d9df9dad87806e97ae091e0');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-22T14:09:20+00:00','move',29,30,30,'0.3.0','a179a9dbee8f42c17ebd634380cf09fd84cadbf58d7129b534c7fec0500d88d3');
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
