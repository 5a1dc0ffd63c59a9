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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-22T13:16:22+00:00','2026-11-22T13:16:22+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:16:22+00:00','created',NULL,1,1,'0.2.0','5155b2a096d1667c9a0baef4cbe34a6b858e5d334e0e32da383f07ef8769a0b3');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-22T13:16:22+00:00','move',1,2,2,'0.2.0','fedb07269a9840f679e2b6ebf7699f59ba632c6f0608261e089f6c55a3fa3e96');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-22T13:16:22+00:00','move',2,3,3,'0.2.0','2703a89ce0ad1520cc13da7b3966e9bb8eb521b6ce64d56eeb050e12937af2de');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-22T13:16:22+00:00','move',3,4,4,'0.2.0','9cffbf5e70027ae68136958fddf4ac20fdd204445cf486f204cc98deaa2ad008');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-22T13:16:22+00:00','move',4,5,5,'0.2.0','2014db2c2b745e8039d5fa838de80d30637459ff0b4629f9a2d6c712871d1015');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-22T13:16:22+00:00','move',5,6,6,'0.2.0','9ce817de34dbd6b50e862e9682ef65c53b9cb5537e53425e8532d5553e51081c');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-22T13:16:22+00:00','move',6,7,7,'0.2.0','be2ee4f5f74c693081744d31748a95eb722e8c4e74cbdd51af425ea577b371af');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-22T13:16:22+00:00','move',7,8,8,'0.2.0','a40047c15c7bf79228c766c539677e9bb5f4b579111eee0580100a843389a432');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-22T13:16:22+00:00','move',8,9,9,'0.2.0','e22d26fff5caea772e7ee9f05b5dd2793284d20b4a676795c7b0bad76259cac4');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-22T13:16:22+00:00','move',9,10,10,'0.2.0','e7871788b848e8c099c779e9065ad528937f5007fd9666d649924a2b6f2ec1e0');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-22T13:16:22+00:00','move',10,11,11,'0.2.0','4291401ab753d2f476d51f645888a378f59b532628c380c32dab12d1d37e8726');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-22T13:16:22+00:00','move',11,12,12,'0.2.0','077b6b61eb036ce4633e31ea12955236550254fdfc982fe8aeb191657e0a7d84');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-22T13:16:22+00:00','move',12,13,13,'0.2.0','18b99424eadbf24430fa3c2efdb317113d8bf90c8a887a60e5aa89e24ad5fa73');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-22T13:16:22+00:00','move',13,14,14,'0.2.0','14b13055f65b2516553451fce331fffce35f144d9e6c475c8cce59fe0e327391');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-22T13:16:22+00:00','move',14,15,15,'0.2.0','5155707b6e371fef8ccc4b57885d15b2921d53326cdd5328f339d3742a0e6584');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-22T13:16:22+00:00','move',15,16,16,'0.2.0','a31cac1c8e4dfd09fa052c815b0740038c11d02e8acefc24f19f069af7caa412');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-22T13:16:22+00:00','move',16,17,17,'0.2.0','4272e53132fffa723cbcbb4f96ceade61c5b25c2a18da8d2075d8e3b6085e0cd');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-22T13:16:22+00:00','move',17,18,18,'0.2.0','7f3647102b8365c05ba8125ff06ccd97946760b7034f4e9a00ed8c701fc8d8de');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-22T13:16:22+00:00','move',18,19,19,'0.2.0','2f1b8b85d7ba5c6b601b9b3abc9388d9f48d36edad12e3adda2605518fb83519');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-22T13:16:22+00:00','move',19,20,20,'0.2.0','40d7d55bdb5a09ea92c901818e03075a5e48e72dc93b16532eef0e282527a6e0');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-22T13:16:22+00:00','move',20,21,21,'0.2.0','11d697ac6e2652c402726620eebf8639bb9da2edeae10a549a67b7bfc05dc01e');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-22T13:16:22+00:00','move',21,22,22,'0.2.0','4835653f8de7f8501d3f6c5e786acf7f5fb65928e2c643e1154e21b23dada8fa');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-22T13:16:22+00:00','move',22,23,23,'0.2.0','4c7377d1ea84a2736d1efc3ce67b83e63b3eeba6a796a90aa39df8a6a365f0de');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-22T13:16:22+00:00','move',23,24,24,'0.2.0','a050a242a6835015687dc24a8790b365868f5f544e0187bede81395d4a44e66d');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-22T13:16:22+00:00','move',24,25,25,'0.2.0','05082370c51d29ad61357a9a7c62c114dcde0a1d99cde0c055010d6cd67d8b2a');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-22T13:16:22+00:00','move',25,26,26,'0.2.0','8b5c1458c427d3d1769719e50f0bbc16a13078ec08fc585a1b02d900bb6debd9');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-22T13:16:22+00:00','move',26,27,27,'0.2.0','cd481661fa6d5b345374e92684805c64f1b5fe3743f1591c229722a240f38701');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-22T13:16:22+00:00','move',27,28,28,'0.2.0','6266a6387f0b38caa10b6b3ce9827c15a4f87d71fc97f27696448bae184fba14');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-22T13:16:22+00:00','move',28,29,29,'0.2.0','46ecd23c8ef63df9aa63cc39e0dd1169192e6a43552a51eee9558f61cd95ed3a');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-22T13:16:22+00:00','move',29,30,30,'0.2.0','4c9ac94b262d3d0d2ffc2f4c02ae5e5710e1335edc0d6b613fb8743849321c36');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-22T13:16:22+00:00','move',30,31,31,'0.2.0','e12b4d41c0307af47a69447e4ab3256ef43ff43004170ca4d0a5dfdc571031e7');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-22T13:16:22+00:00','move',31,32,32,'0.2.0','245a49a859dc40debc23968103c5f751aaa531b5a3090e119647a0054ec8ffd9');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-22T13:16:22+00:00','move',32,33,33,'0.2.0','0a3cb01edff068504db183de835ffc325139f648e86d2d3d4f91a65b6a446b8b');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-22T13:16:22+00:00','move',33,34,34,'0.2.0','65c8a27347828a15e365c493eed040703881a2398abf5b50011768af81d28d19');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-22T13:16:22+00:00','move',34,35,35,'0.2.0','34f2eded0d2ada72e97375395e36145e9fb8513a9546add3c25e4ea8d2fca8f9');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-22T13:16:22+00:00','move',35,36,36,'0.2.0','41c3b8d716d2991c773e54487efec77aa9df8837fc1c86730c7c529535d6080e');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-22T13:16:22+00:00','move',36,37,37,'0.2.0','d632c01ece6b17ca5482bf5b134cf2f27d4b5494d48fbaf03aa3381dcc2bf749');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-22T13:16:22+00:00','move',37,38,38,'0.2.0','33a17bb259fcf91ef942add9c7b3eeaa605827d1c5f83a0ab8e1c4326aaa3502');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-22T13:16:22+00:00','move',38,39,39,'0.2.0','581a18c3dfe35ec5c7429adc0a48fafecbe38ed356d31b7d34e0d9386c50c538');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-22T13:16:22+00:00','move',39,40,40,'0.2.0','4d5194b012d910a8fbc5b152e0aeed6e0094966db75a88087be86688d3ab738f');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-22T13:16:22+00:00','move',40,41,41,'0.2.0','d416316c649502fbb7acc774ce9a6007bf096b20510120454db0714cc5f120e3');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-22T13:16:22+00:00','move',41,42,42,'0.2.0','24ec65d7a5788856f6d3a1e9ad3d47d4130730b3df03efcd603196dd18272d82');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-22T13:16:22+00:00','move',42,43,43,'0.2.0','5e310db002bf39136174a441157c4983e3e485c3e4660a3c698c3c7d7ab3b90f');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-22T13:16:22+00:00','move',43,44,44,'0.2.0','0e3e0f3bd54fac4ccdca1ecc45d0d4c9be6f0a8f2fbed28be9e6e1367b8ade7e');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-22T13:16:22+00:00','move',44,45,45,'0.2.0','99328b9b531d1d5c8addb88bcf8246a774214aa1b56e2f8d7a61a55c40da7f96');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-22T13:16:22+00:00','move',45,46,46,'0.2.0','490847be2ad9c020df055886312e0a171f201b8154f95d94077e2482b4d93eb2');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-22T13:16:22+00:00','move',46,47,47,'0.2.0','53cf9af74f6b1db26cb5613ab4db94c89d16dc88cfeebbcccd1e87b8f8eccd1f');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-22T13:16:22+00:00','move',47,48,48,'0.2.0','778e4056917ff90961a37d583d715ac04bdc6dca93884ef8f271fef817262fb3');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-22T13:16:22+00:00','move',48,49,49,'0.2.0','2deebc510746f2c0ac35991fe7299526ce5044dce3e3e4d109d2dbda4be84287');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-22T13:16:22+00:00','move',49,50,50,'0.2.0','b95d9b4887a03b7d1d841721837792402287774818251dc16b024c84fe40d959');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-22T13:16:22+00:00','move',50,51,51,'0.2.0','021bdc6bad998dbbbc9dc7d4bd4c584f8a123124bf2aa1d8bb2b914ee751aa70');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-22T13:16:22+00:00','move',51,52,52,'0.2.0','c31c6d0eba32f0305dc39703cfbef19f79112bd31670ef0871dd5d02091986c9');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-22T13:16:22+00:00','move',52,53,53,'0.2.0','1cc6a8469025a6aea5eb89f134133ded4e925e17d5b691a03d895d1b6e951a02');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-22T13:16:22+00:00','move',53,54,54,'0.2.0','fb7c0f3164c52007b3959291cef5448623c2dcf236468d380447821b7348a046');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-22T13:16:22+00:00','move',54,55,55,'0.2.0','065aa085021d42ab6e42d3646b9ed12283b7eb20b458b5219e01e35a67a952ee');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-22T13:16:22+00:00','move',55,56,56,'0.2.0','97c0817c179126bdb719e89fb7b72c29280a901b9dc54b2fab30902125629031');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-22T13:16:22+00:00','move',56,57,57,'0.2.0','5f358225bdbcb17887364b6105bf2c026005b961506fc4d4ea9806a365018021');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-22T13:16:22+00:00','move',57,58,58,'0.2.0','69613d25c9f40a07cce19d8c320496cc76db880d392c7aa7b7c62be8d9f1a922');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-22T13:16:22+00:00','move',58,59,59,'0.2.0','1f9e1757f2f8d1ddb110a93a34e85ee4d9aacfeb661376109adedb0aeb60dd3b');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-22T13:16:22+00:00','move',59,60,60,'0.2.0','4198fb84f58b542fc17a3e00903fa51b03026b28fefd8068c980bfdc27b2fb8c');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-22T13:16:22+00:00','move',60,61,61,'0.2.0','25ad3bc540d2adc078a1648714917162feeb597249d59a71101f1eaddd7495b0');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-22T13:16:22+00:00','move',61,62,62,'0.2.0','b06ecd3e4c5488f213d6b3c9c090eca2efe6152723647b5bd81b7c1a36dd42a5');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-22T13:16:22+00:00','move',62,63,63,'0.2.0','7192dfa8630a3cccd67f4a5f2bc02975e00e44eea1db6d25479ebeee7e536619');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-22T13:16:22+00:00','move',63,64,64,'0.2.0','aacefcb01c5d603400fd2ca65a82de11ac1aedc32ca1889d476b7d2ef927d8b1');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-22T13:16:22+00:00','move',64,65,65,'0.2.0','dc3cc3e8cd9f4b60d561d000a23a20c3b45a3f9d068904d5b4e9c40575abf597');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-22T13:16:22+00:00','move',65,66,66,'0.2.0','1bc26fc8ce3efdf03954316c9484bba180b4ce906569302c08cd086ffd85d1f7');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-22T13:16:22+00:00','move',66,67,67,'0.2.0','6a9b286c609dc2dee9f4b4c74b92ead651465d4403374ccecf3a22b7ae3093fe');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-22T13:16:22+00:00','move',67,68,68,'0.2.0','4a77c98e42cbf73b60e23d9fefeccaa083e3cf0e965e3a360099e953b83a7b4d');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-22T13:16:22+00:00','move',68,69,69,'0.2.0','d70eec461ad02033ff4ef8ea441c762420c33698d41ecc6640fee5e5a3fd7f23');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-22T13:16:22+00:00','move',69,70,70,'0.2.0','a8995fc3b3fb713d4ace2d03ed700d6a51cd6669b442f80114e8377588f44152');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-22T13:16:22+00:00','move',70,71,71,'0.2.0','25ac274db2bae5c073535e801233b1bc6dcb68ccdc9117e8eba7f6574ba99822');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-22T13:16:22+00:00','move',71,72,72,'0.2.0','5fffca6b0ea3f40d9e203e2b07e3bcaab1229ca76b928bc62f9f516857a4c0ed');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-22T13:16:22+00:00','move',72,73,73,'0.2.0','f203818fad15495afb8e04e120a273bcaf0ed1d666dc5a17043b6923d6e1dc4c');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-22T13:16:22+00:00','move',73,74,74,'0.2.0','5d3f517ca5869dec25c41460db6a461f480729e310c2c25bbfeb8c782995b887');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-22T13:16:22+00:00','move',74,75,75,'0.2.0','8183c4a88a142e2992f0aa5c036293f4d15bc5d62afa042f28186fc5cff00a76');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-22T13:16:22+00:00','move',75,76,76,'0.2.0','f2037fa07f2a5a579bcd2665c9af06d1401e01042df5e97a31674c732c47caaa');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-22T13:16:22+00:00','move',76,77,77,'0.2.0','c77419c88eccd9ee9f31366aa7eeddc8c8ff51439c4b897e8376152fd967cc62');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-22T13:16:22+00:00','move',77,78,78,'0.2.0','57d2cd14a48fd7e2376adab0f79a2ef3d94063d618cbe86c116d50e41d1449b0');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-22T13:16:22+00:00','move',78,79,79,'0.2.0','df406df0d931f2cc834e21eabab2f61e2ac6ada4d4beceb8e6738be7882fe92b');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-22T13:16:22+00:00','move',79,80,80,'0.2.0','dba48f0461bc686ce7bbc44beeaace9e87b19a9751cdd4f1370de5a6235438b3');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-22T13:16:22+00:00','move',80,81,81,'0.2.0','aea52fc321f3ae7f5da0edd6575440ccd5702c041a1c7f382c2c006bbff9a794');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-22T13:16:22+00:00','move',81,82,82,'0.2.0','964d07adde376a9ff277fdb5b01c705ee8255871df1b3b2f685eaf01f64b0abc');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-22T13:16:22+00:00','move',82,83,83,'0.2.0','79b1f2e72361295d1ef284a8b2997b2b8de243c4c3f9b983e4738bc88610c8f8');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-22T13:16:22+00:00','move',83,84,84,'0.2.0','1a3e2f9de043b36e0a3b3a0d26ab9b8553462c826b15dc583bdba3393a25a473');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-22T13:16:22+00:00','move',84,85,85,'0.2.0','b65316fb246bfefbd05dd59b83e7267c468bdd479920f949d8ca2e7917b3712b');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-22T13:16:22+00:00','move',85,86,86,'0.2.0','16f9a37778b0ee6f2388f14097d0360028b0fd89c31e802c7e2e20ffa6464f4d');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-22T13:16:22+00:00','move',86,87,87,'0.2.0','f924010f09a03faffaac358a8733d9f841f1fbbbe3e91b4290382dc3fcd4a3e8');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-22T13:16:22+00:00','move',87,88,88,'0.2.0','f653dbf1b9f6e22842b53c38cc7314469c70e55d31055f8bb233abc1dd8b1bfa');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-22T13:16:22+00:00','move',88,89,89,'0.2.0','0c2528257894df76aa94fb509769e5ec0e51efda47437fe425743ad88ced9b3f');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-22T13:16:22+00:00','move',89,90,90,'0.2.0','cd3dfdc219c73e544f78247844b304da87ea7b08f2244c45c4b375ebac0993e0');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-22T13:16:22+00:00','move',90,91,91,'0.2.0','ea5ac57b92e0c6f204256863cf71a250c77d2168c79a4efcbde14aef8e9f219e');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-22T13:16:22+00:00','move',91,92,92,'0.2.0','dfbf0df1f5cbbb133cb67d25ebdddb0f8d8800f74f33ab120d9543ea5208601e');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-22T13:16:22+00:00','move',92,93,93,'0.2.0','71d1b7d110531f4be3fe20c76533b8313fa3e6b807174101847e58f232dda648');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-22T13:16:22+00:00','move',93,94,94,'0.2.0','62e603e528e637a390f6f19c193bf7f45756101f83fd18d7c5e3d7238244edbf');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-22T13:16:22+00:00','move',94,95,95,'0.2.0','631f88cc2a7f04f1a3194f21c931ae8170e8e2aa8214943f9f04e3eb62dd7882');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-22T13:16:22+00:00','move',95,96,96,'0.2.0','248f800d924ca21776de2d526c54eb000f730dfa38b2aa539f98544124dd67b5');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-22T13:16:22+00:00','move',96,97,97,'0.2.0','144e28fdcb3c70958bbb828d57ec67e9fd3d0873d29eafd845661f7d105a13a3');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-22T13:16:22+00:00','move',97,98,98,'0.2.0','2c50052f399672d77c09bc118ce196c4eca62e796bfe3adfa10b97686cf2ab51');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-22T13:16:22+00:00','move',98,99,99,'0.2.0','a17a2fe7a64e98b7757459dde9bfe975857ed38058e1147ca85e7501d7fde638');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-22T13:16:22+00:00','move',99,100,100,'0.2.0','7e87e5612609c55700a63aa62a7833e15307b759f431b76265f20530a3b18154');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-22T13:16:22+00:00','move',100,101,101,'0.2.0','0a28e3a3aec1cd1136c24f0d99ab554d7dd19bb9ec8e0788f20def242c520ae1');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-22T13:16:22+00:00','move',101,102,102,'0.2.0','da57996f43a6efa289ac7ff7112be3cbbcf240fa8f4144a2dd9198b3afc2b1be');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-22T13:16:22+00:00','move',102,103,103,'0.2.0','2b59a1527adec7743bf0e24588c09f28f632135797e37278324cbc86ea596d41');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-22T13:16:22+00:00','move',103,104,104,'0.2.0','e4fe8b1be529d1dcc7d49fe4ba61a629f35d52461f71860bcee5f1e7b2ee2c96');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-22T13:16:22+00:00','move',104,105,105,'0.2.0','3a7491fc16c3827596f2ef388b8e1f0d8a583e42da0e7bef0c7559dac8799284');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-22T13:16:22+00:00','move',105,106,106,'0.2.0','eeb9c1313e4860a1910c562d8f70130faaecab5b74a21a710d7eccbe8c8f8de6');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-22T13:16:22+00:00','move',106,107,107,'0.2.0','89aa81f6224c6993d1732cfbadc9376be35ad8168e4690781122882063fcf540');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-22T13:16:22+00:00','move',107,108,108,'0.2.0','09eb32acba99ea8b385700c25ceaa927ce1ba307794c2e1659ed98750094ef16');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-22T13:16:22+00:00','move',108,109,109,'0.2.0','8606b1d719de6c7218acc7b24f433525a10ce5320a827e87ebca957956d2abcc');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-22T13:16:22+00:00','move',109,110,110,'0.2.0','328eb82d177c9521f35982721b9a6f229a12677777e34a5c5eccc9a835a4f809');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-22T13:16:22+00:00','move',110,111,111,'0.2.0','5540f665ab970e4c45ec5787a9a66fcf791c2b5f078cffacd8fcf41b837cdbb7');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-22T13:16:22+00:00','move',111,112,112,'0.2.0','7dfb767d0795a65f0ef4b5b23048e6f018f26bcde376c81029d74425b000e9e2');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-22T13:16:22+00:00','move',112,113,113,'0.2.0','8c5cb820e77b682cdd6f0761decb99ade152e4e78f7b868621722c9dcefc7ed0');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-22T13:16:22+00:00','move',113,114,114,'0.2.0','bc4ff4d2d2866a2b3f98bd2c21a8e8e51e83d73f28f76447b68d94471d057135');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-22T13:16:22+00:00','move',114,115,115,'0.2.0','2b6c7d59ae423cb64914dec51babc66e93477f9ae7dbd844f4e1b05335f261c1');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-22T13:16:22+00:00','move',115,116,116,'0.2.0','ea60c3984f9b3b18cd87b2d060b823ea01102c8fc990797290e9736a875bf3b9');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-22T13:16:22+00:00','move',116,117,117,'0.2.0','b15a2cc81b3d2a7f8a2e3798137f59b5e520ab8c7bc482e5a98f6d0d298d440e');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-22T13:16:22+00:00','move',117,118,118,'0.2.0','f4cf1614a5043350de1871f22150c2136843b428fb8568e891db3cef4f5406c0');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-22T13:16:22+00:00','move',118,119,119,'0.2.0','ed11a7a7ece557d18560ee13323267aa3ecdb8b5369c0b66cb1c1a1ca266ded1');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-22T13:16:22+00:00','move',119,120,120,'0.2.0','54ea55f0e16419afbb50ecb5d5119755fcf965049d8019881907abad2dfd6de2');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-22T13:16:22+00:00','move',120,121,121,'0.2.0','840cebad666401139dafa26123f93e0918ba4ada5f11c0bdbeacb1173c8c61d4');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-22T13:16:22+00:00','move',121,122,122,'0.2.0','41aa5f803e7d3ec0f9f87c91f30825af88c5cbbe8696761506ba24111ad701d8');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-22T13:16:22+00:00','move',122,123,123,'0.2.0','97685a6769cc90813030678e6c53ceeadd008a671399f0b550b5e46b1282b53f');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-22T13:16:22+00:00','move',123,124,124,'0.2.0','03ba9d09780e75c33676bc80dd8bdf5ddec5591432da7e5cb0b859a1b63844f9');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-22T13:16:22+00:00','move',124,125,125,'0.2.0','6e39348141ddabc09ce1b1f31633cb963ab8ae144d10884f7b6e4469f5243db5');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-22T13:16:22+00:00','move',125,126,126,'0.2.0','7f3936e65cc77ad8ffed7726fba46450b7d41e54a717e4f33bc601b0819a1025');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-22T13:16:22+00:00','move',126,127,127,'0.2.0','6d1e722ce2c5e662fbe7d72310ee7fb2ef4ccb4268070724be8fccdd6225cb94');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-22T13:16:22+00:00','move',127,128,128,'0.2.0','b6461b08ffcffea198298ce29879898ccc6897eb91c30f112d94e5140b9ce507');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-22T13:16:22+00:00','move',128,129,129,'0.2.0','ede23a30176d90482fba1dd872f04b87c0e2a3ebd75a9a50c8731dd059fd204f');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-22T13:16:22+00:00','move',129,130,130,'0.2.0','a4dcc462b30518874a6ce5c29969c80c87f2424c29df8df699b23a7c0b198192');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-22T13:16:22+00:00','move',130,131,131,'0.2.0','7788ae021dbca80e00dfb980ffbb0056b3f612fb4c573747096e7b21eb97e86f');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-22T13:16:22+00:00','move',131,132,132,'0.2.0','c86beeef6f9edd39296fd4fa9988cb1848d3f5968d4c20de02612c2205c7568c');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-22T13:16:22+00:00','move',132,133,133,'0.2.0','f495ae9dcbdd643f1dbdd3a7a7c7b0d1b4b7c9c95841e15ae121badf62534012');
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
