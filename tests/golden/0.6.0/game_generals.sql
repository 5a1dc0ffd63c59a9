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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-23T05:55:32+00:00','2026-11-23T05:55:32+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-23T05:55:32+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T05:55:32+00:00','created',NULL,1,1,'0.6.0','6dfcabbc7777c8fc1103548b2f80c72a0ac70775e90a829bf730af2cbf4e8c57');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-23T05:55:32+00:00','move',1,2,2,'0.6.0','c6262106453162b7bde0cb9ca4557f286a643b8666a9d61dec0491c5de70c8bb');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-23T05:55:32+00:00','move',2,3,3,'0.6.0','c5d3cd9309affeb11cf532296ec30e79b0444b5f8855c6d5a4faf863dbbd2828');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-23T05:55:32+00:00','move',3,4,4,'0.6.0','fc9f3f4627dc3b88a296262a0a6b1e9915891031a604f2a5c09deaa1c1aa3799');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-23T05:55:32+00:00','move',4,5,5,'0.6.0','d6a5953db54ea7408c92ea85efbc36d29ad7a5f3e32d9d6c869ece2cf8e51831');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-23T05:55:32+00:00','move',5,6,6,'0.6.0','6ff2314c8b8cb5130ad80867c6d65446f6a8aff7cc3c696ceb57aa77cdfda0cd');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-23T05:55:32+00:00','move',6,7,7,'0.6.0','2663bab7d472342920db968b579ace0d49ab2c87e20879f2c5470d9f7a68da38');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-23T05:55:32+00:00','move',7,8,8,'0.6.0','4c493f39df46cb243f30a129faae6f4dacdda7678eec5c4abaf5fb34250bf6e3');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-23T05:55:32+00:00','move',8,9,9,'0.6.0','1ca1fbd0f1069e3d569d29df64e9aaa4797fc2c32a974aa0c958912c7007b510');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-23T05:55:32+00:00','move',9,10,10,'0.6.0','35e9fe053fc1a8e882031441f48cfee46f1975fbcc7872ab54ff26adb8126c14');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-23T05:55:32+00:00','move',10,11,11,'0.6.0','fe5ed7a2fc6d2efc4d4e2fb91cc4d2901d4a030df5fb6e221fa7b61117d4b963');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-23T05:55:32+00:00','move',11,12,12,'0.6.0','2cbd2e016c6c479726e2bf0ba2bcbe9539bfbe7c1c024c64df6007c163081407');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-23T05:55:32+00:00','move',12,13,13,'0.6.0','ea908cc5d91b8205aa7ce12e4845a2befd50bf448049c3558a60d975a72f197f');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-23T05:55:32+00:00','move',13,14,14,'0.6.0','9c2c1c6b1de088a67d33ec035daeba8235e8dba658df46c604d6fe872a3f8774');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-23T05:55:32+00:00','move',14,15,15,'0.6.0','3558f3fc26cdbfa8fc37763483d9eb198fae95beacffcb3631f85695669b3df6');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-23T05:55:32+00:00','move',15,16,16,'0.6.0','b43267cbbde1f2def79d0648d74e4fd25c8bc12f9f96c8f604656cfa33197749');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-23T05:55:32+00:00','move',16,17,17,'0.6.0','206b0dcfeb25fb7dd985263bee1c9f5f6f013610c3c709b77255558731314136');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-23T05:55:32+00:00','move',17,18,18,'0.6.0','9365f914161d0257346372fc0ba9017b9f9c335f8dcdc0d267e551f82d80371f');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-23T05:55:32+00:00','move',18,19,19,'0.6.0','5795f26204bde5e485012178119052e3a19f768a0edfa8aa5b0799fc10e8b3d0');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-23T05:55:32+00:00','move',19,20,20,'0.6.0','8aa52fce0d5926a7dc6b69fc34bea8d6dbbb02785030663a0fad4588eda49adb');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-23T05:55:32+00:00','move',20,21,21,'0.6.0','44eeb8369f06fdb06c2d5bdaaf2c2b2fb47220113b3338a58e91bc7ffe79dbe6');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-23T05:55:32+00:00','move',21,22,22,'0.6.0','ac26ae528de39d59220422b54f1f471adeb048a344bc0e01b55ef501afcc408e');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-23T05:55:32+00:00','move',22,23,23,'0.6.0','2ea85343c05fead7a579ef7c707b3db0d27c3db260af5de2a441ae593ffa1931');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-23T05:55:32+00:00','move',23,24,24,'0.6.0','855d20b5da8f613449621332cbbcf7cee1ef634fb6eb919f11bb792ba859de48');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-23T05:55:32+00:00','move',24,25,25,'0.6.0','4b359a0a23372731d3df69daa68f9fbe27f00474a7f61f7dd3ace1e20da23085');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-23T05:55:32+00:00','move',25,26,26,'0.6.0','d2e37482826737602e6d42686ae43f746d29992dbaa4d09bd581d7697a70d6ad');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-23T05:55:32+00:00','move',26,27,27,'0.6.0','af5f409a29a20ffd9bf220b06365011d492f6f6b167c198a9a3b06b62d3614a5');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-23T05:55:32+00:00','move',27,28,28,'0.6.0','794c0814aa996f1d4fd66e771915b8a983fa3681e6941bbeb42e0550835a6c44');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-23T05:55:32+00:00','move',28,29,29,'0.6.0','8eb04c6632e539d2e876fb9649fe3a2a6151f4d06c7f99195db69760bae5fbed');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-23T05:55:32+00:00','move',29,30,30,'0.6.0','2bc9feb6c6e914980e644ac5073a57cfafb48a97ac630d39d5b0cafd3f002b2b');
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
