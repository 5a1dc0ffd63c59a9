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
INSERT INTO "battle" VALUES(1,'Able against Baker','2026-11-29T20:03:42+00:00','2026-11-29T20:03:42+00:00','over',12,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "chronicle" VALUES(1,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"name":"Able","side":"Commonwealth","points":120,"kind":"founded"}');
INSERT INTO "chronicle" VALUES(2,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"member":1,"plan":"{\"name\":\"John Doe\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"8b13455a-1\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(3,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"member":2,"plan":"{\"name\":\"Mara Quill\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"8b13455a-2\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(4,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"member":3,"plan":"{\"name\":\"Tobias Renn\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"8b13455a-3\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(5,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"member":4,"plan":"{\"name\":\"Ilse Hark\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"8b13455a-4\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(6,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"member":5,"plan":"{\"name\":\"Pio Vance\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"8b13455a-5\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(7,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"member":6,"plan":"{\"name\":\"Greta Oun\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"8b13455a-6\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(8,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"member":7,"plan":"{\"name\":\"Dov Sarkis\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"8b13455a-7\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(9,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"member":8,"plan":"{\"name\":\"Lena Marsh\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"8b13455a-8\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(10,'company:23292c28','2026-11-29T20:03:42+00:00','','{"name":"Baker","side":"TOG","points":0,"kind":"founded"}');
INSERT INTO "chronicle" VALUES(11,'company:23292c28','2026-11-29T20:03:42+00:00','','{"member":1,"plan":"{\"name\":\"Sergia\",\"armour\":\"BI\",\"weapons\":[\"SR\"],\"leader\":0,\"career\":\"23292c28-1\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(12,'company:23292c28','2026-11-29T20:03:42+00:00','','{"member":2,"plan":"{\"name\":\"Vibius\",\"armour\":\"BI\",\"weapons\":[\"SAR\"],\"career\":\"23292c28-2\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(13,'company:23292c28','2026-11-29T20:03:42+00:00','','{"member":3,"plan":"{\"name\":\"Lartia\",\"armour\":\"BI\",\"weapons\":[\"SR\"],\"career\":\"23292c28-3\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(14,'company:23292c28','2026-11-29T20:03:42+00:00','','{"member":4,"plan":"{\"name\":\"Opiter\",\"armour\":\"BI\",\"weapons\":[\"SR\"],\"career\":\"23292c28-4\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(15,'company:23292c28','2026-11-29T20:03:42+00:00','','{"member":5,"plan":"{\"name\":\"Manlia\",\"armour\":\"BI\",\"weapons\":[\"SR\"],\"career\":\"23292c28-5\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(16,'company:23292c28','2026-11-29T20:03:42+00:00','','{"member":6,"plan":"{\"name\":\"Postumus\",\"armour\":\"BI\",\"weapons\":[\"SR\"],\"career\":\"23292c28-6\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(17,'company:23292c28','2026-11-29T20:03:42+00:00','','{"member":7,"plan":"{\"name\":\"Numeria\",\"armour\":\"BI\",\"weapons\":[\"SR\"],\"career\":\"23292c28-7\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(18,'company:23292c28','2026-11-29T20:03:42+00:00','','{"member":8,"plan":"{\"name\":\"Titiena\",\"armour\":\"BI\",\"weapons\":[\"SR\"],\"career\":\"23292c28-8\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(19,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"rule":"wounds","option":"kept","kind":"house_rule_chosen"}');
INSERT INTO "chronicle" VALUES(20,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"rule":"healing","option":"level","kind":"house_rule_chosen"}');
INSERT INTO "chronicle" VALUES(21,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"rule":"medals","option":"tally","kind":"house_rule_chosen"}');
INSERT INTO "chronicle" VALUES(22,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"rule":"pay","option":"fifty","kind":"house_rule_chosen"}');
INSERT INTO "chronicle" VALUES(23,'company:23292c28','2026-11-29T20:03:42+00:00','','{"rule":"gear","option":"salvaged","kind":"house_rule_chosen"}');
INSERT INTO "chronicle" VALUES(24,'company:23292c28','2026-11-29T20:03:42+00:00','','{"rule":"supplies","option":"stash","kind":"house_rule_chosen"}');
INSERT INTO "chronicle" VALUES(25,'annals','2026-11-29T20:03:42+00:00','','{"name":"River","told":"four bridges","kind":"campaign_opened"}');
INSERT INTO "chronicle" VALUES(26,'annals','2026-11-29T20:03:42+00:00','','{"name":"River","told":"the first bridge is down","kind":"campaign_told"}');
INSERT INTO "chronicle" VALUES(27,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"battle":"31349b2ee8b948871604a61520a087c3","title":"Able against Baker","served":[{"member":1,"wound":"M","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null},{"member":2,"wound":"none","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null},{"member":3,"wound":"none","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null}],"scored":"45","result":"won","pay":50,"gear":[],"head":"80983f1d03c628f95a149dfa2d6b7bfb","how":"","kind":"took_part"}');
INSERT INTO "chronicle" VALUES(28,'company:23292c28','2026-11-29T20:03:42+00:00','','{"battle":"31349b2ee8b948871604a61520a087c3","title":"Able against Baker","served":[{"member":1,"wound":"D","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":{"moment":"T1.s1","by":"","how":"he fell"}},{"member":2,"wound":"none","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null},{"member":3,"wound":"none","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null}],"scored":"11.5","result":"lost","pay":0,"gear":[{"item":"SR","count":1,"member":1,"fate":"fallen"},{"item":"BI","count":1,"member":1,"fate":"fallen"}],"head":"80983f1d03c628f95a149dfa2d6b7bfb","how":"","kind":"took_part"}');
INSERT INTO "chronicle" VALUES(29,'annals','2026-11-29T20:03:42+00:00','','{"number":1,"title":"Able against Baker","sides":[{"name":"Able","points":"45"},{"name":"Baker","points":"11.5"}],"by":"","campaign":"River","mark":"31349b2ee8b948871604a61520a087c3","at":"2026-11-29T20:03:42+00:00 0001","how":"","losers":[],"kind":"claimed"}');
INSERT INTO "chronicle" VALUES(30,'annals','2026-11-29T20:03:42+00:00','','{"number":2,"title":"The Ford","sides":[{"name":"Able","points":"120"},{"name":"Baker","points":"80"}],"by":"","campaign":"River","mark":"paper-a284a95a1b62","at":"2026-11-29T20:03:42+00:00 0002","how":"","losers":[],"kind":"claimed"}');
INSERT INTO "chronicle" VALUES(31,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"battle":"paper-a284a95a1b62","title":"The Ford","served":[{"member":1,"wound":"S","kills":2,"outs":2,"hurt":2,"attempts":9,"hits":4,"chances":[],"fell":null},{"member":4,"wound":"none","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null},{"member":5,"wound":"none","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null},{"member":6,"wound":"none","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null}],"scored":"120","result":"won","pay":50,"gear":[],"head":"","how":"","kind":"took_part"}');
INSERT INTO "chronicle" VALUES(32,'company:23292c28','2026-11-29T20:03:42+00:00','','{"battle":"paper-a284a95a1b62","title":"The Ford","served":[{"member":2,"wound":"D","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null},{"member":3,"wound":"none","kills":0,"outs":1,"hurt":1,"attempts":0,"hits":0,"chances":[],"fell":null}],"scored":"80","result":"lost","pay":0,"gear":[{"item":"SAR","count":1,"member":2,"fate":"fallen"},{"item":"BI","count":1,"member":2,"fate":"fallen"}],"head":"","how":"","kind":"took_part"}');
INSERT INTO "chronicle" VALUES(33,'annals','2026-11-29T20:03:42+00:00','','{"number":3,"title":"The Mill","sides":[{"name":"Able","points":"12"},{"name":"Baker","points":"40.5"}],"by":"Able","campaign":"","mark":"paper-e59895d8b92e","at":"2026-11-29T20:03:42+00:00 0003","how":"","losers":[],"kind":"claimed"}');
INSERT INTO "chronicle" VALUES(34,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"battle":"paper-e59895d8b92e","title":"The Mill","served":[{"member":2,"wound":"U","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null}],"scored":"12","result":"lost","pay":50,"gear":[],"head":"","how":"","kind":"took_part"}');
INSERT INTO "chronicle" VALUES(35,'annals','2026-11-29T20:03:42+00:00','','{"number":3,"by":"Baker","kind":"confirmed"}');
INSERT INTO "chronicle" VALUES(36,'company:23292c28','2026-11-29T20:03:42+00:00','','{"battle":"paper-e59895d8b92e","title":"The Mill","served":[{"member":3,"wound":"U","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null},{"member":4,"wound":"none","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null}],"scored":"40.5","result":"won","pay":0,"gear":[],"head":"","how":"","kind":"took_part"}');
INSERT INTO "chronicle" VALUES(37,'annals','2026-11-29T20:03:42+00:00','','{"number":4,"title":"The Gate","sides":[{"name":"Able","points":"1"},{"name":"Baker","points":"1"}],"by":"Able","campaign":"","mark":"paper-f2b2a83a814e","at":"2026-11-29T20:03:42+00:00 0004","how":"","losers":[],"kind":"claimed"}');
INSERT INTO "chronicle" VALUES(38,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"battle":"paper-f2b2a83a814e","title":"The Gate","served":[{"member":7,"wound":"none","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null}],"scored":"1","result":"drawn","pay":50,"gear":[],"head":"","how":"","kind":"took_part"}');
INSERT INTO "chronicle" VALUES(39,'annals','2026-11-29T20:03:42+00:00','','{"number":4,"by":"Baker","why":"it was dark","kind":"disputed"}');
INSERT INTO "chronicle" VALUES(40,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"member":1,"medal":"Bridge Cross","kind":"decorated"}');
INSERT INTO "chronicle" VALUES(41,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"text":"keeps the map","member":1,"kind":"remembered"}');
INSERT INTO "chronicle" VALUES(42,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"text":"of the old guard","member":null,"kind":"remembered"}');
INSERT INTO "chronicle" VALUES(43,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"member":1,"wound":"L","why":"a good nurse","kind":"healed"}');
INSERT INTO "chronicle" VALUES(44,'company:8b13455a','2026-11-29T20:03:42+00:00','','{"points":30,"why":"found","kind":"points_moved"}');
INSERT INTO "chronicle" VALUES(45,'company:8b13455a','2026-11-29T20:03:43+00:00','','{"points":-10,"why":"candles","kind":"points_moved"}');
INSERT INTO "chronicle" VALUES(46,'company:8b13455a','2026-11-29T20:03:43+00:00','','{"item":"plastic_explosive","count":2,"why":"","kind":"stashed"}');
INSERT INTO "chronicle" VALUES(47,'company:8b13455a','2026-11-29T20:03:43+00:00','','{"member":8,"why":"went home","kind":"discharged"}');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"Able against Baker","features":[],"typed_dice":[],"seed":8,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":null,"extra_actions":[],"scenario":"","briefing":"","packs_on":true,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"able","name":"Able"},{"id":"baker","name":"Baker"}],"groupings":[{"id":"able","name":"Able One","side":"able","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"baker","name":"Baker One","side":"baker","units":[4,5,6],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"able","squad":"able-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"8b13455a-1","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"able","squad":"able-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"8b13455a-2","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"able","squad":"able-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"8b13455a-3","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Sergia","side":"baker","squad":"baker-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":0,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"23292c28-1","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Vibius","side":"baker","squad":"baker-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SAR"],"value":50,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"23292c28-2","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Lartia","side":"baker","squad":"baker-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"23292c28-3","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"","start":"","referee":true},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'unit_corrected',1,'{"unit":1,"changes":[["wound","M"]],"reason":"a nail","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(3,1,3,2,'unit_corrected',1,'{"unit":4,"changes":[["wound","D"]],"reason":"he fell","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(4,1,4,3,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(5,1,5,4,'initiative_rolled',1,'{"rolls":[{"grouping":"baker","faces":[{"name":"initiative","value":4,"who":"baker","side":"baker","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":4},{"grouping":"able","faces":[{"name":"initiative","value":9,"who":"able","side":"able","die":10,"source":"seeded"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":9}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(6,1,6,5,'order_chosen',1,'{"grouping":"baker","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(7,1,6,6,'order_chosen',1,'{"grouping":"able","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(8,1,6,7,'order_set',1,'{"order":["baker","able"],"kind":"order_set"}');
INSERT INTO "event" VALUES(9,1,6,8,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(10,1,6,9,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(11,1,6,10,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(12,1,7,11,'battle_ended',1,'{"reason":"late","scores":[{"side":"able","points":"45/1","unknown":0},{"side":"baker","points":"23/2","unknown":0}],"again":false,"kind":"battle_ended"}');
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
INSERT INTO "squad" VALUES('Able One','{
 "format": "squadlog-squad",
 "version": 1,
 "squad": {
  "name": "Able One",
  "soldiers": [
   {
    "name": "John Doe",
    "armour": "BI",
    "weapons": [
     "SR",
     "SP"
    ],
    "career": "8b13455a-1"
   },
   {
    "name": "Mara Quill",
    "armour": "BI",
    "weapons": [
     "SR",
     "SP"
    ],
    "career": "8b13455a-2"
   },
   {
    "name": "Tobias Renn",
    "armour": "BI",
    "weapons": [
     "SR",
     "SP"
    ],
    "career": "8b13455a-3"
   }
  ]
 }
}
','2026-11-29T20:03:42+00:00');
INSERT INTO "squad" VALUES('Baker One','{
 "format": "squadlog-squad",
 "version": 1,
 "squad": {
  "name": "Baker One",
  "side": "TOG",
  "soldiers": [
   {
    "name": "Sergia",
    "armour": "BI",
    "weapons": [
     "SR"
    ],
    "leader": 0,
    "career": "23292c28-1"
   },
   {
    "name": "Vibius",
    "armour": "BI",
    "weapons": [
     "SAR"
    ],
    "career": "23292c28-2"
   },
   {
    "name": "Lartia",
    "armour": "BI",
    "weapons": [
     "SR"
    ],
    "career": "23292c28-3"
   }
  ]
 }
}
','2026-11-29T20:03:42+00:00');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:42+00:00','created',NULL,1,1,'0.14.0','31349b2ee8b948871604a61520a087c3c6b5b398ad672d3daf6dff5f934094be');
INSERT INTO "step" VALUES(2,1,'{"unit":1,"changes":[["wound","M"]],"reason":"a nail","kind":"correct"}','','2026-11-29T20:03:42+00:00','correct',1,2,2,'0.14.0','7dbc8456fb828cd7cef1d96c128d5e7d2a8df3e66f5c5321d98bad4771d014e0');
INSERT INTO "step" VALUES(3,1,'{"unit":4,"changes":[["wound","D"]],"reason":"he fell","kind":"correct"}','','2026-11-29T20:03:42+00:00','correct',2,3,3,'0.14.0','a7d86b3f6797550e5a056fe1c5da0fbf0d787ac09563f3672c0a0d9f7f0b5b78');
INSERT INTO "step" VALUES(4,1,'{"overrule":"","kind":"begin"}','','2026-11-29T20:03:42+00:00','begin',3,4,4,'0.14.0','07e56d9f36aa13373e69e2e6473e5a0bc3627c896aea080bc152eb39c8872337');
INSERT INTO "step" VALUES(5,1,'{"kind":"roll_initiative"}','','2026-11-29T20:03:42+00:00','roll_initiative',4,5,5,'0.14.0','bf906bc7486a1b88a3c0f614e77a388ba970b2c16db4976bae01f575c9402b99');
INSERT INTO "step" VALUES(6,1,'{"grouping":"baker","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:42+00:00','choose_order',5,6,11,'0.14.0','a78c55ff645881ac6a07e5bdfc6532fb9b363f48040615234e1425495408e243');
INSERT INTO "step" VALUES(7,1,'{"reason":"late","kind":"end_battle"}','','2026-11-29T20:03:42+00:00','end_battle',6,12,12,'0.14.0','80983f1d03c628f95a149dfa2d6b7bfb9b4cdf1bdd9d454141e13570af8876c7');
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
