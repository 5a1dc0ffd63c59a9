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
INSERT INTO "battle" VALUES(1,'The Back Door','2026-11-22T13:17:46+00:00','2026-11-22T13:17:46+00:00','T1.s2',32,1,'68f8f46cec2980db','b13b2150d03c8480',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',1,'{"setup":{"title":"The Back Door","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue","name":"John Doe''s Squad","side":"blue","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"Third Cohort Line Squad","side":"red","units":[4,5,6],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[]},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[]},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[]},{"id":4,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[]},{"id":5,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[]},{"id":6,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[]}],"features":[{"id":"D1","kind":"external_door","name":"Back door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"rulings":[],"typed_dice":["blue","red"],"seed":5,"zero_g":false,"turns":6,"extra_actions":[],"scenario":"newcomer","briefing":"Three of John Doe''s squad have cornered three TOG riflemen behind a warehouse. Put a table edge or a book between them as a low wall: whoever stands behind it has half cover (hard), whoever kneels there is in full cover. The two groups begin 15 m apart. The back door D1 in the middle is closed and not locked; through it a corridor leads past the wall. The fight is won by victory points after six turns, or when one side has nobody left standing.","packs_on":true,"tables_hash":"68f8f46cec2980db","rulings_hash":"b13b2150d03c8480","map":"","starts":[],"remarks":[],"version":"0.2.0"},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'unit_corrected',1,'{"unit":1,"changes":[["place","elevator:nix"]],"reason":"so","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(3,1,3,2,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(4,1,4,3,'initiative_rolled',1,'{"rolls":[{"grouping":"blue","faces":[{"name":"initiative","value":3,"who":"blue","side":"blue","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":3},{"grouping":"red","faces":[{"name":"initiative","value":8,"who":"red","side":"red","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":8}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(5,1,5,4,'order_chosen',1,'{"grouping":"blue","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(6,1,5,5,'order_chosen',1,'{"grouping":"red","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(7,1,5,6,'order_set',1,'{"order":["blue","red"],"kind":"order_set"}');
INSERT INTO "event" VALUES(8,1,5,7,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(9,1,5,8,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(10,1,5,9,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(11,1,6,10,'overruled',1,'{"code":"no-omni","rule":"ACT-61","sentence":"Mara Quill has no OMNI rifle.","reason":"so","kind":"overruled"}');
INSERT INTO "event" VALUES(12,1,6,11,'action_declared',1,'{"unit":2,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"watched":false,"overruled":false},"action":{"kind":"change_omni_mode","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":10},"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"stance":null,"shot":null,"let_stand":["timing"]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(13,1,7,12,'action_declared',1,'{"unit":3,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"watched":false,"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(14,1,8,13,'resolution_ordered',1,'{"order":[1,2,3],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(15,1,8,14,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(16,1,8,15,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(17,1,8,16,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(18,1,8,17,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(19,1,9,18,'action_declared',1,'{"unit":4,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"watched":false,"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(20,1,10,19,'action_declared',1,'{"unit":5,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"watched":false,"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(21,1,11,20,'action_declared',1,'{"unit":6,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"watched":false,"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(22,1,12,21,'resolution_ordered',1,'{"order":[4,5,6],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(23,1,12,22,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(24,1,12,23,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(25,1,12,24,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(26,1,12,25,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(27,1,12,26,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(28,1,12,27,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(29,1,12,28,'subphase_closed',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(30,1,12,29,'subphase_opened',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(31,1,12,30,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(32,1,12,31,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-22T13:17:46+00:00','created',NULL,1,1,'0.2.0','bfbbec34e1b334834a19f675ec64303f490813b618f98cf876e0c04f4fcd56af');
INSERT INTO "step" VALUES(2,1,'{"unit":1,"changes":[["place","elevator:nix"]],"reason":"so","kind":"correct"}','','2026-11-22T13:17:46+00:00','correct',1,2,2,'0.2.0','4216bfe67bd114e482efd1efce728aad3cbff81a7f7c4b78821431ff017443e2');
INSERT INTO "step" VALUES(3,1,'{"kind":"begin"}','','2026-11-22T13:17:46+00:00','begin',2,3,3,'0.2.0','973b8dbe9d70ff232d6322e2a7e12d6ee769bfda1c0a14d6caa2e2589b07f413');
INSERT INTO "step" VALUES(4,1,'{"kind":"roll_initiative"}','','2026-11-22T13:17:46+00:00','roll_initiative',3,4,4,'0.2.0','2f213a7fdc2afb2733f6c32616f5f0e1f4953d79863d6c6d477dbf5d7dd6eed6');
INSERT INTO "step" VALUES(5,1,'{"grouping":"blue","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-22T13:17:46+00:00','choose_order',4,5,10,'0.2.0','90e17b32b869a3a0ebf6fb40d51becdeaf40c30f0d254b126c6ebb4ced84f5c8');
INSERT INTO "step" VALUES(6,1,'{"unit":2,"action":"change_omni_mode","mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"so","kind":"declare"}','','2026-11-22T13:17:46+00:00','declare',5,11,12,'0.2.0','96391731882c96240e27b19bf4365c3b564578f30eef47ac5852814233ec68a0');
INSERT INTO "step" VALUES(7,1,'{"unit":3,"kind":"hold"}','','2026-11-22T13:17:46+00:00','hold',6,13,13,'0.2.0','15657b5d5d0c57eb23040e17f6aa85b0432694af79df1ee506bd5498b3e7bbb9');
INSERT INTO "step" VALUES(8,1,'{"order":[],"kind":"done"}','','2026-11-22T13:17:46+00:00','done',7,14,18,'0.2.0','fbf2b4d3c9d71a585f482aaba582c82af314365e2db47b1d486c681e9af2b2ae');
INSERT INTO "step" VALUES(9,1,'{"unit":4,"kind":"hold"}','','2026-11-22T13:17:46+00:00','hold',8,19,19,'0.2.0','48a6397350ab8c2070bc4e6eac9af16b010376828a7ee5dd8a4b8edb7d83c2ba');
INSERT INTO "step" VALUES(10,1,'{"unit":5,"kind":"hold"}','','2026-11-22T13:17:46+00:00','hold',9,20,20,'0.2.0','f211166e404f629ccd4a30d6ea0f2a61fea82f415a0f6c1e356fbe8c2a5947a7');
INSERT INTO "step" VALUES(11,1,'{"unit":6,"kind":"hold"}','','2026-11-22T13:17:46+00:00','hold',10,21,21,'0.2.0','377dc6ed61008b2c91313ec084972ea671cfbfdd9be24f4fce3205cb76dc7791');
INSERT INTO "step" VALUES(12,1,'{"order":[],"kind":"done"}','','2026-11-22T13:17:46+00:00','done',11,22,32,'0.2.0','14a8d8aa5ca4ba573e2799622f2df11e2aaa00eddd65100df94e6476e21c8498');
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
