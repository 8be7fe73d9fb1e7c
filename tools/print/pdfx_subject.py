"""A file as the tests of PDF/X read it."""

import xml.etree.ElementTree as xml

import pikepdf
from pikepdf import Name

from pdfx_content import PageReader

NS = {
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "dc": "http://purl.org/dc/elements/1.1/",
    "xmp": "http://ns.adobe.com/xap/1.0/",
    "xmpMM": "http://ns.adobe.com/xap/1.0/mm/",
    "pdf": "http://ns.adobe.com/pdf/1.3/",
    "pdfxid": "http://www.npes.org/pdfx/ns/id/",
}


class Subject:
    """A file with the parts that several tests read."""

    def __init__(self, pdf, head):
        self.pdf = pdf
        self.head = head
        self.root = pdf.Root
        self.info = pdf.trailer.get("/Info", pikepdf.Dictionary())
        self.intents = [one for one in self.root.get("/OutputIntents", []) if one.get("/S") == Name.GTS_PDFX]
        self.xmp = parse_xmp(self.root.get("/Metadata"))
        self._readers = None

    def readers(self):
        """Each page with what it paints; pages with the same content are read once."""
        if self._readers is None:
            known = {}
            self._readers = []
            for page in self.pdf.pages:
                contents = page.obj.get("/Contents")
                key = contents.objgen if isinstance(contents, pikepdf.Stream) else page.obj.objgen
                if key not in known:
                    known[key] = PageReader(page)
                self._readers.append((page, known[key]))
        return self._readers

    def value(self, name):
        """Text of an XMP property, as an element or an attribute; empty where it is absent."""
        if self.xmp is None:
            return ""
        prefix, local = name.split(":")
        key = f"{{{NS[prefix]}}}{local}"
        for part in self.xmp.iter():
            if part.tag == key:
                item = part.find(".//rdf:li", NS)
                return (item if item is not None else part).text or ""
            if key in part.attrib:
                return part.attrib[key]
        return ""


def parse_xmp(stream):
    """The XMP packet as a tree; None where there is none or it is not XML."""
    if stream is None:
        return None
    try:
        return xml.fromstring(stream.read_bytes().decode("utf-8").strip().lstrip("\ufeff"))
    except (xml.ParseError, UnicodeDecodeError):
        return None


def dictionaries(pdf):
    """Every dictionary of a file, direct ones included."""
    return (one for one in walk(pdf) if isinstance(one, (pikepdf.Dictionary, pikepdf.Stream)))


def arrays(pdf):
    return (one for one in walk(pdf) if isinstance(one, pikepdf.Array))


def walk(pdf):
    def within(value, is_top):
        # Indirect objects are visited by themselves.
        if not is_top and value.is_indirect:
            return
        yield value
        if isinstance(value, (pikepdf.Dictionary, pikepdf.Stream)):
            children = [one for key, one in value.items() if key != "/Parent"]
        elif isinstance(value, pikepdf.Array):
            children = list(value)
        else:
            children = []
        for one in children:
            if isinstance(one, (pikepdf.Dictionary, pikepdf.Stream, pikepdf.Array)):
                yield from within(one, False)

    for one in pdf.objects:
        if isinstance(one, (pikepdf.Dictionary, pikepdf.Stream, pikepdf.Array)):
            yield from within(one, True)
