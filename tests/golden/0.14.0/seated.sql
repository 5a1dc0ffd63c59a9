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
INSERT INTO "battle" VALUES(1,'The Back Door','2026-11-29T20:03:39+00:00','2026-11-29T20:03:39+00:00','T1.s1',17,1,'a2f6c08734160066','98c7ce6051d61cbc','{"command": "{\"kind\":\"roll_initiative\"}", "by": "", "faces": [], "roll": "{\"name\": \"initiative\", \"who\": \"blue\", \"side\": \"blue\", \"die\": 10, \"needed\": \"a ranking: low chooses first\", \"row\": \"\", \"secret\": false}"}','');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"The Back Door","features":[{"id":"D1","kind":"external_door","name":"Back door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":["blue"],"seed":31,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":6,"extra_actions":[],"scenario":"newcomer","briefing":"Three of John Doe''s squad have cornered three TOG riflemen behind a warehouse. Put a table edge or a book between them as a low wall: whoever stands behind it has half cover (hard), whoever kneels there is in full cover. The two groups begin 15 m apart. The back door D1 in the middle is closed and not locked; through it a corridor leads past the wall. The fight is won by victory points after six turns, or when one side has nobody left standing.","packs_on":true,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue","name":"John Doe''s Squad","side":"blue","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"Third Cohort Line Squad","side":"red","units":[4,5,6],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"","start":"","referee":false},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'seat_given',1,'{"kind":"seat_given","name":"Ann","sits":"player","side":"blue"}');
INSERT INTO "event" VALUES(3,1,2,2,'command_set',1,'{"kind":"command_set","side":"blue","name":"Ann","units":[1,2],"whole":false}');
INSERT INTO "event" VALUES(4,1,3,3,'seat_given',1,'{"kind":"seat_given","name":"Ben","sits":"player","side":"blue"}');
INSERT INTO "event" VALUES(5,1,3,4,'command_set',1,'{"kind":"command_set","side":"blue","name":"Ben","units":[3],"whole":false}');
INSERT INTO "event" VALUES(6,1,4,5,'seat_given',1,'{"kind":"seat_given","name":"Eve","sits":"player","side":"red"}');
INSERT INTO "event" VALUES(7,1,4,6,'command_set',1,'{"kind":"command_set","side":"red","name":"Eve","units":[],"whole":true}');
INSERT INTO "event" VALUES(8,1,5,7,'seat_given',1,'{"kind":"seat_given","name":"Cleo","sits":"player","side":"blue"}');
INSERT INTO "event" VALUES(9,1,5,8,'command_set',1,'{"kind":"command_set","side":"blue","name":"Cleo","units":[],"whole":false}');
INSERT INTO "event" VALUES(10,1,6,9,'back_asked',1,'{"kind":"back_asked","wish":{"seat":"blue","entry":0,"told":"seat \"Ref\" referee","reveals":[],"waits":["blue","red"],"by":"Ann","why":"","says":"{\"kind\":\"give_seat\",\"name\":\"Ref\",\"side\":\"referee\",\"units\":null}","agreed":["Ann"]}}');
INSERT INTO "event" VALUES(11,1,7,10,'back_answered',1,'{"kind":"back_answered","seat":"red","agrees":true,"over":false,"of_command":true,"by":"Eve","people":["Eve"],"waits":false}');
INSERT INTO "event" VALUES(12,1,8,11,'back_answered',1,'{"kind":"back_answered","seat":"blue","agrees":true,"over":false,"of_command":true,"by":"Ben","people":["Ben"],"waits":true}');
INSERT INTO "event" VALUES(13,1,9,12,'back_answered',1,'{"kind":"back_answered","seat":"blue","agrees":true,"over":true,"of_command":true,"by":"Cleo","people":["Cleo"],"waits":false}');
INSERT INTO "event" VALUES(14,1,9,13,'seat_given',1,'{"kind":"seat_given","name":"Ref","sits":"referee","side":""}');
INSERT INTO "event" VALUES(15,1,10,14,'seat_given',1,'{"kind":"seat_given","name":"Wall","sits":"display","side":""}');
INSERT INTO "event" VALUES(16,1,11,15,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(17,1,12,16,'acting_begun',1,'{"kind":"acting_begun","side":"blue","name":"Ben","by":"Ann","reason":"his phone died"}');
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
INSERT INTO "setting" VALUES('battle.current','1');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:39+00:00','created',NULL,1,1,'0.14.0','852c3cecb67ab03e709536c14c1f3e8613412645776e4df3f01223d789ab63f5');
INSERT INTO "step" VALUES(2,1,'{"kind":"give_seat","name":"Ann","side":"blue","units":[1,2],"said_from":"blue"}','','2026-11-29T20:03:39+00:00','give_seat',1,2,3,'0.14.0','131c5439c942e7c6909e19e5cf064342c6d86e82f67ef7b4064e441dd3064b80');
INSERT INTO "step" VALUES(3,1,'{"kind":"give_seat","name":"Ben","side":"blue","units":[3],"said_from":"blue"}','','2026-11-29T20:03:39+00:00','give_seat',2,4,5,'0.14.0','86b42ffebb0a0ba573576550799fd2c6bf6cd9c5d35416ce2fb6cfba2ee9ef29');
INSERT INTO "step" VALUES(4,1,'{"kind":"give_seat","name":"Eve","side":"red","units":null,"said_from":"red"}','','2026-11-29T20:03:39+00:00','give_seat',3,6,7,'0.14.0','c8dbdac2405b5bc0d591b406ca31d6e942cb8bad2a770367f3a490d1bb042fcd');
INSERT INTO "step" VALUES(5,1,'{"kind":"give_seat","name":"Cleo","side":"blue","units":[],"said_from":"blue"}','','2026-11-29T20:03:39+00:00','give_seat',4,8,9,'0.14.0','02027f8f2163836b23b51d60742350ade38ca6e4a312c27f3130f22eb09d0bdb');
INSERT INTO "step" VALUES(6,1,'{"kind":"ask_back","wish":{"seat":"blue","entry":0,"told":"seat \"Ref\" referee","reveals":[],"waits":["blue","red"],"by":"Ann","why":"","says":"{\"kind\":\"give_seat\",\"name\":\"Ref\",\"side\":\"referee\",\"units\":null}","agreed":["Ann"]},"said_from":"blue"}','Ann','2026-11-29T20:03:39+00:00','ask_back',5,10,10,'0.14.0','4fbf55f06a057629b0d5194f7915e95723bedd43972bceece309fef1abb902e4');
INSERT INTO "step" VALUES(7,1,'{"kind":"consent","answer":"yes","seat":"red","by":"Eve","said_from":"red"}','Eve','2026-11-29T20:03:39+00:00','consent',6,11,11,'0.14.0','f98d6846d3fd26cb9aca3e9fe8d3c6bb6dbe713d11e7d006036decefb97df3fe');
INSERT INTO "step" VALUES(8,1,'{"kind":"consent","answer":"yes","seat":"blue","by":"Ben","said_from":"blue"}','Ben','2026-11-29T20:03:39+00:00','consent',7,12,12,'0.14.0','5d97d5bbfc66d8de2d5cf10036c48c5f51f2b7e5be92ab5e978b0a6c5cb7373e');
INSERT INTO "step" VALUES(9,1,'{"kind":"consent","answer":"yes","seat":"blue","by":"Cleo","said_from":"blue"}','Cleo','2026-11-29T20:03:39+00:00','consent',8,13,14,'0.14.0','f3296e831d27933f93b2862a20a23df12de9acd2aae8d4e8cba06f1f7f3e03dc');
INSERT INTO "step" VALUES(10,1,'{"kind":"give_seat","name":"Wall","side":"display","units":null}','','2026-11-29T20:03:39+00:00','give_seat',9,15,15,'0.14.0','e11fc61c503e0a6ee5cd3187a75ded18e03268de1978596cd2d5dcd8b243dbb8');
INSERT INTO "step" VALUES(11,1,'{"overrule":"","kind":"begin"}','','2026-11-29T20:03:39+00:00','begin',10,16,16,'0.14.0','107f0e803b3dcb4169650691303a4d9abdd8e919b24a088321bf69e735e6d4bd');
INSERT INTO "step" VALUES(12,1,'{"kind":"act_for","name":"Ben","by":"Ann","reason":"his phone died","said_from":"blue"}','Ann','2026-11-29T20:03:39+00:00','act_for',11,17,17,'0.14.0','5e6cba31b7e5baea75fc14fa454c67d398111c6449633fae15c7d8361c1d3ae5');
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
