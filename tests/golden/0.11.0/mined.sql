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
INSERT INTO "battle" VALUES(1,'Red against Blue','2026-11-29T10:06:44+00:00','2026-11-29T10:06:45+00:00','T1.s2',57,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"Red against Blue","features":[{"id":"D1","kind":"external_door","name":"Hall west door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D2","kind":"external_door","name":"Hall east door","state":"locked","damage":0,"key":"house key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D3","kind":"external_door","name":"Shop door","state":"open","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D4","kind":"internal_door","name":"Shop to hall door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D5","kind":"internal_door","name":"Store door","state":"locked","damage":0,"key":"house key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D6","kind":"internal_door","name":"Kitchen door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D7","kind":"internal_door","name":"Office door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D8","kind":"internal_door","name":"Parlour door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D9","kind":"internal_door","name":"Counting room door","state":"locked","damage":0,"key":"house key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D10","kind":"internal_door","name":"Bedroom door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D11","kind":"internal_door","name":"Study door","state":"open","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G1","kind":"window","name":"Window G1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G2","kind":"window","name":"Window G2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G3","kind":"window","name":"Window G3","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G4","kind":"window","name":"Window G4","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G5","kind":"window","name":"Window G5","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G6","kind":"window","name":"Window G6","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G7","kind":"window","name":"Window G7","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G8","kind":"window","name":"Window G8","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G9","kind":"window","name":"Window G9","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G10","kind":"window","name":"Window G10","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"lift","kind":"elevator","name":"Elevator E1 E2","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":2,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"S1","kind":"stairs","name":"Stairs S1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":2,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"counter","kind":"furniture","name":"Shop counter","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"shelf-1","kind":"obstacle","name":"Shelves shelf-1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"shelf-2","kind":"obstacle","name":"Shelves shelf-2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"table","kind":"furniture","name":"Kitchen table","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"desk","kind":"furniture","name":"Office desk","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"column","kind":"obstacle","name":"Column","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"bed","kind":"furniture","name":"Bed","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"books","kind":"obstacle","name":"Bookcase","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"safe","kind":"obstacle","name":"Safe","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"sofa","kind":"furniture","name":"Sofa","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W10","kind":"external_wall","name":"External wall W10","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W11","kind":"internal_wall","name":"Internal wall W11","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W12","kind":"internal_wall","name":"Internal wall W12","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W13","kind":"internal_wall","name":"Internal wall W13","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W14","kind":"internal_wall","name":"Internal wall W14","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W20","kind":"external_wall","name":"External wall W20","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W21","kind":"internal_wall","name":"Internal wall W21","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W22","kind":"internal_wall","name":"Internal wall W22","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W23","kind":"internal_wall","name":"Internal wall W23","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W24","kind":"internal_wall","name":"Internal wall W24","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":["red","blue"],"seed":3,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":true,"vacuum":false,"hostile":""},"turns":null,"extra_actions":[],"scenario":"","briefing":"","packs_on":true,"chapters":["hiding","ammunition","leadership","ground_sensor","camo_tinter","jammer","holotarp","vacuum","fire_missions","mines"],"map":"[map]\ntitle = \"The Counting House\"\nwidth_m = 24\nheight_m = 20\nfloors = 2\n\n[[terrain]]\nid = \"garden\"\nkind = \"light\"\npoints = [[1, 17], [12, 17], [12, 20], [1, 20]]\n\n[[terrain]]\nid = \"ditch\"\nkind = \"stream\"\npoints = [[0, 1], [24, 1], [24, 2], [0, 2]]\n\n[[terrain]]\nid = \"plank\"\nkind = \"clear\"\npoints = [[7, 1], [9, 1], [9, 2], [7, 2]]\n\n[[wall]]\nid = \"W10\"\nkind = \"external_wall\"\nline = [[4, 4], [20, 4], [20, 16], [4, 16], [4, 4]]\n\n[[wall]]\nid = \"W11\"\nkind = \"internal_wall\"\nline = [[4, 9], [20, 9]]\n\n[[wall]]\nid = \"W12\"\nkind = \"internal_wall\"\nline = [[12, 4], [12, 9]]\n\n[[wall]]\nid = \"W13\"\nkind = \"internal_wall\"\nline = [[4, 11], [10, 11], [10, 16]]\n\n[[wall]]\nid = \"W14\"\nkind = \"internal_wall\"\nline = [[14, 16], [14, 11], [20, 11]]\n\n[[wall]]\nid = \"W20\"\nkind = \"external_wall\"\nline = [[4, 4], [20, 4], [20, 16], [4, 16], [4, 4]]\nfloor = 2\n\n[[wall]]\nid = \"W21\"\nkind = \"internal_wall\"\nline = [[4, 9], [20, 9]]\nfloor = 2\n\n[[wall]]\nid = \"W22\"\nkind = \"internal_wall\"\nline = [[12, 4], [12, 9]]\nfloor = 2\n\n[[wall]]\nid = \"W23\"\nkind = \"internal_wall\"\nline = [[4, 11], [10, 11], [10, 16]]\nfloor = 2\n\n[[wall]]\nid = \"W24\"\nkind = \"internal_wall\"\nline = [[14, 16], [14, 11], [20, 11]]\nfloor = 2\n\n[[door]]\nid = \"D1\"\nname = \"hall west\"\nkind = \"external_door\"\nends = [[4, 9.5], [4, 10.5]]\n\n[[door]]\nid = \"D2\"\nname = \"hall east\"\nkind = \"external_door\"\nends = [[20, 9.5], [20, 10.5]]\nstate = \"locked\"\nkey = \"house key\"\n\n[[door]]\nid = \"D3\"\nname = \"shop\"\nkind = \"external_door\"\nends = [[7.5, 4], [8.5, 4]]\nstate = \"open\"\n\n[[door]]\nid = \"D4\"\nname = \"shop to hall\"\nkind = \"internal_door\"\nends = [[7.5, 9], [8.5, 9]]\n\n[[door]]\nid = \"D5\"\nname = \"store\"\nkind = \"internal_door\"\nends = [[15.5, 9], [16.5, 9]]\nstate = \"locked\"\nkey = \"house key\"\n\n[[door]]\nid = \"D6\"\nname = \"kitchen\"\nkind = \"internal_door\"\nends = [[6.5, 11], [7.5, 11]]\n\n[[door]]\nid = \"D7\"\nname = \"office\"\nkind = \"internal_door\"\nends = [[16.5, 11], [17.5, 11]]\n\n[[door]]\nid = \"E1\"\nname = \"elevator below\"\nkind = \"elevator_door\"\nends = [[12.5, 13], [13.5, 13]]\n\n[[door]]\nid = \"E2\"\nname = \"elevator above\"\nkind = \"elevator_door\"\nends = [[12.5, 13], [13.5, 13]]\nfloor = 2\n\n[[door]]\nid = \"D8\"\nname = \"parlour\"\nkind = \"internal_door\"\nends = [[7.5, 9], [8.5, 9]]\nfloor = 2\n\n[[door]]\nid = \"D9\"\nname = \"counting room\"\nkind = \"internal_door\"\nends = [[15.5, 9], [16.5, 9]]\nfloor = 2\nstate = \"locked\"\nkey = \"house key\"\n\n[[door]]\nid = \"D10\"\nname = \"bedroom\"\nkind = \"internal_door\"\nends = [[6.5, 11], [7.5, 11]]\nfloor = 2\n\n[[door]]\nid = \"D11\"\nname = \"study\"\nkind = \"internal_door\"\nends = [[16.5, 11], [17.5, 11]]\nfloor = 2\nstate = \"open\"\n\n[[window]]\nid = \"G1\"\nends = [[5, 4], [6, 4]]\n\n[[window]]\nid = \"G2\"\nends = [[10, 4], [11, 4]]\n\n[[window]]\nid = \"G3\"\nends = [[15.5, 4], [16.5, 4]]\n\n[[window]]\nid = \"G4\"\nends = [[6.5, 16], [7.5, 16]]\n\n[[window]]\nid = \"G5\"\nends = [[16.5, 16], [17.5, 16]]\n\n[[window]]\nid = \"G6\"\nends = [[5, 4], [6, 4]]\nfloor = 2\n\n[[window]]\nid = \"G7\"\nends = [[10, 4], [11, 4]]\nfloor = 2\n\n[[window]]\nid = \"G8\"\nends = [[15.5, 4], [16.5, 4]]\nfloor = 2\n\n[[window]]\nid = \"G9\"\nends = [[6.5, 16], [7.5, 16]]\nfloor = 2\n\n[[window]]\nid = \"G10\"\nends = [[16.5, 16], [17.5, 16]]\nfloor = 2\n\n[[obstacle]]\nid = \"counter\"\nname = \"shop counter\"\nkind = \"counter\"\ncover = \"half_hard\"\npoints = [[5, 6.6], [10, 6.6], [10, 7.2], [5, 7.2]]\n\n[[obstacle]]\nid = \"shelf-1\"\nname = \"shelves\"\nkind = \"shelving\"\ncover = \"full_hard\"\nhigh = true\npoints = [[13, 5.5], [19, 5.5], [19, 6.1], [13, 6.1]]\n\n[[obstacle]]\nid = \"shelf-2\"\nname = \"shelves\"\nkind = \"shelving\"\ncover = \"full_hard\"\nhigh = true\npoints = [[13, 7.3], [15, 7.3], [15, 7.9], [13, 7.9]]\n\n[[obstacle]]\nid = \"table\"\nname = \"kitchen table\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[5.5, 13], [7.5, 13], [7.5, 14], [5.5, 14]]\n\n[[obstacle]]\nid = \"desk\"\nname = \"office desk\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[16, 13.2], [18, 13.2], [18, 14.2], [16, 14.2]]\n\n[[obstacle]]\nid = \"column\"\nname = \"column\"\nkind = \"column\"\ncover = \"full_hard\"\nhigh = true\npoints = [[13.3, 9.8], [13.7, 9.8], [13.7, 10.2], [13.3, 10.2]]\n\n[[obstacle]]\nid = \"bed\"\nname = \"bed\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[4.5, 14], [6.5, 14], [6.5, 15.5], [4.5, 15.5]]\nfloor = 2\n\n[[obstacle]]\nid = \"books\"\nname = \"bookcase\"\nkind = \"shelving\"\ncover = \"full_hard\"\nhigh = true\npoints = [[14.4, 15.2], [15.9, 15.2], [15.9, 15.7], [14.4, 15.7]]\nfloor = 2\n\n[[obstacle]]\nid = \"safe\"\nname = \"safe\"\nkind = \"other\"\ncover = \"half_hard\"\npoints = [[18.5, 4.5], [19.5, 4.5], [19.5, 5.5], [18.5, 5.5]]\nfloor = 2\n\n[[obstacle]]\nid = \"sofa\"\nname = \"sofa\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[5, 5], [7, 5], [7, 6], [5, 6]]\nfloor = 2\n\n[[stairs]]\nid = \"S1\"\npoints = [[10, 13], [12, 13], [12, 16], [10, 16]]\nfloors = [1, 2]\n\n[[elevator]]\nid = \"lift\"\npoints = [[12, 13], [14, 13], [14, 16], [12, 16]]\nfloors = [1, 2]\n\n[[room]]\nname = \"hall\"\npoints = [[4, 9], [20, 9], [20, 11], [14, 11], [14, 13], [10, 13], [10, 11], [4, 11]]\n\n[[room]]\nname = \"shop\"\npoints = [[4, 4], [12, 4], [12, 9], [4, 9]]\n\n[[room]]\nname = \"store\"\npoints = [[12, 4], [20, 4], [20, 9], [12, 9]]\n\n[[room]]\nname = \"kitchen\"\npoints = [[4, 11], [10, 11], [10, 16], [4, 16]]\n\n[[room]]\nname = \"office\"\npoints = [[14, 11], [20, 11], [20, 16], [14, 16]]\n\n[[room]]\nname = \"landing\"\npoints = [[4, 9], [20, 9], [20, 11], [14, 11], [14, 13], [10, 13], [10, 11], [4, 11]]\nfloor = 2\n\n[[room]]\nname = \"parlour\"\npoints = [[4, 4], [12, 4], [12, 9], [4, 9]]\nfloor = 2\n\n[[room]]\nname = \"counting room\"\npoints = [[12, 4], [20, 4], [20, 9], [12, 9]]\nfloor = 2\n\n[[room]]\nname = \"bedroom\"\npoints = [[4, 11], [10, 11], [10, 16], [4, 16]]\nfloor = 2\n\n[[room]]\nname = \"study\"\npoints = [[14, 11], [20, 11], [20, 16], [14, 16]]\nfloor = 2\n\n[[zone]]\nid = \"street\"\nside = \"Red\"\npoints = [[0, 0], [24, 0], [24, 1], [0, 1]]\n\n[[zone]]\nid = \"below\"\nside = \"Blue\"\npoints = [[12, 4], [20, 4], [20, 9], [12, 9]]\n\n[[zone]]\nid = \"above\"\nside = \"Blue\"\npoints = [[4, 4], [20, 4], [20, 16], [4, 16]]\nfloor = 2\n","may_hide":[{"side":"red","source":"percent"},{"side":"blue","source":"percent"}],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"red","name":"Red"},{"id":"blue","name":"Blue"}],"groupings":[{"id":"red","name":"Night Shift","side":"red","units":[1,2,3,4],"race":null,"modifier":0,"instead_of":""},{"id":"blue","name":"John Doe''s Squad","side":"blue","units":[5,6,7,8,9,10,11,12],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"Ada","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Ben","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Cal","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Dot","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":7,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":8,"name":"Ilse Hark","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":9,"name":"Pio Vance","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":10,"name":"Greta Oun","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":11,"name":"Dov Sarkis","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":12,"name":"Lena Marsh","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[{"unit":1,"position":{"x":11.5,"y":0.5,"facing_deg":45.0},"floor":1},{"unit":2,"position":{"x":12.5,"y":0.5,"facing_deg":37.0},"floor":1},{"unit":3,"position":{"x":10.5,"y":0.5,"facing_deg":51.0},"floor":1},{"unit":4,"position":{"x":13.5,"y":0.5,"facing_deg":27.0},"floor":1},{"unit":5,"position":{"x":15.5,"y":6.5,"facing_deg":198.0},"floor":1},{"unit":6,"position":{"x":16.5,"y":6.5,"facing_deg":207.0},"floor":1},{"unit":7,"position":{"x":15.5,"y":7.5,"facing_deg":196.0},"floor":1},{"unit":8,"position":{"x":16.5,"y":7.5,"facing_deg":203.0},"floor":1},{"unit":9,"position":{"x":14.5,"y":6.5,"facing_deg":189.0},"floor":1},{"unit":10,"position":{"x":17.5,"y":6.5,"facing_deg":214.0},"floor":1},{"unit":11,"position":{"x":17.5,"y":7.5,"facing_deg":210.0},"floor":1},{"unit":12,"position":{"x":15.5,"y":4.5,"facing_deg":207.0},"floor":1}],"remarks":[{"squad":"red-1","rule":"BLD-08","sentence":"Nobody carries the ECM jammer; name the member who does.","reason":"","soldier":"","side":"","secret":false}],"goods":[{"side":"red","item":"mine","count":3,"secret":true},{"side":"red","item":"mortar_mission","count":1,"secret":false},{"side":"red","item":"ground_sensor","count":1,"secret":true},{"side":"red","item":"holotarp","count":1,"secret":false},{"side":"red","item":"ecm_jammer","count":1,"secret":false},{"side":"red","item":"camo_tinter","count":1,"secret":false}],"reserves":[],"version":"0.11.0","salt":"98a8c4efc0fc844f22439d1894b3c3e8","start":""},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'thing_laid',1,'{"kind":"thing_laid","thing":{"id":"red-mine-1","kind":"mine","side":"red","number":1,"position":{"x":12.0,"y":2.0,"facing_deg":0.0},"floor":1,"where":"","covered":true,"bearer":null,"object_id":null,"width_m":0.0,"under":[],"condition":"whole","by":null,"item":"","feature":null,"axis_deg":null}}');
INSERT INTO "event" VALUES(3,1,3,2,'thing_laid',1,'{"kind":"thing_laid","thing":{"id":"red-mine-2","kind":"mine","side":"red","number":2,"position":{"x":13.0,"y":2.0,"facing_deg":0.0},"floor":1,"where":"","covered":true,"bearer":null,"object_id":null,"width_m":0.0,"under":[],"condition":"whole","by":null,"item":"","feature":null,"axis_deg":null}}');
INSERT INTO "event" VALUES(4,1,4,3,'thing_laid',1,'{"kind":"thing_laid","thing":{"id":"red-sensor-1","kind":"sensor","side":"red","number":1,"position":{"x":3.0,"y":3.0,"facing_deg":0.0},"floor":1,"where":"","covered":true,"bearer":null,"object_id":null,"width_m":0.0,"under":[],"condition":"whole","by":null,"item":"","feature":null,"axis_deg":null}}');
INSERT INTO "event" VALUES(5,1,4,4,'pile_laid',1,'{"kind":"pile_laid","pile":{"number":1,"side":"red","unit":null,"position":{"x":3.0,"y":3.0,"facing_deg":0.0},"floor":1,"looks_round":true,"paper":false,"thing":"red-sensor-1","veiled":false},"faces":[]}');
INSERT INTO "event" VALUES(6,1,5,5,'thing_laid',1,'{"kind":"thing_laid","thing":{"id":"red-tarp-1","kind":"tarp","side":"red","number":1,"position":{"x":6.0,"y":2.0,"facing_deg":0.0},"floor":1,"where":"","covered":false,"bearer":null,"object_id":null,"width_m":4.0,"under":[],"condition":"whole","by":null,"item":"","feature":null,"axis_deg":null}}');
INSERT INTO "event" VALUES(7,1,6,6,'leader_named',1,'{"kind":"leader_named","unit":1,"rating":0,"team":false}');
INSERT INTO "event" VALUES(8,1,7,7,'leader_named',1,'{"kind":"leader_named","unit":5,"rating":0,"team":false}');
INSERT INTO "event" VALUES(9,1,8,8,'side_bound',1,'{"kind":"side_bound","side":"red","commitment":"7f66628936a2921e6ce3407d45de314a38843514e8155fe680aef746c2d08f7b"}');
INSERT INTO "event" VALUES(10,1,9,9,'side_bound',1,'{"kind":"side_bound","side":"blue","commitment":"21ff48796bb7ff19a83746a0e694d674ef3c3b61b76e21196410c6d3eb5afae9"}');
INSERT INTO "event" VALUES(11,1,9,10,'jammer_carried',1,'{"kind":"jammer_carried","thing":{"id":"red-jammer-1","kind":"jammer","side":"red","number":1,"position":null,"floor":1,"where":"","covered":false,"bearer":1,"object_id":null,"width_m":0.0,"under":[],"condition":"whole","by":null,"item":"","feature":null,"axis_deg":null}}');
INSERT INTO "event" VALUES(12,1,9,11,'plots_bound',1,'{"kind":"plots_bound","side":"red","commitment":"f64fb19ac2d76b6934e4b8b3d0ee99edd71d666604bd7ab2dd4366d2b31a6edf","early":false}');
INSERT INTO "event" VALUES(13,1,9,12,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(14,1,10,13,'initiative_rolled',1,'{"rolls":[{"grouping":"red","faces":[{"name":"initiative","value":3,"who":"red","side":"red","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"leader","label":"leader 1 Ada","value":0,"rule":"LDR-04","applied":true,"note":""},{"key":"leader_race","label":"Human leader","value":0,"rule":"LDR-13","applied":true,"note":""}],"total":3},{"grouping":"blue","faces":[{"name":"initiative","value":8,"who":"blue","side":"blue","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"leader","label":"leader 5 John Doe","value":0,"rule":"LDR-04","applied":true,"note":""},{"key":"leader_race","label":"Human leader","value":0,"rule":"LDR-13","applied":true,"note":""}],"total":8}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(15,1,11,14,'order_chosen',1,'{"grouping":"red","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(16,1,11,15,'order_chosen',1,'{"grouping":"blue","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(17,1,11,16,'order_set',1,'{"order":["red","blue"],"kind":"order_set"}');
INSERT INTO "event" VALUES(18,1,11,17,'stage_entered',1,'{"stage":"detection","kind":"stage_entered"}');
INSERT INTO "event" VALUES(19,1,11,18,'piles_numbered',1,'{"kind":"piles_numbered","side":"red","first":1,"numbers":[1],"veiled":[],"apart":0,"commitment":"4a3c4cbf7f49325bd4db47d8af6bcb2883a9dc56f529b87d31e317d08f35f583"}');
INSERT INTO "event" VALUES(20,1,11,19,'search_ended',1,'{"kind":"search_ended","side":"blue"}');
INSERT INTO "event" VALUES(21,1,11,20,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(22,1,11,21,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(23,1,11,22,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(24,1,12,23,'action_declared',2,'{"unit":1,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"mortar","target":{"x":20.0,"y":1.0,"floor":null},"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"call_fire_mission","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":10},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(25,1,12,24,'mission_called',1,'{"kind":"mission_called","unit":1,"mission":"mortar","commitment":"1026eb8d527197a238856114ddc4207ab4971f054474b38c8ec81bf657baa183"}');
INSERT INTO "event" VALUES(26,1,13,25,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(27,1,13,26,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(28,1,13,27,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(29,1,13,28,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(30,1,13,29,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(31,1,13,30,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(32,1,14,31,'unit_corrected',1,'{"unit":5,"changes":[["at","9,2"],["facing","90"]],"reason":"he crept there","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(33,1,15,32,'action_declared',2,'{"unit":5,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[{"x":12.0,"y":2.0,"floor":null},{"x":13.0,"y":2.0,"floor":null}],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(34,1,16,33,'resolution_ordered',1,'{"order":[5,6,7,8,9,10,11,12],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(35,1,16,34,'mine_sprung',1,'{"kind":"mine_sprung","thing":{"id":"red-mine-1","kind":"mine","side":"red","number":1,"position":{"x":12.0,"y":2.0,"facing_deg":0.0},"floor":1,"where":"","covered":true,"bearer":null,"object_id":null,"width_m":0.0,"under":[],"condition":"whole","by":null,"item":"","feature":null,"axis_deg":null},"rule":"MIN-05","by":5}');
INSERT INTO "event" VALUES(36,1,16,35,'exploded',1,'{"kind":"exploded","fused":{"id":1,"what":"mine","at":{"turn":1,"subphase":1},"since":{"turn":1,"subphase":1},"side":"red","by":null,"count":1,"spot":{"x":12.0,"y":2.0,"floor":1},"told":"","feature":null,"things":[],"smothered":null,"axis_deg":null,"secret":false,"off_m":0.0},"struck":[{"unit":5,"metres":1.0,"cover":"none","pf":6,"af":3,"levels":3,"why":"Nothing stands between.","rule":""},{"unit":1,"metres":1.5811388300841898,"cover":"none","pf":0,"af":3,"levels":null,"why":"a mine of its own side","rule":"MIN-06"},{"unit":2,"metres":1.5811388300841898,"cover":"none","pf":0,"af":3,"levels":null,"why":"a mine of its own side","rule":"MIN-06"},{"unit":3,"metres":2.1213203435596424,"cover":"none","pf":0,"af":3,"levels":null,"why":"a mine of its own side","rule":"MIN-06"},{"unit":4,"metres":2.1213203435596424,"cover":"none","pf":0,"af":3,"levels":null,"why":"a mine of its own side","rule":"MIN-06"},{"unit":12,"metres":4.301162633521313,"cover":"full","pf":0,"af":3,"levels":null,"why":"The external wall W10 stands between.","rule":"GRN-37"},{"unit":9,"metres":5.1478150704935,"cover":"full","pf":0,"af":3,"levels":null,"why":"The external wall W10 stands between.","rule":"GRN-37"}],"measured":false,"attacks":true}');
INSERT INTO "event" VALUES(37,1,16,36,'action_lost',1,'{"unit":5,"action":"move","cause":"explosion","rule":"ACT-14","kind":"action_lost"}');
INSERT INTO "event" VALUES(38,1,16,37,'unit_dazed',1,'{"unit":5,"at":{"turn":1,"subphase":1},"until":{"turn":1,"subphase":4},"cause":"blast","kind":"unit_dazed"}');
INSERT INTO "event" VALUES(39,1,16,38,'unit_wounded',1,'{"unit":5,"levels":3,"before":"none","after":"S","by":null,"cause":"blast","kind":"unit_wounded"}');
INSERT INTO "event" VALUES(40,1,16,39,'thing_gone',1,'{"kind":"thing_gone","thing":{"id":"red-tarp-1","kind":"tarp","side":"red","number":1,"position":{"x":6.0,"y":2.0,"facing_deg":0.0},"floor":1,"where":"","covered":false,"bearer":null,"object_id":null,"width_m":4.0,"under":[],"condition":"whole","by":null,"item":"","feature":null,"axis_deg":null},"condition":"destroyed","rule":"HOL-10","by":null}');
INSERT INTO "event" VALUES(41,1,16,40,'mine_tested',1,'{"kind":"mine_tested","thing":{"id":"red-mine-2","kind":"mine","side":"red","number":2,"position":{"x":13.0,"y":2.0,"facing_deg":0.0},"floor":1,"where":"","covered":true,"bearer":null,"object_id":null,"width_m":0.0,"under":[],"condition":"whole","by":null,"item":"","feature":null,"axis_deg":null},"check":{"ledger":{"test":"mine_chain","target":5,"lines":[],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":7,"net":7,"success":false},"face":{"name":"mine","value":7,"who":"mine 2","side":"red","die":10,"source":"seeded"}}');
INSERT INTO "event" VALUES(42,1,16,41,'unit_moved',1,'{"unit":5,"trace":{"mode":"walk","metres":1.99,"turned_deg":0.0},"charged":2.0,"allowance":4.0,"since_turn_m":1.99,"barred":[],"facts":{"distance":{"value":4.0,"origin":"measured"},"ground":[["stream"],["stream"],["stream"],["stream"]],"turns":[],"seen_by":[],"clears":{"value":false,"origin":"measured","reason":"","rule":"MEL-08"},"origin":"measured","into":null,"way":[{"at_m":0.0,"x":9.0,"y":2.0,"floor":1,"facing_deg":90.0,"place":""},{"at_m":3.0,"x":12.0,"y":2.0,"floor":1,"facing_deg":90.0,"place":""},{"at_m":4.0,"x":13.0,"y":2.0,"floor":1,"facing_deg":90.0,"place":""}],"passed":[],"stop":null},"posture":null,"to":{"x":10.99,"y":2.0,"facing_deg":90.0},"kind":"unit_moved"}');
INSERT INTO "event" VALUES(43,1,16,42,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(44,1,16,43,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(45,1,16,44,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(46,1,16,45,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(47,1,16,46,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(48,1,16,47,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(49,1,16,48,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(50,1,16,49,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(51,1,16,50,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(52,1,16,51,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(53,1,16,52,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(54,1,16,53,'subphase_closed',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(55,1,16,54,'subphase_opened',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(56,1,16,55,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(57,1,16,56,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
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
INSERT INTO "squad" VALUES('Night Shift','{
 "format": "squadlog-squad",
 "version": 1,
 "squad": {
  "name": "Night Shift",
  "soldiers": [
   {
    "name": "Ada",
    "armour": "BI",
    "weapons": [
     "SR"
    ]
   },
   {
    "name": "Ben",
    "armour": "BI",
    "weapons": [
     "SR"
    ]
   },
   {
    "name": "Cal",
    "armour": "BI",
    "weapons": [
     "SR"
    ]
   },
   {
    "name": "Dot",
    "armour": "BI",
    "weapons": [
     "SR"
    ]
   }
  ],
  "equipment": [
   {
    "item": "mine"
   },
   {
    "item": "mine"
   },
   {
    "item": "mine"
   },
   {
    "item": "mortar_mission"
   },
   {
    "item": "ground_sensor"
   },
   {
    "item": "holotarp"
   },
   {
    "item": "ecm_jammer"
   },
   {
    "item": "camo_tinter"
   }
  ]
 }
}
','2026-11-29T10:06:44+00:00');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T10:06:44+00:00','created',NULL,1,1,'0.11.0','0309a704c541da800b15534fe8d9704067238921b9dca370d416576accb072f0');
INSERT INTO "step" VALUES(2,1,'{"kind":"lay_thing","side":"red","what":"mine","number":null,"at":{"x":12.0,"y":2.0,"floor":null},"where":"","on":null,"covered":false,"off":false,"overrule":""}','','2026-11-29T10:06:44+00:00','lay_thing',1,2,2,'0.11.0','0b2b29d7c7dd07e5e17ddadce9df9c8e69c8ab85f31043c8e2465b8236105a5a');
INSERT INTO "step" VALUES(3,1,'{"kind":"lay_thing","side":"red","what":"mine","number":null,"at":{"x":13.0,"y":2.0,"floor":null},"where":"","on":null,"covered":false,"off":false,"overrule":""}','','2026-11-29T10:06:44+00:00','lay_thing',2,3,3,'0.11.0','93df19be33ec341e3df741a5e095f507f2cb39fb15cfc464505fe934965d784c');
INSERT INTO "step" VALUES(4,1,'{"kind":"lay_thing","side":"red","what":"sensor","number":null,"at":{"x":3.0,"y":3.0,"floor":null},"where":"","on":null,"covered":true,"off":false,"overrule":""}','','2026-11-29T10:06:44+00:00','lay_thing',3,4,5,'0.11.0','a9db4d74344fb2e11db3413aa6706607e79622e89df507ac824edbe0cb44442e');
INSERT INTO "step" VALUES(5,1,'{"kind":"lay_thing","side":"red","what":"tarp","number":null,"at":{"x":6.0,"y":2.0,"floor":null},"where":"","on":null,"covered":false,"off":false,"overrule":""}','','2026-11-29T10:06:44+00:00','lay_thing',4,6,6,'0.11.0','dcd25cd7422865972ac0a058853382a5298f9b40b088f25ad3a253f41e2e4421');
INSERT INTO "step" VALUES(6,1,'{"kind":"name_leader","unit":1,"rating":null,"team":false}','','2026-11-29T10:06:44+00:00','name_leader',5,7,7,'0.11.0','7f1a54f7047958186a75aaf4e089704e44f19d448a7d99b26222e61632e3ca9c');
INSERT INTO "step" VALUES(7,1,'{"kind":"name_leader","unit":5,"rating":null,"team":false}','','2026-11-29T10:06:44+00:00','name_leader',6,8,8,'0.11.0','a27d35bf5308fae41bd0e38fa70329db191d43d7ac0cf726099656e16da7b661');
INSERT INTO "step" VALUES(8,1,'{"kind":"laying_over","side":"red"}','','2026-11-29T10:06:45+00:00','laying_over',7,9,9,'0.11.0','0d78449d76e2e1b2751fbc9f444a64dbaa343a4626d16bea76a4dcf06afb8ca9');
INSERT INTO "step" VALUES(9,1,'{"overrule":"","kind":"begin"}','','2026-11-29T10:06:45+00:00','begin',8,10,13,'0.11.0','e8c625f7724d048f46083e510a723d18a7ed749a0cc2ac74bef767ba0354ef3c');
INSERT INTO "step" VALUES(10,1,'{"kind":"roll_initiative"}','','2026-11-29T10:06:45+00:00','roll_initiative',9,14,14,'0.11.0','85cb5d43d2cbb6c70d0fa8885b98bd1412d17f4ea0ba35976d764de008bdd55b');
INSERT INTO "step" VALUES(11,1,'{"grouping":"red","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T10:06:45+00:00','choose_order',10,15,23,'0.11.0','6c48a777f6067ee263a5e70448ac6dc95dd0aa56cd00f25e8de4f00318f37e3a');
INSERT INTO "step" VALUES(12,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"mortar","target":{"x":20.0,"y":1.0,"floor":null},"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":1,"action":"call_fire_mission","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T10:06:45+00:00','declare',11,24,25,'0.11.0','67550f6ac96d6a54b35aabee67952aa8c68a7c8d5729005204d8c9e25c22bf34');
INSERT INTO "step" VALUES(13,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:45+00:00','done',12,26,31,'0.11.0','bd4e481fda4dcc6ed1f47cd7ef19f2749549189ea75232511fc67cfee7e0789f');
INSERT INTO "step" VALUES(14,1,'{"unit":5,"changes":[["at","9,2"],["facing","90"]],"reason":"he crept there","kind":"correct"}','','2026-11-29T10:06:45+00:00','correct',13,32,32,'0.11.0','52687ad0c89e926c3cae4db30c2cd1d9bdb19dbe29ac3538668dfa46237e278c');
INSERT INTO "step" VALUES(15,1,'{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":5,"action":"move","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[{"x":12.0,"y":2.0,"floor":null},{"x":13.0,"y":2.0,"floor":null}],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T10:06:45+00:00','declare',14,33,33,'0.11.0','11e5ed4cfc03c6d7e688dd8ba01157f4d684fcd95ffe7797025e130f4a48e8c3');
INSERT INTO "step" VALUES(16,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:45+00:00','done',15,34,57,'0.11.0','48e84b9fdf1f0f51846d1223c228370c63a3eb7e31fedb0164c3948804aff9f5');
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
