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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-22T13:16:22+00:00','2026-11-22T13:16:22+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-22T13:16:22+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:16:22+00:00','created',NULL,1,1,'0.2.0','8442d1767ed69490678be31388e1e5a934603e76a7934677b7ebba0d3992bbf0');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-22T13:16:22+00:00','move',1,2,2,'0.2.0','4b76c087be1341ac23a717b20ff53d72463dcdabbf4773755e62f30d33c2f94e');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-22T13:16:22+00:00','move',2,3,3,'0.2.0','c18bbccc7d762b79cbcc8b70dd3fcc1a0ab69118515cd69bf6608d7a5ac1f7de');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-22T13:16:22+00:00','move',3,4,4,'0.2.0','35ad44cf35580a713cec79e4d1b7f7e2947874f006ab9479e8e825205024b98c');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-22T13:16:22+00:00','move',4,5,5,'0.2.0','169337b9d944d9f8e69dcd6adc6cdf221f5b82f2da2b21c851ae1f149dacf257');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-22T13:16:22+00:00','move',5,6,6,'0.2.0','be67729bb34d6ceafc0058f95962fa15a51f5aceb414898a48643a36981b6e15');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-22T13:16:22+00:00','move',6,7,7,'0.2.0','c9977c4994f45e0ab6f8b22741339f22146b3d32ccb8a5d8376d3c2bf0e1dac0');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-22T13:16:22+00:00','move',7,8,8,'0.2.0','76472e4706a8c5918dd3be69f7325ef0dc06d97dc64adf6311eafcb54a8347ce');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-22T13:16:22+00:00','move',8,9,9,'0.2.0','c5085c42ea6c1c7cebd03efc4cfa19d9a6a93b514e959ff5eebf3c83c0d0d31a');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-22T13:16:22+00:00','move',9,10,10,'0.2.0','230bbf441833c0622d0ee23fe533f8e62fad8b9a717afb7295691db9f80e3f10');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-22T13:16:22+00:00','move',10,11,11,'0.2.0','e120a20cecf9bb4b7f44281820156e785596ad05892c99c218d4b500bb3f3cd2');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-22T13:16:22+00:00','move',11,12,12,'0.2.0','e204990a9b89a6d4e2a4709f3cbf4140c64f227abd79525e39b4e3e7068b79b2');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-22T13:16:22+00:00','move',12,13,13,'0.2.0','729c0968b2afb9420233ca57c2f24ce239e410069c603b55fb92cba238c54e27');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-22T13:16:22+00:00','move',13,14,14,'0.2.0','30f5a63ed6c7b7eabd16ce2a53bd44510ab7f6d7f29f2ef58a90d256afe34914');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-22T13:16:22+00:00','move',14,15,15,'0.2.0','b894173eb545023cb5400b1a55475a2e8b30b544ceb413c87e93a6283f1d51a8');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-22T13:16:22+00:00','move',15,16,16,'0.2.0','79ab88e72193202eff35f2857490cca0e9551e37062dc5e2baabc4063a3f0bda');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-22T13:16:22+00:00','move',16,17,17,'0.2.0','3f19828ca767bb15f9295c614095341a3097a9d16f1d8536ea439048b6003a91');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-22T13:16:22+00:00','move',17,18,18,'0.2.0','34eab1b8b3cfb41e1f61743b6c4cb4bdb7e1cfd3bedb25a7de444decdee92f3a');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-22T13:16:22+00:00','move',18,19,19,'0.2.0','0558592593902bea1d8c7ca5c2d471e429a82308372ec04f32c786256794eeff');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-22T13:16:22+00:00','move',19,20,20,'0.2.0','cb14f9fa562db8cce8dcff92a9149c5861ca7d585b14c9a4438788db75bbd984');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-22T13:16:22+00:00','move',20,21,21,'0.2.0','bc49e4759bbc8e0495fe2399b3fecf97cb3fd99c4bec24ecd34d795ae651452e');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-22T13:16:22+00:00','move',21,22,22,'0.2.0','0b555dffdce7c40d4242756c92eae26c1833887d4d99b897506f98693c4a49a0');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-22T13:16:22+00:00','move',22,23,23,'0.2.0','a6722370c6c0084410b419dd82fb72ca408d823b956a7e9142d1b30be9289755');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-22T13:16:22+00:00','move',23,24,24,'0.2.0','f582f70c59bca6905e8c4b0c35fecdb633b336febcab94e40de32d991ef3d7ff');
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
