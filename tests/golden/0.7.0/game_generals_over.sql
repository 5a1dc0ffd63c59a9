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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-23T11:43:27+00:00','2026-11-23T11:43:27+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T11:43:27+00:00','created',NULL,1,1,'0.7.0','53bc47021f5ad857db01bf252730f5d60ede6bd5d9b76286bd87f4583d589538');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-23T11:43:27+00:00','move',1,2,2,'0.7.0','d08b711b0e8952d4b788f608c37ff23790783da4f773043b0f294061aa38fb47');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-23T11:43:27+00:00','move',2,3,3,'0.7.0','846731cae775202624ea545814fb196870b46fabc60f087062f4f72fb5948077');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-23T11:43:27+00:00','move',3,4,4,'0.7.0','fd47e5d731aeb129c598dd0dd496f291b6cf94c3f96d5211c85a089da36c83df');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-23T11:43:27+00:00','move',4,5,5,'0.7.0','9ab81be030ce234a36af26867a9b42e89f80db46fb785e678dfe6dddbaf29620');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-23T11:43:27+00:00','move',5,6,6,'0.7.0','c0352fb57a2a639bb72a8ac1a2cd5d5c5125bf25db713ba537ad11b496d22fad');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-23T11:43:27+00:00','move',6,7,7,'0.7.0','adeacf4e75c8d5f8d8620b222fa7b0f8e900d28254e827e0e548189d1cf21cc4');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-23T11:43:27+00:00','move',7,8,8,'0.7.0','46843af8e864023f8e29c3dfeffdd9fdb959e032654a0917a752ee6944019104');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-23T11:43:27+00:00','move',8,9,9,'0.7.0','f43a501fd6f946104d42adb39245c4be2d2c89bc3fbeaead8b6a61eaf6edb158');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-23T11:43:27+00:00','move',9,10,10,'0.7.0','9fdaea5f9bdd54e340a971aae6db583e7c4a130e6e4fd6517e58d713233f92bd');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-23T11:43:27+00:00','move',10,11,11,'0.7.0','b67e786856be03ef6d5d90777a149a317e2d0babe5311fc9a0a935a3ba9bbd1c');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-23T11:43:27+00:00','move',11,12,12,'0.7.0','10fcff37bcc86591d98fe999104019f1e2ff7c7c533fc10073f2abf50fc24452');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-23T11:43:27+00:00','move',12,13,13,'0.7.0','aeecbb513c9de87f337160181b05b4a7183777f7f0c02a84bc00e46051b36eae');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-23T11:43:27+00:00','move',13,14,14,'0.7.0','d1caea12ec0fc7946850a9a5699728b4605d04deeab35219713e5a030f09fb02');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-23T11:43:27+00:00','move',14,15,15,'0.7.0','9824b858befd72f588eb4dbb0370da24bf64069dd4615c00068390c45e60c91c');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-23T11:43:27+00:00','move',15,16,16,'0.7.0','9498cda6585c993819799dc7914810eab3c54c45733a0fbb5b34e3c3e00ef9aa');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-23T11:43:27+00:00','move',16,17,17,'0.7.0','24153efa1741b7e3d65eb47738ce7e07f217fc0c69125b927d4e419ff997a29b');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-23T11:43:27+00:00','move',17,18,18,'0.7.0','f85d6e8204ab94a464a93a77b3fbb4cf26d329c35cc0f44fc478f5c355c21389');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-23T11:43:27+00:00','move',18,19,19,'0.7.0','9271fd7d1878f4ab6d3a513d3f60cfbc9f502cc2fa3f19017991f33d49652141');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-23T11:43:27+00:00','move',19,20,20,'0.7.0','42b624382a4623e4ae7cdd5f55cfb04c87c3b5a0de8ea6d9e4381b733998ac79');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-23T11:43:27+00:00','move',20,21,21,'0.7.0','3275a733335a1a88e6d33d7dd64e4a14af1270bfe587d227aa1ef4021a3874be');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-23T11:43:27+00:00','move',21,22,22,'0.7.0','c2fd15155f6b00b372ed55b82d3ef905456224465b1f4d07515f4f38c621852f');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-23T11:43:27+00:00','move',22,23,23,'0.7.0','77ddf8879837f526c469acb81085b6e5a6e3df0f064bf4ecac2bf6fd55960162');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-23T11:43:27+00:00','move',23,24,24,'0.7.0','7861ea107fe6339abe1a3735de68e505183943aaa818df497feaa586bf352906');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-23T11:43:27+00:00','move',24,25,25,'0.7.0','0ba61904669eb56200a45113ce896c132b2e13ddf7c162b4674a4a3bc866184b');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-23T11:43:27+00:00','move',25,26,26,'0.7.0','7aa7e5d60083e637c4e6b50a0c51be42cf87ddd720c18856d150171fa3459b8a');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-23T11:43:27+00:00','move',26,27,27,'0.7.0','bd781b87cc12d8575c29d65890ac1839bddd043b82b3bba5939c43cc2de27138');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-23T11:43:27+00:00','move',27,28,28,'0.7.0','de7e796fe5eb7094673569215e537c30f8c7a3bbf5c1e5d8109f104e20ae4101');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-23T11:43:27+00:00','move',28,29,29,'0.7.0','7f5f8a1ef57a46ede641f20765daf3878f2da8d0da2493d8ae4e2d6b52756449');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-23T11:43:27+00:00','move',29,30,30,'0.7.0','a9bf343173678953ea123eda534f9d3c681c3a5bf8d9edbde5aeff9febd2b1f3');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-23T11:43:27+00:00','move',30,31,31,'0.7.0','e84b6af24cfe788f16db1365e34b03b1360ca0966bda78a08a54b5af16140949');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-23T11:43:27+00:00','move',31,32,32,'0.7.0','b56a794a800a016c91182ccfc55cb7728703b4ed58a4317b464ee8119501d931');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-23T11:43:27+00:00','move',32,33,33,'0.7.0','e1b57ada258294a1272a066eb970a2b4fcb2c893b02bec6d546120329b5c19e5');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-23T11:43:27+00:00','move',33,34,34,'0.7.0','cf3310b0d244abcb5a7bbe2782aeeb5f681abb7fb8301068cd12df8554e41ee8');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-23T11:43:27+00:00','move',34,35,35,'0.7.0','146f03e97c0e54c58d9aacbaca160fbdc8de2ae299c1e680500ecce6de90d0e6');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-23T11:43:27+00:00','move',35,36,36,'0.7.0','2c389d60db89bec12fdb6f4f3e3f066c1e715273d1f705c0d7c1629853b319a0');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-23T11:43:27+00:00','move',36,37,37,'0.7.0','bc0084418c4a16cc3854b2ba1ffb1956a13cfab6c14b87074e5cbc3c5be47af8');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-23T11:43:27+00:00','move',37,38,38,'0.7.0','15c56e15ac1337f8c2cffdec6dfe5239b7c5a2f29c19b1ffca98cc215c95fe90');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-23T11:43:27+00:00','move',38,39,39,'0.7.0','a2654d8b7fe78a0ba4155aec7c8d22a3357a673b8aed46a87fb88897cd465560');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-23T11:43:27+00:00','move',39,40,40,'0.7.0','c63606dd8e1bf1a094c0dc5f9f509b614bb4c84c5d8a4670e1fa4fad6334ad0b');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-23T11:43:27+00:00','move',40,41,41,'0.7.0','9c545c233823e32ce06e8674077de446b9f845d61db072867892a7739ec3b733');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-23T11:43:27+00:00','move',41,42,42,'0.7.0','556018ec32442cb178662770181f7054ce38a74c6e99cf262a6de29d45eee26f');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-23T11:43:27+00:00','move',42,43,43,'0.7.0','0a9ae11eea296cbbbed20a86ae5acb133f9d2a6866564aa1c1b8e9f6b5678164');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-23T11:43:27+00:00','move',43,44,44,'0.7.0','7b1bb8835a7bf74527ca68d2ecfa179b646253b3caa65c8940286df2ef821767');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-23T11:43:27+00:00','move',44,45,45,'0.7.0','90315a66332112ac9c77254dc8124f6b0e64fdd3e2d6019467d2facef81ae8c7');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-23T11:43:27+00:00','move',45,46,46,'0.7.0','cd3ee3118f399e4abc771ea3b6de92c2711b78eae4f409f4d956e25ec4becd3d');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-23T11:43:27+00:00','move',46,47,47,'0.7.0','bf012858809d032c5e5b8cc5b398dad46eb7304d4ef382bd5f984c083383d056');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-23T11:43:27+00:00','move',47,48,48,'0.7.0','16e874aee33f22610553949becc7863cfafcfdca570940132a7c15ac91ea56ea');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-23T11:43:27+00:00','move',48,49,49,'0.7.0','108929111ec45ed51480b755b5f449c408236e985ea653686d67c3275b89b660');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-23T11:43:27+00:00','move',49,50,50,'0.7.0','3caefca35a06274fd883dd81e982a012f8468a65756ca6220a1d856d6d15ed53');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-23T11:43:27+00:00','move',50,51,51,'0.7.0','d457149faca02f0fe655b56be40cc2e0390c6465ed40676ba2dc99153f615949');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-23T11:43:27+00:00','move',51,52,52,'0.7.0','82d64810d80a2dec3c294d3dbb1bf385d9e7e896801400860a1cb406198dec55');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-23T11:43:27+00:00','move',52,53,53,'0.7.0','4d40ae22e6a8d283b2e486b6ccf84c2daa1a5b5d2a3ab7b2ae5a75250fc024bf');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-23T11:43:27+00:00','move',53,54,54,'0.7.0','05eb612dcd06f38abf0fde2846e0b518e1f9525c2610b3d67f5728da6ec39c1e');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-23T11:43:27+00:00','move',54,55,55,'0.7.0','3c22de5910e6e09a558358ab59afec9d6ff2376f9d7f56372214abb404196f5f');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-23T11:43:27+00:00','move',55,56,56,'0.7.0','69ca675501d017a766f48d8fc4f7b2b521a3153b2ac7d6fbd39c820a8ed32dbe');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-23T11:43:27+00:00','move',56,57,57,'0.7.0','efef11a952fc9a9335c18460a0d70c281dcdc0a71ad338efeb09b2faf3e4f993');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-23T11:43:27+00:00','move',57,58,58,'0.7.0','691ff61c9500a65997a29c7d9db9f30089f75a511f87c510f5571ff13b9c3f0b');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-23T11:43:27+00:00','move',58,59,59,'0.7.0','276d26a651360080b253c8f398fe3230dbd5b2879370b1bf3f8a08a9c0842c3f');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-23T11:43:27+00:00','move',59,60,60,'0.7.0','5c1870347efee8ce61834d4a7dc633a8d5ffe1df92bef8805230ed15c2f96909');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-23T11:43:27+00:00','move',60,61,61,'0.7.0','7ff9aa6b4987ce3865494486a610c5a653894e4c4ae831c3a8190235814ac8dc');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-23T11:43:27+00:00','move',61,62,62,'0.7.0','5e72f92e7f19dc469a27d489502d21dd8c308ca543a0f8f8656d3b5bd5d49157');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-23T11:43:27+00:00','move',62,63,63,'0.7.0','c96cad059555fae25bd10b270a4b912d63556926d1109055fe982705b7e7857a');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-23T11:43:27+00:00','move',63,64,64,'0.7.0','a27ba7b7f168149617fa9012989182af2ca0078048d5a02feb2f7ee0af85c4c0');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-23T11:43:27+00:00','move',64,65,65,'0.7.0','0dd431effe81aaf51eb787058486dcd5a8edf09220e2109221d7a67e36af0a8b');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-23T11:43:27+00:00','move',65,66,66,'0.7.0','c7a527621993f4c46a1056b2f05f3ee82f16a896418742db98b888d103e2ad32');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-23T11:43:27+00:00','move',66,67,67,'0.7.0','3ddfc493c23ac0421c4870ada670a9c9e98faf14a378cb54fa88d648d2337939');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-23T11:43:27+00:00','move',67,68,68,'0.7.0','5374302af29be23e13091434dda8473f217ae4c52c23964302b242e6a7d66ccd');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-23T11:43:27+00:00','move',68,69,69,'0.7.0','4f146fc22cd67949ce2932497036d4f89c2d37fe1dc56b8a1eba328b8c63bf8b');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-23T11:43:27+00:00','move',69,70,70,'0.7.0','0964b49c72772291185d78ca89917071978ddc345d768a1a26bbb2f5c0d6e782');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-23T11:43:27+00:00','move',70,71,71,'0.7.0','85c6bcf9072010cf9229675a6d551df56714a3bfc2977016e2713975b682131a');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-23T11:43:27+00:00','move',71,72,72,'0.7.0','fe19c5d0093d6e75e417e365ab8a7be16b40b2041e16e8acaf596d559385df6d');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-23T11:43:27+00:00','move',72,73,73,'0.7.0','b7fb14f2238af5ab4bedb3190904e2ce3bda921704c10e582af349ddc75e364c');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-23T11:43:27+00:00','move',73,74,74,'0.7.0','965148a8d5a85b244a60b1a0d6735e1fec6e50c19deaa9ee8152c7da3fabdabf');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-23T11:43:27+00:00','move',74,75,75,'0.7.0','ee5823fec8034469a2b35a294a36849764d9dfd2467758d4da3397d65360b744');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-23T11:43:27+00:00','move',75,76,76,'0.7.0','e6073bea276084a3475c766a56b8eb442a482c61802ee58579bb142a7b52003e');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-23T11:43:27+00:00','move',76,77,77,'0.7.0','3087fdc5e38e95ad022b7b66f10875935c2fa1d550d44b6a5ed16f74972d6995');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-23T11:43:27+00:00','move',77,78,78,'0.7.0','2fc0daf6df8d5212d955a6413bb28f67e6392f29974ec70056e00df9dc06535b');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-23T11:43:27+00:00','move',78,79,79,'0.7.0','a53dcede42406877b774988165a6aec41099f8427ec6ab3bbee4cd6ad31c683d');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-23T11:43:27+00:00','move',79,80,80,'0.7.0','f057bcc95675f63702f74652d8cf929a68b8fd889af11ee955c0d9163e2d71eb');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-23T11:43:27+00:00','move',80,81,81,'0.7.0','c2c0d26931300cb2c40d6c9cc51b04fbabbaf50f1e306063211c5beec1cda824');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-23T11:43:27+00:00','move',81,82,82,'0.7.0','d5a1608c1fc8acc53898d485ff01f76c4dafffe8d87d3641fe3257c5da87eec2');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-23T11:43:27+00:00','move',82,83,83,'0.7.0','ea57bc86d14b15c1e17c55f855396fd743932a6ad7dce64ca0531870354b005a');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-23T11:43:27+00:00','move',83,84,84,'0.7.0','4ad1837536c1a4fd0ee7ae69e97a374d3a90dac30c6f045d07c07e7619931fde');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-23T11:43:27+00:00','move',84,85,85,'0.7.0','1361b919243b4b42026a844bc4d8f2ea2e4badbc4fea836976787741ad539475');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-23T11:43:27+00:00','move',85,86,86,'0.7.0','8ad3602c5e52311092b6c455af801c27143d7de82582ac0630d6d985a54fe0de');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-23T11:43:27+00:00','move',86,87,87,'0.7.0','e43d98480eb66e7ebd49fcf6f58dcc5fe3ce1481bfd24f3e78fadf10a2174f36');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-23T11:43:27+00:00','move',87,88,88,'0.7.0','875b1f7972bd6ecf2584437482e0ccc970d6dcaaad2a842659e76985ef8773bc');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-23T11:43:27+00:00','move',88,89,89,'0.7.0','b137344752b12642bc8fe4db9b9923660c808703f586228b5cb1b5067c2c5f11');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-23T11:43:27+00:00','move',89,90,90,'0.7.0','a4ab0f3a2e1c8c0719d4f6c92732534d6ebdf70d6f921cbd4a84d8e141b5f6b7');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-23T11:43:27+00:00','move',90,91,91,'0.7.0','82efe789d917be442fd9a562a4635f5913e30f5ba381f8216c3b19f910206d76');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-23T11:43:27+00:00','move',91,92,92,'0.7.0','4b7310d2684e85f5ec3dc866ccf379155ca23fc114467dd5737c8a1a5d69cf5f');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-23T11:43:27+00:00','move',92,93,93,'0.7.0','2e0a080f010f9ff4b9dca35e0968cce870a855452f52ed15eab528e9bb16fbe8');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-23T11:43:27+00:00','move',93,94,94,'0.7.0','97fc2ad1b8a5266801a7dcc3c9053502b3a7b1cb70b2d1ad1723a6dfd9eb9058');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-23T11:43:27+00:00','move',94,95,95,'0.7.0','b8cb0e201c734d2940007edc720df7351dacd4e367699f378cb5648611d1a802');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-23T11:43:27+00:00','move',95,96,96,'0.7.0','b7e6ab92db48e385ce7649e85fa5e934bf6f316c28022ed9228ad16df59c79eb');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-23T11:43:27+00:00','move',96,97,97,'0.7.0','6e2f5fccc6cf587ee01011c19013498f0233a5497c2fed3357b5760899d45125');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-23T11:43:27+00:00','move',97,98,98,'0.7.0','a74a5a658be1d742266a09b032220a81dd6a653039dd92beae72249c59ec100b');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-23T11:43:27+00:00','move',98,99,99,'0.7.0','17a2bfbcf8275f8cbb673fdc650a1233e0e7e28d089b9b6cdbd946975022ecdd');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-23T11:43:27+00:00','move',99,100,100,'0.7.0','7bd8f4088d23506ea2aa6b1af03242d83b5d32f5a58eecbe96e6e4e1de921f7d');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-23T11:43:27+00:00','move',100,101,101,'0.7.0','ee3c429b2e4dd4f8209239d266d3a7316840841c9d54a805b2a823647d7ae724');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-23T11:43:27+00:00','move',101,102,102,'0.7.0','0451cc53f7edda2ce4bf9ccc01205a59cabb94d4e69fe9ce354f0ac6e88aa754');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-23T11:43:27+00:00','move',102,103,103,'0.7.0','40bcfa5bca248548aa03b748f3f5c8880ca92d32900facf74241ba7584760cb2');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-23T11:43:27+00:00','move',103,104,104,'0.7.0','4eb6f221256e5db0782267fd2449b4a34b2f819318a1a34c8742c5f1396983cd');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-23T11:43:27+00:00','move',104,105,105,'0.7.0','4b0faa10237ad7a24bd915a6fb7dff3a714250799e2f2d64314a1a1307dc125c');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-23T11:43:27+00:00','move',105,106,106,'0.7.0','4558e7a3dc30788ed2e5564448018db1b16f36cb4b2c06ac8405431e1ad28d1c');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-23T11:43:27+00:00','move',106,107,107,'0.7.0','b523bee55ce496679a48b9720f28d152ad1b5f15eb755187959ee6f13cf7189a');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-23T11:43:27+00:00','move',107,108,108,'0.7.0','0a402d90bec4f0c17815c889a39c27922dab19e2b0c3fd2788b4ce0c02fe44fc');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-23T11:43:27+00:00','move',108,109,109,'0.7.0','9f336d2629a81d5d172667e4561831e32848d53931a2758b133b1fdc5eb31c07');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-23T11:43:27+00:00','move',109,110,110,'0.7.0','6c9046e0a3fe530310108a3b19ffe4d4c2216dd318361e0a9f3f0f9934639f14');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-23T11:43:27+00:00','move',110,111,111,'0.7.0','2a2caeeab001beee5f05d6dde5bc14ffd8eff22021d5d69836d4a98bcd8b4ca5');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-23T11:43:27+00:00','move',111,112,112,'0.7.0','5dc21514cf398f7502eae7f0ebcfc2803de84b1ac48511f4cc6804e73d59b168');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-23T11:43:27+00:00','move',112,113,113,'0.7.0','36870176789a351c6f3bd5f2bc22fcaaa37f34445d73245e947827f39b39e63f');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-23T11:43:27+00:00','move',113,114,114,'0.7.0','1b3714a67939e1df6043cb827c3394f64f67f7c7c67222df99206950175db169');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-23T11:43:27+00:00','move',114,115,115,'0.7.0','c15ed846c9c9993a2a8b84723164ff8db031808bb4acfe4e4cb2d95dcc10c92c');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-23T11:43:27+00:00','move',115,116,116,'0.7.0','fccf75634b2dd5eb74046b0fed80b550eb1cb4b9dfbe56a13c84bd43d3d9ee28');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-23T11:43:27+00:00','move',116,117,117,'0.7.0','f28dcd4d1779282eaa5cb76f0d433bf1abdfa436189c29a624b16499d6217dc8');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-23T11:43:27+00:00','move',117,118,118,'0.7.0','e5a4d1bc6dfb6d8c2fb840b591a1b793f850820371da74857d93233d79d01b34');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-23T11:43:27+00:00','move',118,119,119,'0.7.0','f63fa64e103ffc17f53f96f755337c8c7771985a7096b6987e89ceadc8b0d744');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-23T11:43:27+00:00','move',119,120,120,'0.7.0','3506cc468681cad3544049bb97c0878a62c5cdb9b2ef895de06ee7ddb86ef859');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-23T11:43:27+00:00','move',120,121,121,'0.7.0','f6d6a3ec7fddab8f23802f043672b0b10e1f187f0d08ae692345cb927504c66b');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-23T11:43:27+00:00','move',121,122,122,'0.7.0','17ba8fb1549991d7804b9ad61d5ced20c282d2938f7774e35898f6d8e22533d4');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-23T11:43:27+00:00','move',122,123,123,'0.7.0','de32fabf36576e948192509aeec3c5f484f4c2019ae7632d3eecb06968250a13');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-23T11:43:27+00:00','move',123,124,124,'0.7.0','0a6ad663872500f0059146777e98644e15af0b6a183c3b010be96272cacbcd2a');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-23T11:43:27+00:00','move',124,125,125,'0.7.0','b378b67c46c8ae3f406ce90d8e658cfb04bcd997a7d89189ca0d079ce6da4656');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-23T11:43:27+00:00','move',125,126,126,'0.7.0','b6ab8d01bb54ff4c69d89abf74fd4d4c0444eecac64bfc7fa51a79122b76a5d8');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-23T11:43:27+00:00','move',126,127,127,'0.7.0','ce58889c32a43d3c8ff89ce9542cdeee698fd6c12f053a0f6f22a414d6c8452a');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-23T11:43:27+00:00','move',127,128,128,'0.7.0','1ce508c83a1290e070fcd9f2bdc51c05797a41ed67ca68ab5dc941eee8c141eb');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-23T11:43:27+00:00','move',128,129,129,'0.7.0','574ac87c000e2e9d348996f49b5cf31fddce0c48e5a7cb2aed8313efe05721a4');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-23T11:43:27+00:00','move',129,130,130,'0.7.0','b803c0ad81d5a213ebb6a63b4ff69baed9c007b187df41d9c445d299372c4188');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-23T11:43:27+00:00','move',130,131,131,'0.7.0','4a166c0aebb4eef8ecabba72520da87700f90ab6b861de0711a43fcbda2ff379');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-23T11:43:27+00:00','move',131,132,132,'0.7.0','6de4cce4d7fc88daaede750d9adf37cef3695e443d47f4a22d968a71368202e3');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-23T11:43:27+00:00','move',132,133,133,'0.7.0','59d8bfd3fcdd637678f4df7a73ec1a7fe1363ab8d67438fb246022205c8d1ed1');
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
