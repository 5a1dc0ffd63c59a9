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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-28T18:56:43+00:00','2026-11-28T18:56:43+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-cards\noption gambling true\nseed 10\nseat A Ann\nseat B Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "6S", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "10C", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "L raise 2", "seat": 1}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "L raise 1", "seat": 0}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "L call", "seat": 1}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "C check", "seat": 1}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "C check", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "R raise 2", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "R raise 2", "seat": 0}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "R call", "seat": 1}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "9D>C", "seat": 1}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "3D>C", "seat": 0}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "L raise 2", "seat": 1}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "L below", "seat": 0}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "C raise 2", "seat": 1}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "C raise 1", "seat": 0}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "C call", "seat": 1}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-28T18:56:43+00:00','created',NULL,1,1,'0.9.0','86a2b38d1765c43193ca242dabf937c19e8a41ac6af9dbe544eb385604f52a61');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-28T18:56:43+00:00','move',1,2,2,'0.9.0','92a7970f4c2dffe087a36b1d369067dcdd47063d648dbc3eddb6a5b8feaee585');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-28T18:56:43+00:00','move',2,3,3,'0.9.0','4c397a4cb4cdd6bd8cd0f80aaccb9d828633606fb47078cfc0d1235bfcb2140c');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-28T18:56:43+00:00','move',3,4,4,'0.9.0','c8b46cc898d89f757d5b0dfc5e304275b3651a69d00e8c0ffa35e0d2fe0999d6');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-28T18:56:43+00:00','move',4,5,5,'0.9.0','db76bd99189c7e780e5cadb865730dfdb0f080fc798de37ed1cfa376d2602459');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-28T18:56:43+00:00','move',5,6,6,'0.9.0','4c09b266d5fc699b7de67e108568c20b782310c436287f5a2bfcbca0420d5fcb');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-28T18:56:43+00:00','move',6,7,7,'0.9.0','a50d5903dc141dd26321211b9737f40a81255b8484996a2b7262634e22af2cee');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-28T18:56:43+00:00','move',7,8,8,'0.9.0','5c26a3e6fd1fb2cb41ae0515d76128eb0a96a21fbef463c0f3eab1cb8ea3dea1');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-28T18:56:43+00:00','move',8,9,9,'0.9.0','f24c16fe6e48c138486c598915c8f697449be1b056211a6c914fa92185b3e9c3');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-28T18:56:43+00:00','move',9,10,10,'0.9.0','d87a57acbf1316dc6c007ff3d204640a455b0934e6d91a9e65bdac220c3b4c8f');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-28T18:56:43+00:00','move',10,11,11,'0.9.0','0e859317e8aa0b23c3782d8b8e0171caa580415cbbc31cef37382ea69e476196');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-28T18:56:43+00:00','move',11,12,12,'0.9.0','0bb52c61c1da6eb5569fcbef007ab1407d9065d983399521aacd1c5bc909a4dc');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-28T18:56:43+00:00','move',12,13,13,'0.9.0','f4cd654690f30c646237b408058d99471eca2286bc8ead2ca4fb983c60309f19');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-28T18:56:43+00:00','move',13,14,14,'0.9.0','65e1cb8223998d5c289a71b28fd974a762388bfa938336aa52d87f0e308ed039');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-28T18:56:43+00:00','move',14,15,15,'0.9.0','7845b4b737bd5d8c7e6e3b429c04786bee0b639da59ef939e4813d5c1d9c4d62');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-28T18:56:43+00:00','move',15,16,16,'0.9.0','6fb8bb80624c05fb2fabeb741cfa7ceefdd0cbffdac33c46792e1477c06f2f26');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-28T18:56:43+00:00','move',16,17,17,'0.9.0','ca92860a5655e1e5fce199f8be5b8b183dd8f04594f91e566702b09f615f16cb');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-28T18:56:43+00:00','move',17,18,18,'0.9.0','72d7ef5d7fe19cfc1d677c861b340b17a8c246dd40656dc4aefa32139d1a0e8b');
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
