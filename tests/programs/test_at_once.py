"""Several people at several terminals say something in one battle at the same moment."""


def test_what_several_say_at_one_moment_is_all_kept_each_decided_on_what_stood(shell, call):
    call("new", "newcomer")
    done = shell(
        'pids=(); for who in a b c d; do squadlog do "note from $who" --by $who & pids+=($!); done;'
        " for pid in ${pids[@]}; do wait $pid; echo code $?; done"
    )
    assert done.stdout.count("code 0") == 4, done
    log = call("log")[1]
    assert [log.count(f"Note: from {who}") for who in "abcd"] == [1, 1, 1, 1]
    assert call("audit")[0] == 0
