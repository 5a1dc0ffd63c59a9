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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-22T17:11:18+00:00','2026-11-22T17:11:18+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T17:11:18+00:00','created',NULL,1,1,'0.4.0','ec46a0818a27268926f46d2893ad32a1094fab81e80b40e4db4c398c9230e052');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-22T17:11:18+00:00','move',1,2,2,'0.4.0','8b3a418c996b6ed12242e05e0486db5b8292c11db2d58a5a0c8e744aa38627c2');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-22T17:11:18+00:00','move',2,3,3,'0.4.0','88b1aca92dedbf58383dcb6e9b1a69de63ad0bc18fb7d176ed4c90d9f9e0f8a2');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-22T17:11:18+00:00','move',3,4,4,'0.4.0','792365757719be2c6f3129b62463700331c214891415fe24fd83c4d577819486');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-22T17:11:18+00:00','move',4,5,5,'0.4.0','7c76c818d46335cbf69ef3db95dfc22aba0fe5022e6b740bc61f4c8734ced786');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-22T17:11:18+00:00','move',5,6,6,'0.4.0','3b6ee1bd79ccfb5c8a0bcb1c6a4cbfc46aef55c82d893946edc2b97f0e06d783');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-22T17:11:18+00:00','move',6,7,7,'0.4.0','36f0acdc3dd46dc5ed89f036085fbb47f4c3f3c5e7eada8a7063b5c4d2a90cdd');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-22T17:11:18+00:00','move',7,8,8,'0.4.0','a9771e04e6e8d7d864431ebf4040d2e4b2052cef30a9ba6d5071dde2fdaad1a4');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-22T17:11:18+00:00','move',8,9,9,'0.4.0','028bf5f2340c08b48ea845c776aa08fc25c8e19dbd0ca77bbe52423d7849f0fc');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-22T17:11:18+00:00','move',9,10,10,'0.4.0','d0f53768f17536de9e64537b8f39566d27e6fae1f2e121f7c1d609c30ed9b604');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-22T17:11:18+00:00','move',10,11,11,'0.4.0','c3cdbc8fd3f469f67dd8fad93d11e28dc2641a95e67b7e6b11e6871e7d026834');
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
