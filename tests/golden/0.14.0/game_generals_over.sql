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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-29T20:03:41+00:00','2026-11-29T20:03:42+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:41+00:00','created',NULL,1,1,'0.14.0','3f248a0d1060cabc2e3acfbe7146b5b842f5345a2318dda3f973c72e95bf1350');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-29T20:03:41+00:00','move',1,2,2,'0.14.0','ec99635eab602599d307d9f7d52d918695f5df4d0a8e23c2e574fc71b2d7d3a0');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-29T20:03:41+00:00','move',2,3,3,'0.14.0','965b597631a236791b94acc7126f024010a8ab12dab2bc5b9a47ddd389c9c90b');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-29T20:03:41+00:00','move',3,4,4,'0.14.0','1f79c3ae17845877d948c98c18d299c451f0742ec269309b9eb6d885b451f322');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-29T20:03:41+00:00','move',4,5,5,'0.14.0','07d4b90f7b1f4b6d216d50b62a29d0cf84af1b9f14b1a07d0bc00855796de8b9');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-29T20:03:41+00:00','move',5,6,6,'0.14.0','20dbe89999136d8a5b4da72b35bc2c8d45baef131d1c61bc0b171fbe03b1a070');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-29T20:03:41+00:00','move',6,7,7,'0.14.0','3b8c682cffcc6cd92da756bbc17ddfc0d1688722079c2f325aee9cbee1874c40');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-29T20:03:41+00:00','move',7,8,8,'0.14.0','9a03aafc21b99ddcade892cd8772edd202ef1339e4bb232f003fef13174a8f68');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-29T20:03:41+00:00','move',8,9,9,'0.14.0','5712ed0310146f1c17a2a6b40c53d9a12f11fe75cd4097f901f9cd799fcf8e1e');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-29T20:03:41+00:00','move',9,10,10,'0.14.0','7c4361697375244b90d9714aa9efd2c1e42b922b6937f285db50bbf8ba685e18');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-29T20:03:41+00:00','move',10,11,11,'0.14.0','afa1ddef168a6b13111787743f0c02eddabb795fcf06c810db7cbeddae15f754');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-29T20:03:41+00:00','move',11,12,12,'0.14.0','b71f043a12cdd3d07b45a143367084e4af691bd2cfcfde15c12e27e8387ef146');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-29T20:03:41+00:00','move',12,13,13,'0.14.0','6ad5e8c80c722faf8ce6a2511214b5587a483fd28a0c9c2fc436fa78854c62c9');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-29T20:03:41+00:00','move',13,14,14,'0.14.0','3823d4f117fc695fc8c2e1d6f1967c1e9161b7a82ebb7d55d7007d692ad28298');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-29T20:03:41+00:00','move',14,15,15,'0.14.0','91c20d64714a839cd0841b831a7c370ed2bc820fa2a511e600bd90bdb871655f');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-29T20:03:41+00:00','move',15,16,16,'0.14.0','6618be8903a1630d749404bad6a8fc2329f001cc4c2c124f0f61f5b544653d47');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-29T20:03:41+00:00','move',16,17,17,'0.14.0','10dbd424283c8b0cd7c621da28d1b0ef853d7bd8967320ca65d877b8b1215ec6');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-29T20:03:41+00:00','move',17,18,18,'0.14.0','b84603c3400431affac87c020d3ace9d8a41c170005b45adb70d7702c67a1328');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-29T20:03:41+00:00','move',18,19,19,'0.14.0','676d8047e879bf068ab50cbb06adffceb0301d9fdb46b7983855ce76ac916567');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-29T20:03:41+00:00','move',19,20,20,'0.14.0','fd8be1d9252e0e09b0ea90e088eb9d31a021ff9ffdacbc3375b47838dbcdf60c');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-29T20:03:41+00:00','move',20,21,21,'0.14.0','349ac3382b9966d41dce481c7a5227421bb70ed64d1f89f1a2e215891ccb6ac8');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-29T20:03:41+00:00','move',21,22,22,'0.14.0','502f3a03b75201a802e773b6f52ff3d0337f8a9fdb10f06e735a231ce0428649');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-29T20:03:41+00:00','move',22,23,23,'0.14.0','601318c23d4eedba20cec12d7275ae8fea65bbb28e9eb6d95a91958661e45842');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-29T20:03:41+00:00','move',23,24,24,'0.14.0','25ed63555e8e87e9c907ded3daf1a4000f72561ff03b1960543f8a273d487417');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-29T20:03:41+00:00','move',24,25,25,'0.14.0','06e76c5afe1db0a75ffc1de51b43be476e194542148b4af47e623a86ac88f46f');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-29T20:03:41+00:00','move',25,26,26,'0.14.0','0669952b4bb9a23b9c427284f5ce8d9ff59df64c7d169b64722793d13ddca08f');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-29T20:03:41+00:00','move',26,27,27,'0.14.0','e0c86a3ed3e2204fa861f80a3092e9dada25ab95df046ffadf07fa7fe8c11836');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-29T20:03:41+00:00','move',27,28,28,'0.14.0','0147d6249281b88c89f1c85926ccfa63328aa4948f4c350edaad8967d44248cf');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-29T20:03:41+00:00','move',28,29,29,'0.14.0','de2a13fec492d9630751d786ce2b2b938a301b7673e286db914be444a35bcd34');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-29T20:03:41+00:00','move',29,30,30,'0.14.0','b389926426074261233d9edd6604e20c81079f75c0e9ae781999ce9d8b62b35e');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-29T20:03:41+00:00','move',30,31,31,'0.14.0','0bf35ce8f815220ddb0645bd0db9043beffbf5ed24c3031c03c1f91162fb98eb');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-29T20:03:41+00:00','move',31,32,32,'0.14.0','e4c04ebfaa12bc476983df507758878133adfb9782e865784e7d46116a702658');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-29T20:03:41+00:00','move',32,33,33,'0.14.0','d53f18acd87f63a35f7f422747720382aa7384be2b37ab26c42b026e04772834');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-29T20:03:41+00:00','move',33,34,34,'0.14.0','04d06d93c030fc7e65501be41c0d5bb4bd177ab8ad6014166584e138ebdd787b');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-29T20:03:41+00:00','move',34,35,35,'0.14.0','3f2a362a7fec0fb92fb8e4b74ee6329456b4f53dcea190a02c3f24a25b5980fc');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-29T20:03:41+00:00','move',35,36,36,'0.14.0','55c9a758095a0e0200df2cd8856a1bd2a5c517e2e4527f408946d29040007d02');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-29T20:03:41+00:00','move',36,37,37,'0.14.0','5fa17e02394a0fd00487a32e612ed369de10242dc21e64be55768ce497b9678b');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-29T20:03:41+00:00','move',37,38,38,'0.14.0','5e095250ca9ba2b12159756401b0b6f8127f668a20f6a44ac3b959d0c0dac255');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-29T20:03:41+00:00','move',38,39,39,'0.14.0','aa6261ea1cb8096fa236d9b2d9b02fbba3aac3257c0afa1d17fb658497086977');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-29T20:03:41+00:00','move',39,40,40,'0.14.0','ed93fa6d25767f79bfc47ef001611cb1120c728079dba9243384342b4b3976d6');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-29T20:03:41+00:00','move',40,41,41,'0.14.0','4141cd70b88ea85f1015b13e392a82baca4b8af8bdc8f334ee456fd7704bf47b');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-29T20:03:41+00:00','move',41,42,42,'0.14.0','ba4f843074d50fd6f2140e66efb345c6cbadeea0952f91d0e2d6b092b8dc1d8b');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-29T20:03:41+00:00','move',42,43,43,'0.14.0','7c5a622b4507493c587641e77234f15f88205c9b2be4e91c23b1e4f111cbce7f');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-29T20:03:41+00:00','move',43,44,44,'0.14.0','c813c82a8e6f28b95e6dcc5e5045c368a163008dff6079314c60551b08c1676b');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-29T20:03:41+00:00','move',44,45,45,'0.14.0','168116c1fc0ee5f075b03f91c294cc46ad54d1e65e66c8238a357502b3e1c820');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-29T20:03:41+00:00','move',45,46,46,'0.14.0','f6e039b4842a18399bc7928055f95e6fcb2b76bfc8f982e2c3301d13194a3ce4');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-29T20:03:41+00:00','move',46,47,47,'0.14.0','e0240b4e0e343ef46c136ffa2237c555e700abf937cec9cafc753978b86aff0c');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-29T20:03:41+00:00','move',47,48,48,'0.14.0','74338c3c23619c0fe613dee275706743c92929aa63c63da531d81d36fff43d87');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-29T20:03:41+00:00','move',48,49,49,'0.14.0','3f9ca4206f73f4899329c41cd56f2bcac1bc074facbc94296e452d2285474756');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-29T20:03:41+00:00','move',49,50,50,'0.14.0','91d4b897071cbe3fca2f5a77eb6239ffe1fc3914f78dd1220156e1c78b2e6547');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-29T20:03:41+00:00','move',50,51,51,'0.14.0','c72241f3f1c13931952088fabc26b714dbbc05d5fa227728ec4cc45e8b8a7c12');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-29T20:03:41+00:00','move',51,52,52,'0.14.0','1f6b6c40ca3e14cee9d91612e88014bcdd4467721f529289a3aff83365dca644');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-29T20:03:41+00:00','move',52,53,53,'0.14.0','7be44dd1268061bea6dae104aa0c834837e5a7bf13cdc6e1f385716d32bf8ba5');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-29T20:03:41+00:00','move',53,54,54,'0.14.0','a34506625c3189ce24308a94535594456a57e396fccc65b5860b20248aba8a6a');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-29T20:03:41+00:00','move',54,55,55,'0.14.0','4ca6393534b04d630f3c5ea7954f7673632e63e10020fb7b56a1bd3ab6da2610');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-29T20:03:41+00:00','move',55,56,56,'0.14.0','4ef71984263d5057d0f0605e0d375f0f88945a7b5543089273583f29616982ab');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-29T20:03:41+00:00','move',56,57,57,'0.14.0','8f544792ee658787784e75319a2a7dc64f54dd9b59baf4e09790d3bee5b5c7c3');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-29T20:03:41+00:00','move',57,58,58,'0.14.0','778f99d5dbc33b7acb7abe233dd626f23f0276b4e292a4f3cd632d2114714223');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-29T20:03:41+00:00','move',58,59,59,'0.14.0','a7dbdf048896fa2e962b7f5ffd6db55e48fa794a970ab67da42a64d525c7d640');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-29T20:03:41+00:00','move',59,60,60,'0.14.0','6c91fa855db874e0401bbed8bf0d09d899e0c33254946c36cd27a9f24a07b2e0');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-29T20:03:41+00:00','move',60,61,61,'0.14.0','1abf0c58d94ba95f165ac7778d962ae0688ed97e7ede38cb8259f4373a4d3ae2');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-29T20:03:41+00:00','move',61,62,62,'0.14.0','6acabe688036b70708739554c3d4a79131406f85a017a4a913b1a55306eea74b');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-29T20:03:41+00:00','move',62,63,63,'0.14.0','f26f997da77fdc35ffeb73c522dc2270aea1f0405bc3d67ce563d1a69759c2fd');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-29T20:03:41+00:00','move',63,64,64,'0.14.0','7743c908c4cbe9f22978e671b5dfb47cb39e9ae4eb5290ff687eb15bae5e3e9e');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-29T20:03:41+00:00','move',64,65,65,'0.14.0','616451320b3b8531602db82ec96121b7df61e308e58959ae4094ccbdfd248f68');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-29T20:03:41+00:00','move',65,66,66,'0.14.0','1b63e8d040cbf4ab79ab9f90dec930ca2cc8130efe7481072abdb9e4550bf446');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-29T20:03:41+00:00','move',66,67,67,'0.14.0','794db8d97014cfd56b34a3fb0c1ea770934d5a5f8c6d8f67c69b3d4486345b86');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-29T20:03:41+00:00','move',67,68,68,'0.14.0','01db2adfcc1155fb258e9e69aee216c8f79c776d7cc5d1f44697fec8f0fa16f0');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-29T20:03:41+00:00','move',68,69,69,'0.14.0','17cb77459e8d9fa35db7a315601b853e05d5b024ded6c6f8251f72ac7b954775');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-29T20:03:41+00:00','move',69,70,70,'0.14.0','8047681c27dd1e0b6af20d7b1ce80c638363e7d1b5ff937fa7faf9eb2204ed4a');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-29T20:03:41+00:00','move',70,71,71,'0.14.0','115f5c440319ced61e968cfdb5a58a1f51d647cd0dea3bf71098f9cb00161499');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-29T20:03:41+00:00','move',71,72,72,'0.14.0','ce6c4a30c51b830c309c41ec6da76376880a4d4b678d35fbd589ec0573471380');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-29T20:03:41+00:00','move',72,73,73,'0.14.0','af1a3b23da5c5ad0942fbbe38202a539b4827e92dc100d7ffdb9678a7b7901d8');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-29T20:03:41+00:00','move',73,74,74,'0.14.0','8369e471d4aa94cce86fd685889c9147de2b90a5fdbdc234fc9f3235bf43df53');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-29T20:03:41+00:00','move',74,75,75,'0.14.0','2aa8d772996882f6e6cfa3d55ce4a635df24448c16151c5cb652b4ebbebcd62c');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-29T20:03:41+00:00','move',75,76,76,'0.14.0','488f736f59c05573674a330c9ee73833b16775220b0d9683809f6b5c07b28025');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-29T20:03:41+00:00','move',76,77,77,'0.14.0','35bbedc57c876a261a39f18ecf2fa6f06c3f076dd66f3a3315a619bef5a348d3');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-29T20:03:41+00:00','move',77,78,78,'0.14.0','1c627d3b95fc20013d5bb1d75c5d47a888a738b8933d484f05d7f28470f3fc37');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-29T20:03:41+00:00','move',78,79,79,'0.14.0','4bd32208582ffc7f0bdc8d1593f8ade20b09222c0d21c2f842c5507193c95ce4');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-29T20:03:41+00:00','move',79,80,80,'0.14.0','42662cec3fc0aaa9c7a77ee65dfa9ab326b03f363ea0a1d9c465165be69da444');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-29T20:03:41+00:00','move',80,81,81,'0.14.0','cf2a469914ef4dfb834b20eabdf8beca6af96a7d0d81d33861332876a702dd2a');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-29T20:03:41+00:00','move',81,82,82,'0.14.0','0d923e45fba795615be6a9e3b7b365695f5f4acbcdbb9f371c2531331b4b755e');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-29T20:03:41+00:00','move',82,83,83,'0.14.0','4c6cda65180ff70b98c67312285a1d906f237d304e99d8d20c9a3bb84ae16b2d');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-29T20:03:41+00:00','move',83,84,84,'0.14.0','23f83deac333449f4b9eded7183ce4be5055c1f49c08e550293d372a189ae6f0');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-29T20:03:41+00:00','move',84,85,85,'0.14.0','abfde44ed61c5ad6f85f0ab0330b993e0687a61ac4905cc319fbce3cdc6c1ba7');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-29T20:03:41+00:00','move',85,86,86,'0.14.0','42cfcae1d97d2dd54db1139a3d0403641dcd393fd357918b1918ba82c88e700b');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-29T20:03:41+00:00','move',86,87,87,'0.14.0','1e0e93bddf541fbd4c29e68c97bee1bfd4f4d4b62cc579c270488b062cacad61');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-29T20:03:41+00:00','move',87,88,88,'0.14.0','1e5bbeaefa33b977a598103affa4ec8d8c9951d86b8592fc212747c90d47a628');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-29T20:03:41+00:00','move',88,89,89,'0.14.0','2b6b6b1df6db1aa068e3ea7f6b1f7f79a283507fbe1e0b76c4becdc9aa7cb642');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-29T20:03:41+00:00','move',89,90,90,'0.14.0','a01859c7b6c92d1f0955f87174b1295e30883d40b0de793739656b4347673e23');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-29T20:03:41+00:00','move',90,91,91,'0.14.0','55fe3ccb2596a78ff342affd551dae68eede75a87563dd852add94f15dd50072');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-29T20:03:41+00:00','move',91,92,92,'0.14.0','1b182287c3036e3609d8c4be11926a48dee7d27a1cb96861f0af6cc951733286');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-29T20:03:41+00:00','move',92,93,93,'0.14.0','9dac838183e67db303fa88d73fd975f0906178b26e21ec17aeec7adbd39c431c');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-29T20:03:41+00:00','move',93,94,94,'0.14.0','e1a7d41c798922a14737a19416f0a5f389b61933666423275d55871841795518');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-29T20:03:41+00:00','move',94,95,95,'0.14.0','15e68311a8a9e58f63497c4bf344b8feff7235e547ae4faf41da43a49981de73');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-29T20:03:41+00:00','move',95,96,96,'0.14.0','c5b2e741c65284aead06a8c171e6bae40aebdc74c888ea4400335a43beba7e16');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-29T20:03:41+00:00','move',96,97,97,'0.14.0','01b38e4583f812524398f3ef98ce4ad7ee04b56b6d36a6281e7dc50dd6ccd028');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-29T20:03:41+00:00','move',97,98,98,'0.14.0','c6f3a44444e63be7dba245180655ef7b0b29fc98f269233e27f1d5d0c05bbe91');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-29T20:03:41+00:00','move',98,99,99,'0.14.0','a019c80994259dbb4bb22310a87a0e21ed4924be514067cddc64a9cf7f4b8d8c');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-29T20:03:41+00:00','move',99,100,100,'0.14.0','23e7c531d55325b066b339462866d4ed0e081662ef8d91f8335c2f2dce62031c');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-29T20:03:41+00:00','move',100,101,101,'0.14.0','6f39b821af57f3043ea7313baee7c8328cad73359c8288974c8a2715519e3f33');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-29T20:03:41+00:00','move',101,102,102,'0.14.0','ac75502880fd8cff672099897430ad1f22848f1f2cf1a89fc8b989ccec704daf');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-29T20:03:41+00:00','move',102,103,103,'0.14.0','cc95a55d19bb60c58551cc4e31a20b8e3def9ecd84eec939d2a28f31670cfc11');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-29T20:03:41+00:00','move',103,104,104,'0.14.0','02bd7473229ec5991747207837646d4ab4cbcbf827c2688b0c3f1c5673bd77c3');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-29T20:03:41+00:00','move',104,105,105,'0.14.0','0430fd8a108cc8099f99b1749e41daf54114fd2c53705e905c6e07e9d7897fb4');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-29T20:03:41+00:00','move',105,106,106,'0.14.0','344266767bcf0b0202f77d142abcffa6164b537ca6e2296ea626a8ab5f8934bc');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-29T20:03:41+00:00','move',106,107,107,'0.14.0','38b02875a0edcc0c1300a846f16c304d559f637759a85ce40e805f93d7a77fab');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-29T20:03:41+00:00','move',107,108,108,'0.14.0','61d0dcc4b975901883e39319ca9c84546b718811ac4d81e991a12effb2d30a00');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-29T20:03:41+00:00','move',108,109,109,'0.14.0','a82660c4f1f9bdb39720d4d0e461d697d7a722b294d069e342042788b035b87b');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-29T20:03:41+00:00','move',109,110,110,'0.14.0','5d684d9d4e27a333226e07bcc77ad7fbccdb9b605e7399afc0aff4a1056908eb');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-29T20:03:41+00:00','move',110,111,111,'0.14.0','fe516c1687bbdb7ab81dd6890ccb985aaf36ec2c2c16862ebac8cfba5ba76dc8');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-29T20:03:41+00:00','move',111,112,112,'0.14.0','6a1e1b78a4886aab67151b39c4a252c46b65bbbc10ef47fcb244d10d0a85fc78');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-29T20:03:41+00:00','move',112,113,113,'0.14.0','89d1055bd493b03713ef0e5e43f654055615d31f5f314d01e62de32b70bdaa83');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-29T20:03:41+00:00','move',113,114,114,'0.14.0','c20b6f0adfa4fb05d2144e6846671e5164ae8e3b408ca91515ffc0aa7b8f63ce');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-29T20:03:41+00:00','move',114,115,115,'0.14.0','8cce7ec7c64d6a504e481b106873e4f8eb51bd4e10d246d5110a95acc6232794');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-29T20:03:41+00:00','move',115,116,116,'0.14.0','50a3d3147aa9b7b985c503346a45b4d380def171ca54819b1938e88d4fd59420');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-29T20:03:41+00:00','move',116,117,117,'0.14.0','26fdf87607bd1502e56add118be74e9d1a3a94cd9b02cc545ad9d0642b5aa044');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-29T20:03:41+00:00','move',117,118,118,'0.14.0','3a3c34488f8a849274e2c32eafca96ce687c5281ce5f00f36a894f677984ac1b');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-29T20:03:41+00:00','move',118,119,119,'0.14.0','2bb5c0734dd1ffba7856a8edd666f7919396632e90b513962fcd66aa0074a2ee');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-29T20:03:41+00:00','move',119,120,120,'0.14.0','8e95c5fc082d9ae0c7fbe3d35b65b95f39221f1274f09cdc03751d4ac4e9d166');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-29T20:03:41+00:00','move',120,121,121,'0.14.0','f6030aa0748958842c47437daa7144acfea966a1b8fe0a50a10ad779d72bd2b8');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-29T20:03:41+00:00','move',121,122,122,'0.14.0','fd68b08116b12aff96931df771267ff95557eac588b7eb17c9712d601ee8dc3f');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-29T20:03:41+00:00','move',122,123,123,'0.14.0','02df2b3e254882ca39d070f93e85236de0aa745c706b4a47595eb65c001ceea9');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-29T20:03:42+00:00','move',123,124,124,'0.14.0','24a50da98e8b296edc329cf0508b7149dbfddb70583629d2af44c5bf2861b2ec');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-29T20:03:42+00:00','move',124,125,125,'0.14.0','2c6688dbd88354f09e9191cd53d89905e2a7a9aa0f9a8f7a61e9a7042e9a2c40');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-29T20:03:42+00:00','move',125,126,126,'0.14.0','16554549c13b099f446901c686cb2e30fa5c6abbbf31ea47102723d10b5a1c01');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-29T20:03:42+00:00','move',126,127,127,'0.14.0','754e5e0344b3e33a2f8135c28e92c541a10a8663dbebb673f7b3044dbd1fdd2d');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-29T20:03:42+00:00','move',127,128,128,'0.14.0','7a16f0f6028944b5e0536ea152855acbd0a2f9b492c9a8bd11619297eee1cbc7');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-29T20:03:42+00:00','move',128,129,129,'0.14.0','92b6726c6facaa360a844d040c8f941db44e195bd5de76ad15c8d0836a2f37ff');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-29T20:03:42+00:00','move',129,130,130,'0.14.0','1d1108cbef50ee05747a94bbed2af179b70e4916ffbafbb35281345162aae024');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-29T20:03:42+00:00','move',130,131,131,'0.14.0','374fb3351fdb3b89223dbfb79698a0790fddf2e8cf1f55a99f453e6a74b5135f');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-29T20:03:42+00:00','move',131,132,132,'0.14.0','d757b3e92e5fd2f732ada0c4d9c525b3ca5017e482444837bcfd2831b5ca14c7');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-29T20:03:42+00:00','move',132,133,133,'0.14.0','3a20cfc9164591e89f0eb27ec5e22b59d6ed539fe02999346a1ace5c816b2344');
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
