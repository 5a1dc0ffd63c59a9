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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-22T13:18:45+00:00','2026-11-22T13:18:46+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-22T13:18:46+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:18:45+00:00','created',NULL,1,1,'0.3.0','c0dd5c7f9bf61337764a33a6327e06e8a243cf13c17eea745a590fc33173738d');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-22T13:18:46+00:00','move',1,2,2,'0.3.0','34c096817b7ce8a594882e7bc99aad2008e5857a6b8758b09289492562d25daf');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-22T13:18:46+00:00','move',2,3,3,'0.3.0','9a83d04a25aaa3a24b0deae90163058fa9f9bfb1d09cbc549926a6dcc3e7b39d');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-22T13:18:46+00:00','move',3,4,4,'0.3.0','d342a0d84808cd80c6b32cf69f8bfe2407d5af53040325fa081c51c7f9f22c52');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-22T13:18:46+00:00','move',4,5,5,'0.3.0','7b6dffa45987f92c24a6a74c7e34234cee228800a3aea10bbe9fb8c48b004eef');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-22T13:18:46+00:00','move',5,6,6,'0.3.0','3c03b895a2f56d9487dd598e51d010a17f01f56ebafbec63e9f1e16974a3d7ba');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-22T13:18:46+00:00','move',6,7,7,'0.3.0','95ebf5438a617b7d683d5a3cbad84f8bf2e66609685c42218af465b064aae5e1');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-22T13:18:46+00:00','move',7,8,8,'0.3.0','e1d6f11f35b3e6cd0efb7af271617622bb35e9c108dd00c342163c65a56c6f02');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-22T13:18:46+00:00','move',8,9,9,'0.3.0','014cef4bc28f5a0bd132033faef83562275b76e38e364906153b907e28d1810b');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-22T13:18:46+00:00','move',9,10,10,'0.3.0','a9b90262a42e0ecc4d6f335690f12ade711139848bd4f180018809e8674cde82');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-22T13:18:46+00:00','move',10,11,11,'0.3.0','f4e66e1df0ebf477b1e4215e3801591916d3d79af375353e56d4fb1dd5f26968');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-22T13:18:46+00:00','move',11,12,12,'0.3.0','26a593e7d22f3315b63ebb6b110b785ed3f9a9506c3a3d74a9b1b5c5ce018da8');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-22T13:18:46+00:00','move',12,13,13,'0.3.0','cdf8cfca07b04a06bd1bcd838bf424b33e401854137bd0bd92ca2e9429756ef9');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-22T13:18:46+00:00','move',13,14,14,'0.3.0','c312ee9ce701bd3ec39225875d8e362302a412088fca956e3958726f86f01bbd');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-22T13:18:46+00:00','move',14,15,15,'0.3.0','26f801e63815492c4fe7a41d4dfa5bd8a702ce798c7b1d684a58a4c6cabf7b75');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-22T13:18:46+00:00','move',15,16,16,'0.3.0','edb319250031f2fc4010d142c6e521f2fcd2c08049d00aa33e808b962dd42c49');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-22T13:18:46+00:00','move',16,17,17,'0.3.0','470bba51427cd43210bbf7d370e72386228525f5a48e40ca07f769acddaa7034');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-22T13:18:46+00:00','move',17,18,18,'0.3.0','50f80d92218500f233e9c103fe07ee09e083faff1cab08617aa181ac334a7257');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-22T13:18:46+00:00','move',18,19,19,'0.3.0','d714fde97ce71b0c61c7e17a7ec606ba5d488065b49cc8c467cfebc44de5bc47');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-22T13:18:46+00:00','move',19,20,20,'0.3.0','8b66815e21ac8a3166708bc517f0339a9de8c8ade8656697931c9864f9d2daf6');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-22T13:18:46+00:00','move',20,21,21,'0.3.0','ccd17e04431c900add454baf76c6d1d5a92ff93708618762b472d0fe54ba553d');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-22T13:18:46+00:00','move',21,22,22,'0.3.0','39a2e4afcf0666d4ce98c4c4675a5a1da005c36cc52946d7ae3cde0490162c0f');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-22T13:18:46+00:00','move',22,23,23,'0.3.0','b5f6bdd2dc543f5d8364bf01f304c6be31f525ac9f0191a923736fcbe8f2ab0a');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-22T13:18:46+00:00','move',23,24,24,'0.3.0','9b9a7ba7ec838a2d6c150258fc20ed8d061f820583cb8165bd9b9e1cd984103b');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-22T13:18:46+00:00','move',24,25,25,'0.3.0','909217273c1a21dbdbe3404a2522be709e216d3429672e80cf8f6b00b732f560');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-22T13:18:46+00:00','move',25,26,26,'0.3.0','40a48d0091e057d86d827712164095267657f6b93075582d35ef03170509b04c');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-22T13:18:46+00:00','move',26,27,27,'0.3.0','755ed0e67bd21e760f648815e92779c8009d34115fedc2a98b9f2ed3bbe5b6ff');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-22T13:18:46+00:00','move',27,28,28,'0.3.0','44337549a41ecac66869fdfeb7bb662422d2bcb1ad416cab0162b3b6af838474');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-22T13:18:46+00:00','move',28,29,29,'0.3.0','0e2c34899f039522f465fecf896f59e0ebe74306d73039dce99dd472bbc880b4');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-22T13:18:46+00:00','move',29,30,30,'0.3.0','f2bd68610a269f973799d156627486efc40bdb5bef9195f977a43a3a0f2fc9b0');
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
