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
INSERT INTO "battle" VALUES(1,'Blow the Damn Thing UP','2026-11-29T10:06:42+00:00','2026-11-29T10:06:44+00:00','T1.s8',306,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"Blow the Damn Thing UP","features":[{"id":"D1","kind":"external_door","name":"West door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D2","kind":"external_door","name":"East door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D3","kind":"internal_door","name":"Guard door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D4","kind":"internal_door","name":"Comm door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D5","kind":"internal_door","name":"Generator door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D6","kind":"internal_door","name":"Barracks door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D7","kind":"internal_door","name":"Ops door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"D8","kind":"internal_door","name":"Stores door","state":"locked","damage":0,"key":"station key","airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G1","kind":"window","name":"Window G1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G2","kind":"window","name":"Window G2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G3","kind":"window","name":"Window G3","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G4","kind":"window","name":"Window G4","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"G5","kind":"window","name":"Window G5","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"comm-A","kind":"machinery","name":"Communication equipment A","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":3,"width_m":1.0},{"id":"comm-B","kind":"machinery","name":"Communication equipment B","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":3,"width_m":1.0},{"id":"comm-C","kind":"machinery","name":"Communication equipment C","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":3,"width_m":1.0},{"id":"generator","kind":"machinery","name":"Generator set","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":3,"width_m":1.0},{"id":"shelf-1","kind":"obstacle","name":"Shelving shelf-1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":2,"width_m":1.0},{"id":"shelf-2","kind":"obstacle","name":"Shelving shelf-2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":2,"width_m":1.0},{"id":"table","kind":"furniture","name":"Briefing table","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":1,"width_m":1.0},{"id":"bunks","kind":"furniture","name":"Bunks","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":1,"width_m":1.0},{"id":"desk","kind":"furniture","name":"Guard desk","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":1,"width_m":1.0},{"id":"W1","kind":"external_wall","name":"External wall W1","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W2","kind":"internal_wall","name":"Internal wall W2","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W3","kind":"internal_wall","name":"Internal wall W3","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W4","kind":"internal_wall","name":"Internal wall W4","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W5","kind":"internal_wall","name":"Internal wall W5","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W6","kind":"internal_wall","name":"Internal wall W6","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},{"id":"W7","kind":"internal_wall","name":"Internal wall W7","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":[],"seed":12,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":true,"snow":false,"vacuum":false,"hostile":""},"turns":30,"extra_actions":[],"scenario":"blow_the_damn_thing_up","briefing":"A prisoner has talked: the tight-beam relay of the Mavinav 4 guerrillas stands in this station, its equipment in the communications room (comm). Elite bounce infantry come over any edges to wreck it. One squad guards the station from inside, the other pickets the ground around it.","packs_on":true,"chapters":["ammunition","explosives","grenades","quality","scenario"],"map":"[map]\ntitle = \"Blow the Damn Thing UP\"\nwidth_m = 48\nheight_m = 36\n\n[[terrain]]\nid = \"grove-north-west\"\nkind = \"light\"\npoints = [[2, 26], [10, 25], [12, 33], [4, 34]]\n\n[[terrain]]\nid = \"grove-south-east\"\nkind = \"light\"\npoints = [[36, 4], [45, 3], [46, 12], [38, 13]]\n\n[[terrain]]\nid = \"wood-north-east\"\nkind = \"heavy\"\npoints = [[38, 26], [46, 25], [46, 34], [37, 34]]\n\n[[terrain]]\nid = \"wood-south-west\"\nkind = \"heavy\"\npoints = [[2, 2], [9, 2], [10, 8], [3, 8]]\n\n[[terrain]]\nid = \"brook\"\nkind = \"stream\"\npoints = [[0, 11], [8, 11.5], [13, 9], [13, 0], [15, 0], [15, 10], [9, 13.5], [0, 13]]\n\n[[terrain]]\nid = \"bog\"\nkind = \"marsh\"\npoints = [[3, 14], [9, 14.2], [9, 16.5], [3, 16]]\n\n[[contour]]\nid = \"C1\"\npoints = [[40, 16], [46, 15], [47, 21], [41, 22]]\n\n[[wall]]\nid = \"W1\"\nkind = \"external_wall\"\nline = [[16, 12], [32, 12], [32, 24], [16, 24], [16, 12]]\n\n[[wall]]\nid = \"W2\"\nkind = \"internal_wall\"\nline = [[16, 17], [32, 17]]\n\n[[wall]]\nid = \"W3\"\nkind = \"internal_wall\"\nline = [[16, 19], [32, 19]]\n\n[[wall]]\nid = \"W4\"\nkind = \"internal_wall\"\nline = [[21, 12], [21, 17]]\n\n[[wall]]\nid = \"W5\"\nkind = \"internal_wall\"\nline = [[27, 12], [27, 17]]\n\n[[wall]]\nid = \"W6\"\nkind = \"internal_wall\"\nline = [[21, 19], [21, 24]]\n\n[[wall]]\nid = \"W7\"\nkind = \"internal_wall\"\nline = [[27, 19], [27, 24]]\n\n[[door]]\nid = \"D1\"\nname = \"west\"\nkind = \"external_door\"\nends = [[16, 17.5], [16, 18.5]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D2\"\nname = \"east\"\nkind = \"external_door\"\nends = [[32, 17.5], [32, 18.5]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D3\"\nname = \"guard\"\nkind = \"internal_door\"\nends = [[18, 19], [19, 19]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D4\"\nname = \"comm\"\nkind = \"internal_door\"\nends = [[23.5, 19], [24.5, 19]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D5\"\nname = \"generator\"\nkind = \"internal_door\"\nends = [[29, 19], [30, 19]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D6\"\nname = \"barracks\"\nkind = \"internal_door\"\nends = [[18, 17], [19, 17]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D7\"\nname = \"ops\"\nkind = \"internal_door\"\nends = [[23.5, 17], [24.5, 17]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[door]]\nid = \"D8\"\nname = \"stores\"\nkind = \"internal_door\"\nends = [[29, 17], [30, 17]]\nstate = \"locked\"\nkey = \"station key\"\n\n[[window]]\nid = \"G1\"\nends = [[18, 24], [19, 24]]\n\n[[window]]\nid = \"G2\"\nends = [[23.5, 24], [24.5, 24]]\n\n[[window]]\nid = \"G3\"\nends = [[32, 21], [32, 22]]\n\n[[window]]\nid = \"G4\"\nends = [[18, 12], [19, 12]]\n\n[[window]]\nid = \"G5\"\nends = [[23.5, 12], [24.5, 12]]\n\n[[obstacle]]\nid = \"comm-A\"\nname = \"communication equipment A\"\nkind = \"machinery\"\ncover = \"half_hard\"\npoints = [[21.3, 22.6], [23.2, 22.6], [23.2, 23.4], [21.3, 23.4]]\naf = 3\n\n[[obstacle]]\nid = \"comm-B\"\nname = \"communication equipment B\"\nkind = \"machinery\"\ncover = \"half_hard\"\npoints = [[24.8, 22.6], [26.7, 22.6], [26.7, 23.4], [24.8, 23.4]]\naf = 3\n\n[[obstacle]]\nid = \"comm-C\"\nname = \"communication equipment C\"\nkind = \"machinery\"\ncover = \"half_hard\"\npoints = [[25.9, 19.8], [26.7, 19.8], [26.7, 21.6], [25.9, 21.6]]\naf = 3\n\n[[obstacle]]\nid = \"generator\"\nname = \"generator set\"\nkind = \"machinery\"\ncover = \"half_hard\"\npoints = [[28.5, 21], [30.5, 21], [30.5, 23], [28.5, 23]]\naf = 3\n\n[[obstacle]]\nid = \"shelf-1\"\nname = \"shelving\"\nkind = \"shelving\"\ncover = \"full_hard\"\nhigh = true\npoints = [[28, 12.6], [31, 12.6], [31, 13.2], [28, 13.2]]\naf = 2\n\n[[obstacle]]\nid = \"shelf-2\"\nname = \"shelving\"\nkind = \"shelving\"\ncover = \"full_hard\"\nhigh = true\npoints = [[28, 14.6], [31, 14.6], [31, 15.2], [28, 15.2]]\naf = 2\n\n[[obstacle]]\nid = \"table\"\nname = \"briefing table\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[22.5, 14], [25.5, 14], [25.5, 15.2], [22.5, 15.2]]\naf = 1\n\n[[obstacle]]\nid = \"bunks\"\nname = \"bunks\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[16.4, 13], [17.2, 13], [17.2, 16], [16.4, 16]]\naf = 1\n\n[[obstacle]]\nid = \"desk\"\nname = \"guard desk\"\nkind = \"furniture\"\ncover = \"half_soft\"\npoints = [[17, 20.5], [18.5, 20.5], [18.5, 21.3], [17, 21.3]]\naf = 1\n\n[[room]]\nname = \"corridor\"\npoints = [[16, 17], [32, 17], [32, 19], [16, 19]]\n\n[[room]]\nname = \"guard\"\npoints = [[16, 19], [21, 19], [21, 24], [16, 24]]\n\n[[room]]\nname = \"comm\"\npoints = [[21, 19], [27, 19], [27, 24], [21, 24]]\n\n[[room]]\nname = \"generator\"\npoints = [[27, 19], [32, 19], [32, 24], [27, 24]]\n\n[[room]]\nname = \"barracks\"\npoints = [[16, 12], [21, 12], [21, 17], [16, 17]]\n\n[[room]]\nname = \"ops\"\npoints = [[21, 12], [27, 12], [27, 17], [21, 17]]\n\n[[room]]\nname = \"stores\"\npoints = [[27, 12], [32, 12], [32, 17], [27, 17]]\n\n[[zone]]\nid = \"edge-south\"\nside = \"TOG\"\npoints = [[0, 0], [48, 0], [48, 2], [0, 2]]\n\n[[zone]]\nid = \"edge-north\"\nside = \"TOG\"\npoints = [[0, 34], [48, 34], [48, 36], [0, 36]]\n\n[[zone]]\nid = \"edge-west\"\nside = \"TOG\"\npoints = [[0, 2], [2, 2], [2, 34], [0, 34]]\n\n[[zone]]\nid = \"edge-east\"\nside = \"TOG\"\npoints = [[46, 2], [48, 2], [48, 34], [46, 34]]\n\n[[zone]]\nid = \"yard-south\"\nside = \"Commonwealth\"\npoints = [[6, 2], [42, 2], [42, 12], [6, 12]]\n\n[[zone]]\nid = \"yard-north\"\nside = \"Commonwealth\"\npoints = [[6, 24], [42, 24], [42, 34], [6, 34]]\n\n[[zone]]\nid = \"yard-west\"\nside = \"Commonwealth\"\npoints = [[6, 12], [16, 12], [16, 24], [6, 24]]\n\n[[zone]]\nid = \"yard-east\"\nside = \"Commonwealth\"\npoints = [[32, 12], [42, 12], [42, 24], [32, 24]]\n\n[[zone]]\nid = \"inside\"\nside = \"Commonwealth\"\npoints = [[16, 12], [32, 12], [32, 24], [16, 24]]\n","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[{"id":"edges","name":"the edges of the map","rooms":[],"zones":[],"points":[],"centre":null,"radius_m":0.0,"edges":["north","east","south","west"],"depth_m":2.0,"near":[],"within_m":0.0,"around_m":0.0,"inside":[],"outdoors":false,"floor":null},{"id":"station","name":"the station","rooms":[],"zones":[],"points":[[16.0,12.0],[32.0,12.0],[32.0,24.0],[16.0,24.0]],"centre":null,"radius_m":0.0,"edges":[],"depth_m":0.0,"near":[],"within_m":0.0,"around_m":0.0,"inside":[],"outdoors":false,"floor":null},{"id":"yard","name":"the 10 m around the station","rooms":[],"zones":[],"points":[[16.0,12.0],[32.0,12.0],[32.0,24.0],[16.0,24.0]],"centre":null,"radius_m":0.0,"edges":[],"depth_m":0.0,"near":[],"within_m":0.0,"around_m":10.0,"inside":[],"outdoors":false,"floor":null},{"id":"relay","name":"the relay","rooms":[],"zones":[],"points":[],"centre":null,"radius_m":0.0,"edges":[],"depth_m":0.0,"near":["comm-A","comm-B","comm-C"],"within_m":1.0,"around_m":0.0,"inside":["comm"],"outdoors":false,"floor":null}],"conditions":[{"id":"hold_fire","kind":"hold_fire","side":"blue","squads":[],"name":"","text":"","by":[],"bars":"fight","lifts":"ruling","area":"","count":1,"counts":"units","actions":[],"from_turn":null,"until_turn":null,"starts":"","ends":""}],"triggers":[],"objectives":[{"id":"relay","side":"red","kind":"charges","worth":"points","name":"charges set off at the relay","text":"","each":25,"table":[0,25,70,100],"per_enemy":0,"whose":"","squads":[],"area":"relay","last":null,"turns":[],"in_a_row":null,"count":1,"items":[],"features":[],"trigger":"","of":"","when":"end","hidden":false,"shown":""}],"deployment":{"order":["blue","red"],"secret":false,"together_m":null,"places":[{"units":[1,2,3,4,5,6,7,8],"areas":["edges"],"one":false,"together_m":5.0},{"units":[9,10,11,12,13,14,15,16],"areas":["yard"],"one":false,"together_m":null},{"units":[17,18,19,20,21,22,23,24],"areas":["station"],"one":false,"together_m":null}]},"arrivals":[],"spending":[],"plots":[],"defender":"blue","players":[],"briefings":[],"squads":[["Relay Raiders",[1,2,3,4,5,6,7,8]]],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"red","name":"TOG"},{"id":"blue","name":"Commonwealth"}],"groupings":[{"id":"red-1","name":"Relay Raiders 1","side":"red","units":[1,2,3,4],"race":null,"modifier":0,"instead_of":""},{"id":"red-2","name":"Relay Raiders 2","side":"red","units":[5,6,7,8],"race":null,"modifier":0,"instead_of":""},{"id":"blue-1","name":"Relay Station Pickets","side":"blue","units":[9,10,11,12,13,14,15,16],"race":null,"modifier":0,"instead_of":""},{"id":"blue-2","name":"Relay Station Guard","side":"blue","units":[17,18,19,20,21,22,23,24],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"Aquila","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":["grenades"],"leader":0,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Ferox","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Lucana","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Pansa","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Silvia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Torquil","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":7,"name":"Ursa","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":50,"equipment":["grenades","plastic_charge"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":8,"name":"Vesper","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SAR"],"value":50,"equipment":["grenades"],"leader":null,"quality":"elite","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":9,"name":"Sergeant Bly","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":0,"quality":"regular","naval":false,"keys":["station key"],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":10,"name":"Tamsin Crake","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":11,"name":"Ugo Fell","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":12,"name":"Verity Lamb","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":13,"name":"Walt Ember","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":14,"name":"Xenia Moor","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":15,"name":"Yves Garland","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":16,"name":"Zelda Pike","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":17,"name":"Sergeant Orme","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":0,"quality":"regular","naval":false,"keys":["station key"],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":18,"name":"Petra Vane","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":19,"name":"Quill Adair","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":20,"name":"Rosalind Tor","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":21,"name":"Stellan Bray","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":22,"name":"Thea Marsh","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":23,"name":"Uri Sand","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":24,"name":"Vida Kerr","side":"blue","squad":"blue-2","race":"Human","troop":"combat_arms","armour":"LI","weapons":["SC"],"value":33,"equipment":["grenades"],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[{"unit":1,"position":{"x":0.5,"y":17.5,"facing_deg":88.0},"floor":1},{"unit":2,"position":{"x":1.5,"y":17.5,"facing_deg":88.0},"floor":1},{"unit":3,"position":{"x":0.5,"y":18.5,"facing_deg":92.0},"floor":1},{"unit":4,"position":{"x":1.5,"y":18.5,"facing_deg":92.0},"floor":1},{"unit":5,"position":{"x":23.5,"y":34.5,"facing_deg":202.0},"floor":1},{"unit":6,"position":{"x":24.5,"y":34.5,"facing_deg":158.0},"floor":1},{"unit":7,"position":{"x":23.5,"y":35.5,"facing_deg":200.0},"floor":1},{"unit":8,"position":{"x":24.5,"y":35.5,"facing_deg":160.0},"floor":1},{"unit":9,"position":{"x":14.0,"y":18.0,"facing_deg":270.0},"floor":1},{"unit":10,"position":{"x":14.0,"y":21.0,"facing_deg":270.0},"floor":1},{"unit":11,"position":{"x":20.0,"y":26.0,"facing_deg":0.0},"floor":1},{"unit":12,"position":{"x":28.0,"y":26.0,"facing_deg":0.0},"floor":1},{"unit":13,"position":{"x":34.0,"y":18.0,"facing_deg":90.0},"floor":1},{"unit":14,"position":{"x":34.0,"y":15.0,"facing_deg":90.0},"floor":1},{"unit":15,"position":{"x":28.0,"y":10.0,"facing_deg":180.0},"floor":1},{"unit":16,"position":{"x":20.0,"y":10.0,"facing_deg":180.0},"floor":1},{"unit":17,"position":{"x":20.0,"y":18.0,"facing_deg":270.0},"floor":1},{"unit":18,"position":{"x":22.0,"y":18.0,"facing_deg":270.0},"floor":1},{"unit":19,"position":{"x":28.0,"y":18.0,"facing_deg":90.0},"floor":1},{"unit":20,"position":{"x":26.0,"y":18.0,"facing_deg":90.0},"floor":1},{"unit":21,"position":{"x":22.0,"y":20.0,"facing_deg":0.0},"floor":1},{"unit":22,"position":{"x":24.0,"y":22.0,"facing_deg":0.0},"floor":1},{"unit":23,"position":{"x":18.5,"y":22.0,"facing_deg":0.0},"floor":1},{"unit":24,"position":{"x":18.5,"y":14.0,"facing_deg":180.0},"floor":1}],"remarks":[],"goods":[],"reserves":[],"version":"0.11.0","salt":"11c5d28e2da1ff12608f9d3fcd6ce5a4","start":""},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'side_deployed',1,'{"kind":"side_deployed","side":"blue"}');
INSERT INTO "event" VALUES(3,1,3,2,'unit_placed',1,'{"unit":6,"position":{"x":24.0,"y":34.5,"facing_deg":180.0},"floor":1,"let_stand":false,"kind":"unit_placed"}');
INSERT INTO "event" VALUES(4,1,4,3,'side_bound',1,'{"kind":"side_bound","side":"red","commitment":"b12fc2b8ed62a9e712718d7b70cc1ac33ea7a331299ce3dfc9fb71334a686c96"}');
INSERT INTO "event" VALUES(5,1,4,4,'side_bound',1,'{"kind":"side_bound","side":"blue","commitment":"a238ee16e060e39f03a070b99f9994bdd59fc090588419bd46a2b4a7141731fb"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T10:06:42+00:00','created',NULL,1,1,'0.11.0','10eb0401636049791f18c87af0134c48c108f96da1201308bbce99914c02585d');
INSERT INTO "step" VALUES(2,1,'{"kind":"deploy","side":"blue","overrule":""}','','2026-11-29T10:06:43+00:00','deploy',1,2,2,'0.11.0','5da2243c5ef40b8dfe0e01ca14c60802424e07ff38debde0f356fbd8cc5a3e37');
INSERT INTO "step" VALUES(3,1,'{"unit":6,"position":{"x":24.0,"y":34.5,"facing_deg":180.0},"floor":1,"overrule":"","kind":"place_unit"}','','2026-11-29T10:06:43+00:00','place_unit',2,3,3,'0.11.0','ee41ca12394c7482e5054438bd7227b138ba3c9ee93c2eacb32c21416e4c117a');
INSERT INTO "step" VALUES(4,1,'{"overrule":"","kind":"begin"}','','2026-11-29T10:06:43+00:00','begin',3,4,6,'0.11.0','10d6b0214be1e768eed5834c4505c8d28f319e1e36744c8596c2c30a3a298d18');
INSERT INTO "step" VALUES(5,1,'{"kind":"roll_initiative"}','','2026-11-29T10:06:43+00:00','roll_initiative',4,7,7,'0.11.0','bc7717ac571e9eb2f91042bf3ce32dd031ebdbf795cf55d325620d5aa03822d2');
INSERT INTO "step" VALUES(6,1,'{"grouping":"red-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T10:06:43+00:00','choose_order',5,8,8,'0.11.0','0e22067e956fbb51a715e80dac244e370209168876158de8a749cbaa26454e80');
INSERT INTO "step" VALUES(7,1,'{"grouping":"red-2","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T10:06:43+00:00','choose_order',6,9,9,'0.11.0','37e1e82e36d582c2080ba9e1b76f1b52dd7845d51ccbc026047caca11ad181f7');
INSERT INTO "step" VALUES(8,1,'{"grouping":"blue-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T10:06:43+00:00','choose_order',7,10,15,'0.11.0','a1e968ca7b06c7d188d14b90d6bd063bca14454bd2989ccce666f62e540ea149');
INSERT INTO "step" VALUES(9,1,'{"unit":2,"changes":[["at","15.3,18"],["facing","90"]],"reason":"he came along the brook","kind":"correct"}','','2026-11-29T10:06:43+00:00','correct',8,16,16,'0.11.0','dd68efcca79877f134e24771a5d6130fdb16fa60b08e7d43cbbfb35df072861e');
INSERT INTO "step" VALUES(10,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"plastic_charge","target":"D1","stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":2,"action":"install_charge","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T10:06:43+00:00','declare',9,17,17,'0.11.0','a31bed8f2e22ee2002807dcdbbca096c80d0b169114996bf542e8984e0a702fb');
INSERT INTO "step" VALUES(11,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',10,18,23,'0.11.0','bc1d8c86bfa410853281973d6d833ba6359daf73ab523ccbe5952f0dbc5408ae');
INSERT INTO "step" VALUES(12,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":"smoke","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":6,"action":"pick_up_object","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T10:06:43+00:00','declare',11,24,24,'0.11.0','c5f0ca3b9586537600e4386affd2e831fda22d62c20064a769812f7b52e6e85b');
INSERT INTO "step" VALUES(13,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',12,25,32,'0.11.0','be413bca49115e0fa2f4c51d49b31935d5d6bcb79e5e65df180eacf23306c695');
INSERT INTO "step" VALUES(14,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',13,33,42,'0.11.0','d860e5a44b01163171ee828bbc629bbd4d537a4561070f149e3ecd174a238e06');
INSERT INTO "step" VALUES(15,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',14,43,58,'0.11.0','8e18983b7fcf7e79f7112415ab271a6bfaa714cb8d86906afd8c23182081f2bb');
INSERT INTO "step" VALUES(16,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',15,59,64,'0.11.0','f7dc941f813c7b5e5bda0ea17369fe42f1e08fa1471623d5ccc88e99ce850f75');
INSERT INTO "step" VALUES(17,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"smoke","target":{"x":26.0,"y":29.0,"floor":null},"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":6,"action":"throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T10:06:43+00:00','declare',16,65,65,'0.11.0','59f50cc2101ed00fc10ccc47f0b6c8f830c86ff398d3b946d29916a843273b31');
INSERT INTO "step" VALUES(18,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',17,66,73,'0.11.0','ac11921b5cd8c261c1e4bd4bf51de957e043e0f43a135696943eb62f04875032');
INSERT INTO "step" VALUES(19,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',18,74,83,'0.11.0','1ed4c4104b55ea058a2f6d232c58821b1e305cd9f4cb01e8a176a1b5e44c13d9');
INSERT INTO "step" VALUES(20,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',19,84,101,'0.11.0','03687f8952651946077bf08ce9a6997825fdda674955d27c78a8109aa39d117b');
INSERT INTO "step" VALUES(21,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',20,102,107,'0.11.0','86ef626c82e0e11543063fab3c126f7ea650ded7ac6f409e37f8ff4d6f791c5a');
INSERT INTO "step" VALUES(22,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',21,108,113,'0.11.0','48685904800b94618aded1ac48275eac85fd099c53ecd8a16eca7b59c2b07bdc');
INSERT INTO "step" VALUES(23,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',22,114,123,'0.11.0','6ec2dba214f8cf712a070e864c32f6f238e700dda546379caa3f5d52e2e3660a');
INSERT INTO "step" VALUES(24,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',23,124,139,'0.11.0','03fe819be54532f48dcc42502f81fe7de8d37a16b3eab84e0d5bfaf74fa4bb69');
INSERT INTO "step" VALUES(25,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',24,140,145,'0.11.0','c965e38bf9ff02d75600b2e61acee55465d85fac43fbf39ec8dcb87cf2e2520a');
INSERT INTO "step" VALUES(26,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',25,146,151,'0.11.0','3c5fb41599fa872c417521c7abc521186a29bf784d9f06186091ba2b62cf3319');
INSERT INTO "step" VALUES(27,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',26,152,161,'0.11.0','fec1ea20f30e9b532dcfec3302c68bc824bb453a50002fb91a0497dd4a52b9af');
INSERT INTO "step" VALUES(28,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',27,162,181,'0.11.0','4460b4bf369cf61cacc3ced3d282e306ab507a113cf137e920ecb29667a1fefa');
INSERT INTO "step" VALUES(29,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',28,182,189,'0.11.0','4f5bdfd2704afffa4ca3fab4ce47e4144cd46ad395b74c519e1b3ceb9b965275');
INSERT INTO "step" VALUES(30,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',29,190,195,'0.11.0','bf9bcfb83b60d41dfaa1553f18538117b5f8ade2e6187d42df68fd33d4100a26');
INSERT INTO "step" VALUES(31,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',30,196,205,'0.11.0','4af14cc8121544e5c766af03d1dcf695f8ddb971a011cf4df551a13fedb19138');
INSERT INTO "step" VALUES(32,1,'{"unit":2,"changes":[["at","8,22"]],"reason":"he runs","kind":"correct"}','','2026-11-29T10:06:43+00:00','correct',31,206,206,'0.11.0','a8b44a40b4ec04c4d3dbf93884a0cec1d781ab03d5be1bed6380635584cf9d93');
INSERT INTO "step" VALUES(33,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',32,207,222,'0.11.0','066c33e0916513ad4ca080ca64275c43e6a090ceb4819cfacb98f6fbf1d532f9');
INSERT INTO "step" VALUES(34,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',33,223,228,'0.11.0','dfbbb46a650905fa7cd75fd637c1696a5625d5e314d28bfab5cbd406f3ce1ca7');
INSERT INTO "step" VALUES(35,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":"fragmentation","partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":7,"action":"pick_up_object","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T10:06:43+00:00','declare',34,229,229,'0.11.0','f208b988610444880637ed01d45995a34a4bc13a4676cb89d3dedff69271298c');
INSERT INTO "step" VALUES(36,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',35,230,237,'0.11.0','2df44ce97d6b29759024dd7dd442b1d0260dc7ed2927cac8063799497ff06f76');
INSERT INTO "step" VALUES(37,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',36,238,247,'0.11.0','8feee9eb7dc94bee1c9f845a91aadf649a19f64f6e6fcb03e36a737b8aeef846');
INSERT INTO "step" VALUES(38,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',37,248,263,'0.11.0','7f7c3b4b46886ff38eb448e371185d7504e40a3857f521d8c10f68045514eeb0');
INSERT INTO "step" VALUES(39,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',38,264,269,'0.11.0','8853b174c51c078f2a632a9b52d6120e48a6918240a04641970dec36d28261f6');
INSERT INTO "step" VALUES(40,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"fragmentation","target":{"x":20.0,"y":30.0,"floor":null},"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":7,"action":"throw","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T10:06:43+00:00','declare',39,270,270,'0.11.0','7a4a57e87a5290a00ccfd1cf868b6e0da4d52b8861de1b40ad61e6e059d674cc');
INSERT INTO "step" VALUES(41,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:43+00:00','done',40,271,278,'0.11.0','c4c5d37fb79069e4712496981a59777c2b540b131f354bc3c91da2dc5f4893ac');
INSERT INTO "step" VALUES(42,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:44+00:00','done',41,279,288,'0.11.0','85c3998c62cc580cf4c2a5db470fc4a8283d6ede8ee1971e02bb2fd788e80507');
INSERT INTO "step" VALUES(43,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T10:06:44+00:00','done',42,289,306,'0.11.0','d708d5239a2f20e1eabb6e23d4c552a2c82a6e9542c6b0856b4390088e7229fa');
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
