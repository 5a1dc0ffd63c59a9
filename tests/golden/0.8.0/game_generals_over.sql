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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-23T15:27:59+00:00','2026-11-23T15:28:01+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T15:27:59+00:00','created',NULL,1,1,'0.8.0','8a71d7436e1d86dce78a4722d42416a97a2b6f596d59d78963a7c428ef36a4da');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-23T15:27:59+00:00','move',1,2,2,'0.8.0','ad3fc4c589b2e05fe9d6eb8350a60ca558bb539159a90a34f7d5c26fbf526543');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-23T15:27:59+00:00','move',2,3,3,'0.8.0','19402d85159d11f7c56411da04b724a1339796e45792d643b36c5d32f94ef247');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-23T15:27:59+00:00','move',3,4,4,'0.8.0','c652494bbf72e89e358719016af9c9357af54025b729d13c709888a510dcada5');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-23T15:27:59+00:00','move',4,5,5,'0.8.0','242c1ae395ae69759c3e96c36db250346b99b7e56bae6e929f2c62f37c70ff52');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-23T15:27:59+00:00','move',5,6,6,'0.8.0','f6ca933ff0e8add43e78082194b01eb7254d5c45cd4e7d7afc1833fa25fe989b');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-23T15:28:00+00:00','move',6,7,7,'0.8.0','24b9ceb92f615342f7ee6efa2c6e42656ea70cabd6c1cb2605950a75af986479');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-23T15:28:00+00:00','move',7,8,8,'0.8.0','bde083101843d02d6d668201b363948ab810def3e594db784db6a696d6b8e495');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-23T15:28:00+00:00','move',8,9,9,'0.8.0','ca1f3aad449c83027540357a866efc03108cc1a404088d6ea241583e75ee9e2a');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-23T15:28:00+00:00','move',9,10,10,'0.8.0','c94951ee7789182e99c0b8edef15b297029038ca8599ee2105f294b6065dfcfb');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-23T15:28:00+00:00','move',10,11,11,'0.8.0','0f2b9a6b4fa3a173c13047d0d1d71a449f71047b390ebaee1812366e7ff14656');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-23T15:28:00+00:00','move',11,12,12,'0.8.0','3963261ced5b1ec464e7d090cab57fe92ef2e2e2a15b3633beaba1b5625d7164');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-23T15:28:00+00:00','move',12,13,13,'0.8.0','8c68c32b932b377ef3f0e8cedbbc2c7edf22ed738d7ab84b00d1fe24750417d7');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-23T15:28:00+00:00','move',13,14,14,'0.8.0','cdb9ad2ac41b3e933d80eeff55961fb1b104e111944742dcc8f60f8eb1f0e491');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-23T15:28:00+00:00','move',14,15,15,'0.8.0','5aa448753e7f117a2c92e0b6e98a6ead528cf3b0ad7a6a1344b3aff9e9db5494');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-23T15:28:00+00:00','move',15,16,16,'0.8.0','a7a22cd05c087949327c3d012b0756a60cb1070144a813080c5e6e9fc2cc207c');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-23T15:28:00+00:00','move',16,17,17,'0.8.0','2414e92575437ca3eeb840eda79d9c154f8aab5eedd5406ca8033e71284c62f1');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-23T15:28:00+00:00','move',17,18,18,'0.8.0','1128d93aa9668228e9708f197e7192306685d7077d1705b3cf4780985ab6b21c');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-23T15:28:00+00:00','move',18,19,19,'0.8.0','6d9b74dd047aa13866daf994d9721b09dff0033d1fe17c534b4dba2fabc29ed1');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-23T15:28:00+00:00','move',19,20,20,'0.8.0','0f59fffe07071105d980dacb81a187d58deb1576d831874ff73cedc77f0f66ec');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-23T15:28:00+00:00','move',20,21,21,'0.8.0','b2ae4148480e085f177f5f1f9c057f6076f86a46ced564c4f4ea4a2608d02871');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-23T15:28:00+00:00','move',21,22,22,'0.8.0','a5d5d928f5a2673bae1567aa04c074141dcbe294b534a22cdd46c5de2fc2a11d');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-23T15:28:00+00:00','move',22,23,23,'0.8.0','5c53d3ebc0712f326cfb03183225ef7c9a73820ec4ac6fca80fba88ce3641e01');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-23T15:28:00+00:00','move',23,24,24,'0.8.0','e09fd8992d442adc9e2009c9353dc9e5d29a3db752aef12589a8f049e63dc822');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-23T15:28:00+00:00','move',24,25,25,'0.8.0','eee9aab420aff2204270580f6e41e719477c8b8f66f6338c3b5fb7c702ec7875');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-23T15:28:00+00:00','move',25,26,26,'0.8.0','329c53e8391c3fab5fda05611e2bc7d070ff0011aae52af17fb5febcc9d0c174');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-23T15:28:00+00:00','move',26,27,27,'0.8.0','67f270d63c22727f50a6213aaa958aaba45af22523ebd111c956c9ff6b2b2d3d');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-23T15:28:00+00:00','move',27,28,28,'0.8.0','53c11cdf3ba01a880e5e004fdf0c09b7f581d89d6fa04f61d2e28102a0a61021');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-23T15:28:00+00:00','move',28,29,29,'0.8.0','680bfbac22bf184de69cd96f4939183ce8de730b0b15c49bdaa24ec6198fa402');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-23T15:28:00+00:00','move',29,30,30,'0.8.0','4b566c497029e11f79e4bdf2d0f9711be84bc4cbb8f31f74aa1523c88b8074ef');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-23T15:28:00+00:00','move',30,31,31,'0.8.0','3292d130ee7e76352624f1b1ddf66dd753c3a8941c282844b5af2c418dc870ab');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-23T15:28:00+00:00','move',31,32,32,'0.8.0','384398a9c9c6b22f01d81517fc786a8dd0552df28dfeba418416c5d460409495');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-23T15:28:00+00:00','move',32,33,33,'0.8.0','ecc30b2903b97385623d92e318735aa96f19a29363b6e58af8cc15ecac2fd807');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-23T15:28:00+00:00','move',33,34,34,'0.8.0','f5267cd0618ac83b31ada5a8292171b51775922fe09ddd4cb0168222861cee85');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-23T15:28:00+00:00','move',34,35,35,'0.8.0','132767c906b4bd39b8e53ec2b5badd997eb2ae163f79381696dc2fdb995b8c6e');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-23T15:28:00+00:00','move',35,36,36,'0.8.0','e9536aab0fe8f539d7220e1b433e23758d9cebf2ff9c30c1dacdf671fbc1f299');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-23T15:28:00+00:00','move',36,37,37,'0.8.0','939b8b3a39056667a23ba5b767c235da5ad9df8d97155888ecd88cc3263e4359');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-23T15:28:00+00:00','move',37,38,38,'0.8.0','8ccb96b224b5ac60b94d333abde54e1cb471e9c46f6c95d5b9847d2daf0fc53b');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-23T15:28:00+00:00','move',38,39,39,'0.8.0','f6d1aa70114425aabd71b2e30ea9f586fe82ec1bdb81b41546862a4036a4ba59');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-23T15:28:00+00:00','move',39,40,40,'0.8.0','2edf6cee73d7caf99ca0af3f2aa333c6cf9c9b68cb602d51fcde6ea5ebb116a1');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-23T15:28:00+00:00','move',40,41,41,'0.8.0','5b282381532d329a3bb00635b86f86c6f4ca279c6a1dec10cdfd3dabd29e6dcb');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-23T15:28:00+00:00','move',41,42,42,'0.8.0','c5cb77ef44a372697cb6258cb85efbd0645fdbe3de1b51560f357154797d3e24');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-23T15:28:00+00:00','move',42,43,43,'0.8.0','5f4a5c87603173fa8e49cb097967743ffd6b1c9c05f69de8a7fd2e246007fbe0');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-23T15:28:00+00:00','move',43,44,44,'0.8.0','50aec097cb443f035e56f7d379cedd8adedf5636ae0ecc1d7f6c55ab9455d0fd');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-23T15:28:00+00:00','move',44,45,45,'0.8.0','6f0458b04d986fe52f7cd2cdb3ca933c34e55ccb66af1686fa0ba83dcce700c3');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-23T15:28:00+00:00','move',45,46,46,'0.8.0','6b145af3a0e7319cfbc74651387216bd9e284d64f504ab4dc4a18eb242318947');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-23T15:28:00+00:00','move',46,47,47,'0.8.0','f3e1c42205c554277ceb5d604ee569d6b3e00afd207e624e1c4b1a682caf1e07');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-23T15:28:00+00:00','move',47,48,48,'0.8.0','8672f6b32ad305e419caa8d451502a9dda417e2c427f60c73cb1a71e1da8c9a6');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-23T15:28:00+00:00','move',48,49,49,'0.8.0','cbc3870090d43bfff825fa4663594ea21e0a7f94d7ae8e9a1f384f540dead825');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-23T15:28:00+00:00','move',49,50,50,'0.8.0','fc466062b4a3c3fa6b2a25fed86099906c35a7cedeab3c69ed189f7af75e2dbe');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-23T15:28:00+00:00','move',50,51,51,'0.8.0','2e02df2b639d8c17207a0344090244f29906b68c4144db60325e47352b375996');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-23T15:28:00+00:00','move',51,52,52,'0.8.0','90be5c796612f9f4db762194b45fcefaf7e0ba1d5565ac2bbe440ef3603975f9');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-23T15:28:00+00:00','move',52,53,53,'0.8.0','a5bac5fa46ccde7b3870d01582afffa66150a1f70479f3153a26b8e1fb351cf3');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-23T15:28:00+00:00','move',53,54,54,'0.8.0','2aef4d6b061fb50779e46de400de02c5521a3fc8e059c685f74c1b9b50f4226e');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-23T15:28:00+00:00','move',54,55,55,'0.8.0','1a2ed345aae23ad7376e69443fc7a6a65a92e374950ae5788850f35438adc246');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-23T15:28:00+00:00','move',55,56,56,'0.8.0','bc4710c84d9c9d06abf760e95aa96f3e54d7e4b4049cd722a5334fdc9cf1a343');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-23T15:28:00+00:00','move',56,57,57,'0.8.0','50b8339a81c86378e5206adb817d99ab0a493f4cfa632da7265a16d25a29ef74');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-23T15:28:00+00:00','move',57,58,58,'0.8.0','0417df25ccaf5299de3d8d7caebbaf0d9f914b6997a085869010442980849252');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-23T15:28:00+00:00','move',58,59,59,'0.8.0','b6d0504f7ae9a9587447a81a4ea2d0b2795a6a81c5c79252391344b33505818f');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-23T15:28:00+00:00','move',59,60,60,'0.8.0','064e288925121d3b8a6f1f5a6b746c3d7aabdef37a7a079100587bf25c0e5982');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-23T15:28:00+00:00','move',60,61,61,'0.8.0','7b60625c85f886885476ddb0e346f4b7ee64367cba82a6b3911b743b473f92c4');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-23T15:28:00+00:00','move',61,62,62,'0.8.0','aac4d437f2bf4ffc1d42b3cee113dffa4167f288eb8096c0a3f23799d942b4e1');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-23T15:28:00+00:00','move',62,63,63,'0.8.0','f95e886ea31c4e2060d12a975353b347b479b979ad540b754b707064eae0a29d');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-23T15:28:00+00:00','move',63,64,64,'0.8.0','7e1822b525d242f3f348c01211f9c5545550dcb3b0e93c56423f4ecf961f0aef');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-23T15:28:00+00:00','move',64,65,65,'0.8.0','e0418be60d123272c367d5d3853ebdfaf6fb2137a58b64a64b747b63c8e1fe41');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-23T15:28:00+00:00','move',65,66,66,'0.8.0','bcf58b4e4524bed1d5299d24486835e3228a207a8d3b5dc20e15569bc4c90e45');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-23T15:28:00+00:00','move',66,67,67,'0.8.0','47df52b727b3a2a67d9e5ebe0320a663c5a096019dc1d535c5d86142f8a5f134');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-23T15:28:00+00:00','move',67,68,68,'0.8.0','60c3759c54591e5e17fb304af9392f301d0710cd6bde112913596fbd8b7b88e3');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-23T15:28:00+00:00','move',68,69,69,'0.8.0','7cc9da370ed1bc83c9b443fd3c43f433ed4379e99404b940c816e284170af3d8');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-23T15:28:00+00:00','move',69,70,70,'0.8.0','4a1ff6f76441bdca272d72decf1131baf2fed43952b86b6c3355fd7d1cc14007');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-23T15:28:00+00:00','move',70,71,71,'0.8.0','4bac441be25db970026c39b0712347378c1c5b99f1268a6d4811c06fc4d48ae4');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-23T15:28:00+00:00','move',71,72,72,'0.8.0','b3878afd78a1e13db6a3c5114721488c7f8ae3a1ea07fb6efb513805c28ba616');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-23T15:28:00+00:00','move',72,73,73,'0.8.0','61d48e279d91efe3d40881db4fddc2d8e90e08f690e3fcc45c9c738dc6a0cb60');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-23T15:28:00+00:00','move',73,74,74,'0.8.0','0379bea05bb8091d18430a8a95de7f512d4dd1caa4f73f0eef4607897f409541');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-23T15:28:01+00:00','move',74,75,75,'0.8.0','f2ee1ee5f3b4d63e83d4648db70ac995333fe1f737b38d1e92e043ff8e7671bf');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-23T15:28:01+00:00','move',75,76,76,'0.8.0','e41f2e2ef9c994e80d3f7b3c465f7c0db75bcabe7dd161b2d37a95a73b5ac91a');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-23T15:28:01+00:00','move',76,77,77,'0.8.0','20c2443a7440811de72496c6381112a879bc4ca7656cdcd64c63356b8ab09fa3');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-23T15:28:01+00:00','move',77,78,78,'0.8.0','b135e6f1a0b1fbc3d41754426963dc144bec0724f06017f5dfdf22361d1f49ee');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-23T15:28:01+00:00','move',78,79,79,'0.8.0','1a1fbdcd0e9cf0f7d963affc3fd836a20d902ce9c5bf7eda1986448bd2187515');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-23T15:28:01+00:00','move',79,80,80,'0.8.0','60eb370f60b86649e0b724535a569a7eefe77dcc0ec64103d30c66297cbf4ca7');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-23T15:28:01+00:00','move',80,81,81,'0.8.0','84eca989e074d4daef92bffa55d228b9d241602e7218e22bb4c699a5c38ecdf6');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-23T15:28:01+00:00','move',81,82,82,'0.8.0','8240efcedc09b5cc07b8c99a96139b7293131b1f2dd167dd1d1002d07b7cf272');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-23T15:28:01+00:00','move',82,83,83,'0.8.0','6a5155053d133ae89bae053b1410d77a1fa47a82e1e7906091b73a1eba9c07b7');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-23T15:28:01+00:00','move',83,84,84,'0.8.0','2758fd83d2c49d5d4839da5362757c2a0255ab78dcf024ad6cb52756a04a7ab3');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-23T15:28:01+00:00','move',84,85,85,'0.8.0','61c37f24f28821b88be2b550ddc0a2bb63fe8639979fabe9da44ccfbbf50bbd1');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-23T15:28:01+00:00','move',85,86,86,'0.8.0','1d929b6916fd700098884d8dc7f53431b2aced73926026073b0b0f56258b0dd8');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-23T15:28:01+00:00','move',86,87,87,'0.8.0','55ee02aa9b7e27fc668479e42a1cc83c01426a3b395c7bf8289989c38cca4e40');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-23T15:28:01+00:00','move',87,88,88,'0.8.0','73dd3cc4e3a34fb4be0d91d93d04ce0b713ff7786644e5bbbd15ea67ab8d79fd');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-23T15:28:01+00:00','move',88,89,89,'0.8.0','430307c810595431ee7a66537795236cdfdcdb245ee5e7191f9c5a69d776471e');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-23T15:28:01+00:00','move',89,90,90,'0.8.0','d15a6289b192312a472d333cc12c9b9a97fbd27b8d75718236dd5201f19ff2b3');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-23T15:28:01+00:00','move',90,91,91,'0.8.0','1f286051381d1d927533e52bbf7776e8bb2c7d67601360465f8941ea9c3b74db');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-23T15:28:01+00:00','move',91,92,92,'0.8.0','c6b5894dd9cbab4a3e6a4491fa7e53c1ce5c5d43d63547e5a8f95fea9837d943');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-23T15:28:01+00:00','move',92,93,93,'0.8.0','74c1cb4de7139c6969b35c86ee55c5f35039e5b5c3775500d013d37042197dbb');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-23T15:28:01+00:00','move',93,94,94,'0.8.0','eecd88da40e8f0e9dba4db4b2861a183c31f5c82aac15a54ff0c5bb98ae9b0f9');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-23T15:28:01+00:00','move',94,95,95,'0.8.0','c7891fe2bb92222fce49c0184d08fe906defe25b747df67b8a3f34db5f59cd9e');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-23T15:28:01+00:00','move',95,96,96,'0.8.0','6d9eddbb861a8f2a618781f7816a8b50ac336813a0d2dd4e64f44114cee65691');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-23T15:28:01+00:00','move',96,97,97,'0.8.0','a28ded0596fbaacede7938f14a366acab12bab04e3e168a85491c5231291bdb5');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-23T15:28:01+00:00','move',97,98,98,'0.8.0','300f3c67587518e0640cf99b73db245a3095dd356e7b67f1fcac399851fa1fff');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-23T15:28:01+00:00','move',98,99,99,'0.8.0','58f131a4dce5ad3c9732ce458d6637204004d0ab6544626b60a342a6675a6460');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-23T15:28:01+00:00','move',99,100,100,'0.8.0','40f955079adc1a9dda39c907612c9b6837fe5ac39f2b87e99d95cfc58775a2a9');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-23T15:28:01+00:00','move',100,101,101,'0.8.0','d446de2c13a015ff56c3377c0f3e80c651e4dc4402e6b735e3351fde42eb1d3d');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-23T15:28:01+00:00','move',101,102,102,'0.8.0','3cce0ace37ec8c91b7ea59af5ad6e225828a44c0e2962e2e1b3df6e704fca504');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-23T15:28:01+00:00','move',102,103,103,'0.8.0','ffe5bad318db796add40f46f2306cab1da85fd1dd552561ac94d63cd5c2a9961');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-23T15:28:01+00:00','move',103,104,104,'0.8.0','34e69cb89284718611ad9069927f460cde32c8f03cf4fb8f9eb7899abf3cb1f3');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-23T15:28:01+00:00','move',104,105,105,'0.8.0','3d5fb19a016753c5e982b29350afe6442d8ac91554d69af4daeb4818746b6f73');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-23T15:28:01+00:00','move',105,106,106,'0.8.0','9f97d37d7a87a06a6c9240eb93f7aa2eba50a5a05c7e6dc38ec18a4193b8c4d4');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-23T15:28:01+00:00','move',106,107,107,'0.8.0','0d2f99ee8c80e54ac86dd0b97f67ffafbd99adeb515dc607b6f3bda3494fde8a');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-23T15:28:01+00:00','move',107,108,108,'0.8.0','bd4ba534920402c9c3fd76dd080a2189c603f2bb3fc2218f173905206928e75f');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-23T15:28:01+00:00','move',108,109,109,'0.8.0','e5d66017c5aadab8df08eec425da06cabebfa9cbff832c718fb8ff866fba78f1');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-23T15:28:01+00:00','move',109,110,110,'0.8.0','42693b152afd7316c9eac3f186282325fb398400764321628deaa190fe4d7415');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-23T15:28:01+00:00','move',110,111,111,'0.8.0','4cb04ede53f82ca6d8efa23bd3388af59b6aced08d51fcc055af1b3a84ab9247');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-23T15:28:01+00:00','move',111,112,112,'0.8.0','ea1aff25e99afb71253cdec3a04f6589108de019be56e6fd3cf2d331f9edfcc0');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-23T15:28:01+00:00','move',112,113,113,'0.8.0','6610cf0c7cb6c2ada79f352ef510cac76c8c9695c04fda1f50d9644c7671ac45');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-23T15:28:01+00:00','move',113,114,114,'0.8.0','dd66fb42b34b185ad62adacfd032e4ffee42511930fca42031a2d7b24397a20d');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-23T15:28:01+00:00','move',114,115,115,'0.8.0','4569c8fc5342f71e4cdf878a5b3ef4372c49352a4dcf91ecf098d00a3c688a08');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-23T15:28:01+00:00','move',115,116,116,'0.8.0','67539e5efe55d54c81e6ad79f653a2e52a57eb3e87b1ed64fe2b21d2889f76cb');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-23T15:28:01+00:00','move',116,117,117,'0.8.0','248acbf6b70ce9f73a5692f09e7b6b1b77826e8705088fea0ff2f5016c318726');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-23T15:28:01+00:00','move',117,118,118,'0.8.0','631aec2f442782f248a1a1f5bd806c7b45da60d749d3de5d131a920a67ab2de3');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-23T15:28:01+00:00','move',118,119,119,'0.8.0','cf1834804f47b791581e2078d56fb065deaae3d66bac7c6e4b4bc1505c5441ba');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-23T15:28:01+00:00','move',119,120,120,'0.8.0','4920bd69740df53325289e1c22a9d5b997cba021f324c3c08f574653fca136ec');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-23T15:28:01+00:00','move',120,121,121,'0.8.0','c646c7c12bc8f3fd4c639fa988ea935524128cc75fd27d3d6c95578fad10f841');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-23T15:28:01+00:00','move',121,122,122,'0.8.0','fbcd829f297421389dc01fec54aa3a72180b7f754f6c9c792b27f2ec037e9f63');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-23T15:28:01+00:00','move',122,123,123,'0.8.0','33635e1fef02f0edb57a3e182fbdf6fc8d1e19dd6464ac52fb6ac2946019e175');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-23T15:28:01+00:00','move',123,124,124,'0.8.0','2a057220b53513c819a998757bc6b5d571a241a9a107fbf2628b9c434de6eabc');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-23T15:28:01+00:00','move',124,125,125,'0.8.0','00b961de0881e13402798716bcee54afd625306708b13e76619b48dd2d02fddb');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-23T15:28:01+00:00','move',125,126,126,'0.8.0','2f79ee5223bdf09d2af679cc33f185b0d66e0c2d370c95e528431bc95cd1d56d');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-23T15:28:01+00:00','move',126,127,127,'0.8.0','c8b367695e6391edf474f0aaab67c29c8ed410c318dbab0f3a57d5a010e1a417');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-23T15:28:01+00:00','move',127,128,128,'0.8.0','a5f48b788f098d29b89307321e63cb6009647b7818050214c888e036632a9bdd');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-23T15:28:01+00:00','move',128,129,129,'0.8.0','167340f95831a3a0452cb269d773b8b10dcdea6a350c36f57147278751050bab');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-23T15:28:01+00:00','move',129,130,130,'0.8.0','3967e5cbe8bd1d1e9346c745225e9f2f031926c069200000ed1d435f6a4f6d96');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-23T15:28:01+00:00','move',130,131,131,'0.8.0','c205600dc745d4c9a3955fd366ee1552d532b9dda84100fb5e59a9d9542533cb');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-23T15:28:01+00:00','move',131,132,132,'0.8.0','beda677121a69b8811376b7d7ea29e35288ecb00c14e2d184b419c3f33ffcf65');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-23T15:28:01+00:00','move',132,133,133,'0.8.0','40c930fba8dde620c7499e4a695353afd59c864170112ab137528cec92c29760');
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
