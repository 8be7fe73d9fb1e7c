import type { FileKind } from '@passepartout/domain'

/** Told a file's bytes block by block; says where the picture ends (bytes from the file's start) once it knows. */
export type ImageEndDetector = (block: Buffer) => number | undefined

/**
 * Finds where a picture ends by its own format: what follows is no part of it. Cameras append short films and second
 * pictures there; anything else of any size could lie there too.
 *
 * JPEG: the EOI marker (ITU T.81, B.1). PNG: the IEND chunk (PNG 3, 5.6). WebP: the size in the RIFF header. HEIC and
 * AVIF: the last of a row of boxes (ISO 14496-12, 4.2). TIFF and what is no picture: never, its parts may lie anywhere.
 */
export function createImageEndDetector(kind: FileKind): ImageEndDetector {
  switch (kind) {
    case 'jpeg':
      return followJpegSegments()
    case 'png':
      return followBoxChain(8, 8, chunk =>
        isNamed(chunk, 'IEND') ? { end: 12 } : { next: chunk.readUInt32BE(0) + 12 },
      )
    case 'webp':
      // Parts of a RIFF file have an even length.
      return followBoxChain(0, 8, riff => ({ end: 8 + riff.readUInt32LE(4) + (riff.readUInt32LE(4) % 2) }))
    case 'heic':
    case 'avif':
      return followBoxChain(0, 16, nextBox)
    default:
      return () => undefined
  }
}

/** Bytes from the start of a part to the next one, or to the end of the picture. */
type Step = { next: number } | { end: number }

/** Walks parts that each say their length in a header of so many bytes; the first one begins at `first`. */
function followBoxChain(
  first: number,
  headerBytes: number,
  step: (header: Buffer) => Step,
): ImageEndDetector {
  const header = Buffer.alloc(headerBytes)
  let known = 0
  let from = 0
  let part = first
  return block => {
    for (let at = part + known - from; at < block.length; at = part + known - from) {
      known += block.copy(header, known, at, at + headerBytes - known)
      if (known < headerBytes) break
      const found = step(header)
      if ('end' in found) return part + found.end
      part += found.next
      known = 0
    }
    from += block.length
    return undefined
  }
}

const isNamed = (header: Buffer, name: string) => header.toString('latin1', 4, 8) === name

/** A box is its length, four letters, and the length again where it is a large one; 0 means the rest of the file. */
function nextBox(header: Buffer): Step {
  if (!/^[A-Za-z0-9 ]{4}$/.test(header.toString('latin1', 4, 8))) return { end: 0 }
  const length = header.readUInt32BE(0)
  if (length === 0) return { next: Number.POSITIVE_INFINITY }
  const bytes = length === 1 ? Number(header.readBigUInt64BE(8)) : length
  return bytes >= 8 ? { next: bytes } : { end: 0 }
}

const EOI = 0xd9
/** Markers that nothing follows: stuffing, TEM, restarts and SOI. */
const isStandaloneMarker = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Looks for markers as decoders do: bytes between them, picture data and rubbish alike, are passed over. */
function followJpegSegments(): ImageEndDetector {
  let from = 0
  /** Bytes of a segment still to pass over. */
  let skip = 2
  let wanted: 'marker' | 'marker-code' | 'length' | 'length-low' = 'marker'
  let high = 0
  return block => {
    let at = 0
    while (at < block.length) {
      if (skip > 0) {
        const passed = Math.min(skip, block.length - at)
        skip -= passed
        at += passed
      } else if (wanted === 'marker') {
        const mark = block.indexOf(0xff, at)
        if (mark < 0) break
        at = mark + 1
        wanted = 'marker-code'
      } else {
        const byte = block[at] ?? 0
        at++
        if (wanted === 'length') {
          high = byte
          wanted = 'length-low'
        } else if (wanted === 'length-low') {
          skip = Math.max(0, high * 256 + byte - 2)
          wanted = 'marker'
        } else if (byte === EOI) return from + at
        // Before a marker may stand any number of 0xff.
        else if (byte !== 0xff) wanted = isStandaloneMarker(byte) ? 'marker' : 'length'
      }
    }
    from += block.length
    return undefined
  }
}
