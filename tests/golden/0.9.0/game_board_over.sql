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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-28T18:56:43+00:00','2026-11-28T18:56:43+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-28T18:56:43+00:00','created',NULL,1,1,'0.9.0','f2be0ce4519fa320903a205081ae3c29efe4d9e224fd44cb65f10abd3d81b67d');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-28T18:56:43+00:00','move',1,2,2,'0.9.0','f72bd1414d58a40f028b63c1aba5e1a05ccda89583d1c0c3d344bf7d1054a0de');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-28T18:56:43+00:00','move',2,3,3,'0.9.0','f55142bb7db4b2e0cd6c20991eb6935ee3060222a9c904f641076dccf7fe1992');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-28T18:56:43+00:00','move',3,4,4,'0.9.0','b4b44dda9e137bc186bca2248c5bfd1aea07f8ec5e80b2ba77e94ddb26554b08');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-28T18:56:43+00:00','move',4,5,5,'0.9.0','edd8b09f77a2ade976275a9905e7f76248129c666bac943dd3bcf46b20eca36b');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-28T18:56:43+00:00','move',5,6,6,'0.9.0','891a773646dd4b8aa226cd61c17e6fe016eff78b01c4cd784ceefcaca89c8631');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-28T18:56:43+00:00','move',6,7,7,'0.9.0','3655e33d0934c26aee064522c45475c12455e222a3ee0c4e2f0d346326258e74');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-28T18:56:43+00:00','move',7,8,8,'0.9.0','22a82b410ec77be81cd8ca47c9185e343fd322c3bfc78713ac9d75bc10b7b74b');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-28T18:56:43+00:00','move',8,9,9,'0.9.0','b7264c9f234ec10e87f1b13ac7dd80ee514022d4a7a5c3e8d36a2421b5fa138b');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-28T18:56:43+00:00','move',9,10,10,'0.9.0','0979dac0e2b63bf7794e434d98169fe1558e18be370bce3e84f0336a5647b10c');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-28T18:56:43+00:00','move',10,11,11,'0.9.0','efbcfb0d2866302113908f7a7d4e403e6d6ae4f962acd9cbf787d1805061b9c9');
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
