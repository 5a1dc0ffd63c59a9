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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-23T05:55:31+00:00','2026-11-23T05:55:32+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T05:55:31+00:00','created',NULL,1,1,'0.6.0','29d7a04004b3fd85da4c4f157876499e18e3b575000d55343bd3528fe3c23165');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-23T05:55:31+00:00','move',1,2,2,'0.6.0','b308a21c235c537c15471ec6056ec3b7a8d0fdfcbb8e347d71faf132f93b7cca');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-23T05:55:31+00:00','move',2,3,3,'0.6.0','d82e8fcd5b072b630c51c984deaee9eb9591cebfd87bbc2586122ae8a7551cc2');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-23T05:55:31+00:00','move',3,4,4,'0.6.0','4e59f2a8bd48bb32f0768f5f11a9a635d88f8301688984f452d0dd713647b06b');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-23T05:55:31+00:00','move',4,5,5,'0.6.0','19279eb9e58c27645bf2a08c8ddacddaf4e829c0d63b2ce4d7cc99b8e779912b');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-23T05:55:31+00:00','move',5,6,6,'0.6.0','1341c434057c5fe8e0a4bb1ad811bf3c555bb6fc457dd44f0036c776a251e30f');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-23T05:55:31+00:00','move',6,7,7,'0.6.0','5141c04bc3e2dc34ed3906e0d99abc3b775488a9931a961442673917a6c12689');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-23T05:55:31+00:00','move',7,8,8,'0.6.0','6868b283afbbe8cf222e229ee22d096aa1dbf0a03b000e42b1f1f69ddf029139');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-23T05:55:31+00:00','move',8,9,9,'0.6.0','4a0d03e27f6a21670891c627358b4cd2f55a735dafda08046f6b759565961cbe');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-23T05:55:31+00:00','move',9,10,10,'0.6.0','a280c7530525b0763aec12196dad0aa627cf329ba805d1144f6702082345572c');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-23T05:55:31+00:00','move',10,11,11,'0.6.0','e6a1c626dd8a268f4db2d276ec547eb33cc14d909cc9251f5eb003a56d6ee975');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-23T05:55:31+00:00','move',11,12,12,'0.6.0','c7ed3a95d815ce34e24f64e0215a6616a7509ac16493b2f7eb73a165a8d51eac');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-23T05:55:31+00:00','move',12,13,13,'0.6.0','985e62c3b987dee684c7c0d0ae69b70027cd045e2d7fdd1668cef58ab2e612ec');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-23T05:55:31+00:00','move',13,14,14,'0.6.0','04c310d8cf4f4677a686b10fda68ca2b5b777b2fd6ff0f554370b9a944f7c5d2');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-23T05:55:31+00:00','move',14,15,15,'0.6.0','47c30a1eecc41f9c229ec0453650ec43f27e11fbcce19d37d52012a0ad49e914');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-23T05:55:31+00:00','move',15,16,16,'0.6.0','28b3f27921f489aceac0456fc8439cf1b0b9aa9f67125b70bf4fd67189a21501');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-23T05:55:32+00:00','move',16,17,17,'0.6.0','628918f9739ade5a16603a6c97204deeaf2992b8395c348c121ca6859d5a2e61');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-23T05:55:32+00:00','move',17,18,18,'0.6.0','24eb593b55b0ac42d0284c01be293d04792d993c46c3397590a2f8d2e1adf876');
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
