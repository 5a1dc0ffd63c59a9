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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-29T10:06:48+00:00','2026-11-29T10:06:48+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T10:06:48+00:00','created',NULL,1,1,'0.11.0','2f7ba4527418307a36ef2b3d3498ee7ca5f624f1a09209b8d4da194cfa4f7707');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-29T10:06:48+00:00','move',1,2,2,'0.11.0','3c04b3095d482a5acfdcae510c2bceca974c8fb3f1dac9acdaf0b5042f2d290a');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-29T10:06:48+00:00','move',2,3,3,'0.11.0','f7b185edcfeedbb3f0bfd52059d91813e9fd95b660c144930fb4b887845a44a6');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-29T10:06:48+00:00','move',3,4,4,'0.11.0','d7dcecc3269eb9173cdedff8f511d232bbe9da763e9e6fdf8937c3eb2534696c');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-29T10:06:48+00:00','move',4,5,5,'0.11.0','184118243f21a7061a42c5b669ec0e0ea2598edc6217cf0aa77c98cb5cbcc1ce');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-29T10:06:48+00:00','move',5,6,6,'0.11.0','33e6ab70a211e0b43e63d0a3e6ba4caf20cfae92ed72c7a18a4d49a7b618bbe8');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-29T10:06:48+00:00','move',6,7,7,'0.11.0','abf08acecba50c217a7ded75d9f58dc78be90aa110b71d1e70204ce2d66e69cf');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-29T10:06:48+00:00','move',7,8,8,'0.11.0','578962b947ad2bafac707eb8e6717038d4223484adcc94046e3908981172c99e');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-29T10:06:48+00:00','move',8,9,9,'0.11.0','4aef33e1f91b0e78db42915c194e732d148a59395c0147f302fd041be5dc05b9');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-29T10:06:48+00:00','move',9,10,10,'0.11.0','e3ec17c88343f07f60450dc6b409aff6ee6bee825016e70e7c781739a44f4730');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-29T10:06:48+00:00','move',10,11,11,'0.11.0','f78a064dd879ef8d47d96b7d43f4e8411f7aec72c4d6d67235b7c5c49443a568');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-29T10:06:48+00:00','move',11,12,12,'0.11.0','fe2c59284632b798b772b52e070feb7c0c8ff1eb491fbef3cdc932f59c5ff836');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-29T10:06:48+00:00','move',12,13,13,'0.11.0','5306d6cefc9b731c6b5835bdebacbcf576137f8093068e2e1ba8050f42248ec4');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-29T10:06:48+00:00','move',13,14,14,'0.11.0','fb49f1dd7b83a2ca46ad14793fc62f47895186943550438392e60e2b2dea1875');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-29T10:06:48+00:00','move',14,15,15,'0.11.0','34e95b4565de55933d0f44b50dbb191744c66c93abb18eb7095e85a88ba47b9d');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-29T10:06:48+00:00','move',15,16,16,'0.11.0','3953a79f0e56e65e2bf56d074931bc8eaca1201a659c5aad426b653bfdeadf19');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-29T10:06:48+00:00','move',16,17,17,'0.11.0','1e445b27bd00a27340e47c0460518ee46d7b2102a91855d0ba2dfd71055de781');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-29T10:06:48+00:00','move',17,18,18,'0.11.0','4caef26f46b92814776d00a6c79a12c54d9178559227171daf7af5602080b162');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-29T10:06:48+00:00','move',18,19,19,'0.11.0','12f206b380f96d4724e95938e0f9e4b3344e5def604b148ce181ce782f924696');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-29T10:06:48+00:00','move',19,20,20,'0.11.0','f7f7eb3e7e0801ef55e461bcd499d66d73b640f04327886adaddb54c8488a588');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-29T10:06:48+00:00','move',20,21,21,'0.11.0','dc28af6a4ed9408b6ca770d162a64a723e687766f9d9643ad004b6a38e13812e');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-29T10:06:48+00:00','move',21,22,22,'0.11.0','230a8b58bb0b5824e906f3cbb80389831b5dc7a42acf053742961e0ce8b296b6');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-29T10:06:48+00:00','move',22,23,23,'0.11.0','0234c89ae9b10fd24a709100746c6d671ce5bf9d42cad4be6ba851feacd5f7b0');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-29T10:06:48+00:00','move',23,24,24,'0.11.0','d18eac5373d41acdcd4cb4f8f81839978fc801657f3406e86d7e49e475530dea');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-29T10:06:48+00:00','move',24,25,25,'0.11.0','a47ef4197f1aba7caf4619de955b4ca63859ccb87dfab53ef8a31eebf1bd582c');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-29T10:06:48+00:00','move',25,26,26,'0.11.0','622311738a93ebb7b1d9a7f9cfe15f60759d2f6cd96e060b500a04d7092963eb');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-29T10:06:48+00:00','move',26,27,27,'0.11.0','3c9d202b34897d80aa97f50b365bef5341432e2f3ae351c5ab0a64c00986898a');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-29T10:06:48+00:00','move',27,28,28,'0.11.0','3e943a0cfa727ef2b09faa9361f212b8f8515d870b34f2dbcc738c0a7a0e34de');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-29T10:06:48+00:00','move',28,29,29,'0.11.0','547e813092067145c07e9bb5b5bc5c15763415d55822a3082955600243e8dcc1');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-29T10:06:48+00:00','move',29,30,30,'0.11.0','ecc63d347fe779cf51d2704a80271abe9ff80b981a4163966a7cbd64a7d30841');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-29T10:06:48+00:00','move',30,31,31,'0.11.0','9a3354f9371302c930bdcd8c8db40cc36c51e24ae2c9ffa4b0a9dbabf8597ade');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-29T10:06:48+00:00','move',31,32,32,'0.11.0','8b65bf45d41ad777312b59a6d304bb799aeccf5df64b1e68d40bc8f4d1755cbb');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-29T10:06:48+00:00','move',32,33,33,'0.11.0','be6a3e09d4ee4295a4f3059a2b5fb8e5dee9bf88d56a44024a16f07819d06297');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-29T10:06:48+00:00','move',33,34,34,'0.11.0','9454eecd1c6df9287967a85cf0c2eb07fba140f729746a147954b69cdf00ea14');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-29T10:06:48+00:00','move',34,35,35,'0.11.0','d3b72c7618a86eaa4868a64225c02bb5f0ea8f8008b443197b7096e8d80e4583');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-29T10:06:48+00:00','move',35,36,36,'0.11.0','a412a6ce912f2c52e98c6492da942a898a18970ab34ed6e7e2ea6e3059108e1c');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-29T10:06:48+00:00','move',36,37,37,'0.11.0','6ad9a8aec52546c1bb43a52d037030436fe3f5430477caf3e65f1ff493890b01');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-29T10:06:48+00:00','move',37,38,38,'0.11.0','ced7c14bc05a7488cec9fd795dd8fbf5c8d4ca47bb47f65163e5df73a2d45618');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-29T10:06:48+00:00','move',38,39,39,'0.11.0','ab6f245cec7ae64732dc56151372a26429e41c1faa5da00ffed9fe0b2d7b56eb');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-29T10:06:48+00:00','move',39,40,40,'0.11.0','2e1ad73f370e5db8eae4e5ed49df5909b3634e8fe062773a99afb3ed904d2b4f');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-29T10:06:48+00:00','move',40,41,41,'0.11.0','a2faf186019af13e040d17156de352bea1fdf49bf0dcef260409f3e6f8f18f5d');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-29T10:06:48+00:00','move',41,42,42,'0.11.0','bced879d4e3c597c9ab453cba053c4a1316991c34a663a1c6c11e5bd51002c76');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-29T10:06:48+00:00','move',42,43,43,'0.11.0','c929f97cdbd210827f68662c34ebf87377a527ac874448ad334c824e49449600');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-29T10:06:48+00:00','move',43,44,44,'0.11.0','55ef2436f9516c44330aa58549802cd0e0bd10df439deece51f0d5c5c73886e1');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-29T10:06:48+00:00','move',44,45,45,'0.11.0','86bf96cba11d592a9a4352c05923eafc71a204bc3876b4e031e76863d79859c0');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-29T10:06:48+00:00','move',45,46,46,'0.11.0','dacd0cb337056249b8e18fb6b7bb54921748523aff541eb4eaf3144da387099b');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-29T10:06:48+00:00','move',46,47,47,'0.11.0','51ee6a226402a6da8d4ec81de78bf4d5177527045587f9dc38ba045135ad814c');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-29T10:06:48+00:00','move',47,48,48,'0.11.0','97853ac866997bf0a7bf727023dcf366efc5bac15205dbbefdfe72800a29fa38');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-29T10:06:48+00:00','move',48,49,49,'0.11.0','73c6b90e6a84aa1d7ae3eb1817fd692f2f6a5999722dc51254052761bbf2edcc');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-29T10:06:48+00:00','move',49,50,50,'0.11.0','553596e1f7dc31c1a900e032e870ee8b32c157b4ac195683ddec672882105477');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-29T10:06:48+00:00','move',50,51,51,'0.11.0','bded3bd2317594cb2dec141b584073583f6eb83447dd84317456f8291b7ba804');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-29T10:06:48+00:00','move',51,52,52,'0.11.0','0d52eaa3ab66d608f9015394ec7bdf406a955df9cff8e992e9fae6fe45ef572a');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-29T10:06:48+00:00','move',52,53,53,'0.11.0','a570e853a9ceebc3dbeb2e377bec249ba9ba137605e984d60f687ed822d0d665');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-29T10:06:48+00:00','move',53,54,54,'0.11.0','32bf8f9a2be755501154264a83055bf265f082efa746012c44f9ad2d19179cbb');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-29T10:06:48+00:00','move',54,55,55,'0.11.0','ce05ffe190d76d8cbb845269a28abdbb854497adeb7e278ee7742619095be3bd');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-29T10:06:48+00:00','move',55,56,56,'0.11.0','3d6700650528789928064f869b730fc18fb89ed8da22510c868cb7863af57654');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-29T10:06:48+00:00','move',56,57,57,'0.11.0','5483219e32d2daee1f2ebfa25c66b103bd16f854f12ab75b767dbbcd1c235a33');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-29T10:06:48+00:00','move',57,58,58,'0.11.0','b686f0200eeee5dae464153220636a853581fd9b699e03caa2e9f31743e41b99');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-29T10:06:48+00:00','move',58,59,59,'0.11.0','c7581d881034290d7eaa2ce01d81982ac50edb9ce1b3aefd840b9c2326cb6dbe');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-29T10:06:48+00:00','move',59,60,60,'0.11.0','280590f67cf392ea95930366ca0186f8cfb16da3ac534be99c43c9fdf9dec313');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-29T10:06:48+00:00','move',60,61,61,'0.11.0','6613a52155aa4d64231fb3abc123e9ea9f8ebf6daa2a5820c185828f17591bbb');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-29T10:06:48+00:00','move',61,62,62,'0.11.0','ba75537db4668293950764626dae3339256f05ddc74843b2dcdc60bf4e474d47');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-29T10:06:48+00:00','move',62,63,63,'0.11.0','425a016dca3641f6371cb059a2c84783d444ba7dd505768f3cb7d19c9bec5401');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-29T10:06:48+00:00','move',63,64,64,'0.11.0','838cce9c232abe0dd3a26047a06dd72a57295135171380cbf0093997ee14ccaa');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-29T10:06:48+00:00','move',64,65,65,'0.11.0','106a5b916e1b88b5d3cfcf615a1c34a8514aea73103c6fc9ad0f82df5704baba');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-29T10:06:48+00:00','move',65,66,66,'0.11.0','263bc90f2a507aee5919c18ca798078e19a05c31e8e936b0bb183be57cb0c7fb');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-29T10:06:48+00:00','move',66,67,67,'0.11.0','a7ef9d692ff4b391ce713f13fb4c61fac6400ad70f4b53636ea677f3014caf70');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-29T10:06:48+00:00','move',67,68,68,'0.11.0','6d1d16641144105ed9233010b2eb3ac090bed437e7e547fdcaac63b6990601ab');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-29T10:06:48+00:00','move',68,69,69,'0.11.0','79973a4fdc44c8c9fb2aa262894455aec6f8a03c21d9234c5bceeca24ee81ff6');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-29T10:06:48+00:00','move',69,70,70,'0.11.0','1b611458fcfc7774dde5d32383e561cd4e34b57b04c0223e793574cd1174af24');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-29T10:06:48+00:00','move',70,71,71,'0.11.0','e88522492543af1ac6d998c9907649a3120cf7c0a0e84a650adaed4b55690aa6');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-29T10:06:48+00:00','move',71,72,72,'0.11.0','fd7aab14f115223ad2dce996ef722738fea99b5726118b0e02287bcce4c38a35');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-29T10:06:48+00:00','move',72,73,73,'0.11.0','a9722e8976395527847c302992d615d6892765bf965eaf161a3f4c53eaa4158e');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-29T10:06:48+00:00','move',73,74,74,'0.11.0','71b0857cd050613d59e7b9ef470eb741dd27b8ae63fddc916480a9bbed2f164f');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-29T10:06:48+00:00','move',74,75,75,'0.11.0','ae476df43c3f37fdcf20fe945019aa361f6dbcd95e6646b0987c6e5a54676ab9');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-29T10:06:48+00:00','move',75,76,76,'0.11.0','0d8bbe0cef4b80ae6b52fe25479109250d99e00e552cad459dbb6d4a02a2c5a7');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-29T10:06:48+00:00','move',76,77,77,'0.11.0','3a3b5a9ffeaa107ccdd171d89d18c09a444020917720432064ba2cb0eeb04812');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-29T10:06:48+00:00','move',77,78,78,'0.11.0','6fa6eeabc3ddc90ab603d30ec9d074cb07fe3d8a5f0552bd7c1298683bfb60b9');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-29T10:06:48+00:00','move',78,79,79,'0.11.0','74c6817b66b79ac799c48b5a0f4246bda71e68bc9550ac336d4dfd5aa35620b6');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-29T10:06:48+00:00','move',79,80,80,'0.11.0','c178cb6a729935fb860c6b991fdea4d59cbb7efaac348e5fbf0b29ebdc10d0af');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-29T10:06:48+00:00','move',80,81,81,'0.11.0','80ec009941b7e91b2e168e03b119f80a930499d160a863acf8cb410a30b68dff');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-29T10:06:48+00:00','move',81,82,82,'0.11.0','05885a3a638f8884a74bc15dc7f8a8fadc9289e2bc60700e28b7d824efeaa136');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-29T10:06:48+00:00','move',82,83,83,'0.11.0','affc7254f8b14697c26131fb7654759a91d6e2beeb1e30b601cc7ca6545914cb');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-29T10:06:48+00:00','move',83,84,84,'0.11.0','00fbd6a0a326bb3e203a00b8ae9421d8998a15a9effdd2d70e4416b691e6390c');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-29T10:06:48+00:00','move',84,85,85,'0.11.0','287f0150ee77be4586ef2d47b3300a2f0966837538cc32302a7ee0730cea9749');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-29T10:06:48+00:00','move',85,86,86,'0.11.0','dee87b1fce03f269b0e0b8b3c0fc9a301168e0a8c0be023309f5a4a0c0f16cd0');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-29T10:06:48+00:00','move',86,87,87,'0.11.0','927baa57b90b5521a22d226a209cc9761310118fb2f2f61112815af8a08f2a37');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-29T10:06:48+00:00','move',87,88,88,'0.11.0','f1e4344fd4df13ba9f7bc23bfa8b9764b02c883711c6075cbffda34a14bc20d7');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-29T10:06:48+00:00','move',88,89,89,'0.11.0','407bcc6d1b158fed182a5c50cc0158c747dce93d0c9ecddab0362320d250b9c0');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-29T10:06:48+00:00','move',89,90,90,'0.11.0','62545ad369ac0697d96e48dc354f5ed86d21a4ba2d781f704d09a61ba19f3d95');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-29T10:06:48+00:00','move',90,91,91,'0.11.0','17d793a850f8b62f3fea3cdffd7e7e3a3244fb4198d0a1c164bda9615ea50523');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-29T10:06:48+00:00','move',91,92,92,'0.11.0','ac85c4253844533ae8ea5d2213f448842ced31f2288cc0c66a61f23e15482eec');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-29T10:06:48+00:00','move',92,93,93,'0.11.0','d474847e473286ea4e8e6cefb804fbb433e037ce170f3f3a11a1e7568bbf8771');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-29T10:06:48+00:00','move',93,94,94,'0.11.0','5f95c65e5f6d666b36c703626d4256d054b19df9b0953044da405802b6836957');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-29T10:06:48+00:00','move',94,95,95,'0.11.0','ed2431171fa68df1f83a96c4e050cf1acfe89f8db7d95091851fc7f5fd7edb93');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-29T10:06:48+00:00','move',95,96,96,'0.11.0','c22dedc836eddc8af05fd6b586398c64bd8483ffd7cb3c338fe44f50c2d0af75');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-29T10:06:48+00:00','move',96,97,97,'0.11.0','4a2e8462ec199097323c4190af4433e1bb7dcb6b8d002f675f64e137f921131a');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-29T10:06:48+00:00','move',97,98,98,'0.11.0','3c3f8e9ded49962dd3c3818a888c58deb5093a3f058ef62f0d1a73269eb06bad');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-29T10:06:48+00:00','move',98,99,99,'0.11.0','274678aab9d2ccb0607bacc9475fa52b9f373043c55a435e2908c39eb8f7b58a');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-29T10:06:48+00:00','move',99,100,100,'0.11.0','e93b5219336ee1153a1e0f5560773cf587ad7dd46db687748a2d4cf330e2866e');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-29T10:06:48+00:00','move',100,101,101,'0.11.0','0df8ef0ff66634ee27ef762d0cd97800c87c645ccaed620466325617bf6fca33');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-29T10:06:48+00:00','move',101,102,102,'0.11.0','2078c6be9839fee651fab72dc654353c3d1b528848ea6dcdf0de8ec293ed51e4');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-29T10:06:48+00:00','move',102,103,103,'0.11.0','40d3218c755f3e5e8f72f7b499c8a2be0b025819b7925fefecd224b304376b95');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-29T10:06:48+00:00','move',103,104,104,'0.11.0','532725704d7fd8526c1ce083de8e467389983d3b7eb0823a4925ad3368d9fd85');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-29T10:06:48+00:00','move',104,105,105,'0.11.0','6d4e50769ec40548e2638cf960b870e674f0a5e6d991ba642a12d98284683d26');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-29T10:06:48+00:00','move',105,106,106,'0.11.0','5c39c0857d4a387f834967a0297b0aed11985fbe5ab214d50a9b35518f3c5881');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-29T10:06:48+00:00','move',106,107,107,'0.11.0','f9f5810e028ede778d26c6cf02da654eb67521b27d10cf8a2cecd79a9fc93cce');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-29T10:06:48+00:00','move',107,108,108,'0.11.0','97b0d9f07fccd666211da8d5c70dc2a8b4bd2ae15ebada66c77a1d0fce37b98d');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-29T10:06:48+00:00','move',108,109,109,'0.11.0','e3037e02799ff7f8a2c7cdd2ddfe7abe244b6fa440e0f1f9837be9fcfa22fc60');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-29T10:06:48+00:00','move',109,110,110,'0.11.0','34223b8be8a36f4352872571326cc7f31d67b10841604f69caa39cb30680ea81');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-29T10:06:48+00:00','move',110,111,111,'0.11.0','f82aae7abd793e87f10bbf46d4fee9609bdc8e88a71152b94070600766d80f89');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-29T10:06:48+00:00','move',111,112,112,'0.11.0','c6c0020463ad5534dbea6510b53a8b103309935bff7b902fef3b30c90441f4b4');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-29T10:06:48+00:00','move',112,113,113,'0.11.0','10bbe97a52ed4a130395f3dbca564c2ed19cc327fe491d32ba29caebe993626f');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-29T10:06:48+00:00','move',113,114,114,'0.11.0','15517d7f4da25101e416456d9b045570193930570610d68092d5a66463bc8c27');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-29T10:06:48+00:00','move',114,115,115,'0.11.0','62849f98e694fecc4c788bdfe53e90aa3b958d0b014dad72560237c0e3ac6d52');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-29T10:06:48+00:00','move',115,116,116,'0.11.0','e5a95f9947187aba5422d29863590e7c1a6b82573c3b6f0e8f6e17d1f76d5a27');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-29T10:06:48+00:00','move',116,117,117,'0.11.0','50605c8f9855ac00c52486b3b0eee0bca2d15a556fbac1ea60aff9ac7dd661fd');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-29T10:06:48+00:00','move',117,118,118,'0.11.0','5b38a7c4bf8f1e20c19a21643a59376cb5df91215dd777d3630f1aabe00b3543');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-29T10:06:48+00:00','move',118,119,119,'0.11.0','72bb2fe3f5afda7792f2b768756077a6166a706183c5dc83652dcb7b003599c8');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-29T10:06:48+00:00','move',119,120,120,'0.11.0','f3d8efe1a54ca717810cc728324cb7d421862c4ca3e43cb95fd979232e2602d8');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-29T10:06:48+00:00','move',120,121,121,'0.11.0','504f548010bf0c36123ef7c47c5cf84e3342fc17b08777cd72ae2e44d0ca23d1');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-29T10:06:48+00:00','move',121,122,122,'0.11.0','1bed7e35c159d642ef837fd56be169da46162bd09be86ffcd2aca2c3df637774');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-29T10:06:48+00:00','move',122,123,123,'0.11.0','5042f7ca29026d416d8d89467b8c779ee70ee31d77199c560216ccd2cd88331c');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-29T10:06:48+00:00','move',123,124,124,'0.11.0','42bd70459a44125da63bf767b0d0a4dbf209c675ca1d7f9b48181b17eb548870');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-29T10:06:48+00:00','move',124,125,125,'0.11.0','e346262abb0d0e0ba89c572320e63b9c039ead56f23d772336a33fdf873bb8f9');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-29T10:06:48+00:00','move',125,126,126,'0.11.0','56b1e7360d7d0adbbaa6477d2b4800d8b918b7643bf52d3a842f4ff2cb6b93a0');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-29T10:06:48+00:00','move',126,127,127,'0.11.0','72b086a3c7ef5f287dee0da116a2bc0458808990b2413c54a305cde799834215');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-29T10:06:48+00:00','move',127,128,128,'0.11.0','0e0308bbf829411f4f2a6eba6c5e8ccf6ae34aac870b17164e3bc1c1b7692235');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-29T10:06:48+00:00','move',128,129,129,'0.11.0','1d843aa51bd418c79c93c0b590b51d7a243500f2ca318ebcda2b90d6876f04e0');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-29T10:06:48+00:00','move',129,130,130,'0.11.0','04303c90b16720403988b897a170e4c7fe92841af801d066d89e656c3505c970');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-29T10:06:48+00:00','move',130,131,131,'0.11.0','23d1339c60f6167aaf4cdfd6f79e6982efa3d3f369d8b96522c4c4e39831f626');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-29T10:06:48+00:00','move',131,132,132,'0.11.0','3476fcdfccb90ab5d87c88b50d2e13f7a14dd2297d5b0a5e67dbb2c894f5bea1');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-29T10:06:48+00:00','move',132,133,133,'0.11.0','51e05da9de1acfbda02d900225cd54da3fc08fea786d9da462a4a197535e4220');
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
