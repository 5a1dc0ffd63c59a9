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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-29T16:36:53+00:00','2026-11-29T16:36:53+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T16:36:53+00:00','created',NULL,1,1,'0.13.0','6788446db0e86d2c00ba202d622efa4e00b715e38bae8774b777549309051453');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-29T16:36:53+00:00','move',1,2,2,'0.13.0','ff628d8ed818571b69b86d834758c6d07b20fad3374efce19e993005a2006459');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-29T16:36:53+00:00','move',2,3,3,'0.13.0','9c5444654136846e80c0575f72724eeb1e9a0daf75d9eb8284b789841fb52a6f');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-29T16:36:53+00:00','move',3,4,4,'0.13.0','139adc4eb1469887916a4a58762a1c45018e95893cc654e95b329f5a8c6834ec');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-29T16:36:53+00:00','move',4,5,5,'0.13.0','5ba7c64fcb993c54b4747a3febeb8a38a16a71684b708695eb1934244870f9a0');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-29T16:36:53+00:00','move',5,6,6,'0.13.0','33ce954bbd028732c810e25169eddd18b1723fba0097b85795b9e993a15c385c');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-29T16:36:53+00:00','move',6,7,7,'0.13.0','307f48ed27af7ef4ad46865a7a6edbf8b8a5dec723ea2b968e30cf178ce10ccc');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-29T16:36:53+00:00','move',7,8,8,'0.13.0','539f6946f3578a6503a78e128067d00937acc5bcb8c2d5eb567a99a6985e8884');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-29T16:36:53+00:00','move',8,9,9,'0.13.0','5429c32e1e04191b810237782279b3c092a6d4c6bd076281b7f18882089bb36c');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-29T16:36:53+00:00','move',9,10,10,'0.13.0','dd397951ad9003e38e7e1a75bc8bbc792d8e7d83ec58102e22e82da233c33710');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-29T16:36:53+00:00','move',10,11,11,'0.13.0','fd64ee8edae24af65b74353e7c94d662dbf894592084c9bab6c069517858e215');
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
