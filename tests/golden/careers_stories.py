"""What golden files of companies and results were made by: the command lines, in every version that has them."""

from typing import NamedTuple


class Careers(NamedTuple):
    """Companies and results: the command lines that lead to where the file stops, and those that go on from there."""

    said: tuple[str, ...]
    then: tuple[str, ...]


CAREERS = {
    "companies": Careers(
        said=(
            "company new Able --squad ready:john_doe --points 120",
            "company new Baker --side TOG --squad ready:guard_patrol",
            "company house able wounds kept",
            "company house able healing level",
            "company house able medals tally",
            "company house able pay fifty",
            "company house baker gear salvaged",
            "company house baker supplies stash",
            "campaign new River --told 'four bridges'",
            "campaign tell river 'the first bridge is down'",
            "company muster able 1-3 --as 'Able One'",
            "company muster baker 1-3 --as 'Baker One'",
            "new --side Able='Able One' --side Baker='Baker One' --seed 8",
            (
                "do 'correct 1 wound=M because a nail' 'correct 4 wound=D because he fell' begin initiative move "
                "'end because late'"
            ),
            "company after --campaign river",
            (
                "result enter --title 'The Ford' --side Able=120 --side Baker=80 --campaign river "
                "'able: 1 W S, 2 kills, 4 hits, 9 shots; 4-6' 'baker: 2 D; 3 1 out'"
            ),
            "result claim --as Able --title 'The Mill' --side Able=12 --side Baker=81/2 'able: 2 W U'",
            "result confirm 3 --for Baker --fought '3 U; 4'",
            "result claim --as Able --title 'The Gate' --side Able=1 --side Baker=1 'able: 7'",
            "result dispute 4 --for Baker --why 'it was dark'",
            "company medal able 1 Bridge Cross",
            "company note able 1 keeps the map",
            "company note able company of the old guard",
            "company heal able 1 --to L --why 'a good nurse'",
            "company gain able 30 found",
            "company spend able 10 candles",
            "company stash able add plastic_explosive 2",
            "company discharge able 8 --why 'went home'",
        ),
        then=(
            "result confirm 4 --for Baker",
            "company muster able 1,4-6 --as 'Able Two'",
            "company heal able 2 --to none",
            "company undo able",
        ),
    ),
    "linked": Careers(
        said=(
            "company new Able --squad ready:john_doe --points 120",
            "company new Baker --squad ready:tog_line",
            "company tables able gritty",
            "company tables baker heroic",
            "company house able effects points",
            "campaign new Orvan --plot the_orvan --company crown=Able --company line=Baker",
            "campaign next Orvan --who crown=1-3 --who line=1-3 --typed all",
            (
                "do 'correct 1 wound=S because a nail' 'correct 2 wound=D because he fell' "
                "'correct 4 wound=U because told' begin initiative 3 8 move 'concede red'"
            ),
            "company after",
            "company roll able 2 5",
            "company roll baker --dice",
            "campaign after Orvan --won crown --margin 12",
        ),
        then=("company roll able 5", "result undo", "company undo able"),
    ),
}
