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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-22T06:05:53+00:00','2026-11-22T06:05:57+00:00','over',133,1,'','',NULL,'generals');
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
	PRIMARY KEY (id), 
	FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE, 
	FOREIGN KEY(parent_id) REFERENCES step (id)
);
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T06:05:53+00:00','created',NULL,1,1);
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-22T06:05:53+00:00','move',1,2,2);
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-22T06:05:53+00:00','move',2,3,3);
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-22T06:05:53+00:00','move',3,4,4);
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-22T06:05:53+00:00','move',4,5,5);
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-22T06:05:53+00:00','move',5,6,6);
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-22T06:05:53+00:00','move',6,7,7);
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-22T06:05:53+00:00','move',7,8,8);
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-22T06:05:53+00:00','move',8,9,9);
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-22T06:05:53+00:00','move',9,10,10);
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-22T06:05:53+00:00','move',10,11,11);
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-22T06:05:53+00:00','move',11,12,12);
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-22T06:05:53+00:00','move',12,13,13);
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-22T06:05:53+00:00','move',13,14,14);
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-22T06:05:53+00:00','move',14,15,15);
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-22T06:05:53+00:00','move',15,16,16);
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-22T06:05:53+00:00','move',16,17,17);
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-22T06:05:53+00:00','move',17,18,18);
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-22T06:05:53+00:00','move',18,19,19);
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-22T06:05:53+00:00','move',19,20,20);
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-22T06:05:54+00:00','move',20,21,21);
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-22T06:05:54+00:00','move',21,22,22);
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-22T06:05:54+00:00','move',22,23,23);
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-22T06:05:54+00:00','move',23,24,24);
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-22T06:05:54+00:00','move',24,25,25);
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-22T06:05:54+00:00','move',25,26,26);
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-22T06:05:54+00:00','move',26,27,27);
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-22T06:05:54+00:00','move',27,28,28);
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-22T06:05:54+00:00','move',28,29,29);
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-22T06:05:54+00:00','move',29,30,30);
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-22T06:05:54+00:00','move',30,31,31);
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-22T06:05:54+00:00','move',31,32,32);
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-22T06:05:54+00:00','move',32,33,33);
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-22T06:05:54+00:00','move',33,34,34);
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-22T06:05:54+00:00','move',34,35,35);
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-22T06:05:54+00:00','move',35,36,36);
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-22T06:05:54+00:00','move',36,37,37);
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-22T06:05:54+00:00','move',37,38,38);
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-22T06:05:54+00:00','move',38,39,39);
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-22T06:05:54+00:00','move',39,40,40);
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-22T06:05:54+00:00','move',40,41,41);
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-22T06:05:54+00:00','move',41,42,42);
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-22T06:05:54+00:00','move',42,43,43);
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-22T06:05:54+00:00','move',43,44,44);
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-22T06:05:54+00:00','move',44,45,45);
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-22T06:05:54+00:00','move',45,46,46);
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-22T06:05:54+00:00','move',46,47,47);
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-22T06:05:54+00:00','move',47,48,48);
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-22T06:05:54+00:00','move',48,49,49);
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-22T06:05:54+00:00','move',49,50,50);
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-22T06:05:54+00:00','move',50,51,51);
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-22T06:05:54+00:00','move',51,52,52);
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-22T06:05:54+00:00','move',52,53,53);
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-22T06:05:55+00:00','move',53,54,54);
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-22T06:05:55+00:00','move',54,55,55);
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-22T06:05:55+00:00','move',55,56,56);
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-22T06:05:55+00:00','move',56,57,57);
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-22T06:05:55+00:00','move',57,58,58);
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-22T06:05:55+00:00','move',58,59,59);
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-22T06:05:55+00:00','move',59,60,60);
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-22T06:05:55+00:00','move',60,61,61);
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-22T06:05:55+00:00','move',61,62,62);
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-22T06:05:55+00:00','move',62,63,63);
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-22T06:05:55+00:00','move',63,64,64);
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-22T06:05:55+00:00','move',64,65,65);
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-22T06:05:55+00:00','move',65,66,66);
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-22T06:05:55+00:00','move',66,67,67);
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-22T06:05:55+00:00','move',67,68,68);
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-22T06:05:55+00:00','move',68,69,69);
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-22T06:05:55+00:00','move',69,70,70);
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-22T06:05:55+00:00','move',70,71,71);
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-22T06:05:55+00:00','move',71,72,72);
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-22T06:05:55+00:00','move',72,73,73);
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-22T06:05:55+00:00','move',73,74,74);
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-22T06:05:55+00:00','move',74,75,75);
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-22T06:05:55+00:00','move',75,76,76);
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-22T06:05:55+00:00','move',76,77,77);
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-22T06:05:55+00:00','move',77,78,78);
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-22T06:05:55+00:00','move',78,79,79);
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-22T06:05:55+00:00','move',79,80,80);
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-22T06:05:55+00:00','move',80,81,81);
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-22T06:05:55+00:00','move',81,82,82);
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-22T06:05:55+00:00','move',82,83,83);
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-22T06:05:55+00:00','move',83,84,84);
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-22T06:05:55+00:00','move',84,85,85);
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-22T06:05:55+00:00','move',85,86,86);
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-22T06:05:56+00:00','move',86,87,87);
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-22T06:05:56+00:00','move',87,88,88);
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-22T06:05:56+00:00','move',88,89,89);
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-22T06:05:56+00:00','move',89,90,90);
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-22T06:05:56+00:00','move',90,91,91);
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-22T06:05:56+00:00','move',91,92,92);
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-22T06:05:56+00:00','move',92,93,93);
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-22T06:05:56+00:00','move',93,94,94);
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-22T06:05:56+00:00','move',94,95,95);
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-22T06:05:56+00:00','move',95,96,96);
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-22T06:05:56+00:00','move',96,97,97);
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-22T06:05:56+00:00','move',97,98,98);
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-22T06:05:56+00:00','move',98,99,99);
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-22T06:05:56+00:00','move',99,100,100);
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-22T06:05:56+00:00','move',100,101,101);
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-22T06:05:56+00:00','move',101,102,102);
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-22T06:05:56+00:00','move',102,103,103);
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-22T06:05:56+00:00','move',103,104,104);
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-22T06:05:56+00:00','move',104,105,105);
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-22T06:05:56+00:00','move',105,106,106);
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-22T06:05:56+00:00','move',106,107,107);
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-22T06:05:56+00:00','move',107,108,108);
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-22T06:05:56+00:00','move',108,109,109);
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-22T06:05:56+00:00','move',109,110,110);
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-22T06:05:56+00:00','move',110,111,111);
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-22T06:05:56+00:00','move',111,112,112);
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-22T06:05:56+00:00','move',112,113,113);
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-22T06:05:56+00:00','move',113,114,114);
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-22T06:05:56+00:00','move',114,115,115);
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-22T06:05:56+00:00','move',115,116,116);
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-22T06:05:56+00:00','move',116,117,117);
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-22T06:05:56+00:00','move',117,118,118);
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-22T06:05:56+00:00','move',118,119,119);
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-22T06:05:57+00:00','move',119,120,120);
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-22T06:05:57+00:00','move',120,121,121);
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-22T06:05:57+00:00','move',121,122,122);
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-22T06:05:57+00:00','move',122,123,123);
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-22T06:05:57+00:00','move',123,124,124);
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-22T06:05:57+00:00','move',124,125,125);
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-22T06:05:57+00:00','move',125,126,126);
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-22T06:05:57+00:00','move',126,127,127);
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-22T06:05:57+00:00','move',127,128,128);
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-22T06:05:57+00:00','move',128,129,129);
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-22T06:05:57+00:00','move',129,130,130);
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-22T06:05:57+00:00','move',130,131,131);
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-22T06:05:57+00:00','move',131,132,132);
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-22T06:05:57+00:00','move',132,133,133);
CREATE INDEX ix_step_parent_id ON step (parent_id);
CREATE INDEX ix_step_battle_id ON step (battle_id);
CREATE INDEX ix_headmove_battle_id ON headmove (battle_id);
CREATE INDEX ix_event_battle_id ON event (battle_id);
CREATE INDEX ix_event_step_id ON event (step_id);
CREATE INDEX ix_event_parent_id ON event (parent_id);
CREATE INDEX ix_event_odd_version ON event (battle_id) WHERE version <> 1;
CREATE INDEX ix_branch_event_id ON branch (event_id);
COMMIT;
PRAGMA application_id = 1397836871;
PRAGMA user_version = 2;
