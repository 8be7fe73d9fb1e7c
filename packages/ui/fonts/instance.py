"""Cuts the web faces down to what the shop sets: axes, letters, features, kerning that can be seen. Needs fonttools and brotli."""
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SOURCE = HERE.parents[2] / "node_modules" / "@fontsource-variable"
FACES = [
    ("bricolage-grotesque/files/bricolage-grotesque-{}-wght-normal.woff2", {"wght": 600}, "bricolage-grotesque-600-{}.woff2"),
    ("instrument-sans/files/instrument-sans-{}-wght-normal.woff2", {"wght": (400, 600)}, "instrument-sans-{}.woff2"),
    (
        "fraunces/files/fraunces-{}-full-normal.woff2",
        {"wght": 500, "SOFT": 100, "WONK": 0, "opsz": 36},
        "fraunces-500-soft-{}.woff2",
    ),
    ("figtree/files/figtree-{}-wght-normal.woff2", {"wght": (400, 600)}, "figtree-{}.woff2"),
]
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]
# A quarter of a pixel at 16 px.
LEAST_KERNING_EM = 0.015


def simplify_kerning(font):
    """Leaves out pairs too small to be seen, and how kerning grows with weight: together half of a face's bytes."""
    least = LEAST_KERNING_EM * font["head"].unitsPerEm
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(table, "ExtSubTable", table) for table in lookup.SubTable):
            if type(table).__name__ != "PairPos":
                continue
            if table.Format == 1:
                values = [pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord]
            else:
                values = [pair.Value1 for first in table.Class1Record for pair in first.Class2Record]
            for value in values:
                vars(value).pop("XAdvDevice", None)
                if abs(getattr(value, "XAdvance", 0)) < least:
                    value.XAdvance = 0
            table.ValueFormat1 &= ~0x40


for source, limits, target in FACES:
    for part in ("latin", "latin-ext"):
        font = instancer.instantiateVariableFont(TTFont(SOURCE / source.format(part)), limits)
        if "gvar" in font:
            for glyph in font.getGlyphOrder():
                font["gvar"].variations.setdefault(glyph, [])
        options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=font.getBestCmap())
        subsetter.subset(font)
        simplify_kerning(font)
        font.flavor = "woff2"
        font.save(HERE / target.format(part))
