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
INSERT INTO "battle" VALUES(1,'Two Squads','2026-11-29T20:03:38+00:00','2026-11-29T20:03:38+00:00','over',46,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"Two Squads","features":[],"typed_dice":[],"seed":21,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":10,"extra_actions":[],"scenario":"full_squads","briefing":"Squad against squad on any ground you like, each in two fire teams of four. Begin 40 m apart with at least four pieces of cover in between: a hedge or a table is half cover (soft), a low stone wall half cover (hard), woods are light or heavy. Bounce packs are on; switch one off before the soldier moves. Victory points are counted after ten turns.","packs_on":true,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue-1","name":"John Doe''s Squad 1","side":"blue","units":[1,2,3,4],"race":null,"modifier":0,"instead_of":""},{"id":"blue-2","name":"John Doe''s Squad 2","side":"blue","units":[5,6,7,8],"race":null,"modifier":0,"instead_of":""},{"id":"red-1","name":"Third Cohort Line Squad 1","side":"red","units":[9,10,11,12],"race":null,"modifier":0,"instead_of":""},{"id":"red-2","name":"Third Cohort Line Squad 2","side":"red","units":[13,14,15,16],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Ilse Hark","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Pio Vance","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Greta Oun","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":7,"name":"Dov Sarkis","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":8,"name":"Lena Marsh","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":9,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":10,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":11,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":12,"name":"Livia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":13,"name":"Marcian","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":14,"name":"Otho","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SAR"],"value":50,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":15,"name":"Servia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SC","P"],"value":43,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":16,"name":"Titus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SC","P"],"value":43,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[["break.share","25"]],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"","start":"","referee":true},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(3,1,3,2,'initiative_rolled',1,'{"rolls":[{"grouping":"red-2","faces":[{"name":"initiative","value":4,"who":"red-2","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":4},{"grouping":"blue-2","faces":[{"name":"initiative","value":7,"who":"blue-2","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":7},{"grouping":"red-1","faces":[{"name":"initiative","value":8,"who":"red-1","side":"red","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":8},{"grouping":"blue-1","faces":[{"name":"initiative","value":9,"who":"blue-1","side":"blue","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":9}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(4,1,4,3,'order_chosen',1,'{"grouping":"red-2","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(5,1,5,4,'order_chosen',1,'{"grouping":"blue-2","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(6,1,6,5,'order_chosen',1,'{"grouping":"red-1","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(7,1,6,6,'order_chosen',1,'{"grouping":"blue-1","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(8,1,6,7,'order_set',1,'{"order":["red-2","blue-2","red-1","blue-1"],"kind":"order_set"}');
INSERT INTO "event" VALUES(9,1,6,8,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(10,1,6,9,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(11,1,6,10,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(12,1,7,11,'action_declared',2,'{"unit":13,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(13,1,7,12,'action_declared',2,'{"unit":14,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(14,1,7,13,'action_declared',2,'{"unit":15,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(15,1,7,14,'action_declared',2,'{"unit":16,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(16,1,8,15,'resolution_ordered',1,'{"order":[13,14,15,16],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(17,1,8,16,'unit_performed',1,'{"unit":13,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(18,1,8,17,'unit_performed',1,'{"unit":14,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(19,1,8,18,'unit_performed',1,'{"unit":15,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(20,1,8,19,'unit_performed',1,'{"unit":16,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(21,1,8,20,'slot_opened',1,'{"place":1,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(22,1,9,21,'action_declared',2,'{"unit":5,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(23,1,9,22,'action_declared',2,'{"unit":6,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(24,1,9,23,'action_declared',2,'{"unit":7,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(25,1,9,24,'action_declared',2,'{"unit":8,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(26,1,10,25,'resolution_ordered',1,'{"order":[5,6,7,8],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(27,1,10,26,'unit_performed',1,'{"unit":5,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(28,1,10,27,'unit_performed',1,'{"unit":6,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(29,1,10,28,'unit_performed',1,'{"unit":7,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(30,1,10,29,'unit_performed',1,'{"unit":8,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(31,1,10,30,'slot_opened',1,'{"place":2,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(32,1,11,31,'action_declared',2,'{"unit":9,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(33,1,11,32,'action_declared',2,'{"unit":10,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(34,1,11,33,'action_declared',2,'{"unit":11,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(35,1,11,34,'action_declared',2,'{"unit":12,"declaration":{"choice":"nothing","mode":null,"move":{"distance_m":null,"ground":[],"turns":[],"seen_by":null,"clears":null,"into":null,"path":[],"facing_deg":null,"as_far":false},"engage":null,"asked":[],"overruled":false},"action":null,"kind":"action_declared"}');
INSERT INTO "event" VALUES(36,1,12,35,'resolution_ordered',1,'{"order":[9,10,11,12],"kind":"resolution_ordered"}');
INSERT INTO "event" VALUES(37,1,12,36,'unit_performed',1,'{"unit":9,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(38,1,12,37,'unit_performed',1,'{"unit":10,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(39,1,12,38,'unit_performed',1,'{"unit":11,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(40,1,12,39,'unit_performed',1,'{"unit":12,"kind":"unit_performed"}');
INSERT INTO "event" VALUES(41,1,12,40,'slot_opened',1,'{"place":3,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(42,1,13,41,'paused',1,'{"kind":"paused","reason":"supper is ready"}');
INSERT INTO "event" VALUES(43,1,14,42,'unit_corrected',1,'{"unit":1,"changes":[["wound","D"]],"reason":"told","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(44,1,15,43,'unit_corrected',1,'{"unit":2,"changes":[["wound","D"]],"reason":"told","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(45,1,16,44,'conceded',1,'{"kind":"conceded","side":"red","last":true}');
INSERT INTO "event" VALUES(46,1,16,45,'battle_ended',1,'{"reason":"conceded by TOG","scores":[{"side":"blue","points":"0/1","unknown":0},{"side":"red","points":"92/1","unknown":0}],"again":false,"kind":"battle_ended"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:38+00:00','created',NULL,1,1,'0.14.0','64edc6f2c46434a4ae75359712df903e4fe298459b7900ca5366cf25a974d3a6');
INSERT INTO "step" VALUES(2,1,'{"overrule":"","kind":"begin"}','','2026-11-29T20:03:38+00:00','begin',1,2,2,'0.14.0','69378ce07e364f6210b2111daa971a92b3cfc95f268e4c97cf71e2fa27442430');
INSERT INTO "step" VALUES(3,1,'{"kind":"roll_initiative"}','','2026-11-29T20:03:38+00:00','roll_initiative',2,3,3,'0.14.0','9c9f655bc4e1c3c263aedfbab297c2b27011201e36a690bd98b35f1472141f1c');
INSERT INTO "step" VALUES(4,1,'{"grouping":"red-2","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:38+00:00','choose_order',3,4,4,'0.14.0','1cb82ed5c40a71207a55482255c94f0d21925c2cfe2e277d94c7537d06190e75');
INSERT INTO "step" VALUES(5,1,'{"grouping":"blue-2","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:38+00:00','choose_order',4,5,5,'0.14.0','78562a815bcf6e60b79363942a2145f65b28f34452b692ee70f3095db8eca036');
INSERT INTO "step" VALUES(6,1,'{"grouping":"red-1","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:38+00:00','choose_order',5,6,11,'0.14.0','3d39f66d8b7ecac01bcfe1b2b35947c9806fb61610372b0956ef04b62e2ad063');
INSERT INTO "step" VALUES(7,1,'{"orders":[{"unit":13,"overrule":"","kind":"hold"},{"unit":14,"overrule":"","kind":"hold"},{"unit":15,"overrule":"","kind":"hold"},{"unit":16,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T20:03:38+00:00','orders',6,12,15,'0.14.0','919bbdfec7d57b01b299d65917ba4babcd45301ffe6c1633babf39087bac6928');
INSERT INTO "step" VALUES(8,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:38+00:00','done',7,16,21,'0.14.0','fa8dc4190a8d413b8bc3bce85027bec3caa5f81a58ec19d1a405e049c28ff751');
INSERT INTO "step" VALUES(9,1,'{"orders":[{"unit":5,"overrule":"","kind":"hold"},{"unit":6,"overrule":"","kind":"hold"},{"unit":7,"overrule":"","kind":"hold"},{"unit":8,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T20:03:38+00:00','orders',8,22,25,'0.14.0','1771bd0c271deb0fda06fb5964ff66dfdb45e06ea98dc4717eeac6bec6b4adc5');
INSERT INTO "step" VALUES(10,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:38+00:00','done',9,26,31,'0.14.0','01c3dc73fa76920a12d1b81c66f291065cde24b0eab41df5da3c2198a6cee538');
INSERT INTO "step" VALUES(11,1,'{"orders":[{"unit":9,"overrule":"","kind":"hold"},{"unit":10,"overrule":"","kind":"hold"},{"unit":11,"overrule":"","kind":"hold"},{"unit":12,"overrule":"","kind":"hold"}],"kind":"orders"}','','2026-11-29T20:03:38+00:00','orders',10,32,35,'0.14.0','863b1c51b2847c954fa4fee79898fa09bd75b222525d306f60ac3ba3979dc115');
INSERT INTO "step" VALUES(12,1,'{"order":[],"overrule":"","kind":"done"}','','2026-11-29T20:03:38+00:00','done',11,36,41,'0.14.0','d92c88647a4b47182d5b4d31b04de2fea6e44ac8f840fe2b69196a8f2bfcc41b');
INSERT INTO "step" VALUES(13,1,'{"kind":"pause","reason":"supper is ready"}','','2026-11-29T20:03:38+00:00','pause',12,42,42,'0.14.0','ac431e620c8cc1b7d7470395d5efe3da785471bc1f10af31460c86d12ed3f90d');
INSERT INTO "step" VALUES(14,1,'{"unit":1,"changes":[["wound","D"]],"reason":"told","kind":"correct"}','','2026-11-29T20:03:38+00:00','correct',13,43,43,'0.14.0','451854b6d4473ce799e1e6df4d37354581874f721233fde7ea0faee82d6380eb');
INSERT INTO "step" VALUES(15,1,'{"unit":2,"changes":[["wound","D"]],"reason":"told","kind":"correct"}','','2026-11-29T20:03:38+00:00','correct',14,44,44,'0.14.0','61fe5d8ff72e2fca016b2864a3ff23bcf1408addb5bb699591589f95c12a2a54');
INSERT INTO "step" VALUES(16,1,'{"kind":"concede","side":"red","reason":""}','','2026-11-29T20:03:38+00:00','concede',15,45,46,'0.14.0','78f4efb8f15c98caccc3c322dff7e0129d5fd772d9abff1ed2a6ca42cfa2a1bd');
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
