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
INSERT INTO "battle" VALUES(1,'The Back Door','2026-11-29T16:36:38+00:00','2026-11-29T16:36:39+00:00','T1.s4',111,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"The Back Door","features":[{"id":"D1","kind":"external_door","name":"Back door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":["blue","red"],"seed":5,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":true,"snow":false,"vacuum":false,"hostile":""},"turns":6,"extra_actions":[],"scenario":"newcomer","briefing":"Three of John Doe''s squad have cornered three TOG riflemen behind a warehouse. Put a table edge or a book between them as a low wall: whoever stands behind it has half cover (hard), whoever kneels there is in full cover. The two groups begin 15 m apart. The back door D1 in the middle is closed and not locked; through it a corridor leads past the wall. The fight is won by victory points after six turns, or when one side has nobody left standing.","packs_on":true,"chapters":["ammunition","grenades","launchers","timed_play","vacuum"],"map":"","may_hide":[],"taking_back":"anybody","clock":[{"side":"","seconds":30}],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue","name":"John Doe''s Squad","side":"blue","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"Third Cohort Line Squad","side":"red","units":[4,5,6],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.13.0","salt":"783aff4bac07eeb59268f19483678376","start":"","referee":true},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(3,1,3,2,'initiative_rolled',1,'{"rolls":[{"grouping":"blue","faces":[{"name":"initiative","value":3,"who":"blue","side":"blue","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":3},{"grouping":"red","faces":[{"name":"initiative","value":8,"who":"red","side":"red","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":8}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(4,1,4,3,'order_chosen',1,'{"grouping":"blue","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(5,1,4,4,'order_chosen',1,'{"grouping":"red","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(6,1,4,5,'order_set',1,'{"order":["blue","red"],"kind":"order_set"}');
INSERT INTO "event" VALUES(7,1,4,6,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(8,1,4,7,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(9,1,4,8,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(10,1,5,9,'action_declared',2,'{"unit":1,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":"fragmentation","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"pick_up_object","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(11,1,6,10,'action_declared',2,'{"unit":2,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":"smoke","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"pick_up_object","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(12,1,7,11,'action_declared',2,'{"unit":3,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(13,1,8,12,'resolution_ordered',1,'{"order":[1,2,3],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(14,1,8,13,'action_ended',1,'{"unit":1,"action":"pick_up_object","kind":"action_ended"}');
INSERT INTO "event" VALUES(15,1,8,14,'grenade_readied',1,'{"kind":"grenade_readied","unit":1,"grenade":"fragmentation","body":null}');
INSERT INTO "event" VALUES(16,1,8,15,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(17,1,8,16,'action_ended',1,'{"unit":2,"action":"pick_up_object","kind":"action_ended"}');
INSERT INTO "event" VALUES(18,1,8,17,'grenade_readied',1,'{"kind":"grenade_readied","unit":2,"grenade":"smoke","body":null}');
INSERT INTO "event" VALUES(19,1,8,18,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(20,1,8,19,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(21,1,8,20,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(22,1,9,21,'action_declared',2,'{"unit":4,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":"fragmentation","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"pick_up_object","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(23,1,10,22,'action_declared',2,'{"unit":5,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(24,1,10,23,'action_declared',2,'{"unit":6,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(25,1,11,24,'resolution_ordered',1,'{"order":[4,5,6],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(26,1,11,25,'action_ended',1,'{"unit":4,"action":"pick_up_object","kind":"action_ended"}');
INSERT INTO "event" VALUES(27,1,11,26,'grenade_readied',1,'{"kind":"grenade_readied","unit":4,"grenade":"fragmentation","body":null}');
INSERT INTO "event" VALUES(28,1,11,27,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(29,1,11,28,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(30,1,11,29,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(31,1,11,30,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(32,1,11,31,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(33,1,11,32,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(34,1,11,33,'subphase_closed',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(35,1,11,34,'subphase_opened',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(36,1,11,35,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(37,1,11,36,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(38,1,12,37,'action_declared',2,'{"unit":1,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"fragmentation","target":null,"stated":{"distance_m":15.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"where 4 Varro is","adjust":[]},"kind":"throw","start":{"turn":1,"subphase":2},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(39,1,13,38,'action_declared',2,'{"unit":2,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"smoke","target":null,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"where 5 Cassia is","adjust":[]},"kind":"throw","start":{"turn":1,"subphase":2},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(40,1,14,39,'action_declared',2,'{"unit":3,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(41,1,15,40,'resolution_ordered',1,'{"order":[1,2,3],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(42,1,15,41,'action_ended',1,'{"unit":1,"action":"throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(43,1,15,42,'grenade_released',1,'{"kind":"grenade_released","unit":1,"volley":{"grenade":"fragmentation","count":1,"start":null,"aim":null,"told":"where 4 Varro is","feature":null,"metres":15.0,"spotted":false,"window":false,"adjust":[]}}');
INSERT INTO "event" VALUES(44,1,15,43,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(45,1,15,44,'action_ended',1,'{"unit":2,"action":"throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(46,1,15,45,'grenade_released',1,'{"kind":"grenade_released","unit":2,"volley":{"grenade":"smoke","count":1,"start":null,"aim":null,"told":"where 5 Cassia is","feature":null,"metres":20.0,"spotted":false,"window":false,"adjust":[]}}');
INSERT INTO "event" VALUES(47,1,15,46,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(48,1,15,47,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(49,1,15,48,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(50,1,16,49,'action_declared',2,'{"unit":4,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(51,1,16,50,'action_declared',2,'{"unit":5,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(52,1,16,51,'action_declared',2,'{"unit":6,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(53,1,17,52,'resolution_ordered',1,'{"order":[4,5,6],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(54,1,17,53,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(55,1,17,54,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(56,1,17,55,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(57,1,17,56,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(58,1,17,57,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(59,1,17,58,'grenade_landed',1,'{"kind":"grenade_landed","unit":1,"grenade":"fragmentation","volley":{"grenade":"fragmentation","count":1,"start":null,"aim":null,"told":"where 4 Varro is","feature":null,"metres":15.0,"spotted":false,"window":false,"adjust":[]},"check":{"ledger":{"test":"grenade","target":5,"lines":[{"key":"range","label":"medium range (15 m)","value":1,"rule":"GRN-12","applied":true,"note":""},{"key":"spotted","label":"seen by a friend alone","value":1,"rule":"GRN-14","applied":false,"note":"seen by the unit itself"},{"key":"window","label":"through a window","value":1,"rule":"GRN-15","applied":false,"note":"no window on the way"},{"key":"race","label":"Human","value":0,"rule":"RAC-04","applied":true,"note":""},{"key":"troop","label":"Combat Arms","value":0,"rule":"TRP-01","applied":true,"note":""}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":3,"net":4,"success":true},"faces":[{"name":"throw","value":3,"who":"1","side":"blue","die":10,"source":"typed"}],"direction":null,"metres":0.0,"spot":null,"contact":"","off":false,"hand":true,"counts":false}');
INSERT INTO "event" VALUES(60,1,17,59,'fuse_lit',1,'{"kind":"fuse_lit","fused":{"id":1,"what":"fragmentation","at":{"turn":1,"subphase":4},"since":{"turn":1,"subphase":2},"side":"blue","by":1,"count":1,"spot":null,"told":"at where 4 Varro is","feature":null,"things":[],"smothered":null,"axis_deg":null,"secret":false,"off_m":0.0}}');
INSERT INTO "event" VALUES(61,1,17,60,'grenade_landed',1,'{"kind":"grenade_landed","unit":2,"grenade":"smoke","volley":{"grenade":"smoke","count":1,"start":null,"aim":null,"told":"where 5 Cassia is","feature":null,"metres":20.0,"spotted":false,"window":false,"adjust":[]},"check":{"ledger":{"test":"grenade","target":5,"lines":[{"key":"range","label":"long range (20 m)","value":3,"rule":"GRN-13","applied":true,"note":""},{"key":"spotted","label":"seen by a friend alone","value":1,"rule":"GRN-14","applied":false,"note":"seen by the unit itself"},{"key":"window","label":"through a window","value":1,"rule":"GRN-15","applied":false,"note":"no window on the way"},{"key":"race","label":"Human","value":0,"rule":"RAC-04","applied":true,"note":""},{"key":"troop","label":"Combat Arms","value":0,"rule":"TRP-01","applied":true,"note":""}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":2,"net":5,"success":true},"faces":[{"name":"throw","value":2,"who":"2","side":"blue","die":10,"source":"typed"}],"direction":null,"metres":0.0,"spot":null,"contact":"","off":false,"hand":true,"counts":false}');
INSERT INTO "event" VALUES(62,1,17,61,'fuse_lit',1,'{"kind":"fuse_lit","fused":{"id":2,"what":"smoke","at":{"turn":1,"subphase":4},"since":{"turn":1,"subphase":2},"side":"blue","by":2,"count":1,"spot":null,"told":"at where 5 Cassia is","feature":null,"things":[],"smothered":null,"axis_deg":null,"secret":false,"off_m":0.0}}');
INSERT INTO "event" VALUES(63,1,17,62,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(64,1,17,63,'subphase_closed',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(65,1,17,64,'subphase_opened',1,'{"moment":{"turn":1,"subphase":3},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(66,1,17,65,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(67,1,17,66,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(68,1,18,67,'action_declared',2,'{"unit":1,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(69,1,18,68,'action_declared',2,'{"unit":2,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(70,1,18,69,'action_declared',2,'{"unit":3,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(71,1,19,70,'resolution_ordered',1,'{"order":[1,2,3],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(72,1,19,71,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(73,1,19,72,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(74,1,19,73,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(75,1,19,74,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(76,1,20,75,'action_declared',2,'{"unit":4,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"fragmentation","target":null,"stated":{"distance_m":15.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"where 1 John Doe is","adjust":[]},"kind":"throw","start":{"turn":1,"subphase":3},"end":{"turn":1,"subphase":3},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(77,1,21,76,'action_declared',2,'{"unit":5,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(78,1,21,77,'action_declared',2,'{"unit":6,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(79,1,22,78,'resolution_ordered',1,'{"order":[4,5,6],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(80,1,22,79,'action_ended',1,'{"unit":4,"action":"throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(81,1,22,80,'grenade_released',1,'{"kind":"grenade_released","unit":4,"volley":{"grenade":"fragmentation","count":1,"start":null,"aim":null,"told":"where 1 John Doe is","feature":null,"metres":15.0,"spotted":false,"window":false,"adjust":[]}}');
INSERT INTO "event" VALUES(82,1,22,81,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(83,1,22,82,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(84,1,22,83,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(85,1,22,84,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(86,1,22,85,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(87,1,22,86,'grenade_landed',1,'{"kind":"grenade_landed","unit":4,"grenade":"fragmentation","volley":{"grenade":"fragmentation","count":1,"start":null,"aim":null,"told":"where 1 John Doe is","feature":null,"metres":15.0,"spotted":false,"window":false,"adjust":[]},"check":{"ledger":{"test":"grenade","target":5,"lines":[{"key":"range","label":"medium range (15 m)","value":1,"rule":"GRN-12","applied":true,"note":""},{"key":"spotted","label":"seen by a friend alone","value":1,"rule":"GRN-14","applied":false,"note":"seen by the unit itself"},{"key":"window","label":"through a window","value":1,"rule":"GRN-15","applied":false,"note":"no window on the way"},{"key":"race","label":"Human","value":0,"rule":"RAC-04","applied":true,"note":""},{"key":"troop","label":"Combat Arms","value":0,"rule":"TRP-01","applied":true,"note":""}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":4,"net":5,"success":true},"faces":[{"name":"throw","value":4,"who":"4","side":"red","die":10,"source":"typed"}],"direction":null,"metres":0.0,"spot":null,"contact":"","off":false,"hand":true,"counts":false}');
INSERT INTO "event" VALUES(88,1,22,87,'fuse_lit',1,'{"kind":"fuse_lit","fused":{"id":3,"what":"fragmentation","at":{"turn":1,"subphase":5},"since":{"turn":1,"subphase":3},"side":"red","by":4,"count":1,"spot":null,"told":"at where 1 John Doe is","feature":null,"things":[],"smothered":null,"axis_deg":null,"secret":false,"off_m":0.0}}');
INSERT INTO "event" VALUES(89,1,22,88,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(90,1,22,89,'subphase_closed',1,'{"moment":{"turn":1,"subphase":3},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(91,1,22,90,'subphase_opened',1,'{"moment":{"turn":1,"subphase":4},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(92,1,22,91,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(93,1,22,92,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(94,1,23,93,'action_declared',2,'{"unit":1,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(95,1,23,94,'action_declared',2,'{"unit":2,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(96,1,23,95,'action_declared',2,'{"unit":3,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(97,1,24,96,'resolution_ordered',1,'{"order":[1,2,3],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(98,1,24,97,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(99,1,24,98,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(100,1,24,99,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(101,1,24,100,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(102,1,25,101,'action_declared',2,'{"unit":4,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(103,1,25,102,'action_declared',2,'{"unit":5,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(104,1,25,103,'action_declared',2,'{"unit":6,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(105,1,26,104,'resolution_ordered',1,'{"order":[4,5,6],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(106,1,26,105,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(107,1,26,106,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(108,1,26,107,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(109,1,26,108,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(110,1,26,109,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(111,1,26,110,'stage_entered',1,'{"stage":"explosions","kind":"stage_entered"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T16:36:38+00:00','created',NULL,1,1,'0.13.0','8523b0254408df9a7ce37f18dc957e52e6faf6e45a56483061a1b6efdb7eb693');
INSERT INTO "step" VALUES(2,1,'{"overrule":"","kind":"begin"}','','2026-11-29T16:36:38+00:00','begin',1,2,2,'0.13.0','b1c1cc3babce29f4546cdf7db1fddb3c3680c7e0b952481cb13ec810f3956633');
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T16:36:38+00:00','roll_initiative',2,3,3,'0.13.0','192a88bdcf562d21d2d00da4068ddb364d3aab879f61c32a838c41e9722b5498');
INSERT INTO "step" VALUES(4,1,'{"grouping":"blue","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T16:36:38+00:00','choose_order',3,4,9,'0.13.0','ff4f213ff16ad8f73e0e710f9d1a717562b67a88cd05e5a19c05b7c86504536f');
INSERT INTO "step" VALUES(5,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":"fragmentation","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":1,"action":"pick_up_object","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:38+00:00','declare',4,10,10,'0.13.0','a3362c36554817b03d1e6e01450d122895c637940a7065ef9c48eb0b9fbbe43c');
INSERT INTO "step" VALUES(6,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":"smoke","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":2,"action":"pick_up_object","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:38+00:00','declare',5,11,11,'0.13.0','919bff0e3917fb4aa158ced158b8b93ffe11028f1746e79a3e08ab119541a1d5');
INSERT INTO "step" VALUES(7,1,'{"unit":3,"overrule":"","kind":"hold"}','','2026-11-29T16:36:38+00:00','hold',6,12,12,'0.13.0','b5780a99726a20a30ec4372ea003f60fb2e14c52320eaccd925c635b96898113');
INSERT INTO "step" VALUES(8,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:38+00:00','done',7,13,21,'0.13.0','3a19a2622042ecb0fb303775ba30b079c838e06a8d266c5cf9a564131cd2d9fa');
INSERT INTO "step" VALUES(9,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":"fragmentation","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":4,"action":"pick_up_object","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:38+00:00','declare',8,22,22,'0.13.0','9c4e5ec109993ef40661622eadc3786e58e4128c79e3320b37749f4fdb817020');
INSERT INTO "step" VALUES(10,1,'{"orders":[{"unit":5,"overrule":"","kind":"hold"},{"unit":6,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T16:36:38+00:00','orders',9,23,24,'0.13.0','6c1165375223bd201bc3d4d933fc3bf1ee1d4d66f9c6df386672026397c3e631');
INSERT INTO "step" VALUES(11,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:38+00:00','done',10,25,37,'0.13.0','74a36af863d0ee2e12bf83e599bd5106aa7d74856d103c652ffacc003962c832');
INSERT INTO "step" VALUES(12,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"fragmentation","target":null,"stated":{"distance_m":15.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"where 4 Varro is","adjust":[]},"unit":1,"action":"throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:38+00:00','declare',11,38,38,'0.13.0','5f10560c942a2da2287306768dfea92c557d15bc87166af23a0a81d695d404ad');
INSERT INTO "step" VALUES(13,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"smoke","target":null,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"where 5 Cassia is","adjust":[]},"unit":2,"action":"throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:38+00:00','declare',12,39,39,'0.13.0','e09e5d9a1518f6ca463dc256d65ce712a8e9e46896a2fa04cea14a03bba447a6');
INSERT INTO "step" VALUES(14,1,'{"unit":3,"overrule":"","kind":"hold"}','','2026-11-29T16:36:38+00:00','hold',13,40,40,'0.13.0','abbe123096190e68f9881068e49c6b4671d0620dff8d8b25abe4e5c64133c095');
INSERT INTO "step" VALUES(15,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:39+00:00','done',14,41,49,'0.13.0','eb38b60954ce7aac94967b8baeaa63120871b2404afb2a627911c667258034c4');
INSERT INTO "step" VALUES(16,1,'{"orders":[{"unit":4,"overrule":"","kind":"hold"},{"unit":5,"overrule":"","kind":"hold"},{"unit":6,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T16:36:39+00:00','orders',15,50,52,'0.13.0','2a5d87dbf917781251060827fb9d831cfea984d853b683c9416900a95dcf7242');
INSERT INTO "step" VALUES(17,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:39+00:00','done',16,53,67,'0.13.0','24aaf3a8f58d2267fa3b9a24f35d95e93c09598c31aaf1be8d60c9b45b821cc8');
INSERT INTO "step" VALUES(18,1,'{"orders":[{"unit":1,"overrule":"","kind":"hold"},{"unit":2,"overrule":"","kind":"hold"},{"unit":3,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T16:36:39+00:00','orders',17,68,70,'0.13.0','f3bf32e662ec905c06e247ef4ed1752d029dd03889c7bf351dc4c689a4b48394');
INSERT INTO "step" VALUES(19,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:39+00:00','done',18,71,75,'0.13.0','7af67df139f8f7a8b7171988bceff0ab816c29e2e8925085bc7b08dabc2ea460');
INSERT INTO "step" VALUES(20,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"fragmentation","target":null,"stated":{"distance_m":15.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"where 1 John Doe is","adjust":[]},"unit":4,"action":"throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:39+00:00','declare',19,76,76,'0.13.0','bab529c07f0282bb6827e37c1592487536360bf79de8865dfe958158e520ac31');
INSERT INTO "step" VALUES(21,1,'{"orders":[{"unit":5,"overrule":"","kind":"hold"},{"unit":6,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T16:36:39+00:00','orders',20,77,78,'0.13.0','35f72d69f3f93f0420bc1cd12fbd2f21a71d504e36fb0ef0d72ebd945e61c34a');
INSERT INTO "step" VALUES(22,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:39+00:00','done',21,79,93,'0.13.0','224827e081f1c3f8436a15270612c9a9c3b90db288697436030c74b2d3137821');
INSERT INTO "step" VALUES(23,1,'{"orders":[{"unit":1,"overrule":"","kind":"hold"},{"unit":2,"overrule":"","kind":"hold"},{"unit":3,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T16:36:39+00:00','orders',22,94,96,'0.13.0','d90c559990936b4f938d9b9c69328c257c48349857957cef6cb93f0e84a3a0ce');
INSERT INTO "step" VALUES(24,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:39+00:00','done',23,97,101,'0.13.0','8a85aa4e8768c6fe2a93d1581559b8ab4b0d118314c90bb59c63a70020a28677');
INSERT INTO "step" VALUES(25,1,'{"orders":[{"unit":4,"overrule":"","kind":"hold"},{"unit":5,"overrule":"","kind":"hold"},{"unit":6,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T16:36:39+00:00','orders',24,102,104,'0.13.0','5c40cc1ec390151fc37f1eaafa05aa31f6878b9556f2fdfa524106f21eeb4fa1');
INSERT INTO "step" VALUES(26,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:39+00:00','done',25,105,111,'0.13.0','8d0844fdfeb879346a5de8464d43c5ec3cdd7af24875658c91da036c3dc6a99f');
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
