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
INSERT INTO "battle" VALUES(1,'The Back Door','2026-11-29T20:03:39+00:00','2026-11-29T20:03:39+00:00','T1.s1',19,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"The Back Door","features":[{"id":"D1","kind":"external_door","name":"Back door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":[],"seed":30,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":6,"extra_actions":[],"scenario":"newcomer","briefing":"Three of John Doe''s squad have cornered three TOG riflemen behind a warehouse. Put a table edge or a book between them as a low wall: whoever stands behind it has half cover (hard), whoever kneels there is in full cover. The two groups begin 15 m apart. The back door D1 in the middle is closed and not locked; through it a corridor leads past the wall. The fight is won by victory points after six turns, or when one side has nobody left standing.","packs_on":true,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue","name":"John Doe''s Squad","side":"blue","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"Third Cohort Line Squad","side":"red","units":[4,5,6],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"","start":"","referee":false},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'seat_given',1,'{"kind":"seat_given","name":"Ann","sits":"player","side":"blue"}');
INSERT INTO "event" VALUES(3,1,2,2,'command_taken',1,'{"kind":"command_taken","side":"blue","name":"Ann","units":[1,2]}');
INSERT INTO "event" VALUES(4,1,3,3,'seat_given',1,'{"kind":"seat_given","name":"Ben","sits":"player","side":"blue"}');
INSERT INTO "event" VALUES(5,1,3,4,'command_taken',1,'{"kind":"command_taken","side":"blue","name":"Ben","units":[3]}');
INSERT INTO "event" VALUES(6,1,4,5,'side_ready',1,'{"kind":"side_ready","side":"red","ready":true}');
INSERT INTO "event" VALUES(7,1,5,6,'side_ready',1,'{"kind":"side_ready","side":"blue","ready":true}');
INSERT INTO "event" VALUES(8,1,5,7,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(9,1,6,8,'initiative_rolled',1,'{"rolls":[{"grouping":"blue","faces":[{"name":"initiative","value":8,"who":"blue","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":8},{"grouping":"red","faces":[{"name":"initiative","value":9,"who":"red","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":9}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(10,1,7,9,'order_chosen',1,'{"grouping":"blue","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(11,1,7,10,'order_chosen',1,'{"grouping":"red","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(12,1,7,11,'order_set',1,'{"order":["blue","red"],"kind":"order_set"}');
INSERT INTO "event" VALUES(13,1,7,12,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(14,1,7,13,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(15,1,7,14,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(16,1,8,15,'action_declared',2,'{"unit":1,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(17,1,9,16,'action_declared',2,'{"unit":2,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(18,1,10,17,'person_done',1,'{"kind":"person_done","side":"blue","name":"Ann"}');
INSERT INTO "event" VALUES(19,1,11,18,'back_asked',1,'{"kind":"back_asked","wish":{"seat":"red","entry":0,"told":"end because \"it is late\"","reveals":[],"waits":["blue"],"by":"","why":"","says":"{\"reason\":\"it is late\",\"kind\":\"end_battle\"}","agreed":[]}}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:39+00:00','created',NULL,1,1,'0.14.0','ea97c1729fe1c7d28cc486abcf24f77291e95f2d3c9c9f59c2a97597fce26c0c');
INSERT INTO "step" VALUES(2,1,'{"kind":"command_them","name":"Ann","units":[1,2],"said_from":"blue"}','Ann','2026-11-29T20:03:39+00:00','command_them',1,2,3,'0.14.0','e47754e470c4df3b11e4f3d968eb0333aaf8303a99dc468f90be6fc57105b863');
INSERT INTO "step" VALUES(3,1,'{"kind":"command_them","name":"Ben","units":[3],"said_from":"blue"}','Ben','2026-11-29T20:03:39+00:00','command_them',2,4,5,'0.14.0','9798d7074dec48acc036646789c3be2a0348e54fe61564be653565b7074ae85f');
INSERT INTO "step" VALUES(4,1,'{"kind":"say_ready","answer":"yes","seat":"red","said_from":"red"}','','2026-11-29T20:03:39+00:00','say_ready',3,6,6,'0.14.0','7371de5add8a7d930c8e3a8aca6a7ab5e60185f8fc78d135795133fc9cb6f063');
INSERT INTO "step" VALUES(5,1,'{"kind":"say_ready","answer":"yes","seat":"blue","said_from":"blue"}','Ben','2026-11-29T20:03:39+00:00','say_ready',4,7,8,'0.14.0','aec81756eeafd4ef1abdc6a253ac1ddc1489a2b2411fda3d4fe66834725ddf6e');
INSERT INTO "step" VALUES(6,1,'{"kind":"roll_initiative","said_from":"blue"}','Ann','2026-11-29T20:03:39+00:00','roll_initiative',5,9,9,'0.14.0','41bcdfc830235348e7648a1487401e8cd98dffea07755f73f236024835b15c0d');
INSERT INTO "step" VALUES(7,1,'{"grouping":"blue","choice":"MOVE","overrule":"","kind":"choose_order","said_from":"blue"}','Ann','2026-11-29T20:03:39+00:00','choose_order',6,10,15,'0.14.0','9b3a7c5c9d84898f29ee1a4f9b37dc9083b32defb6e5900fdf32b3dd4b2da3aa');
INSERT INTO "step" VALUES(8,1,'{"unit":1,"overrule":"","kind":"hold","said_from":"blue"}','Ann','2026-11-29T20:03:39+00:00','hold',7,16,16,'0.14.0','948264d0ae874c24ef98016fa1351695ccc7353342b2e9766de83110d0eed147');
INSERT INTO "step" VALUES(9,1,'{"unit":2,"overrule":"","kind":"hold","said_from":"blue"}','Ann','2026-11-29T20:03:39+00:00','hold',8,17,17,'0.14.0','028e7cd159866651eb9a9be0ae6e29da971c324c660fc870b2581faf91d9d50b');
INSERT INTO "step" VALUES(10,1,'{"kind":"say_done","side":"blue","name":"Ann","said_from":"blue"}','Ann','2026-11-29T20:03:39+00:00','say_done',9,18,18,'0.14.0','518991ace4ab173d81c834817ecbe8203ad6fc0d583190206fcdf8f456ce02f5');
INSERT INTO "step" VALUES(11,1,'{"kind":"ask_back","wish":{"seat":"red","entry":0,"told":"end because \"it is late\"","reveals":[],"waits":["blue"],"by":"","why":"","says":"{\"reason\":\"it is late\",\"kind\":\"end_battle\"}","agreed":[]},"said_from":"red"}','','2026-11-29T20:03:39+00:00','ask_back',10,19,19,'0.14.0','824f8e78ced4553eafcad8d30ab94de2a0b356d45c60e527245855736056bac6');
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
