"""Cuts the web faces down to what the shop sets: axes, letters, features, kerning that can be seen. Needs fonttools and brotli.

Which letters lie in which file is read from the `unicode-range` of src/fonts.css.
"""
import re
from pathlib import Path

from fontTools import subset
from fontTools.otlLib import builder
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otBase import ValueRecord
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
# Our part and the part of the source its letters come from.
PARTS = {"latin": "latin", "latin-rare": "latin", "latin-ext": "latin-ext"}
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]
# A quarter of a pixel at 16 px, and a step that is less than a tenth of one.
LEAST_KERNING_EM = 0.015
KERNING_STEP_EM = 0.005
PUNCTUATION = ".,-–’'‘“”„:;!?«»()/"
# Kinds of neighbours that text has: no capital follows a small letter, no letter a sign.
NEIGHBOURS = {"Aa", "AA", "aa", "a.", "A.", ".A", ".a", "00", "0.", ".0"}


def letters(file):
    face = next(face for face in (HERE.parent / "src/fonts.css").read_text().split("@font-face") if file in face)
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", face)
    return {code for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)}


def kind(character):
    if character.isdigit():
        return "0"
    if character in PUNCTUATION:
        return "."
    return "A" if character.isupper() else "a" if character.islower() else "?"


def kerning(font, lookups):
    """Horizontal advance for each pair of glyphs, as the first subtable of each lookup that knows the pair says."""
    pairs = {}
    for lookup in lookups:
        known = {}
        for table in (getattr(table, "ExtSubTable", table) for table in lookup.SubTable):
            if table.Format == 1:
                for first, others in zip(table.Coverage.glyphs, table.PairSet):
                    for pair in others.PairValueRecord:
                        known.setdefault((first, pair.SecondGlyph), pair.Value1)
                continue
            for first in table.Coverage.glyphs:
                row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
                for second in font.getGlyphOrder():
                    known.setdefault((first, second), row[table.ClassDef2.classDefs.get(second, 0)].Value1)
        for pair, value in known.items():
            pairs[pair] = pairs.get(pair, 0) + getattr(value, "XAdvance", 0)
    return pairs


def simplify_kerning(font):
    """One table of the pairs that text has and eyes see, without how kerning grows with weight: a third of a face's bytes."""
    table = font["GPOS"].table
    features = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    used = sorted({index for feature in features for index in feature.LookupListIndex})
    if not used:
        return
    units = font["head"].unitsPerEm
    step = KERNING_STEP_EM * units
    kinds = {glyph: kind(chr(code)) for code, glyph in font.getBestCmap().items()}
    rows, columns = {}, {}
    for (first, second), value in kerning(font, [table.LookupList.Lookup[index] for index in used]).items():
        if abs(value) < LEAST_KERNING_EM * units or kinds.get(first, "?") + kinds.get(second, "?") not in NEIGHBOURS:
            continue
        rows.setdefault(first, {})[second] = columns.setdefault(second, {})[first] = round(round(value / step) * step)
    firsts, seconds = alike(rows), alike(columns)
    classes = {}
    for first in firsts:
        for second in seconds:
            value = ValueRecord()
            value.XAdvance = rows[first[0]].get(second[0], 0)
            if value.XAdvance:
                classes[first, second] = (value, None)
    kern = builder.buildLookup([builder.buildPairPosClassesSubtable(classes, font.getReverseGlyphMap())] if classes else [])
    table.LookupList.Lookup[used[0]] = kern
    for feature in features:
        feature.LookupListIndex = used[:1]
        feature.LookupCount = 1


def alike(lines):
    """Glyphs that stand to all others in the same way, as classes."""
    classes = {}
    for glyph, line in lines.items():
        classes.setdefault(tuple(sorted(line.items())), []).append(glyph)
    return [tuple(glyphs) for glyphs in classes.values()]


def cut(font, codes):
    subsetter = subset.Subsetter(subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True))
    subsetter.populate(unicodes=codes & set(font.getBestCmap()))
    subsetter.subset(font)


for source, limits, target in FACES:
    for part, origin in PARTS.items():
        font = instancer.instantiateVariableFont(TTFont(SOURCE / source.format(origin)), limits)
        if "gvar" in font:
            for glyph in font.getGlyphOrder():
                font["gvar"].variations.setdefault(glyph, [])
        codes = letters(target.format(part))
        cut(font, codes)
        simplify_kerning(font)
        cut(font, codes)
        font.flavor = "woff2"
        font.save(HERE / target.format(part))
