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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-22T14:09:20+00:00','2026-11-22T14:09:20+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-22T14:09:20+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T14:09:20+00:00','created',NULL,1,1,'0.3.0','1785fd53794eea15455e79117c4dd37583ec1fbf4184cc550743a7a98db4c8a8');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-22T14:09:20+00:00','move',1,2,2,'0.3.0','4cbcee174494a24c98bbf28c5b0449827ba6bf1f8c0850d7d7ef686e1e3fadd5');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-22T14:09:20+00:00','move',2,3,3,'0.3.0','be94a63a5b1cb9181400c8ba073f861147f0367edcd5a72b9c1ba38999261c63');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-22T14:09:20+00:00','move',3,4,4,'0.3.0','387dc511c7e9140081b795d8909aa76d0f83ae138c82deb20795e9a43a17c911');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-22T14:09:20+00:00','move',4,5,5,'0.3.0','1f3fc82b97a3bd0d8b503ae1812f5de8ee29b402a06d3ddcb9bf65bc37ca10ed');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-22T14:09:20+00:00','move',5,6,6,'0.3.0','00158a675dd9140ccfdfcd0cd41259ccfae3ca231e820f1cd019c919b66b099a');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-22T14:09:20+00:00','move',6,7,7,'0.3.0','f9ee486f1c9107b81bb3d0e4f9906b6e6e1a7185021c79cc6b3c550a056e6ed6');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-22T14:09:20+00:00','move',7,8,8,'0.3.0','439dc593225760ed2b68ba9b1419699308241f5699c64c6ce3e2ced517e79671');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-22T14:09:20+00:00','move',8,9,9,'0.3.0','ac4c9f61ef921f3afdee8e27210d8de9eff90af1d9b0a8de62e79db2f586c276');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-22T14:09:20+00:00','move',9,10,10,'0.3.0','47bc6b828014aaf59106f32615db2adb62a16440722865fc7ddd60056b3fdce8');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-22T14:09:20+00:00','move',10,11,11,'0.3.0','5db6f20eb2c5119608cd044a288d75a0ca623cd1ae951d11b2129f5edaf747e0');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-22T14:09:20+00:00','move',11,12,12,'0.3.0','303015c303a9c4e94164b30fca9a9d3eac7ac30d108dd1c1ba9996de57caa24f');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-22T14:09:20+00:00','move',12,13,13,'0.3.0','50cb5788d8744e5a6218b1bfaaef87e5b4645c7a87b1f33d08ff865ee60e0f6b');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-22T14:09:20+00:00','move',13,14,14,'0.3.0','5f07cced70b1b622e6cd2cf1c2e1b8e4c12f5b6f6c0b322317e7a2e8b4a84cd8');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-22T14:09:20+00:00','move',14,15,15,'0.3.0','7c2a3c3d9caea2352b1ff7559804e9a7781ad95d1471a92a17fd1fac0aadc16c');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-22T14:09:20+00:00','move',15,16,16,'0.3.0','b39995b8dc42395ea57c5b431cdbd4c518d6301b40f65d8cb1e2a4a97505ad52');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-22T14:09:20+00:00','move',16,17,17,'0.3.0','3e26b7d9dc0014d5f21d7d58d622ecfbfbde9823be8d9a88c73a5c285e82763d');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-22T14:09:20+00:00','move',17,18,18,'0.3.0','be5413a6192ecabbd7f75e317ed1a14ce79a0e24686c5913989781e7b38241f3');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-22T14:09:20+00:00','move',18,19,19,'0.3.0','50fb85c8e1f39c7054034ece02069bbdf68f16559158a10fec60178ab3db1acb');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-22T14:09:20+00:00','move',19,20,20,'0.3.0','e99140c6325fc64e475e8ead062b5791a8185cf7cc26b3f7fc04b2a3e0d3ac14');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-22T14:09:20+00:00','move',20,21,21,'0.3.0','139e7cca5427d53289b97ded1c639e9b655d40d1e30f0a8ec6b0f154e48caff1');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-22T14:09:20+00:00','move',21,22,22,'0.3.0','abcf6107a4e95f4e1504ce15fe19cce728aca38cb810ed089527144d3e7c6f0e');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-22T14:09:20+00:00','move',22,23,23,'0.3.0','2b7e36979420bf409ea86275a1cb5d80e9ef7e9749ff2fad875b255404951e47');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-22T14:09:20+00:00','move',23,24,24,'0.3.0','1d198fe557ecf89ac5e3cfd8cedd0a09da0a5a62fb4ecad09e1f1adef0720c34');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-22T14:09:20+00:00','move',24,25,25,'0.3.0','a4f13bb8f8e2da1255889ec6a41a8c0eaea5c0057eeefbac083d9bb38ac464be');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-22T14:09:20+00:00','move',25,26,26,'0.3.0','567e8971a1cac31b593132a25417445faab5bc75687f3f174b6ff33a402deea1');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-22T14:09:20+00:00','move',26,27,27,'0.3.0','c1115bedfca6959452025fb6bf9cdf06e8a9e2621e375501cf2c6b4695e354e3');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-22T14:09:20+00:00','move',27,28,28,'0.3.0','a0bda381259d4222310f35f7fd59eb9d3610513fe6e7fe39da1baeb55039b7c1');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-22T14:09:20+00:00','move',28,29,29,'0.3.0','3a37493a97e2a0720985f12110b35e0943ef4b2ad0443e331aedc2c12cfc4e61');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-22T14:09:20+00:00','move',29,30,30,'0.3.0','bc04d3dec69c93fef27c3719ea0f751a126da24e15b0fc9b833219bc9fa099b7');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-22T14:09:20+00:00','move',30,31,31,'0.3.0','873ac9f4bd834e5f06812202fca21efd89c7b096a149ba28078fad7dbb4bc110');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-22T14:09:20+00:00','move',31,32,32,'0.3.0','eb50b003c8427257010da811a12ce1636e68eaea2ea649fcd48a8c3a3d7256c9');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-22T14:09:20+00:00','move',32,33,33,'0.3.0','665b18b955bab32d3c1c9704e4487e8a3e522b5374ac7654b15fde8e915dc9f4');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-22T14:09:20+00:00','move',33,34,34,'0.3.0','7eeaff7aa9edcc2674fb8e0fa132b3239b8aaa1268d43de73370cbb6c6a8e9f5');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-22T14:09:20+00:00','move',34,35,35,'0.3.0','23beb13f04d8b25ceb13b6ebfddb5e74c5fb114333d5a2d55c2a3a48f3736ac5');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-22T14:09:20+00:00','move',35,36,36,'0.3.0','7eb91f38de90d8459fc93c164b49dde15c57b66b3c240770cb9827e87d137575');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-22T14:09:20+00:00','move',36,37,37,'0.3.0','e03b4ba522b23946520793e62fc91664a2a011c989494b50a1b25e0c92064653');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-22T14:09:20+00:00','move',37,38,38,'0.3.0','222953634fcf04556b0b51ee688e7ef838aec4d36d9a5e55d33d9e097ede3bbf');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-22T14:09:20+00:00','move',38,39,39,'0.3.0','679693484adb6a645c96b79bf52f3f38d723889fb1ef18c7b44ccc26948efe79');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-22T14:09:20+00:00','move',39,40,40,'0.3.0','069be042ec88fd82bb07bf3e64dff22e4f4a309ee1c2a10c64a4509cc41e3f5b');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-22T14:09:20+00:00','move',40,41,41,'0.3.0','f5b4db12412893ec2001ebd313fa0ca3b3225c0ae6de34fb4cf41a9535b531e5');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-22T14:09:20+00:00','move',41,42,42,'0.3.0','9369d750f4917f9e0a68c78b75f133e64cfed8c4df087e73ad08e68e021bf4ff');
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
