import type { Pixels } from '@passepartout/mockups'

const [FILE_HEADER, HEADER] = [14, 40]
const START = FILE_HEADER + HEADER
const BITS = 32

/** An image as a BMP: larger than a JPEG, but encoded at once, and it never leaves the device. */
export function bitmapFile({ data, width, height }: Pixels): Blob {
  const header = new DataView(new ArrayBuffer(START))
  header.setUint16(0, 0x424d)
  header.setUint32(2, START + data.length, true)
  header.setUint32(10, START, true)
  header.setUint32(14, HEADER, true)
  header.setInt32(18, width, true)
  // Negative: the first row is the top one.
  header.setInt32(22, -height, true)
  header.setUint16(26, 1, true)
  header.setUint16(28, BITS, true)
  const blueFirst = new Uint8Array(data)
  for (let at = 0; at < data.length; at += 4) {
    blueFirst[at] = data[at + 2] ?? 0
    blueFirst[at + 2] = data[at] ?? 0
  }
  return new Blob([header, blueFirst], { type: 'image/bmp' })
}
