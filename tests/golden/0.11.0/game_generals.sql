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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-29T10:06:48+00:00','2026-11-29T10:06:48+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-29T10:06:48+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T10:06:48+00:00','created',NULL,1,1,'0.11.0','5074fd10469a451aa857c365c88fab17355e364f0a9af9e6c535f2a52c237df7');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-29T10:06:48+00:00','move',1,2,2,'0.11.0','3e83731925c4f23166de354bd2011f33217f58c179863ce494e8735c5a0df405');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-29T10:06:48+00:00','move',2,3,3,'0.11.0','69596b8a72de7f802efedc73da7d21146d10ce08cdff05d6c0a3aa20cc91e88d');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-29T10:06:48+00:00','move',3,4,4,'0.11.0','ba08eb80eb6bb1b5f70da90873064254327b123bd8b31a6e96d18a50a304b1fa');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-29T10:06:48+00:00','move',4,5,5,'0.11.0','fae5d9147793b2603a915e10d21fabcebca4509fd5e769d36552dbff48517495');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-29T10:06:48+00:00','move',5,6,6,'0.11.0','6e9adccb7176c213d0dcc001286d2b4440a47b186b8708772fdc183549b2fecc');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-29T10:06:48+00:00','move',6,7,7,'0.11.0','952e68c7ce4d5ae9be0ca16efa8a98e47665414af594ee6afe390f43c8437161');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-29T10:06:48+00:00','move',7,8,8,'0.11.0','8f3fd630b75f359e88176185092881a2dcdccf610ceb99d8f11dd1b8776d6c81');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-29T10:06:48+00:00','move',8,9,9,'0.11.0','0434247660e8ec5f39e386a562893a79190d4f549777b428af5a0f22b101db31');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-29T10:06:48+00:00','move',9,10,10,'0.11.0','ac50840a2daae8c4fef6803c2dd0a690ebd865e1015b26b4043ca164df22e433');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-29T10:06:48+00:00','move',10,11,11,'0.11.0','6df66c0df3bec2c987e1fb91a48f48e33e9ccfa6f9d7cdebb2d5b7d8fc0f8d5d');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-29T10:06:48+00:00','move',11,12,12,'0.11.0','237a31c84d5ab2adda0f6c6ecadb3e0bff47b26adeae92f4e12bac7ff89ba4c4');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-29T10:06:48+00:00','move',12,13,13,'0.11.0','2da50c1c74fd78d2bf95e9a5bd553fc49390226e0f2420b9a9d901f84b545a9a');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-29T10:06:48+00:00','move',13,14,14,'0.11.0','8be3302c5ca9f8c2b67823bfa0933fed4e8587df91d5de6781ceba9490bef823');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-29T10:06:48+00:00','move',14,15,15,'0.11.0','36239d32147ef576310102238feedda8233fe6a6e48cc6f5f6abd6acce362c4e');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-29T10:06:48+00:00','move',15,16,16,'0.11.0','6af2a5e3b53e284471f772637c3481376a682cd37f3f3748a07778a29922781e');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-29T10:06:48+00:00','move',16,17,17,'0.11.0','3b6ce9705f97bf8b19e0f6f0340bef18f71e12e02a31344dd56ac23798ae42ee');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-29T10:06:48+00:00','move',17,18,18,'0.11.0','eaa7a5a3a01461eaf008797e6836e7c784503a612d3bb846fdd20f8d3e88ca59');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-29T10:06:48+00:00','move',18,19,19,'0.11.0','928d305f1668a111e524e2e82ed2e07aca02ee18d4f49336a87db4c5bd749083');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-29T10:06:48+00:00','move',19,20,20,'0.11.0','99464f2f8b1f3d2f41fdd5fdda7633aeb0b53feea8393832ecbe70f072d9b82b');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-29T10:06:48+00:00','move',20,21,21,'0.11.0','ffa8ad6b30d4c3471ff6b3e9fd8ea56b680fe88f067577df1502fb794d4cb6e8');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-29T10:06:48+00:00','move',21,22,22,'0.11.0','1d0c74e65481dfbbe82e98341ef88ee6941152c7f6ee399b89e37c7805e54061');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-29T10:06:48+00:00','move',22,23,23,'0.11.0','1afa10395a92a5fb57faaaf3a7f654cf0d114cdf5953326feb26d63f2e19731e');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-29T10:06:48+00:00','move',23,24,24,'0.11.0','2082ef9195d24afbad68a8fa69d6f81b52758bdfb57c70545ad70fc2ff573079');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-29T10:06:48+00:00','move',24,25,25,'0.11.0','8ee2572c2827e6d690741c06cce5667d3de211ae0716009b665e3d9d51cc6154');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-29T10:06:48+00:00','move',25,26,26,'0.11.0','56c53fbfb32dc443d64b6a61a72470483551ae848d0995a2054595a0a58d1f6f');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-29T10:06:48+00:00','move',26,27,27,'0.11.0','e5d5de9b4e27fb02c1bf6415bc308b87ce663a0d129051282aec6fc67121d8f5');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-29T10:06:48+00:00','move',27,28,28,'0.11.0','c346cc546f99f4fdf707d7ba9e257f44660b1284df6f9977eace16ee2d2fbcc7');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-29T10:06:48+00:00','move',28,29,29,'0.11.0','8684e2222bbebc911089146deb33da0eb56db553f72b62aac2498b5e9fcf70cb');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-29T10:06:48+00:00','move',29,30,30,'0.11.0','c71ddd4edd59799346fe309b7148dad98de1bc41ca2577f18e688276ee18c454');
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
