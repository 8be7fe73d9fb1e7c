import { createHash } from 'node:crypto'

/** Deterministic UUID (version 5 layout) of the given texts, so that links survive restarts and machines. */
export function uuidFor(...words: string[]): string {
  const bytes = createHash('sha1')
    .update(`passepartout-content\n${words.join('\n')}`)
    .digest()
    .subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The numeric id of a UUID: 48 bits of it, so that a collision among thousands of stories is negligible. */
export const numberFor = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(20), 16)
