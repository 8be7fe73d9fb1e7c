"""Tests X14 to X26: pages, colours, plates and layers."""

import pikepdf
from pikepdf import Name

from pdfx_content import family, spot_names, uses_device_rgb
from pdfx_subject import arrays, dictionaries

# Of a point, for boxes that were rounded.
ROUNDING = 0.001


def x14_trim(it):
    for number, page in enumerate(it.pdf.pages, 1):
        if ("/TrimBox" in page.obj) == ("/ArtBox" in page.obj):
            yield "X14", f"page {number} needs either a TrimBox or an ArtBox"


def x15_boxes(it):
    for number, page in enumerate(it.pdf.pages, 1):
        media = box(page, "/MediaBox")
        crop = box(page, "/CropBox") or media
        bleed = box(page, "/BleedBox") or crop
        trim = box(page, "/TrimBox") or box(page, "/ArtBox") or bleed
        for inner, outer, names in ((trim, bleed, "trim, bleed"), (bleed, crop, "bleed, crop"), (crop, media, "crop, media")):
            if not inside(inner, outer):
                yield "X15", f"page {number}: boxes are not nested: {names}"


def box(page, name):
    found = page.obj.get(name)
    if found is None and name == "/MediaBox":
        found = page.mediabox
    return None if found is None else [float(one) for one in found]


def inside(inner, outer):
    return (
        inner[0] >= outer[0] - ROUNDING
        and inner[1] >= outer[1] - ROUNDING
        and inner[2] <= outer[2] + ROUNDING
        and inner[3] <= outer[3] + ROUNDING
    )


def x16_annotations(it):
    for number, page in enumerate(it.pdf.pages, 1):
        bleed = box(page, "/BleedBox") or box(page, "/MediaBox")
        for one in page.obj.get("/Annots", []):
            left, bottom, right, top = [float(at) for at in one.get("/Rect", [0, 0, 0, 0])]
            apart = right < bleed[0] or left > bleed[2] or top < bleed[1] or bottom > bleed[3]
            if not apart and one.get("/Subtype") not in (Name.TrapNet, Name.PrinterMark):
                yield "X16", f"page {number} has an annotation within its bleed"


FORBIDDEN_ROOT = ("/OpenAction", "/AA", "/AcroForm")
FORBIDDEN_NAMES = ("/JavaScript", "/EmbeddedFiles")


def x17_active(it):
    for name in FORBIDDEN_ROOT:
        if name in it.root:
            yield "X17", f"catalogue has {name}"
    for name in FORBIDDEN_NAMES:
        if name in it.root.get("/Names", {}):
            yield "X17", f"catalogue names {name}"
    for one in it.pdf.objects:
        if not isinstance(one, (pikepdf.Dictionary, pikepdf.Stream)):
            continue
        if one.get("/S") == Name.JavaScript:
            yield "X17", "file has an action in JavaScript"
        if one.get("/Type") == Name.Page and "/AA" in one:
            yield "X17", "page has an action"
        if isinstance(one, pikepdf.Stream):
            for name in ("/F", "/OPI", "/Ref"):
                if name in one:
                    yield "X17", f"stream refers elsewhere by {name}"


def x18_fonts(it):
    for one in dictionaries(it.pdf):
        if one.get("/Type") != Name.Font or one.get("/Subtype") in (Name.Type0, Name.Type3):
            continue
        descriptor = one.get("/FontDescriptor", {})
        if not any(name in descriptor for name in ("/FontFile", "/FontFile2", "/FontFile3")):
            yield "X18", f"font {one.get('/BaseFont', '')} is not embedded"


def x19_device_rgb(it):
    if not it.intents:
        return
    for number, (page, reader) in enumerate(it.readers(), 1):
        if any(uses_device_rgb(paint.space) for paint in reader.paints):
            yield "X19", f"page {number} paints in DeviceRGB"
    for one in dictionaries(it.pdf):
        if one.get("/Type") == Name.Group and uses_device_rgb(one.get("/CS", "")):
            yield "X19", "group blends in DeviceRGB"


def x20_blending(it):
    for number, (page, reader) in enumerate(it.readers(), 1):
        if not reader.is_transparent:
            continue
        space = page.obj.get("/Group", {}).get("/CS")
        if space is None:
            yield "X20", f"page {number} is transparent and names no blending space"
        elif family(space) not in ("DeviceCMYK", "ICCBased"):
            yield "X20", f"page {number} blends in {family(space)}"


def x21_plates(it):
    known = {}
    for one in arrays(it.pdf):
        if len(one) == 4 and one[0] == Name.Separation:
            name = str(one[1])
            meaning = canonical(one[2]) + canonical(one[3])
            if known.setdefault(name, meaning) != meaning:
                yield "X21", f"plate {name[1:]} has two meanings"


def canonical(value, depth=0):
    """Content of an object whatever its number."""
    if depth > 8:
        return "…"
    if isinstance(value, pikepdf.Stream):
        entries = sorted((key, one) for key, one in value.items() if key not in ("/Length", "/Filter"))
        inner = "".join(key + canonical(one, depth + 1) for key, one in entries)
        return inner + str(hash(value.read_bytes()))
    if isinstance(value, pikepdf.Dictionary):
        return "<" + "".join(key + canonical(one, depth + 1) for key, one in sorted(value.items())) + ">"
    if isinstance(value, pikepdf.Array):
        return "[" + " ".join(canonical(one, depth + 1) for one in value) + "]"
    return str(value)


def x22_transfer(it):
    for one in dictionaries(it.pdf):
        if "/TR" in one and one.get("/Type") == Name.ExtGState:
            yield "X22", "graphics state has a transfer curve"
        if str(one.get("/TR2", "/Default")) != "/Default":
            yield "X22", "graphics state has a transfer curve"
        if "/HalftoneType" in one and int(one.HalftoneType) not in (1, 5):
            yield "X22", f"halftone of type {one.HalftoneType}"


def x23_lzw(it):
    for one in it.pdf.objects:
        if isinstance(one, pikepdf.Stream):
            filters = one.get("/Filter", [])
            if Name.LZWDecode in (filters if isinstance(filters, pikepdf.Array) else [filters]):
                yield "X23", "stream is compressed by LZW"


def x24_layers(it):
    properties = it.root.get("/OCProperties")
    if properties is None:
        return
    groups = list(properties.get("/OCGs", []))
    if "/D" not in properties:
        yield "X24", "layers have no default configuration"
        return
    for configuration in [properties.D, *properties.get("/Configs", [])]:
        if not str(configuration.get("/Name", "")):
            yield "X24", "configuration of layers has no name"
        if "/AS" in configuration:
            yield "X24", "layers change by themselves (/AS)"
        listed = {one.objgen for one in configuration.get("/Order", []) if isinstance(one, pikepdf.Dictionary)}
        if "/Order" in configuration and any(group.objgen not in listed for group in groups):
            yield "X24", "order of layers leaves one out"
    if any(not str(group.get("/Name", "")) for group in groups):
        yield "X24", "layer has no name"


def x25_overprint(it):
    for number, (page, reader) in enumerate(it.readers(), 1):
        names = {name for paint in reader.paints if not paint.overprints for name in spot_names(paint.space)}
        for name in sorted(names):
            yield "X25", f"page {number}: plate {name} knocks out what lies below"


def x26_later_standard(it):
    for number, page in enumerate(it.pdf.pages, 1):
        if "/OutputIntents" in page.obj:
            yield "X26", f"page {number} has an output intent of its own (PDF/X-6)"
    if any("/UseBlackPtComp" in one for one in dictionaries(it.pdf)):
        yield "X26", "black-point compensation is set (PDF/X-6)"
