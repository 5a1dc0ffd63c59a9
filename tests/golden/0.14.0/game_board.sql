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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-29T20:03:39+00:00','2026-11-29T20:03:40+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game phalanx-board\noption first_player red\nseed 7\nseat Red Ann\nseat Black Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "d2-g5", "seat": 0}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "g7.NW-h6", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "e1-a5", "seat": 0}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "h7.NE-g6", "seat": 1}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "b2.SE-f6", "seat": 0}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "a7.NW-d4", "seat": 1}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "c1-d2", "seat": 0}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "b7.NE-e4", "seat": 1}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "g2.SW-b7", "seat": 0}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "e4.NE-f5", "seat": 1}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "h2.SE-d6", "seat": 0}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "f5.NE-g4", "seat": 1}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "a2.SW-b3", "seat": 0}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "a8.NE-e4", "seat": 1}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "b7.SW-c6", "seat": 0}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "g6.NE-f5", "seat": 1}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "c6.SW-b7", "seat": 0}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "e4.NE-b7", "seat": 1}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "h1.NE-d5", "seat": 0}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "c8-c2", "seat": 1}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "d5.NE-b5", "seat": 0}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "b7.NE-c6", "seat": 1}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "b5.NE-d3", "seat": 0}');
INSERT INTO "event" VALUES(25,1,25,24,'game_moved',1,'{"move": "b8-a7", "seat": 1}');
INSERT INTO "event" VALUES(26,1,26,25,'game_moved',1,'{"move": "f6.SE-e7", "seat": 0}');
INSERT INTO "event" VALUES(27,1,27,26,'game_moved',1,'{"move": "d4.NW-b2", "seat": 1}');
INSERT INTO "event" VALUES(28,1,28,27,'game_moved',1,'{"move": "g1-h2", "seat": 0}');
INSERT INTO "event" VALUES(29,1,29,28,'game_moved',1,'{"move": "f8-g7", "seat": 1}');
INSERT INTO "event" VALUES(30,1,30,29,'game_moved',1,'{"move": "a1.SE-b2 x b2.NW", "seat": 0}');
INSERT INTO "event" VALUES(31,1,31,30,'game_moved',1,'{"move": "g8-f7 x e7.SE", "seat": 1}');
INSERT INTO "event" VALUES(32,1,32,31,'game_moved',1,'{"move": "h2-g3", "seat": 0}');
INSERT INTO "event" VALUES(33,1,33,32,'game_moved',1,'{"move": "g4.NE-h3", "seat": 1}');
INSERT INTO "event" VALUES(34,1,34,33,'game_moved',1,'{"move": "b1-a2", "seat": 0}');
INSERT INTO "event" VALUES(35,1,35,34,'game_moved',1,'{"move": "f7-g8", "seat": 1}');
INSERT INTO "event" VALUES(36,1,36,35,'game_moved',1,'{"move": "b7.SW-f3", "seat": 0}');
INSERT INTO "event" VALUES(37,1,37,36,'game_moved',1,'{"move": "f5.NE-e6", "seat": 1}');
INSERT INTO "event" VALUES(38,1,38,37,'game_moved',1,'{"move": "b2.SE-a3", "seat": 0}');
INSERT INTO "event" VALUES(39,1,39,38,'game_moved',1,'{"move": "a7-b6", "seat": 1}');
INSERT INTO "event" VALUES(40,1,40,39,'game_moved',1,'{"move": "a5-a4", "seat": 0}');
INSERT INTO "event" VALUES(41,1,41,40,'game_moved',1,'{"move": "b6-b4", "seat": 1}');
INSERT INTO "event" VALUES(42,1,42,41,'game_moved',1,'{"move": "d2-e1", "seat": 0}');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-29T20:03:40+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:39+00:00','created',NULL,1,1,'0.14.0','9ac16ad19ea0edcca90f8a43a55a8d3de565c437feb31fe0ffcfc2daae0eaa12');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-29T20:03:39+00:00','move',1,2,2,'0.14.0','5fd74b43febf861c5477d5eba96e0532a25a40da6d7da0add551b9d2bea5cd57');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-29T20:03:40+00:00','move',2,3,3,'0.14.0','491e14ea84fcd0f4774bf87dea7cc669ada17d8989686e2c9019a63a8c8e3b1a');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-29T20:03:40+00:00','move',3,4,4,'0.14.0','2bb55776e084c65ced776b3149571e97f886682482310314bc06cb81e836b827');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-29T20:03:40+00:00','move',4,5,5,'0.14.0','ec32eaa305c79e4429d9829475c0f5c8c9b44ff3014198aad29eab3d03979f64');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-29T20:03:40+00:00','move',5,6,6,'0.14.0','77bfb85268b5759ac12ef6c09b27ad8d7706a10849d051ee18d9345d33106915');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-29T20:03:40+00:00','move',6,7,7,'0.14.0','6cb0dd71f6568ca82059b6ef6b76833e5c30c6b8a19a572c280f1185c0577be4');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-29T20:03:40+00:00','move',7,8,8,'0.14.0','9d9efe36100e58c96a3d24f977d95a3d1543264d29a4952e4e79a465d2c5b36d');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-29T20:03:40+00:00','move',8,9,9,'0.14.0','a4c07da73098465377e969ac7e78e0afa3fac561c9dba704d7964408a282c723');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-29T20:03:40+00:00','move',9,10,10,'0.14.0','ca0f3f5e1466e1edca61312aa498bc90d0e3208fe4267b292a15049e8b04435a');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-29T20:03:40+00:00','move',10,11,11,'0.14.0','59c36a9802dc2fa0e5e7463b645421039c2cfbfc313554a56f1bdb9603f29893');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-29T20:03:40+00:00','move',11,12,12,'0.14.0','212ccae0bb0dec1f7472985cb4fe3e09a2277f7a31e4016c73257e3071f2dbf6');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-29T20:03:40+00:00','move',12,13,13,'0.14.0','f9cc9609539ce71ee5deae4a3d9f7e4055b99771686160af4800d778cfb8b8f3');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-29T20:03:40+00:00','move',13,14,14,'0.14.0','138789052d96f38dabe3039944265703ee1dd504d0d4640ae0773e8dc388dd50');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-29T20:03:40+00:00','move',14,15,15,'0.14.0','1beab2c96def6b4c2b66bc0639146d4270d7a972c05e6c4f2c990802497d3cc4');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-29T20:03:40+00:00','move',15,16,16,'0.14.0','96a51d0d01447652b47b604bfa18f447804d28c08d8176cb653973b3f2561121');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-29T20:03:40+00:00','move',16,17,17,'0.14.0','c92b71745595ac54b2bce6739b25cebd6e2b8340f2986438a33cadde1815bbc0');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-29T20:03:40+00:00','move',17,18,18,'0.14.0','b9a8f508d7922c8f54f01c5852a3e8d39ce31f8e45165c834de2b8c1a03cc771');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-29T20:03:40+00:00','move',18,19,19,'0.14.0','912f10130c55ef3347e3eeb267a76aa4389b88d54c0076bd58b7904c3a6b65ab');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-29T20:03:40+00:00','move',19,20,20,'0.14.0','920f2d4007a10c9d8f58b47ab47d7ebe2e20368eb96781d2175cdf23a532d9bb');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-29T20:03:40+00:00','move',20,21,21,'0.14.0','2d8822d2f34092135e82e5e829ff4b72972bd77d4b0d9ead24c83a6c5fd61d74');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-29T20:03:40+00:00','move',21,22,22,'0.14.0','41abbb85d1ea5802990bf004703a1b8f44ac92366e90bd0d7bb64925c16ae90a');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-29T20:03:40+00:00','move',22,23,23,'0.14.0','98d4302b9d24c911f2db35c07b2094108f77a66d766678063741275e73deaa50');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-29T20:03:40+00:00','move',23,24,24,'0.14.0','998a7c9b2383be8e3490beec2362615d23eadd1bc08e07bbba4778b6140575a5');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-29T20:03:40+00:00','move',24,25,25,'0.14.0','f8d38d6b57c468784fcd3346e4af66a1de06f1446c275f4060446839c4e53b9a');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-29T20:03:40+00:00','move',25,26,26,'0.14.0','21a0492cffb995af76c9b20d3e43f90c8f24d94a2b7076e52da974504f75d9d1');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-29T20:03:40+00:00','move',26,27,27,'0.14.0','32e5be0f614695609c71b0e6a6e8a4ac47141c7ea612f5e2151487e4066a2109');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-29T20:03:40+00:00','move',27,28,28,'0.14.0','acce00a7b5e3dd00ec6c23ff39e5f5fafb13b42e850b77b08cb315f6d6c25d58');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-29T20:03:40+00:00','move',28,29,29,'0.14.0','62b8fca8788d55e9bcc835302034fad8c9fb6ef89f39958b176ebd465bb08600');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-29T20:03:40+00:00','move',29,30,30,'0.14.0','f48c9e737146cad32b9905fa6df0666e02482e01fb654cf271d962643d260111');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-29T20:03:40+00:00','move',30,31,31,'0.14.0','1c457f8d65e1bf59a709fe4bccdadc077764b35074ba12adeaef40e23eeae831');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-29T20:03:40+00:00','move',31,32,32,'0.14.0','3a8bb999b2327c9529122639cd0b947c87794a4fab7f3e2588e6a5c68d5f742e');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-29T20:03:40+00:00','move',32,33,33,'0.14.0','e56ec8b3e2b8a3d2311e17633968802d21d8a0beaee03401b3d3c5087280a3ae');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-29T20:03:40+00:00','move',33,34,34,'0.14.0','f45f0ec986e4d3781c86f00d1908c007491741395e1d040c265b1a54ff2a566f');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-29T20:03:40+00:00','move',34,35,35,'0.14.0','370d67ffb0a3d3726d18a5b599bdc3df9c4cc3e5ccc26fda782fcc9ba2c44eeb');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-29T20:03:40+00:00','move',35,36,36,'0.14.0','9a5e8685596679c5a623f2ac1a7ae66034c5dec8d1fc0e6dd81efbdd108ed38b');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-29T20:03:40+00:00','move',36,37,37,'0.14.0','8c9cb4d38d12fd2efc228d7e1bfe6ef0d065773eb7e5d06384632d700401dbce');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-29T20:03:40+00:00','move',37,38,38,'0.14.0','bd567f81e4d5986af48f82d8b0a484d932cb9504c7437788c1d2f297b03bcac1');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-29T20:03:40+00:00','move',38,39,39,'0.14.0','489037885b8d0b5b0e49938c53ee26b6e7b464a941060026c80c9604155596f5');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-29T20:03:40+00:00','move',39,40,40,'0.14.0','fafa4fcb69b5d5d6ba74390fca496f339fa7a9e04bf4c54aee0d47189240bd2a');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-29T20:03:40+00:00','move',40,41,41,'0.14.0','70d15c2683a90d9e6dfc908341984f7891bcc26d33635df8456ce14e88f54641');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-29T20:03:40+00:00','move',41,42,42,'0.14.0','21575c44edc1f24317a05ab09940fa97d47b703d64773ec0ddaeb9e86a5c13ff');
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
