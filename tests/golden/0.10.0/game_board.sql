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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-29T01:20:17+00:00','2026-11-29T01:20:18+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-29T01:20:18+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T01:20:17+00:00','created',NULL,1,1,'0.10.0','4444fd80aefac5a6d96fb893f0dd2cd446cab7518761db7b877132ed8c7a4d40');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-29T01:20:18+00:00','move',1,2,2,'0.10.0','b71bfe2ad0687bf0a20e8b021d7830fba3071e83dc4cc8835bce723d6b348f7c');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-29T01:20:18+00:00','move',2,3,3,'0.10.0','0a20c803776a088da97673fc0955f6235ca2975712e2d0bbcb6113c8bfc89819');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-29T01:20:18+00:00','move',3,4,4,'0.10.0','0c4ea51a367346e9112f6a4768c3f80a090ff10f22ae306ee8ca8934663340b1');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-29T01:20:18+00:00','move',4,5,5,'0.10.0','b104254a987378cf3ceb7b5b51b057d4e64bf8d06b9b8b7261788e681ffa67d0');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-29T01:20:18+00:00','move',5,6,6,'0.10.0','517663c31b7ffd2195e6abc91e6f3ed015d8acbdafd33e3e53f9e09fd62347c2');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-29T01:20:18+00:00','move',6,7,7,'0.10.0','36441a769a53d88d672fa2cf71d1f54a1a583e22699321c671eb886ae06306eb');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-29T01:20:18+00:00','move',7,8,8,'0.10.0','2e7e20851ee15a6b9ba2ea7aff2eeb83634345e2b92f295c6e9f404f1b72b438');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-29T01:20:18+00:00','move',8,9,9,'0.10.0','0695036c7935976369d841057f22d1d3183f622efb90036d8c26b71c34fa01a9');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-29T01:20:18+00:00','move',9,10,10,'0.10.0','66f6ec4b31c27b7d23a5ec783936e55066f4836cf6790fe0a0a972542a1620e9');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-29T01:20:18+00:00','move',10,11,11,'0.10.0','97bff4114f3868ce2a7fe084b1628bf5ca47c601fd8705039f9a7eb36a3012a8');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-29T01:20:18+00:00','move',11,12,12,'0.10.0','4cb7f0f9474863d44ca9a7e1fca836cc9bf7a50630bf38c4a1dd1af5bf5f3185');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-29T01:20:18+00:00','move',12,13,13,'0.10.0','7ac94fabf10a2728d165cb335bf52e72e2ca1fbdec14ea84c4d31aac9c444001');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-29T01:20:18+00:00','move',13,14,14,'0.10.0','04fd76dc57433dc5e6a9faf09429be43a037482c4486c3ea083b538abd54327b');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-29T01:20:18+00:00','move',14,15,15,'0.10.0','e2ddffb8eaf2fdc4b897a9eccfbb4fd99ed0138a274b4c8b89540500ee4566e0');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-29T01:20:18+00:00','move',15,16,16,'0.10.0','eef1cedfa4d332d61f25517e38feca086238a8d73c1750f3581693641a328117');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-29T01:20:18+00:00','move',16,17,17,'0.10.0','ea53cb8529f2027bf1470c7ee2d7a60cd5774802dc59cf0a3177657cbbab4c85');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-29T01:20:18+00:00','move',17,18,18,'0.10.0','e37f74f959f7bc8c261d74cdd7ba17e294b62b5c9d0d577bbca217a02e020dfc');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-29T01:20:18+00:00','move',18,19,19,'0.10.0','9ba495ded07d8adb6a92aee474eff1c4247be58c5f7ee7876b9a3ef6bbb6ecce');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-29T01:20:18+00:00','move',19,20,20,'0.10.0','4a466cdcd746455717e68105bddace438beb774e6db5184e7b90f3032d4f29f3');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-29T01:20:18+00:00','move',20,21,21,'0.10.0','5ca227fc36a7895caaa6aef25419e120805ab4ff609e32d8dca87540c97cf746');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-29T01:20:18+00:00','move',21,22,22,'0.10.0','0493a6df724f1e632054899d0aac017ae89592d302e5298e03541c747037af43');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-29T01:20:18+00:00','move',22,23,23,'0.10.0','f3072484903a0ef482ea3b0ea561c2671176f552ca5b669546bd5fa744813e8a');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-29T01:20:18+00:00','move',23,24,24,'0.10.0','c4bb1dab3960f82b258ba001132ea489b21446274ce9f1cb76c75201c7c5a2e3');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-29T01:20:18+00:00','move',24,25,25,'0.10.0','5a9e56a302a1a8d194c2df49b057ac8f72eafed24ba37c1fe70912c3aceb9a51');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-29T01:20:18+00:00','move',25,26,26,'0.10.0','a36f388cb3241cbd7abcfa1eccd3d5ab2a98c2a7ae3bb00399d45dd24d679f56');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-29T01:20:18+00:00','move',26,27,27,'0.10.0','89c541bad133c533ec318dce28581077273dfadbfe4dd875b822cf862075d117');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-29T01:20:18+00:00','move',27,28,28,'0.10.0','0f92daa74a07c4d205d9dc6b559064356177dabab2bac84e309e1ee0b42bf23d');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-29T01:20:18+00:00','move',28,29,29,'0.10.0','90e3bb778b6ff2f11f3e4c71eac0aaef8296c32c2c37cd1be22814b853b627f2');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-29T01:20:18+00:00','move',29,30,30,'0.10.0','932e8715f8f8f671079508f842afd21218a04589aaf5427c5ad45c2e9b65e3af');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-29T01:20:18+00:00','move',30,31,31,'0.10.0','78b29faf4528303121bdf2932ec3b90c38e6e1dde50cd58066b0e979945979c3');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-29T01:20:18+00:00','move',31,32,32,'0.10.0','e5ada08f3347393411971913f0249dda5a8528067f52435d34263da0eb501c14');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-29T01:20:18+00:00','move',32,33,33,'0.10.0','66777b5aaddeaa27af6f13fdf5975961af694b22ecadf89b10b60d057888b218');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-29T01:20:18+00:00','move',33,34,34,'0.10.0','dc7355bf4852b8f598283f2223351a4e5c75222d5d54139a3bc78a891b767e8f');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-29T01:20:18+00:00','move',34,35,35,'0.10.0','3923c94726c9831df751b5a13a766e97cc1fbaa128746d498df090ea7ba842c4');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-29T01:20:18+00:00','move',35,36,36,'0.10.0','ca03ee84f0b35bd899aacbed346ab1aa30ca3dd1621d062b3bcc23cb9c41f2cd');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-29T01:20:18+00:00','move',36,37,37,'0.10.0','20691b1dcaab41f03e306c99a3318b57507d96ac5f036cfa092225c191851d6a');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-29T01:20:18+00:00','move',37,38,38,'0.10.0','a991a189636c06fe5721b1693eb9433d5bcddb9008c1249317c7edb9eca0f6e3');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-29T01:20:18+00:00','move',38,39,39,'0.10.0','1f71247f5f5d0cddb2f4f95cb906521a6da2ef918507bdb3ee254ef78fd84cce');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-29T01:20:18+00:00','move',39,40,40,'0.10.0','7a85672af6fe9940993726bd152782f85ecbb1a6ee6094f32ac8d392599ec8b0');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-29T01:20:18+00:00','move',40,41,41,'0.10.0','5c226d17ec9c25fad5a494ed8a8e2b9b4f56dfdda9a8f406b181f5c2588a1106');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-29T01:20:18+00:00','move',41,42,42,'0.10.0','7917d50e23187257b6a31f871313099b9b2febed01fe632ddbc0d1aed0925965');
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
