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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-23T05:55:32+00:00','2026-11-23T05:55:32+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T05:55:32+00:00','created',NULL,1,1,'0.6.0','8d4c8e7f665b29d298e6bd4cb3eefcee10679917cbf5742037a9a88688297af0');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-23T05:55:32+00:00','move',1,2,2,'0.6.0','ce4e78c6967e5a851709ba7c8be9f782701c3f5197b0325cc845a905bc1215f4');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-23T05:55:32+00:00','move',2,3,3,'0.6.0','bfe636c90eddb5debc2502b3f79caea5a7ecd6424a5b4787b07d2f154936552f');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-23T05:55:32+00:00','move',3,4,4,'0.6.0','8dc7c4c5057416a3c8c103ffda3d8396176a93845589cc7e4a66684a9b5e61ca');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-23T05:55:32+00:00','move',4,5,5,'0.6.0','cc7e665040dfe9396a68553e6887268280a91142c38cd38745be80c933e84240');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-23T05:55:32+00:00','move',5,6,6,'0.6.0','e7de72523bcfa068245251668af88f666dd092e2915e2d1dadd86910f4ee7348');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-23T05:55:32+00:00','move',6,7,7,'0.6.0','a9c959802b4fa6ad75c99aaee694899e3d51c50b59c1f0cfd4237f9cbba367e4');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-23T05:55:32+00:00','move',7,8,8,'0.6.0','5d80cbe27ff3a214ef1e1c1d12a9db7aa0983828bd49b3644dce5ba9927af1f2');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-23T05:55:32+00:00','move',8,9,9,'0.6.0','8a77d8abf1d23cfb915eabd72395a7c74eb0026ef1b1bd5aa0184a086a05c59e');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-23T05:55:32+00:00','move',9,10,10,'0.6.0','f249ade6e42e02e136094d669dfeb07019184bea1bbcd5abf1ff0a42b5dd8312');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-23T05:55:32+00:00','move',10,11,11,'0.6.0','e989c04ac508e1bbf1810579a97713956e277eee8c4f132be0b6fae61f02bafb');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-23T05:55:32+00:00','move',11,12,12,'0.6.0','dcb409131983aa25692909894ce9c0b066f1a66c403a9a68b937ad950309f05a');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-23T05:55:32+00:00','move',12,13,13,'0.6.0','8b4fc0b88a4ee93c3ebd1d3df9ead9b0e5ffbe2426b754e2152fecaf7e6d7615');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-23T05:55:32+00:00','move',13,14,14,'0.6.0','070ecc591eb53424e71751664ff86122504adcf1bff2d77c1ff524dabc29ccbe');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-23T05:55:32+00:00','move',14,15,15,'0.6.0','28ede5bbd32e8cbbc68cfd40aea7fb3e818b4bb7b083919724f7d8276e99c51c');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-23T05:55:32+00:00','move',15,16,16,'0.6.0','0a5914045761136170e9e988ba562ab49d153e1df6e05bd9d197600b2d4c1f3c');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-23T05:55:32+00:00','move',16,17,17,'0.6.0','1c9d4d7dccde2667b38aad361984a67451747d4436a6e27329b73f239cfa73db');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-23T05:55:32+00:00','move',17,18,18,'0.6.0','42cb156173e6f69c02fa9a1b4a2ee9adb6fcdc9304b068b3bcb03ea85aaefc9e');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-23T05:55:32+00:00','move',18,19,19,'0.6.0','4007b2ea93f81ae30c6a8e813998a0c8533760c656b30196e35463b773f15485');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-23T05:55:32+00:00','move',19,20,20,'0.6.0','db601f1d62bc53cb3d1c996e494981fa6b30d663707c3834e8e51c0ac4a2c200');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-23T05:55:32+00:00','move',20,21,21,'0.6.0','953afbcbb681e92aeeb002551011dce2b84ed12ad854b6105ab5d507672ce6d9');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-23T05:55:32+00:00','move',21,22,22,'0.6.0','cf7fa240ac8eaa17d975243b1ee6921c688113e636dd2a57188638b49821c634');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-23T05:55:32+00:00','move',22,23,23,'0.6.0','5ee996fca9dfd83816a69cfb0ac284b7de4125dbcbaaea951db1e101e9595f75');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-23T05:55:32+00:00','move',23,24,24,'0.6.0','1d31af6d07f52054532ad04227ab863a40ae42a9a96b55894e6733d8902bc81c');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-23T05:55:32+00:00','move',24,25,25,'0.6.0','d226b3b96142fd71e7f7349e90714d95cdca6e92ddb17779223aa3c186f4030d');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-23T05:55:32+00:00','move',25,26,26,'0.6.0','2eaf429f9cce400a1ae0247532f5dda690c7034a0c3cf30514239cd3f82803da');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-23T05:55:32+00:00','move',26,27,27,'0.6.0','498af2644b50d69ffdefc9d19158cc938ecdc138e7a3a48951e873d8d2390c0f');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-23T05:55:32+00:00','move',27,28,28,'0.6.0','94f49de5b9195ef389332efd2b09332056de24ce41fd4e6ebdd3cd2829f2acfa');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-23T05:55:32+00:00','move',28,29,29,'0.6.0','8baf19b8eb73d5d145a3fecbbc64336051146b93764d186a0364e440d9c2385f');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-23T05:55:32+00:00','move',29,30,30,'0.6.0','328cfc9fb0a2775db90f18ebb0c87d2a596074928eda3a003b8229cd6bdd7f6e');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-23T05:55:32+00:00','move',30,31,31,'0.6.0','d2c8f29f69e2ab832f916883bc4570b06ca4f163e465533bfb52aba3dc7bedca');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-23T05:55:32+00:00','move',31,32,32,'0.6.0','225b32229ee4c29be60be661300ce632480befded306187f236798eefe895184');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-23T05:55:32+00:00','move',32,33,33,'0.6.0','d404b2e3aa701da625ac78a37513e4544c63496acd88e942441463d9dbfa7fa5');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-23T05:55:32+00:00','move',33,34,34,'0.6.0','19f9b4b314425f5c6e42dbfc7e0a21fded381713f6888a157fc3f1311fc47a2a');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-23T05:55:32+00:00','move',34,35,35,'0.6.0','8b3e81cda0b4c9f0eb761eb913f1fab005372b70409066ee5e13bc6cebb37774');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-23T05:55:32+00:00','move',35,36,36,'0.6.0','ea9f98518f1f223a87b70bbb1d317b8f0fc27338d69dcc1957fac2792df13c60');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-23T05:55:32+00:00','move',36,37,37,'0.6.0','a010cf148713a59c7f06dcef5396875dfee2e3649ddb5605f4163a8069b8305d');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-23T05:55:32+00:00','move',37,38,38,'0.6.0','155becbbd80e894dcdbc0f4623622f4955c4260937da5788e76909f82b4d8b71');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-23T05:55:32+00:00','move',38,39,39,'0.6.0','451e5a9be85582bec65ff0333a877aeb96d725d5f069c48b096bf4f878dc3916');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-23T05:55:32+00:00','move',39,40,40,'0.6.0','df6da7c19ba2649e0efa891d4e1d87e27865d41209546b11b9c009edde619778');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-23T05:55:32+00:00','move',40,41,41,'0.6.0','876ff56af96b91982e6bce8ee4df30c5a232d3108eba25201a1343ba88917177');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-23T05:55:32+00:00','move',41,42,42,'0.6.0','31aecf5bb504b1908763d99baf4493e304f6755597278cd86592bc869c308487');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-23T05:55:32+00:00','move',42,43,43,'0.6.0','d126674251d2e6010c8dd94abbf260d38d2f56175c390d9aa4adccd32f0c5562');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-23T05:55:32+00:00','move',43,44,44,'0.6.0','78a01796ecde0fa08771c4ba2264bc55e328aa1a6551b1c11ea22c91bfee357e');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-23T05:55:32+00:00','move',44,45,45,'0.6.0','b8011ac5047534f2e1a0aa6ea78870222099b9c2c5d32b5f97257b306b4955ab');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-23T05:55:32+00:00','move',45,46,46,'0.6.0','3006950ad182dc9598acb9c9bf2bd9d091bc7a1eca484236ec683c0fba8f7798');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-23T05:55:32+00:00','move',46,47,47,'0.6.0','d44b285bb4800e9287b24e5fcc92dca3974a6eae4b75e96a95fc4e900b6c36f8');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-23T05:55:32+00:00','move',47,48,48,'0.6.0','8560751b19a34e8cc99b1f8ef62dd5ddeefdcf76472ebc8f3b6fd47e5285cc02');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-23T05:55:32+00:00','move',48,49,49,'0.6.0','b73a229bac2fd914db2ba85e94b1c32833ed595e5a9300925558edb6197aaa38');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-23T05:55:32+00:00','move',49,50,50,'0.6.0','8ec4d4ebfbd6291ebf27480cc194e52c0dece1f382b5eb0e2019232b23228c0a');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-23T05:55:32+00:00','move',50,51,51,'0.6.0','c2f2c7f0a7c885805d003681ed89e8d6bb337599de6484f0756e278e6e1253fe');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-23T05:55:32+00:00','move',51,52,52,'0.6.0','d09cd3a078a60af87669c063c26b798aac455537d3849a47f19cb7c05602ac2f');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-23T05:55:32+00:00','move',52,53,53,'0.6.0','89a9ce0a11bb497a541b1938aad233ba18ca54233318a96861be6b9c35befa5a');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-23T05:55:32+00:00','move',53,54,54,'0.6.0','f302972a3ad10b0f10f94f732cd3acf91936ad95965d2f22a916afa8b99d3fff');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-23T05:55:32+00:00','move',54,55,55,'0.6.0','37951659c07288791ded25a9e4fbefccce912c108ad11e2c6c1df36b558094ee');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-23T05:55:32+00:00','move',55,56,56,'0.6.0','15828b6c4f2e96b2537263e12c6f794f54fd388bf9b63cefe16c7bc60f30f1d1');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-23T05:55:32+00:00','move',56,57,57,'0.6.0','45ed335680114ca7ecb2cc5c899579459b3c8424f167d7675317980e876d2468');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-23T05:55:32+00:00','move',57,58,58,'0.6.0','f8ec2e9ecf168269468ba8ff2341d50dbf08b52decd0f467292149118f1d57bd');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-23T05:55:32+00:00','move',58,59,59,'0.6.0','f86371e145a2bbcf2635a603ad595d7e74f4ff752f199e520d512d3679b340d1');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-23T05:55:32+00:00','move',59,60,60,'0.6.0','7ec25d8dc2a677b57b022c0c2e42b445da4de0591e45d7d67c03e42a5b60368b');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-23T05:55:32+00:00','move',60,61,61,'0.6.0','d676173e7e57b13b2024f0d80e9147b9e0d5bcdfd723b00df361a7f044e0fca2');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-23T05:55:32+00:00','move',61,62,62,'0.6.0','274ee167d1c0f2a0e9918612879c4bbe4c10b3acb7743e85ec74f5824e394050');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-23T05:55:32+00:00','move',62,63,63,'0.6.0','cbd8e27c36bb0bbe01b8d1867923e2a25a24eee5243b1bdacf38cae35eafe98c');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-23T05:55:32+00:00','move',63,64,64,'0.6.0','5c9ff8ca92a4e30b59a308bbd15199746870b60a80719855fde879d5831264d6');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-23T05:55:32+00:00','move',64,65,65,'0.6.0','2fee69ed2668dcfafc5e578b29188137f422e075c4fbba2680e96b378321832c');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-23T05:55:32+00:00','move',65,66,66,'0.6.0','d281135b7ccdb0c746f1536dbd4c2310609334051f33874b8250bb6fdd1e27b4');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-23T05:55:32+00:00','move',66,67,67,'0.6.0','ceb2bc2dba462c8791a11063681a5327c4aa838eb14554e7c950a17136b8dabd');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-23T05:55:32+00:00','move',67,68,68,'0.6.0','2a7990bc81056e47d212564719e4a15f6b8ee588b5585767db393b29e5b8c12e');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-23T05:55:32+00:00','move',68,69,69,'0.6.0','fa8fbca48020a6522d4f13a8bec00f132fc99aea4d150e17b9b01ead184d5048');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-23T05:55:32+00:00','move',69,70,70,'0.6.0','55c111d624a4714ae9e290dbd693a68cc5fbaef17180111781d86fb680e07e92');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-23T05:55:32+00:00','move',70,71,71,'0.6.0','624be10095bf1f063095c0d8feab4481a19f0860356347932923b4691f04e054');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-23T05:55:32+00:00','move',71,72,72,'0.6.0','9dcfa827419607b2b90919b414dd70eb56031e5adbe0192929ac9d72172bee5b');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-23T05:55:32+00:00','move',72,73,73,'0.6.0','0a942e2b22f96bc43ba22139660d7c0b65c19ef4819a9726bf457f493770ee70');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-23T05:55:32+00:00','move',73,74,74,'0.6.0','795033babca776bae5843e9542b5864ef575a5e7684756178ecf8c575a1b9180');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-23T05:55:32+00:00','move',74,75,75,'0.6.0','a81cdcd4835cd23b2fb514f36284424c838df200fee0031071950d75bd938ae3');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-23T05:55:32+00:00','move',75,76,76,'0.6.0','beda46714b4192a3f1f4f61e8b0a03255e221097502a997f15da49bb4c9ea764');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-23T05:55:32+00:00','move',76,77,77,'0.6.0','9ac2efa9de245a4a8131efb90dbc0313ad3ba5394f1f8627372e99341e85ae88');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-23T05:55:32+00:00','move',77,78,78,'0.6.0','3d6a0d2aa383c173301f5468a7b81d723e404d94966919fcc17aa310126dcc67');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-23T05:55:32+00:00','move',78,79,79,'0.6.0','37c78408c7dc927e0f82c613391fb92d005858cc716351a2d6d9bc26fe6a580a');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-23T05:55:32+00:00','move',79,80,80,'0.6.0','1fd5d17744dd69e1450cebd96e75337229f2ec657eeb7aa10b284a2078f6d9da');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-23T05:55:32+00:00','move',80,81,81,'0.6.0','58d39574decc57d5f0d54fa3846d345157ab689f831dbafca3b4402e08ac4be9');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-23T05:55:32+00:00','move',81,82,82,'0.6.0','e3d957e503176efa81370ae064b3d9bcd8bbf2bc28a7bbaf7dc49d33222db913');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-23T05:55:32+00:00','move',82,83,83,'0.6.0','3f7cec89e1dee7d979cc2e6eae27d65693ffce67b33ce3b041d200cb0a1b1a50');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-23T05:55:32+00:00','move',83,84,84,'0.6.0','63b789e59a31d90b7d81b47fd5b03e06fb768e16f07c9c30d996eab50b7105c8');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-23T05:55:32+00:00','move',84,85,85,'0.6.0','767b3dc908ca2aabfb2830416372656683a9925038132129a4d37c0c439c9e1c');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-23T05:55:32+00:00','move',85,86,86,'0.6.0','afd3d83672a108596b0bcf716f301a51286861609746b74afdfa60066f4b8227');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-23T05:55:32+00:00','move',86,87,87,'0.6.0','2f95e5537be160bea238732d826c6e4c2661ba4e40d571ccdb04e7e3747de2f3');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-23T05:55:32+00:00','move',87,88,88,'0.6.0','fa8ce1ce75c8ea44a0ef03978bacb2f8695eda4549d6d24ed68698965228905a');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-23T05:55:32+00:00','move',88,89,89,'0.6.0','8bf89ced7c2e9379894417e300337fe6060688be44261f3ccd5bcda460a19db4');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-23T05:55:32+00:00','move',89,90,90,'0.6.0','9898a255aaaed0c928836844db981ec601c9db74aedd51790fb53241dc2aa7cb');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-23T05:55:32+00:00','move',90,91,91,'0.6.0','7dd075fb2cb5f20ae981745b4d22c39a3fdb495bbf07768836393c985d42beda');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-23T05:55:32+00:00','move',91,92,92,'0.6.0','e6b05f6a5da8ca39676e0b7ee5f382a3e6df0529effc0c2c20eb5570a6a8cc7c');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-23T05:55:32+00:00','move',92,93,93,'0.6.0','fb8c3472f3d4e43001d2c7900f7cc694b594f018aebb27f0e21e2eb23ed1a449');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-23T05:55:32+00:00','move',93,94,94,'0.6.0','8806a63b526d83c14d7a8663782c1556127a62fba58a1aaeadbbbfa281997757');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-23T05:55:32+00:00','move',94,95,95,'0.6.0','d67e662d15fdf9c252e89440800a43c362e912ecd2724fb9bbc22422b3b624cf');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-23T05:55:32+00:00','move',95,96,96,'0.6.0','097b05001c6f82e0e370c8342f720f8a59b750bb7fa1c23976e9d6651daac55d');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-23T05:55:32+00:00','move',96,97,97,'0.6.0','53c6e36f6c77fb5c9ba6d5a355218d7942884448d09589e419ea8b012e3a000d');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-23T05:55:32+00:00','move',97,98,98,'0.6.0','107a448170cbc2438f863ac1a35a3ed5f693339a083512ac004c80f5486a3f85');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-23T05:55:32+00:00','move',98,99,99,'0.6.0','fb7e2eea8baae11d0338dfc8a42c3c4b513df9eea7edd6bd91a3ab846cf0c17e');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-23T05:55:32+00:00','move',99,100,100,'0.6.0','c49b41f0b247f0c109f5e1d028c6c09775003d42f59caf7c575f5b00e2418291');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-23T05:55:32+00:00','move',100,101,101,'0.6.0','24a6c073e24ac848dca9d1a99d06494f9342146aa0e7405f92e77c15bdb69bf9');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-23T05:55:32+00:00','move',101,102,102,'0.6.0','a5651f732ad49bf2351de177035e90454cbd006789820594d80b492f2f3d6cfb');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-23T05:55:32+00:00','move',102,103,103,'0.6.0','0c116cb78d86107bda935a38ba8feb562c7a8d62ffee4d7af820b29830022b0c');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-23T05:55:32+00:00','move',103,104,104,'0.6.0','0145692adff1d2540edd7c9265bced7ac147583ee01d5c64a78ca0d27dfbf28f');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-23T05:55:32+00:00','move',104,105,105,'0.6.0','8b684879c8b5443ef74ca9c2ad0ebce042c82bcccf8308fc7e66902fd0bcd41c');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-23T05:55:32+00:00','move',105,106,106,'0.6.0','30f3157e8053723b02da4f5ae8fe7386a2eec2f19eb0d9c2f0885ea0b6acda6d');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-23T05:55:32+00:00','move',106,107,107,'0.6.0','a2008f696e7b8eb43252b434f21b219dbde9c040cf22ebec9d61b50e86db0fd0');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-23T05:55:32+00:00','move',107,108,108,'0.6.0','0309755d64196e6a00f9140daa0cad08c5b14d1950942fa83efe67561b17113f');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-23T05:55:32+00:00','move',108,109,109,'0.6.0','eb6e47b4162384c67a49b25cf8fdb18800d4590db780320e24c5a0522c1db122');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-23T05:55:32+00:00','move',109,110,110,'0.6.0','828345c3e3cfb53aeb82d242bc2b4b511e482ec4998795df319ffa4b6c8731c1');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-23T05:55:32+00:00','move',110,111,111,'0.6.0','b04620a337f17a95c9ddb5e9e99fa9bc4bcf81138915b1fef467cd7e7f290aaa');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-23T05:55:32+00:00','move',111,112,112,'0.6.0','9126593e7bf49286db8ebf23e6998ddb74752621c5f6cd92a08f2804081b554f');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-23T05:55:32+00:00','move',112,113,113,'0.6.0','47acd4f99e708c253b60cf1309c3d3a732cbe1fa43ff8d5ab532b66f013fa82e');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-23T05:55:32+00:00','move',113,114,114,'0.6.0','a9bdf3eda93bcbbbc493b51c5c62e6f4da6f65d7f1b5f5d5e3c15bf8de314960');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-23T05:55:32+00:00','move',114,115,115,'0.6.0','ef4a2c14042e2517e29a23463a791785ed7fc2b091d98a8e029ebf6ddc02ceb1');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-23T05:55:32+00:00','move',115,116,116,'0.6.0','1fd7f4f6a9799066318d7afb1ea458baa196f15b5d43a60441bda025a3ccdf28');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-23T05:55:32+00:00','move',116,117,117,'0.6.0','8c0be5db51d72d3ccb7d6b7b7727aab75a998dea1a5f0944b1258162d4a36c55');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-23T05:55:32+00:00','move',117,118,118,'0.6.0','a0a27895e9aec62643496b73b3803d7cf0b7e67aacab5ea32058004a8d0642d5');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-23T05:55:32+00:00','move',118,119,119,'0.6.0','a263d354da81bdb37b68850a2efd49f71515f3e3eee278bed2fde3e83811ce87');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-23T05:55:32+00:00','move',119,120,120,'0.6.0','e02d595fa4a807d9c6a2950c84d5aca54f9ca60135a915e322a6dc7cdb6aa1fe');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-23T05:55:32+00:00','move',120,121,121,'0.6.0','cbe9ca03a863aa24fb4afd720eea6922e2411ab08c61be2542c33cdc7c250fe8');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-23T05:55:32+00:00','move',121,122,122,'0.6.0','ba947e6f1970f9e5c63ed0968b5558564ffe25e4da77b0c4022a33320d39057f');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-23T05:55:32+00:00','move',122,123,123,'0.6.0','23b0bd6f29e0454d3fecfdccf22418cfa8826830d4f844117d5d4d0506329bc2');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-23T05:55:32+00:00','move',123,124,124,'0.6.0','b72fccad3cdcd18fa0f455564e4739657d5d4ced7b04f041b1c9469534ebdd9d');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-23T05:55:32+00:00','move',124,125,125,'0.6.0','0b934ca42d831476dd7d4e0867b49aafe583af4bebce937819dc7998842081af');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-23T05:55:32+00:00','move',125,126,126,'0.6.0','262b9bff66c6c20f361cbdb4ee1da42fe2e3563f12995de94b94effadebd982f');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-23T05:55:32+00:00','move',126,127,127,'0.6.0','b5be63c8ede316657944efb82e0549ada952661b12f32aef82f40a2028f33c85');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-23T05:55:32+00:00','move',127,128,128,'0.6.0','f7557eb0591c19324eb9ef415493dca7f02f16fe5ce0da9326eeddfd91001c8a');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-23T05:55:32+00:00','move',128,129,129,'0.6.0','f0cd4c1b03a553c768f9daf750990fe08294e9d8f275db51fcd7f43612728811');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-23T05:55:32+00:00','move',129,130,130,'0.6.0','7e0d77505bf9643edd6922f7551824772dc0e3f24bd8814550d3ff0d6767265f');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-23T05:55:32+00:00','move',130,131,131,'0.6.0','a14cf18d3ff34ca44d87d97075ee51ced93353e8a7997e55828608ff64ebee8b');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-23T05:55:32+00:00','move',131,132,132,'0.6.0','78d0ad2d2bf95f6ff16994f56c6c460dc791589ebed41cf418235a8f6a77f965');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-23T05:55:32+00:00','move',132,133,133,'0.6.0','b5f03558308ab4ad50e95974d1a80f10551325aeb13008d05024e841696cfc56');
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
