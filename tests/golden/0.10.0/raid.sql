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
INSERT INTO "battle" VALUES(1,'Blow the Damn Thing UP','2026-11-29T01:20:16+00:00','2026-11-29T01:20:16+00:00','T1.s8',306,1,'331fd4d17e5f4e6a','9bbf17b814143645',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"Blow the Damn Thing UP","features":[{"id":"D1","kind":"external_door","name":"West door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D2","kind":"external_door","name":"East door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D3","kind":"internal_door","name":"Guard door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D4","kind":"internal_door","name":"Comm door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D5","kind":"internal_door","name":"Generator door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D6","kind":"internal_door","name":"Barracks door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D7","kind":"internal_door","name":"Ops door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D8","kind":"internal_door","name":"Stores door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G1","kind":"window","name":"Window G1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G2","kind":"window","name":"Window G2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G3","kind":"window","name":"Window G3","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G4","kind":"window","name":"Window G4","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G5","kind":"window","name":"Window G5","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"comm-A","kind":"machinery","name":"Communication equipment A","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":3,"width_m":1.0},{"id":"comm-B","kind":"machinery","name":"Communication equipment B","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":3,"width_m":1.0},{"id":"comm-C","kind":"machinery","name":"Communication equipment C","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":3,"width_m":1.0},{"id":"generator","kind":"machinery","name":"Generator set","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":3,"width_m":1.0},{"id":"shelf-1","kind":"obstacle","name":"Shelving shelf-1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":2,"width_m":1.0},{"id":"shelf-2","kind":"obstacle","name":"Shelving shelf-2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":2,"width_m":1.0},{"id":"table","kind":"furniture","name":"Briefing table","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":1,"width_m":1.0},{"id":"bunks","kind":"furniture","name":"Bunks","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":1,"width_m":1.0},{"id":"desk","kind":"furniture","name":"Guard desk","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":1,"width_m":1.0},{"id":"W1","kind":"external_wall","name":"External wall W1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W2","kind":"internal_wall","name":"Internal wall W2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W3","kind":"internal_wall","name":"Internal wall W3","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W4","kind":"internal_wall","name":"Internal wall W4","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W5","kind":"internal_wall","name":"Internal wall W5","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W6","kind":"internal_wall","name":"Internal wall W6","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W7","kind":"internal_wall","name":"Internal wall W7","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":[],"seed":12,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":true,"snow":false,"vacuum":false,"hostile":""},"turns":30,"extra_actions":[],"scenario":"blow_the_damn_thing_up","briefing":"A prisoner has talked: the tight-beam relay of the Mavinav 4 guerrillas stands in this station, its equipment in the communications room (comm). Elite bounce infantry come over any edges to wreck it. One squad guards the station from inside, the other pickets the ground around it.","packs_on":true,"chapters":["ammunition","explosives","grenades","quality","scenario"],"map":"[map]\ntitle = \"Blow the Damn Thing UP\"\nwidth_m = 48\nheight_m = 36\n\n[[terrain]]\nid = \"grove-north-west\"\nkind = \"light\"\npoints = [[2, 26], [10, 25], [12, 33], [4, 34]]\n\n[[terrain]]\nid = \"grove-south-east\"\nkind = \"light\"\npoints = [[36, 4], [45, 3], [46, 12], [38, 13]]\n\n[[terrain]]\nid = \"wood-north-east\"\nkind = \"heavy\"\npoints = [[38, 26], [46, 25], [46, 34], [37, 34]]\n\n[[terrain]]\nid = \"wood-south-west\"\nkind = \"heavy\"\npoints = [[2, 2], [9, 2], [10, 8], [3, 8]]\n\n[[terrain]]\nid = \"brook\"\nkind = \"stream\"\npoints = [[0, 11], [8, 11.5], [13, 9], [13, 0], [15, 0], [15, 10], [9, 13.5], [0, 13]]\n\n[[terrain]]\nid = \"bog\"\nkind = \"marsh\"\npoints = [[3, 14], [9, 14.2], [9, 16.5], [3, 16]]\n\n[[contour]]\nid = \"C1\"\npoints = [[40, 16], [46, 15], [47, 21], [41, 22]]\n\n[[wall]]\nid = \"W1\"\nkind = \"external_wall\"\nline = [[16, 12], [32, 12], [32, 24], [16, 24], [16, 12]]\n\n[[wall]]\nid = \"W2\"\nkind = \"internal_wall\"\nline = [[16, 17], [32, 17]]\n\n[[wall]]\nid = \"W3\"\nkind = \"internal_wall\"\nline = [[16, 19], [32, 19]]\n\n[[wall]]\nid = \"W4\"\nkind = \"internal_wall\"\nline = [[21, 12], [21, 17]]\n\n[[wall]]\nid = \"W5\"\nkind = \"internal_wall\"\nline = [[27, 12], [27, 17]]\n\n[[wall]]\nid = \"W6\"\nkind = \"internal_wall\"\nline = [[21, 19], [21, 24]]\n\n[[wall]]\nid = \"W7\"\nkind = \"internal_wall\"\nline = [[27, 19], [27, 24]]\n\n[[door]]\nid = \"D1\"\nname = \"west\"\nkind = \"external_door\"\nends = [[16, 17.5], [16, 18.5]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D2\"\nname = \"east\"\nkind = \"external_door\"\nends = [[32, 17.5], [32, 18.5]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D3\"\nname = \"guard\"\nkind = \"internal_door\"\nends = [[18, 19], [19, 19]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D4\"\nname = \"comm\"\nkind = \"internal_door\"\nends = [[23.5, 19], [24.5, 19]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D5\"\nname = \"generator\"\nkind = \"internal_door\"\nends = [[29, 19], [30, 19]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D6\"\nname = \"barracks\"\nkind = \"internal_door\"\nends = [[18, 17], [19, 17]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D7\"\nname = \"ops\"\nkind = \"internal_door\"\nends = [[23.5, 17], [24.5, 17]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D8\"\nname = \"stores\"\nkind = \"internal_door\"\nends = [[29, 17], [30, 17]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[window]]\nid = \"G1\"\nends = [[18, 24], [19, 24]]\n\n[[window]]\nid = \"G2\"\nends = [[23.5, 24], [24.5, 24]]\n\n[[window]]\nid = \"G3\"\nends = [[32, 21], [32, 22]]\n\n[[window]]\nid = \"G4\"\nends = [[18, 12], [19, 12]]\n\n[[window]]\nid = \"G5\"\nends = [[23.5, 12], [24.5, 12]]\n\n[[obstacle]]\nid = \"comm-A\"\nname = \"communication equipment A\"\nkind = \"machinery\"\ncover = \"half_hard\"\npoints = [[21.3, 22.6], [23.2, 22.6], [23.2, 23.4], [21.3, 23.4]]\naf = 3\n\n[[obstacle]]\nid = \"comm-B\"\nname = \"communication equipment B\"\nkind = \"machinery\"\ncover = \"half_hard\"\npoints = [[24.8, 22.6], [26.7, 22.6], [26.7, 23.4], [24.8, 23.4]]\naf = 3\n\n[[obstacle]]\nid = \"comm-C\"\nname = \"communication equipment C\"\nkind = \"machinery\"\ncover = \"half_hard\"\npoints = [[25.9, 19.8], [26.7, 19.8], [26.7, 21.6], [25.9, 21.6]]\naf = 3\n\n[[obstacle]]\nid = \"generator\"\nname = \"generator set\"\nkind = \"machinery\"\ncover = \"half_hard\"\npoints = [[28.5, 21], [30.5, 21], [30.5, 23], [28.5, 23]]\naf = 3\n\n[[obstacle]]\nid = \"shelf-1\"\nname = \"shelving\"\nkind = \"shelving\"\ncover = \"full_hard\"\nhigh = true\npoints = [[28, 12.6], [31, 12.6], [31, 13.2], [28, 13.2]]\naf = 2\n\n[[obstacle]]\nid = \"shelf-2\"\nname = \"shelving\"\nkind = \"shelving\"\ncover = \"full_hard\"\nhigh = true\npoints = [[28, 14.6], [31, 14.6], [31, 15.2], [28, 15.2]]\naf = 2\n\n[[obstacle]]\nid = \"table\"\nname = \"briefing table\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[22.5, 14], [25.5, 14], [25.5, 15.2], [22.5, 15.2]]\naf = 1\n\n[[obstacle]]\nid = \"bunks\"\nname = \"bunks\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[16.4, 13], [17.2, 13], [17.2, 16], [16.4, 16]]\naf = 1\n\n[[obstacle]]\nid = \"desk\"\nname = \"guard desk\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[17, 20.5], [18.5, 20.5], [18.5, 21.3], [17, 21.3]]\naf = 1\n\n[[room]]\nname = \"corridor\"\npoints = [[16, 17], [32, 17], [32, 19], [16, 19]]\n\n[[room]]\nname = \"guard\"\npoints = [[16, 19], [21, 19], [21, 24], [16, 24]]\n\n[[room]]\nname = \"comm\"\npoints = [[21, 19], [27, 19], [27, 24], [21, 24]]\n\n[[room]]\nname = \"generator\"\npoints = [[27, 19], [32, 19], [32, 24], [27, 24]]\n\n[[room]]\nname = \"barracks\"\npoints = [[16, 12], [21, 12], [21, 17], [16, 17]]\n\n[[room]]\nname = \"ops\"\npoints = [[21, 12], [27, 12], [27, 17], [21, 17]]\n\n[[room]]\nname = \"stores\"\npoints = [[27, 12], [32, 12], [32, 17], [27, 17]]\n\n[[zone]]\nid = \"edge-south\"\nside = \"TOG\"\npoints = [[0, 0], [48, 0], [48, 2], [0, 2]]\n\n[[zone]]\nid = \"edge-north\"\nside = \"TOG\"\npoints = [[0, 34], [48, 34], [48, 36], [0, 36]]\n\n[[zone]]\nid = \"edge-west\"\nside = \"TOG\"\npoints = [[0, 2], [2, 2], [2, 34], [0, 34]]\n\n[[zone]]\nid = \"edge-east\"\nside = \"TOG\"\npoints = [[46, 2], [48, 2], [48, 34], [46, 34]]\n\n[[zone]]\nid = \"yard-south\"\nside = \"Commonwealth\"\npoints = [[6, 2], [42, 2], [42, 12], [6, 12]]\n\n[[zone]]\nid = \"yard-north\"\nside = \"Commonwealth\"\npoints = [[6, 24], [42, 24], [42, 34], [6, 34]]\n\n[[zone]]\nid = \"yard-west\"\nside = \"Commonwealth\"\npoints = [[6, 12], [16, 12], [16, 24], [6, 24]]\n\n[[zone]]\nid = \"yard-east\"\nside = \"Commonwealth\"\npoints = [[32, 12], [42, 12], [42, 24], [32, 24]]\n\n[[zone]]\nid = \"inside\"\nside = \"Commonwealth\"\npoints = [[16, 12], [32, 12], [32, 24], [16, 24]]\n","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[{"id":"edges","name":"the edges of the map","rooms":[],"zones":[],"points":[],"centre":null,"radius_m":0.0,"edges":["north","east","south","west"],"depth_m":2.0,"near":[],"within_m":0.0,"around_m":0.0,"inside":[],"outdoors":false,"floor":null},{"id":"station","name":"the station","rooms":[],"zones":[],"points":[[16.0,12.0],[32.0,12.0],[32.0,24.0],[16.0,24.0]],"centre":null,"radius_m":0.0,"edges":[],"depth_m":0.0,"near":[],"within_m":0.0,"around_m":0.0,"inside":[],"outdoors":false,"floor":null},{"id":"yard","name":"the 10 m around the station","rooms":[],"zones":[],"points":[[16.0,12.0],[32.0,12.0],[32.0,24.0],[16.0,24.0]],"centre":null,"radius_m":0.0,"edges":[],"depth_m":0.0,"near":[],"within_m":0.0,"around_m":10.0,"inside":[],"outdoors":false,"floor":null},{"id":"relay","name":"the relay","rooms":[],"zones":[],"points":[],"centre":null,"radius_m":0.0,"edges":[],"depth_m":0.0,"near":["comm-A","comm-B","comm-C"],"within_m":1.0,"around_m":0.0,"inside":["comm"],"outdoors":false,"floor":null}],"conditions":[{"id":"hold_fire","kind":"hold_fire","side":"blue","squads":[],"name":"","text":"","by":[],"bars":"fight","lifts":"ruling","area":"","count":1,"counts":"units","actions":[],"from_turn":null,"until_turn":null,"starts":"","ends":""}],"triggers":[],"objectives":[{"id":"relay","side":"red","kind":"charges","worth":"points","name":"charges set off at the relay","text":"","each":25,"table":[0,25,70,100],"per_enemy":0,"whose":"","squads":[],"area":"relay","last":null,"turns":[],"in_a_row":null,"count":1,"items":[],"features":[],"trigger":"","of":"","when":"end","hidden":false,"shown":""}],"deployment":{"order":["blue","red"],"secret":false,"together_m":null,"places":[{"units":[1,2,3,4,5,6,7,8],"areas":["edges"],"one":false,"together_m":5.0},{"units":[9,10,11,12,13,14,15,16],"areas":["yard"],"one":false,"together_m":null},{"units":[17,18,19,20,21,22,23,24],"areas":["station"],"one":false,"together_m":null}]},"arrivals":[],"spending":[],"plots":[],"defender":"blue","players":[],"briefings":[],"squads":[["Relay Raiders",[1,2,3,4,5,6,7,8]]],"hides_first":""},"sides":[{"id":"red","name":"TOG"},{"id":"blue","name":"Commonwealth"}],"groupings":[{"id":"red-1","name":"Relay Raiders 1","side":"red","units":[1,2,3,4],"race":null,"modifier":0,"instead_of":""},{"id":"red-2","name":"Relay Raiders 2","side":"red","units":[5,6,7,8],"race":null,"modifier":0,"instead_of":""},{"id":"blue-1","name":"Relay Station Pickets","side":"blue","units":[9,10,11,12,13,14,15,16],"race":null,"modifier":0,"instead_of":""},{"id":"blue-2","name":"Relay Station Guard","side":"blue","units":[17,18,19,20,21,22,23,24],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"Aquila","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":["grenades"],"leader":0,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":2,"name":"Ferox","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":3,"name":"Lucana","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":4,"name":"Pansa","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":5,"name":"Silvia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":6,"name":"Torquil","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":7,"name":"Ursa","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":8,"name":"Vesper","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SAR"],"value":50,"equipment":["grenades"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":9,"name":"Sergeant Bly","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":0,"quality":"regular","naval":false,"keys":["station key"],"begins":[],"character":null,"career":"","hurt":"none"},{"id":10,"name":"Tamsin Crake","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":11,"name":"Ugo Fell","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":12,"name":"Verity Lamb","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":13,"name":"Walt Ember","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":14,"name":"Xenia Moor","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":15,"name":"Yves Garland","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":16,"name":"Zelda Pike","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":17,"name":"Sergeant Orme","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":0,"quality":"regular","naval":false,"keys":["station key"],"begins":[],"character":null,"career":"","hurt":"none"},{"id":18,"name":"Petra Vane","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":19,"name":"Quill Adair","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":20,"name":"Rosalind Tor","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":21,"name":"Stellan Bray","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":22,"name":"Thea Marsh","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":23,"name":"Uri Sand","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"},{"id":24,"name":"Vida Kerr","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none"}],"rulings":[],"tables_hash":"331fd4d17e5f4e6a","rulings_hash":"9bbf17b814143645","starts":[{"unit":1,"position":{"x":0.5,"y":17.5,"facing_deg":88.0},"floor":1},{"unit":2,"position":{"x":1.5,"y":17.5,"facing_deg":88.0},"floor":1},{"unit":3,"position":{"x":0.5,"y":18.5,"facing_deg":92.0},"floor":1},{"unit":4,"position":{"x":1.5,"y":18.5,"facing_deg":92.0},"floor":1},{"unit":5,"position":{"x":23.5,"y":34.5,"facing_deg":202.0},"floor":1},{"unit":6,"position":{"x":24.5,"y":34.5,"facing_deg":158.0},"floor":1},{"unit":7,"position":{"x":23.5,"y":35.5,"facing_deg":200.0},"floor":1},{"unit":8,"position":{"x":24.5,"y":35.5,"facing_deg":160.0},"floor":1},{"unit":9,"position":{"x":14.0,"y":18.0,"facing_deg":270.0},"floor":1},{"unit":10,"position":{"x":14.0,"y":21.0,"facing_deg":270.0},"floor":1},{"unit":11,"position":{"x":20.0,"y":26.0,"facing_deg":0.0},"floor":1},{"unit":12,"position":{"x":28.0,"y":26.0,"facing_deg":0.0},"floor":1},{"unit":13,"position":{"x":34.0,"y":18.0,"facing_deg":90.0},"floor":1},{"unit":14,"position":{"x":34.0,"y":15.0,"facing_deg":90.0},"floor":1},{"unit":15,"position":{"x":28.0,"y":10.0,"facing_deg":180.0},"floor":1},{"unit":16,"position":{"x":20.0,"y":10.0,"facing_deg":180.0},"floor":1},{"unit":17,"position":{"x":20.0,"y":18.0,"facing_deg":270.0},"floor":1},{"unit":18,"position":{"x":22.0,"y":18.0,"facing_deg":270.0},"floor":1},{"unit":19,"position":{"x":28.0,"y":18.0,"facing_deg":90.0},"floor":1},{"unit":20,"position":{"x":26.0,"y":18.0,"facing_deg":90.0},"floor":1},{"unit":21,"position":{"x":22.0,"y":20.0,"facing_deg":0.0},"floor":1},{"unit":22,"position":{"x":24.0,"y":22.0,"facing_deg":0.0},"floor":1},{"unit":23,"position":{"x":18.5,"y":22.0,"facing_deg":0.0},"floor":1},{"unit":24,"position":{"x":18.5,"y":14.0,"facing_deg":180.0},"floor":1}],"remarks":[],"goods":[],"reserves":[],"version":"0.10.0","salt":"64b380da47c68ad99e8fcc5d91b57510"},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'side_deployed',1,'{"kind":"side_deployed","side":"blue"}');
INSERT INTO "event" VALUES(3,1,3,2,'unit_placed',1,'{"unit":6,"position":{"x":24.0,"y":34.5,"facing_deg":180.0},"floor":1,"let_stand":false,"kind":"unit_placed"}');
INSERT INTO "event" VALUES(4,1,4,3,'side_bound',1,'{"kind":"side_bound","side":"red","commitment":"2a4e40a5c660eff6a9103e6f4a5b19ed31dffe98bcc8f3178853d0f3ab5acff1"}');
INSERT INTO "event" VALUES(5,1,4,4,'side_bound',1,'{"kind":"side_bound","side":"blue","commitment":"e930110884cc6c6c75be26f96206d6717e24303475813a13498b99ba757d4d9d"}');
INSERT INTO "event" VALUES(6,1,4,5,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(7,1,5,6,'initiative_rolled',1,'{"rolls":[{"grouping":"red-1","faces":[{"name":"initiative","value":3,"who":"red-1","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"quality","label":"Elite troops","value":-2,"rule":"QUA-07","applied":true,"note":""}],"total":1},{"grouping":"red-2","faces":[{"name":"initiative","value":9,"who":"red-2","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"quality","label":"Elite troops","value":-2,"rule":"QUA-07","applied":true,"note":""}],"total":7},{"grouping":"blue-1","faces":[{"name":"initiative","value":8,"who":"blue-1","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"quality","label":"Regular troops","value":0,"rule":"QUA-05","applied":true,"note":""}],"total":8},{"grouping":"blue-2","faces":[{"name":"initiative","value":9,"who":"blue-2","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"quality","label":"Regular troops","value":0,"rule":"QUA-05","applied":true,"note":""}],"total":9}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(8,1,6,7,'order_chosen',1,'{"grouping":"red-1","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(9,1,7,8,'order_chosen',1,'{"grouping":"red-2","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(10,1,8,9,'order_chosen',1,'{"grouping":"blue-1","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(11,1,8,10,'order_chosen',1,'{"grouping":"blue-2","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(12,1,8,11,'order_set',1,'{"order":["red-1","red-2","blue-1","blue-2"],"kind":"order_set"}');
INSERT INTO "event" VALUES(13,1,8,12,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(14,1,8,13,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(15,1,8,14,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(16,1,9,15,'unit_corrected',1,'{"unit":2,"changes":[["at","15.3,18"],["facing","90"]],"reason":"he came along the brook","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(17,1,10,16,'action_declared',2,'{"unit":2,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"plastic_charge","target":"D1","stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"install_charge","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":5},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(18,1,11,17,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(19,1,11,18,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(20,1,11,19,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(21,1,11,20,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(22,1,11,21,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(23,1,11,22,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(24,1,12,23,'action_declared',2,'{"unit":6,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":"smoke","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"pick_up_object","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(25,1,13,24,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(26,1,13,25,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(27,1,13,26,'action_ended',1,'{"unit":6,"action":"pick_up_object","kind":"action_ended"}');
INSERT INTO "event" VALUES(28,1,13,27,'grenade_readied',1,'{"kind":"grenade_readied","unit":6,"grenade":"smoke","body":null}');
INSERT INTO "event" VALUES(29,1,13,28,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(30,1,13,29,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(31,1,13,30,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(32,1,13,31,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(33,1,14,32,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(34,1,14,33,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(35,1,14,34,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(36,1,14,35,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(37,1,14,36,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(38,1,14,37,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(39,1,14,38,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(40,1,14,39,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(41,1,14,40,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(42,1,14,41,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(43,1,15,42,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(44,1,15,43,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(45,1,15,44,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(46,1,15,45,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(47,1,15,46,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(48,1,15,47,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(49,1,15,48,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(50,1,15,49,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(51,1,15,50,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(52,1,15,51,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(53,1,15,52,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(54,1,15,53,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(55,1,15,54,'subphase_closed',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(56,1,15,55,'subphase_opened',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(57,1,15,56,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(58,1,15,57,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(59,1,16,58,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(60,1,16,59,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(61,1,16,60,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(62,1,16,61,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(63,1,16,62,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(64,1,16,63,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(65,1,17,64,'action_declared',2,'{"unit":6,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"smoke","target":{"x":26.0,"y":29.0,"floor":null},"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"throw","start":{"turn":1,"subphase":2},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(66,1,18,65,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(67,1,18,66,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(68,1,18,67,'action_ended',1,'{"unit":6,"action":"throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(69,1,18,68,'grenade_released',1,'{"kind":"grenade_released","unit":6,"volley":{"grenade":"smoke","count":1,"start":{"x":24.0,"y":34.5,"floor":1},"aim":{"x":26.0,"y":29.0,"floor":1},"told":"26,29","feature":null,"metres":5.852349955359813,"spotted":false,"window":false,"adjust":[]}}');
INSERT INTO "event" VALUES(70,1,18,69,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(71,1,18,70,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(72,1,18,71,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(73,1,18,72,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(74,1,19,73,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(75,1,19,74,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(76,1,19,75,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(77,1,19,76,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(78,1,19,77,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(79,1,19,78,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(80,1,19,79,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(81,1,19,80,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(82,1,19,81,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(83,1,19,82,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(84,1,20,83,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(85,1,20,84,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(86,1,20,85,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(87,1,20,86,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(88,1,20,87,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(89,1,20,88,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(90,1,20,89,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(91,1,20,90,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(92,1,20,91,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(93,1,20,92,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(94,1,20,93,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(95,1,20,94,'grenade_landed',1,'{"kind":"grenade_landed","unit":6,"grenade":"smoke","volley":{"grenade":"smoke","count":1,"start":{"x":24.0,"y":34.5,"floor":1},"aim":{"x":26.0,"y":29.0,"floor":1},"told":"26,29","feature":null,"metres":5.852349955359813,"spotted":false,"window":false,"adjust":[]},"check":{"ledger":{"test":"grenade","target":5,"lines":[{"key":"range","label":"short range (5.852 m)","value":0,"rule":"GRN-11","applied":true,"note":""},{"key":"spotted","label":"seen by a friend alone","value":1,"rule":"GRN-14","applied":false,"note":"seen by the unit itself"},{"key":"window","label":"through a window","value":1,"rule":"GRN-15","applied":false,"note":"no window on the way"},{"key":"race","label":"Human","value":0,"rule":"RAC-04","applied":true,"note":""},{"key":"troop","label":"Combat Arms","value":0,"rule":"TRP-01","applied":true,"note":""}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":5,"net":5,"success":true},"faces":[{"name":"throw","value":5,"who":"6","side":"red","die":10,"source":"seeded"}],"direction":null,"metres":0.0,"spot":{"x":26.0,"y":29.0,"floor":1},"contact":"","off":false,"hand":true,"counts":false}');
INSERT INTO "event" VALUES(96,1,20,95,'fuse_lit',1,'{"kind":"fuse_lit","fused":{"id":1,"what":"smoke","at":{"turn":1,"subphase":4},"since":{"turn":1,"subphase":2},"side":"red","by":6,"count":1,"spot":{"x":26.0,"y":29.0,"floor":1},"told":"","feature":null,"things":[],"smothered":null,"axis_deg":null,"secret":false,"off_m":0.0}}');
INSERT INTO "event" VALUES(97,1,20,96,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(98,1,20,97,'subphase_closed',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(99,1,20,98,'subphase_opened',1,'{"moment":{"turn":1,"subphase":3},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(100,1,20,99,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(101,1,20,100,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(102,1,21,101,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(103,1,21,102,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(104,1,21,103,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(105,1,21,104,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(106,1,21,105,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(107,1,21,106,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(108,1,22,107,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(109,1,22,108,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(110,1,22,109,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(111,1,22,110,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(112,1,22,111,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(113,1,22,112,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(114,1,23,113,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(115,1,23,114,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(116,1,23,115,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(117,1,23,116,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(118,1,23,117,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(119,1,23,118,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(120,1,23,119,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(121,1,23,120,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(122,1,23,121,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(123,1,23,122,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(124,1,24,123,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(125,1,24,124,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(126,1,24,125,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(127,1,24,126,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(128,1,24,127,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(129,1,24,128,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(130,1,24,129,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(131,1,24,130,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(132,1,24,131,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(133,1,24,132,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(134,1,24,133,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(135,1,24,134,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(136,1,24,135,'subphase_closed',1,'{"moment":{"turn":1,"subphase":3},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(137,1,24,136,'subphase_opened',1,'{"moment":{"turn":1,"subphase":4},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(138,1,24,137,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(139,1,24,138,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(140,1,25,139,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(141,1,25,140,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(142,1,25,141,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(143,1,25,142,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(144,1,25,143,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(145,1,25,144,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(146,1,26,145,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(147,1,26,146,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(148,1,26,147,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(149,1,26,148,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(150,1,26,149,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(151,1,26,150,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(152,1,27,151,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(153,1,27,152,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(154,1,27,153,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(155,1,27,154,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(156,1,27,155,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(157,1,27,156,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(158,1,27,157,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(159,1,27,158,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(160,1,27,159,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(161,1,27,160,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(162,1,28,161,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(163,1,28,162,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(164,1,28,163,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(165,1,28,164,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(166,1,28,165,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(167,1,28,166,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(168,1,28,167,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(169,1,28,168,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(170,1,28,169,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(171,1,28,170,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(172,1,28,171,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(173,1,28,172,'stage_entered',1,'{"stage":"explosions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(174,1,28,173,'exploded',1,'{"kind":"exploded","fused":{"id":1,"what":"smoke","at":{"turn":1,"subphase":4},"since":{"turn":1,"subphase":2},"side":"red","by":6,"count":1,"spot":{"x":26.0,"y":29.0,"floor":1},"told":"","feature":null,"things":[],"smothered":null,"axis_deg":null,"secret":false,"off_m":0.0},"struck":[],"measured":true,"attacks":false}');
INSERT INTO "event" VALUES(175,1,28,174,'cloud_risen',1,'{"kind":"cloud_risen","cloud":{"id":1,"spot":{"x":26.0,"y":29.0,"floor":1},"told":"","radius_m":3.0,"since":{"turn":1,"subphase":4},"until":{"turn":13,"subphase":4}}}');
INSERT INTO "event" VALUES(176,1,28,175,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(177,1,28,176,'off_counted',1,'{"kind":"off_counted","counts":[]}');
INSERT INTO "event" VALUES(178,1,28,177,'subphase_closed',1,'{"moment":{"turn":1,"subphase":4},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(179,1,28,178,'subphase_opened',1,'{"moment":{"turn":1,"subphase":5},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(180,1,28,179,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(181,1,28,180,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(182,1,29,181,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(183,1,29,182,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(184,1,29,183,'action_ended',1,'{"unit":2,"action":"install_charge","kind":"action_ended"}');
INSERT INTO "event" VALUES(185,1,29,184,'charge_installed',1,'{"kind":"charge_installed","unit":2,"thing":{"id":"red-charge-1","kind":"charge","side":"red","number":1,"position":{"x":15.99,"y":18.0,"facing_deg":0.0},"floor":1,"where":"","covered":false,"bearer":null,"object_id":null,"width_m":0.0,"under":[],"condition":"whole","by":2,"item":"plastic_charge","feature":"D1","axis_deg":90.0}}');
INSERT INTO "event" VALUES(186,1,29,185,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(187,1,29,186,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(188,1,29,187,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(189,1,29,188,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(190,1,30,189,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(191,1,30,190,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(192,1,30,191,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(193,1,30,192,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(194,1,30,193,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(195,1,30,194,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(196,1,31,195,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(197,1,31,196,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(198,1,31,197,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(199,1,31,198,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(200,1,31,199,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(201,1,31,200,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(202,1,31,201,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(203,1,31,202,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(204,1,31,203,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(205,1,31,204,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(206,1,32,205,'unit_corrected',1,'{"unit":2,"changes":[["at","8,22"]],"reason":"he runs","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(207,1,33,206,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(208,1,33,207,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(209,1,33,208,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(210,1,33,209,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(211,1,33,210,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(212,1,33,211,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(213,1,33,212,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(214,1,33,213,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(215,1,33,214,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(216,1,33,215,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(217,1,33,216,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(218,1,33,217,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(219,1,33,218,'subphase_closed',1,'{"moment":{"turn":1,"subphase":5},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(220,1,33,219,'subphase_opened',1,'{"moment":{"turn":1,"subphase":6},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(221,1,33,220,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(222,1,33,221,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(223,1,34,222,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(224,1,34,223,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(225,1,34,224,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(226,1,34,225,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(227,1,34,226,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(228,1,34,227,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(229,1,35,228,'action_declared',2,'{"unit":7,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":"fragmentation","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"pick_up_object","start":{"turn":1,"subphase":6},"end":{"turn":1,"subphase":6},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(230,1,36,229,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(231,1,36,230,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(232,1,36,231,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(233,1,36,232,'action_ended',1,'{"unit":7,"action":"pick_up_object","kind":"action_ended"}');
INSERT INTO "event" VALUES(234,1,36,233,'grenade_readied',1,'{"kind":"grenade_readied","unit":7,"grenade":"fragmentation","body":null}');
INSERT INTO "event" VALUES(235,1,36,234,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(236,1,36,235,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(237,1,36,236,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(238,1,37,237,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(239,1,37,238,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(240,1,37,239,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(241,1,37,240,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(242,1,37,241,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(243,1,37,242,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(244,1,37,243,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(245,1,37,244,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(246,1,37,245,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(247,1,37,246,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(248,1,38,247,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(249,1,38,248,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(250,1,38,249,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(251,1,38,250,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(252,1,38,251,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(253,1,38,252,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(254,1,38,253,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(255,1,38,254,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(256,1,38,255,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(257,1,38,256,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(258,1,38,257,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(259,1,38,258,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(260,1,38,259,'subphase_closed',1,'{"moment":{"turn":1,"subphase":6},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(261,1,38,260,'subphase_opened',1,'{"moment":{"turn":1,"subphase":7},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(262,1,38,261,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(263,1,38,262,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(264,1,39,263,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(265,1,39,264,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(266,1,39,265,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(267,1,39,266,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(268,1,39,267,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(269,1,39,268,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(270,1,40,269,'action_declared',2,'{"unit":7,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"fragmentation","target":{"x":20.0,"y":30.0,"floor":null},"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"throw","start":{"turn":1,"subphase":7},"end":{"turn":1,"subphase":7},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(271,1,41,270,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(272,1,41,271,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(273,1,41,272,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(274,1,41,273,'action_ended',1,'{"unit":7,"action":"throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(275,1,41,274,'grenade_released',1,'{"kind":"grenade_released","unit":7,"volley":{"grenade":"fragmentation","count":1,"start":{"x":23.5,"y":35.5,"floor":1},"aim":{"x":20.0,"y":30.0,"floor":1},"told":"20,30","feature":null,"metres":6.519202405202649,"spotted":false,"window":false,"adjust":[]}}');
INSERT INTO "event" VALUES(276,1,41,275,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(277,1,41,276,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(278,1,41,277,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(279,1,42,278,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(280,1,42,279,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(281,1,42,280,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(282,1,42,281,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(283,1,42,282,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(284,1,42,283,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(285,1,42,284,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(286,1,42,285,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(287,1,42,286,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(288,1,42,287,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(289,1,43,288,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(290,1,43,289,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(291,1,43,290,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(292,1,43,291,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(293,1,43,292,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(294,1,43,293,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(295,1,43,294,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(296,1,43,295,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(297,1,43,296,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(298,1,43,297,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(299,1,43,298,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(300,1,43,299,'grenade_landed',1,'{"kind":"grenade_landed","unit":7,"grenade":"fragmentation","volley":{"grenade":"fragmentation","count":1,"start":{"x":23.5,"y":35.5,"floor":1},"aim":{"x":20.0,"y":30.0,"floor":1},"told":"20,30","feature":null,"metres":6.519202405202649,"spotted":false,"window":false,"adjust":[]},"check":{"ledger":{"test":"grenade","target":5,"lines":[{"key":"range","label":"short range (6.519 m)","value":0,"rule":"GRN-11","applied":true,"note":""},{"key":"spotted","label":"seen by a friend alone","value":1,"rule":"GRN-14","applied":false,"note":"seen by the unit itself"},{"key":"window","label":"through a window","value":1,"rule":"GRN-15","applied":false,"note":"no window on the way"},{"key":"race","label":"Human","value":0,"rule":"RAC-04","applied":true,"note":""},{"key":"troop","label":"Combat Arms","value":0,"rule":"TRP-01","applied":true,"note":""}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":5,"net":5,"success":true},"faces":[{"name":"throw","value":5,"who":"7","side":"red","die":10,"source":"seeded"}],"direction":null,"metres":0.0,"spot":{"x":20.0,"y":30.0,"floor":1},"contact":"","off":false,"hand":true,"counts":false}');
INSERT INTO "event" VALUES(301,1,43,300,'fuse_lit',1,'{"kind":"fuse_lit","fused":{"id":2,"what":"fragmentation","at":{"turn":1,"subphase":9},"since":{"turn":1,"subphase":7},"side":"red","by":7,"count":1,"spot":{"x":20.0,"y":30.0,"floor":1},"told":"","feature":null,"things":[],"smothered":null,"axis_deg":null,"secret":false,"off_m":0.0}}');
INSERT INTO "event" VALUES(302,1,43,301,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(303,1,43,302,'subphase_closed',1,'{"moment":{"turn":1,"subphase":7},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(304,1,43,303,'subphase_opened',1,'{"moment":{"turn":1,"subphase":8},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(305,1,43,304,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(306,1,43,305,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T01:20:16+00:00','created',NULL,1,1,'0.10.0','e4a137f6e6189aebc95581956bbb504f223723cd51f7ec4c4c7f366633ca66eb');
INSERT INTO "step" VALUES(2,1,'{"kind":"deploy","side":"blue","overrule":""}','','2026-11-29T01:20:16+00:00','deploy',1,2,2,'0.10.0','a0249ccf8c1ee3467cbb53579f043ff78f347eddab4e557261e027ad8f0fc632');
INSERT INTO "step" VALUES(3,1,'{"unit":6,"position":{"x":24.0,"y":34.5,"facing_deg":180.0},"floor":1,"overrule":"","kind":"place_unit"}','','2026-11-29T01:20:16+00:00','place_unit',2,3,3,'0.10.0','d69a370428d90d320163d86900e43699914f06cb33c3b2024133cbdcbd2f62df');
INSERT INTO "step" VALUES(4,1,'{"overrule":"","kind":"begin"}','','2026-11-29T01:20:16+00:00','begin',3,4,6,'0.10.0','d8161a5e7535094305f6dc0318fc99e5595ff6ac88897441d32eaf153ce72c47');
INSERT INTO "step" VALUES(5,1,'{"kind":"roll_initiative"}','','2026-11-29T01:20:16+00:00','roll_initiative',4,7,7,'0.10.0','197ad81e83153068aec52a19ec3270ed4ea03465cf7ab001922503e1baff5710');
INSERT INTO "step" VALUES(6,1,'{"grouping":"red-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T01:20:16+00:00','choose_order',5,8,8,'0.10.0','54104678f2aaf3799b3a87165aa86be1ff0166af5bd31753f1ef9e2c16c53ebd');
INSERT INTO "step" VALUES(7,1,'{"grouping":"red-2","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T01:20:16+00:00','choose_order',6,9,9,'0.10.0','d07ebb3c7b573f71a90fc5ad5d1d969f1544e5f4eb29c93ca7431cb6d1c412ca');
INSERT INTO "step" VALUES(8,1,'{"grouping":"blue-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T01:20:16+00:00','choose_order',7,10,15,'0.10.0','ea098aaef2d05ba7810f5e4617d3e29a6496c191563a94c5b9bec3f8dd4b304d');
INSERT INTO "step" VALUES(9,1,'{"unit":2,"changes":[["at","15.3,18"],["facing","90"]],"reason":"he came along the brook","kind":"correct"}','','2026-11-29T01:20:16+00:00','correct',8,16,16,'0.10.0','b1c053450879d01d144374a3c7d7429ee16480a4fd25a29e4fb0be84daf34a3f');
INSERT INTO "step" VALUES(10,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"plastic_charge","target":"D1","stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":2,"action":"install_charge","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T01:20:16+00:00','declare',9,17,17,'0.10.0','a91dbecc193a8188915f0b23626fd45a521289e55c152b3527f1cfca2c52c0b4');
INSERT INTO "step" VALUES(11,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',10,18,23,'0.10.0','f80d86738c80206f0f7c33fb6c4e39a92ef7a75618288b75c90a36ec0cec8f2d');
INSERT INTO "step" VALUES(12,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":"smoke","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":6,"action":"pick_up_object","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T01:20:16+00:00','declare',11,24,24,'0.10.0','9ff927c99ae10115b2dd754a6fded121d9099c1d45b973cdc260ae24bff4ac78');
INSERT INTO "step" VALUES(13,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',12,25,32,'0.10.0','ff652169616b60a052d39d2f203544fef3e9e749d3f500c1371d4167c24c4db7');
INSERT INTO "step" VALUES(14,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',13,33,42,'0.10.0','7b00e63539d027807fd6b52fe649819473d204f8dc4448f22d9e8b56ded64851');
INSERT INTO "step" VALUES(15,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',14,43,58,'0.10.0','996f519877f80e8264b315098bd4f7961857d9711860097f3cbeafccd603b262');
INSERT INTO "step" VALUES(16,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',15,59,64,'0.10.0','18be7a003fa7b3e76a5778c4e87efb1a081c94316e495e759e3f1b634103b172');
INSERT INTO "step" VALUES(17,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"smoke","target":{"x":26.0,"y":29.0,"floor":null},"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":6,"action":"throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T01:20:16+00:00','declare',16,65,65,'0.10.0','ac9895a82ca06c981598e2ef172f8c936a7bd691ff655d2ef74c8e39fbe951bc');
INSERT INTO "step" VALUES(18,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',17,66,73,'0.10.0','373fd1f90dee28ad765efd5b5db35064ac8b62c537052f7cba3dea5a71f7f781');
INSERT INTO "step" VALUES(19,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',18,74,83,'0.10.0','ae3b7904caeddfb26031dc0ba9871b99aa84bb139ecf4f19fac2d13e14a7fa13');
INSERT INTO "step" VALUES(20,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',19,84,101,'0.10.0','a45dcfca353f432f74921ff678c053d93ad7868bc5ff9d64e41dac08291c0416');
INSERT INTO "step" VALUES(21,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',20,102,107,'0.10.0','3addb211e89217911b1d968d5855eff6bcdc0bf778b47a59a9afc4c0947dac55');
INSERT INTO "step" VALUES(22,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',21,108,113,'0.10.0','3637fd4b21b63e17a63facce48b5f787531f483cfad8932b18251ffac8d1a3d0');
INSERT INTO "step" VALUES(23,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',22,114,123,'0.10.0','5093ae41421f291bc20b191969d5633406c2c7c7d6c4a237a15637d2d759f1b3');
INSERT INTO "step" VALUES(24,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',23,124,139,'0.10.0','c4fd0ae53bb20c3fca0118077447a09acf00c2190066f501714562a2bcc60ca2');
INSERT INTO "step" VALUES(25,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',24,140,145,'0.10.0','cbc6089a9b84bd9e867b70c9b09a2f5362bf26df8b00ecae9ef4860bee01983b');
INSERT INTO "step" VALUES(26,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',25,146,151,'0.10.0','35aa3c1fdca23b4835a890c437d7b631c10ebaf0bae116bfea86e687e33e431f');
INSERT INTO "step" VALUES(27,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',26,152,161,'0.10.0','ff624525b400b127a20ff1691c76944dec70bbd90731cd085c10217cbc50825f');
INSERT INTO "step" VALUES(28,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',27,162,181,'0.10.0','fd82fd56bd2b761f8eb2f5652e296f795d8b8f928ec5753f9edf705c1191321a');
INSERT INTO "step" VALUES(29,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',28,182,189,'0.10.0','9f70ad67223ccba02c75afbcb2a0d0ba6c939c2f3be507904b37c82adcc85275');
INSERT INTO "step" VALUES(30,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',29,190,195,'0.10.0','a2960c12d691cb55e51eaf2a01552a72587168e2ad2832b89a31f000d6fae157');
INSERT INTO "step" VALUES(31,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',30,196,205,'0.10.0','7b7fcbaf4bbd4e8f047f22242959688fe116e8e5a0a0c6b56a4063c3e3cd0378');
INSERT INTO "step" VALUES(32,1,'{"unit":2,"changes":[["at","8,22"]],"reason":"he runs","kind":"correct"}','','2026-11-29T01:20:16+00:00','correct',31,206,206,'0.10.0','6a19f9a34054331f1f372e5691387bde51a7ee9578e5406188ca220852470968');
INSERT INTO "step" VALUES(33,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',32,207,222,'0.10.0','36b1d1ae7eb195cfde81882555350184e6bdeec53e99bd6910ad4d9636807436');
INSERT INTO "step" VALUES(34,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',33,223,228,'0.10.0','c4262a7c4a281d08ef37dc783673e49306a2e3ca8dddde103ba9fe0b27c1913c');
INSERT INTO "step" VALUES(35,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":"fragmentation","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":7,"action":"pick_up_object","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T01:20:16+00:00','declare',34,229,229,'0.10.0','54235d67630e8b62807e0b8ef955ad1ce8e055195e96954857b7d65fa78f711c');
INSERT INTO "step" VALUES(36,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',35,230,237,'0.10.0','6d3a32769c0668d95a16774a63fa680f8fe64e7b8dff16f7bcd08dbebecc9dff');
INSERT INTO "step" VALUES(37,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',36,238,247,'0.10.0','c94bd6ba8812a9f703379464c209ea5110940cb0f73d63a66f0a8129b9b1bff1');
INSERT INTO "step" VALUES(38,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',37,248,263,'0.10.0','1e86bb971e69d0fa277057fa2d57ae830601c42d0af21d9fc2724af61dcd11ca');
INSERT INTO "step" VALUES(39,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',38,264,269,'0.10.0','e749bb2c7b6d7b3f10bebedbdbc7cda3e27dd281a9949d528f3439c2ced7ce6d');
INSERT INTO "step" VALUES(40,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"fragmentation","target":{"x":20.0,"y":30.0,"floor":null},"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":7,"action":"throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T01:20:16+00:00','declare',39,270,270,'0.10.0','6362e6c0e114c58fc6f22aa2c9e6305bb6f5b08ec908bc105b4164ea021d0f1f');
INSERT INTO "step" VALUES(41,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',40,271,278,'0.10.0','60cd6070503e7d7dec95284f6846fffa68ae96e64599439875a0caa5edebdf24');
INSERT INTO "step" VALUES(42,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',41,279,288,'0.10.0','f52c7ca3fac43e0bf3db4add88528d538f6503a87868c0dcd2995ece47ba692c');
INSERT INTO "step" VALUES(43,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T01:20:16+00:00','done',42,289,306,'0.10.0','ca54307b3c36203e33a5c61f6b47566faf0dcf8a9ed818bdd3ead477ff6234e0');
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
