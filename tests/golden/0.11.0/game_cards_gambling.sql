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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-29T10:06:47+00:00','2026-11-29T10:06:47+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T10:06:47+00:00','created',NULL,1,1,'0.11.0','dff01cdbffbc7ec40cf7974abe5c5017512f5bb8cbcafa08ea578561e6676f1b');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-29T10:06:47+00:00','move',1,2,2,'0.11.0','25a4f677b227f7dda61d8dea18a26eeb5f19032cca55a1f80d5970bdeed8cc2f');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-29T10:06:47+00:00','move',2,3,3,'0.11.0','e4ec923d51f0b6ac86ceed314fb6095141755fbaa1170d78a2234cf6a7cf8ea7');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-29T10:06:47+00:00','move',3,4,4,'0.11.0','9709ce00702fb85a899dc60fd1264b129a2bdc6762609958b422f26910addbf7');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-29T10:06:47+00:00','move',4,5,5,'0.11.0','f56aa1a180a6b7be1ad070591a83855f51365075a28008b91f73d462e2750b7d');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-29T10:06:47+00:00','move',5,6,6,'0.11.0','ea90ed00d7df8e5db78ae728e0baed42c8a2adcc5f25d5c74ee955dbe0be3e15');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-29T10:06:47+00:00','move',6,7,7,'0.11.0','46744b8cd3ac8529a025e2c49ed377cf5af8ea936e079605047b553352b9b055');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-29T10:06:47+00:00','move',7,8,8,'0.11.0','d536513ddaba4581e1aa716d48de73b39b6b6d77f25ecb10714c02eb3b3ec58c');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-29T10:06:47+00:00','move',8,9,9,'0.11.0','e0485ed0acbbe882408661770c97f11296e4e5d2076ad7248f1c02bf5e9cea71');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-29T10:06:47+00:00','move',9,10,10,'0.11.0','6da5a4e1cce0dd8ba2e6df515727de41c7c7f85027b8e4ced6b6e366769088b9');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-29T10:06:47+00:00','move',10,11,11,'0.11.0','6e67703a34ea3c46a42ffb447053d3392fd07c1f7826513193018a9b502b0acd');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-29T10:06:47+00:00','move',11,12,12,'0.11.0','60423e7b219ab21436ad18ce12f806e938a6d7ef9a17bf3eea9a9dc54cd9d513');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-29T10:06:47+00:00','move',12,13,13,'0.11.0','0a2f2d087d07050a92721cb8924d40d8ed737c9c0d02dbf61961f1d006ed7924');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-29T10:06:47+00:00','move',13,14,14,'0.11.0','c8bb9606c4b1ee77715be6fc8a0f71fd661b7ec3009bde3a7c3425182b096e36');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-29T10:06:47+00:00','move',14,15,15,'0.11.0','183122e0a64fb5b71ba635c15122b482e8fd5bb5328b3674df20bd5ed56dc1a8');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-29T10:06:47+00:00','move',15,16,16,'0.11.0','9b2cf2e203f10cfdefb6326646040bcf8ec067103f20ad969f96fa57b9625a25');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-29T10:06:47+00:00','move',16,17,17,'0.11.0','d2994f443a548c2e3e3f77f97321462740014a028ba17d2ac014cd32597b690a');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-29T10:06:47+00:00','move',17,18,18,'0.11.0','c03475d395b9bf63dbaef1da98d6d1e4e6b3197b1d41270796ec1bb7991e9685');
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
