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
INSERT INTO "battle" VALUES(1,'The Long Ford','2026-11-28T18:56:42+00:00','2026-11-28T18:56:42+00:00','T1.s1',25,1,'331fd4d17e5f4e6a','9bbf17b814143645','{"command": "{\"kind\":\"search\",\"unit\":5,\"piles\":[],\"rain\":false,\"snow\":false,\"smoke\":false,\"sensor\":false,\"range_m\":null,\"cover\":\"\",\"light_m\":null,\"heavy_m\":null,\"marsh\":false,\"tarp\":false,\"tinter\":false,\"jammer\":false}", "by": "", "faces": [10, 10, 10, 10], "roll": "{\"name\": \"detection\", \"who\": \"5 Marcian for pile 5\", \"side\": \"red\", \"die\": 10, \"needed\": \"6 or less (5 with -1)\", \"row\": \"detection\", \"secret\": false}"}','');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"The Long Ford","features":[{"id":"R-door","kind":"external_door","name":"Farm door","state":"open","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"R-window","kind":"window","name":"R window","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"hedge","kind":"obstacle","name":"Stone fence","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"rocks","kind":"obstacle","name":"Rocks","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"wagon","kind":"furniture","name":"Broken wagon","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"well","kind":"obstacle","name":"Well","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"R1","kind":"external_wall","name":"External wall R1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"R2","kind":"external_wall","name":"External wall R2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"R3","kind":"internal_wall","name":"Internal wall R3","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":["red","blue"],"seed":5,"environment":{"zero_g":false,"night":true,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":10,"extra_actions":[],"scenario":"long_ford","briefing":"A river crosses the map from west to east. John Doe''s squad comes from the north, over the hill; the TOG line squad from the south, past the ruined farm. There is a bridge in the west and a ford in the east; the rest of the river is too deep. Each side wants the other bank: a soldier able to fight who stands on it after ten turns is worth 10 points beside the victory points. The line of the bank and the hill are slopes, and the hill''s west face is a cliff.","packs_on":true,"chapters":["hiding","ambush","stealth","ammunition","automatic_fire","leadership","quality","rout","regroup"],"map":"[map]\ntitle = \"The Long Ford\"\nwidth_m = 60\nheight_m = 40\n\n[[terrain]]\nid = \"river\"\nkind = \"river\"\npoints = [[0, 17], [14, 18], [26, 21], [40, 20], [60, 23], [60, 26], [40, 23], [25, 24], [13, 21], [0, 20]]\n\n[[terrain]]\nid = \"bridge\"\nkind = \"clear\"\npoints = [[19, 18.5], [21.5, 19], [20.5, 24], [18, 23.5]]\n\n[[terrain]]\nid = \"ford\"\nkind = \"stream\"\npoints = [[44, 20], [48, 20.5], [48, 25], [44, 24.5]]\n\n[[terrain]]\nid = \"mere\"\nkind = \"lake\"\npoints = [[3, 4], [8, 2.5], [11, 5], [9, 9], [4, 8.5]]\n\n[[terrain]]\nid = \"reeds\"\nkind = \"marsh\"\npoints = [[11, 5], [15, 5.5], [14, 9.5], [9, 9]]\n\n[[terrain]]\nid = \"copse\"\nkind = \"light\"\npoints = [[22, 5], [30, 4], [32, 10], [25, 12]]\n\n[[terrain]]\nid = \"glade\"\nkind = \"clear\"\npoints = [[26, 7], [29, 6.5], [29, 9], [26.5, 9.5]]\n\n[[terrain]]\nid = \"forest\"\nkind = \"heavy\"\npoints = [[4, 26], [14, 25], [16, 34], [9, 38], [3, 35]]\n\n[[terrain]]\nid = \"thicket\"\nkind = \"light\"\npoints = [[14, 25], [19, 27], [20, 33], [16, 34]]\n\n[[terrain]]\nid = \"orchard\"\nkind = \"light\"\npoints = [[46, 6], [56, 5], [57, 13], [47, 14]]\n\n[[contour]]\nid = \"H1\"\npoints = [[30, 28], [40, 26.5], [50, 28], [53, 34], [45, 38], [33, 37]]\n\n[[contour]]\nid = \"H2\"\npoints = [[34, 30], [40, 29], [47, 30], [49, 34], [43, 36.5], [36, 35.5]]\n\n[[contour]]\nid = \"H3\"\npoints = [[34.5, 30.4], [40, 29.5], [44, 31], [45, 33.5], [41, 35], [36.4, 34.8]]\n\n[[contour]]\nid = \"bank\"\npoints = [[0, 12], [20, 14], [40, 16], [60, 15]]\nclosed = false\nup = \"right\"\n\n[[wall]]\nid = \"R1\"\nkind = \"external_wall\"\nline = [[34, 9], [34, 4], [41, 4], [41, 7]]\n\n[[wall]]\nid = \"R2\"\nkind = \"external_wall\"\nline = [[41, 9.5], [41, 11], [36, 11]]\n\n[[wall]]\nid = \"R3\"\nkind = \"internal_wall\"\nline = [[37.5, 4], [37.5, 8]]\n\n[[door]]\nid = \"R-door\"\nname = \"farm door\"\nkind = \"external_door\"\nends = [[38.5, 11], [39.5, 11]]\nstate = \"open\"\n\n[[window]]\nid = \"R-window\"\nends = [[34, 6], [34, 7]]\n\n[[obstacle]]\nid = \"hedge\"\nname = \"stone fence\"\nkind = \"other\"\ncover = \"half_hard\"\npoints = [[44, 16.5], [54, 17.5], [54, 18], [44, 17]]\n\n[[obstacle]]\nid = \"rocks\"\nname = \"rocks\"\nkind = \"other\"\ncover = \"full_hard\"\nhigh = true\npoints = [[50.5, 26.3], [53, 26], [53.5, 27.2], [51, 27.6]]\n\n[[obstacle]]\nid = \"wagon\"\nname = \"broken wagon\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[23, 15.5], [25, 16], [24.7, 17], [22.8, 16.5]]\n\n[[obstacle]]\nid = \"well\"\nname = \"well\"\nkind = \"other\"\ncover = \"half_hard\"\npoints = [[32, 12.2], [33, 12.2], [33, 13.2], [32, 13.2]]\n\n[[zone]]\nid = \"south\"\nside = \"Red\"\npoints = [[0, 0], [60, 0], [60, 3], [0, 3]]\n\n[[zone]]\nid = \"north\"\nside = \"Blue\"\npoints = [[0, 37], [60, 37], [60, 40], [0, 40]]\n","may_hide":[{"side":"red","source":"percent"},{"side":"blue","source":"percent"}],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"sides":[{"id":"red","name":"TOG"},{"id":"blue","name":"Commonwealth"}],"groupings":[{"id":"red-1","name":"Third Cohort Line Squad 1","side":"red","units":[1,2,3,4],"race":null,"modifier":0,"instead_of":""},{"id":"red-2","name":"Third Cohort Line Squad 2","side":"red","units":[5,6,7,8],"race":null,"modifier":0,"instead_of":""},{"id":"blue-1","name":"John Doe''s Squad 1","side":"blue","units":[9,10,11,12],"race":null,"modifier":0,"instead_of":""},{"id":"blue-2","name":"John Doe''s Squad 2","side":"blue","units":[13,14,15,16],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":2,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":3,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":4,"name":"Livia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":5,"name":"Marcian","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":6,"name":"Otho","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SAR"],"value":50,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":7,"name":"Servia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SC","P"],"value":43,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":8,"name":"Titus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SC","P"],"value":43,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":9,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":10,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":11,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":12,"name":"Ilse Hark","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":13,"name":"Pio Vance","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":14,"name":"Greta Oun","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":15,"name":"Dov Sarkis","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":16,"name":"Lena Marsh","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"}],"rulings":[],"tables_hash":"331fd4d17e5f4e6a","rulings_hash":"9bbf17b814143645","starts":[{"unit":1,"position":{"x":14.5,"y":1.5,"facing_deg":0.0},"floor":1},{"unit":2,"position":{"x":15.5,"y":1.5,"facing_deg":0.0},"floor":1},{"unit":3,"position":{"x":14.5,"y":0.5,"facing_deg":0.0},"floor":1},{"unit":4,"position":{"x":15.5,"y":0.5,"facing_deg":0.0},"floor":1},{"unit":5,"position":{"x":44.5,"y":1.5,"facing_deg":0.0},"floor":1},{"unit":6,"position":{"x":45.5,"y":1.5,"facing_deg":0.0},"floor":1},{"unit":7,"position":{"x":44.5,"y":0.5,"facing_deg":0.0},"floor":1},{"unit":8,"position":{"x":45.5,"y":0.5,"facing_deg":0.0},"floor":1},{"unit":9,"position":{"x":14.5,"y":38.5,"facing_deg":180.0},"floor":1},{"unit":10,"position":{"x":15.5,"y":38.5,"facing_deg":180.0},"floor":1},{"unit":11,"position":{"x":14.5,"y":37.5,"facing_deg":180.0},"floor":1},{"unit":12,"position":{"x":15.5,"y":37.5,"facing_deg":180.0},"floor":1},{"unit":13,"position":{"x":44.5,"y":38.5,"facing_deg":180.0},"floor":1},{"unit":14,"position":{"x":45.5,"y":38.5,"facing_deg":180.0},"floor":1},{"unit":15,"position":{"x":44.5,"y":37.5,"facing_deg":180.0},"floor":1},{"unit":16,"position":{"x":45.5,"y":37.5,"facing_deg":180.0},"floor":1}],"remarks":[],"goods":[],"reserves":[],"version":"0.9.0","salt":"0df4533dd2ecd688869aa98632372e1e"},"kind":"battle_created"}');
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
INSERT INTO "event" VALUES(14,1,10,13,'piles_numbered',1,'{"kind":"piles_numbered","side":"blue","first":1,"numbers":[6,5,3,1,4,2],"veiled":[],"apart":0,"commitment":"dd5334388326c782c726c6f34ede454e973ea379173a47286fd7046a7c1563e1"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-28T18:56:42+00:00','created',NULL,1,1,'0.9.0','9935c36fddc001a084137719272a071fdded2273b5ad60bc1a00dc5dc44b9bcf');
INSERT INTO "step" VALUES(2,1,'{"kind":"name_leader","unit":1,"rating":null,"team":false}','','2026-11-28T18:56:42+00:00','name_leader',1,2,2,'0.9.0','0be84df852b36c3ba62c3e804ae47832baaef73a20fca9a5ef4dcb0f69b7fd8d');
INSERT INTO "step" VALUES(3,1,'{"kind":"name_leader","unit":9,"rating":-1,"team":false}','','2026-11-28T18:56:42+00:00','name_leader',2,3,3,'0.9.0','b5bac84c0b01b9618aad11cd50efba45f4afdf0b1f41d2e559b14a1683d0d615');
INSERT INTO "step" VALUES(4,1,'{"kind":"hide","unit":13,"at":{"x":43.5,"y":12.0,"floor":null},"facing_deg":180.0,"overrule":"so"}','','2026-11-28T18:56:42+00:00','hide',3,4,5,'0.9.0','7a4121b4c3954cbd0e7ae4d68d714a74944a3035f85d4a119ee8ddf4320a784f');
INSERT INTO "step" VALUES(5,1,'{"kind":"hide","unit":14,"at":{"x":45.5,"y":12.0,"floor":null},"facing_deg":180.0,"overrule":"so"}','','2026-11-28T18:56:42+00:00','hide',4,6,7,'0.9.0','aae6070c43d66215e78c2915cabcf9d33312cedc1e4b00e32f38d8a14eb67105');
INSERT INTO "step" VALUES(6,1,'{"kind":"hide","unit":15,"at":{"x":43.5,"y":10.0,"floor":null},"facing_deg":180.0,"overrule":"so"}','','2026-11-28T18:56:42+00:00','hide',5,8,9,'0.9.0','dcbb430435165ce5821b3ec4fb5ea8b92812b02ed66ab617dbb12b34b70db886');
INSERT INTO "step" VALUES(7,1,'{"kind":"hide","unit":16,"at":{"x":45.5,"y":10.0,"floor":null},"facing_deg":180.0,"overrule":"so"}','','2026-11-28T18:56:42+00:00','hide',6,10,11,'0.9.0','4aa348cbbdda05930514250eb97632043c83e5c8b7b6ce401787d5e4a3577f23');
INSERT INTO "step" VALUES(8,1,'{"kind":"lay_decoy","side":"blue","at":{"x":41.0,"y":14.0,"floor":null},"facing_deg":180.0,"pile":null,"overrule":"so"}','','2026-11-28T18:56:42+00:00','lay_decoy',7,12,12,'0.9.0','42993874eb49606ac486c610a5de2b0bd722d484fbffbb6bf0b8d3bed1899cc9');
INSERT INTO "step" VALUES(9,1,'{"kind":"lay_decoy","side":"blue","at":{"x":14.0,"y":12.0,"floor":null},"facing_deg":null,"pile":null,"overrule":"so"}','','2026-11-28T18:56:42+00:00','lay_decoy',8,13,13,'0.9.0','f1133aff238957cab3b324817247c9012ca9c7059095dab772761973aa7502d9');
INSERT INTO "step" VALUES(10,1,'{"kind":"placed","side":"blue"}','','2026-11-28T18:56:42+00:00','placed',9,14,14,'0.9.0','509daca74b5a1b77836b9a1980b6422ba0e83ec680ba4ff513b08ce511c1f376');
INSERT INTO "step" VALUES(11,1,'{"overrule":"","kind":"begin"}','','2026-11-28T18:56:42+00:00','begin',10,15,15,'0.9.0','f62842ba46358d33f3be04d8827734dfc341ff7f0bbcee089ac790ef1dc8187d');
INSERT INTO "step" VALUES(12,1,'{"kind":"roll_initiative"}','','2026-11-28T18:56:42+00:00','roll_initiative',11,16,16,'0.9.0','4867bda4e01e2b4f35a6486d395607225deb100d657d50e56f81f60c72ba81bf');
INSERT INTO "step" VALUES(13,1,'{"grouping":"blue-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-28T18:56:42+00:00','choose_order',12,17,17,'0.9.0','91f58767ab1279fabc779f12d0a2a70b574746ae71f0597a1f5f11529499934a');
INSERT INTO "step" VALUES(14,1,'{"grouping":"red-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-28T18:56:42+00:00','choose_order',13,18,18,'0.9.0','a6fbb0dcbc9f92dd61522ff80f2d8c926547674b5143625aa361cbf275c57e36');
INSERT INTO "step" VALUES(15,1,'{"grouping":"red-2","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-28T18:56:42+00:00','choose_order',14,19,22,'0.9.0','a58a9a1b16b228b5f611f368390506c2af2a22db07eee467b009455436f6953c');
INSERT INTO "step" VALUES(16,1,'{"kind":"search","unit":1,"piles":[],"rain":false,"snow":false,"smoke":false,"sensor":false,"range_m":null,"cover":"","light_m":null,"heavy_m":null,"marsh":false,"tarp":false,"tinter":false,"jammer":false}','','2026-11-28T18:56:42+00:00','search',15,23,25,'0.9.0','ee7c0d66a14e171c9c917be1a9202c979250c81b8d4586d3c81539cb418c2671');
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
