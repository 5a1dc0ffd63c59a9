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
INSERT INTO "battle" VALUES(1,'The Back Door','2026-11-29T16:36:23+00:00','2026-11-29T16:36:24+00:00','T1.s2',41,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"The Back Door","features":[{"id":"D1","kind":"external_door","name":"Back door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":["blue","red"],"seed":5,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":6,"extra_actions":[],"scenario":"newcomer","briefing":"Three of John Doe''s squad have cornered three TOG riflemen behind a warehouse. Put a table edge or a book between them as a low wall: whoever stands behind it has half cover (hard), whoever kneels there is in full cover. The two groups begin 15 m apart. The back door D1 in the middle is closed and not locked; through it a corridor leads past the wall. The fight is won by victory points after six turns, or when one side has nobody left standing.","packs_on":true,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue","name":"John Doe''s Squad","side":"blue","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"Third Cohort Line Squad","side":"red","units":[4,5,6],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.13.0","salt":"","start":"","referee":true},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(3,1,3,2,'initiative_rolled',1,'{"rolls":[{"grouping":"blue","faces":[{"name":"initiative","value":3,"who":"blue","side":"blue","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":3},{"grouping":"red","faces":[{"name":"initiative","value":8,"who":"red","side":"red","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":8}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(4,1,4,3,'order_chosen',1,'{"grouping":"blue","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(5,1,4,4,'order_chosen',1,'{"grouping":"red","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(6,1,4,5,'order_set',1,'{"order":["blue","red"],"kind":"order_set"}');
INSERT INTO "event" VALUES(7,1,4,6,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(8,1,4,7,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(9,1,4,8,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(10,1,5,9,'action_declared',2,'{"unit":1,"declaration":{"choice":"start","mode":null,"move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(11,1,5,10,'action_declared',2,'{"unit":2,"declaration":{"choice":"start","mode":null,"move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(12,1,5,11,'action_declared',2,'{"unit":3,"declaration":{"choice":"start","mode":null,"move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(13,1,6,12,'resolution_ordered',1,'{"order":[1,2,3],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(14,1,6,13,'unit_moved',1,'{"unit":1,"trace":{"mode":"walk","metres":2.0,"turned_deg":0.0},"charged":2.0,"allowance":4.0,"since_turn_m":2.0,"barred":[],"facts":{"distance":{"value":2.0,"origin":"stated"},"ground":[],"turns":[],"seen_by":[],"clears":{"value":false,"origin":"default","reason":"","rule":""},"origin":"stated","into":null,"way":[],"passed":[],"stop":null},"posture":null,"to":null,"kind":"unit_moved"}');
INSERT INTO "event" VALUES(15,1,6,14,'action_ended',1,'{"unit":1,"action":"move","kind":"action_ended"}');
INSERT INTO "event" VALUES(16,1,6,15,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(17,1,6,16,'unit_moved',1,'{"unit":2,"trace":{"mode":"walk","metres":2.0,"turned_deg":0.0},"charged":2.0,"allowance":4.0,"since_turn_m":2.0,"barred":[],"facts":{"distance":{"value":2.0,"origin":"stated"},"ground":[],"turns":[],"seen_by":[],"clears":{"value":false,"origin":"default","reason":"","rule":""},"origin":"stated","into":null,"way":[],"passed":[],"stop":null},"posture":null,"to":null,"kind":"unit_moved"}');
INSERT INTO "event" VALUES(18,1,6,17,'action_ended',1,'{"unit":2,"action":"move","kind":"action_ended"}');
INSERT INTO "event" VALUES(19,1,6,18,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(20,1,6,19,'unit_moved',1,'{"unit":3,"trace":{"mode":"walk","metres":2.0,"turned_deg":0.0},"charged":2.0,"allowance":4.0,"since_turn_m":2.0,"barred":[],"facts":{"distance":{"value":2.0,"origin":"stated"},"ground":[],"turns":[],"seen_by":[],"clears":{"value":false,"origin":"default","reason":"","rule":""},"origin":"stated","into":null,"way":[],"passed":[],"stop":null},"posture":null,"to":null,"kind":"unit_moved"}');
INSERT INTO "event" VALUES(21,1,6,20,'action_ended',1,'{"unit":3,"action":"move","kind":"action_ended"}');
INSERT INTO "event" VALUES(22,1,6,21,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(23,1,6,22,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(24,1,7,23,'action_declared',2,'{"unit":4,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"opportunity_fire","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(25,1,8,24,'action_declared',2,'{"unit":5,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(26,1,8,25,'action_declared',2,'{"unit":6,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(27,1,9,26,'resolution_ordered',1,'{"order":[4,5,6],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(28,1,9,27,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(29,1,9,28,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(30,1,9,29,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(31,1,9,30,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(32,1,9,31,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(33,1,9,32,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(34,1,9,33,'subphase_closed',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(35,1,9,34,'subphase_opened',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(36,1,9,35,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(37,1,9,36,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(38,1,10,37,'action_declared',2,'{"unit":1,"declaration":{"choice":"start","mode":null,"move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":2},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(39,1,10,38,'action_declared',2,'{"unit":2,"declaration":{"choice":"start","mode":null,"move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":2},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(40,1,11,39,'action_declared',2,'{"unit":3,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(41,1,12,39,'action_declared',2,'{"unit":3,"declaration":{"choice":"start","mode":null,"move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":2},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
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
INSERT INTO "headmove" VALUES(1,1,40,39,'','2026-11-29T16:36:24+00:00','');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T16:36:23+00:00','created',NULL,1,1,'0.13.0','eec9788d09f71767f09b1458c36735ca0b2dcb636714ab4c1071ad249a86b98d');
INSERT INTO "step" VALUES(2,1,'{"overrule":"","kind":"begin"}','','2026-11-29T16:36:23+00:00','begin',1,2,2,'0.13.0','65afe43490ceeab9ec7ea979f0d2e22384981eef9606f323545f48cb522d7d5c');
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T16:36:23+00:00','roll_initiative',2,3,3,'0.13.0','92c3a6d4c6e1e6a99a6832193eab74ec3af7ba4cb5e51e6ba63b31eba79870ef');
INSERT INTO "step" VALUES(4,1,'{"grouping":"blue","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T16:36:23+00:00','choose_order',3,4,9,'0.13.0','48292d7e97cdc1b44e9b2e2f9345fd12a79a42a2bcf0024e3dfdc11e050240a0');
INSERT INTO "step" VALUES(5,1,'{"orders":[{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":1,"action":"move","move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare"},{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":2,"action":"move","move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare"},{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":3,"action":"move","move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare"}],"kind":"orders"}','','2026-11-29T16:36:23+00:00','orders',4,10,12,'0.13.0','676356e2fb6483778268c7566ef42a867f9f0c3ce0dad5a35b9da6872c53f989');
INSERT INTO "step" VALUES(6,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:23+00:00','done',5,13,23,'0.13.0','aff40f980a9e96489128876fb8bcd3a3ec1ad5bb735a09417352873fa3e6df04');
INSERT INTO "step" VALUES(7,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":4,"action":"opportunity_fire","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:23+00:00','declare',6,24,24,'0.13.0','a0008f2d3fcbfffc822f2783a9dc5095d1e25160ce6e0b5c9361d8de427cfb2a');
INSERT INTO "step" VALUES(8,1,'{"orders":[{"unit":5,"overrule":"","kind":"hold"},{"unit":6,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T16:36:23+00:00','orders',7,25,26,'0.13.0','6e9e079bce851840c285f0e281d1b40562b256b4009ea6c7f562e9771225dab4');
INSERT INTO "step" VALUES(9,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:23+00:00','done',8,27,37,'0.13.0','5398eb791e625f6d6e44946589e6c30e0366abdc4e3e15e984b5555c3e378737');
INSERT INTO "step" VALUES(10,1,'{"orders":[{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":1,"action":"move","move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare"},{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":2,"action":"move","move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare"}],"kind":"orders"}','','2026-11-29T16:36:24+00:00','orders',9,38,39,'0.13.0','d2a65d825c3da381fe920da4dc6d0a90c6b03e090454ab5f418486d913999c36');
INSERT INTO "step" VALUES(11,1,'{"unit":3,"overrule":"","kind":"hold"}','','2026-11-29T16:36:24+00:00','hold',10,40,40,'0.13.0','5574dd6fbb2e6249a19f07704ae93cea0aa88903fbbff4cb4c9272e0894a3811');
INSERT INTO "step" VALUES(12,1,'{"orders":[{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":3,"action":"move","move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare"}],"kind":"orders"}','','2026-11-29T16:36:24+00:00','orders',10,41,41,'0.13.0','9ac1307e4452c5a7062505f478f40ec2e09dbf26e0df066ce65908dcc4524624');
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
