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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-29T16:36:51+00:00','2026-11-29T16:36:53+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-board\noption first_player red\nseed 7\nseat Red Ann\nseat Black Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "d2-g5", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "g7.NW-h6", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "e1-a5", "seat": 0}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "h7.NE-g6", "seat": 1}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "b2.SE-f6", "seat": 0}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "a7.NW-d4", "seat": 1}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "c1-d2", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "b7.NE-e4", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "g2.SW-b7", "seat": 0}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "e4.NE-f5", "seat": 1}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "h2.SE-d6", "seat": 0}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "f5.NE-g4", "seat": 1}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "a2.SW-b3", "seat": 0}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "a8.NE-e4", "seat": 1}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "b7.SW-c6", "seat": 0}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "g6.NE-f5", "seat": 1}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "c6.SW-b7", "seat": 0}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "e4.NE-b7", "seat": 1}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "h1.NE-d5", "seat": 0}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "c8-c2", "seat": 1}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "d5.NE-b5", "seat": 0}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "b7.NE-c6", "seat": 1}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "b5.NE-d3", "seat": 0}');
INSERT INTO "event" VALUES(25,1,25,24,'game_moved',1,'{"move": "b8-a7", "seat": 1}');
INSERT INTO "event" VALUES(26,1,26,25,'game_moved',1,'{"move": "f6.SE-e7", "seat": 0}');
INSERT INTO "event" VALUES(27,1,27,26,'game_moved',1,'{"move": "d4.NW-b2", "seat": 1}');
INSERT INTO "event" VALUES(28,1,28,27,'game_moved',1,'{"move": "g1-h2", "seat": 0}');
INSERT INTO "event" VALUES(29,1,29,28,'game_moved',1,'{"move": "f8-g7", "seat": 1}');
INSERT INTO "event" VALUES(30,1,30,29,'game_moved',1,'{"move": "a1.SE-b2 x b2.NW", "seat": 0}');
INSERT INTO "event" VALUES(31,1,31,30,'game_moved',1,'{"move": "g8-f7 x e7.SE", "seat": 1}');
INSERT INTO "event" VALUES(32,1,32,31,'game_moved',1,'{"move": "h2-g3", "seat": 0}');
INSERT INTO "event" VALUES(33,1,33,32,'game_moved',1,'{"move": "g4.NE-h3", "seat": 1}');
INSERT INTO "event" VALUES(34,1,34,33,'game_moved',1,'{"move": "b1-a2", "seat": 0}');
INSERT INTO "event" VALUES(35,1,35,34,'game_moved',1,'{"move": "f7-g8", "seat": 1}');
INSERT INTO "event" VALUES(36,1,36,35,'game_moved',1,'{"move": "b7.SW-f3", "seat": 0}');
INSERT INTO "event" VALUES(37,1,37,36,'game_moved',1,'{"move": "f5.NE-e6", "seat": 1}');
INSERT INTO "event" VALUES(38,1,38,37,'game_moved',1,'{"move": "b2.SE-a3", "seat": 0}');
INSERT INTO "event" VALUES(39,1,39,38,'game_moved',1,'{"move": "a7-b6", "seat": 1}');
INSERT INTO "event" VALUES(40,1,40,39,'game_moved',1,'{"move": "a5-a4", "seat": 0}');
INSERT INTO "event" VALUES(41,1,41,40,'game_moved',1,'{"move": "b6-b4", "seat": 1}');
INSERT INTO "event" VALUES(42,1,42,41,'game_moved',1,'{"move": "d2-e1", "seat": 0}');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-29T16:36:53+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T16:36:51+00:00','created',NULL,1,1,'0.13.0','ae6a8bd0297460af02914a17f779d531297553446f6bdea8da7f6bd25f27c1fe');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-29T16:36:51+00:00','move',1,2,2,'0.13.0','cc9856633196d391243e56f6355eac88774cd7d38bcb045ad35c61932f8bd69b');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-29T16:36:51+00:00','move',2,3,3,'0.13.0','ce5a3c736544883e9ff9bf2a365b447625782d0e21a4fb392bc24f8b1331af63');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-29T16:36:51+00:00','move',3,4,4,'0.13.0','bfe0d8281b05926b009a728684985bc455f3986ce6ea40c658eda91ccb350338');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-29T16:36:51+00:00','move',4,5,5,'0.13.0','745afaa5316302394a2243314259fbbcfd61fe78f2e780d836d72a2bb9883f5d');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-29T16:36:51+00:00','move',5,6,6,'0.13.0','7fafdd0a5070c9cce89cb37c91e0935a191adf9e0c8ae78d6c128b19d9a22291');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-29T16:36:51+00:00','move',6,7,7,'0.13.0','361c8496c93adac2813b15f5ca47854a27612284b86bf5b3d4063b6de05a41e6');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-29T16:36:51+00:00','move',7,8,8,'0.13.0','73ed462b0a926ad000a7b204a8c14a82097e753f27dd1ab89f88425947c7c8b4');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-29T16:36:51+00:00','move',8,9,9,'0.13.0','832762b9de8a52aad3d8e1c1ed7e91c0c2c133db01621c293f23ff25c10a4623');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-29T16:36:51+00:00','move',9,10,10,'0.13.0','b092fa59cc915686e0e021853777c80fe40d688014f9290b5f9b5ce8de0f9497');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-29T16:36:51+00:00','move',10,11,11,'0.13.0','15ef3cd3b711f12af7eab06f85b69803cc0fe422c39d4742f3aa12d4642e8b8b');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-29T16:36:52+00:00','move',11,12,12,'0.13.0','c75631278d1b367912c6882d35e3f7d7b1abd9fcc2edb5e863a9e1cbfef0e058');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-29T16:36:52+00:00','move',12,13,13,'0.13.0','680b2a7fac1d5f8c5f9c0ee17a41f13f85c900bbb729ae845494bf8a6f18f2c5');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-29T16:36:52+00:00','move',13,14,14,'0.13.0','d471ada83aac54b0b9ff192a5fc0145ba762f0bb8b33202c1c956544827f7d01');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-29T16:36:52+00:00','move',14,15,15,'0.13.0','74f84f3f0ad51831c96139b27a46f439f1b7c6ac3062b1150362f34036c91933');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-29T16:36:52+00:00','move',15,16,16,'0.13.0','285f39e7f2c4661534b3bc125274de9f9f71f56f8850cbcc660aaa21266e8a6e');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-29T16:36:52+00:00','move',16,17,17,'0.13.0','a018b3590685c84c38d00c6c80aae553febc3e3f7e1d29f89984947a29ac3ebb');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-29T16:36:52+00:00','move',17,18,18,'0.13.0','43cf2e8269755dd16da38de1989b0e35265b97742091ec029f2cbf6fc39ff8c6');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-29T16:36:52+00:00','move',18,19,19,'0.13.0','e7c9b796a0fe83119c7c5e3c5fa2b40b7844f45d99b84dcbc3afeaf1a52704d0');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-29T16:36:52+00:00','move',19,20,20,'0.13.0','d5231a4ee72122b0fdb610fbb96756dddd51f092ab254585fc0ebcaea9496025');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-29T16:36:52+00:00','move',20,21,21,'0.13.0','e13ba3001bcf5f94548267861b987f9cb437d186564182608c0c4774287a995d');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-29T16:36:52+00:00','move',21,22,22,'0.13.0','443a7a9113f82bf4e82c799eb444475ddfda2b2c5ca189402c3f34d99e133f92');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-29T16:36:52+00:00','move',22,23,23,'0.13.0','4a0645b57815b4e3d60d411193fb614c72745ab32b0f853f21bb417df68f2a9f');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-29T16:36:52+00:00','move',23,24,24,'0.13.0','683e3d2eeceab7ad877682cf27ddc6b8ef03b80018df27490d6459f0ada47ec4');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-29T16:36:52+00:00','move',24,25,25,'0.13.0','3ec72fdff2631e76b572b8a9853661c49b1376be6c23b36c26b70bed98726748');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-29T16:36:52+00:00','move',25,26,26,'0.13.0','67711cf234c7414a587fbcbf867777ecf3b5f2a954e51648d20be911766b5da7');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-29T16:36:52+00:00','move',26,27,27,'0.13.0','22ae04bc5e6a2076b488cef2a9907216acb16081e9ceb89bdb7775bd1ec924ad');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-29T16:36:52+00:00','move',27,28,28,'0.13.0','0d6a0e443d47704418ccbecd2bfbeab257991fa99fa9a84f5b9646eb88f48144');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-29T16:36:52+00:00','move',28,29,29,'0.13.0','d840a5aac555835d45e74f9a888af5c1a393afd8e82dadf623c26bc69494b210');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-29T16:36:52+00:00','move',29,30,30,'0.13.0','c0c741bf45695690c5f879e97918e8d1f07467c145049b062ec47c33b64bc817');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-29T16:36:52+00:00','move',30,31,31,'0.13.0','567d3cebba65f00ad7c0e4f1261eb1621f34e65a18d84e298f8466672e625f38');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-29T16:36:52+00:00','move',31,32,32,'0.13.0','f26b4372a0df3bfdbb926737aa3d15a4bef40b33d7295ca289fc52c319c3b878');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-29T16:36:52+00:00','move',32,33,33,'0.13.0','16a00f96da1fb0d509af7366399f8add8702cafa8526b3c16eb43bd01c4a9ed9');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-29T16:36:52+00:00','move',33,34,34,'0.13.0','77fabc4068faa86b04596d2c6d9d6e7f06b0d7e5950c73769d563a0b48e359f3');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-29T16:36:52+00:00','move',34,35,35,'0.13.0','bb0df1cea6b361a259b216bf005942ea6194d415669c6644da6c36d2165d9841');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-29T16:36:52+00:00','move',35,36,36,'0.13.0','73fd8a7fb858a636613c4100f7a9fd73a83518839045767ef01d3591d6faee54');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-29T16:36:52+00:00','move',36,37,37,'0.13.0','9bf906c7f65b0f3f7ff3c3dd5a4eae5643130730c4733a57ab43ae569582bb0e');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-29T16:36:53+00:00','move',37,38,38,'0.13.0','2bfaf8e376e84d4b36c764353ebf1e95901a6de4c9b68b3563e28d64eebbc9e0');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-29T16:36:53+00:00','move',38,39,39,'0.13.0','15691af54e059e50744cde27f8c119105fb126c267d703a1942baa74547a41b4');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-29T16:36:53+00:00','move',39,40,40,'0.13.0','6ab6bfbc7428f899f6564bec94451707badd479f6be7b80e556c4dc928d9855f');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-29T16:36:53+00:00','move',40,41,41,'0.13.0','d5be044a8d57cf3526271d28c6ac211f85963129099e6edc4cde001e1fcc87e4');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-29T16:36:53+00:00','move',41,42,42,'0.13.0','9b1602824a549c563b3e1876e86ec8b9e56d628d42947d34619de915df12696b');
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
