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
INSERT INTO "battle" VALUES(1,'Blow the Damn Thing UP','2026-11-23T05:55:30+00:00','2026-11-23T05:55:30+00:00','T1.s8',304,1,'17c3e3f4586058a9','e6cfa3464da4c5d8',NULL,'');
CREATE TABLE branch (
    battle_id INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    event_id INTEGER NOT NULL,
    PRIMARY KEY (battle_id, name),
    FOREIGN KEY(battle_id) REFERENCES battle (id) ON DELETE CASCADE,
    FOREIGN KEY(event_id) REFERENCES event (id) ON DELETE CASCADE
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"Blow the Damn Thing UP","features":[{"id":"D1","kind":"external_door","name":"West door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D2","kind":"external_door","name":"East door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D3","kind":"internal_door","name":"Guard door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D4","kind":"internal_door","name":"Comm door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D5","kind":"internal_door","name":"Generator door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D6","kind":"internal_door","name":"Barracks door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D7","kind":"internal_door","name":"Ops door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D8","kind":"internal_door","name":"Stores door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G1","kind":"window","name":"Window G1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G2","kind":"window","name":"Window G2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G3","kind":"window","name":"Window G3","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G4","kind":"window","name":"Window G4","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G5","kind":"window","name":"Window G5","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"comm-A","kind":"machinery","name":"Communication equipment A","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":3,"width_m":1.0},{"id":"comm-B","kind":"machinery","name":"Communication equipment B","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":3,"width_m":1.0},{"id":"comm-C","kind":"machinery","name":"Communication equipment C","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":3,"width_m":1.0},{"id":"generator","kind":"machinery","name":"Generator set","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":3,"width_m":1.0},{"id":"shelf-1","kind":"obstacle","name":"Shelving shelf-1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":2,"width_m":1.0},{"id":"shelf-2","kind":"obstacle","name":"Shelving shelf-2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":2,"width_m":1.0},{"id":"table","kind":"furniture","name":"Briefing table","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":1,"width_m":1.0},{"id":"bunks","kind":"furniture","name":"Bunks","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":1,"width_m":1.0},{"id":"desk","kind":"furniture","name":"Guard desk","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":1,"width_m":1.0},{"id":"W1","kind":"external_wall","name":"External wall W1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W2","kind":"internal_wall","name":"Internal wall W2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W3","kind":"internal_wall","name":"Internal wall W3","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W4","kind":"internal_wall","name":"Internal wall W4","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W5","kind":"internal_wall","name":"Internal wall W5","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W6","kind":"internal_wall","name":"Internal wall W6","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W7","kind":"internal_wall","name":"Internal wall W7","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":[],"seed":12,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":true,"snow":false,"vacuum":false,"hostile":""},"turns":30,"extra_actions":[],"scenario":"blow_the_damn_thing_up","briefing":"Two fire teams of elite bounce infantry come in over any edges to wreck the relay station: six of them carry a plastic charge for the communications room (comm), to be set off within 1 m of its equipment. One squad guards the station from inside, the other pickets the 10 m around it. All doors are closed and locked; each of the two sergeants holds a key. Windows can be jumped through at the usual price. Everybody carries two fragmentation and two smoke grenades. The guards are set up first and hold their fire until they are fired upon. After 30 turns the raiders score 25, 70, 100, 125, 150 or 175 points for one to six charges set off in the comm room; the rest is the count of the wounded.","packs_on":true,"chapters":["ammunition","explosives","grenades","quality"],"map":"[map]\ntitle = \"Blow the Damn Thing UP\"\nwidth_m = 48\nheight_m = 36\n\n[[terrain]]\nid = \"grove-north-west\"\nkind = \"light\"\npoints = [[2, 26], [10, 25], [12, 33], [4, 34]]\n\n[[terrain]]\nid = \"grove-south-east\"\nkind = \"light\"\npoints = [[36, 4], [45, 3], [46, 12], [38, 13]]\n\n[[terrain]]\nid = \"wood-north-east\"\nkind = \"heavy\"\npoints = [[38, 26], [46, 25], [46, 34], [37, 34]]\n\n[[terrain]]\nid = \"wood-south-west\"\nkind = \"heavy\"\npoints = [[2, 2], [9, 2], [10, 8], [3, 8]]\n\n[[terrain]]\nid = \"brook\"\nkind = \"stream\"\npoints = [[0, 11], [8, 11.5], [13, 9], [13, 0], [15, 0], [15, 10], [9, 13.5], [0, 13]]\n\n[[terrain]]\nid = \"bog\"\nkind = \"marsh\"\npoints = [[3, 14], [9, 14.2], [9, 16.5], [3, 16]]\n\n[[contour]]\nid = \"C1\"\npoints = [[40, 16], [46, 15], [47, 21], [41, 22]]\n\n[[wall]]\nid = \"W1\"\nkind = \"external_wall\"\nline = [[16, 12], [32, 12], [32, 24], [16, 24], [16, 12]]\n\n[[wall]]\nid = \"W2\"\nkind = \"internal_wall\"\nline = [[16, 17], [32, 17]]\n\n[[wall]]\nid = \"W3\"\nkind = \"internal_wall\"\nline = [[16, 19], [32, 19]]\n\n[[wall]]\nid = \"W4\"\nkind = \"internal_wall\"\nline = [[21, 12], [21, 17]]\n\n[[wall]]\nid = \"W5\"\nkind = \"internal_wall\"\nline = [[27, 12], [27, 17]]\n\n[[wall]]\nid = \"W6\"\nkind = \"internal_wall\"\nline = [[21, 19], [21, 24]]\n\n[[wall]]\nid = \"W7\"\nkind = \"internal_wall\"\nline = [[27, 19], [27, 24]]\n\n[[door]]\nid = \"D1\"\nname = \"west\"\nkind = \"external_door\"\nends = [[16, 17.5], [16, 18.5]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D2\"\nname = \"east\"\nkind = \"external_door\"\nends = [[32, 17.5], [32, 18.5]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D3\"\nname = \"guard\"\nkind = \"internal_door\"\nends = [[18, 19], [19, 19]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D4\"\nname = \"comm\"\nkind = \"internal_door\"\nends = [[23.5, 19], [24.5, 19]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D5\"\nname = \"generator\"\nkind = \"internal_door\"\nends = [[29, 19], [30, 19]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D6\"\nname = \"barracks\"\nkind = \"internal_door\"\nends = [[18, 17], [19, 17]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D7\"\nname = \"ops\"\nkind = \"internal_door\"\nends = [[23.5, 17], [24.5, 17]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D8\"\nname = \"stores\"\nkind = \"internal_door\"\nends = [[29, 17], [30, 17]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[window]]\nid = \"G1\"\nends = [[18, 24], [19, 24]]\n\n[[window]]\nid = \"G2\"\nends = [[23.5, 24], [24.5, 24]]\n\n[[window]]\nid = \"G3\"\nends = [[32, 21], [32, 22]]\n\n[[window]]\nid = \"G4\"\nends = [[18, 12], [19, 12]]\n\n[[window]]\nid = \"G5\"\nends = [[23.5, 12], [24.5, 12]]\n\n[[obstacle]]\nid = \"comm-A\"\nname = \"communication equipment A\"\nkind = \"machinery\"\ncover = \"half_hard\"\npoints = [[21.3, 22.6], [23.2, 22.6], [23.2, 23.4], [21.3, 23.4]]\naf = 3\n\n[[obstacle]]\nid = \"comm-B\"\nname = \"communication equipment B\"\nkind = \"machinery\"\ncover = \"half_hard\"\npoints = [[24.8, 22.6], [26.7, 22.6], [26.7, 23.4], [24.8, 23.4]]\naf = 3\n\n[[obstacle]]\nid = \"comm-C\"\nname = \"communication equipment C\"\nkind = \"machinery\"\ncover = \"half_hard\"\npoints = [[25.9, 19.8], [26.7, 19.8], [26.7, 21.6], [25.9, 21.6]]\naf = 3\n\n[[obstacle]]\nid = \"generator\"\nname = \"generator set\"\nkind = \"machinery\"\ncover = \"half_hard\"\npoints = [[28.5, 21], [30.5, 21], [30.5, 23], [28.5, 23]]\naf = 3\n\n[[obstacle]]\nid = \"shelf-1\"\nname = \"shelving\"\nkind = \"shelving\"\ncover = \"full_hard\"\nhigh = true\npoints = [[28, 12.6], [31, 12.6], [31, 13.2], [28, 13.2]]\naf = 2\n\n[[obstacle]]\nid = \"shelf-2\"\nname = \"shelving\"\nkind = \"shelving\"\ncover = \"full_hard\"\nhigh = true\npoints = [[28, 14.6], [31, 14.6], [31, 15.2], [28, 15.2]]\naf = 2\n\n[[obstacle]]\nid = \"table\"\nname = \"briefing table\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[22.5, 14], [25.5, 14], [25.5, 15.2], [22.5, 15.2]]\naf = 1\n\n[[obstacle]]\nid = \"bunks\"\nname = \"bunks\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[16.4, 13], [17.2, 13], [17.2, 16], [16.4, 16]]\naf = 1\n\n[[obstacle]]\nid = \"desk\"\nname = \"guard desk\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[17, 20.5], [18.5, 20.5], [18.5, 21.3], [17, 21.3]]\naf = 1\n\n[[room]]\nname = \"corridor\"\npoints = [[16, 17], [32, 17], [32, 19], [16, 19]]\n\n[[room]]\nname = \"guard\"\npoints = [[16, 19], [21, 19], [21, 24], [16, 24]]\n\n[[room]]\nname = \"comm\"\npoints = [[21, 19], [27, 19], [27, 24], [21, 24]]\n\n[[room]]\nname = \"generator\"\npoints = [[27, 19], [32, 19], [32, 24], [27, 24]]\n\n[[room]]\nname = \"barracks\"\npoints = [[16, 12], [21, 12], [21, 17], [16, 17]]\n\n[[room]]\nname = \"ops\"\npoints = [[21, 12], [27, 12], [27, 17], [21, 17]]\n\n[[room]]\nname = \"stores\"\npoints = [[27, 12], [32, 12], [32, 17], [27, 17]]\n\n[[zone]]\nid = \"edge-south\"\nside = \"TOG\"\npoints = [[0, 0], [48, 0], [48, 2], [0, 2]]\n\n[[zone]]\nid = \"edge-north\"\nside = \"TOG\"\npoints = [[0, 34], [48, 34], [48, 36], [0, 36]]\n\n[[zone]]\nid = \"edge-west\"\nside = \"TOG\"\npoints = [[0, 2], [2, 2], [2, 34], [0, 34]]\n\n[[zone]]\nid = \"edge-east\"\nside = \"TOG\"\npoints = [[46, 2], [48, 2], [48, 34], [46, 34]]\n\n[[zone]]\nid = \"yard-south\"\nside = \"Commonwealth\"\npoints = [[6, 2], [42, 2], [42, 12], [6, 12]]\n\n[[zone]]\nid = \"yard-north\"\nside = \"Commonwealth\"\npoints = [[6, 24], [42, 24], [42, 34], [6, 34]]\n\n[[zone]]\nid = \"yard-west\"\nside = \"Commonwealth\"\npoints = [[6, 12], [16, 12], [16, 24], [6, 24]]\n\n[[zone]]\nid = \"yard-east\"\nside = \"Commonwealth\"\npoints = [[32, 12], [42, 12], [42, 24], [32, 24]]\n\n[[zone]]\nid = \"inside\"\nside = \"Commonwealth\"\npoints = [[16, 12], [32, 12], [32, 24], [16, 24]]\n","may_hide":[],"taking_back":"anybody","clock":[],"sides":[{"id":"red","name":"TOG"},{"id":"blue","name":"Commonwealth"}],"groupings":[{"id":"red-1","name":"Relay Raiders 1","side":"red","units":[1,2,3,4],"race":null,"modifier":0,"instead_of":""},{"id":"red-2","name":"Relay Raiders 2","side":"red","units":[5,6,7,8],"race":null,"modifier":0,"instead_of":""},{"id":"blue-1","name":"Relay Station Pickets","side":"blue","units":[9,10,11,12,13,14,15,16],"race":null,"modifier":0,"instead_of":""},{"id":"blue-2","name":"Relay Station Guard","side":"blue","units":[17,18,19,20,21,22,23,24],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"Aquila","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":["grenades"],"leader":0,"quality":"elite","naval":false,"keys":[],"begins":[]},{"id":2,"name":"Ferox","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[]},{"id":3,"name":"Lucana","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[]},{"id":4,"name":"Pansa","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[]},{"id":5,"name":"Silvia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[]},{"id":6,"name":"Torquil","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[]},{"id":7,"name":"Ursa","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[]},{"id":8,"name":"Vesper","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SAR"],"value":50,"equipment":["grenades"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[]},{"id":9,"name":"Sergeant Bly","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":0,"quality":"regular","naval":false,"keys":["station key"],"begins":[]},{"id":10,"name":"Tamsin Crake","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":11,"name":"Ugo Fell","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":12,"name":"Verity Lamb","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":13,"name":"Walt Ember","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":14,"name":"Xenia Moor","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":15,"name":"Yves Garland","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":16,"name":"Zelda Pike","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":17,"name":"Sergeant Orme","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":0,"quality":"regular","naval":false,"keys":["station key"],"begins":[]},{"id":18,"name":"Petra Vane","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":19,"name":"Quill Adair","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":20,"name":"Rosalind Tor","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":21,"name":"Stellan Bray","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":22,"name":"Thea Marsh","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":23,"name":"Uri Sand","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]},{"id":24,"name":"Vida Kerr","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[]}],"rulings":[],"tables_hash":"17c3e3f4586058a9","rulings_hash":"e6cfa3464da4c5d8","starts":[{"unit":1,"position":{"x":0.5,"y":17.5,"facing_deg":88.0},"floor":1},{"unit":2,"position":{"x":1.5,"y":17.5,"facing_deg":88.0},"floor":1},{"unit":3,"position":{"x":0.5,"y":18.5,"facing_deg":92.0},"floor":1},{"unit":4,"position":{"x":1.5,"y":18.5,"facing_deg":92.0},"floor":1},{"unit":5,"position":{"x":23.5,"y":34.5,"facing_deg":202.0},"floor":1},{"unit":6,"position":{"x":24.5,"y":34.5,"facing_deg":158.0},"floor":1},{"unit":7,"position":{"x":23.5,"y":35.5,"facing_deg":200.0},"floor":1},{"unit":8,"position":{"x":24.5,"y":35.5,"facing_deg":160.0},"floor":1},{"unit":9,"position":{"x":14.0,"y":18.0,"facing_deg":270.0},"floor":1},{"unit":10,"position":{"x":14.0,"y":21.0,"facing_deg":270.0},"floor":1},{"unit":11,"position":{"x":20.0,"y":26.0,"facing_deg":0.0},"floor":1},{"unit":12,"position":{"x":28.0,"y":26.0,"facing_deg":0.0},"floor":1},{"unit":13,"position":{"x":34.0,"y":18.0,"facing_deg":90.0},"floor":1},{"unit":14,"position":{"x":34.0,"y":15.0,"facing_deg":90.0},"floor":1},{"unit":15,"position":{"x":28.0,"y":10.0,"facing_deg":180.0},"floor":1},{"unit":16,"position":{"x":20.0,"y":10.0,"facing_deg":180.0},"floor":1},{"unit":17,"position":{"x":20.0,"y":18.0,"facing_deg":270.0},"floor":1},{"unit":18,"position":{"x":22.0,"y":18.0,"facing_deg":270.0},"floor":1},{"unit":19,"position":{"x":28.0,"y":18.0,"facing_deg":90.0},"floor":1},{"unit":20,"position":{"x":26.0,"y":18.0,"facing_deg":90.0},"floor":1},{"unit":21,"position":{"x":22.0,"y":20.0,"facing_deg":0.0},"floor":1},{"unit":22,"position":{"x":24.0,"y":22.0,"facing_deg":0.0},"floor":1},{"unit":23,"position":{"x":18.5,"y":22.0,"facing_deg":0.0},"floor":1},{"unit":24,"position":{"x":18.5,"y":14.0,"facing_deg":180.0},"floor":1}],"remarks":[],"goods":[],"version":"0.6.0","salt":"89fdc2c7eb156f1c0c2b70525419e767"},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'unit_placed',1,'{"unit":6,"position":{"x":24.0,"y":34.5,"facing_deg":180.0},"floor":1,"kind":"unit_placed"}');
INSERT INTO "event" VALUES(3,1,3,2,'side_bound',1,'{"kind":"side_bound","side":"red","commitment":"4d0141b4f8bf0f36ba653700cb2b2ffdc6f9ac6284630cfc7cf6b409897f9928"}');
INSERT INTO "event" VALUES(4,1,3,3,'side_bound',1,'{"kind":"side_bound","side":"blue","commitment":"fb0e035d0f11d216a734d4dfb3ab1601cb082744f0e881cf286fbe10c0ffe221"}');
INSERT INTO "event" VALUES(5,1,3,4,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(6,1,4,5,'initiative_rolled',1,'{"rolls":[{"grouping":"red-1","faces":[{"name":"initiative","value":3,"who":"red-1","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"quality","label":"Elite troops","value":-2,"rule":"QUA-07","applied":true,"note":""}],"total":1},{"grouping":"red-2","faces":[{"name":"initiative","value":9,"who":"red-2","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"quality","label":"Elite troops","value":-2,"rule":"QUA-07","applied":true,"note":""}],"total":7},{"grouping":"blue-1","faces":[{"name":"initiative","value":8,"who":"blue-1","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"quality","label":"Regular troops","value":0,"rule":"QUA-05","applied":true,"note":""}],"total":8},{"grouping":"blue-2","faces":[{"name":"initiative","value":9,"who":"blue-2","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""},{"key":"quality","label":"Regular troops","value":0,"rule":"QUA-05","applied":true,"note":""}],"total":9}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(7,1,5,6,'order_chosen',1,'{"grouping":"red-1","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(8,1,6,7,'order_chosen',1,'{"grouping":"red-2","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(9,1,7,8,'order_chosen',1,'{"grouping":"blue-1","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(10,1,7,9,'order_chosen',1,'{"grouping":"blue-2","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(11,1,7,10,'order_set',1,'{"order":["red-1","red-2","blue-1","blue-2"],"kind":"order_set"}');
INSERT INTO "event" VALUES(12,1,7,11,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(13,1,7,12,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(14,1,7,13,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(15,1,8,14,'unit_corrected',1,'{"unit":2,"changes":[["at","15.3,18"],["facing","90"]],"reason":"he came along the brook","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(16,1,9,15,'action_declared',2,'{"unit":2,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"plastic_charge","target":"D1","stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"install_charge","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":5},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(17,1,10,16,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(18,1,10,17,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(19,1,10,18,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(20,1,10,19,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(21,1,10,20,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(22,1,10,21,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(23,1,11,22,'action_declared',2,'{"unit":6,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":"smoke","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"pick_up_object","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(24,1,12,23,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(25,1,12,24,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(26,1,12,25,'action_ended',1,'{"unit":6,"action":"pick_up_object","kind":"action_ended"}');
INSERT INTO "event" VALUES(27,1,12,26,'grenade_readied',1,'{"kind":"grenade_readied","unit":6,"grenade":"smoke","body":null}');
INSERT INTO "event" VALUES(28,1,12,27,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(29,1,12,28,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(30,1,12,29,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(31,1,12,30,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(32,1,13,31,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(33,1,13,32,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(34,1,13,33,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(35,1,13,34,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(36,1,13,35,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(37,1,13,36,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(38,1,13,37,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(39,1,13,38,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(40,1,13,39,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(41,1,13,40,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(42,1,14,41,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(43,1,14,42,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(44,1,14,43,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(45,1,14,44,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(46,1,14,45,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(47,1,14,46,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(48,1,14,47,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(49,1,14,48,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(50,1,14,49,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(51,1,14,50,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(52,1,14,51,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(53,1,14,52,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(54,1,14,53,'subphase_closed',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(55,1,14,54,'subphase_opened',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(56,1,14,55,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(57,1,14,56,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(58,1,15,57,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(59,1,15,58,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(60,1,15,59,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(61,1,15,60,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(62,1,15,61,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(63,1,15,62,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(64,1,16,63,'action_declared',2,'{"unit":6,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"smoke","target":{"x":26.0,"y":29.0,"floor":null},"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"throw","start":{"turn":1,"subphase":2},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(65,1,17,64,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(66,1,17,65,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(67,1,17,66,'action_ended',1,'{"unit":6,"action":"throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(68,1,17,67,'grenade_released',1,'{"kind":"grenade_released","unit":6,"volley":{"grenade":"smoke","count":1,"start":{"x":24.0,"y":34.5,"floor":1},"aim":{"x":26.0,"y":29.0,"floor":1},"told":"26,29","feature":null,"metres":5.852349955359813,"spotted":false,"window":false,"adjust":[]}}');
INSERT INTO "event" VALUES(69,1,17,68,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(70,1,17,69,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(71,1,17,70,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(72,1,17,71,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(73,1,18,72,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(74,1,18,73,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(75,1,18,74,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(76,1,18,75,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(77,1,18,76,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(78,1,18,77,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(79,1,18,78,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(80,1,18,79,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(81,1,18,80,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(82,1,18,81,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(83,1,19,82,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(84,1,19,83,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(85,1,19,84,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(86,1,19,85,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(87,1,19,86,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(88,1,19,87,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(89,1,19,88,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(90,1,19,89,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(91,1,19,90,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(92,1,19,91,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(93,1,19,92,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(94,1,19,93,'grenade_landed',1,'{"kind":"grenade_landed","unit":6,"grenade":"smoke","volley":{"grenade":"smoke","count":1,"start":{"x":24.0,"y":34.5,"floor":1},"aim":{"x":26.0,"y":29.0,"floor":1},"told":"26,29","feature":null,"metres":5.852349955359813,"spotted":false,"window":false,"adjust":[]},"check":{"ledger":{"test":"grenade","target":5,"lines":[{"key":"range","label":"short range (5.852 m)","value":0,"rule":"GRN-11","applied":true,"note":""},{"key":"spotted","label":"seen by a friend alone","value":1,"rule":"GRN-14","applied":false,"note":"seen by the unit itself"},{"key":"window","label":"through a window","value":1,"rule":"GRN-15","applied":false,"note":"no window on the way"},{"key":"race","label":"Human","value":0,"rule":"RAC-04","applied":true,"note":""},{"key":"troop","label":"Combat Arms","value":0,"rule":"TRP-01","applied":true,"note":""}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":5,"net":5,"success":true},"faces":[{"name":"throw","value":5,"who":"6","side":"red","die":10,"source":"seeded"}],"direction":null,"metres":0.0,"spot":{"x":26.0,"y":29.0,"floor":1},"contact":"","off":false,"hand":true,"counts":false}');
INSERT INTO "event" VALUES(95,1,19,94,'fuse_lit',1,'{"kind":"fuse_lit","fused":{"id":1,"what":"smoke","at":{"turn":1,"subphase":4},"since":{"turn":1,"subphase":2},"side":"red","by":6,"count":1,"spot":{"x":26.0,"y":29.0,"floor":1},"told":"","feature":null,"things":[],"smothered":null,"axis_deg":null,"secret":false,"off_m":0.0}}');
INSERT INTO "event" VALUES(96,1,19,95,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(97,1,19,96,'subphase_closed',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(98,1,19,97,'subphase_opened',1,'{"moment":{"turn":1,"subphase":3},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(99,1,19,98,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(100,1,19,99,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(101,1,20,100,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(102,1,20,101,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(103,1,20,102,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(104,1,20,103,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(105,1,20,104,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(106,1,20,105,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(107,1,21,106,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(108,1,21,107,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(109,1,21,108,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(110,1,21,109,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(111,1,21,110,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(112,1,21,111,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(113,1,22,112,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(114,1,22,113,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(115,1,22,114,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(116,1,22,115,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(117,1,22,116,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(118,1,22,117,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(119,1,22,118,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(120,1,22,119,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(121,1,22,120,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(122,1,22,121,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(123,1,23,122,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(124,1,23,123,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(125,1,23,124,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(126,1,23,125,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(127,1,23,126,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(128,1,23,127,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(129,1,23,128,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(130,1,23,129,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(131,1,23,130,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(132,1,23,131,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(133,1,23,132,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(134,1,23,133,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(135,1,23,134,'subphase_closed',1,'{"moment":{"turn":1,"subphase":3},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(136,1,23,135,'subphase_opened',1,'{"moment":{"turn":1,"subphase":4},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(137,1,23,136,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(138,1,23,137,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(139,1,24,138,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(140,1,24,139,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(141,1,24,140,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(142,1,24,141,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(143,1,24,142,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(144,1,24,143,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(145,1,25,144,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(146,1,25,145,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(147,1,25,146,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(148,1,25,147,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(149,1,25,148,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(150,1,25,149,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(151,1,26,150,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(152,1,26,151,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(153,1,26,152,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(154,1,26,153,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(155,1,26,154,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(156,1,26,155,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(157,1,26,156,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(158,1,26,157,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(159,1,26,158,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(160,1,26,159,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(161,1,27,160,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(162,1,27,161,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(163,1,27,162,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(164,1,27,163,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(165,1,27,164,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(166,1,27,165,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(167,1,27,166,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(168,1,27,167,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(169,1,27,168,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(170,1,27,169,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(171,1,27,170,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(172,1,27,171,'stage_entered',1,'{"stage":"explosions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(173,1,27,172,'exploded',1,'{"kind":"exploded","fused":{"id":1,"what":"smoke","at":{"turn":1,"subphase":4},"since":{"turn":1,"subphase":2},"side":"red","by":6,"count":1,"spot":{"x":26.0,"y":29.0,"floor":1},"told":"","feature":null,"things":[],"smothered":null,"axis_deg":null,"secret":false,"off_m":0.0},"struck":[],"measured":true,"attacks":false}');
INSERT INTO "event" VALUES(174,1,27,173,'cloud_risen',1,'{"kind":"cloud_risen","cloud":{"id":1,"spot":{"x":26.0,"y":29.0,"floor":1},"told":"","radius_m":3.0,"since":{"turn":1,"subphase":4},"until":{"turn":13,"subphase":4}}}');
INSERT INTO "event" VALUES(175,1,27,174,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(176,1,27,175,'subphase_closed',1,'{"moment":{"turn":1,"subphase":4},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(177,1,27,176,'subphase_opened',1,'{"moment":{"turn":1,"subphase":5},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(178,1,27,177,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(179,1,27,178,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(180,1,28,179,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(181,1,28,180,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(182,1,28,181,'action_ended',1,'{"unit":2,"action":"install_charge","kind":"action_ended"}');
INSERT INTO "event" VALUES(183,1,28,182,'charge_installed',1,'{"kind":"charge_installed","unit":2,"thing":{"id":"red-charge-1","kind":"charge","side":"red","number":1,"position":{"x":15.99,"y":18.0,"facing_deg":0.0},"floor":1,"where":"","covered":false,"bearer":null,"object_id":null,"width_m":0.0,"under":[],"condition":"whole","by":2,"item":"plastic_charge","feature":"D1","axis_deg":90.0}}');
INSERT INTO "event" VALUES(184,1,28,183,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(185,1,28,184,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(186,1,28,185,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(187,1,28,186,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(188,1,29,187,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(189,1,29,188,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(190,1,29,189,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(191,1,29,190,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(192,1,29,191,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(193,1,29,192,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(194,1,30,193,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(195,1,30,194,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(196,1,30,195,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(197,1,30,196,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(198,1,30,197,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(199,1,30,198,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(200,1,30,199,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(201,1,30,200,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(202,1,30,201,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(203,1,30,202,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(204,1,31,203,'unit_corrected',1,'{"unit":2,"changes":[["at","8,22"]],"reason":"he runs","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(205,1,32,204,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(206,1,32,205,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(207,1,32,206,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(208,1,32,207,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(209,1,32,208,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(210,1,32,209,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(211,1,32,210,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(212,1,32,211,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(213,1,32,212,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(214,1,32,213,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(215,1,32,214,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(216,1,32,215,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(217,1,32,216,'subphase_closed',1,'{"moment":{"turn":1,"subphase":5},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(218,1,32,217,'subphase_opened',1,'{"moment":{"turn":1,"subphase":6},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(219,1,32,218,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(220,1,32,219,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(221,1,33,220,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(222,1,33,221,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(223,1,33,222,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(224,1,33,223,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(225,1,33,224,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(226,1,33,225,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(227,1,34,226,'action_declared',2,'{"unit":7,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":"fragmentation","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"pick_up_object","start":{"turn":1,"subphase":6},"end":{"turn":1,"subphase":6},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(228,1,35,227,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(229,1,35,228,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(230,1,35,229,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(231,1,35,230,'action_ended',1,'{"unit":7,"action":"pick_up_object","kind":"action_ended"}');
INSERT INTO "event" VALUES(232,1,35,231,'grenade_readied',1,'{"kind":"grenade_readied","unit":7,"grenade":"fragmentation","body":null}');
INSERT INTO "event" VALUES(233,1,35,232,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(234,1,35,233,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(235,1,35,234,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(236,1,36,235,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(237,1,36,236,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(238,1,36,237,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(239,1,36,238,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(240,1,36,239,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(241,1,36,240,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(242,1,36,241,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(243,1,36,242,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(244,1,36,243,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(245,1,36,244,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(246,1,37,245,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(247,1,37,246,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(248,1,37,247,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(249,1,37,248,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(250,1,37,249,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(251,1,37,250,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(252,1,37,251,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(253,1,37,252,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(254,1,37,253,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(255,1,37,254,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(256,1,37,255,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(257,1,37,256,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(258,1,37,257,'subphase_closed',1,'{"moment":{"turn":1,"subphase":6},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(259,1,37,258,'subphase_opened',1,'{"moment":{"turn":1,"subphase":7},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(260,1,37,259,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(261,1,37,260,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(262,1,38,261,'resolution_ordered',1,'{"order":[1,2,3,4],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(263,1,38,262,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(264,1,38,263,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(265,1,38,264,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(266,1,38,265,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(267,1,38,266,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(268,1,39,267,'action_declared',2,'{"unit":7,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"fragmentation","target":{"x":20.0,"y":30.0,"floor":null},"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"throw","start":{"turn":1,"subphase":7},"end":{"turn":1,"subphase":7},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(269,1,40,268,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(270,1,40,269,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(271,1,40,270,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(272,1,40,271,'action_ended',1,'{"unit":7,"action":"throw","kind":"action_ended"}');
INSERT INTO "event" VALUES(273,1,40,272,'grenade_released',1,'{"kind":"grenade_released","unit":7,"volley":{"grenade":"fragmentation","count":1,"start":{"x":23.5,"y":35.5,"floor":1},"aim":{"x":20.0,"y":30.0,"floor":1},"told":"20,30","feature":null,"metres":6.519202405202649,"spotted":false,"window":false,"adjust":[]}}');
INSERT INTO "event" VALUES(274,1,40,273,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(275,1,40,274,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(276,1,40,275,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(277,1,41,276,'resolution_ordered',1,'{"order":[9,10,11,12,13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(278,1,41,277,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(279,1,41,278,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(280,1,41,279,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(281,1,41,280,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(282,1,41,281,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(283,1,41,282,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(284,1,41,283,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(285,1,41,284,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(286,1,41,285,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(287,1,42,286,'resolution_ordered',1,'{"order":[17,18,19,20,21,22,23,24],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(288,1,42,287,'unit_performed',1,'{"unit":17,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(289,1,42,288,'unit_performed',1,'{"unit":18,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(290,1,42,289,'unit_performed',1,'{"unit":19,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(291,1,42,290,'unit_performed',1,'{"unit":20,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(292,1,42,291,'unit_performed',1,'{"unit":21,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(293,1,42,292,'unit_performed',1,'{"unit":22,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(294,1,42,293,'unit_performed',1,'{"unit":23,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(295,1,42,294,'unit_performed',1,'{"unit":24,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(296,1,42,295,'slot_opened',1,'{"place":4,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(297,1,42,296,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(298,1,42,297,'grenade_landed',1,'{"kind":"grenade_landed","unit":7,"grenade":"fragmentation","volley":{"grenade":"fragmentation","count":1,"start":{"x":23.5,"y":35.5,"floor":1},"aim":{"x":20.0,"y":30.0,"floor":1},"told":"20,30","feature":null,"metres":6.519202405202649,"spotted":false,"window":false,"adjust":[]},"check":{"ledger":{"test":"grenade","target":5,"lines":[{"key":"range","label":"short range (6.519 m)","value":0,"rule":"GRN-11","applied":true,"note":""},{"key":"spotted","label":"seen by a friend alone","value":1,"rule":"GRN-14","applied":false,"note":"seen by the unit itself"},{"key":"window","label":"through a window","value":1,"rule":"GRN-15","applied":false,"note":"no window on the way"},{"key":"race","label":"Human","value":0,"rule":"RAC-04","applied":true,"note":""},{"key":"troop","label":"Combat Arms","value":0,"rule":"TRP-01","applied":true,"note":""}],"zero_is_ten":true,"scale":{"die":10,"natural_success":1,"natural_failure":10,"high":false}},"face":5,"net":5,"success":true},"faces":[{"name":"throw","value":5,"who":"7","side":"red","die":10,"source":"seeded"}],"direction":null,"metres":0.0,"spot":{"x":20.0,"y":30.0,"floor":1},"contact":"","off":false,"hand":true,"counts":false}');
INSERT INTO "event" VALUES(299,1,42,298,'fuse_lit',1,'{"kind":"fuse_lit","fused":{"id":2,"what":"fragmentation","at":{"turn":1,"subphase":9},"since":{"turn":1,"subphase":7},"side":"red","by":7,"count":1,"spot":{"x":20.0,"y":30.0,"floor":1},"told":"","feature":null,"things":[],"smothered":null,"axis_deg":null,"secret":false,"off_m":0.0}}');
INSERT INTO "event" VALUES(300,1,42,299,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(301,1,42,300,'subphase_closed',1,'{"moment":{"turn":1,"subphase":7},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(302,1,42,301,'subphase_opened',1,'{"moment":{"turn":1,"subphase":8},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(303,1,42,302,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(304,1,42,303,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T05:55:30+00:00','created',NULL,1,1,'0.6.0','ad3d40d5a1d44204b9bd770d27b1a28beadaa1e4bdb60e175b792a65a962b9fa');
INSERT INTO "step" VALUES(2,1,'{"unit":6,"position":{"x":24.0,"y":34.5,"facing_deg":180.0},"floor":1,"overrule":"","kind":"place_unit"}','','2026-11-23T05:55:30+00:00','place_unit',1,2,2,'0.6.0','d20164f91fe267d74e7676b184fb0249b1c66839344b0b339d0e7b70712ea07f');
INSERT INTO "step" VALUES(3,1,'{"kind":"begin"}','','2026-11-23T05:55:30+00:00','begin',2,3,5,'0.6.0','bb5bbb48e747208f9e830cebd21dd9d9335a805ac8e7bd2b1732678ebcb46c84');
INSERT INTO "step" VALUES(4,1,'{"kind":"roll_initiative"}','','2026-11-23T05:55:30+00:00','roll_initiative',3,6,6,'0.6.0','7ca71de916717c152fb8080bf192436814e35114beb47234f9c18fc09ddad6a6');
INSERT INTO "step" VALUES(5,1,'{"grouping":"red-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-23T05:55:30+00:00','choose_order',4,7,7,'0.6.0','c255f9e9b8b6ee9a3136880c5f7e334195e39a9cbf261fad4df9c4b199d3d2e1');
INSERT INTO "step" VALUES(6,1,'{"grouping":"red-2","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-23T05:55:30+00:00','choose_order',5,8,8,'0.6.0','16cd917c5f7b1b1a52044c6a614006c97b15145ad1d150aea14bd3488b7ee8d7');
INSERT INTO "step" VALUES(7,1,'{"grouping":"blue-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-23T05:55:30+00:00','choose_order',6,9,14,'0.6.0','b5e62ae238ee04350df3addcc0d45248017376978919b00b968397030b842e65');
INSERT INTO "step" VALUES(8,1,'{"unit":2,"changes":[["at","15.3,18"],["facing","90"]],"reason":"he came along the brook","kind":"correct"}','','2026-11-23T05:55:30+00:00','correct',7,15,15,'0.6.0','db0ccea034b58f59e05169ecf3917fe74bca8e29a1d90fa40d3769fcc7c1396d');
INSERT INTO "step" VALUES(9,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"plastic_charge","target":"D1","stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":2,"action":"install_charge","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-23T05:55:30+00:00','declare',8,16,16,'0.6.0','40b64bc805962ed0676361a32dfcb3cdc22c640377d57e3435d2805f9c5d303a');
INSERT INTO "step" VALUES(10,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',9,17,22,'0.6.0','bb55d293c534fc2e7859538e74ecd7a948ad2d661980a502797d2cbfaa9c23bb');
INSERT INTO "step" VALUES(11,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":"smoke","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":6,"action":"pick_up_object","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-23T05:55:30+00:00','declare',10,23,23,'0.6.0','3b45a7eaa2df8a9f75fc26135d656488f0ebac2a916bbf8bcdd406629ee24463');
INSERT INTO "step" VALUES(12,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',11,24,31,'0.6.0','e579212a5a2f273503112b3d01e3ed00a5377459d2c4d16a2076b476809177c5');
INSERT INTO "step" VALUES(13,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',12,32,41,'0.6.0','f41920cd4d03b12d1a00f69be211f72cac3f34777f5177843d5ab42bb71d6b75');
INSERT INTO "step" VALUES(14,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',13,42,57,'0.6.0','c4f5db2b22a4dc8a50d880cbb4c07f0b41da17677476d3580ec41ae542de85d3');
INSERT INTO "step" VALUES(15,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',14,58,63,'0.6.0','29178546a7ff9e8087470df7583ca5346842c49b12561e2ce779080bb03a614b');
INSERT INTO "step" VALUES(16,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"smoke","target":{"x":26.0,"y":29.0,"floor":null},"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":6,"action":"throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-23T05:55:30+00:00','declare',15,64,64,'0.6.0','77afe1f0564bdf24f4d50e1288ea3e29639a4d9df67e2d0efd5bb45da4f02cd5');
INSERT INTO "step" VALUES(17,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',16,65,72,'0.6.0','d4934ebc72f1e2c99bb8dfa510a8bb85a3a30aa7a32fd26683074efe3f105079');
INSERT INTO "step" VALUES(18,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',17,73,82,'0.6.0','f4c9ed65a9f23f225d9779776995266bde0e2930f0168729f8ae167e2c780af2');
INSERT INTO "step" VALUES(19,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',18,83,100,'0.6.0','206c0cd4d8ae07e91e78033ab8b44a0a05aa48e35586d0b3ef649a7b6086f6cb');
INSERT INTO "step" VALUES(20,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',19,101,106,'0.6.0','e5bfafc4297533bd0224d9ef6174d44bb9bdbdbea34460791cf65aa7fd000af9');
INSERT INTO "step" VALUES(21,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',20,107,112,'0.6.0','0b870673275bf5b9f7b2e537d15ff15d519564c18d038426f647a0bc2ce9f617');
INSERT INTO "step" VALUES(22,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',21,113,122,'0.6.0','c58c236637980fbee894887dfc6d1693704d0ab45ff87690b615ea83fba7d28e');
INSERT INTO "step" VALUES(23,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',22,123,138,'0.6.0','9c2e67b28326de0cb355033aac574d34deabf2ce626e66a0e478aa8670032496');
INSERT INTO "step" VALUES(24,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',23,139,144,'0.6.0','df145fc7b4cade9fceb51d4233f8db5eb0a61324c1d091135dd89041670dc649');
INSERT INTO "step" VALUES(25,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',24,145,150,'0.6.0','96b8d9160923a2e6607540f83cb364d34534de3d875569a029cdbae8ab0d104d');
INSERT INTO "step" VALUES(26,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',25,151,160,'0.6.0','0eb96cb79abe4c4df5af19ed94f09e875d8c6a2fa75af9de965f4540d8bfd830');
INSERT INTO "step" VALUES(27,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',26,161,179,'0.6.0','1236bc2b82f258da4ddedd86c1b93ff89738bbb8686688d93ea43e62d706e609');
INSERT INTO "step" VALUES(28,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',27,180,187,'0.6.0','6d5948c813df1ce7605a70899afe7c1515d6f84d073674c5b603b3d9ffaeeacd');
INSERT INTO "step" VALUES(29,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',28,188,193,'0.6.0','676e4b4b96c40da22d1b10444e559876242c271b76863c395372e589134a88e7');
INSERT INTO "step" VALUES(30,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',29,194,203,'0.6.0','b0fef19329e7bcbc54f12ef8d507fd9d2e63a78bfbfa857d5f6308c9f1a042f4');
INSERT INTO "step" VALUES(31,1,'{"unit":2,"changes":[["at","8,22"]],"reason":"he runs","kind":"correct"}','','2026-11-23T05:55:30+00:00','correct',30,204,204,'0.6.0','d5565a15367423816e05d165fe8ddc075991f76b0702247b9def14772e9b32fd');
INSERT INTO "step" VALUES(32,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',31,205,220,'0.6.0','c384765423ef905280f3681eb22352a04c7f92ceac064fb5da19b944fffca440');
INSERT INTO "step" VALUES(33,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',32,221,226,'0.6.0','e0dbfcb04776e6dd4e23de1f9e0b8b6b87a541ba30e5858d30689e5e5ed89c11');
INSERT INTO "step" VALUES(34,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":"fragmentation","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":7,"action":"pick_up_object","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-23T05:55:30+00:00','declare',33,227,227,'0.6.0','a5c4acc665538af3bdd4a0cc8820466b51a29781676683f61e6554b7da06d864');
INSERT INTO "step" VALUES(35,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',34,228,235,'0.6.0','e50a04e4e04433a17be2941ea9fce70d1b2696e806884d35036dc5923cf0bea7');
INSERT INTO "step" VALUES(36,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',35,236,245,'0.6.0','6d2c621a25b63733d324f7d8e4b06f6e06d900b28c02ca0b1075764ec20d973b');
INSERT INTO "step" VALUES(37,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',36,246,261,'0.6.0','0eeb2b628a77abd5b0329d33bbb81e0b844169c66a9a23f3383c0c2896e9ebe0');
INSERT INTO "step" VALUES(38,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',37,262,267,'0.6.0','12133e24b7c5aeeaed8cc53e7d8b13afbb24861bd7ff35b8e1b60e3aa5f1055f');
INSERT INTO "step" VALUES(39,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"fragmentation","target":{"x":20.0,"y":30.0,"floor":null},"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":7,"action":"throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-23T05:55:30+00:00','declare',38,268,268,'0.6.0','2c87e94b0a83094910d7dd9a6259f86163e967dc2b3374203b83387bccab73ed');
INSERT INTO "step" VALUES(40,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',39,269,276,'0.6.0','38f438c8854aab69070d263afc430d7b5993cc478eeb0ec29d7e33677f7fa738');
INSERT INTO "step" VALUES(41,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',40,277,286,'0.6.0','fa555b43a524132a5a67ae661d58d38467378deeca8332e19e950be960a9716a');
INSERT INTO "step" VALUES(42,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-23T05:55:30+00:00','done',41,287,304,'0.6.0','d57c2b8f280df130ca5a0c49f28e3f30f028a5ba9db5488ab1a40ae766690718');
CREATE INDEX ix_step_battle_id ON step (battle_id);
CREATE INDEX ix_step_parent_id ON step (parent_id);
CREATE INDEX ix_headmove_battle_id ON headmove (battle_id);
CREATE INDEX ix_event_battle_id ON event (battle_id);
CREATE INDEX ix_event_odd_version ON event (battle_id) WHERE version <> 1;
CREATE INDEX ix_event_parent_id ON event (parent_id);
CREATE INDEX ix_event_step_id ON event (step_id);
CREATE INDEX ix_branch_event_id ON branch (event_id);
COMMIT;
PRAGMA application_id = 1397836871;
PRAGMA user_version = 3;
