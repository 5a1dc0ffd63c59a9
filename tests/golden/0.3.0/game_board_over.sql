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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-22T14:09:20+00:00','2026-11-22T14:09:20+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T14:09:20+00:00','created',NULL,1,1,'0.3.0','2feebc8b8edbe75062733fca7b6db2d60acad6d802b83333721401bf44a3c15f');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-22T14:09:20+00:00','move',1,2,2,'0.3.0','e0d898ec50332a7835ccb660f8a8425ac8e9fd790ee5bb637befc53abb6759b1');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-22T14:09:20+00:00','move',2,3,3,'0.3.0','5a099aef3d58ce2a588c67990cbbcf3ad504dee20dda95a6d6e420fc73f9fe05');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-22T14:09:20+00:00','move',3,4,4,'0.3.0','3e08ec550d43338fb35a926ca0b5ce168d00e6ec8af82b4d9b166757b28d42be');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-22T14:09:20+00:00','move',4,5,5,'0.3.0','609119c06b5fc3a4530af3e2d52ae05614950287c57b7ff601949daf3301ef62');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-22T14:09:20+00:00','move',5,6,6,'0.3.0','622ec523dfc8b40848120cef8ce9ef439e38c35f8b107c42e0c81db977fb2201');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-22T14:09:20+00:00','move',6,7,7,'0.3.0','384b6603040015b23861bac019ff520145afda14a41728b4772bf496ba8d0489');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-22T14:09:20+00:00','move',7,8,8,'0.3.0','e076f8fdb9e498deba9fb9a14eea0212abfbf0f8a0b47a07e0726d7096985520');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-22T14:09:20+00:00','move',8,9,9,'0.3.0','88ded188690a3f7941f8260abc2f77031b02f0fcf8ee7ad9f15c8f7be305c683');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-22T14:09:20+00:00','move',9,10,10,'0.3.0','e0803b0cdd30cb8e4feb826c82e2bc6eb29835ef6527f9fda0b44c65b8fd8bc4');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-22T14:09:20+00:00','move',10,11,11,'0.3.0','6cc249ecce19040d7f90fdc4bdd2a34f807117bdb253331ffc1e179996a8bc8f');
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
