/** What the first bytes of a file say it is; the name's ending is never believed. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | 'tiff' | 'gif' | 'pdf' | 'text' | 'unknown'

export interface SniffedFile {
  kind: FileKind
  /** Upright pixels (EXIF orientation applied) where the head of the file tells them. */
  width?: number
  height?: number
  /** A JPEG that comes coarse first, then ever finer: reading all of it takes several times as long. */
  isProgressive?: boolean
}

/** How much of a file is read to recognise it: enough for the EXIF block and the frame header of a JPEG. */
export const SNIFFED_BYTES = 262_144

export function sniffFile(bytes: Uint8Array): SniffedFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { kind: 'jpeg', ...jpegSize(view) }
  if (ascii(1, 4) === 'PNG' && bytes.length >= 24)
    return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return { kind: 'webp' }
  if (ascii(4, 8) === 'ftyp') return { kind: /avi[fs]/.test(ascii(8, 32)) ? 'avif' : heifOr(ascii(8, 32)) }
  if (ascii(0, 4) === 'II*\0' || ascii(0, 4) === 'MM\0*') return { kind: 'tiff' }
  if (ascii(0, 4) === 'GIF8') return { kind: 'gif' }
  if (ascii(0, 5) === '%PDF-') return { kind: 'pdf' }
  return { kind: looksLikeText(bytes) ? 'text' : 'unknown' }
}

const heifOr = (brands: string): FileKind => (/hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : 'unknown')

function looksLikeText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 512)
  return (
    head.length > 0 &&
    head.every(byte => byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte !== 127))
  )
}

/** Walks the JPEG segments to the frame header; orientations 5 to 8 lie on their side. */
function jpegSize(view: DataView): Omit<SniffedFile, 'kind'> {
  let at = 2
  let onItsSide = false
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const length = view.getUint16(at + 2)
    if (marker === 0xe1) onItsSide ||= exifOrientation(view, at + 4, length) >= 5
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      const height = view.getUint16(at + 5)
      const width = view.getUint16(at + 7)
      const isProgressive = marker === 0xc2
      return onItsSide ? { width: height, height: width, isProgressive } : { width, height, isProgressive }
    }
    at += 2 + length
  }
  return {}
}

function exifOrientation(view: DataView, start: number, length: number): number {
  const end = Math.min(start + length, view.byteLength)
  if (end - start < 20 || view.getUint32(start) !== 0x45786966) return 1
  const tiff = start + 6
  const little = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, little)
  if (directory + 2 > end) return 1
  const count = view.getUint16(directory, little)
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * 12
    if (at + 12 > end) return 1
    if (view.getUint16(at, little) === 0x0112) return view.getUint16(at + 8, little)
  }
  return 1
}
