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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-29T01:20:18+00:00','2026-11-29T01:20:18+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T01:20:18+00:00','created',NULL,1,1,'0.10.0','c1118cd356f37c9283699cf03bd02303a24fb34e7bb6450275b8dc6dad675e94');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-29T01:20:18+00:00','move',1,2,2,'0.10.0','394f0a8276ed5ea6dec2b4e2522fbdaa84a6568f1e330b41f9e1ae19e7e236f1');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-29T01:20:18+00:00','move',2,3,3,'0.10.0','5581d4b6515928d0d72f5ca6203d5e0d66b422b74086aaa3101ca1b23ee8b73d');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-29T01:20:18+00:00','move',3,4,4,'0.10.0','bcb71e91a43add2469bfbb7cfc8d0695fb05dc757f247d4eb8c49c28785e0d7a');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-29T01:20:18+00:00','move',4,5,5,'0.10.0','174531ba2b3b1335b96c8f9061690bed21fe65df148070e5872052cb56197a21');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-29T01:20:18+00:00','move',5,6,6,'0.10.0','fd19b90296ceecb101a9e2b4badb7665b58b3effb05439a3cbb545f8f1e1ab5d');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-29T01:20:18+00:00','move',6,7,7,'0.10.0','0a4731cf22c7e5354cc8ca6ddb6c423988fcbe965dccc7c7cec99cf90c47b61b');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-29T01:20:18+00:00','move',7,8,8,'0.10.0','1617567a68f99b2f65cb504487e5cf3d5f4bfd6c5437a17118a6f380ecf09d92');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-29T01:20:18+00:00','move',8,9,9,'0.10.0','ff627ddd53f1900478b1b0c7ce40ebd8e2ebd6c599943dae19906bc4c9b49327');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-29T01:20:18+00:00','move',9,10,10,'0.10.0','c1b2f3cd4c44e7c15db26d687373249e9a232705785bae728477630450024915');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-29T01:20:18+00:00','move',10,11,11,'0.10.0','743eefecf8850995fc3089c09e25b996df81e6560df58854a27b834c91701293');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-29T01:20:18+00:00','move',11,12,12,'0.10.0','e4b49c50d83d77d5ce53665c6170e0652b1a38d39b29417c22e65b6ee8a2f165');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-29T01:20:18+00:00','move',12,13,13,'0.10.0','b50f42b9e8e3dfbf96a1c3b4ef74beb1d2c6aa0ea84845dbbb6d9d30ccc41819');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-29T01:20:18+00:00','move',13,14,14,'0.10.0','f5f4a6daa60c18858926306a42553754613001d6c2d48db62995fb7481715431');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-29T01:20:18+00:00','move',14,15,15,'0.10.0','785242c6780023d0b4e49a87a89f1f4fd41c54168cb59e342e7577d099faa462');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-29T01:20:18+00:00','move',15,16,16,'0.10.0','9f6c8d037707c59a26a64c0d6f560dc47a531e7f76a52b86d56fa120829de31d');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-29T01:20:18+00:00','move',16,17,17,'0.10.0','309f5dbe993d56e53ce48c509cad96653d40298999bf593ea332acde41b29a72');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-29T01:20:18+00:00','move',17,18,18,'0.10.0','4b829c997e417bf574d1d9e5948325b5a874b704fca91bfbf2395abba2f43e38');
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
