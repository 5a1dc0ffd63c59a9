"""While one device has its advice thought of, the others are served; and a mind that fails is told."""

from threading import Event, Thread

from support.served import served

from squadlog.extras.commander.mind import levels


def test_a_page_is_served_to_others_while_advice_is_thought_of(call, monkeypatch):
    begun, goes_on, came = Event(), Event(), []

    class Slow:
        name = "slow/1"

        def weigh(self, _posed, unit):
            begun.set()
            assert goes_on.wait(20)
            raise RuntimeError(f"no idea for {unit}")

    monkeypatch.setattr(levels, "LEVELS", {"slow": Slow})
    call("new", "newcomer", "--seed", "7")
    call("do", "begin", "initiative", "move")
    with served(None) as table:
        blue, red = table.join("blue"), table.join("red")
        asks = Thread(
            target=lambda: came.append(blue.get("/page/piece/advice?unit=1", **{"X-Squadlog": "piece"}))
        )
        asks.start()
        assert begun.wait(20)
        assert red.get("/").status == 200
        assert red.say("note the rain stops").status == 200
        assert not came
        goes_on.set()
        asks.join()
        assert "No advice: RuntimeError: no idea for 1" in came[0].text
        assert red.get("/page/piece/advice?unit=4").status == 422
