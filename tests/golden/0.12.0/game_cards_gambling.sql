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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-29T13:14:38+00:00','2026-11-29T13:14:38+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T13:14:38+00:00','created',NULL,1,1,'0.12.0','f6f62648ecd24679e5cfb582bd55cb777ee8a2024dce77cf77c3a6f0adf04e82');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-29T13:14:38+00:00','move',1,2,2,'0.12.0','be098ad18486d8355194fcbfb08d239884538ed4c453ca7ca7f6e56faf803dfd');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-29T13:14:38+00:00','move',2,3,3,'0.12.0','4277f0b71e17b195b62e5a928e5d8955caa0e850743a879383273517d02271ed');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-29T13:14:38+00:00','move',3,4,4,'0.12.0','b448d763202298e22d796ce920297e35d850a737b7373f0101fc12a86ba42a88');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-29T13:14:38+00:00','move',4,5,5,'0.12.0','dd20922529413cb7a47641848761cbcf4fb26d863c41dd7d9c9fe7acfe8bec5e');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-29T13:14:38+00:00','move',5,6,6,'0.12.0','7aec98ec6c051569888fed9d553781a21401520808a4d4bf85da997ba944f72a');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-29T13:14:38+00:00','move',6,7,7,'0.12.0','68eaf76c9af05804a5459a12ae1183dd40f6134f335cbadcacec54822e7cd8d9');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-29T13:14:38+00:00','move',7,8,8,'0.12.0','bcb09f932d37a7e06857c8ba1e12c159fbcba00b7122376158c233ddbf3db994');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-29T13:14:38+00:00','move',8,9,9,'0.12.0','37dfa90a0798e86a652c1d4ffcadc1ffadac0eccc281381b668e168f7a283115');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-29T13:14:38+00:00','move',9,10,10,'0.12.0','5116a76ba2bdc0e7a871dd0937efee73d601bfcd4ac54cdc37b8ae7ae14f59d1');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-29T13:14:38+00:00','move',10,11,11,'0.12.0','f47a15e9205e874988cb415ca14f8bf8a470838ca948fe0cf7c25fbd480ce801');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-29T13:14:38+00:00','move',11,12,12,'0.12.0','7c911564d1c4f574e39e92bfb3d175c4da71355f7a1e40c006cb583d48fce771');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-29T13:14:38+00:00','move',12,13,13,'0.12.0','2a9d5aa3a5d8f07642a384ea58ada6fe1bab4f233abc0b610309c6d789cff71f');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-29T13:14:38+00:00','move',13,14,14,'0.12.0','3dd86c10e83200187b54e5c13830f40553c6d265cfffad3bae9189ef88179029');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-29T13:14:38+00:00','move',14,15,15,'0.12.0','653f4e6887508f5ec9f3cac0cd0e9523d9105eea932cbbcec44619db7b498280');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-29T13:14:38+00:00','move',15,16,16,'0.12.0','cdfd2a0b88f73420b6f4187b27de976319ae0b5582d2bd9a7a320205d01ccbd5');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-29T13:14:38+00:00','move',16,17,17,'0.12.0','ebecfe07ea221bf0848a96e444217c9f4ea27414e7ec950f75eba4044649ce00');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-29T13:14:38+00:00','move',17,18,18,'0.12.0','d28775f3558bb631dbe5d74711b45ebea96f961f164481ccd63f62fa38861d15');
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
