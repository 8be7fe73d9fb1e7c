#!/usr/bin/python3
"""Writes, from a file without a fault, one file for each test of check-pdfx.py with just that fault.

    tools/print/seed-faults.py GOOD.pdf FOLDER

The files are named after the codes: `X01.pdf` to `X26.pdf`, and `I01.pdf` with too much ink. GOOD.pdf must have a spot colour.
"""

import os
import re
import sys

import pikepdf
from pikepdf import Array, Dictionary, Name, Stream, String


def intent(pdf):
    return pdf.Root.OutputIntents[0]


def edit_xmp(pdf, pattern, replacement):
    text = pdf.Root.Metadata.read_bytes().decode("utf-8")
    changed = re.sub(pattern, replacement, text, flags=re.DOTALL)
    assert changed != text, pattern
    pdf.Root.Metadata = pdf.make_indirect(Stream(pdf, changed.encode("utf-8"), Type=Name.Metadata, Subtype=Name.XML))


def paint(pdf, operators, **resources):
    """Adds operators, and the resources they name, behind the first page's content."""
    page = pdf.pages[0]
    own = Dictionary(page.obj.Resources)
    for kind, entries in resources.items():
        merged = Dictionary(own.get(f"/{kind}", Dictionary()))
        for name, value in entries.items():
            merged[f"/{name}"] = value
        own[f"/{kind}"] = merged
    page.obj.Resources = own
    page.contents_add(operators.encode("latin1"))


def x02(pdf):
    return {"encryption": pikepdf.Encryption(owner="owner", user="", R=4)}


def x04(pdf):
    pdf.Root.OutputIntents.append(Dictionary(intent(pdf)))


def x05(pdf):
    intent(pdf).RegistryName = String("http://example.com")


def x06(pdf):
    icc = bytearray(intent(pdf).DestOutputProfile.read_bytes())
    icc[12:16] = b"scnr"
    intent(pdf).DestOutputProfile = pdf.make_indirect(Stream(pdf, bytes(icc), N=4))


def x08(pdf):
    edit_xmp(pdf, "PDF/X-4", "PDF/X-3:2003")


def x09(pdf):
    edit_xmp(pdf, 'xml:lang="x-default"', 'xml:lang="de"')


def x10(pdf):
    edit_xmp(pdf, "<xmp:MetadataDate>.*?</xmp:MetadataDate>", "")


def x11(pdf):
    edit_xmp(pdf, "<xmpMM:RenditionClass>.*?</xmpMM:RenditionClass>", "")


def x12(pdf):
    del pdf.docinfo["/Trapped"]


def x13(pdf):
    pdf.docinfo["/Title"] = String("Another title")


def x14(pdf):
    pdf.pages[0].obj.ArtBox = pdf.pages[0].obj.TrimBox


def x15(pdf):
    left, bottom, right, top = pdf.pages[0].obj.TrimBox
    pdf.pages[0].obj.BleedBox = Array([left, bottom, right - 5, top])


def x16(pdf):
    note = Dictionary(Type=Name.Annot, Subtype=Name.Square, Rect=Array([20, 20, 40, 40]), F=4)
    pdf.pages[0].obj.Annots = Array([pdf.make_indirect(note)])


def x17(pdf):
    pdf.Root.OpenAction = Dictionary(S=Name.JavaScript, JS=String("app.alert(1)"))


def x18(pdf):
    font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
    paint(pdf, "BT /Own 9 Tf 20 20 Td (x) Tj ET", Font={"Own": font})


def x19(pdf):
    paint(pdf, "q 1 0 0 rg 20 20 10 10 re f Q")


def x20(pdf):
    paint(pdf, "q /Faint gs 20 20 10 10 re f Q", ExtGState={"Faint": Dictionary(Type=Name.ExtGState, ca=0.5)})
    del pdf.pages[0].obj["/Group"]


def plate(pdf):
    for _, space in pdf.pages[0].obj.Resources.ColorSpace.items():
        if isinstance(space, Array) and space[0] == Name.Separation:
            return space
    raise SystemExit("The good file has no spot colour")


def x21(pdf):
    tint = Dictionary(FunctionType=2, Domain=[0, 1], C0=[0, 0, 0, 0], C1=[0, 1, 1, 0], N=1)
    space = Array([Name.Separation, plate(pdf)[1], Name.DeviceCMYK, tint])
    state = Dictionary(Type=Name.ExtGState, OP=True, op=True, OPM=1)
    paint(
        pdf,
        "q /Own gs /Twin cs 1 scn 20 20 10 10 re f Q",
        ColorSpace={"Twin": pdf.make_indirect(space)},
        ExtGState={"Own": state},
    )


def x22(pdf):
    curve = Dictionary(FunctionType=2, Domain=[0, 1], C0=[1], C1=[0], N=1)
    paint(pdf, "q /Curve gs Q", ExtGState={"Curve": Dictionary(Type=Name.ExtGState, TR=curve)})


def x23(pdf):
    stream = Stream(pdf, b"\x80\x0b\x60\x50\x22\x0c\x0c\x85\x01")
    stream.Filter = Name.LZWDecode
    pdf.Root.PieceInfo = Dictionary(Own=pdf.make_indirect(stream))
    return {"stream_decode_level": pikepdf.StreamDecodeLevel.none}


def x24(pdf):
    group = pdf.make_indirect(Dictionary(Type=Name.OCG, Name=String("Cut")))
    rule = Dictionary(Event=Name.Print, Category=Array([Name.Print]), OCGs=Array([group]))
    layers = pdf.Root.get("/OCProperties", Dictionary(OCGs=Array([group]), D=Dictionary(Name=String("Layers"))))
    layers.D.AS = Array([rule])
    pdf.Root.OCProperties = layers


def x25(pdf):
    space = pdf.make_indirect(plate(pdf))
    paint(pdf, "q /Own cs 1 scn 20 20 10 10 re f Q", ColorSpace={"Own": space})


def x26(pdf):
    pdf.pages[0].obj.OutputIntents = Array([intent(pdf)])


def rewritten(good, code):
    """Faults that pikepdf mends when it writes."""
    with open(good, "rb") as file:
        data = file.read()
    if code == "X01":
        return data.replace(b"%PDF-1.6", b"%PDF-1.7", 1)
    if code == "X03":
        return re.sub(rb"/ID\s*\[\s*<[0-9a-fA-F]+>\s*<[0-9a-fA-F]+>\s*\]", b"", data)
    return data + filtered_xmp(good, data)


def filtered_xmp(good, data):
    """An incremental update with a filter on the metadata."""
    with pikepdf.open(good) as pdf:
        number, root = pdf.Root.Metadata.objgen[0], pdf.Root.objgen[0]
        text = pdf.Root.Metadata.read_bytes().hex().encode("ascii")
        size = int(pdf.trailer.Size)
        ids = b"".join(b"<" + bytes(one).hex().encode("ascii") + b">" for one in pdf.trailer.ID)
        info = pdf.trailer.Info.objgen[0]
    head = b"\n%d 0 obj\n<< /Type /Metadata /Subtype /XML /Filter /ASCIIHexDecode /Length %d >>\nstream\n"
    added = head % (number, len(text)) + text + b"\nendstream\nendobj\n"
    table = len(data) + len(added)
    previous = int(re.findall(rb"startxref\s+(\d+)", data)[-1])
    added += b"xref\n%d 1\n%010d 00000 n \n" % (number, len(data) + 1)
    trailer = b"trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R /ID [%s] /Prev %d >>\nstartxref\n%d\n%%%%EOF\n"
    return added + trailer % (size, root, info, ids, previous, table)


def i01(pdf):
    paint(pdf, "0.9 0.9 0.9 0.7 k 20 20 60 60 re f\n")


def main(good, folder):
    os.makedirs(folder, exist_ok=True)
    with pikepdf.open(good) as pdf:
        i01(pdf)
        pdf.save(os.path.join(folder, "I01.pdf"), force_version="1.6")
    for number in range(1, 27):
        code = f"X{number:02d}"
        target = os.path.join(folder, f"{code}.pdf")
        seed = globals().get(code.lower())
        if seed is None:
            with open(target, "wb") as file:
                file.write(rewritten(good, code))
            continue
        with pikepdf.open(good) as pdf:
            settings = {"compress_streams": False, "object_stream_mode": pikepdf.ObjectStreamMode.disable}
            settings.update(seed(pdf) or {})
            version = {} if code == "X02" else {"force_version": "1.6"}
            pdf.save(target, static_id=False, **version, **settings)


if __name__ == "__main__":
    main(*sys.argv[1:])
