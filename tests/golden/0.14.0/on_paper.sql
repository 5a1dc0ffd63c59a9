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
INSERT INTO "battle" VALUES(1,'Blue against Red','2026-11-29T20:03:38+00:00','2026-11-29T20:03:38+00:00','T1.s1',50,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"Blue against Red","features":[],"typed_dice":["blue","red"],"seed":5,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":null,"extra_actions":[],"scenario":"","briefing":"","packs_on":true,"chapters":["on_paper"],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":["red"],"packs":[],"length_unit":"in","sides":[{"id":"blue","name":"Blue"},{"id":"red","name":"Red"}],"groupings":[{"id":"blue","name":"John Doe''s Squad","side":"blue","units":[1,2,3,4,5,6,7,8],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"Red","side":"red","units":[9,10,11],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Ilse Hark","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Pio Vance","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Greta Oun","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":7,"name":"Dov Sarkis","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":8,"name":"Lena Marsh","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":9,"name":"Red 1","side":"red","squad":"red-1","race":"Human","troop":"marines","armour":"No","weapons":[],"value":0,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":true,"unknown":["race","troop","armour","weapons","value"],"af":2},{"id":10,"name":"Red 2","side":"red","squad":"red-1","race":"Human","troop":"marines","armour":"No","weapons":[],"value":0,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":true,"unknown":["race","troop","armour","weapons","value"],"af":2},{"id":11,"name":"Red 3","side":"red","squad":"red-1","race":"Human","troop":"marines","armour":"No","weapons":[],"value":0,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":true,"unknown":["race","troop","armour","weapons","value"],"af":2}],"rulings":[["measure.from","base"]],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"","start":"","referee":true},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(3,1,3,2,'initiative_rolled',1,'{"rolls":[{"grouping":"blue","faces":[{"name":"initiative","value":3,"who":"blue","side":"blue","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":3},{"grouping":"red","faces":[{"name":"initiative","value":8,"who":"red","side":"red","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":8}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(4,1,4,3,'order_chosen',1,'{"grouping":"blue","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(5,1,4,4,'order_chosen',1,'{"grouping":"red","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(6,1,4,5,'order_set',1,'{"order":["blue","red"],"kind":"order_set"}');
INSERT INTO "event" VALUES(7,1,4,6,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(8,1,4,7,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(9,1,4,8,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(10,1,5,9,'action_declared',2,'{"unit":1,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":9,"stated":{"distance_m":12.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"fire_throw","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(11,1,6,10,'action_declared',2,'{"unit":2,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"opportunity_fire","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(12,1,7,11,'action_declared',2,'{"unit":3,"declaration":{"choice":"start","mode":null,"move":{"distance_m":4.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(13,1,8,12,'action_declared',2,'{"unit":4,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(14,1,8,13,'action_declared',2,'{"unit":5,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(15,1,8,14,'action_declared',2,'{"unit":6,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(16,1,8,15,'action_declared',2,'{"unit":7,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(17,1,8,16,'action_declared',2,'{"unit":8,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(18,1,9,17,'resolution_ordered',1,'{"order":[1,2,3,4,5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(19,1,9,18,'action_ended',1,'{"unit":1,"action":"fire_throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(20,1,9,19,'shot_queued',2,'{"shot":{"unit":1,"weapon":"SR","aimed":false,"plan":{"weapon":"SR","target":9,"stated":{"distance_m":12.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]}},"kind":"shot_queued"}');
INSERT INTO "event" VALUES(21,1,9,20,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(22,1,9,21,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(23,1,9,22,'unit_moved',1,'{"unit":3,"trace":{"mode":"walk","metres":4.0,"turned_deg":0.0},"charged":4.0,"allowance":4.0,"since_turn_m":4.0,"barred":[],"facts":{"distance":{"value":4.0,"origin":"stated"},"ground":[],"turns":[],"seen_by":null,"clears":{"value":false,"origin":"default","reason":"","rule":""},"origin":"stated","into":null,"way":[],"passed":[],"stop":null},"posture":null,"to":null,"kind":"unit_moved"}');
INSERT INTO "event" VALUES(24,1,9,23,'action_ended',1,'{"unit":3,"action":"move","kind":"action_ended"}');
INSERT INTO "event" VALUES(25,1,9,24,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(26,1,9,25,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(27,1,9,26,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(28,1,9,27,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(29,1,9,28,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(30,1,9,29,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(31,1,9,30,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(32,1,10,31,'figure_stated',1,'{"kind":"figure_stated","unit":9,"facts":[{"name":"weapon","value":"SR","by":"Blue"},{"name":"range","value":"12","by":"Blue"}]}');
INSERT INTO "event" VALUES(33,1,11,32,'they_fired',1,'{"kind":"they_fired","unit":2,"by":0,"sort":"fire","weapon":"","pf":5,"natural":false,"af":3,"levels":2,"at_m":null,"effects":[{"target":2,"by":0,"levels":2,"half_levels":0,"daze":true,"cause":"fire","weapon":"","by_af":[]}],"stated_by":"Blue","side":"red"}');
INSERT INTO "event" VALUES(34,1,12,33,'action_declared',2,'{"unit":10,"declaration":{"choice":"start","mode":null,"move":{"distance_m":8.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":true},"action":{"mode":"run","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":["movement"]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(35,1,13,34,'resolution_ordered',1,'{"order":[9,10,11],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(36,1,13,35,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(37,1,13,36,'unit_moved',1,'{"unit":10,"trace":{"mode":"run","metres":8.0,"turned_deg":0.0},"charged":8.0,"allowance":4.0,"since_turn_m":8.0,"barred":[],"facts":{"distance":{"value":8.0,"origin":"stated"},"ground":[],"turns":[],"seen_by":null,"clears":{"value":false,"origin":"default","reason":"","rule":""},"origin":"stated","into":null,"way":[],"passed":[],"stop":null},"posture":null,"to":null,"kind":"unit_moved"}');
INSERT INTO "event" VALUES(38,1,13,37,'action_ended',1,'{"unit":10,"action":"move","kind":"action_ended"}');
INSERT INTO "event" VALUES(39,1,13,38,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(40,1,13,39,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(41,1,13,40,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(42,1,13,41,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(43,1,14,42,'shot_fired',2,'{"unit":1,"weapon":"SR","sort":"plain","target":9,"sighting":{"distance":{"value":12.0,"origin":"stated"},"in_arc":{"value":true,"origin":"default","reason":"","rule":""},"in_sight":{"value":true,"origin":"default","reason":"","rule":""},"crossed":[],"depths_origin":"default","covers_origin":"default","reason":"","rule":"","margin_m":null,"too_close":false,"at":null},"check":{"ledger":{"test":"ranged","target":7,"lines":[{"key":"weapon","label":"Spike Rifle","value":0,"rule":"WPN-01","applied":true,"note":""},{"key":"race","label":"Human","value":0,"rule":"RAC-04","applied":true,"note":""},{"key":"troop","label":"Combat Arms","value":0,"rule":"TRP-01","applied":true,"note":""},{"key":"fire_control","label":"suit has fire control","value":-2,"rule":"FIR-22","applied":true,"note":""},{"key":"firer_moved","label":"firer moved","value":0,"rule":"FIR-05","applied":false,"note":"the firer did not move"},{"key":"firer_turned","label":"firer turned","value":0,"rule":"FIR-11","applied":false,"note":"the firer did not turn"},{"key":"firer_prone","label":"firer prone","value":-1,"rule":"FIR-19","applied":false,"note":"the firer is standing"},{"key":"wound","label":"wound","value":0,"rule":"FIR-30","applied":false,"note":"not wounded"},{"key":"target_moved","label":"target moved","value":0,"rule":"FIR-13","applied":false,"note":"the target did not move"},{"key":"target_prone","label":"target prone","value":1,"rule":"FIR-20","applied":false,"note":"the target is standing"},{"key":"cover","label":"cover","value":0,"rule":"FIR-23","applied":false,"note":"no cover on the line"}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":2,"net":0,"success":true},"faces":[{"name":"to hit","value":2,"who":"1","side":"blue","die":10,"source":"typed"}],"levels":0,"half_levels":0,"moment":{"turn":1,"subphase":1},"at_m":null,"effects":[{"target":9,"by":1,"levels":0,"half_levels":0,"daze":true,"cause":"fire","weapon":"","by_af":[5,4,3,2,1,0,0,0,0,0]}],"counts":true,"manner":"","hits":1,"kind":"shot_fired"}');
INSERT INTO "event" VALUES(44,1,14,43,'unit_dazed',1,'{"unit":2,"at":{"turn":1,"subphase":1},"until":{"turn":1,"subphase":4},"cause":"fire","kind":"unit_dazed"}');
INSERT INTO "event" VALUES(45,1,14,44,'action_lost',1,'{"unit":2,"action":"opportunity_fire","cause":"dazed","rule":"WND-03","kind":"action_lost"}');
INSERT INTO "event" VALUES(46,1,14,45,'unit_wounded',1,'{"unit":2,"levels":2,"before":"none","after":"M","by":null,"cause":"fire","kind":"unit_wounded"}');
INSERT INTO "event" VALUES(47,1,14,46,'unit_dazed',1,'{"unit":9,"at":{"turn":1,"subphase":1},"until":{"turn":1,"subphase":4},"cause":"fire","kind":"unit_dazed"}');
INSERT INTO "event" VALUES(48,1,14,47,'hit_left_open',1,'{"kind":"hit_left_open","hit":{"unit":9,"by":1,"levels":[5,4,3,2,1,0,0,0,0,0],"cause":"fire"}}');
INSERT INTO "event" VALUES(49,1,14,48,'effects_applied',1,'{"count":2,"kind":"effects_applied"}');
INSERT INTO "event" VALUES(50,1,14,49,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:38+00:00','created',NULL,1,1,'0.14.0','afd9b3c5e8aa0bcd11a2901c4c3f656b2e42140766f391c99019eb2b21da2481');
INSERT INTO "step" VALUES(2,1,'{"overrule":"","kind":"begin"}','','2026-11-29T20:03:38+00:00','begin',1,2,2,'0.14.0','0e21af61496c6e361aa7ea5ee49ec3c280a9a253254c4583a44dbc325b6e1649');
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T20:03:38+00:00','roll_initiative',2,3,3,'0.14.0','83d9eb4c43384b132d184b877802ca170dc1cead1fb72b6dbda7870030bc9fcb');
INSERT INTO "step" VALUES(4,1,'{"grouping":"blue","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:38+00:00','choose_order',3,4,9,'0.14.0','576587348c5aa23516c539aae89dc8c45120bea4eff4926ba5ab921ab310763f');
INSERT INTO "step" VALUES(5,1,'{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":9,"stated":{"distance_m":12.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":1,"action":"fire_throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:38+00:00','declare',4,10,10,'0.14.0','5280a662b4e78c2625881d9524fc0b91b12fda7ed14514ffc9d7badd3d1d5a70');
INSERT INTO "step" VALUES(6,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":2,"action":"opportunity_fire","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:38+00:00','declare',5,11,11,'0.14.0','f069989417484b6246375952274f8af990ec7cf75aaeeae6243c45fcb048e5fc');
INSERT INTO "step" VALUES(7,1,'{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":3,"action":"move","move":{"distance_m":4.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:38+00:00','declare',6,12,12,'0.14.0','67daa5da673740100ea3d74ae5e3ab8ff6d8417d1ed92ace63c0b2e197182a36');
INSERT INTO "step" VALUES(8,1,'{"orders":[{"unit":4,"overrule":"","kind":"hold"},{"unit":5,"overrule":"","kind":"hold"},{"unit":6,"overrule":"","kind":"hold"},{"unit":7,"overrule":"","kind":"hold"},{"unit":8,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T20:03:38+00:00','orders',7,13,17,'0.14.0','f2f5eea6a35119c7a48e705edf9cee274dea6f0541cf480ca902d301473ffd5b');
INSERT INTO "step" VALUES(9,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:38+00:00','done',8,18,31,'0.14.0','1829192911898095b5da2eaf0db4d9bf4e3d10bda13237079feb692a7cc54fba');
INSERT INTO "step" VALUES(10,1,'{"kind":"their_figure","unit":9,"weapon":"SR","af":null,"suit":"","troop":"","race":"","value":null,"to_hit":null,"melee":null,"range_m":12.0,"name":"","where":""}','','2026-11-29T20:03:38+00:00','their_figure',9,32,32,'0.14.0','3e0f91ec86e6b066066d16d280d83e85510ef508629b26e0ae0c84d19fcb8fc8');
INSERT INTO "step" VALUES(11,1,'{"kind":"they_hit","unit":2,"by":0,"pf":5,"weapon":"","natural":false,"blast":false,"at_m":null}','','2026-11-29T20:03:38+00:00','they_hit',10,33,33,'0.14.0','e75962806d9996f7e6a58dd01c575816097aa9d9dd775055aaf6d6d91e7e83a2');
INSERT INTO "step" VALUES(12,1,'{"mode":"run","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":10,"action":"move","move":{"distance_m":8.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:38+00:00','declare',11,34,34,'0.14.0','8bba9d5fce521579f68a97acd0a3ef37955b0c4fa99b542756d05dae60cfbcab');
INSERT INTO "step" VALUES(13,1,'{"kind":"they_pass","rest":false}','','2026-11-29T20:03:38+00:00','they_pass',12,35,42,'0.14.0','99847c1198a923d2b373ad78ac0d304fe0aeda9c79a33701f72db712ff973024');
INSERT INTO "step" VALUES(14,1,'{"unit":1,"target":9,"stated":{"distance_m":12.0,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"adjust":[],"beyond":[],"manner":null,"sector":null,"overrule":"","kind":"fire","v":2}','','2026-11-29T20:03:38+00:00','fire',13,43,50,'0.14.0','b023901381e6af09843c66b2dcf988781aae9a18895ed484d42219b2a5631b0d');
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
