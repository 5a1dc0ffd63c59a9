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
INSERT INTO "battle" VALUES(1,'The Long Ford','2026-11-29T01:20:15+00:00','2026-11-29T01:20:15+00:00','T1.s1',25,1,'331fd4d17e5f4e6a','9bbf17b814143645','{"command": "{\"kind\":\"search\",\"unit\":5,\"piles\":[],\"rain\":false,\"snow\":false,\"smoke\":false,\"sensor\":false,\"range_m\":null,\"cover\":\"\",\"light_m\":null,\"heavy_m\":null,\"marsh\":false,\"tarp\":false,\"tinter\":false,\"jammer\":false}", "by": "", "faces": [10, 10, 10, 10], "roll": "{\"name\": \"detection\", \"who\": \"5 Marcian for pile 5\", \"side\": \"red\", \"die\": 10, \"needed\": \"6 or less (5 with -1)\", \"row\": \"detection\", \"secret\": false}"}','');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"The Long Ford","features":[{"id":"R-door","kind":"external_door","name":"Farm door","state":"open","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"R-window","kind":"window","name":"R window","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"hedge","kind":"obstacle","name":"Stone fence","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"rocks","kind":"obstacle","name":"Rocks","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"wagon","kind":"furniture","name":"Broken wagon","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"well","kind":"obstacle","name":"Well","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"R1","kind":"external_wall","name":"External wall R1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"R2","kind":"external_wall","name":"External wall R2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"R3","kind":"internal_wall","name":"Internal wall R3","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":["red","blue"],"seed":5,"environment":{"zero_g":false,"night":true,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":10,"extra_actions":[],"scenario":"long_ford","briefing":"A river crosses the map from west to east. John Doe''s squad comes from the north, over the hill; the TOG line squad from the south, past the ruined farm. There is a bridge in the west and a ford in the east; the rest of the river is too deep. Each side wants the other bank: a soldier able to fight who stands on it after ten turns is worth 10 points beside the victory points. The line of the bank and the hill are slopes, and the hill''s west face is a cliff.","packs_on":true,"chapters":["hiding","ambush","stealth","ammunition","automatic_fire","leadership","quality","rout","regroup"],"map":"[map]\ntitle = \"The Long Ford\"\nwidth_m = 60\nheight_m = 40\n\n[[terrain]]\nid = \"river\"\nkind = \"river\"\npoints = [[0, 17], [14, 18], [26, 21], [40, 20], [60, 23], [60, 26], [40, 23], [25, 24], [13, 21], [0, 20]]\n\n[[terrain]]\nid = \"bridge\"\nkind = \"clear\"\npoints = [[19, 18.5], [21.5, 19], [20.5, 24], [18, 23.5]]\n\n[[terrain]]\nid = \"ford\"\nkind = \"stream\"\npoints = [[44, 20], [48, 20.5], [48, 25], [44, 24.5]]\n\n[[terrain]]\nid = \"mere\"\nkind = \"lake\"\npoints = [[3, 4], [8, 2.5], [11, 5], [9, 9], [4, 8.5]]\n\n[[terrain]]\nid = \"reeds\"\nkind = \"marsh\"\npoints = [[11, 5], [15, 5.5], [14, 9.5], [9, 9]]\n\n[[terrain]]\nid = \"copse\"\nkind = \"light\"\npoints = [[22, 5], [30, 4], [32, 10], [25, 12]]\n\n[[terrain]]\nid = \"glade\"\nkind = \"clear\"\npoints = [[26, 7], [29, 6.5], [29, 9], [26.5, 9.5]]\n\n[[terrain]]\nid = \"forest\"\nkind = \"heavy\"\npoints = [[4, 26], [14, 25], [16, 34], [9, 38], [3, 35]]\n\n[[terrain]]\nid = \"thicket\"\nkind = \"light\"\npoints = [[14, 25], [19, 27], [20, 33], [16, 34]]\n\n[[terrain]]\nid = \"orchard\"\nkind = \"light\"\npoints = [[46, 6], [56, 5], [57, 13], [47, 14]]\n\n[[contour]]\nid = \"H1\"\npoints = [[30, 28], [40, 26.5], [50, 28], [53, 34], [45, 38], [33, 37]]\n\n[[contour]]\nid = \"H2\"\npoints = [[34, 30], [40, 29], [47, 30], [49, 34], [43, 36.5], [36, 35.5]]\n\n[[contour]]\nid = \"H3\"\npoints = [[34.5, 30.4], [40, 29.5], [44, 31], [45, 33.5], [41, 35], [36.4, 34.8]]\n\n[[contour]]\nid = \"bank\"\npoints = [[0, 12], [20, 14], [40, 16], [60, 15]]\nclosed = false\nup = \"right\"\n\n[[wall]]\nid = \"R1\"\nkind = \"external_wall\"\nline = [[34, 9], [34, 4], [41, 4], [41, 7]]\n\n[[wall]]\nid = \"R2\"\nkind = \"external_wall\"\nline = [[41, 9.5], [41, 11], [36, 11]]\n\n[[wall]]\nid = \"R3\"\nkind = \"internal_wall\"\nline = [[37.5, 4], [37.5, 8]]\n\n[[door]]\nid = \"R-door\"\nname = \"farm door\"\nkind = \"external_door\"\nends = [[38.5, 11], [39.5, 11]]\nstate = \"open\"\n\n[[window]]\nid = \"R-window\"\nends = [[34, 6], [34, 7]]\n\n[[obstacle]]\nid = \"hedge\"\nname = \"stone fence\"\nkind = \"other\"\ncover = \"half_hard\"\npoints = [[44, 16.5], [54, 17.5], [54, 18], [44, 17]]\n\n[[obstacle]]\nid = \"rocks\"\nname = \"rocks\"\nkind = \"other\"\ncover = \"full_hard\"\nhigh = true\npoints = [[50.5, 26.3], [53, 26], [53.5, 27.2], [51, 27.6]]\n\n[[obstacle]]\nid = \"wagon\"\nname = \"broken wagon\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[23, 15.5], [25, 16], [24.7, 17], [22.8, 16.5]]\n\n[[obstacle]]\nid = \"well\"\nname = \"well\"\nkind = \"other\"\ncover = \"half_hard\"\npoints = [[32, 12.2], [33, 12.2], [33, 13.2], [32, 13.2]]\n\n[[zone]]\nid = \"south\"\nside = \"Red\"\npoints = [[0, 0], [60, 0], [60, 3], [0, 3]]\n\n[[zone]]\nid = \"north\"\nside = \"Blue\"\npoints = [[0, 37], [60, 37], [60, 40], [0, 40]]\n","may_hide":[{"side":"red","source":"percent"},{"side":"blue","source":"percent"}],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"sides":[{"id":"red","name":"TOG"},{"id":"blue","name":"Commonwealth"}],"groupings":[{"id":"red-1","name":"Third Cohort Line Squad 1","side":"red","units":[1,2,3,4],"race":null,"modifier":0,"instead_of":""},{"id":"red-2","name":"Third Cohort Line Squad 2","side":"red","units":[5,6,7,8],"race":null,"modifier":0,"instead_of":""},{"id":"blue-1","name":"John Doe''s Squad 1","side":"blue","units":[9,10,11,12],"race":null,"modifier":0,"instead_of":""},{"id":"blue-2","name":"John Doe''s Squad 2","side":"blue","units":[13,14,15,16],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":2,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":3,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":4,"name":"Livia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":5,"name":"Marcian","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":6,"name":"Otho","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SAR"],"value":50,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":7,"name":"Servia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SC","P"],"value":43,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":8,"name":"Titus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SC","P"],"value":43,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":9,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":10,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":11,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":12,"name":"Ilse Hark","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":13,"name":"Pio Vance","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":14,"name":"Greta Oun","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":15,"name":"Dov Sarkis","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":16,"name":"Lena Marsh","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"}],"rulings":[],"tables_hash":"331fd4d17e5f4e6a","rulings_hash":"9bbf17b814143645","starts":[{"unit":1,"position":{"x":14.5,"y":1.5,"facing_deg":0.0},"floor":1},{"unit":2,"position":{"x":15.5,"y":1.5,"facing_deg":0.0},"floor":1},{"unit":3,"position":{"x":14.5,"y":0.5,"facing_deg":0.0},"floor":1},{"unit":4,"position":{"x":15.5,"y":0.5,"facing_deg":0.0},"floor":1},{"unit":5,"position":{"x":44.5,"y":1.5,"facing_deg":0.0},"floor":1},{"unit":6,"position":{"x":45.5,"y":1.5,"facing_deg":0.0},"floor":1},{"unit":7,"position":{"x":44.5,"y":0.5,"facing_deg":0.0},"floor":1},{"unit":8,"position":{"x":45.5,"y":0.5,"facing_deg":0.0},"floor":1},{"unit":9,"position":{"x":14.5,"y":38.5,"facing_deg":180.0},"floor":1},{"unit":10,"position":{"x":15.5,"y":38.5,"facing_deg":180.0},"floor":1},{"unit":11,"position":{"x":14.5,"y":37.5,"facing_deg":180.0},"floor":1},{"unit":12,"position":{"x":15.5,"y":37.5,"facing_deg":180.0},"floor":1},{"unit":13,"position":{"x":44.5,"y":38.5,"facing_deg":180.0},"floor":1},{"unit":14,"position":{"x":45.5,"y":38.5,"facing_deg":180.0},"floor":1},{"unit":15,"position":{"x":44.5,"y":37.5,"facing_deg":180.0},"floor":1},{"unit":16,"position":{"x":45.5,"y":37.5,"facing_deg":180.0},"floor":1}],"remarks":[],"goods":[],"reserves":[],"version":"0.10.0","salt":"07c93da313726977a16fcb98ea086557"},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'leader_named',1,'{"kind":"leader_named","unit":1,"rating":0,"team":false}');
INSERT INTO "event" VALUES(3,1,3,2,'leader_named',1,'{"kind":"leader_named","unit":9,"rating":-1,"team":false}');
INSERT INTO "event" VALUES(4,1,4,3,'overruled',1,'{"code":"not-there","rule":"SET-01","sentence":"That is outside the start zones of its side: north.","reason":"so","side":"blue","kind":"overruled"}');
INSERT INTO "event" VALUES(5,1,4,4,'pile_laid',1,'{"kind":"pile_laid","pile":{"number":1,"side":"blue","unit":13,"position":{"x":43.5,"y":12.0,"facing_deg":180.0},"floor":1,"looks_round":false,"paper":false,"thing":"","veiled":false},"faces":[]}');
INSERT INTO "event" VALUES(6,1,5,5,'overruled',1,'{"code":"not-there","rule":"SET-01","sentence":"That is outside the start zones of its side: north.","reason":"so","side":"blue","kind":"overruled"}');
INSERT INTO "event" VALUES(7,1,5,6,'pile_laid',1,'{"kind":"pile_laid","pile":{"number":2,"side":"blue","unit":14,"position":{"x":45.5,"y":12.0,"facing_deg":180.0},"floor":1,"looks_round":false,"paper":false,"thing":"","veiled":false},"faces":[]}');
INSERT INTO "event" VALUES(8,1,6,7,'overruled',1,'{"code":"not-there","rule":"SET-01","sentence":"That is outside the start zones of its side: north.","reason":"so","side":"blue","kind":"overruled"}');
INSERT INTO "event" VALUES(9,1,6,8,'pile_laid',1,'{"kind":"pile_laid","pile":{"number":3,"side":"blue","unit":15,"position":{"x":43.5,"y":10.0,"facing_deg":180.0},"floor":1,"looks_round":false,"paper":false,"thing":"","veiled":false},"faces":[]}');
INSERT INTO "event" VALUES(10,1,7,9,'overruled',1,'{"code":"not-there","rule":"SET-01","sentence":"That is outside the start zones of its side: north.","reason":"so","side":"blue","kind":"overruled"}');
INSERT INTO "event" VALUES(11,1,7,10,'pile_laid',1,'{"kind":"pile_laid","pile":{"number":4,"side":"blue","unit":16,"position":{"x":45.5,"y":10.0,"facing_deg":180.0},"floor":1,"looks_round":false,"paper":false,"thing":"","veiled":false},"faces":[]}');
INSERT INTO "event" VALUES(12,1,8,11,'pile_laid',1,'{"kind":"pile_laid","pile":{"number":5,"side":"blue","unit":null,"position":{"x":41.0,"y":14.0,"facing_deg":180.0},"floor":1,"looks_round":false,"paper":false,"thing":"","veiled":false},"faces":[]}');
INSERT INTO "event" VALUES(13,1,9,12,'pile_laid',1,'{"kind":"pile_laid","pile":{"number":6,"side":"blue","unit":null,"position":{"x":14.0,"y":12.0,"facing_deg":0.0},"floor":1,"looks_round":true,"paper":false,"thing":"","veiled":false},"faces":[]}');
INSERT INTO "event" VALUES(14,1,10,13,'piles_numbered',1,'{"kind":"piles_numbered","side":"blue","first":1,"numbers":[6,5,3,1,4,2],"veiled":[],"apart":0,"commitment":"efd91ca22ef84a24ee5441dee04cfb2792e5ccdcfed3b704195f5f2b4da3a0ea"}');
INSERT INTO "event" VALUES(15,1,11,14,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(16,1,12,15,'initiative_rolled',1,'{"rolls":[{"grouping":"blue-1","faces":[{"name":"initiative","value":2,"who":"blue-1","side":"blue","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"leader","label":"leader 9 John Doe","value":-1,"rule":"LDR-04","applied":true,"note":""},{"key":"leader_race","label":"Human leader","value":0,"rule":"LDR-13","applied":true,"note":""},{"key":"quality","label":"Regular troops","value":0,"rule":"QUA-05","applied":true,"note":""}],"total":1},{"grouping":"red-1","faces":[{"name":"initiative","value":3,"who":"red-1","side":"red","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"leader","label":"leader 1 Varro","value":0,"rule":"LDR-04","applied":true,"note":""},{"key":"leader_race","label":"Human leader","value":0,"rule":"LDR-13","applied":true,"note":""},{"key":"quality","label":"Regular troops","value":0,"rule":"QUA-05","applied":true,"note":""}],"total":3},{"grouping":"red-2","faces":[{"name":"initiative","value":7,"who":"red-2","side":"red","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"leader","label":"leader 1 Varro","value":0,"rule":"LDR-04","applied":true,"note":""},{"key":"leader_race","label":"Human leader","value":0,"rule":"LDR-13","applied":true,"note":""},{"key":"quality","label":"Regular troops","value":0,"rule":"QUA-05","applied":true,"note":""}],"total":7},{"grouping":"blue-2","faces":[{"name":"initiative","value":9,"who":"blue-2","side":"blue","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"leader","label":"leader 9 John Doe","value":-1,"rule":"LDR-04","applied":true,"note":""},{"key":"leader_race","label":"Human leader","value":0,"rule":"LDR-13","applied":true,"note":""},{"key":"quality","label":"Regular troops","value":0,"rule":"QUA-05","applied":true,"note":""}],"total":8}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(17,1,13,16,'order_chosen',1,'{"grouping":"blue-1","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(18,1,14,17,'order_chosen',1,'{"grouping":"red-1","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(19,1,15,18,'order_chosen',1,'{"grouping":"red-2","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(20,1,15,19,'order_chosen',1,'{"grouping":"blue-2","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(21,1,15,20,'order_set',1,'{"order":["blue-1","red-1","red-2","blue-2"],"kind":"order_set"}');
INSERT INTO "event" VALUES(22,1,15,21,'stage_entered',1,'{"stage":"detection","kind":"stage_entered"}');
INSERT INTO "event" VALUES(23,1,16,22,'pile_searched',1,'{"kind":"pile_searched","unit":1,"pile":1,"face":{"name":"detection","value":10,"who":"1 Varro for pile 1","side":"red","die":10,"source":"typed"},"check":{"ledger":{"test":"detection","target":5,"lines":[{"key":"suit_sensor","label":"sensors of Bounce Infantry","value":-2,"rule":"DET-34","applied":true,"note":""},{"key":"night_power","label":"night, searcher in a power suit","value":1,"rule":"DET-21","applied":true,"note":""},{"key":"marsh","label":"marsh","value":1,"rule":"DET-33","applied":true,"note":""}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":10,"net":10,"success":false},"found":false,"secret":[],"asks":""}');
INSERT INTO "event" VALUES(24,1,16,23,'pile_searched',1,'{"kind":"pile_searched","unit":1,"pile":2,"face":{"name":"detection","value":10,"who":"1 Varro for pile 2","side":"red","die":10,"source":"typed"},"check":{"ledger":{"test":"detection","target":5,"lines":[{"key":"suit_sensor","label":"sensors of Bounce Infantry","value":-2,"rule":"DET-34","applied":true,"note":""},{"key":"night_power","label":"night, searcher in a power suit","value":1,"rule":"DET-21","applied":true,"note":""},{"key":"light_woods","label":"light woods","value":1,"rule":"DET-27","applied":true,"note":""}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":10,"net":10,"success":false},"found":false,"secret":[],"asks":""}');
INSERT INTO "event" VALUES(25,1,16,24,'search_made',1,'{"kind":"search_made","unit":1,"in_view":2}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T01:20:15+00:00','created',NULL,1,1,'0.10.0','9edf16c7094f5f0731687756dd62dc6ad884f9ed9bc9f9311d13cdea01f20263');
INSERT INTO "step" VALUES(2,1,'{"kind":"name_leader","unit":1,"rating":null,"team":false}','','2026-11-29T01:20:15+00:00','name_leader',1,2,2,'0.10.0','c19b25eb5d50671009c6cd6b1eb029c187edf7c832082d359b8400f138a480ca');
INSERT INTO "step" VALUES(3,1,'{"kind":"name_leader","unit":9,"rating":-1,"team":false}','','2026-11-29T01:20:15+00:00','name_leader',2,3,3,'0.10.0','10e53ecf491e204d332b309d48e6804b5d3ffff72c330190a788555cc5d8ae16');
INSERT INTO "step" VALUES(4,1,'{"kind":"hide","unit":13,"at":{"x":43.5,"y":12.0,"floor":null},"facing_deg":180.0,"overrule":"so"}','','2026-11-29T01:20:15+00:00','hide',3,4,5,'0.10.0','09c70169c561c0d069a56fc6dc64b0fc2105c492cbe7fe24b7babcf072c5f04c');
INSERT INTO "step" VALUES(5,1,'{"kind":"hide","unit":14,"at":{"x":45.5,"y":12.0,"floor":null},"facing_deg":180.0,"overrule":"so"}','','2026-11-29T01:20:15+00:00','hide',4,6,7,'0.10.0','0d3fc0e95283c027c64c79d9c8791febdafbcfd614eb4dfc87aec162e4befad3');
INSERT INTO "step" VALUES(6,1,'{"kind":"hide","unit":15,"at":{"x":43.5,"y":10.0,"floor":null},"facing_deg":180.0,"overrule":"so"}','','2026-11-29T01:20:15+00:00','hide',5,8,9,'0.10.0','08e6cdc14478604c1af7ae811e8a365ada9c0ac17b09143268aa15af914db1c1');
INSERT INTO "step" VALUES(7,1,'{"kind":"hide","unit":16,"at":{"x":45.5,"y":10.0,"floor":null},"facing_deg":180.0,"overrule":"so"}','','2026-11-29T01:20:15+00:00','hide',6,10,11,'0.10.0','dfebb777ce9529574deb7b08efef2df9f55047859a1bac997689aac6f9326502');
INSERT INTO "step" VALUES(8,1,'{"kind":"lay_decoy","side":"blue","at":{"x":41.0,"y":14.0,"floor":null},"facing_deg":180.0,"pile":null,"overrule":"so"}','','2026-11-29T01:20:15+00:00','lay_decoy',7,12,12,'0.10.0','b5b1e537c3af8ff46af782acaf7081e8b90a5427bc01c512c3d2db854d8601f7');
INSERT INTO "step" VALUES(9,1,'{"kind":"lay_decoy","side":"blue","at":{"x":14.0,"y":12.0,"floor":null},"facing_deg":null,"pile":null,"overrule":"so"}','','2026-11-29T01:20:15+00:00','lay_decoy',8,13,13,'0.10.0','9c8a559c071b3e080995843d25e2a69a5e139daba925cbc43590265001040b30');
INSERT INTO "step" VALUES(10,1,'{"kind":"placed","side":"blue"}','','2026-11-29T01:20:15+00:00','placed',9,14,14,'0.10.0','d6ad7318d2b67c11aac678f963ba5811f8830dee321078c780f1477d451c9375');
INSERT INTO "step" VALUES(11,1,'{"overrule":"","kind":"begin"}','','2026-11-29T01:20:15+00:00','begin',10,15,15,'0.10.0','3048fdf1639b78c8abd0e53f6eee155fd17d4918552a47457a76048376fb7971');
INSERT INTO "step" VALUES(12,1,'{"kind":"roll_initiative"}','','2026-11-29T01:20:15+00:00','roll_initiative',11,16,16,'0.10.0','7a91b194027c9753f9036c9ffcbf7cd7565edbe61992643e40d57423ace17ecb');
INSERT INTO "step" VALUES(13,1,'{"grouping":"blue-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T01:20:15+00:00','choose_order',12,17,17,'0.10.0','e25d01dabae9a6534d4412cc41bc758368e1530108489c574cfbbe15374537e1');
INSERT INTO "step" VALUES(14,1,'{"grouping":"red-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T01:20:15+00:00','choose_order',13,18,18,'0.10.0','1d81d21bd13c62c60fa80aa67c67eca0e2a3b70c66218105f9d0daa9f2b2f088');
INSERT INTO "step" VALUES(15,1,'{"grouping":"red-2","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T01:20:15+00:00','choose_order',14,19,22,'0.10.0','bad7c76b7b130a6e9ced6ee0ed52a79d9f17358cff898dfa1f21df4aa07b40a3');
INSERT INTO "step" VALUES(16,1,'{"kind":"search","unit":1,"piles":[],"rain":false,"snow":false,"smoke":false,"sensor":false,"range_m":null,"cover":"","light_m":null,"heavy_m":null,"marsh":false,"tarp":false,"tinter":false,"jammer":false}','','2026-11-29T01:20:15+00:00','search',15,23,25,'0.10.0','bed23974fbae886dc3c6e68d3c8a0605b65e702f82fad1be9a7a78a8719628cb');
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
