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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-28T18:56:43+00:00','2026-11-28T18:56:43+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-28T18:56:43+00:00','created',NULL,1,1,'0.9.0','3ac0644e760b65489b4607815931faf2a97ac178e9f615af775006aff18d3795');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-28T18:56:43+00:00','move',1,2,2,'0.9.0','50da4e4cc1b534748f55bc53fa15c871d4a01f448e2a3096223e2ad14869ea67');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-28T18:56:43+00:00','move',2,3,3,'0.9.0','7cbc29825b2330b043bc0ffdf845fee93b4e27f60c634662ddda208455c47c89');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-28T18:56:43+00:00','move',3,4,4,'0.9.0','f25e048fdb8fe9edc637d2322c0c392e78f619492c5d1695e0dbbe144334df49');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-28T18:56:43+00:00','move',4,5,5,'0.9.0','f618e87cdb24159164a056a0a520ad3e71b10c81fc7a106f40033df7b3e10807');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-28T18:56:43+00:00','move',5,6,6,'0.9.0','6502f0eaa93812fb34f3619ffba1b8c0c34392fbd14b98aae83bfc085da1e71a');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-28T18:56:43+00:00','move',6,7,7,'0.9.0','4c3107c03417bd919cffb13683b9e6d95bd83731313877d11fb1e774f039f0a1');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-28T18:56:43+00:00','move',7,8,8,'0.9.0','e958828b1d34ed1b0c18699904d78b77dba97f57b538bc9d0ca7577c35664517');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-28T18:56:43+00:00','move',8,9,9,'0.9.0','0a5302cfce2641cf20c87510138d0e8b441530ba277296606c5241f3f4ec460a');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-28T18:56:43+00:00','move',9,10,10,'0.9.0','7be1bccd6b73da7e7ac7c7d3d500fa49f68c83a5c4d7aee988ff4ac79e46f9e8');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-28T18:56:43+00:00','move',10,11,11,'0.9.0','2e62f4a201a0cfedbe86aa1e4f5ddfd43187c9c3895dc005fae6e0622f94c7a4');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-28T18:56:43+00:00','move',11,12,12,'0.9.0','a7bb36f8bca625670a85148c24a714b6a436b886a8d786def50bd956871ab1c5');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-28T18:56:43+00:00','move',12,13,13,'0.9.0','3dc899132d6984cfcc27b869506751429fc0a3f7f64a67ae081a97fdf068f7d9');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-28T18:56:43+00:00','move',13,14,14,'0.9.0','06599cec412f3e035594fee6a1e8179d9936ca6eb1e6c7b4c2286ea4013e68f0');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-28T18:56:43+00:00','move',14,15,15,'0.9.0','2af0eb9779737f646feb3d5417a5d0592f8b054ec4803a0f7af4e007003cb84c');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-28T18:56:43+00:00','move',15,16,16,'0.9.0','c7ce50fa42fda38a8912335dd3ab3ad8bddb7a304c0c71ccbc0e812ca4a323fa');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-28T18:56:43+00:00','move',16,17,17,'0.9.0','b7cf22b4ac1265b05b9e0c69cfd2efe83ff2c5b2e862f3d7b5c446d79e91fab6');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-28T18:56:43+00:00','move',17,18,18,'0.9.0','399d10620a4cd0851be9494fb046ea4813acd6e0e0d2e73c9054f19c034ef1cc');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-28T18:56:43+00:00','move',18,19,19,'0.9.0','b93a49303baf12e23a7278d23e69fc10aa82b1555ec709629b7b6ead7d2c870e');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-28T18:56:43+00:00','move',19,20,20,'0.9.0','4fa2e711798aa30008204c0e81f0b644bae74957c9affbb8e43dad4e94be9749');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-28T18:56:43+00:00','move',20,21,21,'0.9.0','1bc8706a9210764205fb951ab67433293dc4847b54e0877b05da47a73df2a817');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-28T18:56:43+00:00','move',21,22,22,'0.9.0','0c9a9c4f73d5056da7c0c5bf16a91852ff4e232b3fef124b858257a1789835e4');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-28T18:56:43+00:00','move',22,23,23,'0.9.0','dfb9c822d0a08bb791a0a4319cfe6c6c692b4737c71b1e6a7f26c6e6797c5d42');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-28T18:56:43+00:00','move',23,24,24,'0.9.0','2c8413524baeff0b299aef06ca5f9013cd526375f7d430fe2553b4ac6f97b9e0');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-28T18:56:43+00:00','move',24,25,25,'0.9.0','012e0690d1a3b9684b1b92afec44b06da13af847bb11214d2f9acfb7f901aa2b');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-28T18:56:43+00:00','move',25,26,26,'0.9.0','216d5315aa1a179900c7f852ece1dfe0e4503ee7268bd811440003d69570cf0f');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-28T18:56:43+00:00','move',26,27,27,'0.9.0','2c1447395eba02a4f1e94c3d0c6549fa7500c668f962bc6cc5114cbeaaa393be');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-28T18:56:43+00:00','move',27,28,28,'0.9.0','9ee52d83ae53948e8506ba519f4660bbf94338fe36bc84a25a9cdb69f8ba0a70');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-28T18:56:43+00:00','move',28,29,29,'0.9.0','ff2db447ea4d0ade32167ca4d7de7eb87321be349caec73f69d8351c4f00e0c7');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-28T18:56:43+00:00','move',29,30,30,'0.9.0','6c6361645dff144457267c0219db834c1142789b0014597ac7382459791ae5f0');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-28T18:56:43+00:00','move',30,31,31,'0.9.0','945bbcebdc38477f8ad84bfe99fa574d305835f37b9584d187ac0d7c10e45f58');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-28T18:56:43+00:00','move',31,32,32,'0.9.0','e5c135ead4d6cea3a40211458f75b7933fd05d4505b335499ce805572c078ad7');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-28T18:56:43+00:00','move',32,33,33,'0.9.0','5ffe79b4fccd641d317f923d071c2d485920b164a0a4d7ef7b35815123e0194b');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-28T18:56:43+00:00','move',33,34,34,'0.9.0','0330e5c1622df7cb5eabc659c05d8e34f6a463d7eb9d9cd9c43f3b93d4678774');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-28T18:56:43+00:00','move',34,35,35,'0.9.0','793cb19c742e8c84eb282883eb6d381293a004b21d6e76ae5ef5b099f7bae890');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-28T18:56:43+00:00','move',35,36,36,'0.9.0','254429e0143c8afe25f67e5deea4f15935f940dc159beba9c718bd786760de11');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-28T18:56:43+00:00','move',36,37,37,'0.9.0','16ff817f16b475dbbd23094f969e61fff5b0acd9f7feff3455adb496a0e9ccd4');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-28T18:56:43+00:00','move',37,38,38,'0.9.0','0dc454756c8de121bdf47d6a4d610b258173346865d65b788bf63ca4e11a1c26');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-28T18:56:43+00:00','move',38,39,39,'0.9.0','434f6bf38d74403971de46c8ec056bba17798c2996f5fe16a320c10c05d3811a');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-28T18:56:43+00:00','move',39,40,40,'0.9.0','2825cf19d458c5fc047d85b9f457b1ebbb1e6804e70f40b791561f2ffea6a49f');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-28T18:56:43+00:00','move',40,41,41,'0.9.0','005aafd6952a82665652534d5515b92e7c3d6e402b8924f5ebc32ac6c416bc0f');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-28T18:56:43+00:00','move',41,42,42,'0.9.0','407b8df5f0fb9c63070ec82ad46b8e31585c59b2fea6335aa79c35a8ae83e315');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-28T18:56:43+00:00','move',42,43,43,'0.9.0','45d650b74603c1f7cead4a52e53fa7411949c0a8ef360c98aa6094b50aefa29e');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-28T18:56:43+00:00','move',43,44,44,'0.9.0','12f76f5cd2c1fc46945d99d1751b71ebaa3703ba583a84005c4fbec700c02ba4');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-28T18:56:43+00:00','move',44,45,45,'0.9.0','d6fd6f767099fe89edd179c022d13944175ec883c17ee16bc57996012a330a40');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-28T18:56:43+00:00','move',45,46,46,'0.9.0','5e2a65f0927de2a72147d4d2c0e1ac3825b6776c2a550d6be9ac50f4bb84472c');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-28T18:56:43+00:00','move',46,47,47,'0.9.0','3ee1c894045bd1d43b3581a5d531b4ac3c8c78dbce94d9c507aad9cf855be655');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-28T18:56:43+00:00','move',47,48,48,'0.9.0','28801f1586df960a71ee88c6f78feb4f54ea57a908524873d0c8828f95501a8c');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-28T18:56:43+00:00','move',48,49,49,'0.9.0','661c6c423ceceba4974a379be67fae9acbb7574cbc10c9dfdab3647e670fa41a');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-28T18:56:43+00:00','move',49,50,50,'0.9.0','716f77c4c53580889f44661c971b5746d03c6f59911bd06227f1e9d71750aca7');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-28T18:56:43+00:00','move',50,51,51,'0.9.0','57789d7cd1ac13ee7df1af54120ab70e29ef660a85dd2c5f1dd0e73916488d80');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-28T18:56:43+00:00','move',51,52,52,'0.9.0','6671398f471ff06cc4eec2499bd03155edf8b9ba7d774ba41525b89b4e585072');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-28T18:56:43+00:00','move',52,53,53,'0.9.0','9db643cfc6cb688d9cc886464f068e66d1ed45cf5971ed221238ef4d9e0bfe1d');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-28T18:56:43+00:00','move',53,54,54,'0.9.0','bf1623dcf6594c121bc1c0fbaf0891ac40382a917225fb75c0b9ff9ea17ef7e9');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-28T18:56:43+00:00','move',54,55,55,'0.9.0','2cb22b15d059cc86cebe94f69d7cc1f99d946c9758176d52516945608d869e76');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-28T18:56:43+00:00','move',55,56,56,'0.9.0','cefe4992e54d36fa6b43aff968f3cf0f8ebdf4034fa5abe0079d91a637cee779');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-28T18:56:43+00:00','move',56,57,57,'0.9.0','1c082ea296a51bb5d96e190307c4ccd224d269ed2c8ba37b076fbe1d15a1b4c1');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-28T18:56:43+00:00','move',57,58,58,'0.9.0','7e198c028708307cdaaeb4508c60cef03ed6d05c06334aaba99f3e6b62dfb02c');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-28T18:56:43+00:00','move',58,59,59,'0.9.0','34863fcd798a57bbf6578a9253408976517a7e0783a8866e3a2dc04fdd6a1eec');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-28T18:56:43+00:00','move',59,60,60,'0.9.0','bdc247bba3af7b971557a386f1e781b231cc8dcc7606af5849d311201fda96ab');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-28T18:56:43+00:00','move',60,61,61,'0.9.0','54400bd45fad7de234ee054fcc8ba59a2535e0bc5c95483ddb69d667137ca468');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-28T18:56:43+00:00','move',61,62,62,'0.9.0','309524b5ca4505ce45ace8c8d18b4c89504d84a1ff5d0acb456f020d1fae5872');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-28T18:56:43+00:00','move',62,63,63,'0.9.0','4d7f95592ff05188124eaf8cf2ee16a4efbd1f45424e3fa05d23b4d659bd9b60');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-28T18:56:43+00:00','move',63,64,64,'0.9.0','f8cb3fc07afd8e79be09c05b881c0c726f07c77f20073f3a2fce20531c209d81');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-28T18:56:43+00:00','move',64,65,65,'0.9.0','573fdfa6ea5297a6d8dd26150e3e4392b41baed318dae238144c3df795f8dec9');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-28T18:56:43+00:00','move',65,66,66,'0.9.0','5f80245a72150d48fdcf7d171d361027e287b4e13a89c2e9c81bf8f7e7226f5c');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-28T18:56:43+00:00','move',66,67,67,'0.9.0','a17844bfdddefdc53177636e03cc8aa612bed2d7db6266cbd765cda1efbfb828');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-28T18:56:43+00:00','move',67,68,68,'0.9.0','bd52d8c06a27de239183d58eddca78f6601d1fde0cc027bb9faa9e9335f8f029');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-28T18:56:43+00:00','move',68,69,69,'0.9.0','06bebe0a2a871659e88c27879c979c251e676722029377c734d7397e16687a9a');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-28T18:56:43+00:00','move',69,70,70,'0.9.0','7bcd98ba6cc40be47aef35b2f0d33fe167ef9751f53c19ab86781e22bd3bf2ff');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-28T18:56:43+00:00','move',70,71,71,'0.9.0','986011a0a7ee3cca66279c77cd6af1cecb9519df60c32473e0cfd5bc7229a05c');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-28T18:56:43+00:00','move',71,72,72,'0.9.0','979bca6b3c194b5f68f41dcc91791f04243ed42734d00152a5ebdaddc5b1f31a');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-28T18:56:43+00:00','move',72,73,73,'0.9.0','28963791974637a201e51b66d5c05753c5bd68267d98c527eca73d3872292aeb');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-28T18:56:43+00:00','move',73,74,74,'0.9.0','0fe0c346b8b669d1544441f00c0b5d3adb70da8f9a4e5e389bfb7f714350ccec');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-28T18:56:43+00:00','move',74,75,75,'0.9.0','025f255c6d85e5865641000a9762bdf5785f84c2017aba46386791d0083b6f22');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-28T18:56:43+00:00','move',75,76,76,'0.9.0','2644f41279bb9d1048e43e45332c2c87960fb49dc1a99fc871f4abf7ff60275b');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-28T18:56:43+00:00','move',76,77,77,'0.9.0','25a45e3c48ad47db9a1eae7de38acb203c38e699294c71b89dfefc5dac18b1f6');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-28T18:56:43+00:00','move',77,78,78,'0.9.0','35469466f8b725fe25a5c03f09ccfde6ea3f9291b046d3814f625824913bf696');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-28T18:56:43+00:00','move',78,79,79,'0.9.0','939b313467ce6aaca9e5b569670ba56f62ea9a967638ac408f42da54d2c26280');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-28T18:56:43+00:00','move',79,80,80,'0.9.0','8eadead3d94a750ab8f6b1b6da81b04ff33639ab5168ef127b1123e94366c32e');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-28T18:56:43+00:00','move',80,81,81,'0.9.0','4cc46f2a9272852c54a1a1c9a01315fac22bc542f29b9b836d66708613dd4b8a');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-28T18:56:43+00:00','move',81,82,82,'0.9.0','d5633bb643b0a9e324fc3f8d9dec17038f7ea157db955bf977f14e3bf9fb19fc');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-28T18:56:43+00:00','move',82,83,83,'0.9.0','4162cf5d8b12beb972cb3a907dac38901a0647f3ba0f9d2cb44a66f625f258b3');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-28T18:56:43+00:00','move',83,84,84,'0.9.0','865ab736ea9efff543d57eda7eb81819e994c5fc78b2151ee5fd7a937dd0f771');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-28T18:56:43+00:00','move',84,85,85,'0.9.0','281e109bfa0003b0967904adf85d1bc3eae1b01af3d1c20e642d0bfc16513a50');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-28T18:56:43+00:00','move',85,86,86,'0.9.0','8c2e993504490628e01d5415b2a7d4dd3f182eafe820aee87bb091e1dd260c4c');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-28T18:56:43+00:00','move',86,87,87,'0.9.0','a9e42fb4beb135ff3c9429e56af8608091c323c986ee87d3daa8bbe1e958bda8');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-28T18:56:43+00:00','move',87,88,88,'0.9.0','bf852ad9fa654380663d4b64ea154a7f423981f2dbd80646b246e84d21967a6b');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-28T18:56:43+00:00','move',88,89,89,'0.9.0','abb9ec9cd4c3911ae53978bc73722135efe7306bc0d72a3756112074e213bbb1');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-28T18:56:43+00:00','move',89,90,90,'0.9.0','b9feeff8ac6272985b1034cc9f81fe3dc95582366972aea755f2423d61b8f121');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-28T18:56:43+00:00','move',90,91,91,'0.9.0','3003fe7e4abb28673f3f4795f0ca3fc23b13131183447b25f501a016278df5bb');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-28T18:56:43+00:00','move',91,92,92,'0.9.0','57baf9aecdf4d4ac383c5ec567e26ace2fccb6b1e38917002744e910bfb07717');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-28T18:56:43+00:00','move',92,93,93,'0.9.0','7cfd1b99a774f2f30991caaf199efe1b053e539ce91dcb22a6b3739989e15788');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-28T18:56:43+00:00','move',93,94,94,'0.9.0','6b8b8cec1d7127276e8a721496d429bffcdeba2b37649ecaad1acffda6b64f01');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-28T18:56:43+00:00','move',94,95,95,'0.9.0','b7142cb782eedb12091bc6cecedffd6740bbc39a91e75f11576b8b7ffb4a67dd');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-28T18:56:43+00:00','move',95,96,96,'0.9.0','52e6f838c277df46ef6a03b94ed305e80c86a0fa6c548645b82ae8ca311f3738');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-28T18:56:43+00:00','move',96,97,97,'0.9.0','c47548e4b4fddbd94cce4f5915f7ffd6b02dc8dbda865dc1dacca46bf5e36192');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-28T18:56:43+00:00','move',97,98,98,'0.9.0','42abf6cc3b11a3bb4dec444cfc623e592773a5c788914eadaa52f52149b0660f');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-28T18:56:43+00:00','move',98,99,99,'0.9.0','4a7d00c8c379ad3ab6307054529a0c19204c2af432ee03d292c567bfc6a017a6');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-28T18:56:43+00:00','move',99,100,100,'0.9.0','daf8242e19828aef1774b32f2fcdd045b23fe37c507b8d0365068482af53a728');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-28T18:56:43+00:00','move',100,101,101,'0.9.0','76c1c489ec2080e3c951db1a2684586c23adac6b679e7d4ff0c47d82cd9021ae');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-28T18:56:43+00:00','move',101,102,102,'0.9.0','4c9003d7a4e5399127d07f7a6fe616ca7a9eccf5e6c4ad283705d1d5302a498c');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-28T18:56:43+00:00','move',102,103,103,'0.9.0','48612ad5b58d6242e6545bca37a0b6fab4c2ec532b9f25193d7813ed9b3e8820');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-28T18:56:43+00:00','move',103,104,104,'0.9.0','b6e1f1805746fe0033bb48cf6696fed4f81169af9a501e9c03f03656413515cc');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-28T18:56:43+00:00','move',104,105,105,'0.9.0','8354dcc7979bad572722a8dcd34bcafa23aae4020acb81a26fb79c8e82f71a3e');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-28T18:56:43+00:00','move',105,106,106,'0.9.0','cd06e40167eb5bb24b3c44bade8e48f1dd84eba02cceaf926c3cd0554de9920d');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-28T18:56:43+00:00','move',106,107,107,'0.9.0','fbf045231025672999fcddda47a116fb26e07617258cca8110efc9b9ce80395c');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-28T18:56:43+00:00','move',107,108,108,'0.9.0','5adca0abebceb00c549b9a70c665b90ab2ee78b340672d47510b8efe8520c0f6');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-28T18:56:43+00:00','move',108,109,109,'0.9.0','5f9775686fb8761a9af48e53ad632eb8c39edcfc120efda62b8bd3b5d6a1fd58');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-28T18:56:43+00:00','move',109,110,110,'0.9.0','53fcb7c1abbe281b721947f57adcf45751a2bec8ada62c0aa8501810604c63eb');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-28T18:56:43+00:00','move',110,111,111,'0.9.0','6b000e0e1322156ed57fbaeb0cc7f7c29227cbf847ae9ca6beefae0c7845925b');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-28T18:56:43+00:00','move',111,112,112,'0.9.0','63f59022102db915068ac7a0ad1ee6a9379c0a18e278b21d5e9b029320da03f4');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-28T18:56:43+00:00','move',112,113,113,'0.9.0','227c8303dccabf98e3531a67990f308b17d6d3f2e739b566869827dd7b61d69f');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-28T18:56:43+00:00','move',113,114,114,'0.9.0','1c01ab75ae66c6bf2cc7738cc30aab11d62fec1ffbed71cf4f22635b2c9df747');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-28T18:56:43+00:00','move',114,115,115,'0.9.0','ca14d18fb9df2f09c70c8fb5175b206a499560d7ce67fd7b8252f2475ead768c');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-28T18:56:43+00:00','move',115,116,116,'0.9.0','6591e5f2e0b2ccdf85ae211fadf143283576c25a1c54ff85b4a269955473fd3f');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-28T18:56:43+00:00','move',116,117,117,'0.9.0','060238051ad948fd9aee82a218dc0f1886f2d1a57719dd0a8b81dd212f70234c');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-28T18:56:43+00:00','move',117,118,118,'0.9.0','8819200cebc90c9f49a4f70cfd8e3fc25b87448015bae141f903262c2888c978');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-28T18:56:43+00:00','move',118,119,119,'0.9.0','1b20dfbbe569c540e3a554dd52527576b9826335d18331884ffccbeb0149dc90');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-28T18:56:43+00:00','move',119,120,120,'0.9.0','f189d46c198a383071574ffa9c23872aea284bda3453655f0d3ba299b01af45b');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-28T18:56:43+00:00','move',120,121,121,'0.9.0','7d3e7a1e31943be4d68562c96d9b95795cfa76f4053a0556b44579a535f46fc2');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-28T18:56:43+00:00','move',121,122,122,'0.9.0','1984c6afa8e231f30c05b34b35b597ea8cc3bfdcfa323cae9f281c54276cc8a2');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-28T18:56:43+00:00','move',122,123,123,'0.9.0','86d271c8e6472c35c24038e3f46c6d51bfec38fcef9b7e9a6cb1c915281527ee');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-28T18:56:43+00:00','move',123,124,124,'0.9.0','141d487f8030f8f5aee17779ac4344805c477a5725ec53f5b86c41373e049c4e');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-28T18:56:43+00:00','move',124,125,125,'0.9.0','e1171d772040be72eaaf708fef6646e8ba8dd1895f9d6a8e1e2e882d93ca543b');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-28T18:56:43+00:00','move',125,126,126,'0.9.0','37efdd8470f589b00314fb83e6466bc3c106b0ff15df67d29c919b0f49da47c4');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-28T18:56:43+00:00','move',126,127,127,'0.9.0','301f17d3662111ea14e03f2a8bdd0d4a5a4fb1f2e1dd84550fa359534ac9a096');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-28T18:56:43+00:00','move',127,128,128,'0.9.0','02cdd0e073bf3f122f2dbcd7c8253e91a9a0e6e474c00ab007557b50578b3bc0');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-28T18:56:43+00:00','move',128,129,129,'0.9.0','4ab7361dba32c1df316d5d00c8027877246d60a6538d252fbb70661e510a0811');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-28T18:56:43+00:00','move',129,130,130,'0.9.0','7cb48275726a0a524f89176b6b11d063946c83a0eec7363b1c70ffb7e89ea2aa');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-28T18:56:43+00:00','move',130,131,131,'0.9.0','b66237cdd9ad5548e4ab3c54ea4934cfbb1b572d7482d47bed05e82276b8e0f3');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-28T18:56:43+00:00','move',131,132,132,'0.9.0','669f70010f737e182a91b6ebb1ae3a00c13840571784a644089cfa1152276e25');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-28T18:56:43+00:00','move',132,133,133,'0.9.0','788d880f03ac48fa71ea234e915cdc4a1768b97398b982a8590c4db35e2fc8a5');
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
