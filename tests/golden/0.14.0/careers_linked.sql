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
INSERT INTO "battle" VALUES(1,'The Back Door','2026-11-29T20:03:43+00:00','2026-11-29T20:03:43+00:00','over',14,1,'a2f6c08734160066','98c7ce6051d61cbc',NULL,'');
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
INSERT INTO "chronicle" VALUES(1,'company:dd018472','2026-11-29T20:03:43+00:00','','{"name":"Able","side":"Commonwealth","points":120,"kind":"founded"}');
INSERT INTO "chronicle" VALUES(2,'company:dd018472','2026-11-29T20:03:43+00:00','','{"member":1,"plan":"{\"name\":\"John Doe\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"dd018472-1\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(3,'company:dd018472','2026-11-29T20:03:43+00:00','','{"member":2,"plan":"{\"name\":\"Mara Quill\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"dd018472-2\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(4,'company:dd018472','2026-11-29T20:03:43+00:00','','{"member":3,"plan":"{\"name\":\"Tobias Renn\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"dd018472-3\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(5,'company:dd018472','2026-11-29T20:03:43+00:00','','{"member":4,"plan":"{\"name\":\"Ilse Hark\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"dd018472-4\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(6,'company:dd018472','2026-11-29T20:03:43+00:00','','{"member":5,"plan":"{\"name\":\"Pio Vance\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"dd018472-5\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(7,'company:dd018472','2026-11-29T20:03:43+00:00','','{"member":6,"plan":"{\"name\":\"Greta Oun\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"dd018472-6\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(8,'company:dd018472','2026-11-29T20:03:43+00:00','','{"member":7,"plan":"{\"name\":\"Dov Sarkis\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"dd018472-7\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(9,'company:dd018472','2026-11-29T20:03:43+00:00','','{"member":8,"plan":"{\"name\":\"Lena Marsh\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"dd018472-8\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(10,'company:96c43963','2026-11-29T20:03:43+00:00','','{"name":"Baker","side":"TOG","points":0,"kind":"founded"}');
INSERT INTO "chronicle" VALUES(11,'company:96c43963','2026-11-29T20:03:43+00:00','','{"member":1,"plan":"{\"name\":\"Varro\",\"armour\":\"BI\",\"weapons\":[\"SR\",\"SP\"],\"career\":\"96c43963-1\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(12,'company:96c43963','2026-11-29T20:03:43+00:00','','{"member":2,"plan":"{\"name\":\"Cassia\",\"armour\":\"BI\",\"weapons\":[\"SR\"],\"career\":\"96c43963-2\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(13,'company:96c43963','2026-11-29T20:03:43+00:00','','{"member":3,"plan":"{\"name\":\"Drusus\",\"armour\":\"BI\",\"weapons\":[\"SR\"],\"career\":\"96c43963-3\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(14,'company:96c43963','2026-11-29T20:03:43+00:00','','{"member":4,"plan":"{\"name\":\"Livia\",\"armour\":\"BI\",\"weapons\":[\"SR\"],\"career\":\"96c43963-4\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(15,'company:96c43963','2026-11-29T20:03:43+00:00','','{"member":5,"plan":"{\"name\":\"Marcian\",\"armour\":\"BI\",\"weapons\":[\"SR\"],\"career\":\"96c43963-5\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(16,'company:96c43963','2026-11-29T20:03:43+00:00','','{"member":6,"plan":"{\"name\":\"Otho\",\"armour\":\"BI\",\"weapons\":[\"SAR\"],\"career\":\"96c43963-6\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(17,'company:96c43963','2026-11-29T20:03:43+00:00','','{"member":7,"plan":"{\"name\":\"Servia\",\"armour\":\"BI\",\"weapons\":[\"SC\",\"P\"],\"career\":\"96c43963-7\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(18,'company:96c43963','2026-11-29T20:03:43+00:00','','{"member":8,"plan":"{\"name\":\"Titus\",\"armour\":\"BI\",\"weapons\":[\"SC\",\"P\"],\"career\":\"96c43963-8\"}","cost":0,"quality":"regular","kind":"enlisted"}');
INSERT INTO "chronicle" VALUES(19,'company:dd018472','2026-11-29T20:03:43+00:00','','{"name":"gritty","text":"# After-battle tables of ours: war leaves marks. House rules: the printed book knows no battle after this one.\nformat = \"squadlog-after-battle/1\"\nname = \"Gritty\"\ntold = \"Serious wounds leave something behind more often than not; the fallen are dead but for one in ten.\"\n\n[[table]]\nname = \"Lasting injuries\"\nrolls = \"wounded\"\nwounds = [\"S\", \"U\"]\ndie = 10\nrow = [\n  { faces = \"1\", name = \"Dies of it\", wound = \"D\", told = \"The surgeon came too late.\" },\n  { faces = \"2\", name = \"Bad knee\", effect = \"metres -1, may_not sprint\", points = -4, heals_for = 60 },\n  { faces = \"3\", name = \"Stiff arm\", effect = \"melee +1, to_hit +1\", points = -5, heals_on = 9 },\n  { faces = \"4\", name = \"One eye\", effect = \"to_hit +1, detection +1\", points = -6 },\n  { faces = \"5\", name = \"Shaken nerves\", effect = \"rout -5, rally +1\", points = -2, heals_after = 4 },\n  { faces = \"6\", name = \"Lung wound\", effect = \"wound L\", misses = 1, heals_after = 3, points = -3 },\n  { faces = \"7\", name = \"Slow to wake\", effect = \"initiative +1\", misses = 1, heals_on = 8 },\n  { faces = \"8\", name = \"Long in hospital\", misses = 2, heals_after = 2 },\n  { faces = \"9\", name = \"Scar and a story\" },\n  { faces = \"10\", name = \"Nothing that stays\" },\n]\n\n[[table]]\nname = \"The fallen\"\nrolls = \"fallen\"\ndie = 10\nrow = [\n  { faces = \"1-9\", name = \"Dead\" },\n  { faces = \"10\", name = \"Left for dead\", wound = \"U\", effect = \"rout -5\", points = -2, misses = 2, heals_on = 9, told = \"Friends found a pulse.\" },\n]\n\n[[table]]\nname = \"Skills\"\nrolls = \"earned\"\nouts = 2\ndie = 10\nrow = [\n  { faces = \"1-5\", name = \"Nothing new\" },\n  { faces = \"6\", name = \"Keen eye\", effect = \"detection -1\", points = 3 },\n  { faces = \"7\", name = \"Quick\", effect = \"initiative -1\", points = 5 },\n  { faces = \"8\", name = \"Brawler\", effect = \"melee -1, avoid -1\", points = 4 },\n  { faces = \"9\", name = \"Steady\", effect = \"rout +5, rally -1\", points = 3 },\n  { faces = \"10\", name = \"Cold shot\", effect = \"to_hit -1\", points = 8 },\n]\n\n[[table]]\nname = \"Finds\"\nrolls = \"company\"\nresults = [\"won\"]\ndie = 10\nrow = [\n  { faces = \"1-4\", name = \"Empty pockets\" },\n  { faces = \"5-7\", name = \"Ration cards\", gains = 10 },\n  { faces = \"8-9\", name = \"Two mines in a shed\", stash = \"2 mine\" },\n  { faces = \"10\", name = \"The paymaster''s box\", gains = 40 },\n]\n","kind":"tables_chosen"}');
INSERT INTO "chronicle" VALUES(20,'company:96c43963','2026-11-29T20:03:43+00:00','','{"name":"heroic","text":"# After-battle tables of ours: heroes limp for a week and learn for life. House rules: the printed book has none.\nformat = \"squadlog-after-battle/1\"\nname = \"Heroic\"\ntold = \"Wounds heal, half of the fallen are found alive, and whoever lives may learn something.\"\n\n[[table]]\nname = \"Wounds that tell\"\nrolls = \"wounded\"\nwounds = [\"S\", \"U\"]\ndie = 10\nrow = [\n  { faces = \"1-2\", name = \"Limp\", effect = \"metres -1 run, metres -1 sprint\", points = -2, heals_after = 2 },\n  { faces = \"3\", name = \"Bandaged hand\", effect = \"to_hit +1\", points = -3, heals_after = 1 },\n  { faces = \"4\", name = \"A grudge\", effect = \"melee -1\", points = 2 },\n  { faces = \"5-10\", name = \"On their feet again\" },\n]\n\n[[table]]\nname = \"The fallen\"\nrolls = \"fallen\"\ndie = 10\nrow = [\n  { faces = \"1-5\", name = \"A hero''s death\" },\n  { faces = \"6-10\", name = \"Found alive\", wound = \"U\", misses = 1, heals_after = 1, told = \"Under the third stretcher.\" },\n]\n\n[[table]]\nname = \"Lessons of the field\"\nrolls = \"lived\"\ndie = 100\nrow = [\n  { faces = \"1-70\", name = \"Glad to be back\" },\n  { faces = \"71-76\", name = \"Fleet of foot\", effect = \"metres +1 run, metres +1 sprint\", points = 4 },\n  { faces = \"77-82\", name = \"Born leader\", effect = \"leading -1\", points = 6 },\n  { faces = \"83-88\", name = \"Hawk eye\", effect = \"detection -1\", points = 3 },\n  { faces = \"89-94\", name = \"Fearless\", effect = \"rout +10\", points = 3 },\n  { faces = \"95-100\", name = \"Marksman\", effect = \"to_hit -1\", points = 8 },\n]\n\n[[table]]\nname = \"Spoils\"\nrolls = \"company\"\nresults = [\"won\", \"drawn\"]\ndie = 10\nrow = [\n  { faces = \"1-2\", name = \"A song about it\" },\n  { faces = \"3-6\", name = \"Grateful townspeople\", gains = 20 },\n  { faces = \"7-9\", name = \"Captured stores\", stash = \"2 mine, 1 holotarp\" },\n  { faces = \"10\", name = \"A war chest\", gains = 60 },\n]\n","kind":"tables_chosen"}');
INSERT INTO "chronicle" VALUES(21,'company:dd018472','2026-11-29T20:03:43+00:00','','{"rule":"effects","option":"points","kind":"house_rule_chosen"}');
INSERT INTO "chronicle" VALUES(22,'annals','2026-11-29T20:03:43+00:00','','{"name":"Orvan","told":"","kind":"campaign_opened"}');
INSERT INTO "chronicle" VALUES(23,'annals','2026-11-29T20:03:43+00:00','','{"name":"Orvan","text":"# An example campaign out of the battles that come with the program: three or four of them, by how they end.\nformat = \"squadlog-campaign/1\"\nname = \"The Orvan\"\ntold = \"A door, a river, a camp in the hills: who holds the valley of the Orvan in autumn?\"\nbegins = \"door\"\n\n[companies]\ncrown = \"the company of the Commonwealth\"\nline = \"the company of TOG\"\n\n[battle.door]\nname = \"The Back Door\"\nscenario = \"newcomer\"\nled = { blue = \"crown\", red = \"line\" }\npoints = { crown = 150, line = 150 }\ntold = \"Three against three at the back of a depot.\"\n[[battle.door.next]]\nto = \"ford\"\nwon = \"crown\"\ntold = \"The depot is theirs, and the road to the river open.\"\npoints = { crown = 400, line = 350 }\n[[battle.door.next]]\nto = \"night_ford\"\ntold = \"TOG holds the road; the river must be crossed by night.\"\npoints = { crown = 350, line = 400 }\n\n[battle.ford]\nname = \"The Long Ford\"\nscenario = \"long_ford\"\nled = { blue = \"crown\", red = \"line\" }\ntold = \"Each side wants the other bank.\"\n[[battle.ford.next]]\nto = \"camp\"\nwon = \"crown\"\nby = 30\ntold = \"TOG falls back into the hills in disorder.\"\npoints = { line = 250 }\n[[battle.ford.next]]\nto = \"camp\"\nwon = \"crown\"\ntold = \"TOG falls back into the hills in good order.\"\n[[battle.ford.next]]\nto = \"market\"\ntold = \"The crossing fails, and the war comes to the town.\"\n\n[battle.night_ford]\nname = \"The Ford by Night\"\nscenario = \"long_ford\"\nled = { blue = \"crown\", red = \"line\" }\ntold = \"The same ford, eight turns of darkness.\"\n[battle.night_ford.set]\ntitle = \"The Ford by Night\"\nnight = true\nturns = 8\nbriefing = \"\"\"\nThe Orvan by night. The Commonwealth comes from the north, over the hill; TOG from the south, past the ruined farm. \\\nThere is a bridge in the west and a ford in the east; the rest of the river is too deep. Each side wants the other \\\nbank: a soldier able to fight who stands on it after eight turns is worth 10 points beside the victory points.\"\"\"\n[[battle.night_ford.next]]\nto = \"camp\"\nwon = \"crown\"\ntold = \"Across at last.\"\n[[battle.night_ford.next]]\nto = \"held\"\nhow = \"broken off\"\ntold = \"Both sides dig in.\"\n[[battle.night_ford.next]]\nto = \"market\"\nsurvivors = [\"crown\"]\n\n[battle.camp]\nname = \"Definitely Not Camping\"\nscenario = \"definitely_not_camping\"\nled = { blue = \"crown\", red = \"line\" }\ntold = \"The last TOG camp of the valley.\"\n[[battle.camp.next]]\nto = \"crown_wins\"\nwon = \"crown\"\n[[battle.camp.next]]\nto = \"held\"\n\n[battle.market]\nname = \"Market Day\"\nscenario = \"market_day\"\nled = { red = \"line\", white = \"crown\" }\ntold = \"Stalls for cover, and no way back.\"\n[[battle.market.next]]\nto = \"line_wins\"\nwon = \"line\"\n[[battle.market.next]]\nto = \"held\"\n\n[end.crown_wins]\nname = \"The valley is free\"\ntold = \"The Commonwealth winters on the Orvan.\"\n[end.held]\nname = \"The river stays the border\"\n[end.line_wins]\nname = \"The valley has fallen\"\ntold = \"TOG winters on the Orvan.\"\n","companies":[["crown","dd018472"],["line","96c43963"]],"kind":"campaign_plotted"}');
INSERT INTO "chronicle" VALUES(24,'annals','2026-11-29T20:03:43+00:00','','{"name":"Orvan","node":"door","battle":"4a303c7744eff2d0bbbe80ae62fb239a","kind":"campaign_begun"}');
INSERT INTO "chronicle" VALUES(25,'company:dd018472','2026-11-29T20:03:43+00:00','','{"battle":"4a303c7744eff2d0bbbe80ae62fb239a","title":"The Back Door","served":[{"member":1,"wound":"S","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null},{"member":2,"wound":"D","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":{"moment":"T1.s1","by":"","how":"he fell"}},{"member":3,"wound":"none","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null}],"scored":"34.5","result":"won","pay":0,"gear":[],"head":"135c72b9ef342365cd86aaa3f02ab220","how":"conceded","kind":"took_part"}');
INSERT INTO "chronicle" VALUES(26,'company:96c43963','2026-11-29T20:03:43+00:00','','{"battle":"4a303c7744eff2d0bbbe80ae62fb239a","title":"The Back Door","served":[{"member":1,"wound":"U","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null},{"member":2,"wound":"none","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null},{"member":3,"wound":"none","kills":0,"outs":0,"hurt":0,"attempts":0,"hits":0,"chances":[],"fell":null}],"scored":"69","result":"lost","pay":0,"gear":[],"head":"135c72b9ef342365cd86aaa3f02ab220","how":"conceded","kind":"took_part"}');
INSERT INTO "chronicle" VALUES(27,'annals','2026-11-29T20:03:43+00:00','','{"number":1,"title":"The Back Door","sides":[{"name":"Able","points":"34.5"},{"name":"Baker","points":"69"}],"by":"","campaign":"Orvan","mark":"4a303c7744eff2d0bbbe80ae62fb239a","at":"2026-11-29T20:03:43+00:00 0001","how":"conceded","losers":["Baker"],"kind":"claimed"}');
INSERT INTO "chronicle" VALUES(28,'annals','2026-11-29T20:03:43+00:00','','{"name":"Orvan","node":"door","to":"ford","follows":0,"battle":"4a303c7744eff2d0bbbe80ae62fb239a","winner":"crown","margin":"0","how":"conceded","met":[],"kind":"campaign_moved"}');
INSERT INTO "chronicle" VALUES(29,'company:dd018472','2026-11-29T20:03:43+00:00','','{"battle":"4a303c7744eff2d0bbbe80ae62fb239a","title":"The Back Door","table":"Lasting injuries","face":2,"die":10,"row":"Bad knee","member":1,"typed":true,"lasting":"Bad knee: metres -1, may_not sprint, points -4","misses":0,"heals_after":0,"heals_on":0,"heals_for":60,"wound":"","gains":0,"stash":[],"kind":"table_rolled"}');
INSERT INTO "chronicle" VALUES(30,'company:dd018472','2026-11-29T20:03:43+00:00','','{"battle":"4a303c7744eff2d0bbbe80ae62fb239a","title":"The Back Door","table":"The fallen","face":5,"die":10,"row":"Dead","member":2,"typed":true,"lasting":"","misses":0,"heals_after":0,"heals_on":0,"heals_for":0,"wound":"","gains":0,"stash":[],"kind":"table_rolled"}');
INSERT INTO "chronicle" VALUES(31,'company:96c43963','2026-11-29T20:03:43+00:00','','{"battle":"4a303c7744eff2d0bbbe80ae62fb239a","title":"The Back Door","table":"Wounds that tell","face":10,"die":10,"row":"On their feet again","member":1,"typed":false,"lasting":"","misses":0,"heals_after":0,"heals_on":0,"heals_for":0,"wound":"","gains":0,"stash":[],"kind":"table_rolled"}');
INSERT INTO "chronicle" VALUES(32,'company:96c43963','2026-11-29T20:03:43+00:00','','{"battle":"4a303c7744eff2d0bbbe80ae62fb239a","title":"The Back Door","table":"Lessons of the field","face":30,"die":100,"row":"Glad to be back","member":1,"typed":false,"lasting":"","misses":0,"heals_after":0,"heals_on":0,"heals_for":0,"wound":"","gains":0,"stash":[],"kind":"table_rolled"}');
INSERT INTO "chronicle" VALUES(33,'company:96c43963','2026-11-29T20:03:43+00:00','','{"battle":"4a303c7744eff2d0bbbe80ae62fb239a","title":"The Back Door","table":"Lessons of the field","face":31,"die":100,"row":"Glad to be back","member":2,"typed":false,"lasting":"","misses":0,"heals_after":0,"heals_on":0,"heals_for":0,"wound":"","gains":0,"stash":[],"kind":"table_rolled"}');
INSERT INTO "chronicle" VALUES(34,'company:96c43963','2026-11-29T20:03:43+00:00','','{"battle":"4a303c7744eff2d0bbbe80ae62fb239a","title":"The Back Door","table":"Lessons of the field","face":50,"die":100,"row":"Glad to be back","member":3,"typed":false,"lasting":"","misses":0,"heals_after":0,"heals_on":0,"heals_for":0,"wound":"","gains":0,"stash":[],"kind":"table_rolled"}');
INSERT INTO "chronicle" VALUES(35,'annals','2026-11-29T20:03:43+00:00','','{"name":"Orvan","node":"ford","to":"camp","follows":1,"battle":"","winner":"crown","margin":"12","how":"points","met":[],"kind":"campaign_moved"}');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'battle_created',2,'{"setup":{"title":"The Back Door","features":[{"id":"D1","kind":"external_door","name":"Back door","state":"closed","damage":0,"key":null,"airlock":null,"pressure":true,"floors":0,"lowest":1,"car":null,"heading":null,"arrives":null,"calls":[],"used":false,"part_of":null,"at":null,"af":null,"width_m":1.0}],"typed_dice":["blue","red"],"seed":4995834655760418,"environment":{"zero_g":false,"night":false,"blackout":false,"rain":false,"snow":false,"vacuum":false,"hostile":""},"turns":6,"extra_actions":[],"scenario":"newcomer","briefing":"Three of John Doe''s squad have cornered three TOG riflemen behind a warehouse. Put a table edge or a book between them as a low wall: whoever stands behind it has half cover (hard), whoever kneels there is in full cover. The two groups begin 15 m apart. The back door D1 in the middle is closed and not locked; through it a corridor leads past the wall. The fight is won by victory points after six turns, or when one side has nobody left standing.","packs_on":true,"chapters":[],"map":"","may_hide":[],"taking_back":"anybody","clock":[],"page":{"areas":[],"conditions":[],"triggers":[],"objectives":[],"deployment":{"order":[],"secret":false,"together_m":null,"places":[]},"arrivals":[],"spending":[],"plots":[],"defender":"","players":[],"briefings":[],"squads":[],"hides_first":""},"paper":[],"packs":[],"length_unit":"m","sides":[{"id":"blue","name":"Commonwealth"},{"id":"red","name":"TOG"}],"groupings":[{"id":"blue","name":"Able","side":"blue","units":[1,2,3],"race":null,"modifier":0,"instead_of":""},{"id":"red","name":"Baker","side":"red","units":[4,5,6],"race":null,"modifier":0,"instead_of":""}],"soldiers":[{"id":1,"name":"John Doe","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"dd018472-1","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":2,"name":"Mara Quill","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"dd018472-2","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":3,"name":"Tobias Renn","side":"blue","squad":"blue-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"dd018472-3","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":4,"name":"Varro","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR","SP"],"value":46,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"96c43963-1","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":5,"name":"Cassia","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"96c43963-2","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null},{"id":6,"name":"Drusus","side":"red","squad":"red-1","race":"Human","troop":"combat_arms","armour":"BI","weapons":["SR"],"value":45,"equipment":[],"leader":null,"quality":"regular","naval":false,"keys":[],"begins":[],"character":null,"career":"96c43963-3","hurt":"none","lasting":[],"paper":false,"unknown":[],"af":null}],"rulings":[],"tables_hash":"a2f6c08734160066","rulings_hash":"98c7ce6051d61cbc","starts":[],"remarks":[],"goods":[],"reserves":[],"version":"0.14.0","salt":"","start":"","referee":true},"kind":"battle_created"}');
INSERT INTO "event" VALUES(2,1,2,1,'unit_corrected',1,'{"unit":1,"changes":[["wound","S"]],"reason":"a nail","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(3,1,3,2,'unit_corrected',1,'{"unit":2,"changes":[["wound","D"]],"reason":"he fell","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(4,1,4,3,'unit_corrected',1,'{"unit":4,"changes":[["wound","U"]],"reason":"told","kind":"unit_corrected"}');
INSERT INTO "event" VALUES(5,1,5,4,'turn_begun',1,'{"turn":1,"kind":"turn_begun"}');
INSERT INTO "event" VALUES(6,1,6,5,'initiative_rolled',1,'{"rolls":[{"grouping":"blue","faces":[{"name":"initiative","value":3,"who":"blue","side":"blue","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":3},{"grouping":"red","faces":[{"name":"initiative","value":8,"who":"red","side":"red","die":10,"source":"typed"}],"lines":[{"key":"race","label":"Human","value":0,"rule":"INI-12","applied":true,"note":""}],"total":8}],"kind":"initiative_rolled"}');
INSERT INTO "event" VALUES(7,1,7,6,'order_chosen',1,'{"grouping":"blue","choice":"MOVE","forced":false,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(8,1,7,7,'order_chosen',1,'{"grouping":"red","choice":"MOVE","forced":true,"kind":"order_chosen"}');
INSERT INTO "event" VALUES(9,1,7,8,'order_set',1,'{"order":["blue","red"],"kind":"order_set"}');
INSERT INTO "event" VALUES(10,1,7,9,'subphase_opened',1,'{"moment":{"turn":1,"subphase":1},"kind":"subphase_opened"}');
INSERT INTO "event" VALUES(11,1,7,10,'stage_entered',1,'{"stage":"actions","kind":"stage_entered"}');
INSERT INTO "event" VALUES(12,1,7,11,'slot_opened',1,'{"place":0,"kind":"slot_opened"}');
INSERT INTO "event" VALUES(13,1,8,12,'conceded',1,'{"kind":"conceded","side":"red","last":true}');
INSERT INTO "event" VALUES(14,1,8,13,'battle_ended',1,'{"reason":"conceded by TOG","scores":[{"side":"blue","points":"69/2","unknown":0},{"side":"red","points":"69/1","unknown":0}],"again":false,"kind":"battle_ended"}');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-29T20:03:43+00:00','created',NULL,1,1,'0.14.0','4a303c7744eff2d0bbbe80ae62fb239ab71c48a1ff5e09d0fb20d83e9855ac4d');
INSERT INTO "step" VALUES(2,1,'{"unit":1,"changes":[["wound","S"]],"reason":"a nail","kind":"correct"}','','2026-11-29T20:03:43+00:00','correct',1,2,2,'0.14.0','75446ede107bcce3f6440b703167a1d88ba9c8926fac988090b6309be5067c9c');
INSERT INTO "step" VALUES(3,1,'{"unit":2,"changes":[["wound","D"]],"reason":"he fell","kind":"correct"}','','2026-11-29T20:03:43+00:00','correct',2,3,3,'0.14.0','fc23ab60f0d470fb4e0e9f1f24d66669616512a7f734bc681594f4a19ee496de');
INSERT INTO "step" VALUES(4,1,'{"unit":4,"changes":[["wound","U"]],"reason":"told","kind":"correct"}','','2026-11-29T20:03:43+00:00','correct',3,4,4,'0.14.0','b4b8d2dc9804e9b0880fd56a2ab368250c4e7b8a2a4ae3086784cce185bbdd3d');
INSERT INTO "step" VALUES(5,1,'{"overrule":"","kind":"begin"}','','2026-11-29T20:03:43+00:00','begin',4,5,5,'0.14.0','64cc6df9cfebc34d7d88e02bb81d65aa6a26db9fb07d1a46206949fc45d01415');
INSERT INTO "step" VALUES(6,1,'{"kind":"roll_initiative"}','','2026-11-29T20:03:43+00:00','roll_initiative',5,6,6,'0.14.0','b4f4d89948b021be5f1aef4b2cca612d4d51ee9fe4d11aa7208f5bc9127547dd');
INSERT INTO "step" VALUES(7,1,'{"grouping":"blue","choice":"MOVE","overrule":"","kind":"choose_order"}','','2026-11-29T20:03:43+00:00','choose_order',6,7,12,'0.14.0','aac57d5a2b5ec2cb91a2c5551b7537b013ff3d8ed6e8e0646d462b1f27e3a09f');
INSERT INTO "step" VALUES(8,1,'{"kind":"concede","side":"red","reason":""}','','2026-11-29T20:03:43+00:00','concede',7,13,14,'0.14.0','135c72b9ef342365cd86aaa3f02ab22037a3c79a5b1c3ff2b3321dbab83f0fa0');
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
