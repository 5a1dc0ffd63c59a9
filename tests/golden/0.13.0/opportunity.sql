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
INSERT INTO "battle" VALUES(1,'The Back Door','2026-11-29T16:36:06+00:00','2026-11-29T16:36:06+00:00','T1.s3',62,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T16:36:06+00:00','roll_initiative',2,3,3,'0.13.0','640bff90ad561a2456a976f1926e880365ce7ca7ec2ce1e17872c7465d7e0fbb');
INSERT INTO "step" VALUES(4,1,'{"grouping":"blue","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T16:36:06+00:00','choose_order',3,4,9,'0.13.0','f3b37e0be7db8d07d0a181ac105422b2f0ce0632cde5219a339e88248f99632a');
INSERT INTO "step" VALUES(5,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":1,"action":"opportunity_fire","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:06+00:00','declare',4,10,10,'0.13.0','f7e1afc2824ed211cfc74afaecb16e07a335aca8612168c477828679b2f7de7a');
INSERT INTO "step" VALUES(6,1,'{"mode":null,"weapon":null,"target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":null,"unit":2,"action":"opportunity_fire","move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:06+00:00','declare',5,11,11,'0.13.0','ab1a74a0296b3cb4c15471d97708b1b325a3ff573409d93cea0b8a582d0c40b1');
INSERT INTO "step" VALUES(7,1,'{"unit":3,"overrule":"","kind":"hold"}','','2026-11-29T16:36:06+00:00','hold',6,12,12,'0.13.0','8210ffcef2a1918373c63def63d90e6cff8fb316485e5844185aeb8e876eeb3e');
INSERT INTO "step" VALUES(8,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:06+00:00','done',7,13,17,'0.13.0','a79eeca429374239e3e922f23740393d4afe28d252a3668237036926d041dc8d');
INSERT INTO "step" VALUES(9,1,'{"unit":4,"overrule":"","kind":"hold"}','','2026-11-29T16:36:06+00:00','hold',8,18,18,'0.13.0','0b3b56acc7c132be1a8b52edb406fa92892a93d772b6753855b339bb11b5c992');
INSERT INTO "step" VALUES(10,1,'{"unit":5,"overrule":"","kind":"hold"}','','2026-11-29T16:36:06+00:00','hold',9,19,19,'0.13.0','810522bb2d93e4ae901e53b0404562aacdd5b4a22654d16d404a6fb61018fc77');
INSERT INTO "step" VALUES(11,1,'{"unit":6,"overrule":"","kind":"hold"}','','2026-11-29T16:36:06+00:00','hold',10,20,20,'0.13.0','cd50208e12d47cff627bb64b4e9bdad419fc6d6dc58b3abb54c01cf64bf6dcbe');
INSERT INTO "step" VALUES(12,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:06+00:00','done',11,21,31,'0.13.0','5b3c4141039e277937bfcad188f4fe06e5dcc12e10892deab970750d234e66e1');
INSERT INTO "step" VALUES(13,1,'{"unit":3,"overrule":"","kind":"hold"}','','2026-11-29T16:36:06+00:00','hold',12,32,32,'0.13.0','29e9382334e96d25a0559ee78388e3f1a0d5a970ac1d2f530797094f4f807a2a');
INSERT INTO "step" VALUES(14,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:06+00:00','done',13,33,41,'0.13.0','6983d7a476fbe2b18acdf495a3ea865c2ec0e01c1e6a1b38f46d057bd18b6e3c');
INSERT INTO "step" VALUES(15,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:06+00:00','done',14,42,52,'0.13.0','4f2c206fcfb6a0950304f2ff8df7d45ee402c4ae0924ae06a85266c7033215ba');
INSERT INTO "step" VALUES(16,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:06+00:00','done',15,53,57,'0.13.0','5af0f2024e796076af6847c81476948f8c940e5346a9469731c7b9031b2bf003');
INSERT INTO "step" VALUES(17,1,'{"mode":"walk","weapon":"SR","target":null,"feature":null,"item":null,"partner":null,"posture":null,"extras":[],"floors":0,"shot":{"weapon":"SR","target":1,"stated":{"distance_m":null,"in_arc":null,"in_sight":null,"covers":null,"depths":[],"at":null,"spotted":null},"let_stand":[],"manner":"","sector":null,"told":"","adjust":[]},"unit":4,"action":"fire_throw","move":{"distance_m":2.0,"ground":[],"turns":[],"seen_by":[{"watcher":1,"at_m":1.0},{"watcher":2,"at_m":2.0}],"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"pack":null,"overrule":"","kind":"declare","v":2}','','2026-11-29T16:36:06+00:00','declare',16,58,58,'0.13.0','e42df6133e6eb30239aa9c551b8b0798a1802cf068226dcd6fec050052f490fc');
INSERT INTO "step" VALUES(18,1,'{"unit":5,"overrule":"","kind":"hold"}','','2026-11-29T16:36:06+00:00','hold',17,59,59,'0.13.0','85a63c6f781808f80b50c1b549ae4586d97617893ba00d70d15dbbd09be4db9b');
INSERT INTO "step" VALUES(19,1,'{"unit":6,"overrule":"","kind":"hold"}','','2026-11-29T16:36:06+00:00','hold',18,60,60,'0.13.0','daaa9a49d586bc00e89c4b358ea858e7a780fa59270412981e8f3008a25550e9');
INSERT INTO "step" VALUES(20,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T16:36:06+00:00','done',19,61,62,'0.13.0','897b6cbc17e8709f84769dde6340f9b6abfeaea133a01224735c737b7ad3cb5f');
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
