import type { FileKind } from '@passepartout/domain'

/** Reads a file block by block and returns where the image ends (bytes from the start of the file) once known. */
export type ImageEndDetector = (block: Buffer) => number | undefined

/**
 * Finds the end of an image by its format; bytes behind it are not stored. Cameras append short films and second images
 * there, and a sender could append anything of any size.
 *
 * JPEG: the EOI marker (ITU T.81, B.1). PNG: the IEND chunk (PNG 3, 5.6). WebP: the size in the RIFF header. HEIC and
 * AVIF: the last of a chain of boxes (ISO 14496-12, 4.2). TIFF and other files: never, because their parts may be at
 * any offset.
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
      // Chunks of a RIFF file have an even length.
      return followBoxChain(0, 8, riff => ({ end: 8 + riff.readUInt32LE(4) + (riff.readUInt32LE(4) % 2) }))
    case 'heic':
    case 'avif':
      return followBoxChain(0, 16, nextBox)
    default:
      return () => undefined
  }
}

/** Bytes from the start of a part to the next one, or to the end of the image. */
type Step = { next: number } | { end: number }

/** Walks parts that state their length in a header of `headerBytes`; the first one begins at `first`. */
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

/**
 * A box has its length, a type of four characters, and a 64-bit length when it is large; 0 means up to the end of the
 * file.
 */
function nextBox(header: Buffer): Step {
  if (!/^[A-Za-z0-9 ]{4}$/.test(header.toString('latin1', 4, 8))) return { end: 0 }
  const length = header.readUInt32BE(0)
  if (length === 0) return { next: Number.POSITIVE_INFINITY }
  const bytes = length === 1 ? Number(header.readBigUInt64BE(8)) : length
  return bytes >= 8 ? { next: bytes } : { end: 0 }
}

const EOI = 0xd9
/** Markers without a segment: stuffing, TEM, restarts and SOI. */
const isStandaloneMarker = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Searches for markers as decoders do, skipping the bytes between them, whether image data or garbage. */
function followJpegSegments(): ImageEndDetector {
  let from = 0
  /** Bytes of the segment left to skip. */
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
        // Any number of 0xff bytes may precede a marker.
        else if (byte !== 0xff) wanted = isStandaloneMarker(byte) ? 'marker' : 'length'
      }
    }
    from += block.length
    return undefined
  }
}
