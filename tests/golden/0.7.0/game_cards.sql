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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-23T11:43:26+00:00','2026-11-23T11:43:27+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-23T11:43:27+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T11:43:26+00:00','created',NULL,1,1,'0.7.0','783358fc456d9c92ea88062fd11dc66714bcc685b0dfdf7b87b2acbff744214d');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-23T11:43:26+00:00','move',1,2,2,'0.7.0','3066973174681ae38acb8231ee24104fa61de89acda13a504711c1fe9041fe6c');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-23T11:43:26+00:00','move',2,3,3,'0.7.0','0f7b41258f6d54343151df4347d133bbbb86e50cb239fa9464eb656a2060acb9');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-23T11:43:26+00:00','move',3,4,4,'0.7.0','071aec9f2b6b24871db77b0cc05f02f2a82e820a0c932a21d1e5331f355e808d');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-23T11:43:26+00:00','move',4,5,5,'0.7.0','c3c4c7686804e7ef48089d5afdc5b27e0dcc43b8f328e290e6167c5f42786a89');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-23T11:43:26+00:00','move',5,6,6,'0.7.0','d7988d4cca4a4ee1d0afca55676029d1d11213c0a14582cae6b622b9df6c2e54');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-23T11:43:26+00:00','move',6,7,7,'0.7.0','b3a93de08941fc717a62531ec9c0985f49754b33715503c621556385937b3c30');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-23T11:43:26+00:00','move',7,8,8,'0.7.0','aed500104089363cbfdbd2836fbda765733d2c41f0ba23f443bc757f72d80306');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-23T11:43:26+00:00','move',8,9,9,'0.7.0','14e288c741d2d071c421b35ab5b5292b1fd69ad48526e43eaa86cd44963764ad');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-23T11:43:26+00:00','move',9,10,10,'0.7.0','2e5e7816c0de9cc3c8846187888b5f4b79e4c89a57325178f6f65e1e679c9f27');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-23T11:43:26+00:00','move',10,11,11,'0.7.0','187a112eccdaef266ca52ca91b8eea2e05828843a59d2314c1e699c61baa6c20');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-23T11:43:26+00:00','move',11,12,12,'0.7.0','6c88bf92ef55cc746ec23a305241adebde753ac4e4942e7507cb617fcaacc6b0');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-23T11:43:26+00:00','move',12,13,13,'0.7.0','abcd8041b844e2d3a92b6bc921eb6fd73cede14089b12fd0ba98f194db8c09f1');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-23T11:43:26+00:00','move',13,14,14,'0.7.0','4b71312f79ae1eb7382fa234c6eec8491f01e1d218798a072ed50e689694b131');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-23T11:43:26+00:00','move',14,15,15,'0.7.0','35b9751f61516d82d696974d9158533de4d3463240605613e1b06a25b85d9c06');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-23T11:43:26+00:00','move',15,16,16,'0.7.0','b60821cbe107f5b2a8c5974043cfed22fe88293b2bbec71a3decb7efbf675343');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-23T11:43:26+00:00','move',16,17,17,'0.7.0','68aacde781537723cb6d70730e52d69106c29cd71e7a0eada7aae6b4302b2045');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-23T11:43:26+00:00','move',17,18,18,'0.7.0','7d91796b72c0fcb0fe5fe27ac7ec1b3f129f3eb4201f7ce8205faff01092846a');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-23T11:43:26+00:00','move',18,19,19,'0.7.0','2c09d977364253de3f89d5743aed900d103c035e1734f487ce3542b34481e737');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-23T11:43:26+00:00','move',19,20,20,'0.7.0','9487aca6b728f4dc566363f2c68cf8f0a75ad6876eb36d2d0be82c5e4755f50c');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-23T11:43:26+00:00','move',20,21,21,'0.7.0','b4cbae60375abe7f13a78287422f0f17abe8a61790a20bfdb40113abdced808f');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-23T11:43:27+00:00','move',21,22,22,'0.7.0','300cf6d5db01fb481c78d92e462d8af36a21a8962adfdfc0a02bcb7f51ca3f58');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-23T11:43:27+00:00','move',22,23,23,'0.7.0','d054479e091d788c7ed41eb0107b3eaccb80454deed33010a6f28c0f87d05472');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-23T11:43:27+00:00','move',23,24,24,'0.7.0','bbd64d77b3a0a1ec10350b2e232eb499c79d0a451c04e9ac1f42957d2f6bc990');
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
