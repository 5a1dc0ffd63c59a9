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
INSERT INTO "battle" VALUES(1,'Airlock Four','2026-11-29T20:03:29+00:00','2026-11-29T20:03:29+00:00','T1.s2',55,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"Airlock Four","features":[{"id":"A1","kind":"airlock_door","name":"Outer airlock door","state":"closed","damage":0,"key":null,"airlock":"AL","pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"A2","kind":"airlock_door","name":"Inner airlock door","state":"closed","damage":0,"key":null,"airlock":"AL","pressure":false,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"B1","kind":"bulkhead_door","name":"Corridor bulkhead door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"B2","kind":"bulkhead_door","name":"Engine room door","state":"locked","damage":0,"key":"engine room key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"S1","kind":"internal_door","name":"Arms locker sliding door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"H1","kind":"internal_bulkhead","name":"Engine room bulkhead","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":[],"seed":8,"environment":{"zero_g":true,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":12,"extra_actions":[],"scenario":"boarding","briefing":"There is no gravity aboard. TOG marines hang on the hull outside airlock AL and want the engine room. The outer door A1 opens to space, the inner door A2 to a corridor of 12 m; cycle the lock to change which of the two may open. Bulkhead door B1 closes the corridor, B2 the engine room; B2 is locked and Chief Adeyemi has the key. Sliding door S1 leads to the arms locker, where the guard begins; the watch begins in the engine room. Every action needs a zero-G check. The boarders win if two of them stand in the engine room when turn 12 ends, and otherwise on victory points.","packs_on":false,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"red","name":"TOG"},{"id":"blue","name":"Commonwealth"}],"groupings":[{"id":"red-1","name":"Iron Tide Boarding Party 1","side":"red","units":[1,2,3,4],"race":null,"modifier":0,"instead_of":""},{"id":"red-2","name":"Iron Tide Boarding Party 2","side":"red","units":[5,6,7,8],"race":null,"modifier":0,"instead_of":""},{"id":"blue-1","name":"Bulkhead Guard","side":"blue","units":[9,10,11,12],"race":null,"modifier":0,"instead_of":""},{"id":"blue-2","name":"Engine Room Watch","side":"blue","units":[13,14,15,16,17,18,19,20],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"Corvina","side":"red","squad":"red-1","race":"Human","troop":"marines","armour":"MZG","weapons":["SC","SP"],"value":49,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Brutan","side":"red","squad":"red-1","race":"Human","troop":"marines","armour":"MZG","weapons":["SC","SP"],"value":49,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Aelia","side":"red","squad":"red-1","race":"Human","troop":"marines","armour":"MZG","weapons":["SC","SP"],"value":49,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Festus","side":"red","squad":"red-1","race":"Human","troop":"marines","armour":"MZG","weapons":["SC","SP"],"value":49,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Hadria","side":"red","squad":"red-1","race":"Human","troop":"marines","armour":"MZG","weapons":["SC","SP"],"value":49,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Junian","side":"red","squad":"red-1","race":"Human","troop":"marines","armour":"MZG","weapons":["SC","SP"],"value":49,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":7,"name":"Paulla","side":"red","squad":"red-1","race":"Human","troop":"marines","armour":"MZG","weapons":["SC","SP"],"value":49,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":8,"name":"Rufinus","side":"red","squad":"red-1","race":"Human","troop":"marines","armour":"MZG","weapons":["SC","SP"],"value":49,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":9,"name":"Nadia Brook","side":"blue","squad":"blue-1","race":"Human","troop":"marines","armour":"MZG","weapons":["SC","SP"],"value":49,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":10,"name":"Owen Teal","side":"blue","squad":"blue-1","race":"Human","troop":"marines","armour":"MZG","weapons":["SC","SP"],"value":49,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":11,"name":"Sefa Lund","side":"blue","squad":"blue-1","race":"Human","troop":"marines","armour":"MZG","weapons":["SC","SP"],"value":49,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":12,"name":"Rami Cole","side":"blue","squad":"blue-1","race":"Human","troop":"marines","armour":"MZG","weapons":["SC","SP"],"value":49,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":13,"name":"Chief Adeyemi","side":"blue","squad":"blue-2","race":"Human","troop":"tech","armour":"SNF","weapons":["SC","LP"],"value":14,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":["engine room key"],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":14,"name":"Bo Larkin","side":"blue","squad":"blue-2","race":"Human","troop":"tech","armour":"SNF","weapons":["SC","LP"],"value":14,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":15,"name":"Cleo Finch","side":"blue","squad":"blue-2","race":"Human","troop":"tech","armour":"SNF","weapons":["LP"],"value":11,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":16,"name":"Dita Wren","side":"blue","squad":"blue-2","race":"Human","troop":"tech","armour":"SNF","weapons":["LP"],"value":11,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":17,"name":"Ewan Pike","side":"blue","squad":"blue-2","race":"Human","troop":"tech","armour":"SNF","weapons":["LP"],"value":11,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":18,"name":"Fay Tolland","side":"blue","squad":"blue-2","race":"Human","troop":"tech","armour":"SNF","weapons":["LP"],"value":11,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":19,"name":"Gus Maddox","side":"blue","squad":"blue-2","race":"Human","troop":"tech","armour":"SNF","weapons":["LP"],"value":11,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":20,"name":"Hana Rook","side":"blue","squad":"blue-2","race":"Human","troop":"tech","armour":"SNF","weapons":["LP"],"value":11,"equipment":[],"leader":null,"quality":"regular","naval":true,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"","start":"","referee":true},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(3,1,3,2,'initiative_rolled',1,'{"rolls":[{"grouping":"blue-1","faces":[{"name":"initiative","value":2,"who":"blue-1","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":2},{"grouping":"red-2","faces":[{"name":"initiative","value":4,"who":"red-2","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":4},{"grouping":"blue-2","faces":[{"name":"initiative","value":6,"who":"blue-2","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":6},{"grouping":"red-1","faces":[{"name":"initiative","value":9,"who":"red-1","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":9}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(4,1,4,3,'order_chosen',1,'{"grouping":"blue-1","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(5,1,5,4,'order_chosen',1,'{"grouping":"red-2","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(6,1,6,5,'order_chosen',1,'{"grouping":"blue-2","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(7,1,6,6,'order_chosen',1,'{"grouping":"red-1","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(8,1,6,7,'order_set',1,'{"order":["blue-1","red-2","blue-2","red-1"],"kind":"order_set"}');
INSERT INTO "event" VALUES(9,1,6,8,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(10,1,6,9,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(11,1,6,10,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(12,1,7,11,'balance_checked',1,'{"unit":9,"check":{"ledger":{"test":"zero_g","target":8,"lines":[{"key":"troop:marines","label":"Marines","value":-1,"rule":"ZRG-04","applied":true,"note":""}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":10,"net":9,"success":false},"face":{"name":"zero-g","value":10,"who":"9","side":"blue","die":10,"source":"seeded"},"action":"move","kind":"balance_checked"}');
INSERT INTO "event" VALUES(13,1,7,12,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(14,1,8,13,'balance_checked',1,'{"unit":10,"check":{"ledger":{"test":"zero_g","target":8,"lines":[{"key":"troop:marines","label":"Marines","value":-1,"rule":"ZRG-04","applied":true,"note":""},{"key":"spike_or_caseless","label":"fires Spike Carbine","value":1,"rule":"ZRG-05","applied":false,"note":"not among the weapons named"}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":4,"net":3,"success":true},"face":{"name":"zero-g","value":4,"who":"10","side":"blue","die":10,"source":"seeded"},"action":"fire_throw","kind":"balance_checked"}');
INSERT INTO "event" VALUES(15,1,8,14,'action_declared',2,'{"unit":10,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":"SC","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SC","target":1,"stated":{"distance_m":8.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"fire_throw","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(16,1,9,15,'resolution_ordered',1,'{"order":[10,11,12],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(17,1,9,16,'action_ended',1,'{"unit":10,"action":"fire_throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(18,1,9,17,'shot_queued',2,'{"shot":{"unit":10,"weapon":"SC","aimed":false,"plan":{"weapon":"SC","target":1,"stated":{"distance_m":8.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]}},"kind":"shot_queued"}');
INSERT INTO "event" VALUES(19,1,9,18,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(20,1,9,19,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(21,1,9,20,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(22,1,9,21,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(23,1,10,22,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(24,1,10,23,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(25,1,10,24,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(26,1,10,25,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(27,1,10,26,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(28,1,10,27,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(29,1,11,28,'resolution_ordered',1,'{"order":[13,14,15,16,17,18,19,20],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(30,1,11,29,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(31,1,11,30,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(32,1,11,31,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(33,1,11,32,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(34,1,11,33,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(35,1,11,34,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(36,1,11,35,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(37,1,11,36,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(38,1,11,37,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(39,1,12,38,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(40,1,12,39,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(41,1,12,40,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(42,1,12,41,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(43,1,12,42,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(44,1,12,43,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(45,1,12,44,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(46,1,13,45,'shot_fired',2,'{"unit":10,"weapon":"SC","sort":"plain","target":1,"sighting":{"distance":{"value":8.0,"origin":"stated"},"in_arc":{"value":true,"origin":"default","reason":"","rule":""},"in_sight":{"value":true,"origin":"default","reason":"","rule":""},"crossed":[],"depths_origin":"default","covers_origin":"default","reason":"","rule":"","margin_m":null,"too_close":false,"at":null},"check":{"ledger":{"test":"ranged","target":7,"lines":[{"key":"weapon","label":"Spike Carbine","value":0,"rule":"WPN-01","applied":true,"note":""},{"key":"race","label":"Human","value":0,"rule":"RAC-04","applied":true,"note":""},{"key":"troop","label":"Marines","value":0,"rule":"TRP-01","applied":true,"note":""},{"key":"fire_control","label":"suit has fire control","value":-2,"rule":"FIR-22","applied":true,"note":""},{"key":"firer_moved","label":"firer moved","value":0,"rule":"FIR-05","applied":false,"note":"the firer did not move"},{"key":"firer_turned","label":"firer turned","value":0,"rule":"FIR-11","applied":false,"note":"the firer did not turn"},{"key":"firer_prone","label":"firer prone","value":-1,"rule":"FIR-19","applied":false,"note":"the firer is standing"},{"key":"wound","label":"wound","value":0,"rule":"FIR-30","applied":false,"note":"not wounded"},{"key":"target_moved","label":"target moved","value":0,"rule":"FIR-13","applied":false,"note":"the target did not move"},{"key":"target_prone","label":"target prone","value":1,"rule":"FIR-20","applied":false,"note":"the target is standing"},{"key":"cover","label":"cover","value":0,"rule":"FIR-23","applied":false,"note":"no cover on the line"}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":1,"net":-1,"success":true},"faces":[{"name":"to hit","value":1,"who":"10","side":"blue","die":10,"source":"seeded"},{"name":"jam","value":2,"who":"10","side":"blue","die":10,"source":"seeded"}],"levels":1,"half_levels":0,"moment":{"turn":1,"subphase":1},"at_m":null,"effects":[{"target":1,"by":10,"levels":1,"half_levels":0,"daze":true,"cause":"fire","weapon":"","by_af":[]}],"counts":true,"manner":"","hits":1,"kind":"shot_fired"}');
INSERT INTO "event" VALUES(47,1,13,46,'weapon_jammed',1,'{"unit":10,"weapon":"SC","kind":"weapon_jammed"}');
INSERT INTO "event" VALUES(48,1,13,47,'unit_dazed',1,'{"unit":1,"at":{"turn":1,"subphase":1},"until":{"turn":1,"subphase":4},"cause":"fire","kind":"unit_dazed"}');
INSERT INTO "event" VALUES(49,1,13,48,'unit_wounded',1,'{"unit":1,"levels":1,"before":"none","after":"L","by":10,"cause":"fire","kind":"unit_wounded"}');
INSERT INTO "event" VALUES(50,1,13,49,'effects_applied',1,'{"count":1,"kind":"effects_applied"}');
INSERT INTO "event" VALUES(51,1,13,50,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(52,1,13,51,'subphase_closed',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(53,1,13,52,'subphase_opened',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(54,1,13,53,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(55,1,13,54,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:29+00:00','created',NULL,1,1,'0.14.0','dcc0ebbb0a206ff16a5e543c3bbe05656372af38602b4eee385c173e22342e3e');
INSERT INTO "step" VALUES(2,1,'{"overrule":"","kind":"begin"}','','2026-11-29T20:03:29+00:00','begin',1,2,2,'0.14.0','879393c27936c7c5f159fd59fc27294f962c1327be26dc810431d99d9c6c0e7c');
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T20:03:29+00:00','roll_initiative',2,3,3,'0.14.0','084e0abc329716fe17cbcee2a318a7b134aa388c6b6a0b070db42bf6d8e30095');
INSERT INTO "step" VALUES(4,1,'{"grouping":"blue-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:29+00:00','choose_order',3,4,4,'0.14.0','eb3b2ea2cf43e30c11716f30c2cffe30f74bbd30aed2bc1fce9c1d929eaf794f');
INSERT INTO "step" VALUES(5,1,'{"grouping":"red-2","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:29+00:00','choose_order',4,5,5,'0.14.0','1042bac8883d31d1df55f3f9120f057e84896d2edd1e9e5949ee90f204f6ab77');
INSERT INTO "step" VALUES(6,1,'{"grouping":"blue-2","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:29+00:00','choose_order',5,6,11,'0.14.0','978a497616971847f1bb9bace631c1f861b543e42aedae75a8d7f5e27044980b');
INSERT INTO "step" VALUES(7,1,'{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":9,"action":"move","move":{"distance_m":1.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:29+00:00','declare',6,12,13,'0.14.0','caf3fe584dc3aab2e579bb335e61d2642dec215c2a00ec31ba560b0eea0cbeae');
INSERT INTO "step" VALUES(8,1,'{"mode":null,"weapon":"SC","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SC","target":1,"stated":{"distance_m":8.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":10,"action":"fire_throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:29+00:00','declare',7,14,15,'0.14.0','30e5cc4b8020cd76288df9e3d7d497b004f5855f68b016b15559aef88deca9f2');
INSERT INTO "step" VALUES(9,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:29+00:00','done',8,16,22,'0.14.0','f893112181beafeac47e22951a4fc3593d387af092f140a330ed12540f1a15ef');
INSERT INTO "step" VALUES(10,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:29+00:00','done',9,23,28,'0.14.0','1d0bdd02bfac67012e3afece20201f20a7414599558040a5e31e3c0030173f23');
INSERT INTO "step" VALUES(11,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:29+00:00','done',10,29,38,'0.14.0','c4b9f23c91d2cbcf13ac74d607858d5735003132ddd6e8adc1b02d7bbb4b142e');
INSERT INTO "step" VALUES(12,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:29+00:00','done',11,39,45,'0.14.0','9ae6dad5f0bd68b0abb6ee4e70d0e52b67d2110704ab78339db946f9ba7cbf3a');
INSERT INTO "step" VALUES(13,1,'{"unit":10,"target":1,"stated":{"distance_m":8.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"adjust":[],"beyond":[],"manner":null,"sector":null,"overrule":"","kind":"fire","v":2}','','2026-11-29T20:03:29+00:00','fire',12,46,55,'0.14.0','a4497e91dedb6b12086ab5347858fcbc9d7aa37df26873e4cc4b91661a33d8c3');
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
