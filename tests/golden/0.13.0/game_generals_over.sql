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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-29T16:36:57+00:00','2026-11-29T16:37:00+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T16:36:57+00:00','created',NULL,1,1,'0.13.0','217735b9d490ed28343744d8d0b58c0ea71e7c81c2b83164df22e9b48b127914');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-29T16:36:57+00:00','move',1,2,2,'0.13.0','a4042354ddd1ece9e776f91719b72a258e8f0a936460368e321e7af0ca60e929');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-29T16:36:57+00:00','move',2,3,3,'0.13.0','195c0d2a4c3d517aabde86d70f785584c245256c0d86a2fb2de57bc75e2c27c6');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-29T16:36:57+00:00','move',3,4,4,'0.13.0','fd13fa95c120e0c11301ffe74174e367706542277113f0898378e8360aabdd97');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-29T16:36:57+00:00','move',4,5,5,'0.13.0','6188b344b5d852ebfcbf171adda69f77f5b3c2d93b005f70b8ffe0a7569fa50c');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-29T16:36:57+00:00','move',5,6,6,'0.13.0','04ae2b41ea6f629c4d5bbecd467c83a5588515f0a91a0e10de0ebd1eaad54965');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-29T16:36:57+00:00','move',6,7,7,'0.13.0','f38f1540a9d9a2f4cc32697a4985f9c6c8503befad6abee00cc9239b72fc50de');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-29T16:36:57+00:00','move',7,8,8,'0.13.0','8a17965fa250a28d9b40375a12f38781ad27731e26d6745ca5d097b8ee75557f');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-29T16:36:57+00:00','move',8,9,9,'0.13.0','d52bd0a9f4fbb69102a777ed62e642369636cde82ed95decf33bba5ac2a69fc0');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-29T16:36:57+00:00','move',9,10,10,'0.13.0','8393cfc0ae4d02a3367ee98670e888b9b07f58c2cb2cda9842e8842d72225996');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-29T16:36:57+00:00','move',10,11,11,'0.13.0','bafb7e05cc2da66a1a0b39a17f93a04e53a475aa44282c3d9831051e0eb1f31f');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-29T16:36:57+00:00','move',11,12,12,'0.13.0','d3967dccd3cc013158b3308170b3cb32463aa829fa1131293b6c8c84260b8709');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-29T16:36:57+00:00','move',12,13,13,'0.13.0','9a1d321fc19a9aeb70c868910d9ada148a36e54f4cb3279a750d1c5a93f5017c');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-29T16:36:57+00:00','move',13,14,14,'0.13.0','d13d6166ef854825dc01738aed54a734c98f1c9e60586553753b2dacafbd3cfa');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-29T16:36:57+00:00','move',14,15,15,'0.13.0','2acc3646d1a07cb0161b5ee40fe1d476481bc517e120376d1d9fa8db5f877a0e');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-29T16:36:57+00:00','move',15,16,16,'0.13.0','42564dabe845a63950ef7423a6962627ad10e637e73fcb91b7c63d225a04ec4b');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-29T16:36:57+00:00','move',16,17,17,'0.13.0','8005f0daf90bf83dacdf161395c05a6dc06c42017264dfb4ecd7d35e6c3d4b98');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-29T16:36:57+00:00','move',17,18,18,'0.13.0','241d4825417f09668d441690b68886c5c0b54023d74b5c70f8263c52f2d9d051');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-29T16:36:57+00:00','move',18,19,19,'0.13.0','d1ff8220857748d3215ff1e16aaec7513bfc065414675c518e2b095ac9c20d4e');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-29T16:36:57+00:00','move',19,20,20,'0.13.0','9662156dfa4fcade13427cd0347a809a770b188b2c20c89cda4a04d52f6fc35d');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-29T16:36:57+00:00','move',20,21,21,'0.13.0','ae0279cdff50dfbebca3275373b429298c88e446cc61e0c284888f875c9b71e4');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-29T16:36:57+00:00','move',21,22,22,'0.13.0','8301829e8888a8391ad59afed1ddf6a66ac454b809e6765c6f7b968c239fd8d2');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-29T16:36:57+00:00','move',22,23,23,'0.13.0','8fa850a2a627b263a2a2440351c0e47b2b53658de752b4bfcaf0d878ad32fad9');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-29T16:36:57+00:00','move',23,24,24,'0.13.0','1caf38a6b42084b4dd6c58624504a9762427fee386f19894e87990de43dc03bb');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-29T16:36:57+00:00','move',24,25,25,'0.13.0','89c4ce0ece411b4c11c39c1b1e72ff66809a51e27928da60bfd6790115b799dd');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-29T16:36:57+00:00','move',25,26,26,'0.13.0','4ddd7a65a95d619fea8caeb7ea47a4268920cb8f3aa5e26a554f83c3caace233');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-29T16:36:57+00:00','move',26,27,27,'0.13.0','8e2c8be5dffee9ec6a2285c0c0c99c43cdefb13a0a35f0e4256e0d03a0e2f4ce');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-29T16:36:57+00:00','move',27,28,28,'0.13.0','04eae002a4ae33529c287639c87947861de0c4f7532a2d158250e74a0db11ccd');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-29T16:36:57+00:00','move',28,29,29,'0.13.0','5e66f238255f0ad780ba1fb9af09eb0bcd6e00581cf22b5afacad2ba0a59d463');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-29T16:36:57+00:00','move',29,30,30,'0.13.0','3bb6ff41a783d2bb99057da5929bc6921fd09f4acbc5d26409a857d527dcb73f');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-29T16:36:57+00:00','move',30,31,31,'0.13.0','5b40212e5be670f2095bda1972c3f9e610c57b9cf451e7c8a5d6e11ae3fcdae0');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-29T16:36:57+00:00','move',31,32,32,'0.13.0','5132c387d9c1604abbe32eee3b43cb4805d08affb3725fec0a28d3aca0706d7a');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-29T16:36:57+00:00','move',32,33,33,'0.13.0','cf810e25e7af88b0b29724d425938ed17775cec316c9c4435c59d422468a40bd');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-29T16:36:57+00:00','move',33,34,34,'0.13.0','7336aff3658e080aea456c95cd9f312a91803ba90fa09f07c400b1849649b112');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-29T16:36:57+00:00','move',34,35,35,'0.13.0','f110ca8dbd92f8c927496ca623649e812020b653e792c0408da8ff8c64b9b282');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-29T16:36:57+00:00','move',35,36,36,'0.13.0','6e0cab23bcce39b3e64e15a97ba030add075d48a4ed9d1f1267c5d85298e8ef2');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-29T16:36:57+00:00','move',36,37,37,'0.13.0','8ccd7702ecc549efcd4a3a2017c7bbc4a2f5d44a39791e1835eada2fcde4d917');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-29T16:36:57+00:00','move',37,38,38,'0.13.0','7c8afb5c505d3de9d021ac7c9b29207327231bab9a8dd6315263942d7e5a1c97');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-29T16:36:57+00:00','move',38,39,39,'0.13.0','6a59b917ea6b27da0cb94ec1576f9ba0068013f0987bd73a22c1191422b38426');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-29T16:36:57+00:00','move',39,40,40,'0.13.0','b5ed3c7f2d87082dea1580005a0fd5aa60e4264f2d7e617044800e53aaa0956e');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-29T16:36:57+00:00','move',40,41,41,'0.13.0','680aa5b4b6da3f87c50b9a2b6ae24b28b4327b4dc5d6c914d4972cf2d92b46ff');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-29T16:36:57+00:00','move',41,42,42,'0.13.0','179981ffe103f38fb6fd3eb833b80d026bf722637e3e77a84faa843261086916');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-29T16:36:58+00:00','move',42,43,43,'0.13.0','26487ad7c8b6da486531dfa4451a41c179f84b664f4652d289ddb1bb62296385');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-29T16:36:58+00:00','move',43,44,44,'0.13.0','2c661df7e6f15822a7ab0d28acfba0e0aa69c485c8dd08345525dec559b4afc8');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-29T16:36:58+00:00','move',44,45,45,'0.13.0','dc10501ec8e6b9e26c05d7fae0561ab62dde56742a273387daa8ca4bbd38df92');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-29T16:36:58+00:00','move',45,46,46,'0.13.0','023dac09fbc738a8b34cba0f2fa215fb21c521db270850fd38eec761e5449693');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-29T16:36:58+00:00','move',46,47,47,'0.13.0','956b1aaa80233fd45177bf3ae6ebd24912112bd1423a761746425ee6d36280b9');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-29T16:36:58+00:00','move',47,48,48,'0.13.0','d65c3d84ca34b46489f9d3e776389f4feec98f527720b5e7e779611bb6b74f7a');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-29T16:36:58+00:00','move',48,49,49,'0.13.0','1570f514660fa19b59197fc408b5547abef3ae73a8fecf55e3d6131faf449e17');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-29T16:36:58+00:00','move',49,50,50,'0.13.0','ba9708054154993125649f14eb959001d00e6aae31ffd3071d84e96c592a187a');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-29T16:36:58+00:00','move',50,51,51,'0.13.0','0e9f767b775961a47b35857f8766cbcb20fc2ffdea72ddea94d23be25aa4bffb');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-29T16:36:58+00:00','move',51,52,52,'0.13.0','e24c56a3ba753dbe2fa7698e1b1b1ef10d358dc1b5d2aebacf3d28143a01dc10');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-29T16:36:58+00:00','move',52,53,53,'0.13.0','2ece40125060eb399c695b9f9077231072644bf40494b8a59f857c21b82070d9');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-29T16:36:58+00:00','move',53,54,54,'0.13.0','cef57477ef4d03ecb3be691886ebeeaceed0b6daa184b43a25402d1f0460e734');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-29T16:36:58+00:00','move',54,55,55,'0.13.0','f5edcf0151e9a7f0623a8073cbb24e1dcf8f87ad1bf3b5ef4a1789f61e2faa90');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-29T16:36:58+00:00','move',55,56,56,'0.13.0','654aef3166e9beb6bd29d3b9bb06aab1c16b43795d9ec3326fbfed0ff207586f');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-29T16:36:58+00:00','move',56,57,57,'0.13.0','89daa873045c2bcb6a36cd672234f0412d304cbfadea23801495db059f7ecaa8');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-29T16:36:58+00:00','move',57,58,58,'0.13.0','9754013cc717ca426dd959ed0340a13aada53f10b0d31837cfe8d8b4b4d577d8');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-29T16:36:58+00:00','move',58,59,59,'0.13.0','6e425f6027a8ecef3b594c34c0a13ab7c8f6128cc4a47a88761313375d3090d6');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-29T16:36:58+00:00','move',59,60,60,'0.13.0','57d5c1e0558d69258651dc47ef282ea94351a017b3810bb9a61428ac685a5ac6');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-29T16:36:58+00:00','move',60,61,61,'0.13.0','4fc30752538b0a6c0eaaf85bb15ee339e7fd35533bb82299099ca4c22bd91b75');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-29T16:36:58+00:00','move',61,62,62,'0.13.0','7ae2e7a3bc660f7f084684022d175cbab2d0cb5ec3478832ef8ed0a018eec2de');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-29T16:36:58+00:00','move',62,63,63,'0.13.0','353d5fd2a7e9e257038f2f69ac8c3de0098deb09b8c47075598cf260bc8f63bc');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-29T16:36:58+00:00','move',63,64,64,'0.13.0','e41078adbb892b60901771dcb6a5ca9efbc5b1097498bebfe4e74ebdfaf1733d');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-29T16:36:58+00:00','move',64,65,65,'0.13.0','c9aaec6803305f570acc6a9c9f3e9d6c4697756d3edb43a3991031f37fdc029c');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-29T16:36:58+00:00','move',65,66,66,'0.13.0','007a1f405601c61c8bd0c6fe49d4879248eaeb6a38fd21b66ce71243964b416f');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-29T16:36:58+00:00','move',66,67,67,'0.13.0','40cc130a0eec4fbbfc19f8fa1b85642a833b97828d9d146f2aa24a2e80d6a5bb');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-29T16:36:58+00:00','move',67,68,68,'0.13.0','11ff92377bd3f4046639ced1b47cbd109dd616aea6aa39c9dcfa2cb5692178d9');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-29T16:36:58+00:00','move',68,69,69,'0.13.0','e9e100ef1aa53b13494bd345e3d2709019dad39ff8656344ca5dcda7e18c8c58');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-29T16:36:58+00:00','move',69,70,70,'0.13.0','1340c8327dd03ce1f8f71ea13e7aab7a07c7336255ca9dd7bc43ffe91521fa09');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-29T16:36:58+00:00','move',70,71,71,'0.13.0','b48255c4a89c6ff9fa1c90870bcbdcfe077d37fbca231a0d0a7e85d6f207f856');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-29T16:36:58+00:00','move',71,72,72,'0.13.0','e3490a463db39cfbb937553e6cdc43523528fdb40c77e32b2455d4d39c48408b');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-29T16:36:58+00:00','move',72,73,73,'0.13.0','6244b511518593becb35027a9da1dbabbbfb77e6e47da5bc04c9103360937fd9');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-29T16:36:58+00:00','move',73,74,74,'0.13.0','ad617af1ef01ed0a926d52b33e6ddde8a89cd99769012b2a495e54ae4e52fd91');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-29T16:36:58+00:00','move',74,75,75,'0.13.0','5d9b275a477b078dd58b03b7dcd9c2245ad15a60b7d590853e24d7691ae949aa');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-29T16:36:58+00:00','move',75,76,76,'0.13.0','c34adac80482612c9299ad70a818e902af7e8754ee378f5cbbd891c09c0367e3');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-29T16:36:58+00:00','move',76,77,77,'0.13.0','0497340b94003fa45f63b0666d32ec766b2e2254480c55822d8cc86c4fae5db3');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-29T16:36:58+00:00','move',77,78,78,'0.13.0','9ea366e2bef6ce3740c449cad23e4f3851411460ff48f510f5774d875f4e4a46');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-29T16:36:58+00:00','move',78,79,79,'0.13.0','63961d52c76e9e4ac22cd98a79e3c74b63576fad7cc2b85eabfd1804dba80e17');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-29T16:36:59+00:00','move',79,80,80,'0.13.0','0a54fe0a4015c60746c9f64233e81fc6c761b11720d318b00866f615de567808');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-29T16:36:59+00:00','move',80,81,81,'0.13.0','2bf5020aa641a5c5c0b0a2cadafba9573251b62d54693cb5269c8ef87f9f3bd3');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-29T16:36:59+00:00','move',81,82,82,'0.13.0','8a03ec7b1c47a2afedf934cdaf0104cffbbb8270a0e25924a3553a0f553eb25d');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-29T16:36:59+00:00','move',82,83,83,'0.13.0','3aea4e7e8f761a5d87f1ee36b65e802cd5a652b917764808fb86708093f0b0b8');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-29T16:36:59+00:00','move',83,84,84,'0.13.0','b32b0fc2aaf7364dad8daa1c98c0959e9385905ecf3782d8511ff3fe8b53f22b');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-29T16:36:59+00:00','move',84,85,85,'0.13.0','c2ceef75f02109f3e5a8e04d001407d54a967e9697d54f41e9650a797a781abe');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-29T16:36:59+00:00','move',85,86,86,'0.13.0','745fb20a8265789fcf8118ea398cd90e8a0f06cbbf80cd57e6e8532ad27536a1');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-29T16:36:59+00:00','move',86,87,87,'0.13.0','f4ed51beb4d2c15bbd58aeaf5cde3c9b5c938bdda060db2ff6bdf361be73e15f');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-29T16:36:59+00:00','move',87,88,88,'0.13.0','91d29dc0beae671f63c85e5242131ea6c1a509bab66a13e52abc845bcafa569b');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-29T16:36:59+00:00','move',88,89,89,'0.13.0','d8515cd2762824d55943f3468d12679148bde17b8d4ac4eb3f5ba73597dc07f2');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-29T16:36:59+00:00','move',89,90,90,'0.13.0','b514bb1ddbd016bb96f0fbc0fe7d0a876c03097483d4199395b34ddc0a5c787a');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-29T16:36:59+00:00','move',90,91,91,'0.13.0','54134cb22f44e8a66a9dce1898552193e681de024bb65730f380817b94f43dd4');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-29T16:36:59+00:00','move',91,92,92,'0.13.0','667fee771036fe147202928afaffaf285bd2feede192c70bd334db4b09f781d3');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-29T16:36:59+00:00','move',92,93,93,'0.13.0','d49217fd188736031c4997c9464c0d78dd969ee14fe55274a016a3e7714badf8');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-29T16:36:59+00:00','move',93,94,94,'0.13.0','3ab013e0ba486a6237d2bce4368176aaebc5708855224cf9494dc986b47a6181');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-29T16:36:59+00:00','move',94,95,95,'0.13.0','7c7cffbd3f7d041418e6c510e42d60e4c026755bed31ad4692ac3e94d418c0ab');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-29T16:36:59+00:00','move',95,96,96,'0.13.0','2459775a7f835b31c6a29495dbd29da85f138251af52aae1e79166122491b1c9');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-29T16:36:59+00:00','move',96,97,97,'0.13.0','ccbeadfcfbd80c9f70b059063a08fb72a1ff2f6cb8045d1d4bce99ea5c7aa986');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-29T16:36:59+00:00','move',97,98,98,'0.13.0','e216db27e8d9ef43bd1233c6cb9e3b644800164caddaa211bd89941c2700e916');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-29T16:36:59+00:00','move',98,99,99,'0.13.0','fdead99495eb55d8386a6404c5eee244a30ca7155a469f5c62c2221f80f31c59');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-29T16:36:59+00:00','move',99,100,100,'0.13.0','2144dfe22014a4f8caae223ca42c06bf3ee94fc67ab91af98ce78759b450ab2f');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-29T16:36:59+00:00','move',100,101,101,'0.13.0','af4e47b86f760ac4fc554e323a55610d273e9ec8d7f0449737973d219ff511df');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-29T16:36:59+00:00','move',101,102,102,'0.13.0','82f29d1ec5e449e1f4d561f11ee39eb54b7dc2571c37f45f9ab3d4ed07ff4353');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-29T16:36:59+00:00','move',102,103,103,'0.13.0','f31b3af53851611ca56b3dc878623ab05592e67c8d465b6a598ceca513ec0231');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-29T16:36:59+00:00','move',103,104,104,'0.13.0','12c86ec84d663f5ffb78bf39714bbb979842985b200cfb8a0a3c382bd0ce1270');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-29T16:36:59+00:00','move',104,105,105,'0.13.0','2fc82d2b02513897966b91742cb99e3c63414c489ece5aa039b2cfe41806aab1');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-29T16:36:59+00:00','move',105,106,106,'0.13.0','f72ce1a09f350aafba6ce034be3fdc0fb39853d8890375d4a888444aa34b6e84');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-29T16:36:59+00:00','move',106,107,107,'0.13.0','9b539c6fe3bd7d6afa1e6e9f852449d4a6b33d95e98bd777cdfd01b7219f6273');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-29T16:36:59+00:00','move',107,108,108,'0.13.0','c77ef45853b86e54115ef1f805cc292a6cc25b34be14cc8733f98b6f599319bd');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-29T16:36:59+00:00','move',108,109,109,'0.13.0','db6445f0a638229c9fc79288f3a4777614e1bd88b7c2eb17f3ee978d242d46aa');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-29T16:36:59+00:00','move',109,110,110,'0.13.0','669b2ba3eb5107a329ecb9326756414baec055369e7b4288a409a7dbae9c5635');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-29T16:36:59+00:00','move',110,111,111,'0.13.0','1ee676878f1068474b4705505d90ce268afcfe5daea3b3011c69f90848e78494');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-29T16:36:59+00:00','move',111,112,112,'0.13.0','c18f8a2f69f6a6be0ca96a416478bf0d2adcbf427b280a91c29b1e83d2081c04');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-29T16:37:00+00:00','move',112,113,113,'0.13.0','dbb2cca95c721fe2fc56d805dc5931a1f2b3435bf1eaac4dea382f80c1e0022b');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-29T16:37:00+00:00','move',113,114,114,'0.13.0','a263f409d2d34dd98b194469eeab2a29438f4a7afbe4f03feeeca87232070026');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-29T16:37:00+00:00','move',114,115,115,'0.13.0','9cb7f92286a59e74c9b78d5d89bc9da5c390fede4490767550cbfd50fd944100');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-29T16:37:00+00:00','move',115,116,116,'0.13.0','ae5f74dd18831cb8a1f63676c7fe55ee07efd99d7b74691aea8f703439744c84');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-29T16:37:00+00:00','move',116,117,117,'0.13.0','8eafdad6557f476053c2f48b29c576b4c4090b6af7d82df52acab8be9d741b2b');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-29T16:37:00+00:00','move',117,118,118,'0.13.0','27c597650cd9c79e2309398142a30bc9de0653090996ee0c9aaf025630fbb0be');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-29T16:37:00+00:00','move',118,119,119,'0.13.0','b495cd5a61a5117e55f5720576f7d376c95263e9a5130bf70fe68eb2d76f0e5d');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-29T16:37:00+00:00','move',119,120,120,'0.13.0','a1e95386f92be245e2eaac47d4abb4f64e1ed16730d57546b9ec782f939c53af');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-29T16:37:00+00:00','move',120,121,121,'0.13.0','a34e89c399850479afcf2c8968b098de0c1a609e09888514cccd76b766963c56');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-29T16:37:00+00:00','move',121,122,122,'0.13.0','4629caf5bbee71111371024df50b87efbafa6b2869633760708d35815bc7efb2');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-29T16:37:00+00:00','move',122,123,123,'0.13.0','234e14e029de654fd2382928dff32f4267c0915005cc16b7de726e1ceb7b5aaa');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-29T16:37:00+00:00','move',123,124,124,'0.13.0','53deae94da44225fcfb87406f6ad6c1f3f82230cea08caa7e4806d079071a199');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-29T16:37:00+00:00','move',124,125,125,'0.13.0','fb4f7cfdcc08b41e80bc0045df88104832e39238d78ebec82ed5a9c63c1a7c66');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-29T16:37:00+00:00','move',125,126,126,'0.13.0','b90ab6be1d052ac72c63f975124fc7d836c55795794313e0a0e8c59182a9c116');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-29T16:37:00+00:00','move',126,127,127,'0.13.0','3eb08d2810febf81cfed1d37aba2563ad10cf9eb03895f4e5fc5ddf82e8fed77');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-29T16:37:00+00:00','move',127,128,128,'0.13.0','bcf655e0cf3f4e299ab6dfbea6dd6b7b61551e32d6cc7174e1a8147b6cd0eae9');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-29T16:37:00+00:00','move',128,129,129,'0.13.0','024e29a32f19ed45f5d0d8aa124a6e4debfd7d2c94a644a1dd83428424676b16');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-29T16:37:00+00:00','move',129,130,130,'0.13.0','ae245d4ff29b759f311fb0c1fe0b36d3ff517f256ce9003b9543b13f87d7a8b5');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-29T16:37:00+00:00','move',130,131,131,'0.13.0','de97bbe06b05e85b6f969863df5e2b61f9a8a2b1ef20dc073b0121396e4aafe1');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-29T16:37:00+00:00','move',131,132,132,'0.13.0','7dabca9b5a83103b846f5605628dfd16f7a4b26687024326a77fe9c49be2a94e');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-29T16:37:00+00:00','move',132,133,133,'0.13.0','732816d4ab7a2872c2e7620dff5290778093a7e4d60365f370afb216de9615fe');
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
