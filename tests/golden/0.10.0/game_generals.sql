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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-29T01:20:18+00:00','2026-11-29T01:20:18+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-29T01:20:18+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T01:20:18+00:00','created',NULL,1,1,'0.10.0','e944ed160a8c5bfa5aae13308510c67204ad025b3ede68d58d7ae64bd618616e');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-29T01:20:18+00:00','move',1,2,2,'0.10.0','583309b4b8a78c235fdf9f393d537c8e51a8dbb4e35c556cee73945cc29802e2');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-29T01:20:18+00:00','move',2,3,3,'0.10.0','04468367e60782b97c3abcf31f823d0fea1fb2b19201f7f59415e23880f58720');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-29T01:20:18+00:00','move',3,4,4,'0.10.0','61be0c122d9f56b7af1d7c72bfc6743e5b5139c16c41086d309a30182e05e70b');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-29T01:20:18+00:00','move',4,5,5,'0.10.0','0635ce50b1dba52843a08bb61a832bfecf7f337238f1507cda11d0518a41b122');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-29T01:20:18+00:00','move',5,6,6,'0.10.0','9cc0cb61713ed063822322e835d8a21153f79990b8eedab6ab346fdf44bed4a3');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-29T01:20:18+00:00','move',6,7,7,'0.10.0','477b55e7b3dddabe9634e25a55a661504892604004161509fe9b7f797fce2a33');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-29T01:20:18+00:00','move',7,8,8,'0.10.0','f8f9e520d808c0026be24245603160fc0cdb0482ca6e99e772d3539fb9f4c152');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-29T01:20:18+00:00','move',8,9,9,'0.10.0','fbb6ea7c89a862257e6466c667e55487fb68a09b061237d2c07f61c008043040');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-29T01:20:18+00:00','move',9,10,10,'0.10.0','b43acc674ab86639681b4e36e0430839acada6edabb5b7ca673bd043a7087cb2');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-29T01:20:18+00:00','move',10,11,11,'0.10.0','f58f95c4773d3f7c7b356151e124946abc6b3a9d14759b84f624306889718953');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-29T01:20:18+00:00','move',11,12,12,'0.10.0','349042decc657ceea1ef6eba247bca45ca72825d1322f4f23bb5a8c85de1b7a5');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-29T01:20:18+00:00','move',12,13,13,'0.10.0','338b3ecf3a763a9afbff25720eb11635c296d18637eacab8576140dba991dd1b');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-29T01:20:18+00:00','move',13,14,14,'0.10.0','d97634bf3a661ff68a64b289628c2d4c50951f8fa84b5a39c9b385a8a14049de');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-29T01:20:18+00:00','move',14,15,15,'0.10.0','0fdd618c5e8b593a825137e11c53c88b47fa0a25f741cec73446431b433667e9');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-29T01:20:18+00:00','move',15,16,16,'0.10.0','08db729bd0b39ed42e2038b00d16745d20f49e5430632f720b3f265b4bdfdfa7');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-29T01:20:18+00:00','move',16,17,17,'0.10.0','9cad3d8df9c71284ff19f110bb2173eff1ffe982344eadc64beb4030ae42203e');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-29T01:20:18+00:00','move',17,18,18,'0.10.0','112347a3bfa7590eb59641e753333cf63655ff11e6e033caf9f963bbc9fe215f');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-29T01:20:18+00:00','move',18,19,19,'0.10.0','c7ca3a84afcc78b6943b66d16a3f6494bf196ab6f4e02a5d5e95063c6d8a346a');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-29T01:20:18+00:00','move',19,20,20,'0.10.0','f0e500e8cbfd2b48a83567fa09b543c3f040eb1c4739fd18c875373c8861857f');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-29T01:20:18+00:00','move',20,21,21,'0.10.0','d3edffa49aba141dab492aea98896816a78e62d77b59e682e033118f4500e663');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-29T01:20:18+00:00','move',21,22,22,'0.10.0','f598f00c15063a06438e6e58feb8791d94f5530a9632fb3f9c27f13d3b9c8927');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-29T01:20:18+00:00','move',22,23,23,'0.10.0','9ee72293286c30d0665a5b88849e7e96645858a84e83942a5e64a95cef85d4ce');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-29T01:20:18+00:00','move',23,24,24,'0.10.0','8a9d93a22c1edcc86c3875bc0b8da667887cb4156a8839d5d08b5bdf15b98db6');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-29T01:20:18+00:00','move',24,25,25,'0.10.0','c51b988abed09f4a13add9068b3cb40b8f1a75888b76eb550ad7fc071c50ce75');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-29T01:20:18+00:00','move',25,26,26,'0.10.0','a133a43a3288ee5c3289bb40d15ba24739d30da7b9f927f59f281ed3330cb88d');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-29T01:20:18+00:00','move',26,27,27,'0.10.0','f117e4e4269e2be28faa390a744c9056c589a99112beaa006ff19fcd04b2be72');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-29T01:20:18+00:00','move',27,28,28,'0.10.0','d35772a1222b1e209b62a893e544dd67d9fc27e55160c29ee50f7d89ec8e92d4');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-29T01:20:18+00:00','move',28,29,29,'0.10.0','c5ab7893bb5f3cae0cec7efa9d7ed1a4eb694edc06158eff10f55d9ecb9e2213');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-29T01:20:18+00:00','move',29,30,30,'0.10.0','82d53fdf5c3176551a34fb4ef3b9cbc176b1a069f4ae8896e957f45d9ab4b9ad');
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
