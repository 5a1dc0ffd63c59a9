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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-29T13:14:39+00:00','2026-11-29T13:14:41+00:00','over',133,1,'','',NULL,'generals');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T13:14:39+00:00','created',NULL,1,1,'0.12.0','9ba099bad7c95875ac07e9c65a3fbec6881a8eeb56ed767f3bd280630e03fd2a');
INSERT INTO "step" VALUES(2,1,'AB','tester','2026-11-29T13:14:39+00:00','move',1,2,2,'0.12.0','76b40b36e0e25e8e742bc36a3300e3f9621f7cdf8e77ff74899edaa0ea3a5e4d');
INSERT INTO "step" VALUES(3,1,'end','tester','2026-11-29T13:14:39+00:00','move',2,3,3,'0.12.0','6ea9ac34b81372c880f4d81d97bdd8afed52c5d324a753eba22e63c50db791aa');
INSERT INTO "step" VALUES(4,1,'JY','tester','2026-11-29T13:14:39+00:00','move',3,4,4,'0.12.0','d6aee753d692c5ab4f5d01eefa40eacb196ff05ac869237893afa6df39a197d8');
INSERT INTO "step" VALUES(5,1,'end','tester','2026-11-29T13:14:39+00:00','move',4,5,5,'0.12.0','541dcf534172b63020c27435c01a83eaeb37c905eeb87325c09aa2adb647beef');
INSERT INTO "step" VALUES(6,1,'?BR commander','tester','2026-11-29T13:14:39+00:00','move',5,6,6,'0.12.0','6ae8a58dce083212b5700a034e5ac762ac2dc8a147bb1e22b7304f0416c2a54e');
INSERT INTO "step" VALUES(7,1,'3B','tester','2026-11-29T13:14:39+00:00','move',6,7,7,'0.12.0','a2b230fbe423b7ce67599f17b7bc2ae96b2a32099b35c02be95ca4351289693c');
INSERT INTO "step" VALUES(8,1,'end','tester','2026-11-29T13:14:39+00:00','move',7,8,8,'0.12.0','7c7dc9f8906cbba91b7f18c7b9eaf3bbdca1c65c73af9864fd9788fe46a2999c');
INSERT INTO "step" VALUES(9,1,'end','tester','2026-11-29T13:14:39+00:00','move',8,9,9,'0.12.0','99aca3505e5b624c691e967b37186a16fe0cee8fad8583da54635d29b42d623b');
INSERT INTO "step" VALUES(10,1,'drop 10G','tester','2026-11-29T13:14:39+00:00','move',9,10,10,'0.12.0','3e34df1aba798c615bdb63bb4b938c07b23bdd6a754caf197fca920e4d88fa18');
INSERT INTO "step" VALUES(11,1,'JB','tester','2026-11-29T13:14:39+00:00','move',10,11,11,'0.12.0','ee1799fa836d52b07c5fbc7273e0a0deadfa4883cbdf38dbf85a6c5700db6813');
INSERT INTO "step" VALUES(12,1,'end','tester','2026-11-29T13:14:39+00:00','move',11,12,12,'0.12.0','85601f36202da3fbbce197325ae57472e4e6de99c1edaa0dcd2fb709132c7559');
INSERT INTO "step" VALUES(13,1,'AY','tester','2026-11-29T13:14:39+00:00','move',12,13,13,'0.12.0','dc4454cf090fd883043152021084219c99e50ffe1741555c9391d3e54e9a5c6a');
INSERT INTO "step" VALUES(14,1,'end','tester','2026-11-29T13:14:39+00:00','move',13,14,14,'0.12.0','45d5de2cd3e0e5380bd125c2e2ef9b36ede94c4e3a6335d3572a9d2521efb0ba');
INSERT INTO "step" VALUES(15,1,'8B','tester','2026-11-29T13:14:39+00:00','move',14,15,15,'0.12.0','2a2840199040a27c11862ed7607742ae8faf323ff0eb654362bd73707534b190');
INSERT INTO "step" VALUES(16,1,'end','tester','2026-11-29T13:14:39+00:00','move',15,16,16,'0.12.0','65ceaf5b9d515d3f3b0ad5ae8ddbba8cb92704017714244f9c8c30d172219ca4');
INSERT INTO "step" VALUES(17,1,'JG','tester','2026-11-29T13:14:39+00:00','move',16,17,17,'0.12.0','e8b260787d82ca6182df4c177b9ab7583363099c72ab8a3894181646aa971be2');
INSERT INTO "step" VALUES(18,1,'1G','tester','2026-11-29T13:14:39+00:00','move',17,18,18,'0.12.0','2b0469f838f9e8def66c9c266d89449c757e95f3f59433dfd4f3ffe7fb8fb86c');
INSERT INTO "step" VALUES(19,1,'end','tester','2026-11-29T13:14:39+00:00','move',18,19,19,'0.12.0','3ec46348f3b81fd99717f33b35b65c79541ac9ce614bb2202ad2902d162696ec');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-29T13:14:39+00:00','move',19,20,20,'0.12.0','83069ecbe162ee832d1722aeeddfd53e02058bb266f1ee56d280e973c37c57b8');
INSERT INTO "step" VALUES(21,1,'end','tester','2026-11-29T13:14:39+00:00','move',20,21,21,'0.12.0','f650d99b9b976706b71d64664babf52f624568251d1f5d2733ee56ff144b7d6c');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-29T13:14:39+00:00','move',21,22,22,'0.12.0','798dc53064cc43fb3f90be913ec64454b7279c3eb38d51e5644d9a035862dd4e');
INSERT INTO "step" VALUES(23,1,'drop 8Y','tester','2026-11-29T13:14:39+00:00','move',22,23,23,'0.12.0','9cebdb81e9f771254ec3c490a8ea7e6a767714273dd38f9df57ae8ecd12744fd');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-29T13:14:39+00:00','move',23,24,24,'0.12.0','1f75be4228fedde8ff0e51de6b1fc444e6bddd52a80011db99d3ffa1e6d9b545');
INSERT INTO "step" VALUES(25,1,'drop 9B','tester','2026-11-29T13:14:39+00:00','move',24,25,25,'0.12.0','65cd35d3c5e66a7c24e53ed7d3449c3ec304f7340e9a9d6c6f035b10b210e93e');
INSERT INTO "step" VALUES(26,1,'5B','tester','2026-11-29T13:14:39+00:00','move',25,26,26,'0.12.0','dbf8f77767d6388efcd21a6c0de3a95a04b6e1a9e19625a7619d08d72662eab2');
INSERT INTO "step" VALUES(27,1,'end','tester','2026-11-29T13:14:39+00:00','move',26,27,27,'0.12.0','a3b2b40578e229fc43be8e760db939df4e8875e772f347d188f4b3960da6ff08');
INSERT INTO "step" VALUES(28,1,'3Y x3B','tester','2026-11-29T13:14:39+00:00','move',27,28,28,'0.12.0','dfca69ac4fb72fa82798936534221d491259b68c9fc04805ca2eac43bb980db7');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-29T13:14:39+00:00','move',28,29,29,'0.12.0','916f318539bd4d9b481c27053c036b4f5d7a2bf76e7fe9d50fb7bf8fda494575');
INSERT INTO "step" VALUES(30,1,'JR','tester','2026-11-29T13:14:39+00:00','move',29,30,30,'0.12.0','165a501399b1da7d2cb8479fe47807d23f6b7a470f1dd7978cfd51e85945f1a4');
INSERT INTO "step" VALUES(31,1,'end','tester','2026-11-29T13:14:39+00:00','move',30,31,31,'0.12.0','a168fafc8fb19e361cc2c871cee348e7e3bb2059ca9f56dc6821017942d7fd24');
INSERT INTO "step" VALUES(32,1,'QB','tester','2026-11-29T13:14:39+00:00','move',31,32,32,'0.12.0','1b4e36b0ea79c89f81dd7646662931ab103c1192e303d6e4b5bc7f96dbfff148');
INSERT INTO "step" VALUES(33,1,'end','tester','2026-11-29T13:14:39+00:00','move',32,33,33,'0.12.0','75902a6cd095af3f66994309df23537469243c1a665d3275bba21b67955b7b9b');
INSERT INTO "step" VALUES(34,1,'end','tester','2026-11-29T13:14:39+00:00','move',33,34,34,'0.12.0','2731f4e41a99e9859a9ccb1df92b35ad66a595dc589997c4af32cb5ca4c1500a');
INSERT INTO "step" VALUES(35,1,'drop 8R','tester','2026-11-29T13:14:39+00:00','move',34,35,35,'0.12.0','f53953b076ff4c19d09f56d415436ef5592896ea321a45d63b1b1d270804956f');
INSERT INTO "step" VALUES(36,1,'end','tester','2026-11-29T13:14:39+00:00','move',35,36,36,'0.12.0','9f73862a711ef98037ea1463d42ad8ed7655b33e53db8ce3a2d8efc5e0c3c8fc');
INSERT INTO "step" VALUES(37,1,'drop 4B','tester','2026-11-29T13:14:39+00:00','move',36,37,37,'0.12.0','9b3cdbc270a13153e0c24b2b347645d8b3d3564b3ab7bee65d214860dac3f349');
INSERT INTO "step" VALUES(38,1,'KY','tester','2026-11-29T13:14:39+00:00','move',37,38,38,'0.12.0','d396de353e3b10f5d3c6aea2185b513000e057c595ede1c7ea9fef14639896c9');
INSERT INTO "step" VALUES(39,1,'2Y','tester','2026-11-29T13:14:39+00:00','move',38,39,39,'0.12.0','cc0e4295601234e38095c2e6d7ec625d8eba83ecaf84546046dd0763d55c4925');
INSERT INTO "step" VALUES(40,1,'end','tester','2026-11-29T13:14:39+00:00','move',39,40,40,'0.12.0','d4c4c85d91306966b4a1561d71898015224a8b6e1d46355c07a64913abedc23c');
INSERT INTO "step" VALUES(41,1,'2B x2Y','tester','2026-11-29T13:14:39+00:00','move',40,41,41,'0.12.0','306583842897096283aed7c83dabd79547c152cd8c8a73c5bf2a984ebf0f38e1');
INSERT INTO "step" VALUES(42,1,'4Y','tester','2026-11-29T13:14:39+00:00','move',41,42,42,'0.12.0','32855aa94e346dbcfa8e2bd4ad5e58bbfaafe38c8cc8c0680fcf2668a9853d7e');
INSERT INTO "step" VALUES(43,1,'end','tester','2026-11-29T13:14:39+00:00','move',42,43,43,'0.12.0','2d91e3257c3630b107616bee7d68c380d99a857fb67992d4f74b0aeec6cb2f19');
INSERT INTO "step" VALUES(44,1,'3R','tester','2026-11-29T13:14:39+00:00','move',43,44,44,'0.12.0','8656218d04ab49bb4efc4eca12c8171d50dcb62ec6814e70ee9c79dc9dbdf2a0');
INSERT INTO "step" VALUES(45,1,'end','tester','2026-11-29T13:14:40+00:00','move',44,45,45,'0.12.0','6ec8dbc7ed80fe4050df829524987974c408cd7f440237ea0af1d787488ae059');
INSERT INTO "step" VALUES(46,1,'AG','tester','2026-11-29T13:14:40+00:00','move',45,46,46,'0.12.0','629f1fba15c086f8a1584aec1599db5237d04b6e630534e7e0bd0c6bb10b5b9c');
INSERT INTO "step" VALUES(47,1,'4G','tester','2026-11-29T13:14:40+00:00','move',46,47,47,'0.12.0','c363e937e8162ee3d6b4b32b155c0241bc0139678f5a7820b84475aba6f58a22');
INSERT INTO "step" VALUES(48,1,'end','tester','2026-11-29T13:14:40+00:00','move',47,48,48,'0.12.0','1665f1329f0e36673b02435b0e206883919d4369b00dc901a038dd0a86b76257');
INSERT INTO "step" VALUES(49,1,'KG','tester','2026-11-29T13:14:40+00:00','move',48,49,49,'0.12.0','84dc4005cce97e434b8624004d83bb6fa34c8d1190aae20cabe23157fc29f52d');
INSERT INTO "step" VALUES(50,1,'end','tester','2026-11-29T13:14:40+00:00','move',49,50,50,'0.12.0','c35d012c7482dc917bfc2cb55a20157b99c3f334f1906f4b48d9ab788f32deb6');
INSERT INTO "step" VALUES(51,1,'?YG commander','tester','2026-11-29T13:14:40+00:00','move',50,51,51,'0.12.0','ef72451a1694f5a579b5be39f12ee35e9fdd9c3ebc659cf85081b4a56d8ad018');
INSERT INTO "step" VALUES(52,1,'end','tester','2026-11-29T13:14:40+00:00','move',51,52,52,'0.12.0','afa0f52f1376c86e8aa85b940bfbdffa3222fc713cbca686a1e2582dd6bdf06b');
INSERT INTO "step" VALUES(53,1,'QY','tester','2026-11-29T13:14:40+00:00','move',52,53,53,'0.12.0','49b09d8bc5027d466d39937cfd1236b2a81f039284d34555b68ddee65283589f');
INSERT INTO "step" VALUES(54,1,'?RY army 4R+4Y x4Y,4G','tester','2026-11-29T13:14:40+00:00','move',53,54,54,'0.12.0','ab3d4b3a4a54775a3da97cd81ad6ee1f7287ddb2277ddd5916058df7344b404a');
INSERT INTO "step" VALUES(55,1,'end','tester','2026-11-29T13:14:40+00:00','move',54,55,55,'0.12.0','0015110cce837e742266760da58f40756b4f16abed993c43dff4c47cf4e54d8d');
INSERT INTO "step" VALUES(56,1,'5Y x5B','tester','2026-11-29T13:14:40+00:00','move',55,56,56,'0.12.0','29ad42bba20859d978c2612f65818fedb51fff623008642434784fe5b50282ab');
INSERT INTO "step" VALUES(57,1,'end','tester','2026-11-29T13:14:40+00:00','move',56,57,57,'0.12.0','a31aa3f6676ff5eb4b5aee1b4b477c6721bdba494af47acde4c34add3409d286');
INSERT INTO "step" VALUES(58,1,'end','tester','2026-11-29T13:14:40+00:00','move',57,58,58,'0.12.0','02d890364a5f796e0d38890e3e82b921ff6de83db2ff8f712eca60e3e51aeedb');
INSERT INTO "step" VALUES(59,1,'AR','tester','2026-11-29T13:14:40+00:00','move',58,59,59,'0.12.0','fe73f35734222a4b9bb34b9e3f540a4be4aea1688226ea4ff0e3f5546d8d00ea');
INSERT INTO "step" VALUES(60,1,'1R','tester','2026-11-29T13:14:40+00:00','move',59,60,60,'0.12.0','c233a44e487b5564bf27e509cab69335795a0b0c03a206886e288d9848160c6e');
INSERT INTO "step" VALUES(61,1,'6G','tester','2026-11-29T13:14:40+00:00','move',60,61,61,'0.12.0','df6ee3ed1709bc8a782493bf9e559943d2434e563c2795c2358fbef9e22a3da3');
INSERT INTO "step" VALUES(62,1,'end','tester','2026-11-29T13:14:40+00:00','move',61,62,62,'0.12.0','f6f24c74ea05d3f89360215533ca8a770c567849c7bdb4a12302090dec005e4d');
INSERT INTO "step" VALUES(63,1,'end','tester','2026-11-29T13:14:40+00:00','move',62,63,63,'0.12.0','9c37ae6e3f57b6d65990dbf632e1edf5a15728577ef66f3e6eb7d17f25668347');
INSERT INTO "step" VALUES(64,1,'end','tester','2026-11-29T13:14:40+00:00','move',63,64,64,'0.12.0','c79f28e4dc2a173cbf0774fa02ceffab155f05e71cdb4f131318fa260492b837');
INSERT INTO "step" VALUES(65,1,'end','tester','2026-11-29T13:14:40+00:00','move',64,65,65,'0.12.0','2c9901994053f210ca40b1883130e6959c3b4c2b11b0f08120dd292f84e54764');
INSERT INTO "step" VALUES(66,1,'drop 9R','tester','2026-11-29T13:14:40+00:00','move',65,66,66,'0.12.0','1cda639aec22a47544329eb6a40025d1ec8a2e6763f7cec828ed0ae90a0b3d64');
INSERT INTO "step" VALUES(67,1,'2R','tester','2026-11-29T13:14:40+00:00','move',66,67,67,'0.12.0','a5dccd8283ee1b29ebb773ac0b4294c353374ee0797c3b39fda7bad67bda3ded');
INSERT INTO "step" VALUES(68,1,'2G','tester','2026-11-29T13:14:40+00:00','move',67,68,68,'0.12.0','518977d4cce8ec9cc61772bd6f0a30fe7425fbb2aa6526f8ce1b2d2aea8f6030');
INSERT INTO "step" VALUES(69,1,'end','tester','2026-11-29T13:14:40+00:00','move',68,69,69,'0.12.0','92be53aa9801ef84d4fdadb64e0512f19b1b627080e9b4c2bf65f188c47a1b2f');
INSERT INTO "step" VALUES(70,1,'end','tester','2026-11-29T13:14:40+00:00','move',69,70,70,'0.12.0','3f6a066766e6b5401f7d7e379c2ec8818346d125c927db403b8d28615a87e958');
INSERT INTO "step" VALUES(71,1,'drop 7Y','tester','2026-11-29T13:14:40+00:00','move',70,71,71,'0.12.0','c173d442d433e6d21459023c3872daaa731f2014a9fe027158b05dfde69237bd');
INSERT INTO "step" VALUES(72,1,'3G x3R','tester','2026-11-29T13:14:40+00:00','move',71,72,72,'0.12.0','a490321e23e9920533bd088830cbf7270fff7d3412629f3414241f18e1342fc1');
INSERT INTO "step" VALUES(73,1,'?GB army 4G+2B','tester','2026-11-29T13:14:40+00:00','move',72,73,73,'0.12.0','082c688174dade036b53fa6bec9929372e86f610695087acde407df173d3a286');
INSERT INTO "step" VALUES(74,1,'end','tester','2026-11-29T13:14:40+00:00','move',73,74,74,'0.12.0','0d2deb3b05230f934e76bfe3a11f4c8adb8ee59515d2b5db0ff73d52c79636e2');
INSERT INTO "step" VALUES(75,1,'6B x6G','tester','2026-11-29T13:14:40+00:00','move',74,75,75,'0.12.0','4bcc39eac257fbf6e67139246f22b79c8ff17a3668289f0728984ff12eef50a2');
INSERT INTO "step" VALUES(76,1,'end','tester','2026-11-29T13:14:40+00:00','move',75,76,76,'0.12.0','98079c75f999ddc2599ecf197f1795351b60bc096be7a33c6ebe2a79ff8bd018');
INSERT INTO "step" VALUES(77,1,'KB','tester','2026-11-29T13:14:40+00:00','move',76,77,77,'0.12.0','72ff8b06f976bb88ad821477a41531d733be8c298c87f5e31ea0d6c5ea60af9e');
INSERT INTO "step" VALUES(78,1,'end','tester','2026-11-29T13:14:40+00:00','move',77,78,78,'0.12.0','346ad1dc2bb733b86c7a60205a0be3f62d7fdb22e9e5b2c3c9409c13908dac17');
INSERT INTO "step" VALUES(79,1,'end','tester','2026-11-29T13:14:40+00:00','move',78,79,79,'0.12.0','e9943b8ba9cd92cd9d441be8a7e891bdf2f8fbcb935662b99ed5cd7c8a49166b');
INSERT INTO "step" VALUES(80,1,'drop 6R','tester','2026-11-29T13:14:40+00:00','move',79,80,80,'0.12.0','bd74644e3b113eabbc527733aab64212cba1635482fbdb24684b974ffc5eed4d');
INSERT INTO "step" VALUES(81,1,'end','tester','2026-11-29T13:14:40+00:00','move',80,81,81,'0.12.0','6467d507995a9479f1f21ffdd15f87b6dc43486c515888c64616a89b1ea502cf');
INSERT INTO "step" VALUES(82,1,'1Y x1G','tester','2026-11-29T13:14:40+00:00','move',81,82,82,'0.12.0','76f1a736756d185bf94ac8248118b3264f974a96d09ca2af18e3e02a4de9d043');
INSERT INTO "step" VALUES(83,1,'end','tester','2026-11-29T13:14:40+00:00','move',82,83,83,'0.12.0','6ede282c2aecf62d5b976732fcc054d67a5eb928a68056d43299b07712fc7d10');
INSERT INTO "step" VALUES(84,1,'end','tester','2026-11-29T13:14:40+00:00','move',83,84,84,'0.12.0','46c5648140259f5711b962c86705415929ee16446a46007df3af62ef70b8f043');
INSERT INTO "step" VALUES(85,1,'QR','tester','2026-11-29T13:14:40+00:00','move',84,85,85,'0.12.0','393f37dc668f4cd8b1dfc77b31b449cd58e4e2cf50919629df78d86b7e3949be');
INSERT INTO "step" VALUES(86,1,'end','tester','2026-11-29T13:14:40+00:00','move',85,86,86,'0.12.0','61d23862fc11b47f549121c716ae5462a1001b2a7fa10d25007cd21df94c0bfb');
INSERT INTO "step" VALUES(87,1,'end','tester','2026-11-29T13:14:40+00:00','move',86,87,87,'0.12.0','461ab1fa5e3651d546811152b361292d9d6ab6caa388f836d3853b957aaaf092');
INSERT INTO "step" VALUES(88,1,'7R x1R,?GB','tester','2026-11-29T13:14:40+00:00','move',87,88,88,'0.12.0','07dd236b218dd713ea82c697c5d77b10d31fceb7f80eb2e581549535a496e9d5');
INSERT INTO "step" VALUES(89,1,'end','tester','2026-11-29T13:14:40+00:00','move',88,89,89,'0.12.0','9f6697b9f8797504804fc1385f251e55e55864fb9525c5cba8f8def7d304fb36');
INSERT INTO "step" VALUES(90,1,'8G x8B','tester','2026-11-29T13:14:40+00:00','move',89,90,90,'0.12.0','8b0992a35f50fef38f65216ea81cae803bef09606b23a39f40e05859aada25a9');
INSERT INTO "step" VALUES(91,1,'end','tester','2026-11-29T13:14:40+00:00','move',90,91,91,'0.12.0','90d5dbb85a6340efefb20267235899030f13e5ca704df62572fe4138bcbf7229');
INSERT INTO "step" VALUES(92,1,'end','tester','2026-11-29T13:14:40+00:00','move',91,92,92,'0.12.0','b402d52f466a126ce7105c246850387e0a7e89c02a6b59e41db33037432d8977');
INSERT INTO "step" VALUES(93,1,'drop 6Y','tester','2026-11-29T13:14:40+00:00','move',92,93,93,'0.12.0','7ed159a10e34c7372bce3d80da78fdf3c6c47afe24cb135244e4ef81bb1d77cb');
INSERT INTO "step" VALUES(94,1,'1B','tester','2026-11-29T13:14:40+00:00','move',93,94,94,'0.12.0','f7ce681017b11a66efe3d0d642954528a8dfe602ef48be0fd181f1f35b9b5d52');
INSERT INTO "step" VALUES(95,1,'end','tester','2026-11-29T13:14:40+00:00','move',94,95,95,'0.12.0','fec3228a1818bcd9c3497864c7d47a992c8b621ec0d7fecf582b3a0b172bcbcc');
INSERT INTO "step" VALUES(96,1,'end','tester','2026-11-29T13:14:40+00:00','move',95,96,96,'0.12.0','cca21c8fa4e8759c994c25d20a76446d06da07644d31721e5298068205a96a14');
INSERT INTO "step" VALUES(97,1,'drop 7B','tester','2026-11-29T13:14:40+00:00','move',96,97,97,'0.12.0','6aa605bb9527e6d47d4550ebd2c89168798656f0731bd74ed9486bc217335efe');
INSERT INTO "step" VALUES(98,1,'end','tester','2026-11-29T13:14:40+00:00','move',97,98,98,'0.12.0','d85f577437fbea42c4d9a31cce253bbab1f9dae353055902fe8e2e66e4cc6978');
INSERT INTO "step" VALUES(99,1,'KR','tester','2026-11-29T13:14:40+00:00','move',98,99,99,'0.12.0','e68f0a405195a72df061442242dd167c8dc2207e08637151dcd1730c514d55e8');
INSERT INTO "step" VALUES(100,1,'4B x2R,2G','tester','2026-11-29T13:14:40+00:00','move',99,100,100,'0.12.0','03d6a589dad7fdecb9ffd96d8e5cc60279afdc23b32db6c15c978e5b873cae34');
INSERT INTO "step" VALUES(101,1,'end','tester','2026-11-29T13:14:40+00:00','move',100,101,101,'0.12.0','d3058ea3374a017f4537f683bade2e892ca0eac09c0f9266f080324d7c3fc102');
INSERT INTO "step" VALUES(102,1,'end','tester','2026-11-29T13:14:40+00:00','move',101,102,102,'0.12.0','bece194148c8755c041aa626543a8cab08586465b647aea1fff12f1aa8342e39');
INSERT INTO "step" VALUES(103,1,'QG','tester','2026-11-29T13:14:40+00:00','move',102,103,103,'0.12.0','12706d8f0b40ea426f3b4ac9c10255a315c667b73dc69e1f41347a33004e528b');
INSERT INTO "step" VALUES(104,1,'end','tester','2026-11-29T13:14:40+00:00','move',103,104,104,'0.12.0','92584017b43099fb54d74e60dbaeb2065e66dc6fbff60d3439a29a9a65f38c3a');
INSERT INTO "step" VALUES(105,1,'7Y','tester','2026-11-29T13:14:40+00:00','move',104,105,105,'0.12.0','c51d2f1224707c62716d018a256b72fb8b789780e4794e829e7a41abc02d57ce');
INSERT INTO "step" VALUES(106,1,'end','tester','2026-11-29T13:14:41+00:00','move',105,106,106,'0.12.0','e5ad0330ef9eabf283e0ddd269eda3859d23dc7bd9bd8e880ac89430b983765d');
INSERT INTO "step" VALUES(107,1,'8R x1B,7Y','tester','2026-11-29T13:14:41+00:00','move',106,107,107,'0.12.0','b0c0d2392cb427d229858c35479e6444bfe0d79cc32565bacc6b85b2a19c4c41');
INSERT INTO "step" VALUES(108,1,'end','tester','2026-11-29T13:14:41+00:00','move',107,108,108,'0.12.0','4a2781ab455a7b4ca60c1e1f2da141b8de554d8f161f332f8ce69bfd2abc1134');
INSERT INTO "step" VALUES(109,1,'end','tester','2026-11-29T13:14:41+00:00','move',108,109,109,'0.12.0','96ce356f0d5cae15739422ab30f6d7173230e72ccb3289806ac10945304768b2');
INSERT INTO "step" VALUES(110,1,'drop 5R','tester','2026-11-29T13:14:41+00:00','move',109,110,110,'0.12.0','a66ff3c17db37518eefad6638e1bd3e5ef585031c7185107659c042b38809938');
INSERT INTO "step" VALUES(111,1,'end','tester','2026-11-29T13:14:41+00:00','move',110,111,111,'0.12.0','d5e7dea8c086d61265e76b75ff5ffa3fcecc24a833b7b69ffd2f1816398baa0c');
INSERT INTO "step" VALUES(112,1,'end','tester','2026-11-29T13:14:41+00:00','move',111,112,112,'0.12.0','6b56240ac8148af743f3004787fa71820e8272ea7a6d5aa59e2d6e790dd5995d');
INSERT INTO "step" VALUES(113,1,'drop 9Y','tester','2026-11-29T13:14:41+00:00','move',112,113,113,'0.12.0','ffa8a5481f794f31d4f9c9dc9af0860e2f2cda979127949097dbae146707e9d3');
INSERT INTO "step" VALUES(114,1,'7B','tester','2026-11-29T13:14:41+00:00','move',113,114,114,'0.12.0','06422dc36e3ee92ddf40d9869760b47503aa2e61c1642c821758b4c622a8b198');
INSERT INTO "step" VALUES(115,1,'end','tester','2026-11-29T13:14:41+00:00','move',114,115,115,'0.12.0','3f4f145b8fc6e2d09dcf0255f535dcd233b4078eab053e0b30c8b6788326e059');
INSERT INTO "step" VALUES(116,1,'end','tester','2026-11-29T13:14:41+00:00','move',115,116,116,'0.12.0','d0bc43b989325da719641c41961d98dc05920818ca54a5d830c57aa32541abe8');
INSERT INTO "step" VALUES(117,1,'drop 10B','tester','2026-11-29T13:14:41+00:00','move',116,117,117,'0.12.0','4b9d0ae3a0991fc5a311d22359a25023cba9cee85b04a78e7cf1f53b62e241f6');
INSERT INTO "step" VALUES(118,1,'end','tester','2026-11-29T13:14:41+00:00','move',117,118,118,'0.12.0','7fc861fbd25dc2de3d3649a40d3d7b197363a52bf907cf4e5b28923be4583564');
INSERT INTO "step" VALUES(119,1,'drop 10R','tester','2026-11-29T13:14:41+00:00','move',118,119,119,'0.12.0','69cb1fc8f902d8a597d476d1a249d3dbc5a65d4f956888a0f6f50aaef56f90a5');
INSERT INTO "step" VALUES(120,1,'end','tester','2026-11-29T13:14:41+00:00','move',119,120,120,'0.12.0','56079f3fb378f0ed4eccbca367b90f92070348ddd7ddaec8b221e68a2efa2f60');
INSERT INTO "step" VALUES(121,1,'drop 10R','tester','2026-11-29T13:14:41+00:00','move',120,121,121,'0.12.0','1102bf95f30e76344273e5c98fc9792c886a9ebd1b579958b3a672499081ff85');
INSERT INTO "step" VALUES(122,1,'end','tester','2026-11-29T13:14:41+00:00','move',121,122,122,'0.12.0','f57b09bed2a0a553fa694be3b10439883f46a7004fa1ea15404dbdfc0cfc767d');
INSERT INTO "step" VALUES(123,1,'drop 7G','tester','2026-11-29T13:14:41+00:00','move',122,123,123,'0.12.0','0e155bc586f21228c6fb00857e4ee53ef345e04a8a34dd29e381c33382e1a6b5');
INSERT INTO "step" VALUES(124,1,'end','tester','2026-11-29T13:14:41+00:00','move',123,124,124,'0.12.0','0cd60b4189b7ccf14399b702b0873d33957bd67b8591b8acd7e57211c49a201e');
INSERT INTO "step" VALUES(125,1,'drop 9R','tester','2026-11-29T13:14:41+00:00','move',124,125,125,'0.12.0','74793ed1faf0b513ec8d74e1aceafeba039247190a78a754b182e01c87ce22be');
INSERT INTO "step" VALUES(126,1,'end','tester','2026-11-29T13:14:41+00:00','move',125,126,126,'0.12.0','c79e9c6a6ffed736dfb446986ec6edc3d46a468be118d6913620b2367d789896');
INSERT INTO "step" VALUES(127,1,'drop 5G','tester','2026-11-29T13:14:41+00:00','move',126,127,127,'0.12.0','31e3aeff6d8c903773fa3f9de718f7871e9e728ab570a22087dc2710d5a8d16c');
INSERT INTO "step" VALUES(128,1,'5G','tester','2026-11-29T13:14:41+00:00','move',127,128,128,'0.12.0','9675377eaeed976673c2dcba91b73b878e8f184e2a3a7e1d10754d23d9500dc6');
INSERT INTO "step" VALUES(129,1,'end','tester','2026-11-29T13:14:41+00:00','move',128,129,129,'0.12.0','9006efb4718a9e27fb6e5aee2a586a88c70997fe4bad84a19968df61630a4320');
INSERT INTO "step" VALUES(130,1,'9R','tester','2026-11-29T13:14:41+00:00','move',129,130,130,'0.12.0','2486e643034f05bb646f94a670f6e69a98355f6d275911f302bf54fa835c1013');
INSERT INTO "step" VALUES(131,1,'end','tester','2026-11-29T13:14:41+00:00','move',130,131,131,'0.12.0','03cabcaef24f0e87c946f5a96b41333d5bc98b9817f555d1046e5c7b54489cd1');
INSERT INTO "step" VALUES(132,1,'7G x7B','tester','2026-11-29T13:14:41+00:00','move',131,132,132,'0.12.0','4407d5a666ca3595e79f55c21e4ed08c6bfc41e0d27089a629d773037ec1eee7');
INSERT INTO "step" VALUES(133,1,'end','tester','2026-11-29T13:14:41+00:00','move',132,133,133,'0.12.0','27a01fbc51ec9d6a189b12067b0bac4ba6d8758cb16e97f6c2be902f781278a9');
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
