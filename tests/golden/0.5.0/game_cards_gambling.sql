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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-22T23:34:20+00:00','2026-11-22T23:34:20+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T23:34:20+00:00','created',NULL,1,1,'0.5.0','cb54f49a0bb00eafd149cb84c6b6e39767a7e4249cb5cafd7fa8c4da8e551982');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-22T23:34:20+00:00','move',1,2,2,'0.5.0','73f1135483e1eb9c2961fc29c0fcafd6f3c890aa50bddcfad5117b86f765dd3b');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-22T23:34:20+00:00','move',2,3,3,'0.5.0','47609ba513c0ddf128b602a2d1ee28d7251dfa3bc6a998870279e061ac1808a6');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-22T23:34:20+00:00','move',3,4,4,'0.5.0','cec1496bb64e27073324a1f1c63baaed1cee540c386b793728d3bebd4db34f66');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-22T23:34:20+00:00','move',4,5,5,'0.5.0','02942c5855a6fd14b837709eccbba8f8fe8a66ee7364db71204c6a66bee17734');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-22T23:34:20+00:00','move',5,6,6,'0.5.0','525a3147dded33ae58f25195d4919a9686edf52a10c08e1c4c188747e90a4c28');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-22T23:34:20+00:00','move',6,7,7,'0.5.0','7b0649d0c278780cd23cd831c73c6dcbfc5042da395c0bd90320269b85514d9b');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-22T23:34:20+00:00','move',7,8,8,'0.5.0','0e1f2a5f84f8f39ec0c6bc6d659c61ed6b9da121ee898f45602132549b9544a9');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-22T23:34:20+00:00','move',8,9,9,'0.5.0','0119eeb386e68287b030c5b28fe4f23f45f68aac72c04a3e979c387041085bd6');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-22T23:34:20+00:00','move',9,10,10,'0.5.0','b01fec93d845df3b6c13bb812595a114ec33d4211562c8f132a1ca106a2b7eca');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-22T23:34:20+00:00','move',10,11,11,'0.5.0','b1439e4966dbada9af4442b0ba088c1801e5671b678d3e0c46fa61a15dd5ef8e');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-22T23:34:20+00:00','move',11,12,12,'0.5.0','21031f316fb56498bdfd049d8f00796b7890b99c237209b76bb219ed0fbe1e4e');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-22T23:34:20+00:00','move',12,13,13,'0.5.0','320f4387b868b78617d0a6045a796e0ee1c588aee73f97d25402ac9d50bbe7e6');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-22T23:34:20+00:00','move',13,14,14,'0.5.0','ceb259b69ee33c7a6f7a0ff8e49d215b6ea945f84d95b1eaef838ca31153d162');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-22T23:34:20+00:00','move',14,15,15,'0.5.0','ebdc58427af14cc5cdcf0b716b9a912176241b0cbfb1c7f4d0ed28d052205b5a');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-22T23:34:20+00:00','move',15,16,16,'0.5.0','ea915365e03856c293132db1bf22ced3b6ec88bd464600a0e95042bff6639766');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-22T23:34:20+00:00','move',16,17,17,'0.5.0','abd009895f66e05289794703d4286f61a528c22cd3fd3d2e2f98b6fd6e87b973');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-22T23:34:20+00:00','move',17,18,18,'0.5.0','2cfe435abf287f05177847325e621ab4f2b12e9fa51716a1139f68df6b7ac9e2');
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
