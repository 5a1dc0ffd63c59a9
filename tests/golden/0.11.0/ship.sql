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
INSERT INTO "battle" VALUES(1,'Definitely Not Camping','2026-11-29T10:06:38+00:00','2026-11-29T10:06:38+00:00','T1.s2',49,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"Definitely Not Camping","features":[],"typed_dice":[],"seed":6,"environment":{"zero_g":false,"night":true,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":24,"extra_actions":[],"scenario":"definitely_not_camping","briefing":"Night on Mavinav 4. A garrison patrol of bounce infantry has stopped in the woods on its round against the guerrillas; nobody sees farther than 3 m here. Three fire teams of guerrilla hunters, all under Captain Yarrow, have followed it.","packs_on":true,"chapters":["ammunition","leadership","quality","rout","scenario"],"map":"[map]\ntitle = \"Definitely Not Camping\"\nwidth_m = 48\nheight_m = 36\nground = \"heavy\"\n\n[[contour]]\nid = \"C1\"\npoints = [[34, 26], [40, 23], [46, 26], [46, 33], [39, 35], [34, 31]]\n\n[[contour]]\nid = \"C2\"\npoints = [[38, 27], [43, 27], [44, 31], [39, 32]]\n\n[[contour]]\nid = \"C3\"\npoints = [[4, 4], [11, 3], [13, 7], [12, 11], [5, 11]]\n\n[[contour]]\nid = \"C4\"\npoints = [[6, 6], [10, 5.5], [12.6, 7.2], [11.6, 10.4], [6.5, 9.5]]\n\n[[contour]]\nid = \"C5\"\npoints = [[0, 22], [8, 25], [14, 30], [16, 36]]\nclosed = false\nup = \"left\"\n\n[[contour]]\nid = \"C6\"\npoints = [[36, 4], [44, 5], [45, 11], [38, 12]]\nup = \"outside\"\n\n[[zone]]\nid = \"camp\"\nside = \"TOG\"\ncircle = { centre = [24, 18], radius_m = 10 }\n\n[[zone]]\nid = \"edge-south\"\nside = \"Commonwealth\"\npoints = [[0, 0], [48, 0], [48, 2], [0, 2]]\n\n[[zone]]\nid = \"edge-north\"\nside = \"Commonwealth\"\npoints = [[0, 34], [48, 34], [48, 36], [0, 36]]\n\n[[zone]]\nid = \"edge-west\"\nside = \"Commonwealth\"\npoints = [[0, 2], [2, 2], [2, 34], [0, 34]]\n\n[[zone]]\nid = \"edge-east\"\nside = \"Commonwealth\"\npoints = [[46, 2], [48, 2], [48, 34], [46, 34]]\n","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[{"id":"camp","name":"the camp","rooms":[],"zones":[],"points":[],"centre":[24.0,18.0],"radius_m":10.0,"edges":[],"depth_m":0.0,"near":[],"within_m":0.0,"around_m":0.0,"inside":[],"outdoors":false,"floor":null},{"id":"edges","name":"the edges of the map","rooms":[],"zones":[],"points":[],"centre":null,"radius_m":0.0,"edges":["north","east","south","west"],"depth_m":2.0,"near":[],"within_m":0.0,"around_m":0.0,"inside":[],"outdoors":false,"floor":null}],"conditions":[{"id":"hold_fire","kind":"hold_fire","side":"red","squads":[],"name":"","text":"","by":[],"bars":"fire","lifts":"ruling","area":"","count":1,"counts":"units","actions":[],"from_turn":null,"until_turn":null,"starts":"","ends":""}],"triggers":[],"objectives":[{"id":"rout","side":"blue","kind":"rout","worth":"primary","name":"the patrol routed","text":"","each":0,"table":[],"per_enemy":0,"whose":"red","squads":[],"area":"","last":null,"turns":[],"in_a_row":null,"count":1,"items":[],"features":[],"trigger":"","of":"","when":"end","hidden":false,"shown":""},{"id":"two_thirds","side":"red","kind":"casualties","worth":"primary","name":"two thirds of the hunters down","text":"","each":0,"table":[],"per_enemy":0,"whose":"blue","squads":[],"area":"","last":null,"turns":[],"in_a_row":null,"count":8,"items":[],"features":[],"trigger":"","of":"","when":"end","hidden":false,"shown":""}],"deployment":{"order":["red","blue"],"secret":false,"together_m":null,"places":[{"units":[1,2,3,4,5,6,7,8],"areas":["camp"],"one":false,"together_m":null},{"units":[9,10,11,12,13,14,15,16],"areas":["edges"],"one":false,"together_m":5.0},{"units":[17,18,19,20],"areas":["edges"],"one":false,"together_m":5.0}]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[["Hill Hunters",[9,10,11,12,13,14,15,16]]],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"red","name":"TOG"},{"id":"blue","name":"Commonwealth"}],"groupings":[{"id":"red","name":"Guard Night Patrol","side":"red","units":[1,2,3,4,5,6,7,8],"race":null,"modifier":0,"instead_of":""},{"id":"blue-1","name":"Hill Hunters 1","side":"blue","units":[9,10,11,12],"race":null,"modifier":0,"instead_of":""},{"id":"blue-2","name":"Hill Hunters 2","side":"blue","units":[13,14,15,16],"race":null,"modifier":0,"instead_of":""},{"id":"blue-3","name":"Hill Hunters 3","side":"blue","units":[17,18,19,20],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"Sergia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":0,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Vibius","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SAR"],"value":50,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Lartia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Opiter","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Manlia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Postumus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":7,"name":"Numeria","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":8,"name":"Titiena","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":9,"name":"Ottoline Fisk","side":"blue","squad":"blue-1","race":"Human","troop":"counter_insurgency","armour":"LI","weapons":["LR"],"value":28,"equipment":[],"leader":0,"quality":"veteran","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":10,"name":"Perrin Sloe","side":"blue","squad":"blue-1","race":"Human","troop":"counter_insurgency","armour":"LI","weapons":["LR"],"value":28,"equipment":[],"leader":null,"quality":"veteran","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":11,"name":"Wyn Castle","side":"blue","squad":"blue-1","race":"Human","troop":"counter_insurgency","armour":"LI","weapons":["LR"],"value":28,"equipment":[],"leader":null,"quality":"veteran","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":12,"name":"Ambrose Teal","side":"blue","squad":"blue-1","race":"Human","troop":"counter_insurgency","armour":"LI","weapons":["OR"],"value":31,"equipment":[],"leader":null,"quality":"veteran","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":13,"name":"Halloran","side":"blue","squad":"blue-1","race":"Human","troop":"counter_insurgency","armour":"LI","weapons":["LR"],"value":28,"equipment":[],"leader":0,"quality":"veteran","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":14,"name":"Ines Barrow","side":"blue","squad":"blue-1","race":"Human","troop":"counter_insurgency","armour":"LI","weapons":["LR"],"value":28,"equipment":[],"leader":null,"quality":"veteran","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":15,"name":"Juno Strand","side":"blue","squad":"blue-1","race":"Human","troop":"counter_insurgency","armour":"LI","weapons":["LR"],"value":28,"equipment":[],"leader":null,"quality":"veteran","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":16,"name":"Micah Root","side":"blue","squad":"blue-1","race":"Human","troop":"counter_insurgency","armour":"LI","weapons":["OR"],"value":31,"equipment":[],"leader":null,"quality":"veteran","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":17,"name":"Captain Yarrow","side":"blue","squad":"blue-1","race":"Human","troop":"counter_insurgency","armour":"LI","weapons":["LR"],"value":28,"equipment":[],"leader":-1,"quality":"veteran","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":18,"name":"Delphine Ash","side":"blue","squad":"blue-1","race":"Human","troop":"counter_insurgency","armour":"LI","weapons":["LR"],"value":28,"equipment":[],"leader":null,"quality":"veteran","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":19,"name":"Roddy Quarles","side":"blue","squad":"blue-1","race":"Human","troop":"counter_insurgency","armour":"LI","weapons":["LR"],"value":28,"equipment":[],"leader":null,"quality":"veteran","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":20,"name":"Sunniva Holm","side":"blue","squad":"blue-1","race":"Human","troop":"counter_insurgency","armour":"LI","weapons":["OR"],"value":31,"equipment":[],"leader":null,"quality":"veteran","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[{"unit":1,"position":{"x":23.5,"y":17.5,"facing_deg":180.0},"floor":1},{"unit":2,"position":{"x":24.5,"y":17.5,"facing_deg":180.0},"floor":1},{"unit":3,"position":{"x":23.5,"y":18.5,"facing_deg":0.0},"floor":1},{"unit":4,"position":{"x":24.5,"y":18.5,"facing_deg":0.0},"floor":1},{"unit":5,"position":{"x":23.5,"y":16.5,"facing_deg":180.0},"floor":1},{"unit":6,"position":{"x":24.5,"y":16.5,"facing_deg":180.0},"floor":1},{"unit":7,"position":{"x":22.5,"y":17.5,"facing_deg":176.0},"floor":1},{"unit":8,"position":{"x":25.5,"y":17.5,"facing_deg":184.0},"floor":1},{"unit":9,"position":{"x":0.5,"y":17.5,"facing_deg":90.0},"floor":1},{"unit":10,"position":{"x":1.5,"y":17.5,"facing_deg":90.0},"floor":1},{"unit":11,"position":{"x":0.5,"y":18.5,"facing_deg":93.0},"floor":1},{"unit":12,"position":{"x":1.5,"y":18.5,"facing_deg":93.0},"floor":1},{"unit":13,"position":{"x":23.5,"y":34.5,"facing_deg":180.0},"floor":1},{"unit":14,"position":{"x":24.5,"y":34.5,"facing_deg":180.0},"floor":1},{"unit":15,"position":{"x":23.5,"y":35.5,"facing_deg":180.0},"floor":1},{"unit":16,"position":{"x":24.5,"y":35.5,"facing_deg":180.0},"floor":1},{"unit":17,"position":{"x":23.5,"y":0.5,"facing_deg":0.0},"floor":1},{"unit":18,"position":{"x":24.5,"y":0.5,"facing_deg":0.0},"floor":1},{"unit":19,"position":{"x":23.5,"y":1.5,"facing_deg":0.0},"floor":1},{"unit":20,"position":{"x":24.5,"y":1.5,"facing_deg":0.0},"floor":1}],"remarks":[],"goods":[],"reserves":[],"version":"0.11.0","salt":"787eb706100a809294e1e2ea3dd517c8","start":""},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(3,1,3,2,'initiative_rolled',1,'{"rolls":[{"grouping":"blue-3","faces":[{"name":"initiative","value":3,"who":"blue-3","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"leader","label":"leader 17 Captain Yarrow","value":-1,"rule":"LDR-04","applied":true,"note":""},{"key":"leader_race","label":"Human leader","value":0,"rule":"LDR-13","applied":true,"note":""},{"key":"quality","label":"Veteran troops","value":-1,"rule":"QUA-06","applied":true,"note":""}],"total":1},{"grouping":"blue-2","faces":[{"name":"initiative","value":6,"who":"blue-2","side":"blue","die":10,"source":"seeded"},{"name":"initiative","value":1,"who":"blue-2","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"leader","label":"leader 13 Halloran","value":0,"rule":"LDR-04","applied":true,"note":""},{"key":"leader_race","label":"Human leader","value":0,"rule":"LDR-13","applied":true,"note":""},{"key":"quality","label":"Veteran troops","value":-1,"rule":"QUA-06","applied":true,"note":""}],"total":5},{"grouping":"red","faces":[{"name":"initiative","value":5,"who":"red","side":"red","die":10,"source":"seeded"},{"name":"initiative","value":4,"who":"red","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"leader","label":"leader 1 Sergia","value":0,"rule":"LDR-04","applied":true,"note":""},{"key":"leader_race","label":"Human leader","value":0,"rule":"LDR-13","applied":true,"note":""},{"key":"quality","label":"Regular troops","value":0,"rule":"QUA-05","applied":true,"note":""}],"total":5},{"grouping":"blue-1","faces":[{"name":"initiative","value":10,"who":"blue-1","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"leader","label":"leader 9 Ottoline Fisk","value":0,"rule":"LDR-04","applied":true,"note":""},{"key":"leader_race","label":"Human leader","value":0,"rule":"LDR-13","applied":true,"note":""},{"key":"quality","label":"Veteran troops","value":-1,"rule":"QUA-06","applied":true,"note":""}],"total":9}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(4,1,4,3,'order_chosen',1,'{"grouping":"blue-3","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(5,1,5,4,'order_chosen',1,'{"grouping":"blue-2","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(6,1,6,5,'order_chosen',1,'{"grouping":"red","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(7,1,6,6,'order_chosen',1,'{"grouping":"blue-1","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(8,1,6,7,'order_set',1,'{"order":["blue-3","blue-2","red","blue-1"],"kind":"order_set"}');
INSERT INTO "event" VALUES(9,1,6,8,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(10,1,6,9,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(11,1,6,10,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(12,1,7,11,'overruled',1,'{"code":"in-the-way","rule":"ACT-18","sentence":"Unit 19 is in the way after 0.50 m.","reason":"downhill","side":"","kind":"overruled"}');
INSERT INTO "event" VALUES(13,1,7,12,'action_declared',2,'{"unit":17,"declaration":{"choice":"start","mode":null,"move":{"distance_m":3.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":true},"action":{"mode":"run","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":["movement"]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(14,1,8,13,'resolution_ordered',1,'{"order":[17,18,19,20],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(15,1,8,14,'unit_moved',1,'{"unit":17,"trace":{"mode":"run","metres":3.0,"turned_deg":0.0},"charged":3.0,"allowance":4.0,"since_turn_m":3.0,"barred":[],"facts":{"distance":{"value":3.0,"origin":"stated"},"ground":[["heavy"]],"turns":[],"seen_by":[],"clears":{"value":false,"origin":"measured","reason":"","rule":"MEL-08"},"origin":"measured","into":null,"way":[{"at_m":0.0,"x":23.5,"y":0.5,"floor":1,"facing_deg":0.0,"place":""},{"at_m":3.0,"x":23.5,"y":3.5,"floor":1,"facing_deg":0.0,"place":""}],"passed":[],"stop":null},"posture":null,"to":{"x":23.5,"y":3.5,"facing_deg":0.0},"kind":"unit_moved"}');
INSERT INTO "event" VALUES(16,1,8,15,'action_ended',1,'{"unit":17,"action":"move","kind":"action_ended"}');
INSERT INTO "event" VALUES(17,1,8,16,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(18,1,8,17,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(19,1,8,18,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(20,1,8,19,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(21,1,8,20,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(22,1,9,21,'resolution_ordered',1,'{"order":[13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(23,1,9,22,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(24,1,9,23,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(25,1,9,24,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(26,1,9,25,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(27,1,9,26,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(28,1,10,27,'resolution_ordered',1,'{"order":[1,2,3,4,5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(29,1,10,28,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(30,1,10,29,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(31,1,10,30,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(32,1,10,31,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(33,1,10,32,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(34,1,10,33,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(35,1,10,34,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(36,1,10,35,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(37,1,10,36,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(38,1,11,37,'resolution_ordered',1,'{"order":[9,10,11,12],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(39,1,11,38,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(40,1,11,39,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(41,1,11,40,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(42,1,11,41,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(43,1,11,42,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(44,1,11,43,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(45,1,11,44,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(46,1,11,45,'subphase_closed',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(47,1,11,46,'subphase_opened',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(48,1,11,47,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(49,1,11,48,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T10:06:38+00:00','created',NULL,1,1,'0.11.0','cc82ce9868fc7e061e2c513b973cc485a48d17b584d5725c90594ac6a32a98f7');
INSERT INTO "step" VALUES(2,1,'{"overrule":"","kind":"begin"}','','2026-11-29T10:06:38+00:00','begin',1,2,2,'0.11.0','07cd5c654e804545976d5555e59d6219d6a29924abce87dc7279aa7b9c266478');
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T10:06:38+00:00','roll_initiative',2,3,3,'0.11.0','e7aae7cae30ac04a11106545a140822ed77be453ddaa25d016a33a39ec5fe4ec');
INSERT INTO "step" VALUES(4,1,'{"grouping":"blue-3","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T10:06:38+00:00','choose_order',3,4,4,'0.11.0','610d508d19d4121912a2842b2658dda1212fcdf890bc600dd28534f6da596cad');
INSERT INTO "step" VALUES(5,1,'{"grouping":"blue-2","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T10:06:38+00:00','choose_order',4,5,5,'0.11.0','5251282905ee5baeb1a47be6fdae96b83bc31b57cde3594bdfb09309e079489a');
INSERT INTO "step" VALUES(6,1,'{"grouping":"red","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T10:06:38+00:00','choose_order',5,6,11,'0.11.0','467f36f0417900ff0a2c2022b0ac889a40a2bae57998602a2bb0b8392f9eb1b9');
INSERT INTO "step" VALUES(7,1,'{"mode":"run","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":17,"action":"move","move":{"distance_m":3.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"downhill","kind":"declare","v":2}','','2026-11-29T10:06:38+00:00','declare',6,12,13,'0.11.0','160a7265aa99bae479633ad78ab716c7c5689e58a6ed844a8707b974f5eebc4a');
INSERT INTO "step" VALUES(8,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:38+00:00','done',7,14,21,'0.11.0','463ee08f40cf89bc6df6c94e5305b077c6d2e17f9a5817a1fceebc4d212f8b9b');
INSERT INTO "step" VALUES(9,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:38+00:00','done',8,22,27,'0.11.0','61ebd0d36b156e97c4e28727e07eaccd83cf4a9294a72cf32d5a8c3855ee040d');
INSERT INTO "step" VALUES(10,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:38+00:00','done',9,28,37,'0.11.0','b7a9a9a039e356a35d55dcf3a053f24251179810bbeb0920e1c7f213fc17c95c');
INSERT INTO "step" VALUES(11,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:38+00:00','done',10,38,49,'0.11.0','3a2520ad5dd77cd64b70e692ccab23c50b33bd1454527367d990860dbf94d2a9');
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
