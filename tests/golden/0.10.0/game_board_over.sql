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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-29T01:20:18+00:00','2026-11-29T01:20:18+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-board\noption no_capture_limit 10\nseed 8\nseat Red Ann\nseat Black Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "a2.SW-e6", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "h7.NE-d3", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "d2-b4", "seat": 0}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "a8.SW-b7", "seat": 1}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "g2.SW-d5", "seat": 0}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "f8-f4", "seat": 1}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "b2.SE-e5", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "d3.NE-g6", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "e5.SE-c3", "seat": 0}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "a7.NW-b6", "seat": 1, "shares": [0.5, 0.5], "scored": [0, 0]}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T01:20:18+00:00','created',NULL,1,1,'0.10.0','de841be0e6e1467e1d8278730af34af5602a59caf99f9607fed0c90a56697440');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-29T01:20:18+00:00','move',1,2,2,'0.10.0','e25e1287f994a3c4a950f9a53e6d31a4fc89d546885e23ed8506419b3dcf12be');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-29T01:20:18+00:00','move',2,3,3,'0.10.0','95adbbc1c8e1e7a48c39f399a79cb82891cd205fb245861de3de105a34b4b7ea');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-29T01:20:18+00:00','move',3,4,4,'0.10.0','abd0c554c5b174f1223b1699c3fd3355d83e793e9cb2b749e6ce0f3ac2ae0ddf');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-29T01:20:18+00:00','move',4,5,5,'0.10.0','81c65bfcaa7a6110dd07b9c385c3609d2cd55343d4ecbfa337d813c3059f48ca');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-29T01:20:18+00:00','move',5,6,6,'0.10.0','ea834441def946a5db091c76156ab0374e7a4ce0450c84e90e749e5c17bbd7ec');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-29T01:20:18+00:00','move',6,7,7,'0.10.0','dfee1afc2773fdf0f506b1dccf9567e8b6fa4ee28a6393dfaa93e9b11a837372');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-29T01:20:18+00:00','move',7,8,8,'0.10.0','937e5c65affcb0938d14f2941cecd21e558fb22ec301c3e40518130aa6bebf53');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-29T01:20:18+00:00','move',8,9,9,'0.10.0','ab8d7804c482998b44fe3c9ac2ed14a2ba0ff4ada2a7b20bc03f0ada6b864f3c');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-29T01:20:18+00:00','move',9,10,10,'0.10.0','345934c89866cf948ce1acce3e96fabac7a6c7faf01f786c7f97025666ef99d5');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-29T01:20:18+00:00','move',10,11,11,'0.10.0','f27501e1a3e6a973200d6debe991061d82ca82f54e06c3903bf2d5aabe8eab3f');
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
