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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-22T13:18:45+00:00','2026-11-22T13:18:45+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:18:45+00:00','created',NULL,1,1,'0.3.0','c558651762cfe01af5e7b38763e04884f93f4284706d9c0ab4c0e6d535bf239c');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-22T13:18:45+00:00','move',1,2,2,'0.3.0','877df2cfe4932fb138caa55773cfe0e6582979fe5064f27cf2df5828a61f8163');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-22T13:18:45+00:00','move',2,3,3,'0.3.0','d47b7ec1e00e3bff762ef41f8812cd40f6c1466bc0a0ffff79e4076f00bd5554');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-22T13:18:45+00:00','move',3,4,4,'0.3.0','f1b1689b1465eebb1bfbb760b65a86ca6ef91c0b166e7942288775c9dab8f122');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-22T13:18:45+00:00','move',4,5,5,'0.3.0','49ee71f7c91bd9ef94a93a078e3a2a45e2ba91df81a5887c2632ea87737e1411');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-22T13:18:45+00:00','move',5,6,6,'0.3.0','efad429115edaa2effc993667e181ae246696e076adcdc2e120d056c42c4c4f5');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-22T13:18:45+00:00','move',6,7,7,'0.3.0','c180b4265a14a0bdc5f09d6e224804dc7da9523914367de935c0b30a8d7fcd15');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-22T13:18:45+00:00','move',7,8,8,'0.3.0','14a6ff4b5ed5524f7ef4457f76840303fe920c24bb7da51470bb4bfe002bafca');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-22T13:18:45+00:00','move',8,9,9,'0.3.0','74ce870b2ff479c03694a0b8e703c135daac0aaec0a33a14249b28ee5a5db299');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-22T13:18:45+00:00','move',9,10,10,'0.3.0','159a8d08ad02499a6a35c42df7ec3415bc5763fc38ec2dfa9d4299ef52b2cc19');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-22T13:18:45+00:00','move',10,11,11,'0.3.0','e6042d064082379ed9bbada1f36cad6ecad688306d0e46d8cdfe7dc2ae14e230');
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
