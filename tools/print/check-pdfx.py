#!/usr/bin/python3
"""Checks files for PDF/X-4 (ISO 15930-7:2010) with another parser than the one that wrote them.

    tools/print/check-pdfx.py [--json] [--ink] FILE...

Each fault is printed with a stable code, `X01` to `X26`, which docs/production.md explains. With `--ink`, Ghostscript
separates the pages, of long files 24 of them, and a sum of inks above 300 % is fault `I01`; the JSON then holds faults
and highest sum. Exit 0: none; 1: faults; 2: a file cannot be read; 3: pikepdf is missing, so that nothing was checked.
"""

import json
import os
import subprocess
import sys

try:
    import pikepdf
except ImportError:
    print("NOT CHECKED: pikepdf is missing; on Debian: apt-get install python3-pikepdf", file=sys.stderr)
    sys.exit(3)

import ink_sum
import pdfx_file_tests
import pdfx_page_tests
from pdfx_subject import Subject

TESTS = [
    test
    for module in (pdfx_file_tests, pdfx_page_tests)
    for name, test in sorted(vars(module).items())
    if name[0] == "x" and name[1:3].isdigit()
]


def check(path):
    """All faults of a file, as pairs of code and text."""
    with pikepdf.open(path) as pdf:
        with open(path, "rb") as file:
            head = file.read(16)
        subject = Subject(pdf, head)
        return [fault for test in TESTS for fault in test(subject)]


MOST_INK = 300


def check_ink(path):
    """The highest sum of inks in percent, None without Ghostscript, and the pages above the limit as faults."""
    with pikepdf.open(path) as pdf:
        profiles = [one.DestOutputProfile for one in pdf.Root.get("/OutputIntents", []) if "/DestOutputProfile" in one]
        profile = profiles[0].read_bytes() if profiles else None
        pages = ink_sum.sampled_pages(len(pdf.pages))
    sums = ink_sum.highest_sums(path, profile, pages)
    if sums is None:
        return None, []
    faults = [
        ("I01", f"page {number}: {round(one)} % of ink, more than {MOST_INK} %")
        for number, one in sums.items()
        if round(one) > MOST_INK
    ]
    return round(max(sums.values(), default=0)), faults


def main(words):
    # Customers' requests come first where the shop runs on the same machine.
    os.nice(10)
    paths = [word for word in words if not word.startswith("--")]
    report, failed = {}, False
    for path in paths:
        try:
            faults = list(dict.fromkeys(check(path)))
            ink, excess = check_ink(path) if "--ink" in words else (None, [])
            faults += excess
        except (OSError, pikepdf.PdfError, subprocess.CalledProcessError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 2
        listed = [{"code": code, "text": text} for code, text in faults]
        report[path] = {"faults": listed, "inkPercent": ink} if "--ink" in words else listed
        failed = failed or bool(faults)
    if "--json" in words:
        print(json.dumps(report, indent=2))
    else:
        for path, one in report.items():
            faults = one["faults"] if "--ink" in words else one
            if "--ink" in words:
                print(f"{path}: {'NOT CHECKED' if one['inkPercent'] is None else one['inkPercent']} % of ink at most")
            print(f"{path}: {'PDF/X-4, 26 of 26' if not faults else f'{len(faults)} faults'}")
            for fault in faults:
                print(f"  {fault['code']} {fault['text']}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
