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
INSERT INTO "battle" VALUES(1,'Phalanx, the board game','2026-11-22T06:05:48+00:00','2026-11-22T06:05:50+00:00','move 37',38,1,'','',NULL,'phalanx-board');
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
INSERT INTO "headmove" VALUES(1,1,42,38,'','2026-11-22T06:05:50+00:00','');
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
	PRIMARY KEY (id), 
	FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE, 
	FOREIGN KEY(parent_id) REFERENCES step (id)
);
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T06:05:48+00:00','created',NULL,1,1);
INSERT INTO "step" VALUES(2,1,'d2-g5','tester','2026-11-22T06:05:49+00:00','move',1,2,2);
INSERT INTO "step" VALUES(3,1,'g7.NW-h6','tester','2026-11-22T06:05:49+00:00','move',2,3,3);
INSERT INTO "step" VALUES(4,1,'e1-a5','tester','2026-11-22T06:05:49+00:00','move',3,4,4);
INSERT INTO "step" VALUES(5,1,'h7.NE-g6','tester','2026-11-22T06:05:49+00:00','move',4,5,5);
INSERT INTO "step" VALUES(6,1,'b2.SE-f6','tester','2026-11-22T06:05:49+00:00','move',5,6,6);
INSERT INTO "step" VALUES(7,1,'a7.NW-d4','tester','2026-11-22T06:05:49+00:00','move',6,7,7);
INSERT INTO "step" VALUES(8,1,'c1-d2','tester','2026-11-22T06:05:49+00:00','move',7,8,8);
INSERT INTO "step" VALUES(9,1,'b7.NE-e4','tester','2026-11-22T06:05:49+00:00','move',8,9,9);
INSERT INTO "step" VALUES(10,1,'g2.SW-b7','tester','2026-11-22T06:05:49+00:00','move',9,10,10);
INSERT INTO "step" VALUES(11,1,'e4.NE-f5','tester','2026-11-22T06:05:49+00:00','move',10,11,11);
INSERT INTO "step" VALUES(12,1,'h2.SE-d6','tester','2026-11-22T06:05:49+00:00','move',11,12,12);
INSERT INTO "step" VALUES(13,1,'f5.NE-g4','tester','2026-11-22T06:05:49+00:00','move',12,13,13);
INSERT INTO "step" VALUES(14,1,'a2.SW-b3','tester','2026-11-22T06:05:49+00:00','move',13,14,14);
INSERT INTO "step" VALUES(15,1,'a8.NE-e4','tester','2026-11-22T06:05:49+00:00','move',14,15,15);
INSERT INTO "step" VALUES(16,1,'b7.SW-c6','tester','2026-11-22T06:05:49+00:00','move',15,16,16);
INSERT INTO "step" VALUES(17,1,'g6.NE-f5','tester','2026-11-22T06:05:49+00:00','move',16,17,17);
INSERT INTO "step" VALUES(18,1,'c6.SW-b7','tester','2026-11-22T06:05:49+00:00','move',17,18,18);
INSERT INTO "step" VALUES(19,1,'e4.NE-b7','tester','2026-11-22T06:05:49+00:00','move',18,19,19);
INSERT INTO "step" VALUES(20,1,'h1.NE-d5','tester','2026-11-22T06:05:49+00:00','move',19,20,20);
INSERT INTO "step" VALUES(21,1,'c8-c2','tester','2026-11-22T06:05:49+00:00','move',20,21,21);
INSERT INTO "step" VALUES(22,1,'d5.NE-b5','tester','2026-11-22T06:05:49+00:00','move',21,22,22);
INSERT INTO "step" VALUES(23,1,'b7.NE-c6','tester','2026-11-22T06:05:49+00:00','move',22,23,23);
INSERT INTO "step" VALUES(24,1,'b5.NE-d3','tester','2026-11-22T06:05:49+00:00','move',23,24,24);
INSERT INTO "step" VALUES(25,1,'b8-a7','tester','2026-11-22T06:05:49+00:00','move',24,25,25);
INSERT INTO "step" VALUES(26,1,'f6.SE-e7','tester','2026-11-22T06:05:49+00:00','move',25,26,26);
INSERT INTO "step" VALUES(27,1,'d4.NW-b2','tester','2026-11-22T06:05:49+00:00','move',26,27,27);
INSERT INTO "step" VALUES(28,1,'g1-h2','tester','2026-11-22T06:05:49+00:00','move',27,28,28);
INSERT INTO "step" VALUES(29,1,'f8-g7','tester','2026-11-22T06:05:49+00:00','move',28,29,29);
INSERT INTO "step" VALUES(30,1,'a1.SE-b2 x b2.NW','tester','2026-11-22T06:05:49+00:00','move',29,30,30);
INSERT INTO "step" VALUES(31,1,'g8-f7 x e7.SE','tester','2026-11-22T06:05:49+00:00','move',30,31,31);
INSERT INTO "step" VALUES(32,1,'h2-g3','tester','2026-11-22T06:05:49+00:00','move',31,32,32);
INSERT INTO "step" VALUES(33,1,'g4.NE-h3','tester','2026-11-22T06:05:50+00:00','move',32,33,33);
INSERT INTO "step" VALUES(34,1,'b1-a2','tester','2026-11-22T06:05:50+00:00','move',33,34,34);
INSERT INTO "step" VALUES(35,1,'f7-g8','tester','2026-11-22T06:05:50+00:00','move',34,35,35);
INSERT INTO "step" VALUES(36,1,'b7.SW-f3','tester','2026-11-22T06:05:50+00:00','move',35,36,36);
INSERT INTO "step" VALUES(37,1,'f5.NE-e6','tester','2026-11-22T06:05:50+00:00','move',36,37,37);
INSERT INTO "step" VALUES(38,1,'b2.SE-a3','tester','2026-11-22T06:05:50+00:00','move',37,38,38);
INSERT INTO "step" VALUES(39,1,'a7-b6','tester','2026-11-22T06:05:50+00:00','move',38,39,39);
INSERT INTO "step" VALUES(40,1,'a5-a4','tester','2026-11-22T06:05:50+00:00','move',39,40,40);
INSERT INTO "step" VALUES(41,1,'b6-b4','tester','2026-11-22T06:05:50+00:00','move',40,41,41);
INSERT INTO "step" VALUES(42,1,'d2-e1','tester','2026-11-22T06:05:50+00:00','move',41,42,42);
CREATE INDEX ix_step_parent_id ON step (parent_id);
CREATE INDEX ix_step_battle_id ON step (battle_id);
CREATE INDEX ix_headmove_battle_id ON headmove (battle_id);
CREATE INDEX ix_event_battle_id ON event (battle_id);
CREATE INDEX ix_event_step_id ON event (step_id);
CREATE INDEX ix_event_parent_id ON event (parent_id);
CREATE INDEX ix_event_odd_version ON event (battle_id) WHERE version <> 1;
CREATE INDEX ix_branch_event_id ON branch (event_id);
COMMIT;
PRAGMA application_id = 1397836871;
PRAGMA user_version = 2;
