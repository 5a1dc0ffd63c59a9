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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-28T18:56:43+00:00','2026-11-28T18:56:43+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-cards\noption players 3\nseed 9\nseat A Ann\nseat B Bob\nseat C Cid\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "8H", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "AD", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "QC", "seat": 2}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "KD>CA", "seat": 0}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "2C>BC", "seat": 1}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "7S>CA", "seat": 2}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "5S>AB", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "QH>AB", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "6S>BC", "seat": 2}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "JS>AB", "seat": 0}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "KS>AB xJS", "seat": 1}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "10D>CA", "seat": 2}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "9D>centre", "seat": 0}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "6D>AB", "seat": 1}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "3H>BC", "seat": 2}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "2D>CA", "seat": 0}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "JH>centre", "seat": 1}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "4H>centre", "seat": 2}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "8S>AB", "seat": 0}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "KC>centre x4H", "seat": 1}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "2S>centre", "seat": 2}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "9D", "seat": 0}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "7C", "seat": 1}');
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-28T18:56:43+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-28T18:56:43+00:00','created',NULL,1,1,'0.9.0','12740df95b09d9242f0cd0cc4dfb65da9c3feb389b9b7fd21cd3e03f1a23ed5f');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-28T18:56:43+00:00','move',1,2,2,'0.9.0','c6206c372237f33a7aa217cb0a0b380c7475cb4c146d0b3bf870c3ebac5ed5b8');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-28T18:56:43+00:00','move',2,3,3,'0.9.0','05297475bf3dfbd68cc1b771749205704c27e4f29f6da12a6bce1d58004b6ac7');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-28T18:56:43+00:00','move',3,4,4,'0.9.0','621bfc0b4f66bd6842ce52253897484d36165e81968696b50da4a09b70e3da92');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-28T18:56:43+00:00','move',4,5,5,'0.9.0','91b6739c1599763589013bad52b7ba6eb88b199bf7ea831df99f1a9a1f265253');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-28T18:56:43+00:00','move',5,6,6,'0.9.0','1e7d9b32c6e76472f80d9105f47e2cb83ad54256031f6704ac67438874b5836c');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-28T18:56:43+00:00','move',6,7,7,'0.9.0','c19b34a22a06c66ed0b41f819e4ff56603e825b81c9a62a486b841356a514303');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-28T18:56:43+00:00','move',7,8,8,'0.9.0','79bdd68cac7183fa6c7133d12959a742269ae6f6eb5f51175d7182432fc78fa5');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-28T18:56:43+00:00','move',8,9,9,'0.9.0','8ce86c440bca66e1173095dcaea9713a534d259c13257d9fe57fd29bd905be59');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-28T18:56:43+00:00','move',9,10,10,'0.9.0','2bab0ade73ab1101514b144b5bff6993af0763dca8c89624db9f66106cd403cb');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-28T18:56:43+00:00','move',10,11,11,'0.9.0','d5018ef85c60c10861859165fa7b07f731858af8424b7dabd5ee2142f1dc5f9c');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-28T18:56:43+00:00','move',11,12,12,'0.9.0','4dfcc528106bbc0f502550cf3962488505d26637b6c169cb6be8c0ad8bf474ae');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-28T18:56:43+00:00','move',12,13,13,'0.9.0','7343ebc0897e0ea7a9adc75a703763385c67a7cc6f77600c2c08aedd38cf0941');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-28T18:56:43+00:00','move',13,14,14,'0.9.0','754196eead9c89d6559ba084c46447a8c99b919470c2f5b7d6ab1ce2b07e2d19');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-28T18:56:43+00:00','move',14,15,15,'0.9.0','d2b1cc7813cd72b5c0e4e2ab959352cb33142221090d73a346e1e183b5e2265e');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-28T18:56:43+00:00','move',15,16,16,'0.9.0','9d001d6b565a2cfb6647f7a2f9118fbacf0a0cf3c48db6ae684303ada6f48b62');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-28T18:56:43+00:00','move',16,17,17,'0.9.0','d97a6d3c8ae0ede1891d4b2b9badc2e3973b5d3c1a07b4a0070dedba7c423b61');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-28T18:56:43+00:00','move',17,18,18,'0.9.0','17cb9e637c8f85efe79831ce650bad806b4f69bf63441d40e79b54e351391333');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-28T18:56:43+00:00','move',18,19,19,'0.9.0','e6bb0e51ae9af401d5ba79bc04f7de48e0bf328b5ba2c8e3592061ad0fc2f174');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-28T18:56:43+00:00','move',19,20,20,'0.9.0','2af4869eb4196e24b57d28311e4700d33d3d9cf1266d445b04d01d5b67e38d1e');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-28T18:56:43+00:00','move',20,21,21,'0.9.0','b8d83d43d9749dcaaffbf5636562fc48c8caaad2593b6bb5a5667a3946694743');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-28T18:56:43+00:00','move',21,22,22,'0.9.0','2b6e1872b8a61d63d94fb059d49d673b2076bcbe140d2e9611c8a50003417ec4');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-28T18:56:43+00:00','move',22,23,23,'0.9.0','7c1192817b3e1a69f3e7b9ea0bceae981761306f6b55f17a90eed1a303f4ab32');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-28T18:56:43+00:00','move',23,24,24,'0.9.0','454165014b3a001401ae2b1947311d02f1f383f89dcc623769a79404715641fe');
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
