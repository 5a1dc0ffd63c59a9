"""The rulebook, chapter by chapter: pure functions over the frozen battle.

It knows `battle` and what is beneath it; no ground, no screen, no file. It is asked by `session`, `reports`,
`language`. Begin with `desk/engine`, then `common/chapter`.

A folder is a chapter, or a few that belong together, and gives one `Chapter` (its module `chapter`): what it answers
and does. `desk` stands between them: `engine` answers a command with events or a refusal; `flow` carries the battle
on through every step that needs nobody's word; `chapters` are those in force, over which all of it is a loop. What
serves every chapter lies in `common`: `context` is what a rule may consult, `chapter` what a chapter is, `hooks` what
it may fill.

folder  chapter             modules                                   tests                                   rules
        dice                checks, context, refusing, chances        test_tests_by_row, test_to_hit          DIE
        what a chapter is   chapter, advanced, needs, chapter_states,       test_stealth, test_scheduled          ADV
                            words, step_words, on_track,
                            explosive, foreseen, previews, reported,
                            common
        hooks of a chapter  joining, families, hooks: commands,       test_hooks                              ADV
                            actions, turn, schedule, soldiers, fire,
                            blasts, ground, secrets, score
        shots               shots: gunnery, shot, odds                test_gunnery, test_odds                     FIR
        victory             scoring: victory, levels, ended           test_victory, test_levels               CAS, VIC
        kept for all        kept: laid_things, explosions, undo_wish, test_laid_out, test_blasts              -
                            end_of_battle
        wounds              wounds                                    test_wounds                             DMG, WND
        slots and questions slot, ask, once_more                      test_orders, test_strangers              ACT
        places              arriving, confined, places                test_on_the_map, test_places_typed      MOV, STO
        squads              posts                                     test_whose_squad                        LDR
desk    sequence of play    engine, steps, phases, flow, asking,      test_sequence_of_play, test_phases     SEQ, ADV
                            ending
        chapters in force   chapters, switching                       test_needs_of_chapters                  ADV
        action step         declaring, free_to_act, declared_move,    test_sequence_of_play, test_orders,     ACT
                            orders, perform, along_the_way, led,      test_orders_of_fighters,
                            told, onward                              test_orders_for_many
        actions             actions, choices, details, preview,       test_action_costs, test_foreseen        ACT, CMB
                            foreseeing, paces
        odds side by side   values, imagined, cells, table        test_considered, test_odds_twin
        shots at places     shot_there                            test_onlookers
        the last word       referee, asked_anew                       test_record_laws, test_asked_anew,      GEN, LOG
                                                                      test_let_stand, test_meddling
turn    initiative          initiative                                test_initiative                         INI
        set-up, groupings   placing, ranks, timekeeping, limits       test_placing, test_turn_set_right,      SET, GEN
                                                                      test_groupings, test_coming_and_going,
                                                                      test_actions_of_ones_own
moving  movement            movement, marching, leaps, turning,       test_movement, test_movement_leaps,     MOV, TER, RAC
                            step_costs, path, details                 test_movement_allowance,
                                                                      test_movement_turning, test_path
        bounce packs        bounce                                    test_bounce                             BNC
        zero gravity        zero_gravity                              test_zero_gravity                       ZRG
fire    sight and cover     sight, woods, slopes, cover,              test_cover, test_sight                  LOS, FIR
                            origins
        ranged fire         shots, aim, to_hit, smoke_on_line,        test_fire, test_fire_objections,        FIR, DMG
                            seeing                                    test_fire_targets, test_fire_effects,
                                                                      test_to_hit
        opportunity fire    opportunity, mid_move, tracking           test_opportunity, test_along_the_way    ACT
        obstacles, things   obstacles, sections, at_things            test_obstacles, test_on_the_map_walls   OBS
melee   melee               rolls, engaging, openings, intents,       test_engaging, test_melee_openings,     MEL
                            avoidance, beginnings, footing,           test_melee_of_several,
                            resolution, reach, tracking               test_melee_resolution
house   doors and floors    doors, airlocks, doorways, elevators,     test_doors, test_doors_in_play,         ACT, STO
                            stairs                                    test_elevators
        objects             objects, handing, belongings, details,    test_objects                            ACT
                            lying, cars                               test_things_on_the_ground, test_in_the_car
blasts  explosions          record, words, rings, harm, asking,       test_blasts, test_foreseen              GRN, EXP
                            resolving, foreseeing, things, chapter
        scatter             scatter                                   test_scatter                            GRN
explosives charges          record, words, installing, detonating,    test_charges*                           EXP, SHP
                            going_off, battering, testing, laying, patterns,
                            chapter
ammunition magazines        record, words, magazines, chapter         test_ammunition                         AMO
hiding  hiding, detection   record, words, piles, eyes, placing,      test_detection, test_hiding,            HID, DET
                            verbs, commitment, searching, viewing,    test_hiding_placing,
                            detection, folds, honour, paper, chance,  test_hiding_secrets,
                            dicing, laying, revealing, untold,        test_hiding_honour,
                            secret_paper, chapter                     test_hiding_begins,
                                                                      test_hiding_ground, test_hiding_dicing,
                                                                      test_hiding_near, test_hiding_any_command,
                                                                      test_hiding_laying, test_hiding_told,
                                                                      test_hiding_untold
ambush  ambush              record, words, freeze, judging, chapter   test_ambush, test_ambush_said,          AMS
                                                                      test_ambushed, test_ambush_in_play,
                                                                      test_night_ambush
automatic_fire bursts       record, words, bursts, odds, sweeping,    test_automatic_fire, test_area_bursts   AUT
                            firing, chapter
grenades hand grenades      record, words, aim, landing, throwing,    test_grenades, test_grenades_go_off     GRN
                            kinds, scattering, stock, sacrifice,
                            readying, foreseeing, chapter
launchers grenade launchers record, words, launching, chapter         test_launchers                          GLA
smoke   smoke               record, words, rising, chapter            test_smoke                              SMK
stealth stealth power mode  record, words, chapter                    test_stealth                            STL
quality troop quality       record, words, chapter                    test_quality                            QUA
leadership                  record, words, chain, naming, chapter     test_leadership, test_leaders_in_name   LDR
rout    rout and rally      record, words, plight, weighing, testing, test_rout*, test_rally                  ROU, RAL
                            allowed, rallying, chapter
regroup regrouping          record, words, terms, chapter             test_regroup                            RGP
laid_out                    tarps, folds, eyes, commitment,   test_laid_out, test_goods_laid_in_play  -
                            laying, mending, telling, record, words,
                            chapter
ground_sensor               record, words, seeking, chapter           test_ground_sensor                      SEN
camo_tinter                 record, words, chapter                    test_camo_tinter                        CAM
fire_missions               missions, eyes, strike, calling, landing, test_fire_missions,                     FMS
                            plotting, record, words, chapter          test_fire_missions_land
mines   mines               laid, springing, record, words, chapter   test_mines                              MIN
vacuum  vacuum, hostile air record, words, suits, leaks, air, chapter test_vacuum, test_vacuum_aboard         ENV
weather night, rain, snow   record, words, sky, night, chapter        test_night, test_weather                ENV
jammer                      record, words, chapter                    test_jammer                             ECM
legionnaire                 record, words, chapter                    test_legionnaire, test_characters        LEG
lasting                     record, words, chapter                    test_lasting                              -
holotarp                    record, words, beneath, chapter           test_holotarp                           HOL
scenario                    progress, record, eyes, inside,           test_scenario_pages                     SCN
                            conditions, tick, objectives, deploying,
                            placing, arriving, leaving, directing,
                            binding, squads, words, chapter
                            score                                     test_scored                             VIC
standing_orders             record, words, watching, leading, chapter test_standing_orders                    ACT
on_paper sides on paper     record, words, saying, passing, whom,     test_on_paper, test_on_paper_melee      LOG
                            their_fire, open_hits, stating, values,
                            suits, skills, chapter
taking_back                 record, words, chapter                    test_taking_back                        -
after_the_end               record, words, chapter                    test_ends                               SCN
pausing                     record, words, chapter                    test_minutes                            -
people                      record, words, chapter                    test_people                             -
readiness                   record, words, chapter                    test_ready                              SET
ends                        record, words, breaking, chapter          test_ended_by_word, test_break_point    SEQ, END
timed_play                  record, words, decision, chapter          test_timed_play                         TIM
all     all together        engine                                    test_narratives, test_invariants        all
"""
