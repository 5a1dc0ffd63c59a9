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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-22T23:34:20+00:00','2026-11-22T23:34:20+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T23:34:20+00:00','created',NULL,1,1,'0.5.0','0ab8ccf6ddb0452c5ee756a29a5550630407fbaf1bd51ce19938d4df9fb7dfdb');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-22T23:34:20+00:00','move',1,2,2,'0.5.0','a6efcca1e829bdd0353590d38a70f0815033cb956a7c596e32262be52f34b2d0');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-22T23:34:20+00:00','move',2,3,3,'0.5.0','daab55215c76f33a8f44b07651b6527d211168c2e7e435a7c990e9217314ac09');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-22T23:34:20+00:00','move',3,4,4,'0.5.0','943598e513ca1bd07359784fc360f80d6d793a73fedc10224573ca4801a09f83');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-22T23:34:20+00:00','move',4,5,5,'0.5.0','345e22b520b60b28ac731d102766360edc6425699c6b2cb53800c47bf9b62fbf');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-22T23:34:20+00:00','move',5,6,6,'0.5.0','8f0977924b649138e46305031a85abfa5b85746d35add626d0cecf54c2fa7105');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-22T23:34:20+00:00','move',6,7,7,'0.5.0','f10027ac30346ee032f599987af807e8a24eb81467d889622451ac13cba5bd7b');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-22T23:34:20+00:00','move',7,8,8,'0.5.0','88812848b6aa471f49bb8fd36de6eadf9dee121febd2315d6f04b3f0cdcc6b33');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-22T23:34:20+00:00','move',8,9,9,'0.5.0','8193a8c81bf4ff42f134bde8db8d7aa5fafef5e98fdea0f9eab6dd9b153a068a');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-22T23:34:20+00:00','move',9,10,10,'0.5.0','4a7be6255f400d8e3b801b894195f65fb57b0402fce76728c54eb35d9cde60bf');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-22T23:34:20+00:00','move',10,11,11,'0.5.0','d980df6279f12a648451c59230b7a131dc42cb256144ab28b63578f50650e4cc');
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
