"""The rulebook, chapter by chapter: pure functions over the frozen battle.

`engine` answers a command with events or a refusal; `flow` carries the battle on through every step that needs nobody's
word; `declaring`, `orders` and `perform` make the action step, in which `slot` knows whose word counts; `asking` says what
is waited for (`ask` is its value), `choices` what a unit could do, `preview` what a shot would do. `checks`, `wounds` and
`refusing` serve every chapter, `table` is what a rule may consult.

chapter             modules                                             tests                                   rules
sequence of play    engine, flow, asking, ask                           test_sequence_of_play, test_narratives  SEQ
action step         declaring, free_to_act, declared_move, orders,      test_sequence_of_play, test_orders,     ACT
                    slot, perform                                       test_orders_of_fighters
actions             actions, choices                                    test_action_costs                       ACT, CMB
dice                checks                                              test_to_hit, test_melee_ledger          DIE
initiative          initiative                                          test_initiative                         INI
movement            movement, marching, leaps, turning, strides, path   test_movement, test_movement_allowance, MOV, TER, RAC
                                                                        test_movement_turning,
                                                                        test_movement_leaps, test_path
bounce packs        bounce                                              test_bounce                             BNC
sight and cover     woods, cover, cover_names, sight, origins           test_cover, test_sight                  LOS, FIR
ranged fire         fire, aim, shot, to_hit, gunnery, odds, preview     test_fire, test_fire_objections,        FIR, DMG
                                                                        test_fire_targets, test_fire_effects,
                                                                        test_to_hit, test_gunnery, test_odds
opportunity fire    opportunity, mid_move                               test_opportunity                        ACT
wounds              wounds                                              test_wounds                             DMG, WND
obstacles           obstacles, sections                                 test_obstacles, test_on_the_map_walls   OBS
melee               melee, engaging, melee_openings, melee_intents,     test_engaging, test_melee_openings,     MEL
                    melee_avoidance, melee_beginnings, melee_footing,   test_melee_of_several,
                    melee_resolution, melee_reach                       test_melee_resolution
doors and floors    doors, airlocks, openings, elevators, stairs,       test_doors, test_doors_in_play,         ACT, STO
                    confined                                            test_elevators
objects             objects, handing, belongings                        test_objects                            ACT
zero gravity        zero_gravity                                        test_zero_gravity                       ZRG
set-up              placing, arriving                                   test_placing                            SET
victory             victory                                             test_victory                            CAS, END
the last word       referee, asked_anew, timekeeping, ranks, limits     test_record_laws, test_let_stand,       GEN, LOG
                                                                        test_asked_anew, test_meddling,
                                                                        test_turn_set_right, test_groupings,
                                                                        test_coming_and_going,
                                                                        test_actions_of_ones_own
on a map            arriving, mid_move, sections, origins, melee_reach  test_measured_moves, test_measured_fire, MOV, LOS, OBS
                                                                        test_measured_meetings,
                                                                        test_on_the_map,
                                                                        test_on_the_map_sights
all together        engine                                              test_narratives, test_invariants        all
"""
