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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-22T13:18:45+00:00','2026-11-22T13:18:45+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:18:45+00:00','created',NULL,1,1,'0.3.0','c540f643658e67f435c10a65214e42f2033f5013f3d5ee17d57279a9bc805e45');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-22T13:18:45+00:00','move',1,2,2,'0.3.0','c19ee1d91a25eefd4fbc551ed3c5d7009b00a02cbd6d3cc9220b88e6f90041ae');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-22T13:18:45+00:00','move',2,3,3,'0.3.0','a87e97ae46f653c8ae4cb42a9c3bde16f4560d317e9217c319d1709b1af18da5');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-22T13:18:45+00:00','move',3,4,4,'0.3.0','6bda261551b877b72f7fcad982ac3e144e5db5ad081bdcde9fe93c85a68733d1');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-22T13:18:45+00:00','move',4,5,5,'0.3.0','176bd1155963b53e38d70945a35140e698397514dd30e40d1c33cb48401b5a00');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-22T13:18:45+00:00','move',5,6,6,'0.3.0','0ed4996dc594e7cd46583daf7ef8c1e054b84c06911b7432e0529be596e5bf63');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-22T13:18:45+00:00','move',6,7,7,'0.3.0','43cdcf34529ac7474dadae45195030c3d6350864e5cf1d0e57b14eac606624ac');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-22T13:18:45+00:00','move',7,8,8,'0.3.0','fcd48b8aa20cf50e7e8d80e886b43148407dfa4f3c6b41f944e17888a6a2a249');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-22T13:18:45+00:00','move',8,9,9,'0.3.0','9c0f5d61a274d9ec7039b0571a0af9debeefcd48920c87feeb14a96d48b58d54');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-22T13:18:45+00:00','move',9,10,10,'0.3.0','bd2a294f432c774cefa1f715bd0f2fb94d647a2d6bea5a65af3e8c3d0d0cb862');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-22T13:18:45+00:00','move',10,11,11,'0.3.0','7f3d791dbba1cc8a7919915c610fc3395f992c0acfbc1d260604ac7e2e5d6d21');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-22T13:18:45+00:00','move',11,12,12,'0.3.0','9d61ab6535d7738435ca0826b70641757e4a674cad6e17278a3520c03dbac03a');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-22T13:18:45+00:00','move',12,13,13,'0.3.0','719e79b02abcb171b831813b92c6489d9bc12869b2b713edc850014000895355');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-22T13:18:45+00:00','move',13,14,14,'0.3.0','6b1b9ec557d789242321abc07d949c291b461d5285d467c6c025be6c17af6a5b');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-22T13:18:45+00:00','move',14,15,15,'0.3.0','98524fb9157736a70a6dddb76514b101d1999639d0a4b3d7ada199def399b15e');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-22T13:18:45+00:00','move',15,16,16,'0.3.0','776beaa49685ddc1c1087e788713264775550842fd69cbfc4633ebeb9213c4a7');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-22T13:18:45+00:00','move',16,17,17,'0.3.0','810e9741d82f892ab09dea480184b64b11bdce7a1d9a87026f501100882a8b0c');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-22T13:18:45+00:00','move',17,18,18,'0.3.0','a2e80fef0da522f4d930c787911326645b4953b13071f3b44515e702eca64367');
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
