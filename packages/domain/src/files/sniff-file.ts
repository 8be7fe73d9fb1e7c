/** File type by its first bytes; the extension of the name is ignored. */
export type FileKind = ImageFormat | 'jxl' | 'gif' | 'pdf' | 'text' | 'unknown'
/** Formats accepted as photos. */
export const IMAGE_FORMATS = ['jpeg', 'png', 'webp', 'heic', 'avif', 'tiff'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]
export const isImageFormat = (kind: FileKind): kind is ImageFormat =>
  (IMAGE_FORMATS as readonly string[]).includes(kind)

export interface SniffedFile {
  kind: FileKind
  /** Upright pixels (EXIF orientation applied), if the head of the file contains them. */
  width?: number
  height?: number
  /** A JPEG stored as successively finer scans: decoding all of it takes several times as long. */
  isProgressive?: boolean
  /** A JPEG in the four print colours: browsers display it with wrong colours. */
  isCmyk?: boolean
}

/** Bytes to read so that the pixel size is known: includes the EXIF block and the frame header of a JPEG. */
export const SNIFF_LENGTH = 262_144

const TIFF_MARKS = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+']
/** Some programs write a few bytes before the PDF signature; readers accept it within the first kilobyte. */
const PDF_MARK_WITHIN = 1024

/** Recognises a file by its first bytes. The kind needs a kilobyte at most, the pixel size up to `SNIFF_LENGTH`. */
export function sniffFile(bytes: Uint8Array): SniffedFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { kind: 'jpeg', ...jpegSize(view) }
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') {
    return bytes.length < 24
      ? { kind: 'png' }
      : { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  }
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return { kind: 'webp' }
  if (TIFF_MARKS.includes(ascii(0, 4))) return { kind: 'tiff' }
  if (ascii(4, 8) === 'ftyp') return { kind: heifKind(view, ascii) }
  // The bare codestream, or its container.
  if ((bytes[0] === 0xff && bytes[1] === 0x0a) || ascii(4, 8) === 'JXL ') return { kind: 'jxl' }
  if (ascii(0, 4) === 'GIF8') return { kind: 'gif' }
  if (ascii(0, PDF_MARK_WITHIN).includes('%PDF-')) return { kind: 'pdf' }
  return { kind: looksLikeText(bytes) ? 'text' : 'unknown' }
}

const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1', 'mif2']
/** Real brand boxes take some tens of bytes. A file with a larger one is of another type, such as text. */
const LONGEST_BRANDS = 256

function heifKind(view: DataView, ascii: (from: number, to: number) => string): FileKind {
  const size = view.getUint32(0)
  if (size < 16 || size > LONGEST_BRANDS || size % 4 !== 0) return 'unknown'
  const brands = [ascii(8, 12)]
  for (let at = 16; at + 4 <= Math.min(size, view.byteLength); at += 4) brands.push(ascii(at, at + 4))
  if (brands.some(brand => AVIF_BRANDS.includes(brand))) return 'avif'
  return brands.some(brand => HEIC_BRANDS.includes(brand)) ? 'heic' : 'unknown'
}

const TEXT_CONTROLS = [9, 10, 12, 13, 27]

function looksLikeText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 512)
  return head.length > 0 && head.every(byte => (byte >= 32 && byte !== 127) || TEXT_CONTROLS.includes(byte))
}

/** Walks the JPEG segments to the frame header; orientations 5 to 8 swap width and height. */
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
      const isCmyk = view.getUint8(at + 9) === 4
      const rest = { isProgressive, ...(isCmyk && { isCmyk }) }
      return onItsSide ? { width: height, height: width, ...rest } : { width, height, ...rest }
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
