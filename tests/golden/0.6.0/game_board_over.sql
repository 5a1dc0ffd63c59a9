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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-23T05:55:31+00:00','2026-11-23T05:55:31+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T05:55:31+00:00','created',NULL,1,1,'0.6.0','a3a1734788f2d5e45674caa52a34ac5f7e4ec34513c883370b768211bb04a780');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-23T05:55:31+00:00','move',1,2,2,'0.6.0','64512a94ef17b4656be763e3333fe91298a85666f0332a302c91893ee2987c18');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-23T05:55:31+00:00','move',2,3,3,'0.6.0','954e902b613312a8a0a4bff87250b3f57833e0378db67264dde2de5d96df4c69');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-23T05:55:31+00:00','move',3,4,4,'0.6.0','dbd4d4b5e48c34653f0e2d4b0c009c35343a8fbecc3e63d353fd8f6f57a1be15');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-23T05:55:31+00:00','move',4,5,5,'0.6.0','0563d34213e774530aeb43643a72ccb20d4e47d701afbec5cbeee15b258e19c4');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-23T05:55:31+00:00','move',5,6,6,'0.6.0','974183874a51e096315a22c5dd8097945ab0c2751ac2da55360b80f51268a69d');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-23T05:55:31+00:00','move',6,7,7,'0.6.0','7142cb1af9f7557641d28b6989039630e03cee42264c8d73a055af2651fc9bcb');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-23T05:55:31+00:00','move',7,8,8,'0.6.0','859b6429073b988ebeec040ae16703b1ac07a462de1c40861726e4224b77b47b');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-23T05:55:31+00:00','move',8,9,9,'0.6.0','d11216766e3b42385d737c0640cc3a07d0accf559ecf113ec99a7cdcdd8e72c9');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-23T05:55:31+00:00','move',9,10,10,'0.6.0','ed67376f36fa0e6b20677e99073f447bcd6b5bbc0f0451cf7afeb766792a1752');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-23T05:55:31+00:00','move',10,11,11,'0.6.0','4d392e9f7b2b01477bd71d3353647dcd55e95a38acc6129dd5bec6130ce915fc');
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
