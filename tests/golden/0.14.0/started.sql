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
INSERT INTO "battle" VALUES(1,'The Back Door','2026-11-29T20:03:38+00:00','2026-11-29T20:03:38+00:00','T1.s1',1,1,'a2f6c08734160066','98c7ce6051d61cbc','{"command": "{\"unit\":4,\"target\":1,\"stated\":{\"distance_m\":12.0,\"in_arc\":null,\"in_sight\":null,\"covers\":null,\"depths\":[],\"at\":null,\"spotted\":null},\"adjust\":[],\"beyond\":[],\"manner\":null,\"sector\":null,\"overrule\":\"\",\"kind\":\"fire\",\"v\":2}", "by": "", "faces": [], "roll": "{\"name\": \"to hit\", \"who\": \"4\", \"side\": \"red\", \"die\": 10, \"needed\": \"9 or less (7 with -2)\", \"row\": \"\", \"secret\": false}"}','');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"The Back Door","features":[{"id":"D1","kind":"external_door","name":"Back door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":["blue","red"],"seed":3,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":6,"extra_actions":[],"scenario":"","briefing":"Three of John Doe''s squad have cornered three TOG riflemen behind a warehouse. Put a table edge or a book between them as a low wall: whoever stands behind it has half cover (hard), whoever kneels there is in full cover. The two groups begin 15 m apart. The back door D1 in the middle is closed and not locked; through it a corridor leads past the wall. The fight is won by victory points after six turns, or when one side has nobody left standing.","packs_on":true,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue","name":"John Doe''s Squad","side":"blue","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"Third Cohort Line Squad","side":"red","units":[4,5,6],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"","start":"{\"turn\":1,\"subphase\":1,\"stage\":\"fire\",\"order\":[\"blue\",\"red\"],\"units\":[{\"unit\":1,\"name\":\"John Doe\",\"performed\":true,\"exact\":{\"action\":{\"weapon\":\"SR\",\"extras\":[],\"floors\":0,\"shot\":{\"weapon\":\"SR\",\"target\":4,\"stated\":{\"depths\":[]},\"let_stand\":[],\"manner\":\"\",\"told\":\"\",\"adjust\":[]},\"kind\":\"aimed_fire\",\"start\":{\"turn\":1,\"subphase\":1},\"end\":{\"turn\":1,\"subphase\":3},\"let_stand\":[]}}},{\"unit\":2,\"name\":\"Mara Quill\",\"performed\":true,\"exact\":{\"moved\":{\"mode\":\"walk\",\"metres\":2,\"turned_deg\":0},\"since_turn_m\":2}},{\"unit\":3,\"name\":\"Tobias Renn\",\"performed\":true,\"exact\":{\"action\":{\"posture\":\"kneeling\",\"extras\":[],\"floors\":0,\"kind\":\"position_change\",\"start\":{\"turn\":1,\"subphase\":1},\"end\":{\"turn\":1,\"subphase\":2},\"let_stand\":[]}}},{\"unit\":4,\"name\":\"Varro\",\"performed\":true},{\"unit\":5,\"name\":\"Cassia\",\"performed\":true},{\"unit\":6,\"name\":\"Drusus\",\"performed\":true,\"exact\":{\"action\":{\"weapon\":\"SR\",\"extras\":[],\"floors\":0,\"kind\":\"opportunity_fire\",\"start\":{\"turn\":1,\"subphase\":1},\"end\":{\"turn\":1,\"subphase\":2},\"let_stand\":[]}}}],\"battle\":{\"standings\":[{\"grouping\":\"blue\",\"roll\":3,\"choice\":\"MOVE\"},{\"grouping\":\"red\",\"roll\":8,\"choice\":\"MOVE\"}],\"acting\":2,\"fire_queue\":[{\"unit\":4,\"weapon\":\"SR\",\"aimed\":false,\"plan\":{\"weapon\":\"SR\",\"target\":1,\"stated\":{\"depths\":[]},\"let_stand\":[],\"manner\":\"\",\"told\":\"\",\"adjust\":[]}}]}}","referee":true},"kind":"battle_created"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:38+00:00','created',NULL,1,1,'0.14.0','cac43321791f25b6ed6a5f570cfc4753fe5b1147225fdb4bf739bd6fb0b735ed');
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
