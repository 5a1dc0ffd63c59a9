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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-22T13:18:45+00:00','2026-11-22T13:18:45+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-22T13:18:45+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:18:45+00:00','created',NULL,1,1,'0.3.0','3f24e3c117413a7a8f9f9488154e1692e600bafca1bf2922de9c034c38fbc621');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-22T13:18:45+00:00','move',1,2,2,'0.3.0','408ca30021bb30886a7f0b82647a17142d5ea7e1ebe2a404a9f8ce4de5073cbe');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-22T13:18:45+00:00','move',2,3,3,'0.3.0','dd3dc5b56154c18818ff9ddbae60e7b78ab732dd6cd8fdd54024e4f5c92004c8');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-22T13:18:45+00:00','move',3,4,4,'0.3.0','9e7d3938fbeff52fe33c5177eccc81d583549e57d5e77ac88fa8c6389ecde5c0');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-22T13:18:45+00:00','move',4,5,5,'0.3.0','9ef3d86b43b56b9d5cdfa1bc0276ecdd078d3b7c5f978b91ed3fa8f9d09a88fa');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-22T13:18:45+00:00','move',5,6,6,'0.3.0','5975cc92e6a692a85608fa798774fee1c19473159dd882db6fcbd0beb9142e95');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-22T13:18:45+00:00','move',6,7,7,'0.3.0','4cf6dd81c580a941dda908740c18af1b5586293574746d6fd5f6a66ae84425d3');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-22T13:18:45+00:00','move',7,8,8,'0.3.0','9787472f22e3fb93b066c358d0a192b809cef5ca9d76642dae5d416680154345');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-22T13:18:45+00:00','move',8,9,9,'0.3.0','05e75635b149e763008beb7641655fcf1c8108903ae1bc7e448bf6e6e1c54648');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-22T13:18:45+00:00','move',9,10,10,'0.3.0','795635f36363fda35e1fb02f58d03723b3160086a8567879b4da39ff0e053647');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-22T13:18:45+00:00','move',10,11,11,'0.3.0','7b376a070634c0ea28766f06c57d4d8b2fbc59f217ace383d3c8fa4e3ada8af8');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-22T13:18:45+00:00','move',11,12,12,'0.3.0','05a456c3de952ed149a91cb90651c24ddbf8bca5ba7b6ed98dbf7d16924230ff');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-22T13:18:45+00:00','move',12,13,13,'0.3.0','b8fbdbe34ef45344a47b68af0a59a5a74e107ebd1ea35a363d5acedc435cd9d6');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-22T13:18:45+00:00','move',13,14,14,'0.3.0','88a067c3d1cf8232e257e9c40a976c18ab25b7fd75867befcda369f796d4d8e4');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-22T13:18:45+00:00','move',14,15,15,'0.3.0','cdb58254c42ed0ebde38915cb5105a600ae09bcbfa47997371f95a9a92d5f155');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-22T13:18:45+00:00','move',15,16,16,'0.3.0','82cee0b3aaea4039ec27e011f1850b3734c87212b84ca7a199419bb32b0c3177');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-22T13:18:45+00:00','move',16,17,17,'0.3.0','b940383c606e916e2a5950d206de1e77e63c3ed38140aeb948c6dc938fc43b95');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-22T13:18:45+00:00','move',17,18,18,'0.3.0','7ecab969e1ebbe3d97f99388a5583e1fee4ffd2d8c8dc299fb10257e36023c56');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-22T13:18:45+00:00','move',18,19,19,'0.3.0','cf571527e27e7d497f24e4d92ca631fa7cdec081695c186c5f7bc9c64ed611a6');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-22T13:18:45+00:00','move',19,20,20,'0.3.0','6e8514389ed603976ccff0e7b3fb339f64f58be1852a1135c284fe56ed5f59e9');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-22T13:18:45+00:00','move',20,21,21,'0.3.0','42de2d018db848e64e798612a2433837229c86a46715cc3a6b317114054200ab');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-22T13:18:45+00:00','move',21,22,22,'0.3.0','d46aa7ba2e44c943192aeea1302cb86a19620237d549b3c0902ce0d0bc0ec656');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-22T13:18:45+00:00','move',22,23,23,'0.3.0','ea8eda1c48ddf14cf514362ab86302d8ab2daf2c0a0b63a0b86e9155f80157b4');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-22T13:18:45+00:00','move',23,24,24,'0.3.0','a7651339d06f3b871fc04c91f1e697597a625df33dc9cd6e7837e4cdcdcabe6f');
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
