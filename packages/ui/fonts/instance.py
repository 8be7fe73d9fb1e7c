"""Cuts the web faces down to the axes that the shop sets. Needs fonttools and brotli."""
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SOURCE = HERE.parents[2] / "node_modules" / "@fontsource-variable"
FACES = [
    ("bricolage-grotesque/files/bricolage-grotesque-{}-wght-normal.woff2", {"wght": 600}, "bricolage-grotesque-600-{}.woff2"),
    ("instrument-sans/files/instrument-sans-{}-wght-normal.woff2", {"wght": (400, 600)}, "instrument-sans-{}.woff2"),
    (
        "fraunces/files/fraunces-{}-full-normal.woff2",
        {"wght": 500, "SOFT": 100, "WONK": 0, "opsz": (18, 144)},
        "fraunces-500-soft-{}.woff2",
    ),
    ("figtree/files/figtree-{}-wght-normal.woff2", {"wght": (400, 600)}, "figtree-{}.woff2"),
]

for source, limits, target in FACES:
    for subset in ("latin", "latin-ext"):
        font = instancer.instantiateVariableFont(TTFont(SOURCE / source.format(subset)), limits)
        font.flavor = "woff2"
        font.save(HERE / target.format(subset))
