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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-29T13:14:36+00:00','2026-11-29T13:14:37+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-29T13:14:37+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T13:14:36+00:00','created',NULL,1,1,'0.12.0','2dcc5c9a49523b0bceb14f8c874fb76a016fc5e9972b322a14b78ac8bf064092');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-29T13:14:36+00:00','move',1,2,2,'0.12.0','b87fc921a7eceb7091d20ac1a6d49b2a85b3025161ec4981569985fe920bea3e');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-29T13:14:36+00:00','move',2,3,3,'0.12.0','3896f16e7622ab99a7bba816b28cc25c5f21a9c25be688da4077f7acc48d2162');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-29T13:14:36+00:00','move',3,4,4,'0.12.0','3a275f5b3f06027ebb9372a1334d64381e0a779ac781b74a2d7b7cb9121df530');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-29T13:14:36+00:00','move',4,5,5,'0.12.0','84e376ece464aa413705d297d73d4120dfd382601ad0fdf00d7d8ec05da37bb5');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-29T13:14:36+00:00','move',5,6,6,'0.12.0','0d021c055db99cc40a9420cdc2b1ad861811765c7f661891f24e202d6696ac03');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-29T13:14:36+00:00','move',6,7,7,'0.12.0','7c83c5370889966e4d9b943b2a0df201771987ef518058c8c789759eb782ae46');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-29T13:14:36+00:00','move',7,8,8,'0.12.0','4cee11b03af750c1b87b63b702b0568330350957d8c178a5b093ed144077ded4');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-29T13:14:36+00:00','move',8,9,9,'0.12.0','ed5866a2a18e6ee8c53505d81f5eac7df43166213d5e7712df53b745506d9ff1');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-29T13:14:36+00:00','move',9,10,10,'0.12.0','9486c1da5255bcf563125949eb590c40a8210992856db1a456e500713afb2657');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-29T13:14:36+00:00','move',10,11,11,'0.12.0','b4fb3dccf4ce13595b50cfe3b41c1e8e7d8735064f6441a5532f827980ba5bed');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-29T13:14:36+00:00','move',11,12,12,'0.12.0','a60dd3a71b7e87a46d590da14f85967a856c3e57faac29a1cf1f5bb03f298520');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-29T13:14:36+00:00','move',12,13,13,'0.12.0','d1434199da7f231a4e9712116a110fd86209272771a987ebbcb121f876106b25');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-29T13:14:36+00:00','move',13,14,14,'0.12.0','b292e7d97bc6b58dd17ea76e9956eb8b31e2a25e6eb11fcb79e87d0919a0055e');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-29T13:14:36+00:00','move',14,15,15,'0.12.0','30ec048d9a15c83d6b0899bb035571028ac9f6e476b974c710011b7ccd45970f');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-29T13:14:36+00:00','move',15,16,16,'0.12.0','a2414170045e0c1dbe0c1ab9ca3b3bd39fbe2e98bc29308363a35799e8456599');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-29T13:14:36+00:00','move',16,17,17,'0.12.0','290e20947a0a51f8026d6aaf0bb6ac5ba245c21953c204494d83509a353cb1ec');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-29T13:14:36+00:00','move',17,18,18,'0.12.0','03205f2131958e60859d1f3ee0215f74685e951a1ecc08fc9adc327c7014f82c');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-29T13:14:36+00:00','move',18,19,19,'0.12.0','576fdfa1f1fb6fea124b9ac9294b281904d58173501844673323815414396e36');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-29T13:14:36+00:00','move',19,20,20,'0.12.0','4e27ea883139ed1d783dae6e84bb01dbe9362bccf1d704234d19c0a9e882d44d');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-29T13:14:36+00:00','move',20,21,21,'0.12.0','9738557ed2d949d300c43a7209e657f882652b571853b02941ab98b2d402596f');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-29T13:14:36+00:00','move',21,22,22,'0.12.0','5729a81a102b5a412a05680b5cbae67b9472fbb101daf08df17fcba570a60b2d');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-29T13:14:36+00:00','move',22,23,23,'0.12.0','ace0543886d1839f7cbca3feb19d1b560c0829e6e0f5819fe58f8ccd51f32f41');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-29T13:14:36+00:00','move',23,24,24,'0.12.0','1879b2bec683ea6dfb13ede843613ea4386023d0e0953c43d2b3f3cdf70e53ef');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-29T13:14:36+00:00','move',24,25,25,'0.12.0','f8d83555615469b6c2eaab9831de1d4ffb15489e7a0ee66953736ae6016c5905');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-29T13:14:36+00:00','move',25,26,26,'0.12.0','0b39df99da544a6f18170974f5220131e079bdffe140271ec1475168459443c8');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-29T13:14:36+00:00','move',26,27,27,'0.12.0','8ade5b7a6103af0ab9070fbc5b232190ba41b7140adb5c6da92ad9c958ca861d');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-29T13:14:36+00:00','move',27,28,28,'0.12.0','418d45c3c63e51da1a50f60a6e9a5b215964d87781fd43d06a4f22ee5e320124');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-29T13:14:36+00:00','move',28,29,29,'0.12.0','f8b6761640ff6812a138d4654853904f37a8c0c1386e1954f2b37f2eb2312fe2');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-29T13:14:36+00:00','move',29,30,30,'0.12.0','f437ad7dc4f7de6143922f1ecd6c9b82cc6d5cdfe0c34d97d01fe6ef43baf70f');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-29T13:14:36+00:00','move',30,31,31,'0.12.0','7cfca8efff7714b3f6090043710619644b23fabe3fa482d4c4b71c60dbc32f4b');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-29T13:14:36+00:00','move',31,32,32,'0.12.0','a92a0b48443305a0eaf357ca7b12576749f99130367838033492589696dc0ec5');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-29T13:14:36+00:00','move',32,33,33,'0.12.0','c3474c9220a03057d017f9f8e5e028eb102c065786e3e87e4a1e1b3e1bebd3f3');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-29T13:14:37+00:00','move',33,34,34,'0.12.0','4955d4d7f96f6d062272e9b7dde0a43edd056c4433287b00c503e7c0d1c46753');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-29T13:14:37+00:00','move',34,35,35,'0.12.0','52f382acae76b9da8e4560efce0e566b2cacbc87237cb90b6bbdfe6599767b5b');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-29T13:14:37+00:00','move',35,36,36,'0.12.0','c9d92b719c388cbfbb96771dd8c5a78aabce03ad3586735979f0905871432641');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-29T13:14:37+00:00','move',36,37,37,'0.12.0','e5d0ed8a9c915996f87af703582b5482fdeda5d1697b07d503b745d711fd74aa');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-29T13:14:37+00:00','move',37,38,38,'0.12.0','8e1d5951e266150ef7f942495b19be52f22e8963ae5c7f2e5018111668874de9');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-29T13:14:37+00:00','move',38,39,39,'0.12.0','67345d3eccb9f9795b94661b50ea5566accb5bd3e7be20e3f7658df27d3299ac');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-29T13:14:37+00:00','move',39,40,40,'0.12.0','65db302b6b0006383d968d2c648c69f00cfb14152338fdf5b88d585b37ba4b3e');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-29T13:14:37+00:00','move',40,41,41,'0.12.0','1540979f91506b1d6efbe29c881bc9605a6353d7b09c81a5346dcc52296947b8');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-29T13:14:37+00:00','move',41,42,42,'0.12.0','9f50a29f08b90f547a0612d0a04dfa9bbdb8aaebb8c2c0e8efc598ca3c646b4d');
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
