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
INSERT INTO "battle" VALUES(1,'Phalanx, the card game','2026-11-22T17:11:18+00:00','2026-11-22T17:11:18+00:00','move 17',18,1,'','',NULL,'phalanx-cards');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T17:11:18+00:00','created',NULL,1,1,'0.4.0','b0b24ba52f595814b22905f95e2fe6f5e7a707926fd9f300402c2bf8163d1f20');
INSERT INTO "step" VALUES(2,1,'6S','tester','2026-11-22T17:11:18+00:00','move',1,2,2,'0.4.0','886400c2ab451210f08dbaf97515632a0ac62e3692f2dd8ea6bfbd32af762fe4');
INSERT INTO "step" VALUES(3,1,'10C','tester','2026-11-22T17:11:18+00:00','move',2,3,3,'0.4.0','149d7d1265cbdc2f8604a93d3b75c3d28f8d4ea2a56a216619c2a7b6abd82784');
INSERT INTO "step" VALUES(4,1,'L raise 2','tester','2026-11-22T17:11:18+00:00','move',3,4,4,'0.4.0','8c9f14307a04a824d6bb79c2123452efab243e0c786dad325fd24b02e3324064');
INSERT INTO "step" VALUES(5,1,'L raise 1','tester','2026-11-22T17:11:18+00:00','move',4,5,5,'0.4.0','1aeb11c18615324613d65c798365c0244227d7d01eeef640eb2289741b3303bb');
INSERT INTO "step" VALUES(6,1,'L call','tester','2026-11-22T17:11:18+00:00','move',5,6,6,'0.4.0','247e13ad261f65c99a27600a0b456dfed7d0396221f746f4e0f259429e1d9cf3');
INSERT INTO "step" VALUES(7,1,'C check','tester','2026-11-22T17:11:18+00:00','move',6,7,7,'0.4.0','565e189fa2e9449cc20b1046105c001ab10a4ed15602f0d39a407fd225850f05');
INSERT INTO "step" VALUES(8,1,'C check','tester','2026-11-22T17:11:18+00:00','move',7,8,8,'0.4.0','27ce44670d8c169b01c2ab9212d0d32149c02e24f5dc6a697be1b79816542d1d');
INSERT INTO "step" VALUES(9,1,'R raise 2','tester','2026-11-22T17:11:18+00:00','move',8,9,9,'0.4.0','903036b70357803c6dc1f3974c5edbaa4b50a84ccc4f4e518f5e85bb184f8f3f');
INSERT INTO "step" VALUES(10,1,'R raise 2','tester','2026-11-22T17:11:18+00:00','move',9,10,10,'0.4.0','bc0ac98a3e287458a721c5ee3b5da8738a745e5bd98da7ea06f644c787b66f92');
INSERT INTO "step" VALUES(11,1,'R call','tester','2026-11-22T17:11:18+00:00','move',10,11,11,'0.4.0','b52af49fdc649f8ae759afe9b2b8f715a94e439f4eab6d56860346645f8abb75');
INSERT INTO "step" VALUES(12,1,'9D>C','tester','2026-11-22T17:11:18+00:00','move',11,12,12,'0.4.0','d27b9fe5d05b07178d1f26134babb8382d484d7700abb663d772970d680ee765');
INSERT INTO "step" VALUES(13,1,'3D>C','tester','2026-11-22T17:11:18+00:00','move',12,13,13,'0.4.0','fd55e5b44f800c1e685a5206c8e806e3d455e4e7aa40952109200f353ef7236f');
INSERT INTO "step" VALUES(14,1,'L raise 2','tester','2026-11-22T17:11:18+00:00','move',13,14,14,'0.4.0','3a247dd1f56843985c8d0aff8f3cad0b4b1c7062fb286a42e4e6446e62f3ef98');
INSERT INTO "step" VALUES(15,1,'L below','tester','2026-11-22T17:11:18+00:00','move',14,15,15,'0.4.0','4281a6184e237e2c8921a3b16e5e1d7e505a22a39918a7b7785e1e4493008ec0');
INSERT INTO "step" VALUES(16,1,'C raise 2','tester','2026-11-22T17:11:18+00:00','move',15,16,16,'0.4.0','f7dda82db098e589c13a8de0bec185d7f900bd001cac8ebac27b0db0bbc8fe09');
INSERT INTO "step" VALUES(17,1,'C raise 1','tester','2026-11-22T17:11:18+00:00','move',16,17,17,'0.4.0','584dd84ddc2bafe1557cd5628df35a270a63aefcbcdaafcb98149a85e995441c');
INSERT INTO "step" VALUES(18,1,'C call','tester','2026-11-22T17:11:18+00:00','move',17,18,18,'0.4.0','5065a9768a154e222c334cf933fa6fabfa4f723832af29b11df4d8121da2926d');
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
