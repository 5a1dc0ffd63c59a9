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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-23T15:27:58+00:00','2026-11-23T15:27:58+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T15:27:58+00:00','created',NULL,1,1,'0.8.0','66c14b4daecbb92ae2d0d5030f9f8463aab03c8468d902f82b7f00f599b69c6d');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-23T15:27:58+00:00','move',1,2,2,'0.8.0','53a4a8b660036e00c3141f62148aac82e1f7c6c377edce7ef17de3a3815249a4');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-23T15:27:58+00:00','move',2,3,3,'0.8.0','6b3f8c572ff22f0605334c088ea001a4a7c7ff492e20cfaeb0f7ccee6e0e4d41');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-23T15:27:58+00:00','move',3,4,4,'0.8.0','f49e090654b963bb9ef1f01c71129616957fd1e3a51e934dab31112e8f4bb180');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-23T15:27:58+00:00','move',4,5,5,'0.8.0','ada2e15993079306300eaed95b47d0e746721e322f2c77efca10d0a1d427f8ed');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-23T15:27:58+00:00','move',5,6,6,'0.8.0','058e616164e1d85d4a76fba7ee9ca67103ae834023ce57b60aa42a093a00ee54');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-23T15:27:58+00:00','move',6,7,7,'0.8.0','f503a6eb3e5044651b61e1fc83a8b17bbd613e715d68c71e029705668db248f5');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-23T15:27:58+00:00','move',7,8,8,'0.8.0','0346d0b9345269d777b4462eef55be35b1677fa3edb617af46c354c56fe72b21');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-23T15:27:58+00:00','move',8,9,9,'0.8.0','7143f08e270e51a1652bf948a776b1706443ed21d02a49ea959fb014ef1f14c5');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-23T15:27:58+00:00','move',9,10,10,'0.8.0','b7f6397e84e500211688344831fbf4e8974b090babdaf8a52dcb97cba1b306be');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-23T15:27:58+00:00','move',10,11,11,'0.8.0','4c0aa8580da9aa5a1f6b62ca144dd589832cccf3767d674e9de99299c96758b6');
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
