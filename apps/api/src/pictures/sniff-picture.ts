/** What a file's first bytes say it is. The name and the sent type are never believed. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | 'tiff'
export type SniffedFormat = PictureFormat | 'pdf' | 'text' | 'other'

/** How many bytes `sniffFormat` wants to see; fewer will do for a small file. */
export const SNIFF_BYTES = 512

const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1', 'mif2']

/** Recognises a file by its content. */
export function sniffFormat(head: Uint8Array): SniffedFormat {
  const ascii = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp'
  if (['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].includes(ascii(0, 4))) return 'tiff'
  if (ascii(4, 8) === 'ftyp') return heifFormat(head, ascii)
  // Some writers put a few bytes before the mark; readers accept it within the first kilobyte.
  if (ascii(0, SNIFF_BYTES).includes('%PDF-')) return 'pdf'
  return looksLikeText(head) ? 'text' : 'other'
}

function heifFormat(head: Uint8Array, ascii: (from: number, to: number) => string): SniffedFormat {
  const size = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), head.length, 256)
  const brands = [ascii(8, 12)]
  for (let at = 16; at + 4 <= size; at += 4) brands.push(ascii(at, at + 4))
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some(brand => HEIF_BRANDS.includes(brand)) ? 'heic' : 'other'
}

const TEXT_CONTROLS = [9, 10, 12, 13, 27]

function looksLikeText(head: Uint8Array): boolean {
  return head.length > 0 && head.every(byte => (byte >= 32 && byte !== 127) || TEXT_CONTROLS.includes(byte))
}
