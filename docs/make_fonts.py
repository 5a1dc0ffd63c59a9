"""The fonts that documents are printed with: letters and signs of Latin, Greek and Cyrillic in two weights, which
nearly every name is written in, and one font for each other script; pages for a browser carry the first two as far
as Latin goes. Cut from those of Debian (fonts-dejavu-core, fonts-noto-core, fonts-droid-fallback, fonts-nanum) and
from Noto Emoji in one colour (of the npm package @fontsource/noto-emoji, whose file is named). Needs fontTools with
brotli; writes into squadlog/extras/paper/fonts: python docs/make_fonts.py noto-emoji-emoji-400-normal.woff
"""

import json
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent / "squadlog" / "extras" / "paper" / "fonts"
DEBIAN = Path("/usr/share/fonts/truetype")
TEXT = {"text": "dejavu/DejaVuSansCondensed.ttf", "bold": "dejavu/DejaVuSansCondensed-Bold.ttf"}
PLAIN = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x2FF), (0x300, 0x36F), (0x370, 0x52F), (0x1E00, 0x1FFF), (0x2010, 0x205E),
    (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2150, 0x218F), (0x2190, 0x21FF), (0x2200, 0x22FF),
    (0x2460, 0x2473), (0x2500, 0x25FF), (0x2600, 0x26FF), (0x2700, 0x27BF), (0xFB00, 0xFB06), (0xFFFD, 0xFFFD),
]  # fmt: skip
SCRIPTS = [
    "Arabic",
    "Armenian",
    "Balinese",
    "Bengali",
    "CanadianAboriginal",
    "Cherokee",
    "Devanagari",
    "Ethiopic",
    "Georgian",
    "Gujarati",
    "Gurmukhi",
    "Hebrew",
    "Javanese",
    "Kannada",
    "Khmer",
    "Lao",
    "Malayalam",
    "Mongolian",
    "Myanmar",
    "NKo",
    "Oriya",
    "Osage",
    "Sinhala",
    "Sundanese",
    "Syriac",
    "Tamil",
    "Telugu",
    "Thaana",
    "Thai",
    "Tifinagh",
    "Vai",
    "Yi",
    "Symbols",
    "Symbols2",
]
HAN, HANGUL = "droid/DroidSansFallbackFull.ttf", "nanum/NanumGothic.ttf"
WEB = [(0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2026), (0x2190, 0x2193), (0x2212, 0x2212), (0x221E, 0x221E),
       (0x25B6, 0x25B6), (0x2605, 0x2605)]  # fmt: skip
"""What pages for a browser carry letters for; for the rest it has fonts of its own."""


def ranges(codes):
    found = []
    for code in sorted(codes):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return found


def cut(source, target, codes, *, features=("*",), called=""):
    font = TTFont(source)
    options = Options(
        layout_features=list(features),
        hinting=False,
        glyph_names=target.suffix == ".ttf",  # which are found sooner than made up
        notdef_outline=True,
        name_IDs=[0, 1, 2, 13, 14],
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    if called:  # its name is reserved for the font as it was made
        for record in font["name"].names:
            if record.nameID in (1, 4, 6):
                font["name"].setName(
                    called, record.nameID, record.platformID, record.platEncID, record.langID
                )
    if target.suffix != ".ttf":
        font.flavor = target.suffix[1:]
    font.save(target)


def main():
    ROOT.mkdir(exist_ok=True)
    covered, widths, table = set(), {}, []
    plain = {code for low, high in PLAIN for code in range(low, high + 1)}
    for weight, source in TEXT.items():
        font = TTFont(DEBIAN / source)
        best, metrics, em = font.getBestCmap(), font["hmtx"].metrics, font["head"].unitsPerEm
        codes = plain & set(best)
        widths[weight] = {str(code): round(metrics[best[code]][0] * 1000 / em) for code in sorted(codes)}
        cut(DEBIAN / source, ROOT / f"{weight}.ttf", codes)
        web = {code for low, high in WEB for code in range(low, high + 1)} & codes
        cut(DEBIAN / source, ROOT / f"{weight}.woff2", web, features=())
        covered |= codes
    named = [(f"noto/NotoSans{script}-Regular.ttf", f"{script.lower()}.woff") for script in SCRIPTS]
    for source, name in [*named, (HAN, "han.woff"), (HANGUL, "hangul.woff"), (sys.argv[1], "emoji.woff")]:
        if not (DEBIAN / source).exists():
            sys.exit(f"missing: {DEBIAN / source}")
        codes = {code for code in TTFont(DEBIAN / source).getBestCmap() if code > 0x2FF} - covered
        one_by_one = name in {"hangul.woff", "emoji.woff"}
        called = "Squadlog Hangul" if source == HANGUL else ""
        cut(DEBIAN / source, ROOT / name, codes, features=() if one_by_one else ("*",), called=called)
        covered |= codes
        table.append([name, ranges(codes)])
    (ROOT / "faces.json").write_text(
        json.dumps({"widths": widths, "others": table}, separators=(",", ":")) + "\n"
    )


if __name__ == "__main__":
    main()
