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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-29T13:14:37+00:00','2026-11-29T13:14:37+00:00','move 20',21,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "headmove" VALUES(1,1,24,21,'','2026-11-29T13:14:37+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T13:14:37+00:00','created',NULL,1,1,'0.12.0','3339809f12e9dd5b5fb6a45b83bbf563bdacfc11813cb7c75a6727b5baabb585');
INSERT INTO "step" VALUES(2,1,'8H','tester','2026-11-29T13:14:37+00:00','move',1,2,2,'0.12.0','aeb46114c1792f803500997223777bfdb0b1f50b351f490666d6062dd28e6d92');
INSERT INTO "step" VALUES(3,1,'AD','tester','2026-11-29T13:14:37+00:00','move',2,3,3,'0.12.0','be84fafddadf22dee1a561ff09dcc7fb13be5efe2817f55ad2083b6c72c66460');
INSERT INTO "step" VALUES(4,1,'QC','tester','2026-11-29T13:14:37+00:00','move',3,4,4,'0.12.0','12625afd7b0a9a501ba5929fb3432de9b8d3f4b6686c527160bfb8ab1af73844');
INSERT INTO "step" VALUES(5,1,'KD>CA','tester','2026-11-29T13:14:37+00:00','move',4,5,5,'0.12.0','4c320bfc92da1c7fedcaa542510e4b0ca954be31f6f35b7304f713377ded765d');
INSERT INTO "step" VALUES(6,1,'2C>BC','tester','2026-11-29T13:14:37+00:00','move',5,6,6,'0.12.0','6055890e3622deabc3ce104548357b186bc77aaed8aa1fd0e47fd45353ea5a63');
INSERT INTO "step" VALUES(7,1,'7S>CA','tester','2026-11-29T13:14:37+00:00','move',6,7,7,'0.12.0','28763cd10c63995210d891703a2777ed04e8409de67a08c03adfee0481c1058d');
INSERT INTO "step" VALUES(8,1,'5S>AB','tester','2026-11-29T13:14:37+00:00','move',7,8,8,'0.12.0','56c884fcf19c37f2bc1c89ace995c94d42ad10aec3570ad53890df3e435ec195');
INSERT INTO "step" VALUES(9,1,'QH>AB','tester','2026-11-29T13:14:37+00:00','move',8,9,9,'0.12.0','e7aa31964ae6164df699ba877ad35c4d4c2540aa009337606182e8cf19a5868a');
INSERT INTO "step" VALUES(10,1,'6S>BC','tester','2026-11-29T13:14:37+00:00','move',9,10,10,'0.12.0','be4a7f14f36ba3e1b4ce031b8f5e9eaa3ccf13fa799a8077bcaa1bcfb53a52ac');
INSERT INTO "step" VALUES(11,1,'JS>AB','tester','2026-11-29T13:14:37+00:00','move',10,11,11,'0.12.0','f17bf01cfe4a68f60d464b61f3d0326f44df9794baa2dd9cf346b569a28f7650');
INSERT INTO "step" VALUES(12,1,'KS>AB xJS','tester','2026-11-29T13:14:37+00:00','move',11,12,12,'0.12.0','48a0032eaacab27f82fde48018cb81087f9641edc100781a4949e455e1772ee8');
INSERT INTO "step" VALUES(13,1,'10D>CA','tester','2026-11-29T13:14:37+00:00','move',12,13,13,'0.12.0','de258a13f2f01c017d37f6dc2eb7cc3179a7b5b60449157d799c030571084de0');
INSERT INTO "step" VALUES(14,1,'9D>centre','tester','2026-11-29T13:14:37+00:00','move',13,14,14,'0.12.0','463727cb95f611c80254cfafebf4a3303580b5730e31f278c3b6f290b302f80c');
INSERT INTO "step" VALUES(15,1,'6D>AB','tester','2026-11-29T13:14:37+00:00','move',14,15,15,'0.12.0','c0b627ecf29a0da4de3b359ec152a05e9d046b03e4b49e8de55a1ba2497ed1f2');
INSERT INTO "step" VALUES(16,1,'3H>BC','tester','2026-11-29T13:14:37+00:00','move',15,16,16,'0.12.0','064b1f5dd024042e074b28ad36007a91bb4f86047b90c8563c2a4703bb519f5e');
INSERT INTO "step" VALUES(17,1,'2D>CA','tester','2026-11-29T13:14:37+00:00','move',16,17,17,'0.12.0','e11c1b950a27931cad7924ca91e382f0005486b8501147bd41ee0d5d188fadbf');
INSERT INTO "step" VALUES(18,1,'JH>centre','tester','2026-11-29T13:14:37+00:00','move',17,18,18,'0.12.0','46ac7f2ef69cb8f1559092367881879dcf8f9d08ad3992abfeb30ab89003bfb7');
INSERT INTO "step" VALUES(19,1,'4H>centre','tester','2026-11-29T13:14:37+00:00','move',18,19,19,'0.12.0','116d287cf78868cb4839f43b180b8f8fb7b3806469273252715f6935d59991b3');
INSERT INTO "step" VALUES(20,1,'8S>AB','tester','2026-11-29T13:14:37+00:00','move',19,20,20,'0.12.0','7f74c1f7597f02f964cddeb046972c7592b57a5a690dcf574f66d687c9a4f4a4');
INSERT INTO "step" VALUES(21,1,'KC>centre x4H','tester','2026-11-29T13:14:37+00:00','move',20,21,21,'0.12.0','41f50630f378b6f43b4db80fc144559267d9de66ec2eee0d3eeb82525095d16b');
INSERT INTO "step" VALUES(22,1,'2S>centre','tester','2026-11-29T13:14:37+00:00','move',21,22,22,'0.12.0','a5cd6525a2a9570993bb796ae8e58ba1d936d46c48950065aeaa47c947059df5');
INSERT INTO "step" VALUES(23,1,'9D','tester','2026-11-29T13:14:37+00:00','move',22,23,23,'0.12.0','c3d528849f6feb946b0923188c527c9bdf2fbdbb8718f70ef5cd607adae49951');
INSERT INTO "step" VALUES(24,1,'7C','tester','2026-11-29T13:14:37+00:00','move',23,24,24,'0.12.0','215ceef265fb021223e9a566e195fd9ee12534111f970965604c2681ffc6aef2');
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
