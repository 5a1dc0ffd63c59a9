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
INSERT INTO "battle" VALUES(1,'Two Squads','2026-11-29T20:03:24+00:00','2026-11-29T20:03:25+00:00','T1.s2',89,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"Two Squads","features":[],"typed_dice":[],"seed":21,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":10,"extra_actions":[],"scenario":"full_squads","briefing":"Squad against squad on any ground you like, each in two fire teams of four. Begin 40 m apart with at least four pieces of cover in between: a hedge or a table is half cover (soft), a low stone wall half cover (hard), woods are light or heavy. Bounce packs are on; switch one off before the soldier moves. Victory points are counted after ten turns.","packs_on":true,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue-1","name":"John Doe''s Squad 1","side":"blue","units":[1,2,3,4],"race":null,"modifier":0,"instead_of":""},{"id":"blue-2","name":"John Doe''s Squad 2","side":"blue","units":[5,6,7,8],"race":null,"modifier":0,"instead_of":""},{"id":"red-1","name":"Third Cohort Line Squad 1","side":"red","units":[9,10,11,12],"race":null,"modifier":0,"instead_of":""},{"id":"red-2","name":"Third Cohort Line Squad 2","side":"red","units":[13,14,15,16],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Ilse Hark","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Pio Vance","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Greta Oun","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":7,"name":"Dov Sarkis","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":8,"name":"Lena Marsh","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":9,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":10,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":11,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":12,"name":"Livia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":13,"name":"Marcian","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":14,"name":"Otho","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SAR"],"value":50,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":15,"name":"Servia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SC","P"],"value":43,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":16,"name":"Titus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SC","P"],"value":43,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"","start":"","referee":true},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(3,1,3,2,'initiative_rolled',1,'{"rolls":[{"grouping":"red-2","faces":[{"name":"initiative","value":4,"who":"red-2","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":4},{"grouping":"blue-2","faces":[{"name":"initiative","value":7,"who":"blue-2","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":7},{"grouping":"red-1","faces":[{"name":"initiative","value":8,"who":"red-1","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":8},{"grouping":"blue-1","faces":[{"name":"initiative","value":9,"who":"blue-1","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":9}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(4,1,4,3,'order_chosen',1,'{"grouping":"red-2","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(5,1,5,4,'order_chosen',1,'{"grouping":"blue-2","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(6,1,6,5,'order_chosen',1,'{"grouping":"red-1","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(7,1,6,6,'order_chosen',1,'{"grouping":"blue-1","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(8,1,6,7,'order_set',1,'{"order":["red-2","blue-2","red-1","blue-1"],"kind":"order_set"}');
INSERT INTO "event" VALUES(9,1,6,8,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(10,1,6,9,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(11,1,6,10,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(12,1,7,11,'action_declared',2,'{"unit":13,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":1,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"fire_throw","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(13,1,8,12,'action_declared',2,'{"unit":14,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(14,1,9,13,'action_declared',2,'{"unit":15,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"reload","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":5},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(15,1,10,14,'action_declared',2,'{"unit":16,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":"kneeling","extras":[],"floors":0,"shot":null,"kind":"position_change","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(16,1,11,15,'resolution_ordered',1,'{"order":[13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(17,1,11,16,'action_ended',1,'{"unit":13,"action":"fire_throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(18,1,11,17,'shot_queued',2,'{"shot":{"unit":13,"weapon":"SR","aimed":false,"plan":{"weapon":"SR","target":1,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]}},"kind":"shot_queued"}');
INSERT INTO "event" VALUES(19,1,11,18,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(20,1,11,19,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(21,1,11,20,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(22,1,11,21,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(23,1,11,22,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(24,1,12,23,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(25,1,12,24,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(26,1,12,25,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(27,1,12,26,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(28,1,12,27,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(29,1,12,28,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(30,1,13,29,'action_declared',2,'{"unit":9,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":1,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"fire_throw","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(31,1,14,30,'action_declared',2,'{"unit":10,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"opportunity_fire","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(32,1,15,31,'action_declared',2,'{"unit":11,"declaration":{"choice":"start","mode":null,"move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(33,1,16,32,'action_declared',2,'{"unit":12,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(34,1,17,33,'resolution_ordered',1,'{"order":[9,10,11,12],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(35,1,17,34,'action_ended',1,'{"unit":9,"action":"fire_throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(36,1,17,35,'shot_queued',2,'{"shot":{"unit":9,"weapon":"SR","aimed":false,"plan":{"weapon":"SR","target":1,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]}},"kind":"shot_queued"}');
INSERT INTO "event" VALUES(37,1,17,36,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(38,1,17,37,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(39,1,17,38,'unit_moved',1,'{"unit":11,"trace":{"mode":"walk","metres":2.0,"turned_deg":0.0},"charged":2.0,"allowance":4.0,"since_turn_m":2.0,"barred":[],"facts":{"distance":{"value":2.0,"origin":"stated"},"ground":[],"turns":[],"seen_by":null,"clears":{"value":false,"origin":"default","reason":"","rule":""},"origin":"stated","into":null,"way":[],"passed":[],"stop":null},"posture":null,"to":null,"kind":"unit_moved"}');
INSERT INTO "event" VALUES(40,1,17,39,'action_ended',1,'{"unit":11,"action":"move","kind":"action_ended"}');
INSERT INTO "event" VALUES(41,1,17,40,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(42,1,17,41,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(43,1,17,42,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(44,1,18,43,'action_declared',2,'{"unit":1,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":9,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"fire_throw","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(45,1,19,44,'action_declared',2,'{"unit":2,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":10,"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"aimed_fire","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":3},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(46,1,20,45,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(47,1,20,46,'action_ended',1,'{"unit":1,"action":"fire_throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(48,1,20,47,'shot_queued',2,'{"shot":{"unit":1,"weapon":"SR","aimed":false,"plan":{"weapon":"SR","target":9,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]}},"kind":"shot_queued"}');
INSERT INTO "event" VALUES(49,1,20,48,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(50,1,20,49,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(51,1,20,50,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(52,1,20,51,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(53,1,20,52,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(54,1,20,53,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(55,1,21,54,'shot_fired',2,'{"unit":13,"weapon":"SR","sort":"plain","target":1,"sighting":{"distance":{"value":20.0,"origin":"stated"},"in_arc":{"value":true,"origin":"default","reason":"","rule":""},"in_sight":{"value":true,"origin":"default","reason":"","rule":""},"crossed":[],"depths_origin":"default","covers_origin":"default","reason":"","rule":"","margin_m":null,"too_close":false,"at":null},"check":{"ledger":{"test":"ranged","target":7,"lines":[{"key":"weapon","label":"Spike Rifle","value":0,"rule":"WPN-01","applied":true,"note":""},{"key":"race","label":"Human","value":0,"rule":"RAC-04","applied":true,"note":""},{"key":"troop","label":"Combat Arms","value":0,"rule":"TRP-01","applied":true,"note":""},{"key":"fire_control","label":"suit has fire control","value":-2,"rule":"FIR-22","applied":true,"note":""},{"key":"firer_moved","label":"firer moved","value":0,"rule":"FIR-05","applied":false,"note":"the firer did not move"},{"key":"firer_turned","label":"firer turned","value":0,"rule":"FIR-11","applied":false,"note":"the firer did not turn"},{"key":"firer_prone","label":"firer prone","value":-1,"rule":"FIR-19","applied":false,"note":"the firer is standing"},{"key":"wound","label":"wound","value":0,"rule":"FIR-30","applied":false,"note":"not wounded"},{"key":"target_moved","label":"target moved","value":0,"rule":"FIR-13","applied":false,"note":"the target did not move"},{"key":"target_prone","label":"target prone","value":1,"rule":"FIR-20","applied":false,"note":"the target is standing"},{"key":"cover","label":"cover","value":0,"rule":"FIR-23","applied":false,"note":"no cover on the line"}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":10,"net":8,"success":false},"faces":[{"name":"to hit","value":10,"who":"13","side":"red","die":10,"source":"seeded"}],"levels":0,"half_levels":0,"moment":{"turn":1,"subphase":1},"at_m":null,"effects":[],"counts":true,"manner":"","hits":1,"kind":"shot_fired"}');
INSERT INTO "event" VALUES(56,1,22,55,'shot_fired',2,'{"unit":9,"weapon":"SR","sort":"plain","target":1,"sighting":{"distance":{"value":20.0,"origin":"stated"},"in_arc":{"value":true,"origin":"default","reason":"","rule":""},"in_sight":{"value":true,"origin":"default","reason":"","rule":""},"crossed":[],"depths_origin":"default","covers_origin":"default","reason":"","rule":"","margin_m":null,"too_close":false,"at":null},"check":{"ledger":{"test":"ranged","target":7,"lines":[{"key":"weapon","label":"Spike Rifle","value":0,"rule":"WPN-01","applied":true,"note":""},{"key":"race","label":"Human","value":0,"rule":"RAC-04","applied":true,"note":""},{"key":"troop","label":"Combat Arms","value":0,"rule":"TRP-01","applied":true,"note":""},{"key":"fire_control","label":"suit has fire control","value":-2,"rule":"FIR-22","applied":true,"note":""},{"key":"firer_moved","label":"firer moved","value":0,"rule":"FIR-05","applied":false,"note":"the firer did not move"},{"key":"firer_turned","label":"firer turned","value":0,"rule":"FIR-11","applied":false,"note":"the firer did not turn"},{"key":"firer_prone","label":"firer prone","value":-1,"rule":"FIR-19","applied":false,"note":"the firer is standing"},{"key":"wound","label":"wound","value":0,"rule":"FIR-30","applied":false,"note":"not wounded"},{"key":"target_moved","label":"target moved","value":0,"rule":"FIR-13","applied":false,"note":"the target did not move"},{"key":"target_prone","label":"target prone","value":1,"rule":"FIR-20","applied":false,"note":"the target is standing"},{"key":"cover","label":"cover","value":0,"rule":"FIR-23","applied":false,"note":"no cover on the line"}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":9,"net":7,"success":true},"faces":[{"name":"to hit","value":9,"who":"9","side":"red","die":10,"source":"seeded"}],"levels":2,"half_levels":0,"moment":{"turn":1,"subphase":1},"at_m":null,"effects":[{"target":1,"by":9,"levels":2,"half_levels":0,"daze":true,"cause":"fire","weapon":"","by_af":[]}],"counts":true,"manner":"","hits":1,"kind":"shot_fired"}');
INSERT INTO "event" VALUES(57,1,23,56,'shot_fired',2,'{"unit":1,"weapon":"SR","sort":"plain","target":9,"sighting":{"distance":{"value":20.0,"origin":"stated"},"in_arc":{"value":true,"origin":"default","reason":"","rule":""},"in_sight":{"value":true,"origin":"default","reason":"","rule":""},"crossed":[],"depths_origin":"default","covers_origin":"default","reason":"","rule":"","margin_m":null,"too_close":false,"at":null},"check":{"ledger":{"test":"ranged","target":7,"lines":[{"key":"weapon","label":"Spike Rifle","value":0,"rule":"WPN-01","applied":true,"note":""},{"key":"race","label":"Human","value":0,"rule":"RAC-04","applied":true,"note":""},{"key":"troop","label":"Combat Arms","value":0,"rule":"TRP-01","applied":true,"note":""},{"key":"fire_control","label":"suit has fire control","value":-2,"rule":"FIR-22","applied":true,"note":""},{"key":"firer_moved","label":"firer moved","value":0,"rule":"FIR-05","applied":false,"note":"the firer did not move"},{"key":"firer_turned","label":"firer turned","value":0,"rule":"FIR-11","applied":false,"note":"the firer did not turn"},{"key":"firer_prone","label":"firer prone","value":-1,"rule":"FIR-19","applied":false,"note":"the firer is standing"},{"key":"wound","label":"wound","value":0,"rule":"FIR-30","applied":false,"note":"not wounded"},{"key":"target_moved","label":"target moved","value":0,"rule":"FIR-13","applied":false,"note":"the target did not move"},{"key":"target_prone","label":"target prone","value":1,"rule":"FIR-20","applied":false,"note":"the target is standing"},{"key":"cover","label":"cover","value":0,"rule":"FIR-23","applied":false,"note":"no cover on the line"}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":3,"net":1,"success":true},"faces":[{"name":"to hit","value":3,"who":"1","side":"blue","die":10,"source":"seeded"}],"levels":2,"half_levels":0,"moment":{"turn":1,"subphase":1},"at_m":null,"effects":[{"target":9,"by":1,"levels":2,"half_levels":0,"daze":true,"cause":"fire","weapon":"","by_af":[]}],"counts":true,"manner":"","hits":1,"kind":"shot_fired"}');
INSERT INTO "event" VALUES(58,1,23,57,'unit_dazed',1,'{"unit":1,"at":{"turn":1,"subphase":1},"until":{"turn":1,"subphase":4},"cause":"fire","kind":"unit_dazed"}');
INSERT INTO "event" VALUES(59,1,23,58,'unit_wounded',1,'{"unit":1,"levels":2,"before":"none","after":"M","by":9,"cause":"fire","kind":"unit_wounded"}');
INSERT INTO "event" VALUES(60,1,23,59,'unit_dazed',1,'{"unit":9,"at":{"turn":1,"subphase":1},"until":{"turn":1,"subphase":4},"cause":"fire","kind":"unit_dazed"}');
INSERT INTO "event" VALUES(61,1,23,60,'unit_wounded',1,'{"unit":9,"levels":2,"before":"none","after":"M","by":1,"cause":"fire","kind":"unit_wounded"}');
INSERT INTO "event" VALUES(62,1,23,61,'effects_applied',1,'{"count":2,"kind":"effects_applied"}');
INSERT INTO "event" VALUES(63,1,23,62,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(64,1,23,63,'subphase_closed',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(65,1,23,64,'subphase_opened',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(66,1,23,65,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(67,1,23,66,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(68,1,24,67,'resolution_ordered',1,'{"order":[13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(69,1,24,68,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(70,1,24,69,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(71,1,24,70,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(72,1,24,71,'action_ended',1,'{"unit":16,"action":"position_change","kind":"action_ended"}');
INSERT INTO "event" VALUES(73,1,24,72,'posture_changed',1,'{"unit":16,"posture":"kneeling","kind":"posture_changed"}');
INSERT INTO "event" VALUES(74,1,24,73,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(75,1,24,74,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(76,1,25,75,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(77,1,25,76,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(78,1,25,77,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(79,1,25,78,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(80,1,25,79,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(81,1,25,80,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(82,1,26,81,'resolution_ordered',1,'{"order":[9,10,11,12],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(83,1,26,82,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(84,1,26,83,'action_ended',1,'{"unit":10,"action":"opportunity_fire","kind":"action_ended"}');
INSERT INTO "event" VALUES(85,1,26,84,'opportunity_readied',1,'{"unit":10,"weapon":"SR","let_stand":[],"kind":"opportunity_readied"}');
INSERT INTO "event" VALUES(86,1,26,85,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(87,1,26,86,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(88,1,26,87,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(89,1,26,88,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:24+00:00','created',NULL,1,1,'0.14.0','e3ab5014fb4400add17f9ca669f9ac03ac169d63f5e35980bbca7bb61d8a288f');
INSERT INTO "step" VALUES(2,1,'{"overrule":"","kind":"begin"}','','2026-11-29T20:03:24+00:00','begin',1,2,2,'0.14.0','87da47aa3aaad2b6ddd40b1088c20f686f0d43aafead0e4dcfa6a23d2d335d77');
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T20:03:24+00:00','roll_initiative',2,3,3,'0.14.0','2d8cc5b17c32f503e6db47f19c940e526bf1953fef2b951ab89daa9f3363c627');
INSERT INTO "step" VALUES(4,1,'{"grouping":"red-2","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:24+00:00','choose_order',3,4,4,'0.14.0','b45be9176754e56182569850e6065798f478640ceba1501dc30811a258bfcb02');
INSERT INTO "step" VALUES(5,1,'{"grouping":"blue-2","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:24+00:00','choose_order',4,5,5,'0.14.0','e8b2f964bdcf36f0f3afc4b9012185e09263d2bf4860d2884e9ad48ce44c4d78');
INSERT INTO "step" VALUES(6,1,'{"grouping":"red-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:24+00:00','choose_order',5,6,11,'0.14.0','960b693f5182144155099735b02cd5bf3bf01ade64695a5d17cce6c2d337bc7b');
INSERT INTO "step" VALUES(7,1,'{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":1,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":13,"action":"fire_throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:24+00:00','declare',6,12,12,'0.14.0','bf1f1c664f6cc37f5e8d1f22c21cb12f3f188eeea55d4fd277156fce3935a84e');
INSERT INTO "step" VALUES(8,1,'{"unit":14,"overrule":"","kind":"hold"}','','2026-11-29T20:03:24+00:00','hold',7,13,13,'0.14.0','9ca88d46e5e4fb2683452744d845d1fe82ec23ecc56a2e5ce2e4b64a61962dc5');
INSERT INTO "step" VALUES(9,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":15,"action":"reload","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:24+00:00','declare',8,14,14,'0.14.0','abb36cb031f539372b6aaf411729ad065e6fdac826d6edc122aa80b0a3c8668f');
INSERT INTO "step" VALUES(10,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":"kneeling","extras":[],"floors":0,"shot":null,"unit":16,"action":"position_change","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:24+00:00','declare',9,15,15,'0.14.0','26fe1c95fc9147b4f06864b5c9402d9b4ded6344552f39ab39e7886b23a6c2ce');
INSERT INTO "step" VALUES(11,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:24+00:00','done',10,16,23,'0.14.0','3d3905469f2fb68d533bd156d115cb3bc9fc4e0e437cb706cee8f25236c76ace');
INSERT INTO "step" VALUES(12,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:24+00:00','done',11,24,29,'0.14.0','faddee1f733b4a47e677c22ec8e2c8ee5e761f18e251f84abedb1c6b4acb5b18');
INSERT INTO "step" VALUES(13,1,'{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":1,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":9,"action":"fire_throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:24+00:00','declare',12,30,30,'0.14.0','d6cfc3cf35f1eb8a06542398cfff1c67e592a6726ff47a73af38f7a5d8d4c2fb');
INSERT INTO "step" VALUES(14,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":10,"action":"opportunity_fire","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:24+00:00','declare',13,31,31,'0.14.0','6bdb826da65579c606398e24c30c67a2cdef9dfd1793208a60ae2c5a20714257');
INSERT INTO "step" VALUES(15,1,'{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":11,"action":"move","move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:25+00:00','declare',14,32,32,'0.14.0','b6b2dde309e04d977b68f1fe37c7dc00e7778cd7105f1906ed703e922f018a2d');
INSERT INTO "step" VALUES(16,1,'{"unit":12,"overrule":"","kind":"hold"}','','2026-11-29T20:03:25+00:00','hold',15,33,33,'0.14.0','a6dcfc33a2b6db6b312d685ae596a7e3de2a95bf4d88f32880e196a7f20cf599');
INSERT INTO "step" VALUES(17,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:25+00:00','done',16,34,43,'0.14.0','19a8f4d1d2eac3fb1d174f76ba47ae90a294a6f7afb42fd76e9cc6b18bc64b1c');
INSERT INTO "step" VALUES(18,1,'{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":9,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":1,"action":"fire_throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:25+00:00','declare',17,44,44,'0.14.0','4cce8e25eb8daad9361da8f0628b7e23e10a68ae204349ad226433c4f6f403d9');
INSERT INTO "step" VALUES(19,1,'{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":10,"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":2,"action":"aimed_fire","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:25+00:00','declare',18,45,45,'0.14.0','dee3a04be3435623daae9473b9a8937fbd7bf56261444f7eb068407f1a87f8c4');
INSERT INTO "step" VALUES(20,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:25+00:00','done',19,46,54,'0.14.0','bd9962b1dbb9793929fa23525998d8ec07792f61664020a113cdd764d1df9a9d');
INSERT INTO "step" VALUES(21,1,'{"unit":13,"target":1,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"adjust":[],"beyond":[],"manner":null,"sector":null,"overrule":"","kind":"fire","v":2}','','2026-11-29T20:03:25+00:00','fire',20,55,55,'0.14.0','5426d0b7599539efc163abd9db773b1bd9cfa7c222e6bcf9b02d90b043a0194a');
INSERT INTO "step" VALUES(22,1,'{"unit":9,"target":1,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"adjust":[],"beyond":[],"manner":null,"sector":null,"overrule":"","kind":"fire","v":2}','','2026-11-29T20:03:25+00:00','fire',21,56,56,'0.14.0','6020eb7bf186237c8a1d8d6b95c6159223eb42178229be7de8e3fb3e1640bff0');
INSERT INTO "step" VALUES(23,1,'{"unit":1,"target":9,"stated":{"distance_m":20.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"adjust":[],"beyond":[],"manner":null,"sector":null,"overrule":"","kind":"fire","v":2}','','2026-11-29T20:03:25+00:00','fire',22,57,67,'0.14.0','e8a49beeb31c15954e0d94ee3676842f3a11a41cb826f9abbafbb4dac861fe22');
INSERT INTO "step" VALUES(24,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:25+00:00','done',23,68,75,'0.14.0','36c3b38e24f7631730904f78d48d0e2d46a2f75180d9679e445ad5e087eb2d14');
INSERT INTO "step" VALUES(25,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:25+00:00','done',24,76,81,'0.14.0','3d6b82f813c7aa1c333a4756f76cfc4d210d4e3ad39686d474cce5bf44ccd938');
INSERT INTO "step" VALUES(26,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:25+00:00','done',25,82,89,'0.14.0','9edb4be7a470d4b6631b433bdf57025b22fc120f4ba2b3be3ea6b2f462cf3d38');
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
