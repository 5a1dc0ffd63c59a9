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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-23T15:27:57+00:00','2026-11-23T15:27:58+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-23T15:27:58+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T15:27:57+00:00','created',NULL,1,1,'0.8.0','09ee800223de02904887b1d790e48ee1775c1d274d0166b1d7ffff2bf688bd43');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-23T15:27:57+00:00','move',1,2,2,'0.8.0','8d2a225f2bc36eacf1cb2c4d9aa7ca53a9b2a6a0b173381595925215bb6b6324');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-23T15:27:57+00:00','move',2,3,3,'0.8.0','2c984387c4fd45a5a8a6641aeaaf44741665e54c262ce350bc517bb1e95b1969');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-23T15:27:57+00:00','move',3,4,4,'0.8.0','bbc3e7d512d45419da8ac8902a248130a10476278869366c3a8a8d16695ac043');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-23T15:27:57+00:00','move',4,5,5,'0.8.0','4a313e6d37e103e05cdca2a0c53aee7e4bab506e62e82401a39e7d72096289e7');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-23T15:27:57+00:00','move',5,6,6,'0.8.0','9355349403781062f3c9ca5e17b707a12d218ef608f114dadcc102b55ca77575');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-23T15:27:57+00:00','move',6,7,7,'0.8.0','1e77994264763d14856bb30063b5afa9f57686d3dd1b9fa77a3c82b351ab204d');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-23T15:27:58+00:00','move',7,8,8,'0.8.0','566280fcffc6c5e7daa84c9e7da9e35866033b8c3ef6016e7922c159515825f5');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-23T15:27:58+00:00','move',8,9,9,'0.8.0','0efa7bc77363aedc8d961de74c233a6ee9ae840ee7a124c76dcbaa5e7af6a400');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-23T15:27:58+00:00','move',9,10,10,'0.8.0','363eb5ef3ffebd4153b2241c61969a922af23f2d63beb7884075eb30d0960f93');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-23T15:27:58+00:00','move',10,11,11,'0.8.0','470a75706ab68cc2c4ecac38e35e2324d3cdde2e4a5a45d2f61bc4955c393c29');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-23T15:27:58+00:00','move',11,12,12,'0.8.0','0d3785c43c27757204edef713bfc13fd5ddf6b3b286201c3ebe5866dc07c0d8a');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-23T15:27:58+00:00','move',12,13,13,'0.8.0','da3fd58cec11eebd0f2d9ee3070d3035f921e778f696649b81006366f2276a2e');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-23T15:27:58+00:00','move',13,14,14,'0.8.0','a572eeb803662731629111a7aac30a96cd68e3a20b6f43fb5d4b5d2e12754d1b');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-23T15:27:58+00:00','move',14,15,15,'0.8.0','ea675f77c32804defd7fbd527d46ccb9992e98be70cafc556e16d78d68c7e77f');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-23T15:27:58+00:00','move',15,16,16,'0.8.0','327572a4c13975fd7f92b82db391ce7355d4ed8c6e30e0c6f5f6289c148b6c11');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-23T15:27:58+00:00','move',16,17,17,'0.8.0','7aca32fe92c27d24468cb86f5d52f58f14f92c6d16f352528d3a3e102145b118');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-23T15:27:58+00:00','move',17,18,18,'0.8.0','8a63b1ec81a9070207a4d25ff6098d0a4c5950e7e9c337848776c9f2cd3a126b');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-23T15:27:58+00:00','move',18,19,19,'0.8.0','d81a1a4f6854d255b5aa748efe126d7563132ea019e124639e18a776e2065e5a');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-23T15:27:58+00:00','move',19,20,20,'0.8.0','c8c4e69a3d3abf26414a579bcfbc566c3a3d125b4f47b79652f1f85e3a153084');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-23T15:27:58+00:00','move',20,21,21,'0.8.0','26ccef88928102fe20e0ec128280ddded8e26bc7d8158338f06f027843b92192');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-23T15:27:58+00:00','move',21,22,22,'0.8.0','1b932f3aca5f3564ff8d7457299a4a0becf2ca7810bd0d5bb87aef42c879acfa');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-23T15:27:58+00:00','move',22,23,23,'0.8.0','18cc7a7f20e794054d29656d39a0a8adae08b6ed41cb2c26f9aebc2015e82698');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-23T15:27:58+00:00','move',23,24,24,'0.8.0','55ce7e3234d8977f89653ce335bc2efd98836e8064dea5c27856c733fac5fab2');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-23T15:27:58+00:00','move',24,25,25,'0.8.0','24b7ff8b9b527dfb933cb24c2b568e2e76f6c1db4249331479a1a9cf7575b7f7');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-23T15:27:58+00:00','move',25,26,26,'0.8.0','d68ab92541e39feddf9cc06d58d4e7c49ef5221288d644e5229430679f8e219e');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-23T15:27:58+00:00','move',26,27,27,'0.8.0','e7b3ae8c196ccafcb18f70f0e74666fb16c0bab28118eb0b62a6cbef16f9d5b2');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-23T15:27:58+00:00','move',27,28,28,'0.8.0','435e0007e01cc420f3234e4bcc43dfa9f22fe2b4e8cd740900315df09635353c');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-23T15:27:58+00:00','move',28,29,29,'0.8.0','9692909f8c1d93a575e690347dda442ad68a5f97c995b635df0c90f13d3191bc');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-23T15:27:58+00:00','move',29,30,30,'0.8.0','e7e4f809cb558e441017a637061c000e1ae2559da7b2937c069e70f65ad953b6');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-23T15:27:58+00:00','move',30,31,31,'0.8.0','3151d54f97f3c054e0c49f85eae2dc95310580649f693efdeed60e02893707d3');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-23T15:27:58+00:00','move',31,32,32,'0.8.0','c324be497814de09a45ba9bfa22720c19b301451de3bc0f60e115c1d9785652f');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-23T15:27:58+00:00','move',32,33,33,'0.8.0','c5f365963724d532a4731d2e0cb298196344724c73a7b27670c0c219333cdbbd');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-23T15:27:58+00:00','move',33,34,34,'0.8.0','8ca7617bcc2cde753188c4da80ce35b5db665721da86fa4f7391e888828a1c66');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-23T15:27:58+00:00','move',34,35,35,'0.8.0','bbfca0aeae40b7f110b100b8c61ec3f165bb859985803b0c88d5583cb48be7cb');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-23T15:27:58+00:00','move',35,36,36,'0.8.0','e08b2e97d750019ba3f370e2ec1a9bbbc9017d4fe7175f59d45821e8baea3142');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-23T15:27:58+00:00','move',36,37,37,'0.8.0','f6f70e16712143b13c701e96e0fbacfe2b9efa12cc0eb5d178291c24234deed2');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-23T15:27:58+00:00','move',37,38,38,'0.8.0','38029a1ea022cd914e533de5c3e2089400ec6d5880c317f429f8c4d10a1ec740');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-23T15:27:58+00:00','move',38,39,39,'0.8.0','327f8fe3ed43a4b06e3722d61d85e2d794d6a21d87a1b94c223a9941d1f13d23');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-23T15:27:58+00:00','move',39,40,40,'0.8.0','6d167514bacf888904ab5318f899727f50ce8d785d430ed50005b3104e7c7477');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-23T15:27:58+00:00','move',40,41,41,'0.8.0','f2938a59a825638d0bb1a38fe385c5a49abcd4d5480fc89de4c72bfab072f83b');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-23T15:27:58+00:00','move',41,42,42,'0.8.0','32ee5000bb9a545f740b680a90600440f6906571d878bb58e346ddb47987f793');
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
