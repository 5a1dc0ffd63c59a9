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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-22T13:16:22+00:00','2026-11-22T13:16:22+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-cards\noption gambling true\nseed 10\nseat A Ann\nseat B Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "6S", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "10C", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "L raise 2", "seat": 1}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "L raise 1", "seat": 0}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "L call", "seat": 1}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "C check", "seat": 1}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "C check", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "R raise 2", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "R raise 2", "seat": 0}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "R call", "seat": 1}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "9D>C", "seat": 1}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "3D>C", "seat": 0}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "L raise 2", "seat": 1}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "L below", "seat": 0}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "C raise 2", "seat": 1}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "C raise 1", "seat": 0}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "C call", "seat": 1}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:16:22+00:00','created',NULL,1,1,'0.2.0','7228fbe8f919afca9a9f958a4ac9beab40a085290182dee8bc210aa6607432d0');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-22T13:16:22+00:00','move',1,2,2,'0.2.0','9f2e15d895a350b89ba6aa8b86c39c649ae9d1fcbce3940e29ff52cbb2f95a1a');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-22T13:16:22+00:00','move',2,3,3,'0.2.0','867831e5d54db2e67ac4071521ace34abcb138aa98b4075f58a47793aba501f3');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-22T13:16:22+00:00','move',3,4,4,'0.2.0','513faf548bc0aa5d5ae87d68f21f0a507a061c125dbd60900e0a8e940e04e9c9');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-22T13:16:22+00:00','move',4,5,5,'0.2.0','ef4aede4c9acfe3e7359d05ddffbfe6b717638073e5044c68615647f42fe34eb');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-22T13:16:22+00:00','move',5,6,6,'0.2.0','a118e266ccd5f094ffb927dd1c017c75a3933860f68d14c4d75f712e7cfd488b');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-22T13:16:22+00:00','move',6,7,7,'0.2.0','696ed4afe35fa5fe0d9b216c2d7593881c9734db90d79f83c349359d74c1d8b8');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-22T13:16:22+00:00','move',7,8,8,'0.2.0','58411c100b3a192a31edffd231d1dd578d8ac6e61472dd228c3115266e534557');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-22T13:16:22+00:00','move',8,9,9,'0.2.0','8468f4288cb80cb9f3c406a6f00ac1e82fab6183e46591e6d83cdf1963f4e5c4');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-22T13:16:22+00:00','move',9,10,10,'0.2.0','8f07e3b62fe25a6c0f4ecd3285aa5fa8d961b717ac705b87f715e5a0b69cfaf0');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-22T13:16:22+00:00','move',10,11,11,'0.2.0','548e5043ddec229f6177c59b96696851c2a1552b72cb4135fd848c4a6c237dc3');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-22T13:16:22+00:00','move',11,12,12,'0.2.0','35ad125fb63e0e279319bd7114a863c11ede353278079b9369cf48555c5d5dad');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-22T13:16:22+00:00','move',12,13,13,'0.2.0','cb253e7d25d791726465cd7fac683be92f96f6761757b5c32be36a466c44304c');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-22T13:16:22+00:00','move',13,14,14,'0.2.0','3b2190998546873a8cd642cad577a5090b044142fbb5ac6055b4face16d3c442');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-22T13:16:22+00:00','move',14,15,15,'0.2.0','395a2d246e1c4fcaf419b1e1f439dc31343e0478094182a36e048619a40247eb');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-22T13:16:22+00:00','move',15,16,16,'0.2.0','6a3856f64d92693a25b79eaee95ca6becb618c77c246f8fcb160dea59d90b772');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-22T13:16:22+00:00','move',16,17,17,'0.2.0','0c59138c156cdacf3a70301530f6804ba87422f3bf856727db69eae012b6f638');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-22T13:16:22+00:00','move',17,18,18,'0.2.0','fb5d8495848fb054a66798957df41b8cd31ffa095a3378e4e5d49c6cba033474');
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
