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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-29T20:03:41+00:00','2026-11-29T20:03:41+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-29T20:03:41+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:41+00:00','created',NULL,1,1,'0.14.0','836c7c837a5d50a94d65214ff1553a5e00c608abd92c7aa99cb8c4594e63e099');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-29T20:03:41+00:00','move',1,2,2,'0.14.0','bc098d7d9bbafdca012bec5e50d668cdcf20b1ef2e084e82832f187c3012d409');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-29T20:03:41+00:00','move',2,3,3,'0.14.0','acf0c83bd06736f0bf2759e414f3932a27484d6ebaf959e787d5dbac42ad3828');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-29T20:03:41+00:00','move',3,4,4,'0.14.0','dae4fa31fdbb8644275ac52d0806fe7faff04d0fbcac7e4fdd600d596096c55e');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-29T20:03:41+00:00','move',4,5,5,'0.14.0','7faccc8c1f849a126a65a8d705991c0241affbb746ee3503bed90cbd9816b131');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-29T20:03:41+00:00','move',5,6,6,'0.14.0','8f3f9cd22a29b3e70c24f5878dd7bd57b4be71566533709cc307c49a232b1ffa');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-29T20:03:41+00:00','move',6,7,7,'0.14.0','f918736ec4449878cd19a263996d0fc097ec9e1e00b193dac5d5079ff34fb34f');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-29T20:03:41+00:00','move',7,8,8,'0.14.0','38a9407b29bc99faa43893efc7d20d0ac79a5652b01bfbfe21540b9eeff9d2a9');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-29T20:03:41+00:00','move',8,9,9,'0.14.0','448ef486ccecef4e314688d5b17d242b1801a05420daf8912977f47556f79cd1');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-29T20:03:41+00:00','move',9,10,10,'0.14.0','6bef1fa77f93a02ff13f813232be594e065cdea20eed394323313f7a4fd108e5');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-29T20:03:41+00:00','move',10,11,11,'0.14.0','fc95c255bd295be88553e3413b47739cbe07386b8f557ed616740ca0afa8b825');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-29T20:03:41+00:00','move',11,12,12,'0.14.0','3ae135caf7269517f290a1a7598130bfdbd1bc5e33c75a7ca1cc78667833136a');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-29T20:03:41+00:00','move',12,13,13,'0.14.0','99e3f8ff8caaf2f9f60342076f6c9535f73833f731fc37afecd113527f3bc21e');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-29T20:03:41+00:00','move',13,14,14,'0.14.0','4994c976c908ebb50bf59985495088433550023648cf4743184e50728cb73008');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-29T20:03:41+00:00','move',14,15,15,'0.14.0','3a86972b9eaa689279605a17f55bdf59076dcd7f5b69d60b5c6ed39d648e9e77');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-29T20:03:41+00:00','move',15,16,16,'0.14.0','54e9bb16cf3e7a23160b03f91a2f70f6734bdf83ba70d12dc58410b4dd2a0116');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-29T20:03:41+00:00','move',16,17,17,'0.14.0','1ef7b4ca0dc73a71cdc890a1a4f633245f46488b2ebe23cff8bf39dd5f505195');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-29T20:03:41+00:00','move',17,18,18,'0.14.0','61d0e37e7e8eac5bba33f2f0fc9bb3c193cee902809dbd861930a072310ac61d');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-29T20:03:41+00:00','move',18,19,19,'0.14.0','c517c51a24faa3a668805007fac17799ca3ddc63615ca55e77324b0d3d852f59');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-29T20:03:41+00:00','move',19,20,20,'0.14.0','c7d87798e8da8fb9e0512c17ec45e9808ac114fe8d4e133dda345e9dea4cbfff');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-29T20:03:41+00:00','move',20,21,21,'0.14.0','7fa30e62a7cc005c776315c9e003835ab431a08851ce7a240db88ddf08eab07a');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-29T20:03:41+00:00','move',21,22,22,'0.14.0','89619b9fa965af44f7c0fa2802b4f2c20548ddc3f97604d135f94e3a8abaa47a');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-29T20:03:41+00:00','move',22,23,23,'0.14.0','28c535d102d4905ce4f0959055140bf3aa702993eb25dbba097083a1058de06a');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-29T20:03:41+00:00','move',23,24,24,'0.14.0','676135067e69c348ca77d3c45a7f06f61220fb179a63dc95a870ff692e6f9bac');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-29T20:03:41+00:00','move',24,25,25,'0.14.0','d326eb395028781a2538b0f29102dcfdfb70f232f03dce647f81391f809b4850');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-29T20:03:41+00:00','move',25,26,26,'0.14.0','2afd4fd4b0d98c47ee087fb2a03884fe60419b6edafb0257a906fe4b28de20d0');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-29T20:03:41+00:00','move',26,27,27,'0.14.0','f30ea04463a17aec675d5004cef4bdeda00d7abeeecdccc2ebc994e5e662de8f');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-29T20:03:41+00:00','move',27,28,28,'0.14.0','a18264da27896731846318c2b6ed71c8ac3cf6398a891e3025bcc30ba847ad0b');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-29T20:03:41+00:00','move',28,29,29,'0.14.0','9d8bfe65e9a10585c14e58547d5e742e50203472a36f64395c0bf45dc3a80ac7');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-29T20:03:41+00:00','move',29,30,30,'0.14.0','336c0bc13a7673b8316fdeae64eddbb6994297f3ba0ff8b2837f13f7c1ce1402');
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
