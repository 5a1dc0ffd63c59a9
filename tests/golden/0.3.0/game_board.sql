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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-22T13:18:45+00:00','2026-11-22T13:18:45+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-22T13:18:45+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:18:45+00:00','created',NULL,1,1,'0.3.0','f004d5f511d76826a37b303dfaa679a169d229404469356a4c0bb16e210eb1e8');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-22T13:18:45+00:00','move',1,2,2,'0.3.0','b4e32d9b4ecda75a63429057b298b8ca53aa08ad7bb0886368582fdad11d5589');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-22T13:18:45+00:00','move',2,3,3,'0.3.0','111345a7762248179b4de164a7c85703e7e35d72c1327adfcd6689d4d429f462');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-22T13:18:45+00:00','move',3,4,4,'0.3.0','deb014aa07e451f9f4663efc6a3fd2d8c85e53c5159b4c81a12b69d273674512');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-22T13:18:45+00:00','move',4,5,5,'0.3.0','0342be3844c3bed4224b4c57bb31d5ef08269578dd4dd3ff8d7da1fd29fe00fe');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-22T13:18:45+00:00','move',5,6,6,'0.3.0','1f51ea69b89bdfed1e5eac0f36ce2a3b0cf971d808e58b4fa75689241e6ae308');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-22T13:18:45+00:00','move',6,7,7,'0.3.0','d2bd50b7863d3dc855c072a01227cd693ec8458a28ce9d6d9cbeb64e13b74222');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-22T13:18:45+00:00','move',7,8,8,'0.3.0','fded794920ab1a0985cf2aa87da848dab6b24ef0fee750068287b5af5e7c03ed');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-22T13:18:45+00:00','move',8,9,9,'0.3.0','ca15bb75a5f47004cfd1ff5a2b0cec34deb88c908b815025f8160a422a0d8d8e');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-22T13:18:45+00:00','move',9,10,10,'0.3.0','9f6a2bf1f91198f302afa6d261ea02fedaa1728ddc6272e8688bef7d66ae570e');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-22T13:18:45+00:00','move',10,11,11,'0.3.0','06d9978dbab31ed81db9637a000c85fed03767acb37a916611594dcdaeae603d');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-22T13:18:45+00:00','move',11,12,12,'0.3.0','cf72f3dc78a5bbe07dbd5aa5ccfd82dcee6f3ce3c036f6c8ebf4416d3d1f08e6');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-22T13:18:45+00:00','move',12,13,13,'0.3.0','c72062d722045d619a65fe39634cb45821fa6ab125e043a2b516206c3f31e032');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-22T13:18:45+00:00','move',13,14,14,'0.3.0','8dd7eac023d622aaf2d7bb3a2cdc040591d6ae8084c4f3b3206b85445ea09db5');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-22T13:18:45+00:00','move',14,15,15,'0.3.0','2cb223ae8588b279d9783fadcfdc62fb1d570c83d70ae8ba9b1806ae83ef461c');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-22T13:18:45+00:00','move',15,16,16,'0.3.0','33afbca424ceed26f9e172e43c91b73547262679ce39e4f050ac172e80f21dad');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-22T13:18:45+00:00','move',16,17,17,'0.3.0','5ef021168c65e5bb4b469308909cd151a3d7ef90d5f1d93586218feff6c08624');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-22T13:18:45+00:00','move',17,18,18,'0.3.0','38f4ce2104d971c204f5e8ef26a308b3502870b5dfecdfc7d673727d397fbaf3');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-22T13:18:45+00:00','move',18,19,19,'0.3.0','91ae16fc8d042165624bcc698bc7b35a3a14a0f7cf96bd20e2ef8baf75a59051');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-22T13:18:45+00:00','move',19,20,20,'0.3.0','62fa4cc5440eddf09bfdf05bfbe0a44080801202e0a377791bc19319f484f70e');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-22T13:18:45+00:00','move',20,21,21,'0.3.0','149cb6242f7f78620f3b3e4dfaa89a3a0f8dc14a1f2f51db4678b222a0499ae3');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-22T13:18:45+00:00','move',21,22,22,'0.3.0','30e8c4bb33e3878724e5d07ab19477044ae33fa9e16a9734e58704c5a156477d');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-22T13:18:45+00:00','move',22,23,23,'0.3.0','59d83f31b221bfa244109fb36332f6da2873a2d6ec6e03adab2f691568421ea5');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-22T13:18:45+00:00','move',23,24,24,'0.3.0','865c2dc87dfefb56187646a1a0b777edead6aabc89d9d22bcfa47fa7ff4ce8cf');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-22T13:18:45+00:00','move',24,25,25,'0.3.0','b47fef6067c47f141f034fb524127e705cc103cc57951dcf9c71065608b36024');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-22T13:18:45+00:00','move',25,26,26,'0.3.0','83c4e4002f62b160947feb43b33aef62e8527e3c02823e5e225bace348c6452a');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-22T13:18:45+00:00','move',26,27,27,'0.3.0','6a24837bf95f55cf7d075e23fff804bc66b07f7cdf8c062871e52c71173ee461');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-22T13:18:45+00:00','move',27,28,28,'0.3.0','7edae66c131b83474f20a99134b49d20b15c8fadd61fb901648ee818277a65d5');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-22T13:18:45+00:00','move',28,29,29,'0.3.0','a6e00b1255f791ff1d4d64c6c361545e04aa74ac6d3bf3f8f9e0e975f3d5e0e6');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-22T13:18:45+00:00','move',29,30,30,'0.3.0','0dd50c9ffcfa0019a8e4000a0658e29f54323dad31df2f0ab2674b0556ef608a');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-22T13:18:45+00:00','move',30,31,31,'0.3.0','f138700dcc6844d009d03624e62ca3d25ff7dd50cefc863c53c902d31dd27e92');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-22T13:18:45+00:00','move',31,32,32,'0.3.0','2d185bea6a08b8565b33cb07a01c2cb507949994e2b5d758d8a89e6f26aca8e3');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-22T13:18:45+00:00','move',32,33,33,'0.3.0','4e79a1b9fd843fb7a0abe6fc1489b913c25de94b21f3078ebfa99d00f9f522f4');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-22T13:18:45+00:00','move',33,34,34,'0.3.0','af333cc18da2fc253024bf925b044fcb6c37da935ca3d3d4c87369c9e0770cfc');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-22T13:18:45+00:00','move',34,35,35,'0.3.0','040e28f34e02a44b2c297d2a3f54418f4ecb2da9f902703d17ac2fe24a5dc749');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-22T13:18:45+00:00','move',35,36,36,'0.3.0','71e613ba06e84a5ea071392a1447e7e0bbdd2c60c1c615734a28784d27ca9899');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-22T13:18:45+00:00','move',36,37,37,'0.3.0','f57e287bb5072077a1dbb7395772bf0c71c5e89c6f9a024eb2548b49616b81c2');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-22T13:18:45+00:00','move',37,38,38,'0.3.0','4e5bd039a5bd031111cc83e26e861539b0316aff7a86ca5ce7f90d5c5abdba54');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-22T13:18:45+00:00','move',38,39,39,'0.3.0','17084bb74b5174f3911196f7f4b4bc09fc57af5f14b27910ac1e3196f68b9c7a');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-22T13:18:45+00:00','move',39,40,40,'0.3.0','0e3ea1315a1a51f33502903a5ae37fe65a03e67ac6f869e06e1179035c2ab152');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-22T13:18:45+00:00','move',40,41,41,'0.3.0','788ae79d5c6d6c3e43fa3398f534971b5de871dec4a33394d6c8ea26e5bfbc4d');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-22T13:18:45+00:00','move',41,42,42,'0.3.0','a84691acda15c6adc4d125d2a7e8adb9a4c043333dfae43f5896f2df314fb447');
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
