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
INSERT INTO "battle" VALUES(1,'Generals and Majors','2026-11-23T15:27:59+00:00','2026-11-23T15:27:59+00:00','move 27',28,1,'','',NULL,'generals');
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
INSERT INTO "event" VALUES(1,1,1,NULL,'game_started',1,'{"header": "game generals\nseed 11\nseat A Ann\nseat B Bob\n\n"}');
INSERT INTO "event" VALUES(2,1,2,1,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(3,1,3,2,'game_moved',1,'{"move": "drop 3R", "seat": 1}');
INSERT INTO "event" VALUES(4,1,4,3,'game_moved',1,'{"move": "JR", "seat": 0}');
INSERT INTO "event" VALUES(5,1,5,4,'game_moved',1,'{"move": "1R", "seat": 0}');
INSERT INTO "event" VALUES(6,1,6,5,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(7,1,7,6,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(8,1,8,7,'game_moved',1,'{"move": "drop 9G", "seat": 1}');
INSERT INTO "event" VALUES(9,1,9,8,'game_moved',1,'{"move": "KG", "seat": 0}');
INSERT INTO "event" VALUES(10,1,10,9,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(11,1,11,10,'game_moved',1,'{"move": "?BR commander", "seat": 1}');
INSERT INTO "event" VALUES(12,1,12,11,'game_moved',1,'{"move": "2B", "seat": 1}');
INSERT INTO "event" VALUES(13,1,13,12,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(14,1,14,13,'game_moved',1,'{"move": "AG", "seat": 0}');
INSERT INTO "event" VALUES(15,1,15,14,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(16,1,16,15,'game_moved',1,'{"move": "KB", "seat": 1}');
INSERT INTO "event" VALUES(17,1,17,16,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(18,1,18,17,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(19,1,19,18,'game_moved',1,'{"move": "QY", "seat": 1}');
INSERT INTO "event" VALUES(20,1,20,19,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(21,1,21,20,'game_moved',1,'{"move": "?RY commander", "seat": 0}');
INSERT INTO "event" VALUES(22,1,22,21,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(23,1,23,22,'game_moved',1,'{"move": "1Y x1R", "seat": 1}');
INSERT INTO "event" VALUES(24,1,24,23,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(25,1,25,24,'game_moved',1,'{"move": "JY", "seat": 0}');
INSERT INTO "event" VALUES(26,1,26,25,'game_moved',1,'{"move": "end", "seat": 0}');
INSERT INTO "event" VALUES(27,1,27,26,'game_moved',1,'{"move": "QR", "seat": 1}');
INSERT INTO "event" VALUES(28,1,28,27,'game_moved',1,'{"move": "2Y", "seat": 1}');
INSERT INTO "event" VALUES(29,1,29,28,'game_moved',1,'{"move": "end", "seat": 1}');
INSERT INTO "event" VALUES(30,1,30,29,'game_moved',1,'{"move": "end", "seat": 0}');
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
INSERT INTO "headmove" VALUES(1,1,30,28,'','2026-11-23T15:27:59+00:00','');
CREATE TABLE setting (
    "key" VARCHAR NOT NULL,
    value VARCHAR NOT NULL,
    PRIMARY KEY ("key")
);
INSERT INTO "setting" VALUES('game.current','1');
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
INSERT INTO "step" VALUES(1,1,'','','2026-11-23T15:27:59+00:00','created',NULL,1,1,'0.8.0','c359e4c126338de8380e5ae7af45812f6929286362801a3ae9343fdb76baaee4');
INSERT INTO "step" VALUES(2,1,'end','tester','2026-11-23T15:27:59+00:00','move',1,2,2,'0.8.0','bb7866804188971e209e5ad9c9e0affcd4bf7671f73e0d4d0c3348bc64976f5b');
INSERT INTO "step" VALUES(3,1,'drop 3R','tester','2026-11-23T15:27:59+00:00','move',2,3,3,'0.8.0','973a5346b52e6f34529eee7e08de909e8688e6ae3cfbed7e092d9698f83b652b');
INSERT INTO "step" VALUES(4,1,'JR','tester','2026-11-23T15:27:59+00:00','move',3,4,4,'0.8.0','186747ed6083a9bb7b6a0fa602e7b559140b0bc32cce18a2f91b002ce0207a32');
INSERT INTO "step" VALUES(5,1,'1R','tester','2026-11-23T15:27:59+00:00','move',4,5,5,'0.8.0','c183e77413d6dec62df16446aecba3ae16bcef5cca9a0b62d91402a02bbe4205');
INSERT INTO "step" VALUES(6,1,'end','tester','2026-11-23T15:27:59+00:00','move',5,6,6,'0.8.0','264e477b441488002e81e2c729042d3ed51d9e5da219a70529c9a29e3527a270');
INSERT INTO "step" VALUES(7,1,'end','tester','2026-11-23T15:27:59+00:00','move',6,7,7,'0.8.0','8196d66cb2f61f47d6edeb345f52672b469fa451b4bc7ff475fb372398efae9e');
INSERT INTO "step" VALUES(8,1,'drop 9G','tester','2026-11-23T15:27:59+00:00','move',7,8,8,'0.8.0','b71195d2e561cfe26cbb96cdbb360d943d5367d1a2e8b1834b5fe12b846c6dfa');
INSERT INTO "step" VALUES(9,1,'KG','tester','2026-11-23T15:27:59+00:00','move',8,9,9,'0.8.0','761eb19c170df754f15d41b449b41396b68e3fe922bd013ae15b956bcfd7f0d6');
INSERT INTO "step" VALUES(10,1,'end','tester','2026-11-23T15:27:59+00:00','move',9,10,10,'0.8.0','35f1f68c523a0d6a46ca7d019c5c9591b8e1d1a4382210cf74f50269864133a2');
INSERT INTO "step" VALUES(11,1,'?BR commander','tester','2026-11-23T15:27:59+00:00','move',10,11,11,'0.8.0','b47a44171504b744034b2dfd3638d88376031f85757a570c19a8202ec0dbfd4c');
INSERT INTO "step" VALUES(12,1,'2B','tester','2026-11-23T15:27:59+00:00','move',11,12,12,'0.8.0','9b8b596af06ff272ae23b01cc54082128d84d5a34fc56947638f6bf96cde07f5');
INSERT INTO "step" VALUES(13,1,'end','tester','2026-11-23T15:27:59+00:00','move',12,13,13,'0.8.0','78f468f8651dc3e9f825ec6951734fdc32b037125da2594187f0473372c106fc');
INSERT INTO "step" VALUES(14,1,'AG','tester','2026-11-23T15:27:59+00:00','move',13,14,14,'0.8.0','35b8a2db3093ae522c8b8aff11af1c6f51dcd5fdb596bad7349d333b33628375');
INSERT INTO "step" VALUES(15,1,'end','tester','2026-11-23T15:27:59+00:00','move',14,15,15,'0.8.0','6b8f7af523ba73c5ae4229c546daa223cc3931d26e27f3dd55206986c2a6aa73');
INSERT INTO "step" VALUES(16,1,'KB','tester','2026-11-23T15:27:59+00:00','move',15,16,16,'0.8.0','ff543289f602c3c30cda18f6cecbe742e57e56502c7a78204016e56840950aa0');
INSERT INTO "step" VALUES(17,1,'end','tester','2026-11-23T15:27:59+00:00','move',16,17,17,'0.8.0','dea11079d586f0bd73b99bfa9259e01ab6b86305cad9dedd91b9060cb0705e10');
INSERT INTO "step" VALUES(18,1,'end','tester','2026-11-23T15:27:59+00:00','move',17,18,18,'0.8.0','b3a27753cbce0fb39d82a91571613a265c1306fd663fd439be7437b0596e4d61');
INSERT INTO "step" VALUES(19,1,'QY','tester','2026-11-23T15:27:59+00:00','move',18,19,19,'0.8.0','c516951b01bb24d5089b1135ce119e25a9576d8a29d2d810bafbdb44521120fb');
INSERT INTO "step" VALUES(20,1,'end','tester','2026-11-23T15:27:59+00:00','move',19,20,20,'0.8.0','b07ffbbb65d80bc3249c858e681a839567cc265a93556c449fa24c7015b082f7');
INSERT INTO "step" VALUES(21,1,'?RY commander','tester','2026-11-23T15:27:59+00:00','move',20,21,21,'0.8.0','ebe3328f42c944a07d033cb02e60d10fce1271d9057ba9870f6ab4d954cf6b3c');
INSERT INTO "step" VALUES(22,1,'end','tester','2026-11-23T15:27:59+00:00','move',21,22,22,'0.8.0','c12aabe8366ebe5e01c62c1640013ff76c068edfef3b5f962cf760b8da420996');
INSERT INTO "step" VALUES(23,1,'1Y x1R','tester','2026-11-23T15:27:59+00:00','move',22,23,23,'0.8.0','c491c2e90a358600471b92f8a739d737330c0c689e28a5362f96419a8e44f239');
INSERT INTO "step" VALUES(24,1,'end','tester','2026-11-23T15:27:59+00:00','move',23,24,24,'0.8.0','5aca9d315339903ecb20a5a89cbbe1f76c06f8f9804344467069509727d4786d');
INSERT INTO "step" VALUES(25,1,'JY','tester','2026-11-23T15:27:59+00:00','move',24,25,25,'0.8.0','0aae4bac31d526d306e0cf9b14cb5123fbfe197c764edd1e7df36ec560f0fe74');
INSERT INTO "step" VALUES(26,1,'end','tester','2026-11-23T15:27:59+00:00','move',25,26,26,'0.8.0','eb19d85755b19110c506998ae7ee69f5491c92bd66912382eb58446104b51563');
INSERT INTO "step" VALUES(27,1,'QR','tester','2026-11-23T15:27:59+00:00','move',26,27,27,'0.8.0','4c31b6bfcc9c0e919fd2319ca7502146c304e2374ba2b1cc8e2d6819aee97963');
INSERT INTO "step" VALUES(28,1,'2Y','tester','2026-11-23T15:27:59+00:00','move',27,28,28,'0.8.0','ccd79006ddfc782d9bcd7b18e2151a6980dfe8df2f59b8650aa715d36d788018');
INSERT INTO "step" VALUES(29,1,'end','tester','2026-11-23T15:27:59+00:00','move',28,29,29,'0.8.0','05efa8af275e2ed7b1a30f9ef5fe4cd53d8f0a9ce649cfde5c102ec69aa82ca4');
INSERT INTO "step" VALUES(30,1,'end','tester','2026-11-23T15:27:59+00:00','move',29,30,30,'0.8.0','edefe203fc45178ab6132443751a8de32ed0cd14a0a38eadae3c15832b9d6d48');
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
