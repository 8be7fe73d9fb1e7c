#!/usr/bin/python3
"""Checks files for PDF/X-4 (ISO 15930-7:2010) with another parser than the one that wrote them.

    tools/print/check-pdfx.py [--json] FILE...

Each fault is printed with a stable code, `X01` to `X26`, which docs/production.md explains. Exit 0: none; 1: faults;
2: a file cannot be read; 3: pikepdf is missing, so that nothing was checked.
"""

import json
import sys

try:
    import pikepdf
except ImportError:
    print("NOT CHECKED: pikepdf is missing; on Debian: apt-get install python3-pikepdf", file=sys.stderr)
    sys.exit(3)

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


def main(words):
    paths = [word for word in words if word != "--json"]
    report, failed = {}, False
    for path in paths:
        try:
            faults = list(dict.fromkeys(check(path)))
        except (OSError, pikepdf.PdfError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 2
        report[path] = [{"code": code, "text": text} for code, text in faults]
        failed = failed or bool(faults)
    if "--json" in words:
        print(json.dumps(report, indent=2))
    else:
        for path, faults in report.items():
            print(f"{path}: {'PDF/X-4, 26 of 26' if not faults else f'{len(faults)} faults'}")
            for fault in faults:
                print(f"  {fault['code']} {fault['text']}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
