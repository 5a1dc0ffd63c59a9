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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-29T20:03:40+00:00','2026-11-29T20:03:40+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:40+00:00','created',NULL,1,1,'0.14.0','4dbf60a6569201bc557643b2a6515dc4b702768da910ed0dbdc32c2006abe0cb');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-29T20:03:40+00:00','move',1,2,2,'0.14.0','4243d885c9131560d0b5610abb5383b074ad9c8493cc4dad56d022f0f7efb3a8');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-29T20:03:40+00:00','move',2,3,3,'0.14.0','8f2ca1f261e6e1f68a6aa27c754535e799ba58780a44daf731a3c22b870ed287');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-29T20:03:40+00:00','move',3,4,4,'0.14.0','c9dc8f77b5f224011ab790a0f13bc46a9082606e52bdbecabc8678ef1b909673');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-29T20:03:40+00:00','move',4,5,5,'0.14.0','8e24ad6f8e68d8ad4b0d1119a22d125f9e55a7240395e244f3815343b7527a62');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-29T20:03:40+00:00','move',5,6,6,'0.14.0','cb2d5fa67c6f56d29ba7508d614d6365925a541727fb0ec90314d607a2e853de');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-29T20:03:40+00:00','move',6,7,7,'0.14.0','aa067623c946f8454abc131e256fc23361acc85790b7dae0e00161eb21f696ce');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-29T20:03:40+00:00','move',7,8,8,'0.14.0','115d090c2c595ec72c84d1d8d7cd5cdef05a7329e3520f51940ddce29a3def38');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-29T20:03:40+00:00','move',8,9,9,'0.14.0','96e8d2ad0c7b654b7bd7b5759ed51ec433ca9d48a05cabe37a45ae454a11c170');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-29T20:03:40+00:00','move',9,10,10,'0.14.0','7241f931707ed7055538a68f645a21ca43df453fe45a0d9e668998c7ae66d979');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-29T20:03:40+00:00','move',10,11,11,'0.14.0','c47264dffa48ccac0721e632e018f4ed4ec7a0e0cf713f1f293faee01d050094');
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
