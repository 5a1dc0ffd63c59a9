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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-23T11:43:26+00:00','2026-11-23T11:43:26+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-board\noption first_player red\nseed 7\nseat Red Ann\nseat Black Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "d2-g5", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "g7.NW-h6", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "e1-a5", "seat": 0}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "h7.NE-g6", "seat": 1}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "b2.SE-f6", "seat": 0}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "a7.NW-d4", "seat": 1}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "c1-d2", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "b7.NE-e4", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "g2.SW-b7", "seat": 0}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "e4.NE-f5", "seat": 1}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "h2.SE-d6", "seat": 0}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "f5.NE-g4", "seat": 1}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "a2.SW-b3", "seat": 0}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "a8.NE-e4", "seat": 1}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "b7.SW-c6", "seat": 0}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "g6.NE-f5", "seat": 1}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "c6.SW-b7", "seat": 0}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "e4.NE-b7", "seat": 1}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "h1.NE-d5", "seat": 0}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "c8-c2", "seat": 1}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "d5.NE-b5", "seat": 0}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "b7.NE-c6", "seat": 1}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "b5.NE-d3", "seat": 0}');
INSERT INTO "event" VALUES(25,1,25,24,'game_moved',1,'{"move": "b8-a7", "seat": 1}');
INSERT INTO "event" VALUES(26,1,26,25,'game_moved',1,'{"move": "f6.SE-e7", "seat": 0}');
INSERT INTO "event" VALUES(27,1,27,26,'game_moved',1,'{"move": "d4.NW-b2", "seat": 1}');
INSERT INTO "event" VALUES(28,1,28,27,'game_moved',1,'{"move": "g1-h2", "seat": 0}');
INSERT INTO "event" VALUES(29,1,29,28,'game_moved',1,'{"move": "f8-g7", "seat": 1}');
INSERT INTO "event" VALUES(30,1,30,29,'game_moved',1,'{"move": "a1.SE-b2 x b2.NW", "seat": 0}');
INSERT INTO "event" VALUES(31,1,31,30,'game_moved',1,'{"move": "g8-f7 x e7.SE", "seat": 1}');
INSERT INTO "event" VALUES(32,1,32,31,'game_moved',1,'{"move": "h2-g3", "seat": 0}');
INSERT INTO "event" VALUES(33,1,33,32,'game_moved',1,'{"move": "g4.NE-h3", "seat": 1}');
INSERT INTO "event" VALUES(34,1,34,33,'game_moved',1,'{"move": "b1-a2", "seat": 0}');
INSERT INTO "event" VALUES(35,1,35,34,'game_moved',1,'{"move": "f7-g8", "seat": 1}');
INSERT INTO "event" VALUES(36,1,36,35,'game_moved',1,'{"move": "b7.SW-f3", "seat": 0}');
INSERT INTO "event" VALUES(37,1,37,36,'game_moved',1,'{"move": "f5.NE-e6", "seat": 1}');
INSERT INTO "event" VALUES(38,1,38,37,'game_moved',1,'{"move": "b2.SE-a3", "seat": 0}');
INSERT INTO "event" VALUES(39,1,39,38,'game_moved',1,'{"move": "a7-b6", "seat": 1}');
INSERT INTO "event" VALUES(40,1,40,39,'game_moved',1,'{"move": "a5-a4", "seat": 0}');
INSERT INTO "event" VALUES(41,1,41,40,'game_moved',1,'{"move": "b6-b4", "seat": 1}');
INSERT INTO "event" VALUES(42,1,42,41,'game_moved',1,'{"move": "d2-e1", "seat": 0}');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-23T11:43:26+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T11:43:26+00:00','created',NULL,1,1,'0.7.0','1c02ee18348909f4d08df03b84b13644ca6be8e41862cf5515796a034237f239');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-23T11:43:26+00:00','move',1,2,2,'0.7.0','fcf1ecc972ef1da13dcd5af003a09146ae248e4745bc454a58c67faacd09f6fd');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-23T11:43:26+00:00','move',2,3,3,'0.7.0','98acc20b2b890ac705e16d5ffe5ca03bed68efe67f3086aedcc6e6b88c140b2e');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-23T11:43:26+00:00','move',3,4,4,'0.7.0','199dcac1a01c08178565df81ef92d16f43e96e93af86b7947ff1de7974a5da1b');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-23T11:43:26+00:00','move',4,5,5,'0.7.0','78fd1fab580a5da869dd5a6c6b1d3299413daad1d1eab17ac83dde94feb5ac62');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-23T11:43:26+00:00','move',5,6,6,'0.7.0','c93d81416bc4ee6f16f074892c61b056e4c6dd990e4e1fe0dcd2c79f5f2d693e');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-23T11:43:26+00:00','move',6,7,7,'0.7.0','5e5e3abca17f4b8962ec94e8f7788614115655bc3f7a4add0b2cdcec93ab64a2');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-23T11:43:26+00:00','move',7,8,8,'0.7.0','cdde7b20c4c6d38f3c314123b09b9153bfc59abc95cdecf33cc800b84116b34e');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-23T11:43:26+00:00','move',8,9,9,'0.7.0','e8edd809cf647a3b47a22d48e178260c955b4ec925a41a8422ebba22c11269a5');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-23T11:43:26+00:00','move',9,10,10,'0.7.0','0227870fdb755814794c38aac2a54393d037edbd5ba34bf41d34547168a540a7');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-23T11:43:26+00:00','move',10,11,11,'0.7.0','c1fe9f849505e04ad0b2430a6811341be97643d476f2aa0949ec2695852c1bbd');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-23T11:43:26+00:00','move',11,12,12,'0.7.0','714e66626f71b03aa200e02eaccc2bb2d1c89da6045ab9bfd0b67829aca547ec');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-23T11:43:26+00:00','move',12,13,13,'0.7.0','77c10ae10b356e2648eb330b9b27ff7bc53b7121867f9cd59af0b5f6ae750b52');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-23T11:43:26+00:00','move',13,14,14,'0.7.0','017ed4dcaddc89f96f8ccbb9e6610dc3c2ee351da720d0614afac74e6b934615');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-23T11:43:26+00:00','move',14,15,15,'0.7.0','a068068c065f57537f18525fa8b5db4bf35038b7cb0a87457b8e48ad882583e6');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-23T11:43:26+00:00','move',15,16,16,'0.7.0','49cc05c24eeca5df7fa93567b6d80d5fa91f97914894248e450ca504d4cce256');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-23T11:43:26+00:00','move',16,17,17,'0.7.0','ddf05caf154ff88586bcd5e53c854fbfa85cfd397188e1a55e0a1033cceb33e5');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-23T11:43:26+00:00','move',17,18,18,'0.7.0','5e3edaba95af4fc1ca196b7de5b1729bf1c906074b3f90b9e987248c2de50c15');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-23T11:43:26+00:00','move',18,19,19,'0.7.0','7d6eeaacb28c62cf0364e6b0c848a076fdfc2c7ff20ea46af498758bc1acb301');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-23T11:43:26+00:00','move',19,20,20,'0.7.0','afdc7069a842da0ccb81ce2aedb47fc048f9695b27982131dba40f1c7e72b838');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-23T11:43:26+00:00','move',20,21,21,'0.7.0','883cf7f0d06fde31de665f38b79e3aa526f6780ef4d43d01d833e3f87a17380a');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-23T11:43:26+00:00','move',21,22,22,'0.7.0','9ee64f5d5429b914d271611b1154eb4c0b4f8732488e8a61578da80075c27ff4');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-23T11:43:26+00:00','move',22,23,23,'0.7.0','401865dde7126be433eec89380b8d27faaf8ba05392f69a9e5ee96f7850f5158');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-23T11:43:26+00:00','move',23,24,24,'0.7.0','d8472adea86d7f866a076c8a88bf67524bd14d32674772ad0ff8a5e91246b4eb');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-23T11:43:26+00:00','move',24,25,25,'0.7.0','22d060f6b3fa2c25d35d0cde80e0b03dd6bbba3667c9ae8644017a3a9ed6fbb8');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-23T11:43:26+00:00','move',25,26,26,'0.7.0','ab95fe77e48a558275942bb9c1401b4eb47dc6377b278b3c129c6e0794a1a7cb');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-23T11:43:26+00:00','move',26,27,27,'0.7.0','a7c957751ad3e8d76352c66b6df69af39f9211b324aeaff11ebd9379f861a85c');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-23T11:43:26+00:00','move',27,28,28,'0.7.0','d6890d7de2a7bfba8e06df82e94ea7f73d4a366132ff09205d03598b8e79bc2c');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-23T11:43:26+00:00','move',28,29,29,'0.7.0','5e5562bf00f21fc1f05a3b1877b0225f716b4b46daff46d3fcb681abee5b3737');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-23T11:43:26+00:00','move',29,30,30,'0.7.0','5c4e238b37dfbc324686138dc5945805be3765a33150cd8ff9fb44013c0507ea');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-23T11:43:26+00:00','move',30,31,31,'0.7.0','4d86db0d16c409c81dc9a122c82defc28584b6e20789a913b292dd1a91324f8f');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-23T11:43:26+00:00','move',31,32,32,'0.7.0','f001965be98b243dc19439f43495eb445a977df707921aec03b918d1829136a9');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-23T11:43:26+00:00','move',32,33,33,'0.7.0','3a798cb504fb6407e316ffd6894354fd03d231f042eed83e525d36fac3dad808');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-23T11:43:26+00:00','move',33,34,34,'0.7.0','4b9b371ca78732643f433382069fc6793be6d47e4b65c7763de9f3f0b00a803b');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-23T11:43:26+00:00','move',34,35,35,'0.7.0','69bf8ccbecef09df44664e96889a27d320418b2732cc0a75c5f12a0ab5b1c2b1');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-23T11:43:26+00:00','move',35,36,36,'0.7.0','af5091db7467929b90356ca4acbdf00dfd8ba115479f2443db44d08e868bbb6e');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-23T11:43:26+00:00','move',36,37,37,'0.7.0','663fce40815667c653897daa67dba51c37757b2e70d422ed386699fc5221a329');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-23T11:43:26+00:00','move',37,38,38,'0.7.0','241cfac3609708cf0c48cf06390a1ce69f7e88e174585acfa279c2f742846266');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-23T11:43:26+00:00','move',38,39,39,'0.7.0','f84c3b8408bdf5f7f70685fcc88568d880427cd4014769838c2315e275187bb2');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-23T11:43:26+00:00','move',39,40,40,'0.7.0','3a8785527f7df59fa967da6353ce56680651883cde02e5062a84abc0ee0115be');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-23T11:43:26+00:00','move',40,41,41,'0.7.0','1753e81bb41db2eec043e98d3ad8219a5cc9e81e780ca392ba97ff08a6baa307');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-23T11:43:26+00:00','move',41,42,42,'0.7.0','52a1d2b7bb1685380173e613a28b70ad16b9d3b21f0b1b35afadea898fe85df6');
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
