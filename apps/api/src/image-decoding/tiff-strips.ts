import { type FileHandle, open } from 'node:fs/promises'

/** Tags of where strips or tiles begin, and of how many bytes each has (TIFF 6.0, 8 and 15). */
const BEGINNINGS = [273, 324]
const LENGTHS = [279, 325]
/** Bytes of a value by its type: SHORT, LONG, LONG8 (TIFF 6.0, 2; BigTIFF). */
const BYTES_OF_TYPE: Readonly<Record<number, number>> = { 3: 2, 4: 4, 16: 8 }
/** A tile of 16 x 16 pixels is the smallest; more than these belong to no image that is decoded. */
const MOST_VALUES = 2_000_000
const MOST_ENTRIES = 4096

/**
 * Whether the image data that a TIFF lists lies within the file. The decoder reserves and clears the memory of the
 * whole image before it finds out. A directory that cannot be read counts as complete: the decoder refuses it at once.
 */
export async function hasAllTiffStrips(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const fields = await readFields(file, size)
    const beginnings = fields.get(BEGINNINGS.find(tag => fields.has(tag)) ?? 0)
    const lengths = fields.get(LENGTHS.find(tag => fields.has(tag)) ?? 0)
    if (!beginnings || !lengths) return true
    return beginnings.every((at, index) => at + (lengths[index] ?? 0) <= size)
  } finally {
    await file.close()
  }
}

/** The values of the fields above in the first directory, which is the image that the decoder opens. */
async function readFields(file: FileHandle, size: number): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>()
  const read = async (at: number, length: number) => {
    const bytes = Buffer.alloc(at + length > size ? 0 : length)
    await file.read(bytes, 0, bytes.length, at)
    return bytes
  }
  const head = await read(0, 16)
  if (head.length < 16) return found
  const isLittle = head.toString('latin1', 0, 2) === 'II'
  const number = (bytes: Buffer, at: number, length: number) => {
    if (length === 2) return isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
    if (length === 4) return isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
    return Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at))
  }
  const isBig = number(head, 2, 2) === 43
  const word = isBig ? 8 : 4
  const directory = number(head, isBig ? 8 : 4, word)
  const counted = await read(directory, isBig ? 8 : 2)
  if (counted.length === 0) return found
  const entries = number(counted, 0, counted.length)
  if (entries > MOST_ENTRIES) return found
  const entry = isBig ? 20 : 12
  const table = await read(directory + counted.length, entries * entry)
  for (let at = 0; at < table.length; at += entry) {
    const tag = number(table, at, 2)
    const bytes = BYTES_OF_TYPE[number(table, at + 2, 2)]
    const count = number(table, at + 4, word)
    if (![...BEGINNINGS, ...LENGTHS].includes(tag) || !bytes || count > MOST_VALUES) continue
    const place = at + 4 + word
    // Values that fit into the field stand there, more of them where it points to.
    const isInside = bytes * count <= word
    const values = isInside
      ? table.subarray(place, place + word)
      : await read(number(table, place, word), bytes * count)
    if (values.length < bytes * count) continue
    found.set(
      tag,
      Array.from({ length: count }, (_, index) => number(values, index * bytes, bytes)),
    )
  }
  return found
}
