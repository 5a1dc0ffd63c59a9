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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-23T11:43:26+00:00','2026-11-23T11:43:26+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T11:43:26+00:00','created',NULL,1,1,'0.7.0','3840a0ccfea481f74e3cadabe11225d1f890cd841f3444941205d9974c79a4e0');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-23T11:43:26+00:00','move',1,2,2,'0.7.0','0708a84fdb481745819a8a2a258321ca89405c7870764d132bcafaaf615d779c');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-23T11:43:26+00:00','move',2,3,3,'0.7.0','2c46e586374d073e5b6b1f972179f66d460e5e8dead0a0aef3306582d598c52f');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-23T11:43:26+00:00','move',3,4,4,'0.7.0','8cecf3fafac091ad1d82b57230acbc1ed1bb758194370cde5114a04d12f6e61a');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-23T11:43:26+00:00','move',4,5,5,'0.7.0','3bae08dcbaaa227cc7fb3f1e5a5192cbf3cebb2bb477175b7b5ef01600cdffbc');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-23T11:43:26+00:00','move',5,6,6,'0.7.0','01401874609146b39c9ab41a25c5dc03f7c22ae27d34bae3a32844f1cb8288cd');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-23T11:43:26+00:00','move',6,7,7,'0.7.0','dc080af2bf1d15d1796e7ebb88163e2c53f164364b5b00fd29b1cb1ec9e62351');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-23T11:43:26+00:00','move',7,8,8,'0.7.0','e26a13269ce41a41c2ea0b7e19a30ae5ae74d8cea450b3aa9b32fb4800747fb3');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-23T11:43:26+00:00','move',8,9,9,'0.7.0','94feb9b23ae80b896e9b9b2cb0b2debea68c0040e3d4b5ce7587bd46e73e7adc');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-23T11:43:26+00:00','move',9,10,10,'0.7.0','5440ac9d202eadedec73f982b40448af848989c561a0c8ca67eedda644e75ce9');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-23T11:43:26+00:00','move',10,11,11,'0.7.0','29bef09cdff391f39af0c0b1c9e2f752e48f67a5a4068515ce648326d09247b9');
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
