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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-29T01:20:18+00:00','2026-11-29T01:20:18+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T01:20:18+00:00','created',NULL,1,1,'0.10.0','c14f7984b4982449c3c73ca1eafe66af9f3171c727121e7ba6ec5581f2ebad44');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-29T01:20:18+00:00','move',1,2,2,'0.10.0','fd534d36b51e631b639fc4709fdc61cc4b10656d23085515962cf80cea8344bb');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-29T01:20:18+00:00','move',2,3,3,'0.10.0','0e498001678e2b0db204243fb60650db03ab227ad0a311d98ef5f9b31ff243c5');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-29T01:20:18+00:00','move',3,4,4,'0.10.0','148b9762aedb97c8168a3f6bf0acac8a297b1e569b6ed7d1b3eae55bb86386a7');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-29T01:20:18+00:00','move',4,5,5,'0.10.0','7d1937ab5fcb8469b6a1c913f046cd3dbe88ec5c529e6d6fcfa57e31cdae1f13');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-29T01:20:18+00:00','move',5,6,6,'0.10.0','c8fb6f5216f3d47924e6c786e685932cf4fc36d14c255b8fc74f88fc8a1ed203');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-29T01:20:18+00:00','move',6,7,7,'0.10.0','52a14a7b7ce3bb07d61c5cd2700a4684aef8af00b8d5d3e5f4a886476267e075');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-29T01:20:18+00:00','move',7,8,8,'0.10.0','0b0c4e96456844cd0db88dcedb6f167f85b1d8aa1261166b8bdb412fda261c2c');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-29T01:20:18+00:00','move',8,9,9,'0.10.0','4570320c25c8d3f11d677a35309a12962dfa9c5069ef820f7d04f34a74840654');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-29T01:20:18+00:00','move',9,10,10,'0.10.0','4335fac103efc6e59ef0d062e89b6eb7832492b06c83badcffc2f0ed883db921');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-29T01:20:18+00:00','move',10,11,11,'0.10.0','3e777c617f3e7940f8ed97d99ffbbc855d5ba416eb43b9fa60ef4e5e4421c1a7');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-29T01:20:18+00:00','move',11,12,12,'0.10.0','d238639171378a77c3680e8fc353032c24b8cf4547b46fdc5425310bfae0cb99');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-29T01:20:18+00:00','move',12,13,13,'0.10.0','c5937a07b1131e9eafb4c4cc1c1ce53cbc9429ac9e4f70ec31b6278075c91e41');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-29T01:20:18+00:00','move',13,14,14,'0.10.0','231102f4fc349d5a9c0d867fc4cfe6f73299acb9e5b090024900145f92624636');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-29T01:20:18+00:00','move',14,15,15,'0.10.0','2ee0abc40064d900585fca6713472cfd2f9a47b680ee6525f600cf2249968e26');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-29T01:20:18+00:00','move',15,16,16,'0.10.0','c529cd7d377259afdd79770a30f9a2af12254b73e3a707835bda8c080474f277');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-29T01:20:18+00:00','move',16,17,17,'0.10.0','024f3ccdfdb601514f3b18b2d17ff275e413aa4da02818c7c134a1eb133c723c');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-29T01:20:18+00:00','move',17,18,18,'0.10.0','6f697dc8dad10526d9bc09cb0ee8455b1bd79d6e673951cb9afd830b104b3a3e');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-29T01:20:18+00:00','move',18,19,19,'0.10.0','3ac0ff88a23d3e89f9f04b147ba706da6c173513aa403192247bc160182af258');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-29T01:20:18+00:00','move',19,20,20,'0.10.0','ab25436cb6a82e96eaa560e8aa28daf1442894ac733ba011463813b5a32a3977');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-29T01:20:18+00:00','move',20,21,21,'0.10.0','425354ce74891936cbb19ae08d772bf49a74383334df60262066e41d645e1b91');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-29T01:20:18+00:00','move',21,22,22,'0.10.0','5989b6f4eceb24e3a85da64ca5572ab0704720574da3a6dd0e40d4a1d7220361');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-29T01:20:18+00:00','move',22,23,23,'0.10.0','c98474c5286bb8e2e9bcf79aaf32fa54fc3f6a8551d7e4633513885e1c00e3fa');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-29T01:20:18+00:00','move',23,24,24,'0.10.0','7e56252e9be916f7b9c8fa7ab2cefa61a34c7b86ceadd141685c4464752f2c87');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-29T01:20:18+00:00','move',24,25,25,'0.10.0','2d82e85ac5ca9bf8c3928faf8706d4c8c0c07e17104d7d9afd6f20c38c7bdc66');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-29T01:20:18+00:00','move',25,26,26,'0.10.0','da349fa6c46cada224bc1725ab223da50f4ea26de9ddb810845e3405ea8a0c76');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-29T01:20:18+00:00','move',26,27,27,'0.10.0','4f14c7056437727e9f31c1aa4b751d2066ed75475c61b8803031e9eb5cd95901');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-29T01:20:18+00:00','move',27,28,28,'0.10.0','7c5be71aec5da63ec4ef84d21275c0e75df77f6cfc6d0e1ad30eed4496742644');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-29T01:20:18+00:00','move',28,29,29,'0.10.0','76bf11e25991dc92e275f0f0afa5d0923f4ba0969d8d78b63a0b3dda807e24af');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-29T01:20:18+00:00','move',29,30,30,'0.10.0','c89705f6d2e08a96816f91470744e9f4faac88f4c6e3c709525a46265e82e623');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-29T01:20:18+00:00','move',30,31,31,'0.10.0','e9a11c0eba778a448dcfe94b5c205230f41c64fecc2b718b818fe711143b5c3e');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-29T01:20:18+00:00','move',31,32,32,'0.10.0','6981e03e75abda85837fa9b2c4f9be1f9768a4d8f0ae443e877ab984612b60e5');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-29T01:20:18+00:00','move',32,33,33,'0.10.0','f3c4d5bb39f5b89051fa507376c3d476e9465e9adced4559dda922daa9c8935b');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-29T01:20:18+00:00','move',33,34,34,'0.10.0','b9d20cbfc32abf36deacdc9485d9f5571a88fac9b95877770b4f7ea3fa4ff950');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-29T01:20:18+00:00','move',34,35,35,'0.10.0','60731b6713d76543b4623f511c7df37c924899535284140d3957172e07ad573b');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-29T01:20:18+00:00','move',35,36,36,'0.10.0','c1d0b77d7085b4eb15c398ea48c6a51b7fa0b9e7b23278787083cdfda4bb386d');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-29T01:20:18+00:00','move',36,37,37,'0.10.0','221d5676cf4ace24d817b9b763aeb8281fa78129d953e28f8ec2e22818fbdd0d');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-29T01:20:18+00:00','move',37,38,38,'0.10.0','62dd07f0d485b1cd9c0fe8340c199df5128f778898b8aac14b625906c99f79c7');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-29T01:20:18+00:00','move',38,39,39,'0.10.0','ac7dc1cb3350c4c8addc9623228954691876d9697925b69948590ff1df2e1262');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-29T01:20:18+00:00','move',39,40,40,'0.10.0','05fd3608ab39646b06ef6bfce28f907399ce6bb5eefcc9b70b329abcb8c6a25f');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-29T01:20:18+00:00','move',40,41,41,'0.10.0','2b07c1ecbca0c0ba935f7afee9497754ef2418a66934166e2e7ead9b557448be');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-29T01:20:18+00:00','move',41,42,42,'0.10.0','905ca1ba8547c6d730d65bba59fe34d51386ac407398d3da9a4787dcded06a85');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-29T01:20:18+00:00','move',42,43,43,'0.10.0','54e75c69061947576eaeecd611a9424f45f994b1ace33b34b7ef313d07b6aba6');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-29T01:20:18+00:00','move',43,44,44,'0.10.0','9ed970ec2c7e355828473fa332272f1163fd73f0d705f9cddb37c69bcddba71b');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-29T01:20:18+00:00','move',44,45,45,'0.10.0','3aec2d529abad1a02a4a88d9ba7776a5b9ff205ec8801caa2764245795891153');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-29T01:20:18+00:00','move',45,46,46,'0.10.0','61d14bdf5fff264b46f5fa03d2de3ecde53e24ab410057365859a33dab172fd4');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-29T01:20:18+00:00','move',46,47,47,'0.10.0','5394ab9c233ce6aa9f066d67061daf652ce8d197612ae12f7e0deda458d90af8');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-29T01:20:18+00:00','move',47,48,48,'0.10.0','1aebd0f7dd9ea82fa09583d3c6a804b6d2d02a992ad8e3838e654f875289e018');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-29T01:20:18+00:00','move',48,49,49,'0.10.0','bc3fdca72d7712f1ea8a7fe83a3dedba0c2ed57f5d3b9fd76197677258648ea1');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-29T01:20:18+00:00','move',49,50,50,'0.10.0','5c85190e4c3af2269809a8de1c8c85ab78c7fb12f2d4dc0fa23a9b3b1990c4fa');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-29T01:20:18+00:00','move',50,51,51,'0.10.0','c62d5d6e466ea63c303f745f585497db26497ef773a11d5b1e4c1716d84ddca1');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-29T01:20:18+00:00','move',51,52,52,'0.10.0','c809e31bf25c438b0de373e46f1c27b32fb3802ec3cc091523a3d97d924907de');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-29T01:20:18+00:00','move',52,53,53,'0.10.0','c107429cc66ae3f69fdad2e0ce2b797333ad58937ed8a19825b8cdf7f06e02a8');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-29T01:20:18+00:00','move',53,54,54,'0.10.0','5982c44c6f78a7cdecace61f48dbec38b90e380f7b8ae83dc79c224c3c930f94');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-29T01:20:18+00:00','move',54,55,55,'0.10.0','9f73f74b2bf233d88d67a2074453a58b059dd860c0d1a3e7877e4ca7bcbdf7a1');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-29T01:20:18+00:00','move',55,56,56,'0.10.0','ea24532c723d45331c95954cd0d271c651361bbdde5bf812889578458aa61b23');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-29T01:20:18+00:00','move',56,57,57,'0.10.0','85ce6302132fa677b59fc6c9b32c814b47dec76bf3cb11b09cb1af08fe90f3d4');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-29T01:20:18+00:00','move',57,58,58,'0.10.0','500ffdd47e028cec257becfcde62969d6eaef9f46f9d9372cf9dc9cb12689235');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-29T01:20:18+00:00','move',58,59,59,'0.10.0','d6203d83bcff9ca7199dbef1faf3bc824808b0fd60ce23e4ae9bf7758412c226');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-29T01:20:18+00:00','move',59,60,60,'0.10.0','7824dd22bdf178f2f18f4c0c76fb369194857433277415a7bd22125d98dff7c0');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-29T01:20:18+00:00','move',60,61,61,'0.10.0','87b0d3340e64e8c933f4c3eaf41d6d5767d84bc161abc88cdddf6f2231c76d08');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-29T01:20:18+00:00','move',61,62,62,'0.10.0','e9a597241bdd8a2335113b5bbaa4f49a1c2b37d8b946f1ca828fd7092903e57d');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-29T01:20:18+00:00','move',62,63,63,'0.10.0','4e971ecd729ea7337e2748b7285233ae90b320fcf9228af90b10bda8b9675eb1');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-29T01:20:18+00:00','move',63,64,64,'0.10.0','8e7a8a11d4b5765b0606245a6aec0aa5a8b2f5644685205cbffa22399cfe4e31');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-29T01:20:18+00:00','move',64,65,65,'0.10.0','2ca28c65c483d5b25eb328b9ff4c18af8238709235393039e9cc4f375b77d9f5');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-29T01:20:18+00:00','move',65,66,66,'0.10.0','5b3c4ce6d6cc49ddc29998f3012b77ee00f5af09f42b92b931b0abf62dc45c40');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-29T01:20:18+00:00','move',66,67,67,'0.10.0','fd35e42020db8d3ec809a69734bf430fc05801fbb56515ac6ab4430da4436a01');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-29T01:20:18+00:00','move',67,68,68,'0.10.0','34a1a8618f1447f498c3b67eafdb7da02830b96441fa66ab8cef915f9561e920');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-29T01:20:18+00:00','move',68,69,69,'0.10.0','bffc9d77ecffe5d89a6d22eec6d272df6b8507547537a27aeedb00b02863f7d5');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-29T01:20:18+00:00','move',69,70,70,'0.10.0','a2b94627ddeec23a4f79a6cd7ca94285626ecca5073d2b87754fa7f2252c6590');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-29T01:20:18+00:00','move',70,71,71,'0.10.0','d4048d427c214bfe7a655a5f27e49b988d99d8c0a4c5ab3e54c4435e91a581a2');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-29T01:20:18+00:00','move',71,72,72,'0.10.0','9ea52dfa67dcfca6e732fc1781b4601e3f28e756ae2f218e861f6540b1bfba24');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-29T01:20:18+00:00','move',72,73,73,'0.10.0','0567cd0e697e50144941e0c6f7779ff9a3527bc2bd385a1edd75ec416b4aa39f');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-29T01:20:18+00:00','move',73,74,74,'0.10.0','71514a0638531004f017cf00af227584e2fb03ca0e86324e791d59366beec93e');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-29T01:20:18+00:00','move',74,75,75,'0.10.0','da2528b54022d4ecd53c27d06c6e8c2c0c127660cc49713c1d9f20331eab844d');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-29T01:20:18+00:00','move',75,76,76,'0.10.0','389f2b64eb11d67cd60b610f3c9c4229373d047d62bb09800785e91669af5156');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-29T01:20:18+00:00','move',76,77,77,'0.10.0','7d20a05359c753a6b0701f585b87f88d8f1b1bad4358fb1f9972afd2012d905d');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-29T01:20:18+00:00','move',77,78,78,'0.10.0','e06c19fd7cd2a8a4becd0ff40f854624747d80f83a6e73ca4544aeba039118d9');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-29T01:20:18+00:00','move',78,79,79,'0.10.0','c308260f31d699774f82fb10600bb94923d0e82abdac1df2f2c0cd3f6b5da15c');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-29T01:20:18+00:00','move',79,80,80,'0.10.0','d1c65dda74e3d0e583f387d39adc1ed154185e1d11e437760030ea166f34779b');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-29T01:20:18+00:00','move',80,81,81,'0.10.0','944f85f30c5a63e833890c64d5507e75daf6ec3eae32dd3a26ffe385fb61520d');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-29T01:20:18+00:00','move',81,82,82,'0.10.0','726506102f32acbb846536c51b78e1b6e3a4bb0617b8eb1182ddcb2c38369e25');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-29T01:20:18+00:00','move',82,83,83,'0.10.0','7f12f2ec6d3a08fd52d2cdabf0c3540c221bb157210a1c140a941d1e661690bb');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-29T01:20:18+00:00','move',83,84,84,'0.10.0','8205458cecf6cffec2d153985db5f5524caeebb457638293e05a5632e6d37057');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-29T01:20:18+00:00','move',84,85,85,'0.10.0','214b9f81335557872887f70af37268ddb705b60ec48e0b34b5d43376f309f066');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-29T01:20:18+00:00','move',85,86,86,'0.10.0','5c53dc990a47a47507ae34e001ba9d8055c3a50cd3632957e70413e039ab47b1');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-29T01:20:18+00:00','move',86,87,87,'0.10.0','95b629410a95800c4cfb3149f4cb7bd75e0ec73b67ce73a8201a4d85bd975823');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-29T01:20:18+00:00','move',87,88,88,'0.10.0','898c944936c080a2c830d52834611dad2d496db03a12885123678b75253d09f4');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-29T01:20:18+00:00','move',88,89,89,'0.10.0','bb0aa3dbd48ed11c7e90e5f359f7a4aab0a4dd26aa3e94dfdeef6fa51c3c71be');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-29T01:20:18+00:00','move',89,90,90,'0.10.0','d8d55b2eb0954763b196c5c45d4d8767e8a1253ef7c1b5c01fb0201c6531d009');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-29T01:20:18+00:00','move',90,91,91,'0.10.0','e471b69da2e2c8a004dca9a3a194806a23c70eb2d98a1935aac069c3c07c406c');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-29T01:20:18+00:00','move',91,92,92,'0.10.0','613fef90f4f9ac9bd8977d592d37d7203507d0adde7c09a3735c87b480e12680');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-29T01:20:18+00:00','move',92,93,93,'0.10.0','26ab56be16b48f214bf27ddb241060af396e0f0c2576805ff2594d6b9d0bb89c');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-29T01:20:18+00:00','move',93,94,94,'0.10.0','8312f2bc98afebf31a99d30ebda95f92ace5d234330a3510fcc67d27774de2fb');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-29T01:20:18+00:00','move',94,95,95,'0.10.0','3657d78761e67062be906eca958cb60bcb48b7cf1239ac3903cdd156481ba114');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-29T01:20:18+00:00','move',95,96,96,'0.10.0','2e2c9221a591f708177d7a2df658896dad261be93627dfe656ae29fe6bb0a815');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-29T01:20:18+00:00','move',96,97,97,'0.10.0','e3ba292bebe68833548a354247229ff99a99d8b5bfb72d793b934807c02d9d5a');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-29T01:20:18+00:00','move',97,98,98,'0.10.0','cb311c54a66daca4be7a5027d2b66702ed245a8ae8380fe79f8e527e61a53443');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-29T01:20:18+00:00','move',98,99,99,'0.10.0','78f6ef2ba35cc1a1a735653baf78ae1adc141a67a2dadda93a936d66d8403c20');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-29T01:20:18+00:00','move',99,100,100,'0.10.0','4e42cacf14986eb924d0f90061e820d839049f4cee10468d7a14ae91d4c112e8');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-29T01:20:18+00:00','move',100,101,101,'0.10.0','3c491934dc7eb6107b81b760ac32b65391c710c436f04173c5dace8f4635b35a');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-29T01:20:18+00:00','move',101,102,102,'0.10.0','4de6bc7595256838f0101cb437e73c1badf555be60b06df79b78bb0d9b83bd88');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-29T01:20:18+00:00','move',102,103,103,'0.10.0','89ad599610e5d2e20a9c8201b9fde57ad96aabc6d6206b1370f66ec25732ddc7');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-29T01:20:18+00:00','move',103,104,104,'0.10.0','7e378c7e5255c4b08d16173304931d0b568f1ca3b6dd2b09babffd4c5b1b33d4');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-29T01:20:18+00:00','move',104,105,105,'0.10.0','2b766a21aa203af834e11576815424ede82114f91cf8b430fcdfb9926d9d70f6');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-29T01:20:18+00:00','move',105,106,106,'0.10.0','5e65a055d1a8bef83ef53f8ee6933ab02c011fb2f81058d63fa9134a4a2913f2');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-29T01:20:18+00:00','move',106,107,107,'0.10.0','87f36f16b196e04567d00f491bd67ffc848d3f7d569a553ac9df44d9b80c17d2');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-29T01:20:18+00:00','move',107,108,108,'0.10.0','984b2abbcccba685f15d4589569756e91be9f8049bae5a5d36cef99f23c07f27');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-29T01:20:18+00:00','move',108,109,109,'0.10.0','78c4d0972a4bc09eda396973be97a0e0e66d2797183d43131a0bc94936665668');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-29T01:20:18+00:00','move',109,110,110,'0.10.0','31188bb39260066cdc79a87c3123410a0a30389f8c8a09f10adf834ff0777ef5');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-29T01:20:18+00:00','move',110,111,111,'0.10.0','b93f3fed00d5d218a3673d0c53ee9b2b46dd510e6c14184e6afcff4b656ddfed');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-29T01:20:18+00:00','move',111,112,112,'0.10.0','8bd9c09ea31fa0cf7315aee1aca051e32bdfb7dd430627e59e7d0cd9f7fa5baf');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-29T01:20:18+00:00','move',112,113,113,'0.10.0','c39af5fc1b1be0e413a8ddbabeffba2dacbef97ed459d43f987bd006fe54f499');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-29T01:20:18+00:00','move',113,114,114,'0.10.0','d6d33fdf9d17257d8eb32661d0384eb88b00b91ef344ed0a0fe24d29ecf342e5');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-29T01:20:18+00:00','move',114,115,115,'0.10.0','ea473b0fb8da67238b6ec0aa753c855e5f1fc1f183ab3c0ed334c87dc9de4e0a');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-29T01:20:18+00:00','move',115,116,116,'0.10.0','23fbc221d47a9f6c590c7c6e000a9408739089d337bc31104f8fd377e8341b9a');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-29T01:20:18+00:00','move',116,117,117,'0.10.0','bfaefbfa3a42627e093c53a266b16263781551454acc9538c0622aba09ef2172');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-29T01:20:18+00:00','move',117,118,118,'0.10.0','807d1adc974c01b4e71c5188912046a5f10bfc0d7ba95d0a1a0fcb4231bb7fa0');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-29T01:20:18+00:00','move',118,119,119,'0.10.0','28d27ee3e04b50fbfafef5f014c62fce5bddc2778350083f2e6913dac68f4077');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-29T01:20:18+00:00','move',119,120,120,'0.10.0','767bee80124fc1ba52c7b1ad554a24ad2e695dfe4c57d6d1b05fdf9218ef59ba');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-29T01:20:18+00:00','move',120,121,121,'0.10.0','101fe4c153d1cd5fd1327908f793b17243df8d2349d7a131124d2319c374608b');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-29T01:20:18+00:00','move',121,122,122,'0.10.0','392595a4b979c2bf9f59843e51e41bd9ee8b876bbffc8aa51439f67b2894d5be');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-29T01:20:18+00:00','move',122,123,123,'0.10.0','bbdfe286f05cd6e57777ada469a6d85cadb9e6ef2af92e597821feeae1d9f68e');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-29T01:20:18+00:00','move',123,124,124,'0.10.0','bcb55d71bd904bc5dd284a26bae22df3aabc4f2a2fc1b2993fe28426fbfda226');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-29T01:20:18+00:00','move',124,125,125,'0.10.0','27f86ef918fefd06d0b3d0389579d3125302079fa4cc4caab2c9c798d14d5f32');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-29T01:20:18+00:00','move',125,126,126,'0.10.0','7d70fe071d8efb8de34981f0c2659a489e43dbffa18653ae968d5d8947c7f6dc');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-29T01:20:18+00:00','move',126,127,127,'0.10.0','eb65f3e141b1d0eb254771d0bf603fe195c300d6a249cd8370fa7cba7c12d045');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-29T01:20:18+00:00','move',127,128,128,'0.10.0','e405244bd1ac9debe82573fec4d98362f46c5c5223d73eea2c31d607962959a8');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-29T01:20:18+00:00','move',128,129,129,'0.10.0','1c251312d99b6d35b07ce8d502fa034680f371ec0dbe5001bbc1751808b766a4');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-29T01:20:18+00:00','move',129,130,130,'0.10.0','3b5d9a757ae58d03ff5b11fa14b31356f224042697c640d4042731c677095ba7');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-29T01:20:18+00:00','move',130,131,131,'0.10.0','cb00cae41054b3f09892a203eacfae89ce604f75960062a74cec45dda8b569c4');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-29T01:20:18+00:00','move',131,132,132,'0.10.0','d5a1f05a90446cbb83a4b06fc1726ad2961cd5307667b047c30cdee47986b95a');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-29T01:20:18+00:00','move',132,133,133,'0.10.0','3c31b9756ebb935500d31a2e637030b1e8dfe3a8fb18ada23cce9e3a45491640');
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
