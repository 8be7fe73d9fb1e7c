"""Reads what a page paints: colour spaces, overprint and transparency of each painting operator."""

from copy import copy
from dataclasses import dataclass

import pikepdf
from pikepdf import Name

FILLS = {"f", "F", "f*", "B", "B*", "b", "b*", "sh", "Tj", "TJ", "'", '"'}
STROKES = {"S", "s", "B", "B*", "b", "b*"}
DEVICE = {"g": "DeviceGray", "rg": "DeviceRGB", "k": "DeviceCMYK"}
# Plates of the press itself, which need no overprint.
PROCESS = {"Cyan", "Magenta", "Yellow", "Black", "All", "None"}


@dataclass
class State:
    """The graphics state as far as print checks need it; a colour space is its object or the name of a device space."""

    fill: object = "DeviceGray"
    stroke: object = "DeviceGray"
    fill_overprints: bool = False
    stroke_overprints: bool = False


@dataclass
class Paint:
    """One thing painted, with the colour space and whether it overprints."""

    space: object
    overprints: bool


class PageReader:
    """Follows the content of a page through its forms."""

    def __init__(self, page):
        self.page = page
        self.paints = []
        self.is_transparent = False
        self._visited = set()
        resources = page.obj.get("/Resources", pikepdf.Dictionary())
        self._read(page.obj, resources, State())

    def _read(self, content, resources, state):
        stack = []
        for instruction in pikepdf.parse_content_stream(content):
            operands, operator = instruction.operands, str(instruction.operator)
            if operator == "q":
                stack.append(copy(state))
            elif operator == "Q" and stack:
                state = stack.pop()
            elif operator == "gs":
                self._set_state(state, resources, operands[0])
            elif operator.lower() in DEVICE:
                part = "fill" if operator.islower() else "stroke"
                setattr(state, part, DEVICE[operator.lower()])
            elif operator in ("cs", "CS"):
                part = "fill" if operator == "cs" else "stroke"
                setattr(state, part, colour_space(resources, operands[0]))
            elif operator == "INLINE IMAGE":
                image = operands[0]
                space = image.obj.get("/ColorSpace", image.obj.get("/CS", "DeviceGray"))
                self.paints.append(Paint(space, state.fill_overprints))
            elif operator == "Do":
                self._draw(resources, operands[0], state)
            if operator in FILLS:
                self.paints.append(Paint(state.fill, state.fill_overprints))
            if operator in STROKES:
                self.paints.append(Paint(state.stroke, state.stroke_overprints))

    def _set_state(self, state, resources, name):
        entries = resources.get("/ExtGState", {}).get(str(name), pikepdf.Dictionary())
        if "/OP" in entries:
            state.stroke_overprints = bool(entries.OP)
            state.fill_overprints = bool(entries.OP)
        if "/op" in entries:
            state.fill_overprints = bool(entries["/op"])
        mask = entries.get("/SMask")
        if float(entries.get("/ca", 1)) < 1 or float(entries.get("/CA", 1)) < 1:
            self.is_transparent = True
        if isinstance(mask, pikepdf.Dictionary):
            self.is_transparent = True
        if str(entries.get("/BM", "/Normal")) not in ("/Normal", "/Compatible"):
            self.is_transparent = True
        if isinstance(mask, pikepdf.Dictionary) and "/G" in mask:
            self._read_form(mask.G, resources, State())

    def _draw(self, resources, name, state):
        drawn = resources.get("/XObject", {}).get(str(name))
        if drawn is None:
            return
        if drawn.get("/Subtype") == Name.Image:
            if "/SMask" in drawn:
                self.is_transparent = True
            if not drawn.get("/ImageMask", False):
                self.paints.append(Paint(drawn.get("/ColorSpace", "DeviceGray"), state.fill_overprints))
        elif drawn.get("/Subtype") == Name.Form:
            self._read_form(drawn, resources, copy(state))

    def _read_form(self, form, resources, state):
        key = (form.objgen, state.fill_overprints, state.stroke_overprints)
        if key in self._visited:
            return
        self._visited.add(key)
        self._read(form, form.get("/Resources", resources), state)


def colour_space(resources, name):
    """The colour space that a name means; a device space by its name."""
    own = resources.get("/ColorSpace", {}).get(str(name))
    return own if own is not None else str(name).lstrip("/")


def family(space):
    """`DeviceRGB`, `ICCBased`, `Separation` … of a colour space."""
    if isinstance(space, pikepdf.Array):
        return str(space[0]).lstrip("/")
    return str(space).lstrip("/")


def uses_device_rgb(space):
    """Whether a colour space leads to DeviceRGB; the alternate of an ICC profile is not used."""
    kind = family(space)
    if kind in ("DeviceRGB", "RGB"):
        return True
    if kind in ("Indexed", "I", "Pattern") and isinstance(space, pikepdf.Array) and len(space) > 1:
        return uses_device_rgb(space[1])
    if kind in ("Separation", "DeviceN"):
        return uses_device_rgb(space[2])
    return False


def spot_names(space):
    """Names of the plates beside the four of the press."""
    kind = family(space)
    if kind == "Separation":
        names = [str(space[1]).lstrip("/")]
    elif kind == "DeviceN":
        names = [str(name).lstrip("/") for name in space[1]]
    else:
        names = []
    return [name for name in names if name not in PROCESS]
