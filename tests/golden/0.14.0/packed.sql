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
INSERT INTO "battle" VALUES(1,'Blue against Red','2026-11-29T20:03:36+00:00','2026-11-29T20:03:36+00:00','T1.s1',39,1,'a2f6c08734160066','98c7ce6051d61cbc','{"command": "{\"unit\":1,\"target\":4,\"stated\":{\"distance_m\":12.0,\"in_arc\":null,\"in_sight\":null,\"covers\":[\"barricade\"],\"depths\":[],\"at\":null,\"spotted\":null},\"adjust\":[],\"beyond\":[],\"manner\":null,\"sector\":null,\"overrule\":\"\",\"kind\":\"fire\",\"v\":2}", "by": "", "faces": [], "roll": "{\"name\": \"to hit\", \"who\": \"1\", \"side\": \"blue\", \"die\": 10, \"needed\": \"4 or less (7 with +3)\", \"row\": \"\", \"secret\": false}"}','');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"Blue against Red","features":[],"typed_dice":["blue","red"],"seed":6,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":null,"extra_actions":[],"scenario":"","briefing":"","packs_on":true,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":["# The armoury of a club: eight things made up by its players. docs/packs.md explains the file line by line.\nname = \"Kettle Street armoury\"\nby = \"Kettle Street club\"\nversion = \"1\"\nnotes = \"For the club''s miniatures whose weapons the book does not have.\"\n\n[weapons.STR]\nname = \"Storm Rifle\"\nto_hit = 0\npf = 6\nmagazine = 8\nautomatic = true\nfamily = \"spike\"\nhands = \"rifle\"\nkicks = true\nremark = \"the long barrel with the drum\"\n\n[weapons.TUN]\nname = \"Tunnel Gun\"\nto_hit = 1\npf = 5\nmagazine = 4\nautomatic = false\nfamily = \"slug\"\nhands = \"rifle\"\ncost = 4\n\n[weapons.SGL]\nname = \"Signal Laser\"\nto_hit = -1\npf = 2\nautomatic = false\nfamily = \"laser\"\nhands = \"pistol\"\n\n[armours.DW]\nname = \"Dockworker''s Rig\"\naf = 2\nmelee = 1\nmove_factor = 1.25\npack = false\ndetection = 0\npower = true\nfire_control = false\nsensor_helmet = false\nspace = true\nthrusters = false\n\n[armours.PW]\nname = \"Patchwork\"\ncost = 4\naf = 1\nmelee = 1\nmove_factor = 1\npack = false\ndetection = 0\npower = false\nfire_control = false\nsensor_helmet = false\nspace = false\nthrusters = false\nremark = \"plates from three makers\"\n\n[troops.dockers]\nname = \"Dockers\"\nto_hit = 1\nmelee = -1\nzero_g = 0\nsuits = [\"DW\", \"PW\"]\n\n[equipment.field_kit]\nname = \"Field kit\"\ncost = 3\nscope = \"unit\"\nlimit_per_unit = 1\nremark = \"bandages and splints; the players say what it does\"\n\n[features.barricade]\nname = \"Street barricade\"\naf = 3\ncover = \"hard\"\nheight = \"low\"\nkind = \"other\"\ndestroyed = \"removed\"\nremark = \"carts, crates and a door\"\n"],"length_unit":"m","sides":[{"id":"blue","name":"Blue"},{"id":"red","name":"Red"}],"groupings":[{"id":"blue","name":"Kettle Street","side":"blue","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"John Doe''s Squad","side":"red","units":[4,5,6,7,8,9,10,11],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"Ada","side":"blue","squad":"blue-1","race":"Human","troop":"dockers","armour":"DW","weapons":["STR","SGL"],"value":32,"equipment":["field_kit"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Ben","side":"blue","squad":"blue-1","race":"Human","troop":"dockers","armour":"PW","weapons":["TUN"],"value":18,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Cal","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"John Doe","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Mara Quill","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Tobias Renn","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":7,"name":"Ilse Hark","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":8,"name":"Pio Vance","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":9,"name":"Greta Oun","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":10,"name":"Dov Sarkis","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":11,"name":"Lena Marsh","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"","start":"","referee":true},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(3,1,3,2,'initiative_rolled',1,'{"rolls":[{"grouping":"blue","faces":[{"name":"initiative","value":3,"who":"blue","side":"blue","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":3},{"grouping":"red","faces":[{"name":"initiative","value":8,"who":"red","side":"red","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":8}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(4,1,4,3,'order_chosen',1,'{"grouping":"blue","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(5,1,4,4,'order_chosen',1,'{"grouping":"red","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(6,1,4,5,'order_set',1,'{"order":["blue","red"],"kind":"order_set"}');
INSERT INTO "event" VALUES(7,1,4,6,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(8,1,4,7,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(9,1,4,8,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(10,1,5,9,'feature_set',1,'{"feature":{"id":"B1","kind":"barricade","name":"Barricade","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},"unit":null,"what":"placed","face":null,"kind":"feature_set"}');
INSERT INTO "event" VALUES(11,1,6,10,'action_declared',2,'{"unit":1,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":"STR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"STR","target":4,"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"fire_throw","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(12,1,7,11,'action_declared',2,'{"unit":2,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(13,1,7,12,'action_declared',2,'{"unit":3,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(14,1,8,13,'resolution_ordered',1,'{"order":[1,2,3],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(15,1,8,14,'action_ended',1,'{"unit":1,"action":"fire_throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(16,1,8,15,'shot_queued',2,'{"shot":{"unit":1,"weapon":"STR","aimed":false,"plan":{"weapon":"STR","target":4,"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]}},"kind":"shot_queued"}');
INSERT INTO "event" VALUES(17,1,8,16,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(18,1,8,17,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(19,1,8,18,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(20,1,8,19,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(21,1,9,20,'action_declared',2,'{"unit":4,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(22,1,9,21,'action_declared',2,'{"unit":5,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(23,1,9,22,'action_declared',2,'{"unit":6,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(24,1,9,23,'action_declared',2,'{"unit":7,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(25,1,9,24,'action_declared',2,'{"unit":8,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(26,1,9,25,'action_declared',2,'{"unit":9,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(27,1,9,26,'action_declared',2,'{"unit":10,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(28,1,9,27,'action_declared',2,'{"unit":11,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(29,1,10,28,'resolution_ordered',1,'{"order":[4,5,6,7,8,9,10,11],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(30,1,10,29,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(31,1,10,30,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(32,1,10,31,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(33,1,10,32,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(34,1,10,33,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(35,1,10,34,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(36,1,10,35,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(37,1,10,36,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(38,1,10,37,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(39,1,10,38,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
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
INSERT INTO "squad" VALUES('Kettle Street','{
 "format": "squadlog-squad",
 "version": 1,
 "squad": {
  "name": "Kettle Street",
  "budget": 300,
  "soldiers": [
   {
    "name": "Ada",
    "troop": "dockers",
    "armour": "DW",
    "weapons": [
     "STR",
     "SGL"
    ],
    "equipment": [
     "field_kit"
    ]
   },
   {
    "name": "Ben",
    "troop": "dockers",
    "armour": "PW",
    "weapons": [
     "TUN"
    ]
   },
   {
    "name": "Cal",
    "armour": "BI",
    "weapons": [
     "SR"
    ]
   }
  ],
  "packs": [
   "# The armoury of a club: eight things made up by its players. docs/packs.md explains the file line by line.\nname = \"Kettle Street armoury\"\nby = \"Kettle Street club\"\nversion = \"1\"\nnotes = \"For the club''s miniatures whose weapons the book does not have.\"\n\n[weapons.STR]\nname = \"Storm Rifle\"\nto_hit = 0\npf = 6\nmagazine = 8\nautomatic = true\nfamily = \"spike\"\nhands = \"rifle\"\nkicks = true\nremark = \"the long barrel with the drum\"\n\n[weapons.TUN]\nname = \"Tunnel Gun\"\nto_hit = 1\npf = 5\nmagazine = 4\nautomatic = false\nfamily = \"slug\"\nhands = \"rifle\"\ncost = 4\n\n[weapons.SGL]\nname = \"Signal Laser\"\nto_hit = -1\npf = 2\nautomatic = false\nfamily = \"laser\"\nhands = \"pistol\"\n\n[armours.DW]\nname = \"Dockworker''s Rig\"\naf = 2\nmelee = 1\nmove_factor = 1.25\npack = false\ndetection = 0\npower = true\nfire_control = false\nsensor_helmet = false\nspace = true\nthrusters = false\n\n[armours.PW]\nname = \"Patchwork\"\ncost = 4\naf = 1\nmelee = 1\nmove_factor = 1\npack = false\ndetection = 0\npower = false\nfire_control = false\nsensor_helmet = false\nspace = false\nthrusters = false\nremark = \"plates from three makers\"\n\n[troops.dockers]\nname = \"Dockers\"\nto_hit = 1\nmelee = -1\nzero_g = 0\nsuits = [\"DW\", \"PW\"]\n\n[equipment.field_kit]\nname = \"Field kit\"\ncost = 3\nscope = \"unit\"\nlimit_per_unit = 1\nremark = \"bandages and splints; the players say what it does\"\n\n[features.barricade]\nname = \"Street barricade\"\naf = 3\ncover = \"hard\"\nheight = \"low\"\nkind = \"other\"\ndestroyed = \"removed\"\nremark = \"carts, crates and a door\"\n"
  ]
 }
}
','2026-11-29T20:03:36+00:00');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:36+00:00','created',NULL,1,1,'0.14.0','51a5f86452058317d1ce377f2a2e8e1b2358cab774ec11b6fd2506fa41038566');
INSERT INTO "step" VALUES(2,1,'{"overrule":"","kind":"begin"}','','2026-11-29T20:03:36+00:00','begin',1,2,2,'0.14.0','6e94c19fbfc302e83d932ea59ad51998c202f860e4388083f84120d96348ad13');
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T20:03:36+00:00','roll_initiative',2,3,3,'0.14.0','7bfa3ead2d71a942f8960d7b2eb972e82a2f063cec092e23a95a3f0d17422203');
INSERT INTO "step" VALUES(4,1,'{"grouping":"blue","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:36+00:00','choose_order',3,4,9,'0.14.0','0c1cbea764fb991cddff92059f6e88275036cc3b75422c209c49f7e4c8639023');
INSERT INTO "step" VALUES(5,1,'{"feature":{"id":"B1","kind":"barricade","name":"Barricade","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},"kind":"place_feature"}','','2026-11-29T20:03:36+00:00','place_feature',4,10,10,'0.14.0','d6ad37884a8f096952ce9a7f9ff8287c1810cdc8687d33f990f7e9ecb95c3a4d');
INSERT INTO "step" VALUES(6,1,'{"mode":null,"weapon":"STR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"STR","target":4,"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":1,"action":"fire_throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:36+00:00','declare',5,11,11,'0.14.0','cf9cd776e2ad72e49cbfdd2d66e94c8cdc718092954b15a4b2dc4f29dd333dbf');
INSERT INTO "step" VALUES(7,1,'{"orders":[{"unit":2,"overrule":"","kind":"hold"},{"unit":3,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T20:03:36+00:00','orders',6,12,13,'0.14.0','9e7c4637ffe3e5db72460f849c1b6a388bcd0f0692c18daedb29deee3cf835eb');
INSERT INTO "step" VALUES(8,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:36+00:00','done',7,14,20,'0.14.0','ed0f946041a4757af05112300d661b53b473c13e5b3961d26a771a877c422744');
INSERT INTO "step" VALUES(9,1,'{"orders":[{"unit":4,"overrule":"","kind":"hold"},{"unit":5,"overrule":"","kind":"hold"},{"unit":6,"overrule":"","kind":"hold"},{"unit":7,"overrule":"","kind":"hold"},{"unit":8,"overrule":"","kind":"hold"},{"unit":9,"overrule":"","kind":"hold"},{"unit":10,"overrule":"","kind":"hold"},{"unit":11,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T20:03:36+00:00','orders',8,21,28,'0.14.0','847d86e8ea8ce2b6726c2ab2dd2d5a329aef093cfc7a0bb36abd42f3f577d780');
INSERT INTO "step" VALUES(10,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:36+00:00','done',9,29,39,'0.14.0','d79904b8a28741c208db6e7f2c3e262016f45256cf4cab220cb98e1fd4b78196');
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
