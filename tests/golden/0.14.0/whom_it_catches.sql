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
INSERT INTO "battle" VALUES(1,'The Back Door','2026-11-29T20:03:35+00:00','2026-11-29T20:03:35+00:00','T1.s4',111,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"The Back Door","features":[{"id":"D1","kind":"external_door","name":"Back door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":["blue","red"],"seed":5,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":true,"snow":false,"vacuum":false,"hostile":""},"turns":6,"extra_actions":[],"scenario":"newcomer","briefing":"Three of John Doe''s squad have cornered three TOG riflemen behind a warehouse. Put a table edge or a book between them as a low wall: whoever stands behind it has half cover (hard), whoever kneels there is in full cover. The two groups begin 15 m apart. The back door D1 in the middle is closed and not locked; through it a corridor leads past the wall. The fight is won by victory points after six turns, or when one side has nobody left standing.","packs_on":true,"chapters":["ammunition","grenades","launchers","timed_play","vacuum"],"map":"","may_hide":[],"taking_back":"anybody","clock":[{"side":"","seconds":30}],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue","name":"John Doe''s Squad","side":"blue","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"Third Cohort Line Squad","side":"red","units":[4,5,6],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"7ebb639430c37975cdb222b1adb84b27","start":"","referee":true},"kind":"battle_created"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:35+00:00','created',NULL,1,1,'0.14.0','a4b6ee715d3a261e09fbbf4781a80d58e68640a0e693abe012789804c5fd9ad6');
INSERT INTO "step" VALUES(2,1,'{"overrule":"","kind":"begin"}','','2026-11-29T20:03:35+00:00','begin',1,2,2,'0.14.0','77d68ece03cc2f2dd378e86354da4e519ee84f037e441e18a3e9cba3c06e0347');
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T20:03:35+00:00','roll_initiative',2,3,3,'0.14.0','086db99a627fa25c53c57b1bf120bf5d9a6c6de5cf1849d54d3dc5a2c9c6897f');
INSERT INTO "step" VALUES(4,1,'{"grouping":"blue","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:35+00:00','choose_order',3,4,9,'0.14.0','2a881a60cfe5cc911dad01c65108862df1f77cd32ba79d9be3d16e7b2815ffdb');
INSERT INTO "step" VALUES(5,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":"fragmentation","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":1,"action":"pick_up_object","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:35+00:00','declare',4,10,10,'0.14.0','317a8541f0ff2e5f0ca0cd6c822494e1a302af222ec2c7d4c6165e0b3b87fae9');
INSERT INTO "step" VALUES(6,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":"smoke","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":2,"action":"pick_up_object","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:35+00:00','declare',5,11,11,'0.14.0','bd1e874cdaabc413be7c38a07650464884e1b59de0b9597858d2b59cccac0ea2');
INSERT INTO "step" VALUES(7,1,'{"unit":3,"overrule":"","kind":"hold"}','','2026-11-29T20:03:35+00:00','hold',6,12,12,'0.14.0','777e33fd8e90c7f2aa5f7adfec97b961798e7f3ab03e72e65ab7756f86d2c968');
INSERT INTO "step" VALUES(8,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:35+00:00','done',7,13,21,'0.14.0','cfd3999581b1b8b0b6daa1ffdd51e29b211657708c6de76b662822c76777640e');
INSERT INTO "step" VALUES(9,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":"fragmentation","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":4,"action":"pick_up_object","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:35+00:00','declare',8,22,22,'0.14.0','465a4c798961066f6da078c432005c7595b24c6d80dc2e262f299748f821b041');
INSERT INTO "step" VALUES(10,1,'{"orders":[{"unit":5,"overrule":"","kind":"hold"},{"unit":6,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T20:03:35+00:00','orders',9,23,24,'0.14.0','bbd31a48b2ee943ecc2bd0bdf8c15619858ad6c7d25a1588b6e841084b097ea8');
INSERT INTO "step" VALUES(11,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:35+00:00','done',10,25,37,'0.14.0','d965315a815e65a3e69b950461e87cf0774f164c8def13b9c260616ac1c07657');
INSERT INTO "step" VALUES(12,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"fragmentation","target":null,"stated":{"distance_m":15.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"where 4 Varro is","adjust":[]},"unit":1,"action":"throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:35+00:00','declare',11,38,38,'0.14.0','551ddbeef8304b62b6d4eca9ce4fe131922bd802ebe9449ca936beff60428ef5');
INSERT INTO "step" VALUES(13,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"smoke","target":null,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"where 5 Cassia is","adjust":[]},"unit":2,"action":"throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:35+00:00','declare',12,39,39,'0.14.0','e18b9abdf96a332b85a41e338e12eef829d74c3abd3ee03f52566d37c355607a');
INSERT INTO "step" VALUES(14,1,'{"unit":3,"overrule":"","kind":"hold"}','','2026-11-29T20:03:35+00:00','hold',13,40,40,'0.14.0','69624595b3fde0e8399485030628de091f34b857a2da99145c396521d9616757');
INSERT INTO "step" VALUES(15,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:35+00:00','done',14,41,49,'0.14.0','7e9eb7bcd98a99f65fbe21feb58c9d0dd8c8e3d9333cc8de517247dbd3a21b10');
INSERT INTO "step" VALUES(16,1,'{"orders":[{"unit":4,"overrule":"","kind":"hold"},{"unit":5,"overrule":"","kind":"hold"},{"unit":6,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T20:03:35+00:00','orders',15,50,52,'0.14.0','e990f5e091998e7cba82a0e94ed88167f2075ec44a91647794efaf329cd31d3a');
INSERT INTO "step" VALUES(17,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:35+00:00','done',16,53,67,'0.14.0','222e812fc517a0a2db89c9d28ac8c99bd95da0adad310f8e4d9e59f84ed77004');
INSERT INTO "step" VALUES(18,1,'{"orders":[{"unit":1,"overrule":"","kind":"hold"},{"unit":2,"overrule":"","kind":"hold"},{"unit":3,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T20:03:35+00:00','orders',17,68,70,'0.14.0','8c722df2ff7131dc3cc92c4633ac0b5f2bb3187fefa4a2388652fd5d6ea3da3f');
INSERT INTO "step" VALUES(19,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:35+00:00','done',18,71,75,'0.14.0','71cbb8d47e2a908aab7f34d1446487aad9fce1d49f50e9fb8a0a0d30e3c9610f');
INSERT INTO "step" VALUES(20,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"fragmentation","target":null,"stated":{"distance_m":15.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"where 1 John Doe is","adjust":[]},"unit":4,"action":"throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:35+00:00','declare',19,76,76,'0.14.0','b1ab22bd7f0b689ab08f1ab7ab0a0fa43f3ec5aecf5e5ce3cdf7200a96a03942');
INSERT INTO "step" VALUES(21,1,'{"orders":[{"unit":5,"overrule":"","kind":"hold"},{"unit":6,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T20:03:35+00:00','orders',20,77,78,'0.14.0','e424cefa257d752cbc2cb5db144aea0cc619715d664fc76fb58305eef62c2889');
INSERT INTO "step" VALUES(22,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:35+00:00','done',21,79,93,'0.14.0','1c8b9476c70e2a3017ebcd2fe67910cce6127d07207ee71fd7546e9432ebf646');
INSERT INTO "step" VALUES(23,1,'{"orders":[{"unit":1,"overrule":"","kind":"hold"},{"unit":2,"overrule":"","kind":"hold"},{"unit":3,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T20:03:35+00:00','orders',22,94,96,'0.14.0','8a6172c6b3f4187c8447fd94504a20567d1595c5b9074635fcb80a32dca42ac6');
INSERT INTO "step" VALUES(24,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:35+00:00','done',23,97,101,'0.14.0','ff930d8186204e38d91372b8d6c92b80bbdba2f1c56175f39a061bad8c80a974');
INSERT INTO "step" VALUES(25,1,'{"orders":[{"unit":4,"overrule":"","kind":"hold"},{"unit":5,"overrule":"","kind":"hold"},{"unit":6,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T20:03:35+00:00','orders',24,102,104,'0.14.0','adabbe8d13d003e00fe93c89845f7611258a2358723b6eb7e668605bccb40681');
INSERT INTO "step" VALUES(26,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:35+00:00','done',25,105,111,'0.14.0','888108001f40984e2ed512291a232617b5d8ee1fa5d2c72d20d6b4c3552bac59');
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
