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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-23T15:27:59+00:00','2026-11-23T15:27:59+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T15:27:59+00:00','created',NULL,1,1,'0.8.0','55a47aedfa1ee313485d2b9a5d12e957e19757e71c45a6df0b7389cee658f4e9');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-23T15:27:59+00:00','move',1,2,2,'0.8.0','931d86480c54c06cf74342552bad743a89844b2a11a466b8bf9ec34e150b3b24');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-23T15:27:59+00:00','move',2,3,3,'0.8.0','a314e6a380b4a522a36cc403c42d4a915342444d26d86bf2f35a5d52450a41d7');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-23T15:27:59+00:00','move',3,4,4,'0.8.0','f7de06a80849c57d13cf4758b988997ae94f3bc8c75691194d6b1f737d3cd358');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-23T15:27:59+00:00','move',4,5,5,'0.8.0','a3116462cd4e882a82bbed348ab0cece07c9b2195bbe7087a34939ffb1f4f9d0');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-23T15:27:59+00:00','move',5,6,6,'0.8.0','80a1ae8d59a031318b14c809648dc00a2252dc0f0142e253059ed68a80b1dae1');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-23T15:27:59+00:00','move',6,7,7,'0.8.0','b5350989f1d00318c4166da8fef72c8be6b055bba7dd02eea90dd096baab4653');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-23T15:27:59+00:00','move',7,8,8,'0.8.0','b84e899af301811454e135c0e8c070b6bd6df8b3cd56e8477488aae937108b26');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-23T15:27:59+00:00','move',8,9,9,'0.8.0','c1baa3f445ef9b871be68bf7b569f9e2efc5da25ef8b32589ee7ac4280223463');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-23T15:27:59+00:00','move',9,10,10,'0.8.0','c91eaf8a03e2ccb5b89ed1a449a882de947bb94962084f76a4150432d71dcf19');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-23T15:27:59+00:00','move',10,11,11,'0.8.0','856c0ebe6b171b8dc7126d711f51e30df6348ca54b6d0a60603331964da86b5b');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-23T15:27:59+00:00','move',11,12,12,'0.8.0','029cf8b0522939db7e3a4f33b69ab61732ae450d75db55e3c302d46c0f869008');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-23T15:27:59+00:00','move',12,13,13,'0.8.0','2fd85991994f826aff25056a1ad20e790679d9d45eaeee85273b5c73a868ba5c');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-23T15:27:59+00:00','move',13,14,14,'0.8.0','1838e9d4cd56bd0cea7b8807748516945426f522cd5df700ae3154cb4158206b');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-23T15:27:59+00:00','move',14,15,15,'0.8.0','9fb03f3fe35d94f1a49d57a82b3294a749d8db27d2c8a4c90e72938df45295bc');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-23T15:27:59+00:00','move',15,16,16,'0.8.0','29b44f1aadaf820e320f13f110042ecb1526d6e889356ddcc0026ed1e3c8a96e');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-23T15:27:59+00:00','move',16,17,17,'0.8.0','0c023fd1d035e583c64761b31896830bfec94632366fa6be0d44c089ea1b28f8');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-23T15:27:59+00:00','move',17,18,18,'0.8.0','c888278eadb293332f330cc49f0c968e73ac313d3654ef7f858cc4e99afcbd4e');
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
