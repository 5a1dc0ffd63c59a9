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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-28T18:56:43+00:00','2026-11-28T18:56:43+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-28T18:56:43+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-28T18:56:43+00:00','created',NULL,1,1,'0.9.0','61f914bbb9b10717d66009635d6e07725bb9a8de73c7dd8204735dba22b8d462');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-28T18:56:43+00:00','move',1,2,2,'0.9.0','0428697d4f96c1a31b59bd20ee91fd99de6e0f8d054a32acce3533d4952b437f');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-28T18:56:43+00:00','move',2,3,3,'0.9.0','55be2f55691d470cc2ca93f5209c473cccc8fb17ffe3e87e5fd45354f2e658a8');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-28T18:56:43+00:00','move',3,4,4,'0.9.0','8e65de0bd86fa34028c6aba196fdcc93d38fb47f9706f464e40d9f86983810b4');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-28T18:56:43+00:00','move',4,5,5,'0.9.0','a04a2caa307c5e59f77d6538a20356d2f0e352f7ccaa1704c8cb45b5ec749230');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-28T18:56:43+00:00','move',5,6,6,'0.9.0','c03d35453e1bf14164493cd06074c5b8d40e694be4c67a7ad3131c5fb1c79df0');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-28T18:56:43+00:00','move',6,7,7,'0.9.0','606db698aaa9a59b75d9ecc4a9468b1888bf51be255ff186899b8837ab88c8ef');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-28T18:56:43+00:00','move',7,8,8,'0.9.0','454d0b65ebdd6ae006adc93c218101bfa7f679ef2d8f0c339ec38d19f0a41f0f');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-28T18:56:43+00:00','move',8,9,9,'0.9.0','4bb00a7a6852c472e6004ccb21f391c507a898823e5efffe2dbc76d6d592f9f3');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-28T18:56:43+00:00','move',9,10,10,'0.9.0','41805ad6ed4a326f9622836c4a054d404855284e7901923414f453e7bea49e18');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-28T18:56:43+00:00','move',10,11,11,'0.9.0','1289b87e0272a6edac78218ae1b0ec97d1518bb6e069b1970daa3d8c7bcf7999');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-28T18:56:43+00:00','move',11,12,12,'0.9.0','8cdcecc300a90b717e8aa88af7cd0c9d290231a39c916c4f675247c97c0fc37a');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-28T18:56:43+00:00','move',12,13,13,'0.9.0','b87ebf858a21ff9e90164fe517792f6b4a52edc8ac01c87802593b0ce4570433');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-28T18:56:43+00:00','move',13,14,14,'0.9.0','e91fc70024d8003afe4df1a2766cb7be17fc77378d034d9ad8479bbe3fd5654a');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-28T18:56:43+00:00','move',14,15,15,'0.9.0','091f280e8ad739dfeb6d982654d62c789f777a6a12c0ef2a777c0679ca17d667');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-28T18:56:43+00:00','move',15,16,16,'0.9.0','4eccd419773c8fe9b8aa0a2da67c181ad2c5918059e729753792ca9d7f1dc6f3');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-28T18:56:43+00:00','move',16,17,17,'0.9.0','fbff07996ff74e135c898090aacf1674300bd9f7bdd4a343bc6ce3f914b769c5');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-28T18:56:43+00:00','move',17,18,18,'0.9.0','01af668d4aeba0dad09163798bfaf4a0192c86f1bee4434671f2813670c6b286');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-28T18:56:43+00:00','move',18,19,19,'0.9.0','0c06e219c6a8376548370e735b50e382004a5cd6afdfdc6a835a758edc7fb9f4');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-28T18:56:43+00:00','move',19,20,20,'0.9.0','64511b335aaf15bec4cb832fa9f3ba627b79ff79de8adea3df96f99a2736eaea');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-28T18:56:43+00:00','move',20,21,21,'0.9.0','661cb146e696e6043d1267a2db6d90f3b75f0b67a98780f5694dcddac5e69bbc');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-28T18:56:43+00:00','move',21,22,22,'0.9.0','1ad3abf522e003a220858aac09dcbb1bdf693ee66eb49bb164d0645fb3b21899');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-28T18:56:43+00:00','move',22,23,23,'0.9.0','dac7b780e6408b73d053e5df275ce50c63e6b1ada43de42f51d058b56dd9baad');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-28T18:56:43+00:00','move',23,24,24,'0.9.0','77ed125bc8431a3c0cb812972a588cd5bebf6e710b127352d4bdcd34f3eb302b');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-28T18:56:43+00:00','move',24,25,25,'0.9.0','e68a4cccf5e1046f0c08641f3cc1b68b4f45e82672663850435afc3773be20af');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-28T18:56:43+00:00','move',25,26,26,'0.9.0','131e511c95dfa976b79a09b67f4df2dfe6df54a10fffca8bf1257554283a4127');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-28T18:56:43+00:00','move',26,27,27,'0.9.0','6af84d9883108354f9b75b08c44a5a3a97293f9fbda424a766ebabb3ffed330c');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-28T18:56:43+00:00','move',27,28,28,'0.9.0','3c24cb7816f146a0614bd3741fb9a58e113253f49d3b6ff3e3b25da6cec1e0eb');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-28T18:56:43+00:00','move',28,29,29,'0.9.0','03a2ab4280b57306de684037e211df7bc2d64828a0b7e4f5b0f2efc55e8aa1c6');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-28T18:56:43+00:00','move',29,30,30,'0.9.0','0c4d443ee284943275706231903fb32405f1b9c0dbea7e37216467326eaff441');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-28T18:56:43+00:00','move',30,31,31,'0.9.0','0a852da522bcd5b4f5b918957cc4b334efaa26bf0d56e69aa9f6b64397c9be51');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-28T18:56:43+00:00','move',31,32,32,'0.9.0','805addd130e58cc64bb4bcc5c47404557793f6e99689745d863bd1ebe4dbfb53');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-28T18:56:43+00:00','move',32,33,33,'0.9.0','95c57af12b133b0e7ac44578dfac0ba1767f1e443e42c632e2f92f8dde656ed2');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-28T18:56:43+00:00','move',33,34,34,'0.9.0','408fc5cba37d87227569d2202d47a7c9f9ccd8f20e283d9a636e56f5e54912d7');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-28T18:56:43+00:00','move',34,35,35,'0.9.0','af57823b6b5a100a668636fb6c4c934b5c93a18144918c32bfc649bd444ea56d');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-28T18:56:43+00:00','move',35,36,36,'0.9.0','2cc2caed8adde98a6826fe30d379c1476f9f4e285433a2b4b9dd87cddb2e5262');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-28T18:56:43+00:00','move',36,37,37,'0.9.0','3ebd80a3cfd07672d9e70247daf1d366d6d2fae75be1ac4127261e5fa0ac15f8');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-28T18:56:43+00:00','move',37,38,38,'0.9.0','45ac4a2a4bc1d3528051b908efc4ae47a0032d865449c09c4f65699b5310e164');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-28T18:56:43+00:00','move',38,39,39,'0.9.0','dfe8808da3620f3961656f8912687654b67578950f12f16b11ad833912578540');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-28T18:56:43+00:00','move',39,40,40,'0.9.0','ae402d250aadff4429dd12e530b78737fa2f1e4cf5050b432685a62bfb9a1eaa');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-28T18:56:43+00:00','move',40,41,41,'0.9.0','b2d16a10071d4b1cda18838006291cf5d805183eed0ed2d1cca33e7a78a0c781');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-28T18:56:43+00:00','move',41,42,42,'0.9.0','e61e3755f75ab5a4e7e48b23dbaf5fdbfa73e15fa4b962ea86c0dd31af15d812');
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
