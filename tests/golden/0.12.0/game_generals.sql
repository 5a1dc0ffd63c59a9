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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-29T13:14:38+00:00','2026-11-29T13:14:39+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-29T13:14:39+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T13:14:38+00:00','created',NULL,1,1,'0.12.0','5afc21e11af18ec074946bc00d7cec9237b9d0e7df0bfd10e89d33cba07840f1');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-29T13:14:38+00:00','move',1,2,2,'0.12.0','e41dbf4924a4b749eff2367205af2d80d25fca9166a6fffa19eff832c73dc1fd');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-29T13:14:38+00:00','move',2,3,3,'0.12.0','e01739f8a67b7919911cf60fa09addd12ea4a4b29e4389b9f85031c8e9157878');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-29T13:14:38+00:00','move',3,4,4,'0.12.0','05efe6bb74f2fbbde5ecfd74f5d3474a08cadbca0c1fba82031805c1f894074b');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-29T13:14:38+00:00','move',4,5,5,'0.12.0','4b1416b48c68e72690e1b799a7c448cfb8f456e87048e99d500e2fcd1f8e3887');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-29T13:14:38+00:00','move',5,6,6,'0.12.0','d452b11edad95e2efe68ece497e3f4e4fe679271747dab0652dc1a9eff7807a8');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-29T13:14:38+00:00','move',6,7,7,'0.12.0','a5a6f225c04dd8653703a17153d82bf0678b0526e6a91f9eb8090d4365aef3f1');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-29T13:14:38+00:00','move',7,8,8,'0.12.0','5e59a6c88faeb6461be82777c8d6ccc8dce772f742dfc6eff587d5f4ad21144a');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-29T13:14:38+00:00','move',8,9,9,'0.12.0','59f874b0b0355a4d536cea7bf4ce5578e0606cadc750fe4e24f122ea92c6c289');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-29T13:14:38+00:00','move',9,10,10,'0.12.0','2faca52bf2c31900c9e5c323243345dd3034a37f2dc9bcc0924325becb0def1e');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-29T13:14:38+00:00','move',10,11,11,'0.12.0','58698da58591237cb6c2bbe5125fc7a81cc850c27162760e17589ccb02409a94');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-29T13:14:38+00:00','move',11,12,12,'0.12.0','d4a1ae28e76911edfeecb1cbc3f17a153ecd732633b9fa88889890e20c079131');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-29T13:14:38+00:00','move',12,13,13,'0.12.0','6604af86ee8aaa5c3cd564dbbe9331765feacda34d31865a60cf99420f59a795');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-29T13:14:38+00:00','move',13,14,14,'0.12.0','9013dc3827d3d464689e538fcd4617c45c464a22871d7ae416b7add197b5fe60');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-29T13:14:38+00:00','move',14,15,15,'0.12.0','d6c35dfae9bd49d1ae67fe87b5597433448aaa2ad5af5d571fe868cefb1827b2');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-29T13:14:38+00:00','move',15,16,16,'0.12.0','01741dad409f97ecfa6756f41279678550840500bf422976016e4e7ee7883ce7');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-29T13:14:38+00:00','move',16,17,17,'0.12.0','ab9aa89b7e63d66f8e32554e58fcb635448c382e5c674fd573c2c55196d1a49d');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-29T13:14:38+00:00','move',17,18,18,'0.12.0','d82fa21c5884da15d0a21b399f12e4150c448a84bb7dbd33db63045ad40b7a25');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-29T13:14:38+00:00','move',18,19,19,'0.12.0','9e5b05ba3bc0dac5ea62841dc1201bb621c018cce5a277b3962eae45d4f23b43');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-29T13:14:38+00:00','move',19,20,20,'0.12.0','6f9ee241d8439d1898ce87828c24b8d61ea159336da333d902c76e32425ba807');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-29T13:14:38+00:00','move',20,21,21,'0.12.0','bd3d31492c4876f7b90719508ba6a856d416717ee1ef66ebf29ce9779df7ce8b');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-29T13:14:38+00:00','move',21,22,22,'0.12.0','e4c2bf5521e837a07ed99bb82792dc09a4675b826e5163ecb42ec9bfc2f6ba07');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-29T13:14:38+00:00','move',22,23,23,'0.12.0','477e85252a46755540e4ec5280c85dee2a259192d4c6f6c973ecf5ebe7e469aa');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-29T13:14:38+00:00','move',23,24,24,'0.12.0','c5f3213e7c836177107f7f0123d71428e22fc38d21fbb0a3f4c1151d2699c2d1');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-29T13:14:38+00:00','move',24,25,25,'0.12.0','091a29540ed143bc2f9e9086d5f82ee69f05e9a5392be28515d50cf730db2552');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-29T13:14:39+00:00','move',25,26,26,'0.12.0','9a7b823bc93e33e36945634ff343eca59c8d654cdf8e7b1815766449979bc2eb');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-29T13:14:39+00:00','move',26,27,27,'0.12.0','137ffed2d67ff7c81b7d9d8d805ed8e277b663233e02c74391f24c3e76fc0a82');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-29T13:14:39+00:00','move',27,28,28,'0.12.0','2abb30574b8991add72702601e1b539461319b99ff555c913b7fb05573295903');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-29T13:14:39+00:00','move',28,29,29,'0.12.0','1ee2961afd8304b76f0fa6febe54db65ea23bc56c20db16f1d9ce55030a08519');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-29T13:14:39+00:00','move',29,30,30,'0.12.0','252d38eaa3e834d554e6523428592e9a29eebfe9e1c704080ae2bab6e65ed2c9');
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
