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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-22T14:09:20+00:00','2026-11-22T14:09:20+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T14:09:20+00:00','created',NULL,1,1,'0.3.0','7b12f4331fac30689ecd26bfee8da169ced55dec16c3d78af613fad8f5e37458');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-22T14:09:20+00:00','move',1,2,2,'0.3.0','ec287a9438cba3b94d4e7aa1b72d4843649e620bfd5fcce9fe9508c08bfe3488');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-22T14:09:20+00:00','move',2,3,3,'0.3.0','a470d22f98b8ff9dfc1ecd139b236b22d2b5fa76bd86728a39e21d0dfda2121f');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-22T14:09:20+00:00','move',3,4,4,'0.3.0','793800c7859f88d3299699e8037f46bf52ee5a9834bb927d4e6360f93a830fc1');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-22T14:09:20+00:00','move',4,5,5,'0.3.0','926f10d3bc9ed3b7b80c4f89116b95642dee0b7194525681f22a4496477fe70d');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-22T14:09:20+00:00','move',5,6,6,'0.3.0','d62677a2fc319362cc8ad6a54f85655742ccdf4d0f78f3737ead5e061f6d548f');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-22T14:09:20+00:00','move',6,7,7,'0.3.0','32b050d6614e75ba83c4d8fc6ec5c56ec5bc85b8b5030568e8d2c147d5e45e0b');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-22T14:09:20+00:00','move',7,8,8,'0.3.0','fb6214c2a7f5ffb7664bcba18cdd774c48771af3296af709cfb50da6cd3854f9');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-22T14:09:20+00:00','move',8,9,9,'0.3.0','da97af09acd849f56cb892b10d13c9e68ee877ad426e7bf1fc5a30f44c4fc7e5');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-22T14:09:20+00:00','move',9,10,10,'0.3.0','863dc62c9f0d13aba793bcb86f8267ca4ea98e8afbbe2191762a5f0ec6352e7a');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-22T14:09:20+00:00','move',10,11,11,'0.3.0','bc4b5697b4882095ab25f7e735248040450b16a8c23cb8ae2df99a929916b92e');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-22T14:09:20+00:00','move',11,12,12,'0.3.0','75f7fd9d28306ce57c596a7ce51ecc5897f1bdb934b4a49c41e133be816704fb');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-22T14:09:20+00:00','move',12,13,13,'0.3.0','f142f70d029d4fbb70116a266f2f6ae881e2bd95aa5e161f1fa5fc78deca6e0c');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-22T14:09:20+00:00','move',13,14,14,'0.3.0','139e1d358e5d497cac39388b093d6106371862d0d83ef2e3718b07ac71de1edd');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-22T14:09:20+00:00','move',14,15,15,'0.3.0','1068618e5ae2ea23984dcd4af1c7a311c861d7cbb1572565b41050843976ce43');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-22T14:09:20+00:00','move',15,16,16,'0.3.0','150d1ea307d1b9d1bf636a9a60198ad3b750793832f7fab433c2f99fbe4abb9d');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-22T14:09:20+00:00','move',16,17,17,'0.3.0','18c89d067b836d8295bc8b2163af9c4cdafcb3957437548c68712d15aa8ab7c0');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-22T14:09:20+00:00','move',17,18,18,'0.3.0','d6e7f550601021bf5c5778dbce4381dd8d6c46063e13a2c74317a0c98af10967');
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
