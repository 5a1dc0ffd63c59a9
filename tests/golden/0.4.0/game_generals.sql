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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-22T17:11:19+00:00','2026-11-22T17:11:19+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game generals\nseed 11\nseat A Ann\nseat B Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "drop 3R", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "JR", "seat": 0}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "1R", "seat": 0}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "drop 9G", "seat": 1}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "KG", "seat": 0}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "?BR commander", "seat": 1}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "2B", "seat": 1}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "AG", "seat": 0}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "KB", "seat": 1}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "QY", "seat": 1}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "?RY commander", "seat": 0}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "1Y x1R", "seat": 1}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(25,1,25,24,'game_moved',1,'{"move": "JY", "seat": 0}');
INSERT INTO "event" VALUES(26,1,26,25,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(27,1,27,26,'game_moved',1,'{"move": "QR", "seat": 1}');
INSERT INTO "event" VALUES(28,1,28,27,'game_moved',1,'{"move": "2Y", "seat": 1}');
INSERT INTO "event" VALUES(29,1,29,28,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(30,1,30,29,'game_moved',1,'{"move": "end", "seat": 0}');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-22T17:11:19+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T17:11:19+00:00','created',NULL,1,1,'0.4.0','5f5812514c361cd4c024d6be1586ea09ba8316fcafc0e2758abd505e8167582b');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-22T17:11:19+00:00','move',1,2,2,'0.4.0','132cdf7c44d39fb6538ee5757d02f8917c5663674d402e1c94cddc5fa5bdc3cc');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-22T17:11:19+00:00','move',2,3,3,'0.4.0','9fe6e1bc4584f4beb30e49f4d635e8e58a40e90ffc093633547d771931ec3f37');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-22T17:11:19+00:00','move',3,4,4,'0.4.0','8b054b87009cbd4521d411f1ef91bd4126066d2742e1ede1bbe5249f1fa8e98d');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-22T17:11:19+00:00','move',4,5,5,'0.4.0','6bcddb6665e8e307e8d126aac2837db8c8fe538a8078b574ffd3c97f1f4d3cf7');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-22T17:11:19+00:00','move',5,6,6,'0.4.0','a02b5348bb539c30d328f6f33e41410eb4f33cbba9bb95bfff78ef1440d0aef8');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-22T17:11:19+00:00','move',6,7,7,'0.4.0','bb1997c66d7b326732f975618953880636d4078fe45b6393e81d6c977419c96e');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-22T17:11:19+00:00','move',7,8,8,'0.4.0','8ac2161fd90bde1e700f30758ffb2d618ee0d3000e12b09c3bdeb04e0a4628ff');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-22T17:11:19+00:00','move',8,9,9,'0.4.0','31237d4f1e3d033ba6a08ad56b5147910b5d0e78e22e07f143f5db86e51b4292');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-22T17:11:19+00:00','move',9,10,10,'0.4.0','5d4c8f965bb7336fb67e9b74c2b1fb6bd8d7fffcc8c9c7a841656c1326bd15c0');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-22T17:11:19+00:00','move',10,11,11,'0.4.0','046c98f72d13e4fd39af5116ddc6b6ab8d688d0cd38108e7234a4148a24080b8');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-22T17:11:19+00:00','move',11,12,12,'0.4.0','55ebe93c2fd866976d478cd4795ea62d3fbec6e789d0238d0c21f3f11ae4ca88');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-22T17:11:19+00:00','move',12,13,13,'0.4.0','c30c92072726ac01e2af7b02ed5600e98bd8c0273cd0258ce62f30ae131bc710');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-22T17:11:19+00:00','move',13,14,14,'0.4.0','ef36f982b9d500aceb9c3ab7395322fefcbdb964092c8aa0224a7cf3f87184bc');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-22T17:11:19+00:00','move',14,15,15,'0.4.0','4840547675f51dc787893c4ba6aed39f17c37a253a76d4fe607ccaacdccbf329');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-22T17:11:19+00:00','move',15,16,16,'0.4.0','ed3bbc46fc773080533d59c2669a3bcb1e8e5e4f3d457e7c544f4b2caad17eec');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-22T17:11:19+00:00','move',16,17,17,'0.4.0','6cc39a44fcbf6e7683662d6f6ebd8ea5801a34e5faa1c3f8a173617144353732');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-22T17:11:19+00:00','move',17,18,18,'0.4.0','f6eac0dbc87b5921dd1f26b18c0ee68d6edf52ad6db9b6e3869b83e62fec5301');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-22T17:11:19+00:00','move',18,19,19,'0.4.0','b8a9d0196fc86f1582577fac204a9eacba9ac7388e11ed22a30201e02f13cef7');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-22T17:11:19+00:00','move',19,20,20,'0.4.0','dab86d3b506ddfa5f5b565f5e23d05eae3c26404844fcdb9ee7fd2ccb602cf9a');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-22T17:11:19+00:00','move',20,21,21,'0.4.0','bbed7a9c31577163f5b51125efaa4a7d8fd808c9fa029a6aa94365db94d1e603');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-22T17:11:19+00:00','move',21,22,22,'0.4.0','86a7851cc51bdf5b333524bdcd5afbb94801f9a532d7fa65a99be7993a9362fb');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-22T17:11:19+00:00','move',22,23,23,'0.4.0','442443ae828fdde9b651d3d8e69b69050822166ea2169462c0cc2d5d773f8e03');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-22T17:11:19+00:00','move',23,24,24,'0.4.0','3616efca921644c5752d6077fef60aa7374b3f9d86b6442556690061526889c6');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-22T17:11:19+00:00','move',24,25,25,'0.4.0','4d9bd3de79fec48ad811b46f86e392ec338cf287868352a43d9fba4136faed45');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-22T17:11:19+00:00','move',25,26,26,'0.4.0','b4830a21b3f81d018f55eed4a5e00a633db6f46b9e44077fa27df0180c743b2d');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-22T17:11:19+00:00','move',26,27,27,'0.4.0','da3c7c6599e7f264cea73cf26016ce9c2e06ab7cc8aab6c8c8ffdca1404cb5c0');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-22T17:11:19+00:00','move',27,28,28,'0.4.0','0920c46a27e6530b998303af049daa2d341de0e206fdbd753f8686b384a33fb0');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-22T17:11:19+00:00','move',28,29,29,'0.4.0','b3b2e00daeac942c6441b555087e93d544cf804baa51c68cb7185413d366f835');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-22T17:11:19+00:00','move',29,30,30,'0.4.0','79150145ebccc86ae74288a9730d594345909986f20e0340de7e26b4d947e32c');
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
