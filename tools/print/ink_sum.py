"""Highest sum of inks on a page, from the plates that Ghostscript separates."""

import os
import shutil
import struct
import subprocess
import tempfile

DPI = 36
INKS = ("Cyan", "Magenta", "Yellow", "Black")
# Shorts and longs of a TIFF, by their type.
FORMATS = {3: "H", 4: "I"}


# Separating a page takes up to a second: of long files, these many pages are separated, from the first to the last.
MOST_PAGES = 24


def sampled_pages(count):
    """Numbers of the pages to separate, evenly over the file."""
    if count <= MOST_PAGES:
        return list(range(1, count + 1))
    return sorted({1 + round(at * (count - 1) / (MOST_PAGES - 1)) for at in range(MOST_PAGES)})


def highest_sums(path, profile, pages):
    """The highest ink sum of each of the pages in percent, by number; None where Ghostscript is missing."""
    program = shutil.which("gs")
    if program is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        options = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiffsep", "-sCompression=none", f"-r{DPI}"]
        options.append("-sPageList=" + ",".join(map(str, pages)))
        if profile:
            icc = os.path.join(folder, "press.icc")
            with open(icc, "wb") as file:
                file.write(profile)
            # Inks that the file names are those of the press and stay as they are.
            options += [f"-sOutputICCProfile={icc}", f"-sDefaultCMYKProfile={icc}"]
        subprocess.run([program, *options, "-o", os.path.join(folder, "%d.tif"), path], check=True, capture_output=True)
        sums = {}
        for at, page in enumerate(pages, 1):
            plates = [read_plate(os.path.join(folder, f"{at}({ink}).tif")) for ink in INKS]
            sums[page] = max(map(sum, zip(*plates)), default=0) * 100 / 255
        return sums


def read_plate(path):
    """Ink of each pixel, 0 to 255, of an uncompressed grey TIFF, in which 255 is paper."""
    with open(path, "rb") as file:
        data = file.read()
    order = "<" if data[:2] == b"II" else ">"
    (at,) = struct.unpack_from(order + "I", data, 4)
    (count,) = struct.unpack_from(order + "H", data, at)
    tags = {}
    for index in range(count):
        entry = at + 2 + 12 * index
        tag, kind, length = struct.unpack_from(order + "HHI", data, entry)
        if kind not in FORMATS:
            continue
        code = FORMATS[kind] * length
        place = entry + 8
        if struct.calcsize(order + code) > 4:
            (place,) = struct.unpack_from(order + "I", data, place)
        tags[tag] = struct.unpack_from(order + code, data, place)
    strips = [data[start : start + size] for start, size in zip(tags[273], tags[279])]
    return bytes(b"".join(strips)).translate(INVERTED)


INVERTED = bytes(255 - tone for tone in range(256))
