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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-23T11:43:27+00:00','2026-11-23T11:43:27+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-23T11:43:27+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T11:43:27+00:00','created',NULL,1,1,'0.7.0','cf3270ad6691914a89cb63e9a55f52b32d4734c5f5848ea3cf0e7ce20c31c1dc');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-23T11:43:27+00:00','move',1,2,2,'0.7.0','9efdc00d0e9e4fd403af5333c14eccb7c951b5459d8ceb5d8c6df048f4e0988c');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-23T11:43:27+00:00','move',2,3,3,'0.7.0','680c72e49a50bcd4329cd823887bb14b386e76ae470bce814d1f96dd7ce5df29');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-23T11:43:27+00:00','move',3,4,4,'0.7.0','ff182981d76f1c1ea00d5d986b78067450f9b38e97eeca870e9ee00a49e4abec');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-23T11:43:27+00:00','move',4,5,5,'0.7.0','4cecd5f436055cd688999de5cb030cb7928a97c66be34f4408f6bd19b7de6ff0');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-23T11:43:27+00:00','move',5,6,6,'0.7.0','434a5b05a4d3121e33fe68c197e8020b6640cda822a555c5731d6861d8137fad');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-23T11:43:27+00:00','move',6,7,7,'0.7.0','09e1ac4d611a0a3084af8388a96abcac1866cbba7312b92d346b545343c2c9a8');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-23T11:43:27+00:00','move',7,8,8,'0.7.0','84b87306c00739e6042800097614c3a9c733ced63da09d4caf61bbc6d9ffeec7');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-23T11:43:27+00:00','move',8,9,9,'0.7.0','750ee9d2119c735a7f78a906ecd211cfaa2d5c47184bfd95eefc88511418ca3a');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-23T11:43:27+00:00','move',9,10,10,'0.7.0','b49f639bcb2df5976ac83c875cfcf775e174f881fbe8d24bdf721b699422d0c0');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-23T11:43:27+00:00','move',10,11,11,'0.7.0','2c890d57671101aac678fa00b5f5f91f61dedeed65c43b24454986eb2eaceafa');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-23T11:43:27+00:00','move',11,12,12,'0.7.0','5473da1975d68c8983dcd586c471e7953502bfd05117eeb054d40b97ae1f2286');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-23T11:43:27+00:00','move',12,13,13,'0.7.0','500fa1d719df61cbf62ad568fe3f193846fc6cd7844518bb3eaf3953dbebd9fa');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-23T11:43:27+00:00','move',13,14,14,'0.7.0','e172ff74ae83f113c651b3e42c60860570d85480aab5a5ba9617212957d05d27');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-23T11:43:27+00:00','move',14,15,15,'0.7.0','f87b513386f1c3af634b05a6ffcfd8e9acc5a257862a17b9282e98557f8c55ee');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-23T11:43:27+00:00','move',15,16,16,'0.7.0','13f8c5e3013a5589760195430507cb287377c3ba9939f5d92ff1a503bf4ebc17');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-23T11:43:27+00:00','move',16,17,17,'0.7.0','ea2e3c86b2243b077c1928f768a16ade41455ada74fca43975b52284297eadca');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-23T11:43:27+00:00','move',17,18,18,'0.7.0','483adbbb6e0f7dc83c108d61013b297b5aa79f11947581ab84544ed19a1a7b04');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-23T11:43:27+00:00','move',18,19,19,'0.7.0','f02bad98ea6f2a59c438f8dd4b7656b3fc755479eebc09c283d7055d2345674e');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-23T11:43:27+00:00','move',19,20,20,'0.7.0','59df62bb20ad6f60c983793b773ef8d1d7e32efb5e1631749728c6f6eb8edef0');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-23T11:43:27+00:00','move',20,21,21,'0.7.0','572084d1ca7acbf787b4dbfd3e55e1b09b34fc84065a7b7970427af74a1b7c93');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-23T11:43:27+00:00','move',21,22,22,'0.7.0','89c664ddb4b4d14174aa021714e83aaf6ea543b788449b69ff3cb13cf8eeaf71');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-23T11:43:27+00:00','move',22,23,23,'0.7.0','a7e016dc6ca6a33811711818e2b100aa6b939dc876ccb3a072df0e5c95356cf0');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-23T11:43:27+00:00','move',23,24,24,'0.7.0','8684d5136cbd350246e9d219d1f18aec30942b75e85bbde35340614a623d3941');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-23T11:43:27+00:00','move',24,25,25,'0.7.0','a07e6951cddbf0c7843c57345258250bbb05da568c666145a2f225ccc973d792');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-23T11:43:27+00:00','move',25,26,26,'0.7.0','988a0f2ec4b6ddcf8d1b69ded373bdada2ccc46eef00bf8b7b581850c69956cf');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-23T11:43:27+00:00','move',26,27,27,'0.7.0','a8de07f01d5f9e1d797f8472395cc2ad13728ffff54564b3ca72bd4aab42151a');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-23T11:43:27+00:00','move',27,28,28,'0.7.0','0412c685c956af000157d0bdc4850a774d71ea3965eb4fcc4ef826b6c737e12b');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-23T11:43:27+00:00','move',28,29,29,'0.7.0','581633988fac45b07c4b496f419bd4d238073a1d60ba2d817355e0acd27d5fbc');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-23T11:43:27+00:00','move',29,30,30,'0.7.0','1dd797b4c05f30e97ff05031945e70180aab01a846d3830772e17db20ac9f3a6');
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
