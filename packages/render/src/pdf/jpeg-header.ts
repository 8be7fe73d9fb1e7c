export interface JpegHeader {
  width: number
  height: number
  components: number
  bitsPerComponent: number
}

/** Reads size and colour count from a JPEG's frame header; null when there is none. */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const word = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isStandalone(marker)) at += 2
    else if (isFrame(marker)) {
      return {
        bitsPerComponent: bytes[at + 4] ?? 0,
        height: word(at + 5),
        width: word(at + 7),
        components: bytes[at + 9] ?? 0,
      }
    } else at += 2 + Math.max(2, word(at + 2))
  }
  return null
}

const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

// C4, C8 and CC are within the range of frame markers but mark tables and a reserved code.
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
