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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-29T10:06:47+00:00','2026-11-29T10:06:47+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-board\noption first_player red\nseed 7\nseat Red Ann\nseat Black Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "d2-g5", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "g7.NW-h6", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "e1-a5", "seat": 0}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "h7.NE-g6", "seat": 1}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "b2.SE-f6", "seat": 0}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "a7.NW-d4", "seat": 1}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "c1-d2", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "b7.NE-e4", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "g2.SW-b7", "seat": 0}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "e4.NE-f5", "seat": 1}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "h2.SE-d6", "seat": 0}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "f5.NE-g4", "seat": 1}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "a2.SW-b3", "seat": 0}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "a8.NE-e4", "seat": 1}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "b7.SW-c6", "seat": 0}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "g6.NE-f5", "seat": 1}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "c6.SW-b7", "seat": 0}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "e4.NE-b7", "seat": 1}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "h1.NE-d5", "seat": 0}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "c8-c2", "seat": 1}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "d5.NE-b5", "seat": 0}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "b7.NE-c6", "seat": 1}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "b5.NE-d3", "seat": 0}');
INSERT INTO "event" VALUES(25,1,25,24,'game_moved',1,'{"move": "b8-a7", "seat": 1}');
INSERT INTO "event" VALUES(26,1,26,25,'game_moved',1,'{"move": "f6.SE-e7", "seat": 0}');
INSERT INTO "event" VALUES(27,1,27,26,'game_moved',1,'{"move": "d4.NW-b2", "seat": 1}');
INSERT INTO "event" VALUES(28,1,28,27,'game_moved',1,'{"move": "g1-h2", "seat": 0}');
INSERT INTO "event" VALUES(29,1,29,28,'game_moved',1,'{"move": "f8-g7", "seat": 1}');
INSERT INTO "event" VALUES(30,1,30,29,'game_moved',1,'{"move": "a1.SE-b2 x b2.NW", "seat": 0}');
INSERT INTO "event" VALUES(31,1,31,30,'game_moved',1,'{"move": "g8-f7 x e7.SE", "seat": 1}');
INSERT INTO "event" VALUES(32,1,32,31,'game_moved',1,'{"move": "h2-g3", "seat": 0}');
INSERT INTO "event" VALUES(33,1,33,32,'game_moved',1,'{"move": "g4.NE-h3", "seat": 1}');
INSERT INTO "event" VALUES(34,1,34,33,'game_moved',1,'{"move": "b1-a2", "seat": 0}');
INSERT INTO "event" VALUES(35,1,35,34,'game_moved',1,'{"move": "f7-g8", "seat": 1}');
INSERT INTO "event" VALUES(36,1,36,35,'game_moved',1,'{"move": "b7.SW-f3", "seat": 0}');
INSERT INTO "event" VALUES(37,1,37,36,'game_moved',1,'{"move": "f5.NE-e6", "seat": 1}');
INSERT INTO "event" VALUES(38,1,38,37,'game_moved',1,'{"move": "b2.SE-a3", "seat": 0}');
INSERT INTO "event" VALUES(39,1,39,38,'game_moved',1,'{"move": "a7-b6", "seat": 1}');
INSERT INTO "event" VALUES(40,1,40,39,'game_moved',1,'{"move": "a5-a4", "seat": 0}');
INSERT INTO "event" VALUES(41,1,41,40,'game_moved',1,'{"move": "b6-b4", "seat": 1}');
INSERT INTO "event" VALUES(42,1,42,41,'game_moved',1,'{"move": "d2-e1", "seat": 0}');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-29T10:06:47+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T10:06:47+00:00','created',NULL,1,1,'0.11.0','9acedee398925888b92387e1652fd8201b9540f47779d0b744c9d427dd08f7e3');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-29T10:06:47+00:00','move',1,2,2,'0.11.0','ced4b241d22e685846440ebf2338a915e641b577585f48239f758a7cbfed0882');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-29T10:06:47+00:00','move',2,3,3,'0.11.0','5d54cb842e2fd5468ea6980a3dddbf0899c75c5007449189bc1716b9d4ad7bcf');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-29T10:06:47+00:00','move',3,4,4,'0.11.0','590658ba2e162802ee768513e6b5ba31c3f9fefe0b6d9f3148b4ccaab7813360');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-29T10:06:47+00:00','move',4,5,5,'0.11.0','87275e6546ab222aaa3605c4148e55779d95410d0db89a77d82466ce9abc3bf5');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-29T10:06:47+00:00','move',5,6,6,'0.11.0','aabeeeef3cda480c1212bd6b7362fc70b065883bf9c351147573a98463d25d52');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-29T10:06:47+00:00','move',6,7,7,'0.11.0','b263019530417c51816df1830f4ff112bee9333fa5a2194cf1c150c7dc8b82e3');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-29T10:06:47+00:00','move',7,8,8,'0.11.0','b1be5727254c8b62a9c332d9b20e92bf2dfd5a1b3905c13a8f36a633769525c0');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-29T10:06:47+00:00','move',8,9,9,'0.11.0','3d0adc4b0356a9fa12bdc170554fb067841ff10948464d955e7784ec52efda22');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-29T10:06:47+00:00','move',9,10,10,'0.11.0','2b886ed8b3194c5e03137abd87636500ab75d983d8a1f0c8c717cea81667d311');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-29T10:06:47+00:00','move',10,11,11,'0.11.0','0b8a43844e896875ab47185ed2d74b2dcdc0f85e822531cbf40c1a10b45a1ac2');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-29T10:06:47+00:00','move',11,12,12,'0.11.0','01a7e79b6f09e44f1303a8e80c8ae34cc80eeeebd49bf9dee3208b10e20f7853');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-29T10:06:47+00:00','move',12,13,13,'0.11.0','67f6f1d1ecba6b46a7c4be47ffcdb8ee44a2b5ca495e23987192bcf5eba7ec35');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-29T10:06:47+00:00','move',13,14,14,'0.11.0','ebb4f430f400ecdec085d4bb772cfdb836df86695f0f11c71f8f0af3f6999768');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-29T10:06:47+00:00','move',14,15,15,'0.11.0','9befe56f0c2d20660d43f7d7c7c32fe4f224f7f9d8039e23d933037be2d77c70');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-29T10:06:47+00:00','move',15,16,16,'0.11.0','1342cbd20f6c608e5a10fa4d2cc3ec2259623903f3fbdadd5cf98f46269cb1d0');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-29T10:06:47+00:00','move',16,17,17,'0.11.0','de82e8b4e709a5ec7fde2d5df4d82a4615b70e8188803ca840431ed9619b349a');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-29T10:06:47+00:00','move',17,18,18,'0.11.0','8bf27fb2b0385309693b53ff5a7859eb4caf0b59432c5b028e1bb5327ea1489b');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-29T10:06:47+00:00','move',18,19,19,'0.11.0','e6ad7e33621753750ec337b69ab8727c255410d20adf8df28f5259943eb16801');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-29T10:06:47+00:00','move',19,20,20,'0.11.0','71077309d6f3f9c6bee36aaa71a656f0860017fa74aa79ae05ecdf2985ad14f4');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-29T10:06:47+00:00','move',20,21,21,'0.11.0','c3fa2fcaf2816c8fa8a34cc3a2d9304a7cc80bcdf278be8158193e6d87926626');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-29T10:06:47+00:00','move',21,22,22,'0.11.0','705ee28bd7e419ebc8a0ce6325b80fccd067fb18f8f8e53428f91ac74c68282b');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-29T10:06:47+00:00','move',22,23,23,'0.11.0','bcee79ac0d8235e0cc02ecd44ab03d7b34865858f8cb4f2d688f2f160432c684');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-29T10:06:47+00:00','move',23,24,24,'0.11.0','7595f0589643281272ce58ebfb4659061f232d36115097b252dd398694d679b9');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-29T10:06:47+00:00','move',24,25,25,'0.11.0','cf7aff20504bd3eb3bb813dba1da36c8f0174746ad7a0a67b0a0641432cd7d40');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-29T10:06:47+00:00','move',25,26,26,'0.11.0','99334c348596d49847413fbf2ff8cf031e803aaf3672f04d8634b63e1a9e34ff');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-29T10:06:47+00:00','move',26,27,27,'0.11.0','a4401c1a6f884f7e26ef0a726fb3696eb32f36bf80ee1acea725e6e409797a82');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-29T10:06:47+00:00','move',27,28,28,'0.11.0','d50ab57867280b889d7a4ecb21efd27e1bdd50aa6628745bff45276d3fee1dcc');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-29T10:06:47+00:00','move',28,29,29,'0.11.0','31c3cc1e24656182d1db036f433330c6386e37cac3ebb7567e817c9e16e23815');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-29T10:06:47+00:00','move',29,30,30,'0.11.0','3081b7ab43c5b5d58fc697a87f8adabe7013cf3827995c29a1d46b550ec9edf0');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-29T10:06:47+00:00','move',30,31,31,'0.11.0','f3e2c5cbf5cb0d2e5e7829d4d9ee5f56ee6425cbb37aa4eb7349db95953066e2');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-29T10:06:47+00:00','move',31,32,32,'0.11.0','43f12f80533be4a46ad48f075bc007ad7155a210a5bded68dd6e452fcbc9b4ed');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-29T10:06:47+00:00','move',32,33,33,'0.11.0','c811b1486f5d8d58b0cd4eb306ce36ef2d8f6af7dfb1a4cc7d4dcc32a50629be');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-29T10:06:47+00:00','move',33,34,34,'0.11.0','a373bc1201dc8d502f8423484ca20bd28c3fc9355417810821669473b952be10');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-29T10:06:47+00:00','move',34,35,35,'0.11.0','642cabf026daa440cfb77a71d63eea8de9270a8278e7a565b77ee55ee586996a');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-29T10:06:47+00:00','move',35,36,36,'0.11.0','d0c14905bb50120eaee2df47dbccbab2f9d393e3b25fe9595bbf18c43f9db195');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-29T10:06:47+00:00','move',36,37,37,'0.11.0','45f61a575c9d98446f9644ce09a9c61d4834958e083bc7c7e1583b9e2505f886');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-29T10:06:47+00:00','move',37,38,38,'0.11.0','7ce5a410c93c212637d304fe59f8009b7b3265073ac2db4b53e93dbd3dbe5ec2');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-29T10:06:47+00:00','move',38,39,39,'0.11.0','87ef9ef824561ea78cab2fc6d8394c8e2c0fc9f07efab6c2ea971ceaead3f680');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-29T10:06:47+00:00','move',39,40,40,'0.11.0','eb4d73cc2c86912ac609bbae1d0fa2088078b6c78127ac69544f0b20e32b1250');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-29T10:06:47+00:00','move',40,41,41,'0.11.0','0c0bf9807b621dd761019d22be7a06fecfeb92dd02afb6c3527141722e9febb0');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-29T10:06:47+00:00','move',41,42,42,'0.11.0','87b06d5b962c8728b6a55473b5c5fa73b8ae17206b43c82e0ec1a120c02210f8');
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
