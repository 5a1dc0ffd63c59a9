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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-29T13:14:37+00:00','2026-11-29T13:14:37+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T13:14:37+00:00','created',NULL,1,1,'0.12.0','8f120f44d1196896665b5a174a451e5a2a739e9ad30d16c90a47134b0aa0ed63');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-29T13:14:37+00:00','move',1,2,2,'0.12.0','573c8bf0f10983a99c249008ead050ec20e67647beb293b7ad1836af1ffcdc49');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-29T13:14:37+00:00','move',2,3,3,'0.12.0','7034d0587e8d6d0d59ee5571e153e6b9151ff0a966987d5d2ce97d30021f4693');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-29T13:14:37+00:00','move',3,4,4,'0.12.0','00828c1369c6d8f43e35c55e762f84dba89e33f3ef679ed2073531f29080667d');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-29T13:14:37+00:00','move',4,5,5,'0.12.0','121d188162f4dead426afd04de574d34fefa5692e7d06133fe1c32868dc36736');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-29T13:14:37+00:00','move',5,6,6,'0.12.0','d55660c476198b7b453e7a33daea4cbcd62f804ef8702c18ebc955d3e1c9182a');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-29T13:14:37+00:00','move',6,7,7,'0.12.0','407c9dd8ca512c1f8e0d7ad9cac036826ca1a365fcf3724f7f522fe235bc8843');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-29T13:14:37+00:00','move',7,8,8,'0.12.0','101ee5a5b218eb0062ffa903bced4c93da9f82dcf003ff69360aa44557c0d4d3');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-29T13:14:37+00:00','move',8,9,9,'0.12.0','b5f28b01c4e7722a4d9f89a1d5543ea756de061daeb588d627ed9a2540080eaa');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-29T13:14:37+00:00','move',9,10,10,'0.12.0','cb4efe20d7a5746d6e0a06dd76ce8c7f12f80c1d6f1fdd0e8baf13c6f4fbadac');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-29T13:14:37+00:00','move',10,11,11,'0.12.0','8c01092af0fb15ee0e683405f036870a55d0c414c2a887640097ea74410ff3ad');
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
