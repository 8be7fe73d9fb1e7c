"""Tests X01 to X13: the file, its output intent and its metadata."""

from pdfx_subject import NS

CHANNELS = {b"CMYK": 4, b"RGB ": 3, b"GRAY": 1}


def x01_version(it):
    if not it.head.startswith(b"%PDF-1.6"):
        yield "X01", f"header is {it.head[:8].decode('latin1')}, not %PDF-1.6"
    if str(it.root.get("/Version", "/1.6")) > "/1.6":
        yield "X01", f"catalogue raises the version to {it.root.Version}"


def x02_encryption(it):
    if it.pdf.is_encrypted or "/Encrypt" in it.pdf.trailer:
        yield "X02", "file is encrypted"


def x03_id(it):
    ids = it.pdf.trailer.get("/ID", [])
    if len(ids) != 2 or any(len(bytes(one)) != 16 for one in ids):
        yield "X03", "trailer has no ID of two 16-byte strings"


def x04_intent(it):
    if len(it.intents) != 1:
        yield "X04", f"{len(it.intents)} output intents for PDF/X, not one"


def x05_condition(it):
    for intent in it.intents:
        if not str(intent.get("/OutputConditionIdentifier", "")):
            yield "X05", "output intent has no OutputConditionIdentifier"
        if str(intent.get("/RegistryName", "")) != "http://www.color.org":
            yield "X05", "RegistryName is not http://www.color.org"
        if not str(intent.get("/Info", "")):
            yield "X05", "output intent has no Info"


def x06_profile(it):
    for intent in it.intents:
        stream = intent.get("/DestOutputProfile")
        if stream is None:
            yield "X06", "output intent embeds no profile"
            continue
        icc = stream.read_bytes()
        if len(icc) < 128 or icc[36:40] != b"acsp" or int.from_bytes(icc[:4], "big") != len(icc):
            yield "X06", "embedded profile is no ICC profile, or is cut short"
        elif icc[12:16] != b"prtr":
            yield "X06", f"profile is of class {icc[12:16]!r}, not of a printer"
        elif int(stream.get("/N", 0)) != CHANNELS.get(icc[16:20]):
            yield "X06", f"/N is {stream.get('/N')} for a profile of {icc[16:20]!r}"


def x07_xmp(it):
    stream = it.root.get("/Metadata")
    if stream is None:
        yield "X07", "no XMP metadata"
    elif "/Filter" in stream:
        yield "X07", "XMP stream is compressed"
    elif it.xmp is None:
        yield "X07", "XMP is not well-formed XML"


def x08_claim(it):
    if it.value("pdfxid:GTS_PDFXVersion") != "PDF/X-4":
        yield "X08", f"XMP claims {it.value('pdfxid:GTS_PDFXVersion') or 'nothing'}, not PDF/X-4"


def x09_title(it):
    languages = [] if it.xmp is None else [
        one.get("{http://www.w3.org/XML/1998/namespace}lang")
        for one in it.xmp.findall(".//dc:title//rdf:li", NS)
        if one.text
    ]
    if "x-default" not in languages:
        yield "X09", "XMP has no title in x-default"


def x10_dates(it):
    for name in ("xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate"):
        if not it.value(name):
            yield "X10", f"XMP has no {name}"


def x11_ids(it):
    for name in ("DocumentID", "InstanceID", "VersionID", "RenditionClass"):
        if not it.value(f"xmpMM:{name}"):
            yield "X11", f"XMP has no xmpMM:{name}"


def x12_trapped(it):
    trapped = str(it.info.get("/Trapped", "")).lstrip("/")
    if trapped not in ("True", "False") or it.value("pdf:Trapped") != trapped:
        yield "X12", f"Trapped is {trapped or 'missing'} in Info, {it.value('pdf:Trapped') or 'missing'} in XMP"


def x13_agreement(it):
    if str(it.info.get("/Title", "")) != it.value("dc:title"):
        yield "X13", "Info and XMP have different titles"
    for entry, name in (("/CreationDate", "xmp:CreateDate"), ("/ModDate", "xmp:ModifyDate")):
        if digits(str(it.info.get(entry, ""))) != digits(it.value(name)):
            yield "X13", f"{entry} and {name} differ"


def digits(date):
    return "".join(one for one in date if one.isdigit())[:14]
