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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-22T14:09:20+00:00','2026-11-22T14:09:20+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-cards\noption players 3\nseed 9\nseat A Ann\nseat B Bob\nseat C Cid\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "8H", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "AD", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "QC", "seat": 2}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "KD>CA", "seat": 0}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "2C>BC", "seat": 1}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "7S>CA", "seat": 2}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "5S>AB", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "QH>AB", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "6S>BC", "seat": 2}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "JS>AB", "seat": 0}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "KS>AB xJS", "seat": 1}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "10D>CA", "seat": 2}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "9D>centre", "seat": 0}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "6D>AB", "seat": 1}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "3H>BC", "seat": 2}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "2D>CA", "seat": 0}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "JH>centre", "seat": 1}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "4H>centre", "seat": 2}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "8S>AB", "seat": 0}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "KC>centre x4H", "seat": 1}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "2S>centre", "seat": 2}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "9D", "seat": 0}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "7C", "seat": 1}');
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-22T14:09:20+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T14:09:20+00:00','created',NULL,1,1,'0.3.0','f597c2d84e8c707537086d06b39091a89e4522804a8a41291666dc8ef0385616');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-22T14:09:20+00:00','move',1,2,2,'0.3.0','80b1fb95af766e5428a65913d93452fdd634e57aac40d83086249e13326d6a53');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-22T14:09:20+00:00','move',2,3,3,'0.3.0','40f5b719a53bdb55f1cb1d48e361894b732645920a1b2ecf79b8056123acbcbf');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-22T14:09:20+00:00','move',3,4,4,'0.3.0','e2c34ed0cb2e9bde45f7f62e0c92bc76a7b5beec02e7f06d6bd4281113492979');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-22T14:09:20+00:00','move',4,5,5,'0.3.0','7c51911c44dbf2800489d49b6c4c3ef0429d10d0e36b994c41cc4f291676ba41');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-22T14:09:20+00:00','move',5,6,6,'0.3.0','36fe71c4470be52a6ed0a4f049e5eed2a254f526bca2c01d8e1bfb88ff0331fe');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-22T14:09:20+00:00','move',6,7,7,'0.3.0','0c676470243ba34bca32d95d009e5db14d5e58261fc6dc1c66a5d6a2e2dcad34');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-22T14:09:20+00:00','move',7,8,8,'0.3.0','0a611a3876057f54c3e563f307c0db2b6e115ff2850e0cbae8e8c3c8b9c2f888');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-22T14:09:20+00:00','move',8,9,9,'0.3.0','bf97fd425414b54e1f3d9392eb34c4cefe98a2aa3c2cc81bf0c464d20b70f84b');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-22T14:09:20+00:00','move',9,10,10,'0.3.0','79f809c5fb0ad80cb118f8777a8b8096b64ed00e4f8b87edf80f93bb17e849e4');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-22T14:09:20+00:00','move',10,11,11,'0.3.0','4120be657036ed3a726ab7e0ceac847207456938fc2043ebf9c0a8d75156af8b');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-22T14:09:20+00:00','move',11,12,12,'0.3.0','0a449a88da7bebae202d301341848dcaea1d3909279455dd9b6abd855087de1d');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-22T14:09:20+00:00','move',12,13,13,'0.3.0','6eaf5c6fa8f50b746eb61d61abd815c46cb7fda271470de11febe0ee49c66c5c');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-22T14:09:20+00:00','move',13,14,14,'0.3.0','4c8ffa21acf8e4eba2033f6e5015ac745a9a5e0571acce7e39093e3bdf288329');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-22T14:09:20+00:00','move',14,15,15,'0.3.0','2726cc6c8aba8bc766414f35be8290d50368c1a238dc97e94aec84b94e9fd242');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-22T14:09:20+00:00','move',15,16,16,'0.3.0','3fc93b55fd7228dc61ca305119690a00ed02e425a6b8d10a843182098ff3dc04');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-22T14:09:20+00:00','move',16,17,17,'0.3.0','bb666f07f0f67ed3a27d7918af98fe312412da753d879114adad14746e3e8995');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-22T14:09:20+00:00','move',17,18,18,'0.3.0','1e89140a5b4018033160bdce7b8609da8f221c8ab8bc44e95da5f33fd329b354');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-22T14:09:20+00:00','move',18,19,19,'0.3.0','81bda1c4c28444aba26f361a7ce5ca67b4c1ef48aa8beb3d923b05e6d14d14a1');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-22T14:09:20+00:00','move',19,20,20,'0.3.0','4655a049db16921a05ff0e359688ce261c6ccbd14d43876558900eeaaf84667f');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-22T14:09:20+00:00','move',20,21,21,'0.3.0','9c9b537d6aacaf643eaba43770946d3837108f3201939dd39d78a4befd70f932');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-22T14:09:20+00:00','move',21,22,22,'0.3.0','94b098a6ee16732274a719e061f5cff0776b31c54f198c0bb21244abdb691b88');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-22T14:09:20+00:00','move',22,23,23,'0.3.0','3bb193583341b777f626ae2fca62d39dd780918485be813e31e111141b152363');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-22T14:09:20+00:00','move',23,24,24,'0.3.0','25106c6d5fabf009fe0ab2177c1ac6277c9b6be2badf5fb49da759b7a87cb9e4');
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
