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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-22T13:18:46+00:00','2026-11-22T13:18:46+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:18:46+00:00','created',NULL,1,1,'0.3.0','b59f6491bc857b78ffc36b0e2766a642d4726b282e8a3d78eac395465bfd7dcd');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-22T13:18:46+00:00','move',1,2,2,'0.3.0','e55048fc784a83744672d132d9379ce2cc32f47f075676d1866ed1272f21649c');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-22T13:18:46+00:00','move',2,3,3,'0.3.0','6da9664e9b8970a68e6aad3bfc784a70f336eb5971981a0a9295807af3de0928');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-22T13:18:46+00:00','move',3,4,4,'0.3.0','11303752f6cec222b022795d720a271926c2ff45e5fa6dd2e73cb977eee547a4');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-22T13:18:46+00:00','move',4,5,5,'0.3.0','b5247cfffd559adb523e61f056720c4934220d21f537aa5456752dc1e1810ab4');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-22T13:18:46+00:00','move',5,6,6,'0.3.0','39a373ce6e100996a2c1a5524aa76594aa0415d2c2667ca2fadeab37d3163ab5');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-22T13:18:46+00:00','move',6,7,7,'0.3.0','7fc7027dfaf9ca3c98adb67308bbff19049f52008fadfff9f3b41828d05bd457');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-22T13:18:46+00:00','move',7,8,8,'0.3.0','c3727b1c1a48b9f0902cfca9b7f1701ba41a3f41df325acf026f81ec11b0fb70');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-22T13:18:46+00:00','move',8,9,9,'0.3.0','df326db148a7e8e258a50d4e0ee8adbdf62cec155b3575407537a08c3a366b4b');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-22T13:18:46+00:00','move',9,10,10,'0.3.0','4b3e5643bab536019dbf0e970a6cab09d4d2e02f2eda6fb2cc952a4d56145e99');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-22T13:18:46+00:00','move',10,11,11,'0.3.0','d796ae325cb430b7cccaa1bef204e09558d9c749d02bc3c0f6e2cab045661ca6');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-22T13:18:46+00:00','move',11,12,12,'0.3.0','e68fb2b95d3b22f73a33a1a843f6111ce90502412e39a84ee9ecaeb44a578075');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-22T13:18:46+00:00','move',12,13,13,'0.3.0','cac41f0e58ba77b100bf53b67ef55b729a730f5b47ba19f3e8e296ef3a05e289');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-22T13:18:46+00:00','move',13,14,14,'0.3.0','b55e09dcb8f7fb85719fab699dace2c988bf70e136c0d9b0036d2c27b4b98853');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-22T13:18:46+00:00','move',14,15,15,'0.3.0','d06543bea04f3119c9efbef3007881a6d8494cb608468ed76b700b4738f6e601');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-22T13:18:46+00:00','move',15,16,16,'0.3.0','730431ed069cd13b9cf6d00aa25371d0cec8c5dc81824167835a7799dcb34a2f');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-22T13:18:46+00:00','move',16,17,17,'0.3.0','368553dc3d6dbeebe68fed37283cc54f27b73f2f5519d5bef609ee47cff3d6c7');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-22T13:18:46+00:00','move',17,18,18,'0.3.0','1cd2535511148d51ab100c33b4f9f2ba00bb1b124b01523c2e4b015b50ddf05c');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-22T13:18:46+00:00','move',18,19,19,'0.3.0','447723abd933571ba23039958b408950f596fdf622dbef8198bd80bd24630388');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-22T13:18:46+00:00','move',19,20,20,'0.3.0','71924af91ce65b743970076ad08d0a0562445c47633b84ac9fc2771b620a673b');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-22T13:18:46+00:00','move',20,21,21,'0.3.0','7c0dad802dd72331bfcdef102a50e36d16ce3cdc672725263155b9ed8d532f2c');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-22T13:18:46+00:00','move',21,22,22,'0.3.0','1c1a185a4e770100e04972aaecb8546252b7d37d370396cc1441416c0b8f9912');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-22T13:18:46+00:00','move',22,23,23,'0.3.0','b6b1d7f93a0e5effdd225e9332adddc9e1b417da8e8134d0387bc59c3cf9c9e6');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-22T13:18:46+00:00','move',23,24,24,'0.3.0','63bd97a68113847188e25a483a0384ac588de164c97c41d11c16956ea2d8ddbd');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-22T13:18:46+00:00','move',24,25,25,'0.3.0','cdc0a6dcb67bfa5eb9a3cb7c3166f1959209f3b85ebf22b7312e8b20d1d56072');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-22T13:18:46+00:00','move',25,26,26,'0.3.0','44b1b78428c081cc54a14909a0adfb5993209569d0fe20824de1737b7f44d1ba');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-22T13:18:46+00:00','move',26,27,27,'0.3.0','75e9077a00e1f72bf81716a4ddf6722902a2889730a61f964f194a49d34251b3');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-22T13:18:46+00:00','move',27,28,28,'0.3.0','3ef0e7dcfec82b42810f3293fe8b09d57b278e46c1351f6a7bba62a65a59ae40');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-22T13:18:46+00:00','move',28,29,29,'0.3.0','446c85a778efadb1610c1c78c4f7a7d6a8778889cac5cdda8796439d4a9b87a3');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-22T13:18:46+00:00','move',29,30,30,'0.3.0','9d3186a08f32544db15d8f6c4b1e2c5716a13a2873bd86abd05c73a8dfe6a7bb');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-22T13:18:46+00:00','move',30,31,31,'0.3.0','2740e524deda116e6dff71f13555b7a5ef8945cdd9c2919400fcb49bb1ba7ab7');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-22T13:18:46+00:00','move',31,32,32,'0.3.0','5171667369f50dc11cffa80b3d28842dbe2f3a8b2c6aa547f255258963981951');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-22T13:18:46+00:00','move',32,33,33,'0.3.0','bc8739e11f258908fb40fb9e0da6bfc75f997d668e99fc4fbfffeb385850d696');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-22T13:18:46+00:00','move',33,34,34,'0.3.0','809b883812ee81cf4a9a39b196c3413901e226f7c682be9ce506cbb9a631330b');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-22T13:18:46+00:00','move',34,35,35,'0.3.0','f3a3203bb8c7ea19f2727550a5c023939f94066b12fdf142767b604264e1e299');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-22T13:18:46+00:00','move',35,36,36,'0.3.0','b3a4fe4e1e83e3a3a01ac00a0973d7862b5056ab8702cc91ea033bd096de4034');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-22T13:18:46+00:00','move',36,37,37,'0.3.0','9215787fa97a4220374c3bc20660428c28963b7b5f4557595386f7cb06fbff37');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-22T13:18:46+00:00','move',37,38,38,'0.3.0','76999f6826ad136f39444ea464237b40503a9ba50e7d01da8dc97fc03e5e70a6');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-22T13:18:46+00:00','move',38,39,39,'0.3.0','917c21d59aad3ee3a91db00476d5faef2e98b75050ce1fb92b72ce59440c3c1d');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-22T13:18:46+00:00','move',39,40,40,'0.3.0','3402401964c73b21a72f63cc1acf82eaa7b0ffde7635804c302fa6f61915734d');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-22T13:18:46+00:00','move',40,41,41,'0.3.0','1f01107b90b79fa6d50eba16632a7a239f9fce6275bf68f4e540f1bac08c12d7');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-22T13:18:46+00:00','move',41,42,42,'0.3.0','a948d4485e8066ba3613ea48ecc44c28f4571f7f8b72426058c9654e4c472c29');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-22T13:18:46+00:00','move',42,43,43,'0.3.0','d66256b43c34b3650d7c8131a23b7734e4a764e17e9c194503c9563a3ad27ea1');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-22T13:18:46+00:00','move',43,44,44,'0.3.0','ad4131091c2e394c19cb6bdd331156d5a67c345a72d0b37912815f8099aeed88');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-22T13:18:46+00:00','move',44,45,45,'0.3.0','55aa97be1d715bce5a0e11c996cd0ed078928dca7e5d9d92e47cffbf31330d7d');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-22T13:18:46+00:00','move',45,46,46,'0.3.0','303411727ca1f499cc47eb7fe7ba05ef5dc7357a7927526fc0e1c13d0b69757c');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-22T13:18:46+00:00','move',46,47,47,'0.3.0','0d99e072c62a941e6efd9901988824c1badab2ddbddf81d9b618c301a466a408');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-22T13:18:46+00:00','move',47,48,48,'0.3.0','69c52696a979f75a7b64e2b900476149b0cbd0d8e92ac187864c3986b103d218');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-22T13:18:46+00:00','move',48,49,49,'0.3.0','523048dd8d4ddf1c5dcfe019c5b1abdead9489acfdb27ce70080ff846a5d6361');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-22T13:18:46+00:00','move',49,50,50,'0.3.0','0d03978a6f5a5e03319645065176b78c8ba80e3c53ced855ec8e192886a2318b');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-22T13:18:46+00:00','move',50,51,51,'0.3.0','fee3b8888e64b3fe03e45907e64da4515c32ca848d9e6d99bda22e1da69be433');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-22T13:18:46+00:00','move',51,52,52,'0.3.0','621278837a9aa53bf589172ac3a888e2c46bc8c60a235f5081b22f7c247bfc2d');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-22T13:18:46+00:00','move',52,53,53,'0.3.0','708158b46ec18425f8b63ab9bef6b52402212ce7c539aa77945a1289aa38c76e');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-22T13:18:46+00:00','move',53,54,54,'0.3.0','c3a99e5728015d3510c318787f077225bce47da051a246b259cabbb765fd61eb');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-22T13:18:46+00:00','move',54,55,55,'0.3.0','56e30967ee7556f32291a1add3f7d7fe61c09e8db6214aea772b209ab2a9a930');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-22T13:18:46+00:00','move',55,56,56,'0.3.0','4aff8c18a42e2546b7f4a1953284b97b10011c900e9ffcd51e5ff06887d48afc');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-22T13:18:46+00:00','move',56,57,57,'0.3.0','657e13156bcb348c6ec85414d977c251ed06604d097f2cbd3281363f06608357');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-22T13:18:46+00:00','move',57,58,58,'0.3.0','3195887b31d3a592baaa641203219b2895b889a98fced853ca6c9295fa27472e');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-22T13:18:46+00:00','move',58,59,59,'0.3.0','bcb056f3b04ce7d450579e929ea2ebe0d214221201b9fcb2bb357ddd07e68b24');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-22T13:18:46+00:00','move',59,60,60,'0.3.0','d3cb3a1b67a93406a392f763d3721314c80c4abfbc29bf6496586b4cad72165b');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-22T13:18:46+00:00','move',60,61,61,'0.3.0','883b8888a83042df6b2ea018867923980a069c1938788d4352afc15ab0d1064d');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-22T13:18:46+00:00','move',61,62,62,'0.3.0','d0ab78fd2e9f864fc0a57eab194d102c944584b4cb2c872b6a0cca49329c00b1');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-22T13:18:46+00:00','move',62,63,63,'0.3.0','5367606ac82b0d1e8d24a8791affc4b8085a6941e70f88f42b1351f9555a148b');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-22T13:18:46+00:00','move',63,64,64,'0.3.0','c4ff98586ad963adf913ddf7befb0ece48e9aec8f79d9a0938c21dd1e9faf68a');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-22T13:18:46+00:00','move',64,65,65,'0.3.0','8bd64d9503c2ab1854271f406604e45e930f65332f6969296c576d88aea6c94a');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-22T13:18:46+00:00','move',65,66,66,'0.3.0','c23b22f7bc1e4a5e33c94f9891fc8f2049897f23e949c108e6bb9c2194d6d6e7');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-22T13:18:46+00:00','move',66,67,67,'0.3.0','2ca1ebc3361ba979f672ee10a1e0a8d6858ea3f8f4329f3712f00b224cb61549');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-22T13:18:46+00:00','move',67,68,68,'0.3.0','0f83d0970e57493b4fab80bdd70261cca26c5d6c0a0465a5d6dbf0c1155db29d');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-22T13:18:46+00:00','move',68,69,69,'0.3.0','462035b6f5d76085a0d6e707212c3f86dcd002bc00c7d2d18dd4587d9924d25b');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-22T13:18:46+00:00','move',69,70,70,'0.3.0','5702ceaa8d2290412f9e4931badb864641e1ec46ef0bb1f2370e4a1f98f7d3c2');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-22T13:18:46+00:00','move',70,71,71,'0.3.0','f61e17deea4b93499362fa6c09a128a9937149c465f3e9895e08a8de3f316d87');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-22T13:18:46+00:00','move',71,72,72,'0.3.0','d04de5adbe3f1924a16ae487be61fb92fc9c87504e7b0a14fcff8a4e3c1b4d82');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-22T13:18:46+00:00','move',72,73,73,'0.3.0','cec33e172d431134abfd0f79f17240dcaaf6d51a0b9a5488c69c834c6bb4dcb6');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-22T13:18:46+00:00','move',73,74,74,'0.3.0','cd735c07a68d7e23b3015ae2e335e1a84ff198934474a8dcd4bffb3f142f5bdf');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-22T13:18:46+00:00','move',74,75,75,'0.3.0','d7bc85f1487fadd03cbadf85504ff35f5aaba9de3191adab7185bde61bb9b8c9');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-22T13:18:46+00:00','move',75,76,76,'0.3.0','641e2fac06aefbbcc28e8b75c9bd5d91e99d810b9430c9b9b9eae0da6b368c35');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-22T13:18:46+00:00','move',76,77,77,'0.3.0','d52b8ab1b230c4a221cdf8657dda07102441e85cb599e82abea984c2da285bb1');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-22T13:18:46+00:00','move',77,78,78,'0.3.0','7395a130424a190f36558356632c9f50dcc44cd06560cdd53d81227a6d430abb');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-22T13:18:46+00:00','move',78,79,79,'0.3.0','e1ea2b4fc4d693745b1536ef7b77d61a2e5b42b1bb4d334d442f8579d60ceb7e');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-22T13:18:46+00:00','move',79,80,80,'0.3.0','32cd5b147e71065200a2ed734129f3fb480485ca55ac09280bbd02b57d74ee03');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-22T13:18:46+00:00','move',80,81,81,'0.3.0','c3f7f71077f128ce03037558ffa33ac257d778e74d983ea28b9dcc78c26c432e');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-22T13:18:46+00:00','move',81,82,82,'0.3.0','3cf02a6bf2486cbf0debd3deea6d9e75aab28909b479ae6f23a1fe10961bc4b0');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-22T13:18:46+00:00','move',82,83,83,'0.3.0','4d08c8ef30d07f2a9159e8ea0182ddb66a28a24e2ad10c3a1b42209c27ecd83d');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-22T13:18:46+00:00','move',83,84,84,'0.3.0','677450e7d9515f62f091b0aaced5151a89aaf1023577b01b91aa2139d019f3f5');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-22T13:18:46+00:00','move',84,85,85,'0.3.0','fb9e52096b53865f77e710334000c3f3f7a9ba1a7fc2245dd8af3ad9f267d75a');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-22T13:18:46+00:00','move',85,86,86,'0.3.0','ed702ed7af7f216eef4e4d756e0abaa998e4bde4b67e79c3021ebac3bd799d6a');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-22T13:18:46+00:00','move',86,87,87,'0.3.0','a212a64c8192de4bce09ed4c9f4d9b5cf1f136a2b05ed3ec95059176ebf7746b');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-22T13:18:46+00:00','move',87,88,88,'0.3.0','f91b9ad501c04bbd0075331125f51346d8bd39537687c1d6e6dcce2cc3f78af4');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-22T13:18:46+00:00','move',88,89,89,'0.3.0','f98c95c65ae77fe6fc757b455a758727a953c38dfe31ab0aa067c242d4b6dbeb');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-22T13:18:46+00:00','move',89,90,90,'0.3.0','899a4a621f671d3f1b75039c7bd06c3ad84e9555cfcf98512de1baab6fe66784');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-22T13:18:46+00:00','move',90,91,91,'0.3.0','3d8b763bc04db4c2380d912e84e14947411a38f8f1b3f4af9ad2bff235772828');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-22T13:18:46+00:00','move',91,92,92,'0.3.0','d37f14094bdef8eff6c1a875a2a89d799d8367663c1bd71f002761f9674faf9a');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-22T13:18:46+00:00','move',92,93,93,'0.3.0','af50b8e86fd5a69cbeca0800c362bfe16d1c67bc6c2370b2e3b6f0bd90b45562');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-22T13:18:46+00:00','move',93,94,94,'0.3.0','17b7e680a668f6f6dba484b577e569a4ed700905d30427dab955c084533bd821');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-22T13:18:46+00:00','move',94,95,95,'0.3.0','3a3570f624b1a1034b7926ba8c95ee5fd6b028e6d4bb322bc56e548cb2b20921');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-22T13:18:46+00:00','move',95,96,96,'0.3.0','e9a67336ffed4d09dafbe65f85ac8f39f3f3e7ae61c559156642a8aaef83133f');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-22T13:18:46+00:00','move',96,97,97,'0.3.0','41abae2923e11b25878e7ad281db8f6f35207cb8eb83ffefb6827dcea23541cd');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-22T13:18:46+00:00','move',97,98,98,'0.3.0','d953bf1d67a05a2741b1ec12418f616945ec47e3610e0978f8cf24995853e728');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-22T13:18:46+00:00','move',98,99,99,'0.3.0','d998a32e0e7232a44d6469268b08cf1b6f5f12f3b0b807726eef69e676704a39');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-22T13:18:46+00:00','move',99,100,100,'0.3.0','f288a774be3f570395a31850d0e019bfb644209d88620521b5ad662adcaf67e1');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-22T13:18:46+00:00','move',100,101,101,'0.3.0','f6b8396cc66ecbbb531d87c893a87f6c4ceecaf46f15b8953ecf208504fb2b07');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-22T13:18:46+00:00','move',101,102,102,'0.3.0','e1d2bf6b8a19f31e00958ea5e5e75b263de649b776a2752a9e828437bb4230a5');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-22T13:18:46+00:00','move',102,103,103,'0.3.0','402464c54ad23c3361f9a1d2335f725f6d68f90b89cd42f17ced4237a79ede34');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-22T13:18:46+00:00','move',103,104,104,'0.3.0','375748668b5b57242e7ccfc7280e831282677634e217f70191043264cd83fced');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-22T13:18:46+00:00','move',104,105,105,'0.3.0','4baa20966644a45a463277f5c1040622df6784953c9cac86ad92293aa5d06fbb');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-22T13:18:46+00:00','move',105,106,106,'0.3.0','46e8516d38cb3953cbd97bc0be106b643b044621cb1a59513e80892775f2f57e');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-22T13:18:46+00:00','move',106,107,107,'0.3.0','8cd9739ba2ae300f954dc3516fad60b86a15da76b78064b8b308e69de1b872a7');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-22T13:18:46+00:00','move',107,108,108,'0.3.0','9744df62fa03dca6d2ec824b0bc0edb0c1574301859cee654f1e0cdcbc8a9ff3');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-22T13:18:46+00:00','move',108,109,109,'0.3.0','8dd22169bac64e47bd9757229e3484199a8b8af614296cd602a391ddffbf63a4');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-22T13:18:46+00:00','move',109,110,110,'0.3.0','9826c8cef5c1681aa230bd69523d2f33b7b1b4405ece4a4e9b59248d2424f165');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-22T13:18:46+00:00','move',110,111,111,'0.3.0','3944519902e6b82b13a7a9c660a60be746bf05db122980266c2f6c7a3d4b90d0');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-22T13:18:46+00:00','move',111,112,112,'0.3.0','857b529a5ca8a0baec68841d742477034a650db1a17f05c56603be1ddb3657f2');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-22T13:18:46+00:00','move',112,113,113,'0.3.0','3d94b00e427cb0bfc471539495ca5eab7defefe6315808344c88e0a22a2ebba3');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-22T13:18:46+00:00','move',113,114,114,'0.3.0','9eac4fbbf1695e8d41229f67debf1e87c5cab16a5a680f118efb994768070a1a');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-22T13:18:46+00:00','move',114,115,115,'0.3.0','f072d6c0ce25df512232774d8130df1c0c0628e831b3c43c02482c1a2d4744c4');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-22T13:18:46+00:00','move',115,116,116,'0.3.0','8350050af0c746849931d533f9edd4fa1483352f20d621a1f90be4c3ae714dce');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-22T13:18:46+00:00','move',116,117,117,'0.3.0','337e05ea462832fedcf2192de6f8c5bc2b163aac4f16211ef46b5ff622d46ccd');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-22T13:18:46+00:00','move',117,118,118,'0.3.0','4c7eb8fdb0eff7c91869058ba7cbf79014df2107c98db82ab49d474f953ea2b1');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-22T13:18:46+00:00','move',118,119,119,'0.3.0','7dd12cc99ae93c885202b6ed48c24d1e63b4b191c3a4f91689899a7856b781f6');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-22T13:18:46+00:00','move',119,120,120,'0.3.0','e44f2b1e405b0ff47bd3a8fbd0522e73898d850273c18710e9159a567c5f6f4a');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-22T13:18:46+00:00','move',120,121,121,'0.3.0','f141a21a6c643773e0d51e7b8a4726f081fc33496fc4ff52c0fd999fd63f00a8');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-22T13:18:46+00:00','move',121,122,122,'0.3.0','67909977e3ffddcd2d8a6763c8f746782cc432c6ed1c1d59406bd00823eb746f');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-22T13:18:46+00:00','move',122,123,123,'0.3.0','6be9d55cfcd5a679467fb42355d61b858da4e798f2a4a5f2080d007a91a6e474');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-22T13:18:46+00:00','move',123,124,124,'0.3.0','1ef6b4ac836c1a3df871b790e6898628d864cbab9ec88238c274170afaf55abc');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-22T13:18:46+00:00','move',124,125,125,'0.3.0','69e2639372dc0a8b42017c57b5720c49de61bd96cacd704638d1d489c7697e4d');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-22T13:18:46+00:00','move',125,126,126,'0.3.0','0e30970837dbfcfccbebb5eb61dda00da3e179bc19e67a8b734bc2fdef505649');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-22T13:18:46+00:00','move',126,127,127,'0.3.0','c2571b5906870b2a20aec7c58821e6102b245e1b2e3c4dcf22c64c905e82eadb');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-22T13:18:46+00:00','move',127,128,128,'0.3.0','628f217b6fc82ace92bf56f24c71c84d4d337fd831b1ef161810ba851519f552');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-22T13:18:46+00:00','move',128,129,129,'0.3.0','19a86d65abfefcbf430a17eaa87f64c8f177a57eadbf1a5b869823b5d348f989');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-22T13:18:46+00:00','move',129,130,130,'0.3.0','4f81b7cbaa374f918cf7a1596f90c3701befc12048770ccb40c357daca0133c4');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-22T13:18:46+00:00','move',130,131,131,'0.3.0','d18f32f7a53e6a03b3ece12d1e0ddcd871b3e7ad648cf47365b16aea204746db');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-22T13:18:46+00:00','move',131,132,132,'0.3.0','30bb43d8978bc1a10fe609aafe3bee03ac133e38ac831763773f7d663b1ab5cc');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-22T13:18:46+00:00','move',132,133,133,'0.3.0','5f78fc633419e67fec3f34b0f37d65c9e0397c70955397ee162613e98045d2d5');
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
