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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-22T23:34:20+00:00','2026-11-22T23:34:20+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T23:34:20+00:00','created',NULL,1,1,'0.5.0','e62e82e8281460ee421080a4b351df57a8a85518d479b45a17c4b1453e9d3e02');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-22T23:34:20+00:00','move',1,2,2,'0.5.0','9ea2e0ece96b47383d5e8b85c44cc12007aa30ae21e84ba492892c13463123b2');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-22T23:34:20+00:00','move',2,3,3,'0.5.0','6c579f63f439b45953e2f1375c2b395a3993dbf512b4f5dabf360f5d941e6d0f');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-22T23:34:20+00:00','move',3,4,4,'0.5.0','190211d4711ccbd0b136b4b5ff31ef8b8f1a68179c14414dd7e5aa697c5e70ec');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-22T23:34:20+00:00','move',4,5,5,'0.5.0','443e590d6ab4716b934fdf319b3c7765cd00333f02aab2fe297a92ab91a82e6c');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-22T23:34:20+00:00','move',5,6,6,'0.5.0','39bc44024e57c5b99be5aacdadf2fce00765ea91d98d97e30eedb5f5d574b45d');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-22T23:34:20+00:00','move',6,7,7,'0.5.0','b0d68dc7b8824119666ab017117de1b0e6824da225c564bd767cac31236f1668');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-22T23:34:20+00:00','move',7,8,8,'0.5.0','86aede1744afe164d10b2b4f7f6e96c4155699dd0b7bb22027c83eeb9b208904');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-22T23:34:20+00:00','move',8,9,9,'0.5.0','00093d4a0c47b970cdc20a897ce7cb92fa4bbd86c2e328c080d8004901ca95d2');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-22T23:34:20+00:00','move',9,10,10,'0.5.0','ce8244e933f1f2bdcf9cad67b22aa723821df733385fb1820883e436b1cf438a');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-22T23:34:20+00:00','move',10,11,11,'0.5.0','68bd43a2665b31522a2bb11ad66f8920d7a2518d6401939c682368f3c75d21be');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-22T23:34:20+00:00','move',11,12,12,'0.5.0','e918c948e00e5d14e8a589b2b2edea825f249e187070567224160ca4e672205a');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-22T23:34:20+00:00','move',12,13,13,'0.5.0','4c78579fe5f52dbd5b3f8353e52d40bbb6ab75f8a4bb7baa58a54158532aa94d');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-22T23:34:20+00:00','move',13,14,14,'0.5.0','8448e5dd42734dc3d245ed1b3c3dc9bbaea0e63f65d624370ba7a358585aee95');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-22T23:34:20+00:00','move',14,15,15,'0.5.0','98b819cc37e6572f6810634e1eb81662619c5492692de578b701b33109503237');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-22T23:34:20+00:00','move',15,16,16,'0.5.0','03784527492c1c4e23da0d3ef14351b99a6bc84056035ddff7ff42e63b60f4d4');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-22T23:34:20+00:00','move',16,17,17,'0.5.0','59563acf3145c3455073f4650e7a24204b3219a7fa5ffbeb4c6caa0748807e67');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-22T23:34:20+00:00','move',17,18,18,'0.5.0','732d48e476adb617d8e4c713fc1754cbc0d011e847892872db9aff2ffb989114');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-22T23:34:20+00:00','move',18,19,19,'0.5.0','c55e004a5c4f865f599e83a83eb72757f5b99d8fe8d7dde971eed6ad942a38cf');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-22T23:34:20+00:00','move',19,20,20,'0.5.0','930eab8a785890082a6ccd14006bee31545ece80854a6af302d07d15a5b1fbb1');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-22T23:34:20+00:00','move',20,21,21,'0.5.0','2f306e8b0ea2d0e2e269f2247cac16a4a31b547941895df5bb63fa82f68fcb46');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-22T23:34:20+00:00','move',21,22,22,'0.5.0','8f54e9fc3c7d3387e4b43646590e8b45ec7a27512899e81cd2d54df968132704');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-22T23:34:20+00:00','move',22,23,23,'0.5.0','223a06a5ac423e9e4aa863ead8a228f61be62fcfba7074a5f0bc66961b586c8f');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-22T23:34:20+00:00','move',23,24,24,'0.5.0','769f260046397743ac630d198947527acdf14e28cb746c6f23b63cd1af7f8d94');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-22T23:34:20+00:00','move',24,25,25,'0.5.0','8b989a86721046f80c8169d9c743d39fbe7ca38ed1356a71f075d054772b5c59');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-22T23:34:20+00:00','move',25,26,26,'0.5.0','f6c861947eecbcbeb81390cdc60cfa7a8ec9d5c576eb8ae322f24fbb3e7918d4');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-22T23:34:20+00:00','move',26,27,27,'0.5.0','625965c8e07de54d732a4eca3839114ee3f7ccb81d21aa5e43f279e242f6f164');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-22T23:34:20+00:00','move',27,28,28,'0.5.0','116aeaebc6e85205c18ef771b356c1ab58191d9b5824778c1e040345022fc457');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-22T23:34:20+00:00','move',28,29,29,'0.5.0','bcbb314a75cc046580c0cafb5d4b7b5753f4a9556403fbcd1df3e0fdd45fbff4');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-22T23:34:20+00:00','move',29,30,30,'0.5.0','541a4f0da29238cdd3d41ab6c632cb5f3497dc3f6ed7bfb1435b110239bfd6ba');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-22T23:34:20+00:00','move',30,31,31,'0.5.0','3177449c7292aad377c12262fe710014a3f066b40925666ba8cb2c2c860dcfec');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-22T23:34:20+00:00','move',31,32,32,'0.5.0','bc34cb4243a1efe8f9df44b27ffad7a835f7351e594be54022bedbe79110347a');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-22T23:34:20+00:00','move',32,33,33,'0.5.0','9603f8d341b9e6410d69a8676432a533b94f244ddcbf531bd68a48e6f84d4736');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-22T23:34:20+00:00','move',33,34,34,'0.5.0','58e1e27a516489ac5beb82fb55641a62c423ba281144c13212f036f42e042da9');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-22T23:34:20+00:00','move',34,35,35,'0.5.0','e61430828d3a8cd5288730315139ad06a68ae8d32e176c64a07143de18c4a842');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-22T23:34:20+00:00','move',35,36,36,'0.5.0','c3da917654c5e034bb0c5c3e0513c2708970faa0f84b4575be620377ef75a987');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-22T23:34:20+00:00','move',36,37,37,'0.5.0','f0e54d888d60f725a4844095297e7beaf78a7babceddcd22a3d6aa4d5968243f');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-22T23:34:20+00:00','move',37,38,38,'0.5.0','67f56ff5faa315f3455792fbbb73eb3a7334ad4f78940e868323b8fb14800b7e');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-22T23:34:20+00:00','move',38,39,39,'0.5.0','3c6f412685faf893e571dbd24f4932fac708e95ff03c6dca1e43af68cf0e1015');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-22T23:34:20+00:00','move',39,40,40,'0.5.0','2235db7b4802cdcc1e985ef2cb0b532c90075b90758fdaec1c80cea8a2d6df77');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-22T23:34:20+00:00','move',40,41,41,'0.5.0','5b594f1783189923250d5a788372577eaaee5754bcdee7bd5c43449f1e445b13');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-22T23:34:20+00:00','move',41,42,42,'0.5.0','5c861b7c337e56d09fce0c6102b69e779c6def797021c78d10a3a7a07ae52d54');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-22T23:34:20+00:00','move',42,43,43,'0.5.0','9474d475a69e49bc2d75b2ada59ac8b97495a82e32a2d4d2d8d377805fa8c76e');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-22T23:34:20+00:00','move',43,44,44,'0.5.0','100e601c50ba3a12385c1c887330e9009afe1644121c7ada3879af6e33eeead7');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-22T23:34:20+00:00','move',44,45,45,'0.5.0','5e64706cfe91e4d3969d68af0db8cf51e901d15c00cefc4dcb8a6696dd48efd7');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-22T23:34:20+00:00','move',45,46,46,'0.5.0','2fdd309809ec7edbb84bf7bce0b1178f0c87385a4ed33a24ab8a5b9497dcb783');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-22T23:34:20+00:00','move',46,47,47,'0.5.0','ef7363252e53613476a69f43346121918c4b7723c4a47a812532b3922d3502b7');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-22T23:34:20+00:00','move',47,48,48,'0.5.0','37f8be493dfcb484eda66f2f5867c8fbcf8c55b627c7832125f7e194ea0f5e16');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-22T23:34:20+00:00','move',48,49,49,'0.5.0','bea571a665f36a8dd96cf68a71591a3dd264d2819badc86ee19d2dbf9fe9f307');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-22T23:34:20+00:00','move',49,50,50,'0.5.0','5b316eab164307ea397705a3803bd0002ce165c58d9a7063c7900ddc1601eab7');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-22T23:34:20+00:00','move',50,51,51,'0.5.0','a1b15530d5571805c67605f9729bf9fe2204e8d98f350b35bada463bc87d0c09');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-22T23:34:20+00:00','move',51,52,52,'0.5.0','8674d9a7ab345ce864ba5d421bd29013e0aa2d24e9e41ebfcdcb882625d83126');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-22T23:34:20+00:00','move',52,53,53,'0.5.0','646385d402ab888735e2c8ce1525652980cfcb2235799bdd548b5a0871275ac9');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-22T23:34:20+00:00','move',53,54,54,'0.5.0','506e2d494d83d66c475c8e6541f022a4f8420baea8e211aa3d9401a77a30ec19');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-22T23:34:20+00:00','move',54,55,55,'0.5.0','6f82e92a83b78b2c8c70cb13f587c6e44c8d421eca63e2a3907ea858347b5917');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-22T23:34:20+00:00','move',55,56,56,'0.5.0','1157a5ee0badf8790abe8a60f9d64be8dc44734333150d3074cb35e4602b937e');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-22T23:34:20+00:00','move',56,57,57,'0.5.0','f8a8c594ec03adb2c79f89fd3585aa386f96e9670d36dcda8a5d5ffe6364740f');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-22T23:34:20+00:00','move',57,58,58,'0.5.0','ff655cd133602fd6527e64e382802b99172c99c1402d9f3ef40b493179873b12');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-22T23:34:20+00:00','move',58,59,59,'0.5.0','cb9f222a3b189e35fcc0e0f5f9807bc02458af741506e00c99c6ab1c57ba2040');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-22T23:34:20+00:00','move',59,60,60,'0.5.0','d32b9d08049466fb82f5ac42cd848f8778e0c6048efa7a075f8d626c2c1bcbf0');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-22T23:34:20+00:00','move',60,61,61,'0.5.0','002c11c0f48fae4baa8e1b4dd00fbbc5b688edd01d7bf9026f55dc89ff6b4811');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-22T23:34:20+00:00','move',61,62,62,'0.5.0','2274988076b2006b8b4af917c4e09f68bed8d45dd79719bd79fc0c9179ad0f8e');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-22T23:34:20+00:00','move',62,63,63,'0.5.0','863ac201437fa3738f64915ad889babef0bd762f89b6d5c769dc282c00ee11b4');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-22T23:34:20+00:00','move',63,64,64,'0.5.0','7222624edc4f9316a74844eceab7eb89591c9c63b855c963a04c61583fbbf062');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-22T23:34:20+00:00','move',64,65,65,'0.5.0','8d272b3c2b8256e495fad6d5282d2e36a752fb8730c0822abf4b20882452338f');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-22T23:34:20+00:00','move',65,66,66,'0.5.0','30e573eba4a8cdbc5eb89ee0fd2cc228d1b8f7d4c70b669036f6b16916994b4c');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-22T23:34:20+00:00','move',66,67,67,'0.5.0','e1abaa3c0eacb3214cb8570e44c97c45f84afb7b4a97071012ce15869d4dcf70');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-22T23:34:20+00:00','move',67,68,68,'0.5.0','096663cb142daddef0bddba75dfafc5d0d671258de5acb0dc71197bb3e45a615');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-22T23:34:20+00:00','move',68,69,69,'0.5.0','c7d24ec7cd328b53b988a5bb8a2dd70cfb49b19613cc21bb070d434d9234d032');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-22T23:34:20+00:00','move',69,70,70,'0.5.0','2bc379dcbd043f659f326eef77ac2143c433995b070ed21af1577ce395c1870a');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-22T23:34:20+00:00','move',70,71,71,'0.5.0','2f2c81c9b5feb570f5c776a7cd829d0ff0011de33f604e55fc4e565d6a93a871');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-22T23:34:20+00:00','move',71,72,72,'0.5.0','49d95ecab494e5940cf6a3da3c88dd37d56f87fec1dab065c1f233c59cf866bd');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-22T23:34:20+00:00','move',72,73,73,'0.5.0','db4f13f33fd39d62b181c3a4b5f65413197abb09d899d7dfba86652e48d8b48f');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-22T23:34:20+00:00','move',73,74,74,'0.5.0','82991b3ad05ae261dff5d434e56514b252d32bb4dd14c2313ac5fcefa77f930e');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-22T23:34:20+00:00','move',74,75,75,'0.5.0','7e793002d2b9d8971cd7a790e23b6cfb7feb605c5a781e61a9378480d1c1fec4');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-22T23:34:20+00:00','move',75,76,76,'0.5.0','e13b6fc423a8fb193fc29ddaa20e5e278753fc3f151e1339dabd2d70fdbe01c3');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-22T23:34:20+00:00','move',76,77,77,'0.5.0','e4b20e1929d96b62814c242799f14b180429035babf07d97396c993a289c3cf9');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-22T23:34:20+00:00','move',77,78,78,'0.5.0','805a2f3396f4401477f846d18b1bbe84ae1d99044b36e1027c18b48a17e43d77');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-22T23:34:20+00:00','move',78,79,79,'0.5.0','f6fd216f0886d8115343b8f055185b29d77e183b9cd3933b4d8afedd4d4b2ab2');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-22T23:34:20+00:00','move',79,80,80,'0.5.0','6144429411d9e9dcd983b3a2344fa92943bc13fcc0f34755a88fd67aa54f9837');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-22T23:34:20+00:00','move',80,81,81,'0.5.0','40a6c38dd669c3deab9d8b0489d26438dada9f0573b4093f42cfa6108bc6cfae');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-22T23:34:20+00:00','move',81,82,82,'0.5.0','95553d97d4240e768331effba550d8d519437cd1601cdf4b04c98bbe88ea8ef9');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-22T23:34:20+00:00','move',82,83,83,'0.5.0','9a81c86904721289d263a691db4e48bff2cda487a11edf8a02917241233054ca');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-22T23:34:20+00:00','move',83,84,84,'0.5.0','1e79ccebe3c974b9258ed2f9de511bf0345930019aabb0ed29a232ee1ae65fc2');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-22T23:34:20+00:00','move',84,85,85,'0.5.0','ddfc03b996f35d19bb7bb395ae39c9ef5d64f8935a3dbd324a89c3dc8cc55a5e');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-22T23:34:20+00:00','move',85,86,86,'0.5.0','4a9281b19c9b149e7092d267533ce74e2e7ec3dca4eeb2276ee35fb33be4b0a1');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-22T23:34:20+00:00','move',86,87,87,'0.5.0','ddc254cc5a7bcc8c05829a214eaaea11b123b99c5695063f158ef0a00669e9cb');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-22T23:34:20+00:00','move',87,88,88,'0.5.0','0e57a0efe62c671f4d52f25be91ce931a9dada303d00883ac02cfe13bf406039');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-22T23:34:20+00:00','move',88,89,89,'0.5.0','4c46efaf715d1020614a618df19483813d1606280938b0562f79c35be43005a2');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-22T23:34:20+00:00','move',89,90,90,'0.5.0','10a18daa9c728f457f703ab7de26b5ab0951354198ab07c43812617364044343');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-22T23:34:20+00:00','move',90,91,91,'0.5.0','01e2bd19bb0de7615d085745996d5ed31fe16c348052a3080093a2571ee8e663');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-22T23:34:20+00:00','move',91,92,92,'0.5.0','8a2662fffeccb04adbf6b9d855a73ffb4fd0c047c0914c54d4fa24990a98c34e');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-22T23:34:20+00:00','move',92,93,93,'0.5.0','05429295f833357daae8731670a14e253dc3ca2e23e36ecd5972b22ec2deb7e9');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-22T23:34:20+00:00','move',93,94,94,'0.5.0','330cd0f00b8eb19cf8019c9a15854aeff36955da9abf5d93ba4d1b10625dd87c');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-22T23:34:20+00:00','move',94,95,95,'0.5.0','5da105d11f4cfaca90fe26fa1d3fe1178d0ca2a773796d6cf9882d5f7e38a8fc');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-22T23:34:20+00:00','move',95,96,96,'0.5.0','f0ba331b56c5bd82c17637740c2ccea6ad7362efa9d76951b364ddbd5a3b4ea4');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-22T23:34:20+00:00','move',96,97,97,'0.5.0','27c1635197fdfee3ba7e1b9af028cb71df4ba586e79d6f9c4df7719af458a410');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-22T23:34:20+00:00','move',97,98,98,'0.5.0','bc8ffcd2d565fa46ef1e08feca5a07962abaaf1a8358240a3ea5fe9bc7778d48');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-22T23:34:20+00:00','move',98,99,99,'0.5.0','dff75dfdbcc53dea80f73be95a8231e56edd0db307f3e6ba424a74eefebc15ef');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-22T23:34:20+00:00','move',99,100,100,'0.5.0','752bbdebf29f2765d969bc811833a6d81d872b185f36efdb64b8bff356955fd4');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-22T23:34:20+00:00','move',100,101,101,'0.5.0','b6cbd53a53f0ff2998d10e0724abbd5c6677d1baf922672aa673d0bc0ef32d53');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-22T23:34:20+00:00','move',101,102,102,'0.5.0','4f4daf50c5b46fd5763affde4ddbce71497276c051f1789c0c570bbce0e636e5');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-22T23:34:20+00:00','move',102,103,103,'0.5.0','16990e3ebffa304c02648a0b77090f3c18bbb1bb17746b491a5cd70da1d157d0');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-22T23:34:20+00:00','move',103,104,104,'0.5.0','7ba8f14686c40d51ea8f01bcd221fce2e4aa78ac27db034a3252a3ad6444e6a2');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-22T23:34:20+00:00','move',104,105,105,'0.5.0','ce563b59ab512275d82b59e19e16b6c1100da7c236311743560d0df21de8da69');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-22T23:34:20+00:00','move',105,106,106,'0.5.0','91dbac959bdafe4b6ac84d7fdf67aded0c8d1b07f8b08c4234a5518cbd088d04');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-22T23:34:20+00:00','move',106,107,107,'0.5.0','65be4f1c731ee781eab29ce7dc97ccd5fe25c4b08ce18726b9dff00f90bedcd1');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-22T23:34:20+00:00','move',107,108,108,'0.5.0','77898b03a945fbac107a92289703db96ba6da0c91f37657d55e64b6a660a191c');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-22T23:34:20+00:00','move',108,109,109,'0.5.0','b3697cea291c980b4a868b0deb1e7188e9fb069ded4013b82a39a15642b0656e');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-22T23:34:20+00:00','move',109,110,110,'0.5.0','b86a1052d9749502cc5709eec88f586d97c124d27cb766b9ae9955c403f823bf');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-22T23:34:20+00:00','move',110,111,111,'0.5.0','2d6c223b89f0305b660371874c24abc6b88837215ac6c9df3bf4b33f251a4f3e');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-22T23:34:20+00:00','move',111,112,112,'0.5.0','f89dee1ed192b6ca6fa476563897622929e23e1ba97ecdbda577cfb0edbee07c');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-22T23:34:20+00:00','move',112,113,113,'0.5.0','99e72d105045ec36e235310d26b0e449ed8f6cdf16c3d01f368d665e900a2a01');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-22T23:34:20+00:00','move',113,114,114,'0.5.0','fe27df62f4d4aedd049a1b83b92d34ecc146daba74c07db49c3f74b85d82695e');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-22T23:34:20+00:00','move',114,115,115,'0.5.0','b2c4aaf3a55492989aa5df026a2a6ce6387523b23f24ab1e137d1dd761f97327');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-22T23:34:20+00:00','move',115,116,116,'0.5.0','d73dfd97e90838214a95408c46ba55da06f54e4e5c4c756a4107890f88073d96');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-22T23:34:20+00:00','move',116,117,117,'0.5.0','c7159ac010a5425e8984a98edfdd12964f40f042ab70009952d31e79948c797a');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-22T23:34:20+00:00','move',117,118,118,'0.5.0','3ce2dd60093a3ebb92f7a7ac3f3612dcedc692fde7e60b8598ca723c6e3fb338');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-22T23:34:20+00:00','move',118,119,119,'0.5.0','e691286f0cb29f997aa19f3abae1c215352107ccceaab42fd071093e42e73f9f');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-22T23:34:20+00:00','move',119,120,120,'0.5.0','b42b910c387a8ae2a8163172ee3f63cd9991f1683a90a83393e555541452e318');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-22T23:34:20+00:00','move',120,121,121,'0.5.0','307eace4c9be136efc9915afe34dd494a823465304aa78666ae2eaad8b58ca7c');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-22T23:34:20+00:00','move',121,122,122,'0.5.0','8b1defc3b3e98f04e922c7ec3b696799810a47eaa059ea8eeb812a220073aa59');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-22T23:34:20+00:00','move',122,123,123,'0.5.0','60408a4ef166b1f6f3d6aba29cfa05174ab567a1e7841827747813040e451e2b');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-22T23:34:20+00:00','move',123,124,124,'0.5.0','19726badd4205942e0e4de42bf5467230b8295445aac59134522ffab5bb35eba');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-22T23:34:20+00:00','move',124,125,125,'0.5.0','9b343b9bf6f600695d338ef6cf54a76cdb14fb497f1cc0232b557312b41860b6');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-22T23:34:20+00:00','move',125,126,126,'0.5.0','064ff8e1631ffd5f9b69a5ee090fb8120728500564dbdd0518f557a9d307618a');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-22T23:34:20+00:00','move',126,127,127,'0.5.0','252aa698b988c4d9c902ead019ec294f03f1f9b54ada177d9515b2adc8f0412f');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-22T23:34:20+00:00','move',127,128,128,'0.5.0','171cd4befec8ebc7e5b0cf0d2cceeeca6d5435b32689f04ed205dac3ffe319fb');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-22T23:34:20+00:00','move',128,129,129,'0.5.0','e6dd6ec880c308b2842ee213e1cacfa386191bcfedd8992fe7d5f4b42ca4152b');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-22T23:34:20+00:00','move',129,130,130,'0.5.0','484ad40355ddc7283d3473a8c756c65c83342f8cdcfb97e762b7cf49acee8a85');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-22T23:34:20+00:00','move',130,131,131,'0.5.0','bb8cadb080b9fde6eafda1cd53bbe36b40c9105aaed37842998d3c57f5cbf387');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-22T23:34:20+00:00','move',131,132,132,'0.5.0','a8b20b3769119eef883c653cf2ae6c4b69bb451b03bf71675dab938e887ef93f');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-22T23:34:20+00:00','move',132,133,133,'0.5.0','17f7f0d71a01e7c86fc6ffdef685b0122c6eab0298975bdf83c3f7102a65735b');
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
