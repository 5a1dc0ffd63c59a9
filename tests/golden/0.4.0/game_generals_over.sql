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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-22T17:11:19+00:00','2026-11-22T17:11:19+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game generals\nseed 12\nseat A Ann\nseat B Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "AB", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "JY", "seat": 1}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "?BR commander", "seat": 0}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "3B", "seat": 0}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "drop 10G", "seat": 1}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "JB", "seat": 0}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "AY", "seat": 1}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "8B", "seat": 0}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "JG", "seat": 1}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "1G", "seat": 1}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "drop 8Y", "seat": 0}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(25,1,25,24,'game_moved',1,'{"move": "drop 9B", "seat": 1}');
INSERT INTO "event" VALUES(26,1,26,25,'game_moved',1,'{"move": "5B", "seat": 0}');
INSERT INTO "event" VALUES(27,1,27,26,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(28,1,28,27,'game_moved',1,'{"move": "3Y x3B", "seat": 1}');
INSERT INTO "event" VALUES(29,1,29,28,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(30,1,30,29,'game_moved',1,'{"move": "JR", "seat": 0}');
INSERT INTO "event" VALUES(31,1,31,30,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(32,1,32,31,'game_moved',1,'{"move": "QB", "seat": 1}');
INSERT INTO "event" VALUES(33,1,33,32,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(34,1,34,33,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(35,1,35,34,'game_moved',1,'{"move": "drop 8R", "seat": 0}');
INSERT INTO "event" VALUES(36,1,36,35,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(37,1,37,36,'game_moved',1,'{"move": "drop 4B", "seat": 1}');
INSERT INTO "event" VALUES(38,1,38,37,'game_moved',1,'{"move": "KY", "seat": 0}');
INSERT INTO "event" VALUES(39,1,39,38,'game_moved',1,'{"move": "2Y", "seat": 0}');
INSERT INTO "event" VALUES(40,1,40,39,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(41,1,41,40,'game_moved',1,'{"move": "2B x2Y", "seat": 1}');
INSERT INTO "event" VALUES(42,1,42,41,'game_moved',1,'{"move": "4Y", "seat": 1}');
INSERT INTO "event" VALUES(43,1,43,42,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(44,1,44,43,'game_moved',1,'{"move": "3R", "seat": 0}');
INSERT INTO "event" VALUES(45,1,45,44,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(46,1,46,45,'game_moved',1,'{"move": "AG", "seat": 1}');
INSERT INTO "event" VALUES(47,1,47,46,'game_moved',1,'{"move": "4G", "seat": 1}');
INSERT INTO "event" VALUES(48,1,48,47,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(49,1,49,48,'game_moved',1,'{"move": "KG", "seat": 0}');
INSERT INTO "event" VALUES(50,1,50,49,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(51,1,51,50,'game_moved',1,'{"move": "?YG commander", "seat": 1}');
INSERT INTO "event" VALUES(52,1,52,51,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(53,1,53,52,'game_moved',1,'{"move": "QY", "seat": 0}');
INSERT INTO "event" VALUES(54,1,54,53,'game_moved',1,'{"move": "?RY army 4R+4Y x4Y,4G", "seat": 0}');
INSERT INTO "event" VALUES(55,1,55,54,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(56,1,56,55,'game_moved',1,'{"move": "5Y x5B", "seat": 1}');
INSERT INTO "event" VALUES(57,1,57,56,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(58,1,58,57,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(59,1,59,58,'game_moved',1,'{"move": "AR", "seat": 1}');
INSERT INTO "event" VALUES(60,1,60,59,'game_moved',1,'{"move": "1R", "seat": 1}');
INSERT INTO "event" VALUES(61,1,61,60,'game_moved',1,'{"move": "6G", "seat": 1}');
INSERT INTO "event" VALUES(62,1,62,61,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(63,1,63,62,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(64,1,64,63,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(65,1,65,64,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(66,1,66,65,'game_moved',1,'{"move": "drop 9R", "seat": 0}');
INSERT INTO "event" VALUES(67,1,67,66,'game_moved',1,'{"move": "2R", "seat": 1}');
INSERT INTO "event" VALUES(68,1,68,67,'game_moved',1,'{"move": "2G", "seat": 1}');
INSERT INTO "event" VALUES(69,1,69,68,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(70,1,70,69,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(71,1,71,70,'game_moved',1,'{"move": "drop 7Y", "seat": 0}');
INSERT INTO "event" VALUES(72,1,72,71,'game_moved',1,'{"move": "3G x3R", "seat": 1}');
INSERT INTO "event" VALUES(73,1,73,72,'game_moved',1,'{"move": "?GB army 4G+2B", "seat": 1}');
INSERT INTO "event" VALUES(74,1,74,73,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(75,1,75,74,'game_moved',1,'{"move": "6B x6G", "seat": 0}');
INSERT INTO "event" VALUES(76,1,76,75,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(77,1,77,76,'game_moved',1,'{"move": "KB", "seat": 1}');
INSERT INTO "event" VALUES(78,1,78,77,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(79,1,79,78,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(80,1,80,79,'game_moved',1,'{"move": "drop 6R", "seat": 0}');
INSERT INTO "event" VALUES(81,1,81,80,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(82,1,82,81,'game_moved',1,'{"move": "1Y x1G", "seat": 0}');
INSERT INTO "event" VALUES(83,1,83,82,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(84,1,84,83,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(85,1,85,84,'game_moved',1,'{"move": "QR", "seat": 0}');
INSERT INTO "event" VALUES(86,1,86,85,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(87,1,87,86,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(88,1,88,87,'game_moved',1,'{"move": "7R x1R,?GB", "seat": 0}');
INSERT INTO "event" VALUES(89,1,89,88,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(90,1,90,89,'game_moved',1,'{"move": "8G x8B", "seat": 1}');
INSERT INTO "event" VALUES(91,1,91,90,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(92,1,92,91,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(93,1,93,92,'game_moved',1,'{"move": "drop 6Y", "seat": 0}');
INSERT INTO "event" VALUES(94,1,94,93,'game_moved',1,'{"move": "1B", "seat": 1}');
INSERT INTO "event" VALUES(95,1,95,94,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(96,1,96,95,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(97,1,97,96,'game_moved',1,'{"move": "drop 7B", "seat": 0}');
INSERT INTO "event" VALUES(98,1,98,97,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(99,1,99,98,'game_moved',1,'{"move": "KR", "seat": 0}');
INSERT INTO "event" VALUES(100,1,100,99,'game_moved',1,'{"move": "4B x2R,2G", "seat": 0}');
INSERT INTO "event" VALUES(101,1,101,100,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(102,1,102,101,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(103,1,103,102,'game_moved',1,'{"move": "QG", "seat": 0}');
INSERT INTO "event" VALUES(104,1,104,103,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(105,1,105,104,'game_moved',1,'{"move": "7Y", "seat": 1}');
INSERT INTO "event" VALUES(106,1,106,105,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(107,1,107,106,'game_moved',1,'{"move": "8R x1B,7Y", "seat": 0}');
INSERT INTO "event" VALUES(108,1,108,107,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(109,1,109,108,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(110,1,110,109,'game_moved',1,'{"move": "drop 5R", "seat": 1}');
INSERT INTO "event" VALUES(111,1,111,110,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(112,1,112,111,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(113,1,113,112,'game_moved',1,'{"move": "drop 9Y", "seat": 1}');
INSERT INTO "event" VALUES(114,1,114,113,'game_moved',1,'{"move": "7B", "seat": 0}');
INSERT INTO "event" VALUES(115,1,115,114,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(116,1,116,115,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(117,1,117,116,'game_moved',1,'{"move": "drop 10B", "seat": 1}');
INSERT INTO "event" VALUES(118,1,118,117,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(119,1,119,118,'game_moved',1,'{"move": "drop 10R", "seat": 0}');
INSERT INTO "event" VALUES(120,1,120,119,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(121,1,121,120,'game_moved',1,'{"move": "drop 10R", "seat": 1}');
INSERT INTO "event" VALUES(122,1,122,121,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(123,1,123,122,'game_moved',1,'{"move": "drop 7G", "seat": 0}');
INSERT INTO "event" VALUES(124,1,124,123,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(125,1,125,124,'game_moved',1,'{"move": "drop 9R", "seat": 1}');
INSERT INTO "event" VALUES(126,1,126,125,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(127,1,127,126,'game_moved',1,'{"move": "drop 5G", "seat": 0}');
INSERT INTO "event" VALUES(128,1,128,127,'game_moved',1,'{"move": "5G", "seat": 1}');
INSERT INTO "event" VALUES(129,1,129,128,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(130,1,130,129,'game_moved',1,'{"move": "9R", "seat": 0}');
INSERT INTO "event" VALUES(131,1,131,130,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(132,1,132,131,'game_moved',1,'{"move": "7G x7B", "seat": 1}');
INSERT INTO "event" VALUES(133,1,133,132,'game_moved',1,'{"move": "end", "seat": 1, "shares": [1.0, 0.0], "scored": [9, 5]}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T17:11:19+00:00','created',NULL,1,1,'0.4.0','fc0d43022e5ca057dcab9ff652e14ec51e8b3daccdaa782ffe917f03099dd0c6');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-22T17:11:19+00:00','move',1,2,2,'0.4.0','dbcbffd386bbe0a469404f8edd1cdcd6e9bbf5426813ac97746469873fb9e90d');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-22T17:11:19+00:00','move',2,3,3,'0.4.0','2db382d9cd48199708269256e1dc52f04989c00bddcfa71bea17081806e8e319');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-22T17:11:19+00:00','move',3,4,4,'0.4.0','6b496d96c93551fc05b60663714970ae77e960aa1fafcd728bafb6afd1567cf8');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-22T17:11:19+00:00','move',4,5,5,'0.4.0','c059f7e827c2f75fc015b9719b1f0be8c84b85c3481b88a1fbcf7c912bac9bef');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-22T17:11:19+00:00','move',5,6,6,'0.4.0','9d8f86db85c1b7bba5737929bdef724d748ac57e19b5907e7a3fbf3daeb6e5a0');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-22T17:11:19+00:00','move',6,7,7,'0.4.0','d4f290e5d34fcbd2fd2580e7ef5c221a7283ed5f5aca80821b09fa5c82976035');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-22T17:11:19+00:00','move',7,8,8,'0.4.0','94802357aa33a7496e2c34f33c4bf4b4eb3ae819d7690d0b154645d12b2bccf8');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-22T17:11:19+00:00','move',8,9,9,'0.4.0','96fdfa5dd7f272d58fd7a88991a4716daeaef2728bdae4a75f20ee07b6cfabb5');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-22T17:11:19+00:00','move',9,10,10,'0.4.0','70095e8a6677ed5e0a9a7fc9129c9a4ec8e1b3d2b24b2f311873eb0912ede85b');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-22T17:11:19+00:00','move',10,11,11,'0.4.0','dc00375e0de439f8f45d96ba16019dbe7a498bceb5bc105f92ccb3ae94190eab');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-22T17:11:19+00:00','move',11,12,12,'0.4.0','c5a76089ace591b6df03296659cf4898a7d0723fb7e9538a422f367e9424bc3b');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-22T17:11:19+00:00','move',12,13,13,'0.4.0','a605d793e66017adc2399ec6323231f798e5fc70958b3e9fef91ec9e7f0c77fa');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-22T17:11:19+00:00','move',13,14,14,'0.4.0','c2f55eccd33a3ff573d251ef5ec991912174b901b0253e2e34873c5aaaab4fad');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-22T17:11:19+00:00','move',14,15,15,'0.4.0','aaba8e0f0f95b857c70092e6c9e57d92daf8c1ef7443cf8f1cbc0fcf223343fb');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-22T17:11:19+00:00','move',15,16,16,'0.4.0','b26307d8e4b269aa5337eb96081347e56ebb5152c2ca0a0220171f4265e71960');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-22T17:11:19+00:00','move',16,17,17,'0.4.0','c3dc2c684b995dfd04744e86164a77ec2abfd2c6559822f3857a654f56137f82');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-22T17:11:19+00:00','move',17,18,18,'0.4.0','c0b581e5f2633b7cef466a35e1088c5b2ff7008b3019e2f9bd3cf33aa57d77a5');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-22T17:11:19+00:00','move',18,19,19,'0.4.0','45cde99b6e68a8be2eee9a796d24ab21ccce61eec5524f5fe93f616e2b9a14be');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-22T17:11:19+00:00','move',19,20,20,'0.4.0','7bcda97d93150cb8e4584004ef044c001745809e1cc737dc9a604b22b61a4838');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-22T17:11:19+00:00','move',20,21,21,'0.4.0','6c74829c315af14d2ad78ea67089a7008a51c803db4595ecb3c7677e0767c1f5');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-22T17:11:19+00:00','move',21,22,22,'0.4.0','087b6c49aa657631e26766c4ff3c5182df9f55c52a8f1baf0b69d2dcd7945add');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-22T17:11:19+00:00','move',22,23,23,'0.4.0','de950b922caaad0223cec7d097e5358e91822776268510e777edce95041908bb');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-22T17:11:19+00:00','move',23,24,24,'0.4.0','27fe918866c46798f504dbca42220f658dc2badf1e6b909d7c5f1b15d7fb8796');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-22T17:11:19+00:00','move',24,25,25,'0.4.0','b2f2f1568baac0c32a01b032929cbf16ea4e1a35c4a37c07ca99bc2c5ab1adc9');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-22T17:11:19+00:00','move',25,26,26,'0.4.0','3155de424f77c398dce1907598b48cb2916dc0baa833f9e91b42b4c11114528e');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-22T17:11:19+00:00','move',26,27,27,'0.4.0','25f867df133c9577028219cca191324ab977f2afca6ff4df6f8e7911aa989804');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-22T17:11:19+00:00','move',27,28,28,'0.4.0','e8966d8abd1c087cb33fe4d63ea80afed31a9d3c6308e38805663f16763cbf8e');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-22T17:11:19+00:00','move',28,29,29,'0.4.0','01e7661a5bb9e71d38aacb2329c7ec607feacebba5014d5a557fc78bade00394');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-22T17:11:19+00:00','move',29,30,30,'0.4.0','6b189836bad07959da73ebebe41c30966d2c30c959ef804c8039e3049d2d2436');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-22T17:11:19+00:00','move',30,31,31,'0.4.0','efa7f49c63a773266d5aa409c12ded6e418741d798ac13384b8d71d3a40164b4');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-22T17:11:19+00:00','move',31,32,32,'0.4.0','67ddf5481822956c623d98dc1be5fab3517b926fe34d562023b5012d03e99936');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-22T17:11:19+00:00','move',32,33,33,'0.4.0','3a612abd36812c57c99d2af7cb4fc9865623338693b744a777bea1612b8b060a');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-22T17:11:19+00:00','move',33,34,34,'0.4.0','9c22949e0c3452eae5cc24af73d2e6d7bbf8fef8dff555a416eba0469eb9830a');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-22T17:11:19+00:00','move',34,35,35,'0.4.0','843167efe301e103937a19ee83f8196e6c6e42f79e51c6a6e09b3fa1096ed8bc');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-22T17:11:19+00:00','move',35,36,36,'0.4.0','6a3f083d373be017953ba78b0ad752d261faee96721e77e4e6dd6c61c6217aad');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-22T17:11:19+00:00','move',36,37,37,'0.4.0','19523b02ecb9d8736d672e76da5beb5d678188deb30dfc5e7a920e288a35be54');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-22T17:11:19+00:00','move',37,38,38,'0.4.0','6074dcb7681d9d67865e0e25fd0b68c41df5bd6d64881706130b4c8c921aa2b7');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-22T17:11:19+00:00','move',38,39,39,'0.4.0','c83882e391108c7112ccbcd32478f2d11489ce5da02ad1b5c30aeed86ae9e12a');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-22T17:11:19+00:00','move',39,40,40,'0.4.0','a84b144679abd7f7f098e97639dc7dc49a056e99400f759771750a75192fac19');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-22T17:11:19+00:00','move',40,41,41,'0.4.0','903b41dfa61c6f95e1bfe3ac43aa41ab2a57519ccceb60d289b62a205cb2ba2f');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-22T17:11:19+00:00','move',41,42,42,'0.4.0','0c137c3309d595b4430aeda825d9fe7648d193220069f8acbf78abc97065f145');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-22T17:11:19+00:00','move',42,43,43,'0.4.0','2ceed689ea8aad3125b863c7cfbee3d1639b1eaf4b053cad7c152b19ad637892');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-22T17:11:19+00:00','move',43,44,44,'0.4.0','7eaa08c152e482a0114b54099663ab5b9d13d5544a1dbcd5fcb071ed1db73ed1');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-22T17:11:19+00:00','move',44,45,45,'0.4.0','4354b4f8e63261250545d23db102088daf395e1e05e9760a0b195a1c32e13420');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-22T17:11:19+00:00','move',45,46,46,'0.4.0','d40b068fd9179c8fa4b6107aa35813064a0fff7e5ffcd27aff39fd607c73f33d');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-22T17:11:19+00:00','move',46,47,47,'0.4.0','648f9e83b1a7bb1e3e3ba68c2d62aa95c4dc24cc604039718fa07ff5c23317de');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-22T17:11:19+00:00','move',47,48,48,'0.4.0','3fad0b99ec3106f58d23db7bdb50f150b9ee2bdbc021c84ebb857725803a12a8');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-22T17:11:19+00:00','move',48,49,49,'0.4.0','4ee3c40eaff72e2cf2e9d91b3f7f6938a9ccbc598b070c8628df2acdad0cc4ed');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-22T17:11:19+00:00','move',49,50,50,'0.4.0','d1b5b4d726590944cbe20490b3856f3e31efb664ab3719d5b6750c5d98e36cfd');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-22T17:11:19+00:00','move',50,51,51,'0.4.0','cb54676bb840ffed21f10c2e19523c5b5cdc1e1471b464881b5a4e930658870c');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-22T17:11:19+00:00','move',51,52,52,'0.4.0','fa2bfca0ecf0e2bbdf59317e36b44c5d40957416bbd75b7b71b01fc6abcb187f');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-22T17:11:19+00:00','move',52,53,53,'0.4.0','1849de3ff2cf2764f2ff82366dca780fcbcc58fd98a6e6b2a5cfaf40933572dc');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-22T17:11:19+00:00','move',53,54,54,'0.4.0','3df6a8c498ee26b43d7dc3f2ea7d5423afe11761bdaa60f809e97ed5540abe82');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-22T17:11:19+00:00','move',54,55,55,'0.4.0','c1d973009e1da959e4cb6ed05ec17bf0654eb990cad170c51509e40f3f5cbab1');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-22T17:11:19+00:00','move',55,56,56,'0.4.0','4bd8fe540f1657bdae9801c9389615055e549a4941db3641fb9fd17f03dcdfd8');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-22T17:11:19+00:00','move',56,57,57,'0.4.0','db9c290998e68157a450bbc3d94642d1e77abc39caaca387530f02e866bddca6');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-22T17:11:19+00:00','move',57,58,58,'0.4.0','dcbf21204b2bd73abd90a3dff78759d36a6a9a60097abe0467365872b1464d3a');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-22T17:11:19+00:00','move',58,59,59,'0.4.0','55a87206fc5a570532247f88169847f05710337fc0bf43a08bdde1eb4cecc98b');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-22T17:11:19+00:00','move',59,60,60,'0.4.0','d201eb748ed5216c4cb967ec0767d99719aa9e1189d8426bf0a05bc1aff95509');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-22T17:11:19+00:00','move',60,61,61,'0.4.0','92137c5d021dbb0a597277fb9e3e0c9ad9914bcaa56f6b661482386b5b1847f7');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-22T17:11:19+00:00','move',61,62,62,'0.4.0','a1401a4474fa00b113e9f858fe5fef77820fc8883a4608a45300ba45d5de4685');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-22T17:11:19+00:00','move',62,63,63,'0.4.0','0f12576304bf713119af8fa211405ddde1006321531a1e1175bb2f29c929d624');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-22T17:11:19+00:00','move',63,64,64,'0.4.0','ac385afa4c7f9297c7cfaf7b0c8a2d29e0219f96c2dad1ce74b1e70a2adbb174');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-22T17:11:19+00:00','move',64,65,65,'0.4.0','b367b22943235dcc2e336594fb70508b573d160d599b3ba49043b4ccb6c85145');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-22T17:11:19+00:00','move',65,66,66,'0.4.0','13530d0a4644a92997c34487ec7d5aed9351a88197f502a720ff7a44bc997ab7');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-22T17:11:19+00:00','move',66,67,67,'0.4.0','ffa81a40f42acaf54a25836507050b77a0e229ff3eb680434c92b696575de7fa');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-22T17:11:19+00:00','move',67,68,68,'0.4.0','f1d5318adc9d211e04696c6a90a41fc3d51faa3c565cf18b8b87307a12d304f9');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-22T17:11:19+00:00','move',68,69,69,'0.4.0','2d73b6f8c8511c062996ed152ee775ca5c7da4baf293498a0745ff9405272c87');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-22T17:11:19+00:00','move',69,70,70,'0.4.0','a1cf3fe4643e74107a7439106dccaf800e684131dfe63078a47e36be22c6cffc');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-22T17:11:19+00:00','move',70,71,71,'0.4.0','bde2dee287ad9640606d110dd841035df4eb2655015d8f7c31a025f35b396e02');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-22T17:11:19+00:00','move',71,72,72,'0.4.0','1c7296d610d8949a0bc4f8e457ac25180552b2a1d2d00c0cdec6fa4ad19be33e');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-22T17:11:19+00:00','move',72,73,73,'0.4.0','f44511d5ac01c24bfa62014497004cea32bc50435fec6169813ac91800ccb42b');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-22T17:11:19+00:00','move',73,74,74,'0.4.0','43db9167111bbf49a9d418c8769025bc62fd217441fd293626afba2d7f4c10b3');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-22T17:11:19+00:00','move',74,75,75,'0.4.0','dfe498fa6e3af7be8cc843cb07038bef98f6db55ef9870332e09f6b900b919ed');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-22T17:11:19+00:00','move',75,76,76,'0.4.0','60506aca60ab18db30dac9126157097b1492a0a86d1301f042927b2dd69c5867');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-22T17:11:19+00:00','move',76,77,77,'0.4.0','40a709afb5733ae8d563bfca3a7bd14ead5f15e50afca8b6cc6420ecc32a3bc7');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-22T17:11:19+00:00','move',77,78,78,'0.4.0','7f087f0d4c18cd776a387712b78240cc0e04bb314cb540303d5d0538eaa72b22');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-22T17:11:19+00:00','move',78,79,79,'0.4.0','de0312c7dbb170895895e20d70b6059cbb332982433f507b919ed8a7787af7b4');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-22T17:11:19+00:00','move',79,80,80,'0.4.0','b98bd10f316fc8680ca627eae56a34bb9e17768e23eef0d0481e0ca2e8008a3e');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-22T17:11:19+00:00','move',80,81,81,'0.4.0','67a448eaf2dd63480aeb8d4f5fbe01918ae76e258db43da00978cbde88d10e38');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-22T17:11:19+00:00','move',81,82,82,'0.4.0','947f649ebc433b420d014ac309cbf0d880668c5a79d3c49f67d7cfc42f022052');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-22T17:11:19+00:00','move',82,83,83,'0.4.0','8f96552b1a736c6c24cd333cd8611506f362a215a11a5ace74d2a2a4d78b1bd8');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-22T17:11:19+00:00','move',83,84,84,'0.4.0','477872ac2ff5c4a7b23dbe77c07ecf900d7d22bc0cf29345493e0a6770e47679');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-22T17:11:19+00:00','move',84,85,85,'0.4.0','f0d34d42b5530d1bb057db82f2d21d0e70598816e9c945879888ba28dda41bfc');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-22T17:11:19+00:00','move',85,86,86,'0.4.0','5785d123376dc0502b1737edcada666fccbf07e805afc9f872f0f58ae3e86a68');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-22T17:11:19+00:00','move',86,87,87,'0.4.0','19e55c0096e18588fb92c06561ec5c4f86e0bfad15e7b058d40c079a5c3dc1d4');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-22T17:11:19+00:00','move',87,88,88,'0.4.0','dec657bdcea89cb83d0ad039ff8d9fb435c7ff5cc857522076b53d42aad8691e');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-22T17:11:19+00:00','move',88,89,89,'0.4.0','4370907d8e32fcaba835d3a07ba8d38ac9148aea57cb90d616e34b0e41e9f367');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-22T17:11:19+00:00','move',89,90,90,'0.4.0','6d360165a6c20b2528631b1f863910a931242eba5fb3a4703c92092ca6c4cfda');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-22T17:11:19+00:00','move',90,91,91,'0.4.0','d9caa0e926acdf7b8d695cb5debbe07b485db610016444d229f864b71361f865');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-22T17:11:19+00:00','move',91,92,92,'0.4.0','8f97724f284036976b3fc552cc989f2505dcb5343dc6da4954dd1f677f9eb924');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-22T17:11:19+00:00','move',92,93,93,'0.4.0','9510e12ce49d9df57aeedc1eb2e19e055a12e58f19ed80056b2a6d599edb5c2e');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-22T17:11:19+00:00','move',93,94,94,'0.4.0','d2207a4988bb56619dda5c8e9bba03c3e30220f1f33a01825360280c9f685b74');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-22T17:11:19+00:00','move',94,95,95,'0.4.0','4348f660da23e56913816e3c20c46fa0789f4d37db4a586505be47defa59e602');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-22T17:11:19+00:00','move',95,96,96,'0.4.0','b151282f99849b82ce12d3e2b8c3600bd1c374c42d7aebb4e04e297366b1bd73');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-22T17:11:19+00:00','move',96,97,97,'0.4.0','46254fc5e6f5b87fd7e6c0a1c6c942055c9beb0d3e55e851bc8637d496e382f9');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-22T17:11:19+00:00','move',97,98,98,'0.4.0','3b1d1765590dd4ad684e019f7f1211f82a14b236dcc5dbac1250acacbc39bd68');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-22T17:11:19+00:00','move',98,99,99,'0.4.0','44713291b1268ad59e0079d2b58fb18e889113e21aed697c94af71f77420afd5');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-22T17:11:19+00:00','move',99,100,100,'0.4.0','053fd1aa2115192b349987ecf8468cf4e661a1690970647bfe46331343f393ed');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-22T17:11:19+00:00','move',100,101,101,'0.4.0','a4ec1b056f5e20efcc7822e22f80d23be769bb99a493f5ae31e8e064535e4994');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-22T17:11:19+00:00','move',101,102,102,'0.4.0','834afda8daec1d57b091fd7007ac47ff13938238bc902ff6f8f941dda8b73a11');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-22T17:11:19+00:00','move',102,103,103,'0.4.0','8fe4f286c752fb330b8121840687402c9dce049170f2e62af1853de536178e9f');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-22T17:11:19+00:00','move',103,104,104,'0.4.0','891d4bf4752dcd7d70c908b64d5ba438609bc5723e142667a1954941733d93fb');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-22T17:11:19+00:00','move',104,105,105,'0.4.0','2123f3c3e1457bb7aff33a813a37901ba4838aa881a4ca063b768bd039d9f6b0');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-22T17:11:19+00:00','move',105,106,106,'0.4.0','07bfc08fc6195d153fb8babf76498b4a232b80dd617c120af5f81a458c67eec2');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-22T17:11:19+00:00','move',106,107,107,'0.4.0','7164d1305de77b08b72efd85f0e7ad919465fccba4b9add8a14bb18240249855');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-22T17:11:19+00:00','move',107,108,108,'0.4.0','20fe459be0377e79d3afa0b1a360cb4d1805cb0a95efea95a9241e29bff40e83');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-22T17:11:19+00:00','move',108,109,109,'0.4.0','140b9fc6ef378de77f55e9024636bb75accb174914309993f36ea9261d784275');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-22T17:11:19+00:00','move',109,110,110,'0.4.0','d9da6261da2769e6c87f01582328f284c49cfce1e31951574100b06b63b820c5');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-22T17:11:19+00:00','move',110,111,111,'0.4.0','0328aa9e1d33670f80b34788f22eda190279d3813aef229e4fc5833577e61f38');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-22T17:11:19+00:00','move',111,112,112,'0.4.0','fe029263783ecc488f19157664219c2e3e95cdf7c94e082764b0af037509327a');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-22T17:11:19+00:00','move',112,113,113,'0.4.0','d09a6c206720d8588f80b80f0bdb2fd61c53899f52423e49dd35d8fde5adf3e8');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-22T17:11:19+00:00','move',113,114,114,'0.4.0','869e81f19391668617095e77b01629c7d3bfc05c0f45d5087c228bfd67b5869f');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-22T17:11:19+00:00','move',114,115,115,'0.4.0','4bac849e57763ff2fbef8447730a0cb0ba7b1d4455f4d2dc89db232cf8211e6c');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-22T17:11:19+00:00','move',115,116,116,'0.4.0','0a6a0b04b6397290e47f849c85945eb8d942a3b753a542e05d33c301efb22e65');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-22T17:11:19+00:00','move',116,117,117,'0.4.0','4c7edc095a9a5275e23a0987b1453b1c0c0402a40f35c05f30601b591fb2e21c');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-22T17:11:19+00:00','move',117,118,118,'0.4.0','29bb6c2f2abc52318b69357ab07fe597b23e5e3eda8d06aaf787874a22460bf6');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-22T17:11:19+00:00','move',118,119,119,'0.4.0','c7e9a68155355ef46316727e2a65fbfbd9fdfaa6ca4d2c718c5474f09e136c66');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-22T17:11:19+00:00','move',119,120,120,'0.4.0','6b870adf71d4d300b78fad74b2d81e4864340cbbe031fb280a8003e0a54f0bd2');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-22T17:11:19+00:00','move',120,121,121,'0.4.0','a84fcfa5267ee600a4cd6d9762f5f46282dda17c11ca74526afaad5c00b4734d');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-22T17:11:19+00:00','move',121,122,122,'0.4.0','365506ba5c9c5cfb718fe2569beb658b326820de77b7656ef1cbe93d82f97e7f');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-22T17:11:19+00:00','move',122,123,123,'0.4.0','72dfa0b7496faef037e3f1f17196f6396348277eff60e5594c4e7f8f76ff6c05');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-22T17:11:19+00:00','move',123,124,124,'0.4.0','803a88c44483068dc5054ee3cd000ee07de747abd60661ad8179dd8a7b58fd27');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-22T17:11:19+00:00','move',124,125,125,'0.4.0','6d130bd915ba9f80f0c4fa12d634c6d79b8920cc5c2e036aa349bf67ca2a97da');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-22T17:11:19+00:00','move',125,126,126,'0.4.0','4d698682e056a9ca320dc52cdedc4cb8fb7e405a00410565816d2c652d38ee8a');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-22T17:11:19+00:00','move',126,127,127,'0.4.0','a5d79ebf9796adb1fe81f00781335a43c3e20134d76f629bac20bef11cba4875');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-22T17:11:19+00:00','move',127,128,128,'0.4.0','e9aea13fc547743b50c77d9ca4831d5678be1350cbd6fcf4b15363512f055d1b');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-22T17:11:19+00:00','move',128,129,129,'0.4.0','c613ab3350c2425e08908b1943f4aead2b1b353bc736ee062d3d17380269e197');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-22T17:11:19+00:00','move',129,130,130,'0.4.0','ae683755edb01bd0a5bdf7b762c0269308dba5245ddb3b9021e07b25c2d88034');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-22T17:11:19+00:00','move',130,131,131,'0.4.0','aec3cdb444318d66753b21c9045020eee191582a0e9e79a530a19e41a09e6347');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-22T17:11:19+00:00','move',131,132,132,'0.4.0','b80c40df2b9b78ddacc158c1a580ed641d7327335ddef1284fb34b6f0e744b26');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-22T17:11:19+00:00','move',132,133,133,'0.4.0','74febc49a05ca6ac1ea253a0ff5a4bb1a99dcd0b3f72c0b37da98bc1fbf65b60');
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
