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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-22T13:16:21+00:00','2026-11-22T13:16:22+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-22T13:16:22+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:16:21+00:00','created',NULL,1,1,'0.2.0','2c7347238eea87e5dad073c1b1f21901cfd37f7c1898fef6c3ef609f7bfbb778');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-22T13:16:21+00:00','move',1,2,2,'0.2.0','a1b070711ba8591c73b8a415da05a2929fa92407b14a20bb43ba565ee8ed2ba8');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-22T13:16:21+00:00','move',2,3,3,'0.2.0','71a0cfa8ede2c50671883c15aaae74742e45f7392aa2f8930f34ce6aef1187ff');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-22T13:16:21+00:00','move',3,4,4,'0.2.0','205863ce7150a83662b657cdcc6f6bfe01fdf336821ee50fb77496b15d6cf2a8');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-22T13:16:21+00:00','move',4,5,5,'0.2.0','1c8280f97884908261983e350c1f50ef65a0b76c5dbb12bfd6eee5b2d82ed519');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-22T13:16:21+00:00','move',5,6,6,'0.2.0','4ece231848570ba99500bb10980aed5ba1bbc14f1735207b943afd887e60ba52');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-22T13:16:21+00:00','move',6,7,7,'0.2.0','af47914fa8a34fd1b4addd3db3a2c08b76448f81d3ffc93ad739f36fe367dd05');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-22T13:16:21+00:00','move',7,8,8,'0.2.0','651a111f6ea89135f867a21b6e1a8e58e59854ae1ee66231f360c25b253a3255');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-22T13:16:21+00:00','move',8,9,9,'0.2.0','64984d31b5caf4de15a6244c071c98fcba26cd0051bd8ea4fbc40ae578c2374c');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-22T13:16:21+00:00','move',9,10,10,'0.2.0','96720e45ffc6010b03eaaccbc544c08be8d8a8e5d36ef8e991c9c946d8f29163');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-22T13:16:21+00:00','move',10,11,11,'0.2.0','889bacd11633a99caf97cf17b75a77350f7a1c08f78e712a5a9cf54006abb3b8');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-22T13:16:21+00:00','move',11,12,12,'0.2.0','e1ed5b180a4fa6db1ceabdbde54dce22081eb415d0d76d88ccf785d19b0c16a1');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-22T13:16:21+00:00','move',12,13,13,'0.2.0','613619d6d5d907d1a3a70643c61bece2b4dd9e5cb30fbb806d120bad5a6ee6d4');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-22T13:16:21+00:00','move',13,14,14,'0.2.0','5e61074e1120002ab1de214cb18a5b2a8a169cf927a4753db25cfc432f76b0d3');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-22T13:16:21+00:00','move',14,15,15,'0.2.0','cda5f2bb42d9f911823d055db5c882cac672d3b2cfe303d7cf622918711624bd');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-22T13:16:21+00:00','move',15,16,16,'0.2.0','7e8e18005db2d9adcd48e333d7ec2898f62654691a7f3cbed35e0580e34027cb');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-22T13:16:21+00:00','move',16,17,17,'0.2.0','d4cfe18fa43a8f2234523e65acc5fa85eb3f4b6cd30905abb2d9c66cdbd4aab5');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-22T13:16:21+00:00','move',17,18,18,'0.2.0','e09ca32bab4eec30feeaa679b06f703c59c6a59ba4b205743c310b9e935a5cf7');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-22T13:16:21+00:00','move',18,19,19,'0.2.0','f6c7d883a5cdc1c8755f03b450309521f76f971e4e30e665bb4ba692a5ceb86c');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-22T13:16:21+00:00','move',19,20,20,'0.2.0','91b3b916ea204d655ed8464d8e7492c3783ca29ddf6aac48d42f2109b6a17ff4');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-22T13:16:21+00:00','move',20,21,21,'0.2.0','8494553e0c5b5d40d36dcbaa3c132740e364a0f25cff163d754777e0d043fb0a');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-22T13:16:21+00:00','move',21,22,22,'0.2.0','ae9c7fa0de8c7f1a8bd581c4330a10fca816dd9c4281d66f23811f84b357dcb6');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-22T13:16:21+00:00','move',22,23,23,'0.2.0','54d440d37988e0f4e2cec9146670d8465cd3529a98502b9090761c878d6586dd');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-22T13:16:21+00:00','move',23,24,24,'0.2.0','013698e6cdb5576fe0d1aebf263abb87fa88b4fe1233af286e5b3cc9f5e17a90');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-22T13:16:21+00:00','move',24,25,25,'0.2.0','12aea6f3512359ce8a96fb60455d2f9baf0c93a6d6f8c580850782c6a81542e7');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-22T13:16:21+00:00','move',25,26,26,'0.2.0','4f3132b8ca95875991f5e9d4e7aff623d8e3f15efad46923710b403d0fd05338');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-22T13:16:21+00:00','move',26,27,27,'0.2.0','0fb59092d88b626953843beab41d8fe5853838f73d324b5a15317ff4f29e5bbf');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-22T13:16:22+00:00','move',27,28,28,'0.2.0','c85afe8958abc2e7152e621bd1bba14c26f5aa2400735197523c11366c0eb9fe');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-22T13:16:22+00:00','move',28,29,29,'0.2.0','7deb61bd1f7daf8c128ff51756891157927ff67623a955d6adf97595fafcef86');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-22T13:16:22+00:00','move',29,30,30,'0.2.0','9ca445eea9120fe99ac00311edb2a70db738cff165a5a593b0e434940718f8ce');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-22T13:16:22+00:00','move',30,31,31,'0.2.0','468cc5183c4448fb9aac8c3106412507069fd4be4da1c4412f330394e64e596b');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-22T13:16:22+00:00','move',31,32,32,'0.2.0','bb17038e6881554ad79058885c5ce12f5f91aafb681b3b6d226808bdaf41be2a');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-22T13:16:22+00:00','move',32,33,33,'0.2.0','780800a545ad400bf623a29b92a4866fbf9d089d8841d48a1c0278ba8014e2ac');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-22T13:16:22+00:00','move',33,34,34,'0.2.0','42d94359cd42c073a40e02b5435f5dc9f4fab2f2f2245adba9d1995a97b1007d');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-22T13:16:22+00:00','move',34,35,35,'0.2.0','1df8764892eacb159db3ef15a9b51436403eec7e97a50d72321857496c997b9b');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-22T13:16:22+00:00','move',35,36,36,'0.2.0','66ed05963d34fdc23958f666228413c001e9209d358958dbc12b676466509fc3');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-22T13:16:22+00:00','move',36,37,37,'0.2.0','6b2775d59e7067541ab1460e26b7b04a2929697d275813e027d9757733d32c32');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-22T13:16:22+00:00','move',37,38,38,'0.2.0','df952199a1312ff59b9db5fd13a5a389e4772d5236fbe73260b2ba574f7663b1');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-22T13:16:22+00:00','move',38,39,39,'0.2.0','4270c922811e852b8cf7eaaf54c16bca88d8b658ef8304a8c1f93997da37d784');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-22T13:16:22+00:00','move',39,40,40,'0.2.0','88e81ad8f71d954628119e394dbbc37f727fc57f663978dab2e6f30dc988f1e4');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-22T13:16:22+00:00','move',40,41,41,'0.2.0','998d0f0a79bf66115d873a3ec0ce066f50283d3fa7bcec6c445cb488c7bd8a44');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-22T13:16:22+00:00','move',41,42,42,'0.2.0','0094f4947494b3a7007f367ea13b2fd6adbf565fc5c885872659ce33b06c951f');
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
