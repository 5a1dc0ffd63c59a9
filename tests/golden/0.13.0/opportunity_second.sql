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
INSERT INTO "battle" VALUES(1,'The Back Door','2026-11-29T16:36:06+00:00','2026-11-29T16:36:07+00:00','T1.s3',63,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"The Back Door","features":[{"id":"D1","kind":"external_door","name":"Back door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":["blue","red"],"seed":5,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":6,"extra_actions":[],"scenario":"newcomer","briefing":"Three of John Doe''s squad have cornered three TOG riflemen behind a warehouse. Put a table edge or a book between them as a low wall: whoever stands behind it has half cover (hard), whoever kneels there is in full cover. The two groups begin 15 m apart. The back door D1 in the middle is closed and not locked; through it a corridor leads past the wall. The fight is won by victory points after six turns, or when one side has nobody left standing.","packs_on":true,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue","name":"John Doe''s Squad","side":"blue","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"Third Cohort Line Squad","side":"red","units":[4,5,6],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.13.0","salt":"","start":"","referee":true},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(3,1,3,2,'initiative_rolled',1,'{"rolls":[{"grouping":"blue","faces":[{"name":"initiative","value":3,"who":"blue","side":"blue","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":3},{"grouping":"red","faces":[{"name":"initiative","value":8,"who":"red","side":"red","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":8}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(4,1,4,3,'order_chosen',1,'{"grouping":"blue","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(5,1,4,4,'order_chosen',1,'{"grouping":"red","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(6,1,4,5,'order_set',1,'{"order":["blue","red"],"kind":"order_set"}');
INSERT INTO "event" VALUES(7,1,4,6,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(8,1,4,7,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(9,1,4,8,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(10,1,5,9,'action_declared',2,'{"unit":1,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"opportunity_fire","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(11,1,6,10,'action_declared',2,'{"unit":2,"declaration":{"choice":"start","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":null,"weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"kind":"opportunity_fire","start":{"turn":1,"subphase":1},"end":{"turn":1,"subphase":2},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(12,1,7,11,'action_declared',2,'{"unit":3,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(13,1,8,12,'resolution_ordered',1,'{"order":[1,2,3],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(14,1,8,13,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(15,1,8,14,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(16,1,8,15,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(17,1,8,16,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(18,1,9,17,'action_declared',2,'{"unit":4,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(19,1,10,18,'action_declared',2,'{"unit":5,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(20,1,11,19,'action_declared',2,'{"unit":6,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(21,1,12,20,'resolution_ordered',1,'{"order":[4,5,6],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(22,1,12,21,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(23,1,12,22,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(24,1,12,23,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(25,1,12,24,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(26,1,12,25,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(27,1,12,26,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(28,1,12,27,'subphase_closed',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(29,1,12,28,'subphase_opened',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(30,1,12,29,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(31,1,12,30,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(32,1,13,31,'action_declared',2,'{"unit":3,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(33,1,14,32,'resolution_ordered',1,'{"order":[1,2,3],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(34,1,14,33,'action_ended',1,'{"unit":1,"action":"opportunity_fire","kind":"action_ended"}');
INSERT INTO "event" VALUES(35,1,14,34,'opportunity_readied',1,'{"unit":1,"weapon":"SR","let_stand":[],"kind":"opportunity_readied"}');
INSERT INTO "event" VALUES(36,1,14,35,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(37,1,14,36,'action_ended',1,'{"unit":2,"action":"opportunity_fire","kind":"action_ended"}');
INSERT INTO "event" VALUES(38,1,14,37,'opportunity_readied',1,'{"unit":2,"weapon":"SR","let_stand":[],"kind":"opportunity_readied"}');
INSERT INTO "event" VALUES(39,1,14,38,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(40,1,14,39,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(41,1,14,40,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(42,1,15,41,'resolution_ordered',1,'{"order":[4,5,6],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(43,1,15,42,'unit_performed',1,'{"unit":4,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(44,1,15,43,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(45,1,15,44,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(46,1,15,45,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(47,1,15,46,'stage_entered',1,'{"stage":"fire","kind":"stage_entered"}');
INSERT INTO "event" VALUES(48,1,15,47,'stage_entered',1,'{"stage":"melee","kind":"stage_entered"}');
INSERT INTO "event" VALUES(49,1,15,48,'subphase_closed',1,'{"moment":{"turn":1,"subphase":2},"kind":"subphase_closed"}');
INSERT INTO "event" VALUES(50,1,15,49,'subphase_opened',1,'{"moment":{"turn":1,"subphase":3},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(51,1,15,50,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(52,1,15,51,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(53,1,16,52,'resolution_ordered',1,'{"order":[1,2,3],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(54,1,16,53,'unit_performed',1,'{"unit":1,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(55,1,16,54,'unit_performed',1,'{"unit":2,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(56,1,16,55,'unit_performed',1,'{"unit":3,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(57,1,16,56,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(58,1,17,57,'action_declared',2,'{"unit":4,"declaration":{"choice":"start","mode":null,"move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[{"watcher":1,"at_m":1.0},{"watcher":2,"at_m":2.0}],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":{"mode":"walk","weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":1,"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"kind":"fire_throw","start":{"turn":1,"subphase":3},"end":{"turn":1,"subphase":3},"stance":null,"let_stand":[]},"kind":"action_declared"}');
INSERT INTO "event" VALUES(59,1,18,58,'action_declared',2,'{"unit":5,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(60,1,19,59,'action_declared',2,'{"unit":6,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(61,1,20,60,'resolution_ordered',1,'{"order":[4,5,6],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(62,1,20,61,'opportunity_offered',1,'{"offer":{"mover":4,"watchers":[1,2],"kind":"opportunity"},"kind":"opportunity_offered"}');
INSERT INTO "event" VALUES(63,1,21,62,'opportunity_declined',1,'{"unit":1,"kind":"opportunity_declined"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T16:36:06+00:00','created',NULL,1,1,'0.13.0','100314ec390daff45be0c383514bb881be245afc8b7c624cb3fc018c87326c78');
INSERT INTO "step" VALUES(2,1,'{"overrule":"","kind":"begin"}','','2026-11-29T16:36:06+00:00','begin',1,2,2,'0.13.0','7f8671950b0fd350d721fedf6b27c18a444edc8acceec71be8544030e25f2388');
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T16:36:07+00:00','roll_initiative',2,3,3,'0.13.0','4b42e8d6320e7109b89119dddda70bfab1c06076d21ad48b8005157ffb2c8959');
INSERT INTO "step" VALUES(4,1,'{"grouping":"blue","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T16:36:07+00:00','choose_order',3,4,9,'0.13.0','cc8d37bae5debcb8db4bf69e8809e042da070bdc32fefefe9d7e6c71d4755f12');
INSERT INTO "step" VALUES(5,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":1,"action":"opportunity_fire","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:07+00:00','declare',4,10,10,'0.13.0','baf1160f6a6000f7da55e3cc8769b6c942b5f887490b58e9cd988bad75132b02');
INSERT INTO "step" VALUES(6,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":2,"action":"opportunity_fire","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:07+00:00','declare',5,11,11,'0.13.0','4e03865f990e08dd31d0c908ee02f2aae890f6df0ec75d24c23f2667c03c3c62');
INSERT INTO "step" VALUES(7,1,'{"unit":3,"overrule":"","kind":"hold"}','','2026-11-29T16:36:07+00:00','hold',6,12,12,'0.13.0','a2ada373b0e966d86b07ecc017eb7f02fb45091faa18ec24854d447c3af295fe');
INSERT INTO "step" VALUES(8,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:07+00:00','done',7,13,17,'0.13.0','56cb59f653c6168c7f8d514cb65f8f966ea04010726903409d20de393cc339b6');
INSERT INTO "step" VALUES(9,1,'{"unit":4,"overrule":"","kind":"hold"}','','2026-11-29T16:36:07+00:00','hold',8,18,18,'0.13.0','2366302eaf1a215e791f2fc7588f32c7e3cb128902f0d86e3a47ad080772ce23');
INSERT INTO "step" VALUES(10,1,'{"unit":5,"overrule":"","kind":"hold"}','','2026-11-29T16:36:07+00:00','hold',9,19,19,'0.13.0','e41e221c33e44e77b1f6739cf9951b5c4d60fe1b9bcad8438db081c3416c1e2d');
INSERT INTO "step" VALUES(11,1,'{"unit":6,"overrule":"","kind":"hold"}','','2026-11-29T16:36:07+00:00','hold',10,20,20,'0.13.0','ea57145f3db6365b950ebf31797fcf2db8c9b74355c43acb1dce86344773bb9a');
INSERT INTO "step" VALUES(12,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:07+00:00','done',11,21,31,'0.13.0','334f8d3da621637d433980d44d5b9a10b8941c46e67fb0e37cf8e9d9551c968f');
INSERT INTO "step" VALUES(13,1,'{"unit":3,"overrule":"","kind":"hold"}','','2026-11-29T16:36:07+00:00','hold',12,32,32,'0.13.0','da6e3ef7d3daab9f859081cf4aad2ab66bc6ab9a216ed824179faa1ae5f8e712');
INSERT INTO "step" VALUES(14,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:07+00:00','done',13,33,41,'0.13.0','8df74aeae64074b95b1a5e0083c441fdad23a4abe72f0628977e7eb5ae0cc322');
INSERT INTO "step" VALUES(15,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:07+00:00','done',14,42,52,'0.13.0','908c7f61de0e99efacc2762e2744906f3ff7c806b6e97a25a789770c4cb40f04');
INSERT INTO "step" VALUES(16,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:07+00:00','done',15,53,57,'0.13.0','bcd1f09b2ffb515cb69ee5a0d49dcbfafdd4bb6b486681c688467f9f88dc9358');
INSERT INTO "step" VALUES(17,1,'{"mode":"walk","weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":1,"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":4,"action":"fire_throw","move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[{"watcher":1,"at_m":1.0},{"watcher":2,"at_m":2.0}],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:07+00:00','declare',16,58,58,'0.13.0','132cd56ae7e6483d8f2bb02d1b7a7a21b365c210ea086637f7f2225071362feb');
INSERT INTO "step" VALUES(18,1,'{"unit":5,"overrule":"","kind":"hold"}','','2026-11-29T16:36:07+00:00','hold',17,59,59,'0.13.0','69fc3bc32b3f3fa6e00205dd7c29cd758a102204d09ba7ff341f40763376ecbb');
INSERT INTO "step" VALUES(19,1,'{"unit":6,"overrule":"","kind":"hold"}','','2026-11-29T16:36:07+00:00','hold',18,60,60,'0.13.0','024ba65f9f7b808c3cf552effffe6bfd3715da20c843211d369c0c69b42d6e57');
INSERT INTO "step" VALUES(20,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:07+00:00','done',19,61,62,'0.13.0','91b4f099ec4a969cf0884640648b86b1042623c994b4b0ef031b95f793217270');
INSERT INTO "step" VALUES(21,1,'{"unit":1,"kind":"decline_shot"}','','2026-11-29T16:36:07+00:00','decline_shot',20,63,63,'0.13.0','5627877af3be9b5bef30006f75dd8e8d7cad1667440fca15a9530159191ba653');
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
