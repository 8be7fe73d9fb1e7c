"""Prints the `@font-face` rules that fit faces of the system to ours, for src/fonts-<channel>.css. Needs fonttools and brotli.

    python fonts/fallbacks.py <folder of truetype faces>

The folder is searched for the files named below: Debian's fonts-liberation (Liberation has the widths of Arial and Times),
fonts-roboto-unhinted, fonts-noto-core and fonts-dejavu-core, for example in /usr/share/fonts.
"""
import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SYSTEM = Path(sys.argv[1])

# Names that browsers find, in their order, and the file with the same widths.
SANS = [
    ("", ["Arial", "ArialMT", "Liberation Sans"], "LiberationSans-Regular.ttf"),
    (" Roboto", ["Roboto", "Roboto-Regular"], "Roboto-Regular.ttf"),
    (" DejaVu", ["DejaVu Sans"], "DejaVuSans.ttf"),
]
BOLD_SANS = [
    ("", ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], "LiberationSans-Bold.ttf"),
    # Roboto has been one variable file since Android 12: its regular widths, drawn bold.
    (" Roboto", ["Roboto", "Roboto-Regular"], "Roboto-Regular.ttf"),
    (" DejaVu", ["DejaVu Sans Bold"], "DejaVuSans-Bold.ttf"),
]
SERIF = [
    ("", ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"], "LiberationSerif-Regular.ttf"),
    (" Noto", ["Noto Serif", "NotoSerif"], "NotoSerif-Regular.ttf"),
    (" DejaVu", ["DejaVu Serif"], "DejaVuSerif.ttf"),
]
FACES = [
    ("Bricolage Grotesque", "bricolage-grotesque-600-latin.woff2", None, "600", BOLD_SANS),
    ("Instrument Sans", "instrument-sans-latin.woff2", 400, "400", SANS),
    ("Instrument Sans", "instrument-sans-latin.woff2", 550, "500 600", SANS),
    ("Fraunces", "fraunces-500-soft-latin.woff2", None, "500", SERIF),
    ("Figtree", "figtree-latin.woff2", 500, "400 600", SANS),
]
SAMPLE = (
    "Gestalte Wandbilder aus deinen liebsten Fotos, gedruckt und gerahmt in wenigen Tagen bei dir zu Hause. "
    "Hochzeitskarten, Fotokalender und Bilder auf Leinwand, Acrylglas oder Alu-Dibond. "
    "Turn your favourite photos into wall art, printed and framed within days and sent to your door. "
    "Wedding cards, photo calendars and pictures on canvas, acrylic glass or aluminium. "
)


def mean_advance(font):
    """Mean width of a letter of the sample, in em."""
    letters, widths = font.getBestCmap(), font["hmtx"]
    return sum(widths[letters[ord(letter)]][0] for letter in SAMPLE) / len(SAMPLE) / font["head"].unitsPerEm


def rule(family, weight, names, ours, theirs):
    size = mean_advance(ours) / mean_advance(theirs)
    ascent, descent = (abs(value) / ours["head"].unitsPerEm / size for value in (ours["hhea"].ascent, ours["hhea"].descent))
    sources = ", ".join(f'local("{name}")' for name in names)
    return (
        f'@font-face {{\n  font-family: "{family}";\n  font-weight: {weight};\n  src: {sources};\n'
        f"  size-adjust: {size:.2%};\n  ascent-override: {ascent:.2%};\n  descent-override: {descent:.2%};\n"
        "  line-gap-override: 0%;\n}"
    )


for face, file, weight, weights, systems in FACES:
    ours = TTFont(HERE / file)
    if weight:
        ours = instancer.instantiateVariableFont(ours, {"wght": weight})
    for suffix, names, name in systems:
        theirs = TTFont(next(SYSTEM.rglob(name)))
        print(rule(f"{face} Fallback{suffix}", weights, names, ours, theirs))
