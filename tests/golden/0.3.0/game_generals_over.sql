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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-22T14:09:20+00:00','2026-11-22T14:09:20+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T14:09:20+00:00','created',NULL,1,1,'0.3.0','dedd09deb59ccf92b85958dfa9752fa9c77f88731f8cf71e05e67a0e9524ca6c');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-22T14:09:20+00:00','move',1,2,2,'0.3.0','64a2f27179136cabd14d53a4472b9d6d0aa6ac88c112ae3cb09aa36969c18a7a');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-22T14:09:20+00:00','move',2,3,3,'0.3.0','814efddfafa1f08487791020f9b280b65d73d8a423b5612df0469ec494743a95');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-22T14:09:20+00:00','move',3,4,4,'0.3.0','f69aed72aacc9f7d9943c6042418417659687d7612f6982d82c59d7eb6f2c51a');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-22T14:09:20+00:00','move',4,5,5,'0.3.0','b2a65726cf7bf495e4883556e0bef83909be6bfb30d9dc5ceadc49f1bb4cc71b');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-22T14:09:20+00:00','move',5,6,6,'0.3.0','43119f6fb359b929bb3394b89cbd77153b4026a92f2eb93edf5170bc56104121');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-22T14:09:20+00:00','move',6,7,7,'0.3.0','8b72c54e15e1f04542bd9c47e515d8d3384cc4941f95ab3835fc29c4ca9cb8fe');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-22T14:09:20+00:00','move',7,8,8,'0.3.0','8e3078125e6a3442faef14479b86aed266297e702a8f94111404a005611b7aed');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-22T14:09:20+00:00','move',8,9,9,'0.3.0','8107f4b0573d5833f484c363c9b9de8a0211f89f226b61f6fab4f470567e6441');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-22T14:09:20+00:00','move',9,10,10,'0.3.0','754b5f64d6390987f90e4571d90d31c87d206d767c3b24c78e47279cb218512f');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-22T14:09:20+00:00','move',10,11,11,'0.3.0','af6582fa842a7e1f3477fcd8c4c33675dbedcd29074eda5880b3cf7f82cd1355');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-22T14:09:20+00:00','move',11,12,12,'0.3.0','962e79474b448bcabeba6f275cc900bb20cf722e389521dc244302c456f23a0a');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-22T14:09:20+00:00','move',12,13,13,'0.3.0','08d85ac7bb5076bdc1a5875c6fd7802728d5a935f31e2df230212789e1ef36b9');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-22T14:09:20+00:00','move',13,14,14,'0.3.0','ad99c4e3628fc423386e0452002681c434ea620692009d2451bdc7cf80c30831');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-22T14:09:20+00:00','move',14,15,15,'0.3.0','73d8c623b23f897ba332d9b563a23f1cbc7f32632dd2e30b4da3247c7db3c332');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-22T14:09:20+00:00','move',15,16,16,'0.3.0','32826e3cfe7ac9399f808502727edb3aeff983f97b43198e3174a9a195e55bd5');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-22T14:09:20+00:00','move',16,17,17,'0.3.0','2eb5820c065c25255f513c5b847af4a1889b6c56f17bb216258866395f77a8e7');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-22T14:09:20+00:00','move',17,18,18,'0.3.0','e56a6a28d8e0c200d15311153b5a337f72b7a06931744e704e2768274eef914c');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-22T14:09:20+00:00','move',18,19,19,'0.3.0','cb884d12d3f5d2546cf90c89cc9f5b5c197d36acff24556f05ae1ed99294cef7');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-22T14:09:20+00:00','move',19,20,20,'0.3.0','d0f8d2c643e558c7dadc8ed098ee0b81452b43609486b383e4a08e68be10a677');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-22T14:09:20+00:00','move',20,21,21,'0.3.0','05f9373dce8fcf6b1711fd9a4b25015ae4be7727674b7832af0713f757279072');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-22T14:09:20+00:00','move',21,22,22,'0.3.0','8699642e2829588da8dac2947c0e63dc5e9f902645e81c3e5d0452d7fb4833f5');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-22T14:09:20+00:00','move',22,23,23,'0.3.0','51f251a3a9a23ffcdf1399296c2d6f014a1d8183328ec3a549cf42137c988d14');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-22T14:09:20+00:00','move',23,24,24,'0.3.0','7896d7f7abdc6c156d92ceaf29c6879735afe5e93873029031721f99f82b8c7b');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-22T14:09:20+00:00','move',24,25,25,'0.3.0','30a86ffde3bd334616d43388a1ef9a135c96a0e45906cfb22e1e3aedb9142840');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-22T14:09:20+00:00','move',25,26,26,'0.3.0','6905351063a88e1f120b19cfaafd8427e2c33645e0cc7567e8802c7864d0e425');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-22T14:09:20+00:00','move',26,27,27,'0.3.0','2da831f19b6aa2401068c94c59b74c047484bcf1bc8a6af611dece5fd0080071');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-22T14:09:20+00:00','move',27,28,28,'0.3.0','0895ccfab46e65eb8c9009643ece6d2e637567347bd4941ac57c22f087463663');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-22T14:09:20+00:00','move',28,29,29,'0.3.0','48e7bc1d2c0562a1e454877f3f523f51c9fcc24bfb435d80f6a06b32f60e9549');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-22T14:09:20+00:00','move',29,30,30,'0.3.0','bfd88af8065f487e440e39f8000f1f20c84951a13aad0b3308ddbe436dbf00f9');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-22T14:09:20+00:00','move',30,31,31,'0.3.0','33893eb8d0664ab93ac7c0534f814446c70beb1d771b0ba3c9ccc584611b395b');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-22T14:09:20+00:00','move',31,32,32,'0.3.0','b543f666133d5a1eb71c056b496ea2e0a2a9b9be6656a558e499de537bc7ae2c');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-22T14:09:20+00:00','move',32,33,33,'0.3.0','495277402f5b0aa43994bce9cb5d0ad290ea3305e26d652ed7c53a99cb54fa7a');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-22T14:09:20+00:00','move',33,34,34,'0.3.0','adeaa87be0b298cf46961c9576e18744381e9e0bd80c7c55ee50b0898b27f256');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-22T14:09:20+00:00','move',34,35,35,'0.3.0','e59b8af413a3da920c1e729bd0b17b07820d91a86862c545b0202d00a9b8cba2');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-22T14:09:20+00:00','move',35,36,36,'0.3.0','cff44eb7a08e5ed035c4a397b19bf7b4fea66a21ab417725bcc715dad0b741b1');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-22T14:09:20+00:00','move',36,37,37,'0.3.0','e668efd61e9d449f5da083c3da4bfce4c04e262c8a4357e5a0afd69835dc6eb4');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-22T14:09:20+00:00','move',37,38,38,'0.3.0','6ea31ffe98a724c02a1f79181e65fa671095f7d7c4cfe6bcc7eea3173fca88cd');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-22T14:09:20+00:00','move',38,39,39,'0.3.0','212fe55daea354ed5c61a339c6a7b39ad0326c8c190ce1d4445da7dda1b184b8');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-22T14:09:20+00:00','move',39,40,40,'0.3.0','c4787a88c1d32996e6a49e2b7471ddaa08b40d118ffe9154198c51f783b36f6f');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-22T14:09:20+00:00','move',40,41,41,'0.3.0','746c29300911f0b93982f71f2f5db07d163bd0c875695f2959d79b80641e647c');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-22T14:09:20+00:00','move',41,42,42,'0.3.0','5721fa7641857aaf3914c1feadc72f6b7fe8e87eccc5666a90bd7417c91b96b0');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-22T14:09:20+00:00','move',42,43,43,'0.3.0','0299737c79fee8e831755ea89bd1ab0ae405471d18f237b35d679e0929992ef4');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-22T14:09:20+00:00','move',43,44,44,'0.3.0','3a880f3addf2d2abe89cf02b84b876b19a0c4c59968e2fa2179dbd66234b049e');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-22T14:09:20+00:00','move',44,45,45,'0.3.0','7001107749c72c7b7876768a4c9c27127333b2c7fa0ead32e9bac717f539cd9f');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-22T14:09:20+00:00','move',45,46,46,'0.3.0','ae24c32c405c6a1f8e85aedcea8b2c362777af822eef08ade2c2dca020f5675c');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-22T14:09:20+00:00','move',46,47,47,'0.3.0','b2a7d23dbf30eeaa82d5cbdea7ae92b26e78a67310ea705df4d1018f795a131f');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-22T14:09:20+00:00','move',47,48,48,'0.3.0','0878432584025dcb661acc86a13bfbaa18a894bfb7d78f8d7bf534aad7936b9f');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-22T14:09:20+00:00','move',48,49,49,'0.3.0','59364d43e53281ab32051d78379b7dd154cdecbde6e1048cde239a3dac643c9b');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-22T14:09:20+00:00','move',49,50,50,'0.3.0','0875eda97a3c68cef180085bd190f64dbc3584b32c981fb055140b75d1dee222');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-22T14:09:20+00:00','move',50,51,51,'0.3.0','cb29f1d29d339718ac7574404ceb0adc91ae5a45832d429733d260bd67e932c1');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-22T14:09:20+00:00','move',51,52,52,'0.3.0','0cab5efa5611bb9286f0a0b66e2233456c18d898b4f97f43155c547d40114419');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-22T14:09:20+00:00','move',52,53,53,'0.3.0','8dcd3f84e736b03f2d5dcd6915d145c2a896dc60e452575c1ac8f64cb55f48b9');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-22T14:09:20+00:00','move',53,54,54,'0.3.0','36fafa6c097ebeca97d851bdc363c0e1b24a45a7cb26e6660063e1c3fb44b5cf');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-22T14:09:20+00:00','move',54,55,55,'0.3.0','3291b0bb3f7bf28b51c74e7f10da918abcaa06b04ca5ab79881e28c65588c283');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-22T14:09:20+00:00','move',55,56,56,'0.3.0','1f8af534d0886adbbeb5e0f16c3e8b2262ff86a4064e135f005f4677e3cdfce4');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-22T14:09:20+00:00','move',56,57,57,'0.3.0','0a33af47ad5eac2b8f79fd940a1c0087f61899cc7e5c37f109f7027bfd9a2be0');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-22T14:09:20+00:00','move',57,58,58,'0.3.0','9ea99d86fc3617687a7a427fb9b084c1420a687c99149af9243cc9748b9172bf');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-22T14:09:20+00:00','move',58,59,59,'0.3.0','c3a117aae5b0306d4505cbce0a80ed91d75d755926f936490ff75d8b87eb948b');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-22T14:09:20+00:00','move',59,60,60,'0.3.0','797e4690352f0740fec217032971671a2bf65f99acd94c338632669c9d524067');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-22T14:09:20+00:00','move',60,61,61,'0.3.0','7ca5d372a6fd87efb7c067d313679ef7269f353db3fea517e216a658e0a17cf7');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-22T14:09:20+00:00','move',61,62,62,'0.3.0','01831d8c5557dc960fc56286a4742f2957f415283e287f729b590a4bf90d734e');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-22T14:09:20+00:00','move',62,63,63,'0.3.0','c62cd7d7253fcb13e64f3996f6001b3a1d1779c728882b3efd9d284f3da914f0');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-22T14:09:20+00:00','move',63,64,64,'0.3.0','44004e717c61f54a7b88e0af70a39a65b5614f96450d73be1667653aebacd550');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-22T14:09:20+00:00','move',64,65,65,'0.3.0','a2bce6841384b90c95f8f43804af6581021386e536df708900fd105f0ab3ca0e');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-22T14:09:20+00:00','move',65,66,66,'0.3.0','3e313a655c71c240808351a6e0c30c444c447a22f16f9bd07116acb995c9ea52');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-22T14:09:20+00:00','move',66,67,67,'0.3.0','6850e5da0f32ffbaf6e546419c85144f7770882d4088208a970f860f20811e03');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-22T14:09:20+00:00','move',67,68,68,'0.3.0','20d4847611bead7afe708d37f1ae6e6685fae051f004ec9c02ebe88a0a941d17');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-22T14:09:20+00:00','move',68,69,69,'0.3.0','1a1ff65044411fcb06eb1c19e6a5ca2b1f8096f8361e12c6a22e566db4d7b53e');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-22T14:09:20+00:00','move',69,70,70,'0.3.0','596afbe544590f5d864450bd4280a6c35bc34380f3a06723606bdfb892ffbd10');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-22T14:09:20+00:00','move',70,71,71,'0.3.0','4b5d1f72f37a2b82ddc265d4421f43c67b975385a0a67067b0e08e5a852928a4');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-22T14:09:20+00:00','move',71,72,72,'0.3.0','60874a1720c4abb2aa51105f940d5595e22c9817670c644d8bfc3befb6ce2819');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-22T14:09:20+00:00','move',72,73,73,'0.3.0','3daf53bbf2dc4566b7052157d60b2b1d1ba979cab02f5878fef40e32d6760af3');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-22T14:09:20+00:00','move',73,74,74,'0.3.0','9a7ef586f7ca8153a655782f50c8302d8c14cf47eaf3e3aad2752df24e14016b');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-22T14:09:20+00:00','move',74,75,75,'0.3.0','1a0439f1f4019261583825fd274dee16d5a1a278f7b9e9a9157de6487260fc77');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-22T14:09:20+00:00','move',75,76,76,'0.3.0','6b9695f6439351c7ead814b25532733b4816d1dccc80d83f42baa10178e881d7');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-22T14:09:20+00:00','move',76,77,77,'0.3.0','005ad8cc863c657206d4a89088e8db1d5dd2a7d5b342f21da6b4e261d1b54648');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-22T14:09:20+00:00','move',77,78,78,'0.3.0','35d755ffa6e62b7d81b199e1fe16035e864548a64867f21853fafcfeb5d6bff6');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-22T14:09:20+00:00','move',78,79,79,'0.3.0','d1eb99d55986f7f50a0a68bb67b0e08fec7e705c0714ed4ca89954eedc1aad0a');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-22T14:09:20+00:00','move',79,80,80,'0.3.0','9327927dbd4a30065f3e7f8d66cb18dcd921da8343afacc23a212bc6f619ae0c');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-22T14:09:20+00:00','move',80,81,81,'0.3.0','2a208f1c98c0632954b298585d5db6f18d4b3045d6ee44feb6676fda62932f02');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-22T14:09:20+00:00','move',81,82,82,'0.3.0','ae6f54e0a43345c153b8afb41c6dceb5ca0a42567909331b1bcd7a83d59df633');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-22T14:09:20+00:00','move',82,83,83,'0.3.0','a6fc04a5569cad144a35d6834037b5a931e12daa32f2e7964b5c1dc8a21d5eef');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-22T14:09:20+00:00','move',83,84,84,'0.3.0','d52a8d63ae1ef6bb8757981267c1fb58900c0851e610e06f930c7f4812314ed8');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-22T14:09:20+00:00','move',84,85,85,'0.3.0','804c1101c250f4cda3e5b93c99be8c777edf3d4bfd5def33f8d8f6c701b1ab9f');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-22T14:09:20+00:00','move',85,86,86,'0.3.0','5395ae322391ef869e613fea034a03aa1b152c403611746f2346d3d71eb36101');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-22T14:09:20+00:00','move',86,87,87,'0.3.0','533a87a723c483ad80e534965630d2581932d1a74be78793c01d229ef795a085');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-22T14:09:20+00:00','move',87,88,88,'0.3.0','87b33a551638c2ee1f5f7d5c19346924f12f01b88276d4d898385f4f0f88d4e7');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-22T14:09:20+00:00','move',88,89,89,'0.3.0','a8e8379324c940da8ebf39dd49ec596135f018af51dd53365bed7058f3259cf5');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-22T14:09:20+00:00','move',89,90,90,'0.3.0','210ac590fcadf51fd29e9f8b1c69f815dcc98c78e5d3684322dc68459adc9458');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-22T14:09:20+00:00','move',90,91,91,'0.3.0','36660834de5e25bd502b477f74b91272b658b9daa4d0b302453368e532cc62d1');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-22T14:09:20+00:00','move',91,92,92,'0.3.0','a51678070f08d381fd1078315871fa87911c6d9132340005f1817124aa4e008f');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-22T14:09:20+00:00','move',92,93,93,'0.3.0','478e88ebeb0529f4f40f64a6cdbf523525386183db5ca839de351e9a0aa5e01a');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-22T14:09:20+00:00','move',93,94,94,'0.3.0','2ef2e37b0b8e2c945e98586b6915e22319433ed82e77bc9e33f8603547838cb3');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-22T14:09:20+00:00','move',94,95,95,'0.3.0','53f655f4b1d628a2447a3b4c5fd566265ff8ad470d297d502f1ff90ce7a50e3b');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-22T14:09:20+00:00','move',95,96,96,'0.3.0','a588b478c3e44a0628aa3788b86df1d3b0c8938f60adaaa7110f6253f51bf016');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-22T14:09:20+00:00','move',96,97,97,'0.3.0','bf95be3e3efeecfeaa89fe672561ca1f18ee271c7ba06259d1fcdde5f7f7f6f2');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-22T14:09:20+00:00','move',97,98,98,'0.3.0','ff19a071d8febc575dfad0d717c070b7b6941964cd6a4bb543d619bc42c00453');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-22T14:09:20+00:00','move',98,99,99,'0.3.0','61c6121ae8d686f705643b5fe7c9c628c46771df32539544f15d9ca2387689fe');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-22T14:09:20+00:00','move',99,100,100,'0.3.0','222509af05b7aa4bce6c52a59df9a8dff97065cbd61fe9699bb0d3fd3a08acf8');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-22T14:09:20+00:00','move',100,101,101,'0.3.0','df4d92901a76303e59a061a3ca40895265f17372e5c8fab5f41e157f996aff34');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-22T14:09:20+00:00','move',101,102,102,'0.3.0','5d51b8d2f7983b6f010f122d9b12a5a508a4fadcb0fc0a002115611ce9ab836c');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-22T14:09:20+00:00','move',102,103,103,'0.3.0','4429179f918412d59034a5a2bc44165155376ce3811318e66a72c96b395aea30');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-22T14:09:20+00:00','move',103,104,104,'0.3.0','19c16e71891b6408182d1541d1a391a86711143283d7f5101a2a26bdfe589a4f');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-22T14:09:20+00:00','move',104,105,105,'0.3.0','cc584c8cfa252002e850c91a6bf8f8471cf3fe68b18a920d71f0b20edc5e4678');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-22T14:09:20+00:00','move',105,106,106,'0.3.0','6133212138b9f8526037d27ac72ffed72702ead9d50f569aea4d39c0a026c7ad');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-22T14:09:20+00:00','move',106,107,107,'0.3.0','261bbd135880bd64b16a4341f72947a7275ccc1f809b0e9e54723407b6d5bd84');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-22T14:09:20+00:00','move',107,108,108,'0.3.0','555c82dfeed963e6aa0e420e2848f668df0433f6b071a51941e1b2a32facd213');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-22T14:09:20+00:00','move',108,109,109,'0.3.0','514bb48791761bf5221f40b3435de47fc481f5863edd9d3afaf70c919797b22c');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-22T14:09:20+00:00','move',109,110,110,'0.3.0','37de4799ad4a346e097fb5e7b2910d9d042a75f594b8e13feb024a79b5f1d5f9');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-22T14:09:20+00:00','move',110,111,111,'0.3.0','04116828e5bf2ca2ea1da403ba409fa00611867a21a1842dfee58422ed0fc772');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-22T14:09:20+00:00','move',111,112,112,'0.3.0','2ccf831aaa72eacf7758b6bc180966827256d6de2956970d40899234caf0a54b');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-22T14:09:20+00:00','move',112,113,113,'0.3.0','0d555dcf1fa898bac4110342d1c522bcf0c3d7a136432a65d30249c1fb7396a3');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-22T14:09:20+00:00','move',113,114,114,'0.3.0','eee3f3a9b40ba360b0debd23f4376a6eeb0566b251e094a75132d2d93052e259');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-22T14:09:20+00:00','move',114,115,115,'0.3.0','42ff432f0e1469f0d1286401a99f57fc4ba78a99065e3165bb139d4beb768b78');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-22T14:09:20+00:00','move',115,116,116,'0.3.0','2c7f012e5e2a433bd9b63634e3fad77ea87dd9320d023fd3474038ca607facef');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-22T14:09:20+00:00','move',116,117,117,'0.3.0','c09197fa7090aac0777652c3ca5e05a62c4b78ae0219a568900828fa99911f3b');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-22T14:09:20+00:00','move',117,118,118,'0.3.0','c1c3d369675a2089749314d4b10946970b972bf267069ac372eb2bed7fb0aeae');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-22T14:09:20+00:00','move',118,119,119,'0.3.0','932c9410209b0b1b068fe408b90fde33ffba3d2b281662da2de528012c00ac63');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-22T14:09:20+00:00','move',119,120,120,'0.3.0','48f324dc30f7cf257079a16777f95d681a71fab5b5916a60439654413124ecfa');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-22T14:09:20+00:00','move',120,121,121,'0.3.0','f7da0c623e00abb90cef9d626fae81d69223ae8573eecebada528c10ac66244d');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-22T14:09:20+00:00','move',121,122,122,'0.3.0','482fe109ad0b480deebffe843f31e240f2fed2cab14d8824a8e8709d03645d56');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-22T14:09:20+00:00','move',122,123,123,'0.3.0','754f7cfb8916f1b967cd536dd981de323c4462fa475169c9ef8faa2777c1fc74');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-22T14:09:20+00:00','move',123,124,124,'0.3.0','9dcec485b5bc9fa69675518cfd660dfc674a7daa696cb928e086aff15a1b1d33');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-22T14:09:20+00:00','move',124,125,125,'0.3.0','d03e44b1169ae08500c8a5db06a1d43186364b0c562b06ffb3d1e4e9e4e1821c');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-22T14:09:20+00:00','move',125,126,126,'0.3.0','dffda5b346fdddb6dc481648528ff815b9ea86299ec6d458e9d6f53242bec1d8');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-22T14:09:20+00:00','move',126,127,127,'0.3.0','ff39bfd6bccc7888a69f188819fcadadaf94e0a6fc5cdbcf519128321e3a2028');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-22T14:09:20+00:00','move',127,128,128,'0.3.0','069bcdfbe22918ca3009c5ba344ed6309d3517689d4d6a084447998268c9b4b4');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-22T14:09:20+00:00','move',128,129,129,'0.3.0','b28a42ba9bc925a9456183a358df69acfcc5092164255c20b4d1aa5eb695e0fb');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-22T14:09:20+00:00','move',129,130,130,'0.3.0','081ad719405bcf9615ccf34d1fc115279c717960641655ad05870e232ae48553');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-22T14:09:20+00:00','move',130,131,131,'0.3.0','18792625867307b4c26d60193fb6ec5a7a15f1f01b44d115f28184ad43cfce18');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-22T14:09:20+00:00','move',131,132,132,'0.3.0','b49aadd097c3fc1968e3fcc4813bbdf8c559501a04bc7d1b6f8d1b98a0722c88');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-22T14:09:20+00:00','move',132,133,133,'0.3.0','7960dd2cb2ad1b115b3c81c96b93c4e6a4790f2a59e388e008063c063cb9dc5a');
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
