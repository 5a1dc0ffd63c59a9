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
INSERT INTO "battle" VALUES(1,'The Back Door','2026-11-29T20:03:23+00:00','2026-11-29T20:03:23+00:00','T1.s2',36,1,'a2f6c08734160066','98c7ce6051d61cbc','{"command": "{\"unit\":6,\"intent\":\"attack\",\"overrule\":\"\",\"kind\":\"give_intent\"}", "by": "", "faces": [], "roll": "{\"name\": \"avoid melee\", \"who\": \"3\", \"side\": \"blue\", \"die\": 10, \"needed\": \"5 or less (5 with +0)\", \"row\": \"\", \"secret\": false}"}','');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"The Back Door","features":[{"id":"D1","kind":"external_door","name":"Back door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":["blue","red"],"seed":5,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":6,"extra_actions":[],"scenario":"newcomer","briefing":"Three of John Doe''s squad have cornered three TOG riflemen behind a warehouse. Put a table edge or a book between them as a low wall: whoever stands behind it has half cover (hard), whoever kneels there is in full cover. The two groups begin 15 m apart. The back door D1 in the middle is closed and not locked; through it a corridor leads past the wall. The fight is won by victory points after six turns, or when one side has nobody left standing.","packs_on":true,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue","name":"John Doe''s Squad","side":"blue","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"Third Cohort Line Squad","side":"red","units":[4,5,6],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"","start":"","referee":true},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(3,1,3,2,'initiative_rolled',1,'{"rolls":[{"grouping":"blue","faces":[{"name":"initiative","value":3,"who":"blue","side":"blue","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":3},{"grouping":"red","faces":[{"name":"initiative","value":8,"who":"red","side":"red","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":8}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(4,1,4,3,'order_chosen',1,'{"grouping":"blue","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(5,1,4,4,'order_chosen',1,'{"grouping":"red","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(6,1,4,5,'order_set',1,'{"order":["blue","red"],"kind":"order_set"}');
INSERT INTO "event" VALUES(7,1,4,6,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(8,1,4,7,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(9,1,4,8,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(10,1,5,9,'action_declared',2,'{"unit":3,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(11,1,6,10,'action_declared',2,'{"unit":1,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(12,1,7,11,'action_declared',2,'{"unit":2,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(13,1,8,12,'resolution_ordered',1,'{"order":[1,2,3],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(14,1,8,13,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(15,1,8,14,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(16,1,8,15,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(17,1,8,16,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(18,1,9,17,'action_declared',2,'{"unit":6,"declaration":{"choice":"start","mode":null,"move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":3,"asked":[],"overruled":false},"action":{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(19,1,10,18,'action_declared',2,'{"unit":4,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(20,1,11,19,'action_declared',2,'{"unit":5,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(21,1,12,20,'resolution_ordered',1,'{"order":[4,5,6],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(22,1,12,21,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(23,1,12,22,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(24,1,12,23,'unit_moved',1,'{"unit":6,"trace":{"mode":"walk","metres":2.0,"turned_deg":0.0},"charged":2.0,"allowance":4.0,"since_turn_m":2.0,"barred":[],"facts":{"distance":{"value":2.0,"origin":"stated"},"ground":[],"turns":[],"seen_by":null,"clears":{"value":false,"origin":"default","reason":"","rule":""},"origin":"stated","into":null,"way":[],"passed":[],"stop":null},"posture":null,"to":null,"kind":"unit_moved"}');
INSERT INTO "event" VALUES(25,1,12,24,'action_ended',1,'{"unit":6,"action":"move","kind":"action_ended"}');
INSERT INTO "event" VALUES(26,1,12,25,'engaged',1,'{"engagement":{"attacker":6,"defender":3,"declared":{"turn":1,"subphase":1},"late":true,"status":"declared","attacker_intent":null,"defender_intent":null,"may_avoid":true,"helpless":false,"continued":false,"let_stand":false},"kind":"engaged"}');
INSERT INTO "event" VALUES(27,1,12,26,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(28,1,12,27,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(29,1,12,28,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(30,1,12,29,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(31,1,12,30,'subphase_closed',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(32,1,12,31,'subphase_opened',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(33,1,12,32,'melee_opened',1,'{"attacker":6,"defender":3,"turned":true,"kind":"melee_opened"}');
INSERT INTO "event" VALUES(34,1,12,33,'choice_asked',1,'{"asked":{"unit":3,"attacker":6,"defender":3,"options":["attack","parry","avoid","out"],"kind":"intent"},"kind":"choice_asked"}');
INSERT INTO "event" VALUES(35,1,13,34,'intent_given',1,'{"unit":3,"attacker":6,"defender":3,"intent":"avoid","kind":"intent_given"}');
INSERT INTO "event" VALUES(36,1,13,35,'choice_asked',1,'{"asked":{"unit":6,"attacker":6,"defender":3,"options":["attack","parry","out"],"kind":"intent"},"kind":"choice_asked"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:23+00:00','created',NULL,1,1,'0.14.0','81dd73fbc16c2affe6956fa78f2ea5185431639d18adefd01c88e482f5a69322');
INSERT INTO "step" VALUES(2,1,'{"overrule":"","kind":"begin"}','','2026-11-29T20:03:23+00:00','begin',1,2,2,'0.14.0','4cf7cd6129e6031172a3fa1fae27f7b2e402479a827f58942d0f9e8d89f55212');
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T20:03:23+00:00','roll_initiative',2,3,3,'0.14.0','f9fa3733c345f155c94cf63f50de1ddaf23f7955c9e6fc088e29d1a3d32f946f');
INSERT INTO "step" VALUES(4,1,'{"grouping":"blue","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:23+00:00','choose_order',3,4,9,'0.14.0','d9dc80342615e917185d22a0d2983186abe4ed8eb389d26f402c766ae7d93627');
INSERT INTO "step" VALUES(5,1,'{"unit":3,"overrule":"","kind":"hold"}','','2026-11-29T20:03:23+00:00','hold',4,10,10,'0.14.0','09cb52d0d73509a4f038d337b1af117bf44c1ff6a696dbc9dc2fc38cb609b9d2');
INSERT INTO "step" VALUES(6,1,'{"unit":1,"overrule":"","kind":"hold"}','','2026-11-29T20:03:23+00:00','hold',5,11,11,'0.14.0','9b28f3f6c549002107f702ebc2ae7e4517e8e6abb347aecca7f2ee76e569d01f');
INSERT INTO "step" VALUES(7,1,'{"unit":2,"overrule":"","kind":"hold"}','','2026-11-29T20:03:23+00:00','hold',6,12,12,'0.14.0','71f950af9e38c9802ea7b496048dc1de5358d61001179d1d7d9d553c13d236e5');
INSERT INTO "step" VALUES(8,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:23+00:00','done',7,13,17,'0.14.0','1181c2cc5a777110657f1309fcebc3e5ce7157cb2ba86c799d56e032880c9be6');
INSERT INTO "step" VALUES(9,1,'{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":6,"action":"move","move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":3,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:23+00:00','declare',8,18,18,'0.14.0','92550e01b3e620266cf9b5d8d6bd6dd9903f87e4f6a7081728f4f67eb92ccbe8');
INSERT INTO "step" VALUES(10,1,'{"unit":4,"overrule":"","kind":"hold"}','','2026-11-29T20:03:23+00:00','hold',9,19,19,'0.14.0','49632ebd0cc452736a860532639db6b554988a032afce6b40c6b05600b7d7a2b');
INSERT INTO "step" VALUES(11,1,'{"unit":5,"overrule":"","kind":"hold"}','','2026-11-29T20:03:23+00:00','hold',10,20,20,'0.14.0','096b9433589dbaf4cb72368e42cee1cd369b5c94093c44263d3ce3d3808f1da2');
INSERT INTO "step" VALUES(12,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:23+00:00','done',11,21,34,'0.14.0','eab39e136abd4e994ca5d5f8a5a9eb76d15de33ec6f915cfa9fb16e8c7e96381');
INSERT INTO "step" VALUES(13,1,'{"unit":3,"intent":"avoid","overrule":"","kind":"give_intent"}','','2026-11-29T20:03:23+00:00','give_intent',12,35,36,'0.14.0','2782ac63cc79800e022f1419cfd3a3802c1f0bd1c4902ae49e1342b1c2bb7008');
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
