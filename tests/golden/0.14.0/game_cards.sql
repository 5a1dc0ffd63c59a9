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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-29T20:03:40+00:00','2026-11-29T20:03:40+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-cards\noption players 3\nseed 9\nseat A Ann\nseat B Bob\nseat C Cid\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "8H", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "AD", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "QC", "seat": 2}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "KD>CA", "seat": 0}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "2C>BC", "seat": 1}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "7S>CA", "seat": 2}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "5S>AB", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "QH>AB", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "6S>BC", "seat": 2}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "JS>AB", "seat": 0}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "KS>AB xJS", "seat": 1}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "10D>CA", "seat": 2}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "9D>centre", "seat": 0}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "6D>AB", "seat": 1}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "3H>BC", "seat": 2}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "2D>CA", "seat": 0}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "JH>centre", "seat": 1}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "4H>centre", "seat": 2}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "8S>AB", "seat": 0}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "KC>centre x4H", "seat": 1}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "2S>centre", "seat": 2}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "9D", "seat": 0}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "7C", "seat": 1}');
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-29T20:03:40+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:40+00:00','created',NULL,1,1,'0.14.0','175833da01e59aae3dbd5fcd3ae694b77bcce45852d06dafd82e7884c2291625');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-29T20:03:40+00:00','move',1,2,2,'0.14.0','2b6dfb571f646caa33f0ed7bb92d26c7339729c7f533dd0fdac4c1a8a9e6d8cf');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-29T20:03:40+00:00','move',2,3,3,'0.14.0','fb6b846c4ca28fef0f787482ff90c60efc7fc4acacc5c693dae7b4ce40b8fdb0');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-29T20:03:40+00:00','move',3,4,4,'0.14.0','e5b1c380f2206563f246a21d63379436ecdc1794b4a7ee6077412050c9a6e159');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-29T20:03:40+00:00','move',4,5,5,'0.14.0','578a7a6288ede247ec9cb396ff6caa9329dc0103b9d5e1177506ad5036e6e153');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-29T20:03:40+00:00','move',5,6,6,'0.14.0','8330905ec26a49d169adb5728e54d1ba165760523f691fa3c05da158389b3469');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-29T20:03:40+00:00','move',6,7,7,'0.14.0','b80bcb9fdb880f573e5bcf54e2c382eceb50451b82974aadef2a77f2a621c5c8');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-29T20:03:40+00:00','move',7,8,8,'0.14.0','8ac459c33245c841de7e9d64f6037205d097d7550d81cdd47a1452d62e8f6e4c');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-29T20:03:40+00:00','move',8,9,9,'0.14.0','1dcff73d7721f737536125b6338c1c8ad70c189ec334026005ac441b8d301dbe');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-29T20:03:40+00:00','move',9,10,10,'0.14.0','9dcd2ddf390bb23de6fc7460b44a18efccbf8a1d60374a3a7897887ba0868030');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-29T20:03:40+00:00','move',10,11,11,'0.14.0','5ebeece65118fc87272a620a70eceb37e4f322cd540cd4a31f98a7ff41d017d7');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-29T20:03:40+00:00','move',11,12,12,'0.14.0','b7cd9a69f013b5d516b1657ee91ce159a46d6883feed14e09bad612cf0b518b5');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-29T20:03:40+00:00','move',12,13,13,'0.14.0','86abae244ddfcad610f39b129f3205fb1a99420c00e96d286a9c113e3dfe1de1');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-29T20:03:40+00:00','move',13,14,14,'0.14.0','e6c625b7f58a6e32bc7317d2ca90e18665b5b677cb98928c90afb3ef2751a341');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-29T20:03:40+00:00','move',14,15,15,'0.14.0','2ddb4e9892243118fd7156230e70b1c01d654c40f0a5817481a88dadcc34806b');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-29T20:03:40+00:00','move',15,16,16,'0.14.0','905ed7fec725851bc6b60538675c0e88696d231120c86a0c484357c5d88c4171');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-29T20:03:40+00:00','move',16,17,17,'0.14.0','8b162abd864f23c34f2a948759232d206b769c0f5e6132da94a583a14cc9706b');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-29T20:03:40+00:00','move',17,18,18,'0.14.0','9f316a0349e12b7623330966fc2c613513f89c8b40a1d8a24232b2c9c2d1d23c');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-29T20:03:40+00:00','move',18,19,19,'0.14.0','fe69acb0f03f1c14363179dffd83691183bc9ba77f238751bc2c9936e0171cdd');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-29T20:03:40+00:00','move',19,20,20,'0.14.0','c1f99bbee5d3e93c8cc94e5fee598c3ae9dbf84fbe5d3e607643889c3502f504');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-29T20:03:40+00:00','move',20,21,21,'0.14.0','349efb544347b8ece5e33074be2a86c499cc75ee097bf9ab09c6c537d931e37e');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-29T20:03:40+00:00','move',21,22,22,'0.14.0','3b8bc867d99ba7d81a1868e71d74921082769d32873d800c1fa78302d81971a5');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-29T20:03:40+00:00','move',22,23,23,'0.14.0','d2ee161f4e5ad3bb6e91059f4c4c14957f118065c25d0d54ddefaf28090a85a9');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-29T20:03:40+00:00','move',23,24,24,'0.14.0','3ca607399dcba5c8b91b1e7ef56c0bbdd2214e0e619510e33ad9fdfd095c3421');
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
