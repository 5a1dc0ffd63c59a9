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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-29T16:36:54+00:00','2026-11-29T16:36:54+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T16:36:54+00:00','created',NULL,1,1,'0.13.0','b3855edb20c078dcd466d9ce11e744910a639c6c9ef2f7fe673b28aec10c6cfc');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-29T16:36:54+00:00','move',1,2,2,'0.13.0','ec858aa034cf68c641f9f4bbb7dc98cd9b32fb9e9fcd5ee2867658779e02553e');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-29T16:36:54+00:00','move',2,3,3,'0.13.0','877c116b585ffab399b0c7f9586e85f79e5a62abc0f43917ecb23b353d9881d0');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-29T16:36:54+00:00','move',3,4,4,'0.13.0','702ec62f1df48304792bc781606f4983fccfee77e077686f547e1ac567c968ad');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-29T16:36:54+00:00','move',4,5,5,'0.13.0','47f988af2db6f4cdec4b677e36cefb2fa833d235119c446d26b9072473e915b4');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-29T16:36:54+00:00','move',5,6,6,'0.13.0','dbbb64c6e3b15a84c22b45f8884524769f2fbef0362bb8800361630bbc71b99f');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-29T16:36:54+00:00','move',6,7,7,'0.13.0','be487d08fcd8f50e60cd4bd099d1d6c2c715f2036fca45996ff1325db3017596');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-29T16:36:54+00:00','move',7,8,8,'0.13.0','34760c07c572afab3275167eb70cb1597dfa2a6f29e68f63635edc34fa6e6bb2');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-29T16:36:54+00:00','move',8,9,9,'0.13.0','2ead96e355d378f7002030466008fbff9666eb0241d838ede4f7a6dfe418ffb3');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-29T16:36:54+00:00','move',9,10,10,'0.13.0','fe1c3e47cba7bc0a34e2a43dc1cbe2c30277309ff880ebd5227e7a54674af72e');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-29T16:36:54+00:00','move',10,11,11,'0.13.0','6a5b3b6470af18bc31eb8bf72971b148415f7443d108f6aa651fbb966e5d0742');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-29T16:36:54+00:00','move',11,12,12,'0.13.0','c045f02a6d94d56a915d6d06b2b30ab60b62ab70aa4ceaecd2e3e1cf499e9497');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-29T16:36:54+00:00','move',12,13,13,'0.13.0','1194bdc5c93013f70014a5a4529d21b6abc358cf7b8f69de667b4044f81f1359');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-29T16:36:54+00:00','move',13,14,14,'0.13.0','8f102cfc7fb35ebad56a12dbc38deb52be6f9360da385ca39e0f3c1e8797fe4f');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-29T16:36:54+00:00','move',14,15,15,'0.13.0','a12adf2ad01e0fc14b706d5273403bf82f35cd7dc0664c28f67482ebba33aa55');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-29T16:36:54+00:00','move',15,16,16,'0.13.0','3d79c5842df38199bf6e88a6895d1c6b636b5551c601ec21df81b91a808d1f0b');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-29T16:36:54+00:00','move',16,17,17,'0.13.0','7f77ea2c86c991778112a3e3c4c391a83e8ebe9127a5f3e1f17992648290381a');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-29T16:36:54+00:00','move',17,18,18,'0.13.0','bb7bfa0b5226fd92e2a435ea98f43bf5a4a783537c71df46c79a27e7d8326ca6');
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
