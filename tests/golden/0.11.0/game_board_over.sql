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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-29T10:06:47+00:00','2026-11-29T10:06:47+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T10:06:47+00:00','created',NULL,1,1,'0.11.0','1e3e6bae4e1a0136f3db96667527123903340ff36d891209dd5cad04c0bff6b1');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-29T10:06:47+00:00','move',1,2,2,'0.11.0','b60b0ff77efbe88c869b4f42260a60ecda3bca5ca05f2bbc48f98bc8b58f6812');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-29T10:06:47+00:00','move',2,3,3,'0.11.0','68e7182a2668f843fe010716d488a1020f0e70fa52c9b800731fff8a39dbd413');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-29T10:06:47+00:00','move',3,4,4,'0.11.0','e34bb451c4ba05a379733a253335d6dba0fd6c7ddde019ecdc904e9710f88409');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-29T10:06:47+00:00','move',4,5,5,'0.11.0','c37cd0731d9cd8895b5de3a421bb5d5950f77199a61ddc2e48e0bb31f405eef1');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-29T10:06:47+00:00','move',5,6,6,'0.11.0','37d31489356f1cdaf3efc974f049b07ac2634694e69625ecf7ee7fbd58de4073');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-29T10:06:47+00:00','move',6,7,7,'0.11.0','ea59acca87feaf68e5ab83b135cf362d9e8153fe3cc24b586b1fcb0ed79722d4');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-29T10:06:47+00:00','move',7,8,8,'0.11.0','aa10bc50e2df69d8f8ab6ab6e499334382f3ad131952cd2db68d6cf1f2d8c4ff');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-29T10:06:47+00:00','move',8,9,9,'0.11.0','cf03c067dbc5ff2dd8ab25cef5382043f6ac426e50d2661ad65098b86f8278de');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-29T10:06:47+00:00','move',9,10,10,'0.11.0','8dcfd92ea4eb405954cae5337cf583bb6cecc9a29ed11ea2f59e2c0c0c1841a6');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-29T10:06:47+00:00','move',10,11,11,'0.11.0','b249fce6a23751946ab05a99a3126701dde02e8172925d2d0c6f3cd26a72bc21');
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
