#!/bin/sh
# Builds the profiles of the output intents, apps/worker/profiles/*.icc, from published measurements. Needs Debian's
# argyll and icc-profiles-free, and some minutes. The same packages give the same bytes.
set -eu

tables=/usr/share/color/icc
target=$(cd "$(dirname "$0")/../../apps/worker/profiles" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# build NAME TABLE DESCRIPTION COPYRIGHT
build() {
  cp "$tables/$2.ti3" "$work/$1.ti3"
  # At most 300 % ink; the perceptual table compresses sRGB; viewed on paper in practical light.
  colprof -qm -bm -kr -l300 -nc -S "$tables/sRGB.icc" -cmt -dpp \
    -A Passepartout -M "$2" -D "$3" -C "$4" -O "$work/$1.icc" "$work/$1"
  # The date of creation, bytes 24 to 35: 2026-11-29, 00:00.
  printf '\007\352\000\013\000\035\000\000\000\000\000\000' |
    dd of="$work/$1.icc" bs=1 seek=24 conv=notrunc status=none
  mv "$work/$1.icc" "$target/$1.icc"
}

build fogra39 FOGRA39L 'Coated offset, from FOGRA39L' \
  'Made from FOGRA39L (Fogra, www.fogra.org) as published in icc-profiles-free, zlib licence'
build gracol TR006 'GRACoL coated, from CGATS TR 006' \
  'Made from ANSI CGATS/GRACoL TR 006-2007, data Copyright 2007 by NPES'
