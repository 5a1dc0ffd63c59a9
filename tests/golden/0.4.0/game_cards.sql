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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-22T17:11:18+00:00','2026-11-22T17:11:18+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-22T17:11:18+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T17:11:18+00:00','created',NULL,1,1,'0.4.0','058fad95739294f2349c560d4ca4f179b264be7f4d4f40f4f426f8efc9d837cd');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-22T17:11:18+00:00','move',1,2,2,'0.4.0','fd52c3700260beb614989e773f1aea7cba89df406621f56b8e902dd9fc31a9c9');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-22T17:11:18+00:00','move',2,3,3,'0.4.0','d99105785b5f3c51f1ecb5d110cf99a638ecd5e68cf21b1cb4ba9a3a4c758f28');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-22T17:11:18+00:00','move',3,4,4,'0.4.0','d343add19305b3e1dad90608e33ebd6ca3abe41e701905e76124819004cf6628');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-22T17:11:18+00:00','move',4,5,5,'0.4.0','f87794a10cf8463e804e6db68d3f2ca7eb2cbf60ebfb854347b1ae3364efdf92');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-22T17:11:18+00:00','move',5,6,6,'0.4.0','6375106df861ab83668faa8dc03580c7bdabf081a648396149edefdeee49777d');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-22T17:11:18+00:00','move',6,7,7,'0.4.0','e1155b52466a60fdabe2e27093ad4add297e0f6a319fe912f7fe6930aba5bd8d');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-22T17:11:18+00:00','move',7,8,8,'0.4.0','8579d5cdbdc01272be352f3fc7fd8d652cfdea4143ffb83750a9c42ec3dba078');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-22T17:11:18+00:00','move',8,9,9,'0.4.0','41bf93587aa4a45bd66fd84725742f0b549171be36cc41a2c4093fd1671d1275');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-22T17:11:18+00:00','move',9,10,10,'0.4.0','5f7b53a6540686b57ea689c8b8938e94dc6374cd707e0feea9c5251eaed3df3b');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-22T17:11:18+00:00','move',10,11,11,'0.4.0','7703bb138ecaab646dedbd56813d4a870d3fb7e8183ca6087d34c27d199c7b82');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-22T17:11:18+00:00','move',11,12,12,'0.4.0','3ae3e2108d14c9ed0b7245ae474e7edeb2a2c493a21b004cea8c314412bf637e');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-22T17:11:18+00:00','move',12,13,13,'0.4.0','c65e5f51145619e1826f5e6a77dd3e53feb38984742ebef78240ec8c76f6032a');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-22T17:11:18+00:00','move',13,14,14,'0.4.0','78345f6b275df1d2afdfbcbf3b14b11840f2eeb28e0c633e14584b7ea8853dcf');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-22T17:11:18+00:00','move',14,15,15,'0.4.0','4e4b0192abbb1e2d08ac0dcca8468a42abe149942a4bbe02098da239326011a7');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-22T17:11:18+00:00','move',15,16,16,'0.4.0','bcd37b4ca4a0942a70c0db8ecdf5c2cf3a18dfc574e4efa664844cd075f22c14');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-22T17:11:18+00:00','move',16,17,17,'0.4.0','306e5b946521442b2dfab1039120c0193261d6982400f885625e35f07928a776');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-22T17:11:18+00:00','move',17,18,18,'0.4.0','abf2c0ef4c50f003b1ac3365e3187f10a4f5e6cad1dc934c4e82c5f0833cfcc9');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-22T17:11:18+00:00','move',18,19,19,'0.4.0','84fe1e166e67c54d8ab72edcacda66e4d87e1bfb2c1ae3551790c2a9cec0b700');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-22T17:11:18+00:00','move',19,20,20,'0.4.0','a593d5e5f75ae6331f2b6ee633600a25a067ed90ad6131c8705bf3116512cdde');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-22T17:11:18+00:00','move',20,21,21,'0.4.0','bdf089e10c33235f5a1a16f02813d680069f2572eecb14241eaf62c182de8855');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-22T17:11:18+00:00','move',21,22,22,'0.4.0','94f9a599c4f22a70493637252bf47e32e3dcbf8f30694bb998faf162cf2bd907');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-22T17:11:18+00:00','move',22,23,23,'0.4.0','cc5166d63369b5771e8d8afba13afe6043b705917bf839e01aa98be9da105daa');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-22T17:11:18+00:00','move',23,24,24,'0.4.0','f5819c20e7b5533310b955afffedc35f6532084858a7b16b234c0eddf9bf200c');
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
