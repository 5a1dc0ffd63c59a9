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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-23T11:43:27+00:00','2026-11-23T11:43:27+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-cards\noption gambling true\nseed 10\nseat A Ann\nseat B Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "6S", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "10C", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "L raise 2", "seat": 1}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "L raise 1", "seat": 0}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "L call", "seat": 1}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "C check", "seat": 1}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "C check", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "R raise 2", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "R raise 2", "seat": 0}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "R call", "seat": 1}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "9D>C", "seat": 1}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "3D>C", "seat": 0}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "L raise 2", "seat": 1}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "L below", "seat": 0}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "C raise 2", "seat": 1}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "C raise 1", "seat": 0}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "C call", "seat": 1}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T11:43:27+00:00','created',NULL,1,1,'0.7.0','10a33dcc32578b9b0fd305ab6a741f59e4a0c719f1d200d9adf9b2f772fdf917');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-23T11:43:27+00:00','move',1,2,2,'0.7.0','1edbb38ef10ecb66e14567ded31ea38235ff623a8c1dce8815d46ce5a712abeb');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-23T11:43:27+00:00','move',2,3,3,'0.7.0','8ae99c9da635361974aa9aed258e13462e0fd2286b049cf8939295059deb589b');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-23T11:43:27+00:00','move',3,4,4,'0.7.0','920023a7414396f5170f864999b706f2fd738adab9c0de444b8cffb248178868');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-23T11:43:27+00:00','move',4,5,5,'0.7.0','e46f55c922fa5225e435c7d40b2c4e3861c59ea7e99005f4198d9462e9f0d1f8');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-23T11:43:27+00:00','move',5,6,6,'0.7.0','5c7ab33869cbc46e23728799839dae994b06ae02a0feb28725b6be6ad9bfb471');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-23T11:43:27+00:00','move',6,7,7,'0.7.0','2552f53505a68930614e64988f4e0e2a4f53f8a9355ce83f6c78a7641390044c');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-23T11:43:27+00:00','move',7,8,8,'0.7.0','d03170d7bab2ba45226e33b45cdf34eaf3b191e7da85cffcb8e8e773934a850f');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-23T11:43:27+00:00','move',8,9,9,'0.7.0','6dd62de8b5b7057957c1148fdada5cc6bb34d64b78203c8b1038f8fddc20cf55');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-23T11:43:27+00:00','move',9,10,10,'0.7.0','bedc7009ec51f61959accecce6ba8756ade20b2a6c64dc827069c3fd70e5e27e');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-23T11:43:27+00:00','move',10,11,11,'0.7.0','e8d308deb285d18bbaab4892aafe66361fbf567c2d5231c2adbf8fa8cc27e90f');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-23T11:43:27+00:00','move',11,12,12,'0.7.0','25d0005e28338b30c6468b93f7c7ab9e62259c6ba60dd4461ddcc6348bcd94df');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-23T11:43:27+00:00','move',12,13,13,'0.7.0','4a79443dc69171f78fbb85baa137f703a157875ad3ef9b43e4ae8cc97548f95e');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-23T11:43:27+00:00','move',13,14,14,'0.7.0','9d1c2b3f1edc0796e57eb29d142146a6101c60ba32c41deccc44897b05b42c3d');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-23T11:43:27+00:00','move',14,15,15,'0.7.0','619087e16c0f0a21ac6b32f84f31172a731db8e363c3a2068764782b423eb5b3');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-23T11:43:27+00:00','move',15,16,16,'0.7.0','cd62168b0235b0fe300a958773a420a5bbe2c343519a16ae2905bc5d9b24b60d');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-23T11:43:27+00:00','move',16,17,17,'0.7.0','a5f3983f01c447780aaf271700b64e3d0ce8bffdc7be3ebb9c05a1a38d94c0e9');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-23T11:43:27+00:00','move',17,18,18,'0.7.0','22a8478bbcbc719db55c9419c03ba0e5d74c0f771df281089e286a985bdbfc41');
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
