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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-23T15:27:58+00:00','2026-11-23T15:27:59+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
CREATE TABLE branch (
    battle_id INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    event_id INTEGER NOT NULL,
    PRIMARY KEY (battle_id, name),
    FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE,
    FOREIGN KEY(event_id) REFERENCES event (id) ON DELETE CASCADE
);
CREATE TABLE chronicle (
    id INTEGER NOT NULL,
    book VARCHAR NOT NULL,
    at VARCHAR NOT NULL,
    "by" VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    PRIMARY KEY (id)
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-23T15:27:59+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T15:27:58+00:00','created',NULL,1,1,'0.8.0','f55f34f08d3366a98727bac7f970a2e1cc1978f51064e1d7e9d9ccc31fe3390a');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-23T15:27:58+00:00','move',1,2,2,'0.8.0','68652901a7ade7845ecfbc5bd7af4834720d84bf460f07e99a638b7dec35a7ee');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-23T15:27:58+00:00','move',2,3,3,'0.8.0','437a9442924a302771f6947dc7c7975584c0ca5d630879448e783e9a27120043');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-23T15:27:58+00:00','move',3,4,4,'0.8.0','27d4987a9b39c9236257c256583a8323d3b1b299b1f23de8e691302cc1f0f98a');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-23T15:27:58+00:00','move',4,5,5,'0.8.0','47c343335e70136beefad67f369f494f805c84b392c63cc167f69b80ffc84974');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-23T15:27:59+00:00','move',5,6,6,'0.8.0','cb6ade3ed9f9d32fe23fd5a64d84ea581139d85b1ae2056f74fe4ec9b0658d96');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-23T15:27:59+00:00','move',6,7,7,'0.8.0','6d3de3f56cd13aed5f74335a2dcc87e893292f1acf502c8346b3e59569bf5547');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-23T15:27:59+00:00','move',7,8,8,'0.8.0','5d0cf4befc60cfdfac93879f3498865aff23a48fa10e964be4b444fabdde0c02');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-23T15:27:59+00:00','move',8,9,9,'0.8.0','6f4c6c5bf91e1a0515298f6fc93b94f3c27f9d39423be42391058fc99945f363');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-23T15:27:59+00:00','move',9,10,10,'0.8.0','5e9642ee412d4101a47a9730c9ca6755ca9689251d59d1afcc2ff4098282f98a');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-23T15:27:59+00:00','move',10,11,11,'0.8.0','ab9c1f016448473c432e6115c41ff1e5747f2fc6e08bde09cfa3c40f3750949b');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-23T15:27:59+00:00','move',11,12,12,'0.8.0','da193147327b3d1c5d36cb413c5856bac326953e1f50b13446f122c3b8233475');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-23T15:27:59+00:00','move',12,13,13,'0.8.0','a871e3aa3d2c48e386e31f550f6e9465e989d7861b85ca40d414be4a91c9224f');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-23T15:27:59+00:00','move',13,14,14,'0.8.0','b33b8ad632d4d7a8ab9d421a0f857a313743134e6f34ddce8a1ae10e7fbca9a6');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-23T15:27:59+00:00','move',14,15,15,'0.8.0','950e9d42acaa80e0ef0c2551abaa41b2c4dcb5d33bd4019f52ebb02f02e8516d');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-23T15:27:59+00:00','move',15,16,16,'0.8.0','f23265dbeedd664cd39ce0dce7d7fa4d757b0478a939d2201fdea85c3ef9bdb5');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-23T15:27:59+00:00','move',16,17,17,'0.8.0','1e8413c18c039461514b0fffd495065122c7ccc028e0aa22b4fe256a786374fc');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-23T15:27:59+00:00','move',17,18,18,'0.8.0','fcd08b8e190d6d6624abf1963714da3764a221d67ca5ae001ae21412141acc54');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-23T15:27:59+00:00','move',18,19,19,'0.8.0','e9ee688b0703822fc92ba93b0a0937cbcc46425937f34208da268378df67789d');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-23T15:27:59+00:00','move',19,20,20,'0.8.0','9750da54282a7b156738068b066e6bff3f470ece8873a49ae798d13f3b915e81');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-23T15:27:59+00:00','move',20,21,21,'0.8.0','c35a8a29e7f0be2625934b9202b9c047e7392944792ba77981ecca29c6faf501');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-23T15:27:59+00:00','move',21,22,22,'0.8.0','f55d8fc5665b41339efb0e5b506397d61cd1d8ad591571222928a7edfd1a601b');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-23T15:27:59+00:00','move',22,23,23,'0.8.0','8e686345de7c43e9a0e09f3c1ed889ed411bc920ab660c2b1a3d3059733c04fd');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-23T15:27:59+00:00','move',23,24,24,'0.8.0','ef10cd6bbc52e729c2805976c09b958572674bea933c48e3dadf24efb6960ed3');
CREATE INDEX ix_step_battle_id ON step (battle_id);
CREATE INDEX ix_step_parent_id ON step (parent_id);
CREATE INDEX ix_headmove_battle_id ON headmove (battle_id);
CREATE INDEX ix_event_battle_id ON event (battle_id);
CREATE INDEX ix_event_odd_version ON event (battle_id) WHERE version <> 1;
CREATE INDEX ix_event_parent_id ON event (parent_id);
CREATE INDEX ix_event_step_id ON event (step_id);
CREATE INDEX ix_branch_event_id ON branch (event_id);
CREATE INDEX ix_chronicle_book ON chronicle (book);
COMMIT;
PRAGMA application_id = 1397836871;
PRAGMA user_version = 4;
