PRAGMA application_id=1397836871;
PRAGMA user_version=1;
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
	PRIMARY KEY (id)
);
INSERT INTO "battle" VALUES(1,'Corner shop','2026-11-20T13:57:02+00:00','2026-11-20T13:57:03+00:00','T1.s1',4,1,'968af82478e5b0eb','abfb3346486f80d6','{"command": "{\"kind\":\"roll_initiative\"}", "by": "Ann", "faces": [], "roll": "{\"name\": \"initiative\", \"who\": \"red\", \"side\": \"red\", \"die\": 10, \"needed\": \"a ranking: low chooses first\"}"}');
CREATE TABLE branch (
	battle_id INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	event_id INTEGER NOT NULL, 
	PRIMARY KEY (battle_id, name), 
	FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE, 
	FOREIGN KEY(event_id) REFERENCES event (id) ON DELETE CASCADE
);
INSERT INTO "branch" VALUES(1,'fork',4);
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',1,'{"setup":{"title":"Corner shop","sides":[{"id":"red","name":"Red"},{"id":"blue","name":"Blue"}],"groupings":[{"id":"red","name":"Red squad","side":"red","units":[1],"race":null,"modifier":0},{"id":"blue","name":"Blue squad","side":"blue","units":[11],"race":null,"modifier":0}],"soldiers":[{"id":1,"name":"Trooper 1","side":"red","squad":"red","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[]},{"id":11,"name":"Trooper 11","side":"blue","squad":"blue","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[]}],"features":[],"rulings":[],"typed_dice":["red"],"seed":7,"zero_g":false,"turns":null,"extra_actions":[],"scenario":"","briefing":"","packs_on":false,"tables_hash":"968af82478e5b0eb","rulings_hash":"abfb3346486f80d6"},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(3,1,3,2,'note_written',1,'{"text":"left behind","kind":"note_written"}');
INSERT INTO "event" VALUES(4,1,4,2,'note_written',1,'{"text":"kept","kind":"note_written"}');
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
INSERT INTO "headmove" VALUES(1,1,3,2,'Bob','2026-11-20T13:57:03+00:00','wrong words');
CREATE TABLE setting (
	"key" VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "setting" VALUES('theme','dark');
CREATE TABLE squad (
	name VARCHAR NOT NULL, 
	body VARCHAR NOT NULL, 
	modified VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "squad" VALUES('Alpha','{"soldiers": []}','2026-11-20T13:57:03+00:00');
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
INSERT INTO "step" VALUES(1,1,'','Ann','2026-11-20T13:57:02+00:00','created',NULL,1,1);
INSERT INTO "step" VALUES(2,1,'{"kind":"begin"}','Ann','2026-11-20T13:57:03+00:00','begin',1,2,2);
INSERT INTO "step" VALUES(3,1,'{"text":"left behind","kind":"note"}','Ann','2026-11-20T13:57:03+00:00','note',2,3,3);
INSERT INTO "step" VALUES(4,1,'{"text":"kept","kind":"note"}','Bob','2026-11-20T13:57:03+00:00','note',2,4,4);
CREATE INDEX ix_step_battle_id ON step (battle_id);
CREATE INDEX ix_step_parent_id ON step (parent_id);
CREATE INDEX ix_headmove_battle_id ON headmove (battle_id);
CREATE INDEX ix_event_battle_id ON event (battle_id);
CREATE INDEX ix_event_parent_id ON event (parent_id);
CREATE INDEX ix_event_odd_version ON event (battle_id) WHERE version <> 1;
CREATE INDEX ix_event_step_id ON event (step_id);
CREATE INDEX ix_branch_event_id ON branch (event_id);
COMMIT;
