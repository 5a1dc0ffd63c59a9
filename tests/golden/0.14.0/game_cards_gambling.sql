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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-29T20:03:40+00:00','2026-11-29T20:03:40+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:40+00:00','created',NULL,1,1,'0.14.0','820f2cd7f2eac7fb18d9bcfbe77265e8d7e02a7562cb288b661bef4253eba4c7');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-29T20:03:40+00:00','move',1,2,2,'0.14.0','0de75945b581bdc34d95fc6fa8b49b4bc73a995376bd2d23cde6024f67bff1fb');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-29T20:03:40+00:00','move',2,3,3,'0.14.0','72a43674b450eaba7d8582c1553213dc0434b801a41b9bd6416edd3ddcda9687');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-29T20:03:40+00:00','move',3,4,4,'0.14.0','22a24cd1e7c78a1a96eb7cd31d06e234e753b74efd80ee38749811da87b388aa');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-29T20:03:40+00:00','move',4,5,5,'0.14.0','69b1429e208bee8c06adfffe7f24e6f129f84783bb0aa7052629ceff4bfae59f');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-29T20:03:40+00:00','move',5,6,6,'0.14.0','ef04aaa865e3dee760e414efea8d6120b98e4263f6d0d426cf96d3816072dfb1');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-29T20:03:40+00:00','move',6,7,7,'0.14.0','d8800d6bc9bd73a521c38b1d97ee2d20cc5a1b28742dd646f6f50ffbcf68bfe3');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-29T20:03:40+00:00','move',7,8,8,'0.14.0','6f5d8aa11434db652ff63b4cbdce0c11b548f83eb160787e707265fff11be954');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-29T20:03:40+00:00','move',8,9,9,'0.14.0','0b7ebf4063dc2e040693f4e780aed7d65da5cfb4c17ff3e3a64ef86879e63978');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-29T20:03:40+00:00','move',9,10,10,'0.14.0','3722bd0148812cb8d338b9316ee2a57ca494674337b6a4e2af2993cc9f1b1722');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-29T20:03:40+00:00','move',10,11,11,'0.14.0','2b55ede21306ccf940c96de6fe15f3bdade7e5fdfd875998d4c65a9a1ae9e151');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-29T20:03:40+00:00','move',11,12,12,'0.14.0','ccf1e0df3f3418162c2e291241b5bd36299340d68f0ddcff118cd6fd07759c9f');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-29T20:03:40+00:00','move',12,13,13,'0.14.0','c0351304b5959bbfbf914fc5b74bd11f78df91942f1f2ae84ca504a1f5392d35');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-29T20:03:40+00:00','move',13,14,14,'0.14.0','1715ab2333b04ffa928a9859f4de472775c017870003c547aa136b882523d3b3');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-29T20:03:40+00:00','move',14,15,15,'0.14.0','7e78b5f0c1d71a07f6d068fd694828ceb2520b65fb29403044ffc518d8352378');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-29T20:03:40+00:00','move',15,16,16,'0.14.0','15aef558ab6e01a70e5817d23c21e3da35cb83eb4fd85d849fbb8054926287a3');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-29T20:03:40+00:00','move',16,17,17,'0.14.0','f9d05b1ace5d2b6757a8285f9caadfb23a9771b64122a0cbfa53aaa3b999433e');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-29T20:03:40+00:00','move',17,18,18,'0.14.0','e04f96700a8315b5ae6f6f46fbc33158e3218f1f29481fa51a0a787f46149183');
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
