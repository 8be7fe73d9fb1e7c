import { open } from 'node:fs/promises'

/** Cameras write about a hundred entries in five directories. */
const MOST_ENTRIES = 1000
/** Some sloppy programs write one or two circular references. */
const MOST_AGAIN = 8
/** Exif precedes the image data of a JPEG, in one segment of at most 64 KiB near the beginning. */
const LOOKED_AT = 256 * 1024
/** Tags of entries that point to another directory (Exif 2.32, 4.6.3). */
const LEADS_TO = new Set([0x8769, 0x8825, 0xa005])
const ENTRY = 12

/**
 * Whether the Exif directories of a JPEG refer to each other in circles or have more entries than any camera writes:
 * the decoder's library follows each of them.
 */
export async function leadsBackToItself(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const bytes = Buffer.alloc(LOOKED_AT)
    const { bytesRead } = await file.read(bytes, 0, LOOKED_AT, 0)
    return exifSegments(bytes.subarray(0, bytesRead)).some(isHostile)
  } finally {
    await file.close()
  }
}

/** The content after "Exif\0\0" of each APP1 segment. */
function exifSegments(jpeg: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff; ) {
    const marker = jpeg[at + 1] ?? 0
    if (marker === 0xda) break
    const length = jpeg.readUInt16BE(at + 2)
    const segment = jpeg.subarray(at + 4, at + 2 + length)
    if (marker === 0xe1 && segment.toString('latin1', 0, 6) === 'Exif\0\0') found.push(segment.subarray(6))
    at += 2 + length
  }
  return found
}

/** Walks the directories of a TIFF structure (TIFF 6.0, 2). */
function isHostile(tiff: Buffer): boolean {
  if (tiff.length < 8) return false
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const known = new Set<number>()
  const waiting = [long(4)]
  let entries = 0
  let again = 0
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === 0 || at + 2 > tiff.length) continue
    if (known.has(at)) {
      again++
      if (again > MOST_AGAIN) return true
      continue
    }
    known.add(at)
    const count = short(at)
    entries += count
    if (entries > MOST_ENTRIES) return true
    for (let entry = 0; entry < count; entry++) {
      const place = at + 2 + entry * ENTRY
      if (place + ENTRY > tiff.length) break
      if (LEADS_TO.has(short(place))) waiting.push(long(place + 8))
    }
    const next = at + 2 + count * ENTRY
    if (next + 4 <= tiff.length) waiting.push(long(next))
  }
  return false
}
