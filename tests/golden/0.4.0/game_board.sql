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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-22T17:11:18+00:00','2026-11-22T17:11:18+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-22T17:11:18+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T17:11:18+00:00','created',NULL,1,1,'0.4.0','b5bf89443e03cd988e68e4bd09e5ff55b135fa61e917de848b8727ac82da693b');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-22T17:11:18+00:00','move',1,2,2,'0.4.0','e68ac91c58e3ae4bf53f89fbe5bea8f4ebfcd86a1e4e91440d5173d2745b4305');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-22T17:11:18+00:00','move',2,3,3,'0.4.0','bc3cfbaebe9d2e60635b11d44201e0dd3c6c13327509aebf5c17306ae66f0a5e');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-22T17:11:18+00:00','move',3,4,4,'0.4.0','bd946881642c89141e516b599164e593f77bbc7a105eadd22d76a7a407bb12f3');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-22T17:11:18+00:00','move',4,5,5,'0.4.0','4728cc074589c577a06c946e93d4216000cef1915a889b1cf2c621121bcfffb0');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-22T17:11:18+00:00','move',5,6,6,'0.4.0','be0c47f85e409d9647ac9ee5973e6997b3f0db501d9e3ede5cbf11702b71fc56');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-22T17:11:18+00:00','move',6,7,7,'0.4.0','9d11720372d72f3af1cc4203957931bf48bd6fa521479de340dbb592c183a71f');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-22T17:11:18+00:00','move',7,8,8,'0.4.0','c35ca78857606cd563de06b311a08628366139794a2d665956b2996e88df8f82');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-22T17:11:18+00:00','move',8,9,9,'0.4.0','e279141285d77da74fe6dcec4e7aff567479aea63a45e6db7d74f21fd792ace3');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-22T17:11:18+00:00','move',9,10,10,'0.4.0','2c327e2db88c5954ec7a8137dad3a7cd5b590676fb9475d31bbd31192d8a02ad');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-22T17:11:18+00:00','move',10,11,11,'0.4.0','2e87fc908ce9c180bd166ea2629197e3bd1509cfbb4c6e48d94020190a9bc7eb');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-22T17:11:18+00:00','move',11,12,12,'0.4.0','3a89f35bf485b65ae72b5222c80206fc5297b2e060802ac1ad05fe9afc79002b');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-22T17:11:18+00:00','move',12,13,13,'0.4.0','20858607586fc8856f808c5609014840363f15563500f5e1d106cddebcb31d2b');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-22T17:11:18+00:00','move',13,14,14,'0.4.0','9bdff20b68ed4f10d3e9f3f1325c4f19a98fa24226bad03c8a4a602616a8374a');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-22T17:11:18+00:00','move',14,15,15,'0.4.0','6fb54405576110e3563d8fe9a8804de4567b8be2b1da48ac24326bd7b3056f28');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-22T17:11:18+00:00','move',15,16,16,'0.4.0','f7d166e51d8cbf78f2355ee073af9a03c7be66c4a45713fbd3c7694c72b33ad4');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-22T17:11:18+00:00','move',16,17,17,'0.4.0','9617d6a2f943e9e708ddd3095a23da7566957558bdadee8afdb9c0559d9dbfb7');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-22T17:11:18+00:00','move',17,18,18,'0.4.0','4d429a8e4e165331c758ccdb6d08924dec51d06f636e581c1d82ce7f2f5d035c');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-22T17:11:18+00:00','move',18,19,19,'0.4.0','c46ea82f83154980baee5cd1a1e56d2c00f09f7c294636cb6a5ab92acab61b2b');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-22T17:11:18+00:00','move',19,20,20,'0.4.0','2ae3538fd7801a24f7c7e897249cbd46201b494ce6f0188a84354e83d5c5fa94');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-22T17:11:18+00:00','move',20,21,21,'0.4.0','e4878fc66b573dd73110baa6d9be6117526b029df718fd443b075b2191895007');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-22T17:11:18+00:00','move',21,22,22,'0.4.0','d00ca17fadfed413d2b3b00b5fe61bb08ca2e1eb2045588cd42ba195b1f857ab');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-22T17:11:18+00:00','move',22,23,23,'0.4.0','525cc55c9717fcd3caf6e4b82fd458fba047d913c8edaff0a575f9e706995815');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-22T17:11:18+00:00','move',23,24,24,'0.4.0','915f25736c8baff8a66273d495729462ba97d438fa337446d2a2136856e7db56');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-22T17:11:18+00:00','move',24,25,25,'0.4.0','f050f86dc5cb9ff31c4813825ef87a74b1529faa02e09e098a15be2088dffd73');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-22T17:11:18+00:00','move',25,26,26,'0.4.0','fbffc0f2417cab42df3f116042d0216aa0a6e1b7a20922340324fad54f4424ca');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-22T17:11:18+00:00','move',26,27,27,'0.4.0','dbe5ac38056238af3889ae4938648b0029733738b3ba9c8909056450494d210b');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-22T17:11:18+00:00','move',27,28,28,'0.4.0','66ff4bf0c1e1803c932f57f05ff0e025667c534f59968474d5238e78f5e0b3bf');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-22T17:11:18+00:00','move',28,29,29,'0.4.0','687492a94f7a73c8d7cd0b163c428859b5f809ca8d6471fba5739614c8996ed2');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-22T17:11:18+00:00','move',29,30,30,'0.4.0','3fd95598c86a4cf86cf0a63425c4e055b944d1965eb8c4f9f7a645cc819678fb');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-22T17:11:18+00:00','move',30,31,31,'0.4.0','796d7fcede5eee3ee4418d30aa5b3ab7d6b065833996b6292b22df9ed687714e');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-22T17:11:18+00:00','move',31,32,32,'0.4.0','17fecf8757b6657fcc95215227d3ffad91918351eb2bc6378b3d80168f9f948a');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-22T17:11:18+00:00','move',32,33,33,'0.4.0','ff9b552c77d7f9dda3e771c33d8240683e00a93aa71704bdf58ebab62f49f733');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-22T17:11:18+00:00','move',33,34,34,'0.4.0','52b70175d88f02c009da69e2f6ea160d2f83586b99f60f69fff903790546ab13');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-22T17:11:18+00:00','move',34,35,35,'0.4.0','102a29b16a73bcc2f00c23e7e427c5ab4fcf282491c4181175d9f2e2296c11e9');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-22T17:11:18+00:00','move',35,36,36,'0.4.0','a09dafc7cee5f2f6a1a3f22244556998b81146b3a71d14f87b5dee79c3052d5b');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-22T17:11:18+00:00','move',36,37,37,'0.4.0','5bb4e029c2493a211082ea1aec31834f435b1096580a2667bb9182b78327988e');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-22T17:11:18+00:00','move',37,38,38,'0.4.0','5ec63ce6d486cc2ce6db80674558fb5ebc7ae3ea4a9569ead439d68b57af5b38');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-22T17:11:18+00:00','move',38,39,39,'0.4.0','ef5153a7b779c4081bee3337bdf1adbe7cdd5bae2399ff5c6769c102d6dfee95');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-22T17:11:18+00:00','move',39,40,40,'0.4.0','5d08d8af56ecb484e8820099750575c445e56d59eb9dad8e92101fa1ed5563c4');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-22T17:11:18+00:00','move',40,41,41,'0.4.0','fdd1b75c4bdfc4d18cf4e7d0e527ffacdddbf355174f9160157eb20edd834e1e');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-22T17:11:18+00:00','move',41,42,42,'0.4.0','3fa8d6f318a3c0ca109a91d55a1d2e34e7124ec06ddd111dd1da25715b5d4780');
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
