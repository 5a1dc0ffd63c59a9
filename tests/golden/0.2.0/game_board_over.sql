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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-22T13:16:22+00:00','2026-11-22T13:16:22+00:00','over',11,1,'','',NULL,'phalanx-board');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:16:22+00:00','created',NULL,1,1,'0.2.0','a40c751296968ac158c98bfab9c10045c7dcf6751ea5033785c5c6a91d755c2b');
INSERT INTO "step" VALUES(2,1,'a2.SW-e6','tester','2026-11-22T13:16:22+00:00','move',1,2,2,'0.2.0','a12c86bc76e21e0bd427fc5bb1afe440dba70ec19df3751cb208e54cd6bf738e');
INSERT INTO "step" VALUES(3,1,'h7.NE-d3','tester','2026-11-22T13:16:22+00:00','move',2,3,3,'0.2.0','6275f9c61dca095c6d98810537dc3b6156529d101000187a2b9869eadb05cd76');
INSERT INTO "step" VALUES(4,1,'d2-b4','tester','2026-11-22T13:16:22+00:00','move',3,4,4,'0.2.0','470aaeeb51825bc05490569f7112d7026bbd347a3a92da79734305cbc1274276');
INSERT INTO "step" VALUES(5,1,'a8.SW-b7','tester','2026-11-22T13:16:22+00:00','move',4,5,5,'0.2.0','9371e542dd28438a4ed42548d754e36f20958eaec974406f10417cd754184d52');
INSERT INTO "step" VALUES(6,1,'g2.SW-d5','tester','2026-11-22T13:16:22+00:00','move',5,6,6,'0.2.0','c62b9df322571a9c414404073fb5298d33d16be1ce50d8711072b559ec0c843c');
INSERT INTO "step" VALUES(7,1,'f8-f4','tester','2026-11-22T13:16:22+00:00','move',6,7,7,'0.2.0','69ad61c0e027f667bcd963975ae6998df6404d74d19c913540b2f39ce1b0ddd8');
INSERT INTO "step" VALUES(8,1,'b2.SE-e5','tester','2026-11-22T13:16:22+00:00','move',7,8,8,'0.2.0','8b336b63e5f7af781545adbbf5bf44ff2bfab9601f0a3deffce7097d11fbabfe');
INSERT INTO "step" VALUES(9,1,'d3.NE-g6','tester','2026-11-22T13:16:22+00:00','move',8,9,9,'0.2.0','9ff62ceb1b6a43e76703f1f724f8c721899a97df2905b5712c84ad026c677dce');
INSERT INTO "step" VALUES(10,1,'e5.SE-c3','tester','2026-11-22T13:16:22+00:00','move',9,10,10,'0.2.0','3c53b4fb1c06eace6579cd98e8fb1fd0f457aa5deb67c272a21e3997b0d84f65');
INSERT INTO "step" VALUES(11,1,'a7.NW-b6','tester','2026-11-22T13:16:22+00:00','move',10,11,11,'0.2.0','47f5f9e4d25c66c76d6a48111d39598d599b07d609253e239616396de2a0c41f');
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
