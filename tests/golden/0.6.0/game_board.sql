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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-23T05:55:31+00:00','2026-11-23T05:55:31+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-23T05:55:31+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T05:55:31+00:00','created',NULL,1,1,'0.6.0','1d18d573f0ea2749e6333b7582da11d58536d2977fa34fc893aff40d473028d2');
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-23T05:55:31+00:00','move',1,2,2,'0.6.0','436cd186e166ab01d40e19cddc0d755b16e8ab4af92fc7d635ee62876cd0bbf8');
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-23T05:55:31+00:00','move',2,3,3,'0.6.0','cc54394294c5003714d1022d4421ae84ee725814943fcfecd75986fcb91bc819');
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-23T05:55:31+00:00','move',3,4,4,'0.6.0','5d9b60c810f1fbd46bafff737d81c8df6c0683f5467aefa43cf8c487861ea33f');
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-23T05:55:31+00:00','move',4,5,5,'0.6.0','f1e5da4a97717e71bd3bbf0d8c851ecd8bbdab50c0b652c485ccedf5cd8f9766');
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-23T05:55:31+00:00','move',5,6,6,'0.6.0','4c3e0c2fd938c31ca701fb33f690130f20f9964633eaf0ef407d216e652a3aef');
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-23T05:55:31+00:00','move',6,7,7,'0.6.0','84a058bb5169bfaac8765c03f5a95603b3ef6bb7a8ff15fe92d4cf4a768202f6');
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-23T05:55:31+00:00','move',7,8,8,'0.6.0','fb231f2bfaae23273ffb9e9325dbda0c2e97a7e7019bf59ef069edefa35219e8');
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-23T05:55:31+00:00','move',8,9,9,'0.6.0','be9d106b837be288b3e363a70458b8bdeea69fff084e42f63da7efce5d626b2b');
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-23T05:55:31+00:00','move',9,10,10,'0.6.0','187f91ed5a0ae190375152fd98b7f454bd01e13cc41e416e797ccee9bd7d2496');
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-23T05:55:31+00:00','move',10,11,11,'0.6.0','002d5df6ac18481d6469dbbcaf15c325fc8363e6e5f353671d282986d250a313');
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-23T05:55:31+00:00','move',11,12,12,'0.6.0','61f8aec505df393b5d4b30e12558a9093834488fe59993bb1b253350ea697a1c');
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-23T05:55:31+00:00','move',12,13,13,'0.6.0','f8288d205d59708a418b9fdbb555b773382a320f551d91e8fbc2f315d713b6e7');
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-23T05:55:31+00:00','move',13,14,14,'0.6.0','3f195009bcee979e03e71c15ff35f397d7518fa29220ef4b007831d23ba3665b');
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-23T05:55:31+00:00','move',14,15,15,'0.6.0','a60e9e8c9824f26a93ef6f7c6132a0f70ee7b711ed8b8ab1f1cfdeb62ca28962');
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-23T05:55:31+00:00','move',15,16,16,'0.6.0','1fd04a88b86e26e4d8d99acb91a1626dac538d3fe0bb78352334dce2b111c21f');
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-23T05:55:31+00:00','move',16,17,17,'0.6.0','4990a7a30ae5649510dae5152afd32dcf287c36c46f78e4ac895babd37c7b93e');
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-23T05:55:31+00:00','move',17,18,18,'0.6.0','62900740c2d76ea1cc4a3b3973fd1f0d1a04ecf37b14424bcfa568ee653e497b');
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-23T05:55:31+00:00','move',18,19,19,'0.6.0','61afe119cf7c1ad293a938050f436e144e7c5d062e4967832c2c2e472975f3dc');
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-23T05:55:31+00:00','move',19,20,20,'0.6.0','e251d5adbe45dc5ba8db8f588890b64896ba00508acc4b86da4afbdaf9202241');
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-23T05:55:31+00:00','move',20,21,21,'0.6.0','2b8e6fb78b6b010260dd81fe075fcdb3752952d4cad0e11fa6e2ecae85c141f8');
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-23T05:55:31+00:00','move',21,22,22,'0.6.0','3252308da8ae4784331fe2877615f8e82c962fb53eaa536c5ebe32d00f03bc34');
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-23T05:55:31+00:00','move',22,23,23,'0.6.0','a148d8a9a1d022725be1e73ab2c92e1081bbdb7f16a2bf0655bf634f063e134b');
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-23T05:55:31+00:00','move',23,24,24,'0.6.0','6c369cd520596535d7b16eaf792c4c85e684d0a2574f4294ed791b4cee510d26');
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-23T05:55:31+00:00','move',24,25,25,'0.6.0','7d086394bab0806f0d923db77adcbf5c202088962bb9072d091631c3bccd5537');
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-23T05:55:31+00:00','move',25,26,26,'0.6.0','448185f94eee13a14f80e4692e1b0491893ba3557929c240facbdfcbf27bc54e');
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-23T05:55:31+00:00','move',26,27,27,'0.6.0','a2586003cf7bb9694b1a3d5a74c75b864343a6d7b2eb9e410c470be9b16328df');
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-23T05:55:31+00:00','move',27,28,28,'0.6.0','20d2eb7655aee9ecbe4f2e33840bd2d356d3395ab9deec7b8fee1c80d6773267');
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-23T05:55:31+00:00','move',28,29,29,'0.6.0','69fdade48cc56b85d436e37f599d48eac109e7964bdb7744bd10d0751a5c964f');
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-23T05:55:31+00:00','move',29,30,30,'0.6.0','1465342e85d66cd9152b693fba9f346ec2059b63070018bd9c0acb4eedd58040');
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-23T05:55:31+00:00','move',30,31,31,'0.6.0','3c2abb847d9d228fc10f5a94007673081fc4361381c414195541f413a624a446');
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-23T05:55:31+00:00','move',31,32,32,'0.6.0','fc97109cab873e0e0221d556bd17928f076072b7b22fe3081fd1f26609e389a4');
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-23T05:55:31+00:00','move',32,33,33,'0.6.0','78cbd782307eaab74c5fdc07b58a001a95fff8aa5fa848885e75c044d2862837');
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-23T05:55:31+00:00','move',33,34,34,'0.6.0','56b80c39f0c4dba9ce3a2f9671165a9c0632f9ae62fa3ad100dfa0a51696073a');
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-23T05:55:31+00:00','move',34,35,35,'0.6.0','95b499d9cdb093be06ef951264bda4aee811b567b148031d63de3c292a527ece');
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-23T05:55:31+00:00','move',35,36,36,'0.6.0','385a4b673bf4645cea6f78e38a6741bc5895dfbfeeda5297f1cc80ed67f93c58');
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-23T05:55:31+00:00','move',36,37,37,'0.6.0','9eff31ffe6f9daf430e1076bc4e64bd7ad63ddc80d6cdbd150ba519c82870137');
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-23T05:55:31+00:00','move',37,38,38,'0.6.0','7aebb41bf0a0d9666ecafde953132c2d7b02192caf311b73103b91a92ad720de');
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-23T05:55:31+00:00','move',38,39,39,'0.6.0','e6eccd368c9a74aa6e96e98e076dfd5c62babf59abce72782a2e2bb268912ebc');
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-23T05:55:31+00:00','move',39,40,40,'0.6.0','4cdef6bc2b809a482adea775ef507a778e26603b9a0c24939f7111f628780873');
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-23T05:55:31+00:00','move',40,41,41,'0.6.0','65dca9592eaddf946fea2f574b0ca59f07113f25babdf1402effa5a56b614352');
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-23T05:55:31+00:00','move',41,42,42,'0.6.0','7e6ca7c7947f269072aa61e96513520093434ba7c095e4700e6ae208b514c9a6');
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
