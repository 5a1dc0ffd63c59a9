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
INSERT INTO "battle" VALUES(1,'The Back Door','2026-11-29T20:03:24+00:00','2026-11-29T20:03:24+00:00','T1.s1',40,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"The Back Door","features":[{"id":"D1","kind":"external_door","name":"Back door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":[],"seed":12,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":6,"extra_actions":[],"scenario":"newcomer","briefing":"Three of John Doe''s squad have cornered three TOG riflemen behind a warehouse. Put a table edge or a book between them as a low wall: whoever stands behind it has half cover (hard), whoever kneels there is in full cover. The two groups begin 15 m apart. The back door D1 in the middle is closed and not locked; through it a corridor leads past the wall. The fight is won by victory points after six turns, or when one side has nobody left standing.","packs_on":true,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue","name":"John Doe''s Squad","side":"blue","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"Third Cohort Line Squad","side":"red","units":[4,5,6],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"","start":"","referee":true},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(3,1,3,2,'initiative_rolled',1,'{"rolls":[{"grouping":"blue","faces":[{"name":"initiative","value":3,"who":"blue","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":3},{"grouping":"red","faces":[{"name":"initiative","value":9,"who":"red","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":9}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(4,1,4,3,'assist_set',1,'{"subsystem":"initiative","level":"suggest","kind":"assist_set"}');
INSERT INTO "event" VALUES(5,1,4,4,'assist_set',1,'{"subsystem":"timing","level":"suggest","kind":"assist_set"}');
INSERT INTO "event" VALUES(6,1,4,5,'assist_set',1,'{"subsystem":"movement","level":"suggest","kind":"assist_set"}');
INSERT INTO "event" VALUES(7,1,4,6,'assist_set',1,'{"subsystem":"fire","level":"suggest","kind":"assist_set"}');
INSERT INTO "event" VALUES(8,1,4,7,'assist_set',1,'{"subsystem":"melee","level":"suggest","kind":"assist_set"}');
INSERT INTO "event" VALUES(9,1,4,8,'assist_set',1,'{"subsystem":"obstacles","level":"suggest","kind":"assist_set"}');
INSERT INTO "event" VALUES(10,1,4,9,'assist_set',1,'{"subsystem":"zero_g","level":"suggest","kind":"assist_set"}');
INSERT INTO "event" VALUES(11,1,5,10,'ruling_set',1,'{"name":"aimedFire.modifier","option":"3","reason":"ours","kind":"ruling_set"}');
INSERT INTO "event" VALUES(12,1,6,11,'unit_corrected',1,'{"unit":2,"changes":[["wound","M"],["posture","kneeling"]],"reason":"forgotten","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(13,1,7,12,'feature_set',1,'{"feature":{"id":"D1","kind":"external_door","name":"Back door","state":"open","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},"unit":null,"what":"corrected: open","face":null,"kind":"feature_set"}');
INSERT INTO "event" VALUES(14,1,8,13,'assist_set',1,'{"subsystem":"initiative","level":"enforce","kind":"assist_set"}');
INSERT INTO "event" VALUES(15,1,8,14,'assist_set',1,'{"subsystem":"timing","level":"enforce","kind":"assist_set"}');
INSERT INTO "event" VALUES(16,1,8,15,'assist_set',1,'{"subsystem":"movement","level":"enforce","kind":"assist_set"}');
INSERT INTO "event" VALUES(17,1,8,16,'assist_set',1,'{"subsystem":"fire","level":"enforce","kind":"assist_set"}');
INSERT INTO "event" VALUES(18,1,8,17,'assist_set',1,'{"subsystem":"melee","level":"enforce","kind":"assist_set"}');
INSERT INTO "event" VALUES(19,1,8,18,'assist_set',1,'{"subsystem":"obstacles","level":"enforce","kind":"assist_set"}');
INSERT INTO "event" VALUES(20,1,8,19,'assist_set',1,'{"subsystem":"zero_g","level":"enforce","kind":"assist_set"}');
INSERT INTO "event" VALUES(21,1,9,20,'feature_set',1,'{"feature":{"id":"W9","kind":"obstacle","name":"Hedge","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},"unit":null,"what":"placed","face":null,"kind":"feature_set"}');
INSERT INTO "event" VALUES(22,1,10,21,'dice_set',1,'{"typed":["red"],"kind":"dice_set"}');
INSERT INTO "event" VALUES(23,1,11,22,'order_chosen',1,'{"grouping":"blue","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(24,1,11,23,'order_chosen',1,'{"grouping":"red","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(25,1,11,24,'order_set',1,'{"order":["blue","red"],"kind":"order_set"}');
INSERT INTO "event" VALUES(26,1,11,25,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(27,1,11,26,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(28,1,11,27,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(29,1,12,28,'overruled',1,'{"code":"too-far","rule":"MOV-06","sentence":"John Doe cannot cover 9 m; the allowance ends after 4 m.","reason":"he said so","side":"","kind":"overruled"}');
INSERT INTO "event" VALUES(30,1,12,29,'action_declared',2,'{"unit":1,"declaration":{"choice":"start","mode":null,"move":{"distance_m":9.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":true},"action":{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":["movement"]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(31,1,13,30,'action_declared',2,'{"unit":2,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(32,1,14,31,'action_declared',2,'{"unit":3,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(33,1,15,32,'resolution_ordered',1,'{"order":[1,2,3],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(34,1,15,33,'unit_moved',1,'{"unit":1,"trace":{"mode":"walk","metres":9.0,"turned_deg":0.0},"charged":9.0,"allowance":4.0,"since_turn_m":9.0,"barred":[],"facts":{"distance":{"value":9.0,"origin":"stated"},"ground":[],"turns":[],"seen_by":null,"clears":{"value":false,"origin":"default","reason":"","rule":""},"origin":"stated","into":null,"way":[],"passed":[],"stop":null},"posture":null,"to":null,"kind":"unit_moved"}');
INSERT INTO "event" VALUES(35,1,15,34,'action_ended',1,'{"unit":1,"action":"move","kind":"action_ended"}');
INSERT INTO "event" VALUES(36,1,15,35,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(37,1,15,36,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(38,1,15,37,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(39,1,15,38,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(40,1,16,39,'action_declared',2,'{"unit":4,"declaration":{"choice":"start","mode":null,"move":{"distance_m":1.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"move","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":1},"stance":null,"let_stand":[]},"kind":"action_declared"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:24+00:00','created',NULL,1,1,'0.14.0','f11733b9d3bd3e635abb4be669d56e10a12b6e87ba30033eaf2510a7427add10');
INSERT INTO "step" VALUES(2,1,'{"overrule":"","kind":"begin"}','','2026-11-29T20:03:24+00:00','begin',1,2,2,'0.14.0','a23d622874c3e1a10061dcbe5afdea988e6a421d17c7374b8688d4efda16e05a');
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T20:03:24+00:00','roll_initiative',2,3,3,'0.14.0','a689c1cebaabf100331542ad6179b65a6b278a7e950a00e31032fab43450c2c0');
INSERT INTO "step" VALUES(4,1,'{"subsystem":null,"level":"suggest","kind":"set_assist"}','','2026-11-29T20:03:24+00:00','set_assist',3,4,10,'0.14.0','9ae3e03404d02157522b05426ec9eae4a786cc41e90001ee1b4353648c557510');
INSERT INTO "step" VALUES(5,1,'{"name":"aimedFire.modifier","option":"3","reason":"ours","kind":"set_ruling"}','','2026-11-29T20:03:24+00:00','set_ruling',4,11,11,'0.14.0','80a1e0e7c6532d6001f4fc711a85ce26deba557f20f380640cc22c616d504f0d');
INSERT INTO "step" VALUES(6,1,'{"unit":2,"changes":[["wound","M"],["posture","kneeling"]],"reason":"forgotten","kind":"correct"}','','2026-11-29T20:03:24+00:00','correct',5,12,12,'0.14.0','d234d15d0f80ac1f08490ef2fcac736dfd058e4e0461a774ba853fc4586a7ef3');
INSERT INTO "step" VALUES(7,1,'{"feature":"D1","changes":[["state","open"]],"reason":"open","kind":"correct_feature"}','','2026-11-29T20:03:24+00:00','correct_feature',6,13,13,'0.14.0','39f1fa1261a4ec349dbc3332efac3ae4b9ee956bea5821e9ab3855980786d359');
INSERT INTO "step" VALUES(8,1,'{"subsystem":null,"level":"enforce","kind":"set_assist"}','','2026-11-29T20:03:24+00:00','set_assist',7,14,20,'0.14.0','f30bd0fbf06f20d18eb5046f1fdb5917f24d29fb80fa48ca8e901b2af37ccb70');
INSERT INTO "step" VALUES(9,1,'{"feature":{"id":"W9","kind":"obstacle","name":"Hedge","state":"intact","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0},"kind":"place_feature"}','','2026-11-29T20:03:24+00:00','place_feature',8,21,21,'0.14.0','6d9928e4058e811b74c7890df41fd1393e2d45a0594f549052187fadeb92183e');
INSERT INTO "step" VALUES(10,1,'{"side":"red","typed":true,"kind":"set_dice"}','','2026-11-29T20:03:24+00:00','set_dice',9,22,22,'0.14.0','d3d1f918f7adabf6235f096b0b5a2500ce2c46e284a8a480d93cc5837e08a279');
INSERT INTO "step" VALUES(11,1,'{"grouping":"blue","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:24+00:00','choose_order',10,23,28,'0.14.0','0c24897f87f528e737fefbd861556cd0b38b2bdf6b7688642a36812735206e2f');
INSERT INTO "step" VALUES(12,1,'{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":1,"action":"move","move":{"distance_m":9.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"he said so","kind":"declare","v":2}','','2026-11-29T20:03:24+00:00','declare',11,29,30,'0.14.0','43bf95c09d21292c018c7a974e085be8851b399584791088889fb484e16e94a3');
INSERT INTO "step" VALUES(13,1,'{"unit":2,"overrule":"","kind":"hold"}','','2026-11-29T20:03:24+00:00','hold',12,31,31,'0.14.0','dce93492414ab3bf622b20e81b9bbd8903e1328dc2ece09b900725f3cf3917fe');
INSERT INTO "step" VALUES(14,1,'{"unit":3,"overrule":"","kind":"hold"}','','2026-11-29T20:03:24+00:00','hold',13,32,32,'0.14.0','5543ad295f128560d6b845c8717c6888e24143025e41b546fe5cbae9b6358d4d');
INSERT INTO "step" VALUES(15,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:24+00:00','done',14,33,39,'0.14.0','1d3d92b1b588c7d5be1c5b73afbcccdf6352add365541cbcfd84a3c2de5935c0');
INSERT INTO "step" VALUES(16,1,'{"mode":"walk","weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":4,"action":"move","move":{"distance_m":1.0,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T20:03:24+00:00','declare',15,40,40,'0.14.0','8f21812406c98ddd746821afadc607bb2f5cde4aa9c661c162d3b2c081c725f6');
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
