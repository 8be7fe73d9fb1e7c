import { describe, expect, it } from 'vitest'
import { takenAt } from './photo-date.ts'

/** A file head with an EXIF block: its first directory points to the second, which contains the timestamp. */
function head(stamp: string, little = true): Uint8Array {
  const bytes = new Uint8Array(200)
  bytes.set([0xff, 0xd8, 0xff, 0xe1, 0, 100, 0x45, 0x78, 0x69, 0x66, 0, 0], 0)
  const view = new DataView(bytes.buffer, 12)
  bytes.set(little ? [0x49, 0x49, 0x2a, 0] : [0x4d, 0x4d, 0, 0x2a], 12)
  view.setUint32(4, 8, little)
  const entry = (at: number, tag: number, value: number) => {
    view.setUint16(at, tag, little)
    view.setUint32(at + 8, value, little)
  }
  view.setUint16(8, 1, little)
  entry(10, 0x8769, 30)
  view.setUint16(30, 1, little)
  entry(32, 0x9003, 60)
  for (const [index, letter] of [...stamp].entries()) view.setUint8(60 + index, letter.charCodeAt(0))
  return bytes
}

describe('when a photo was taken', () => {
  it.each([true, false])('is what its camera wrote (little endian: %s)', little => {
    expect(takenAt(head('2026:08:14 10:22:05', little))).toBe('2026-08-14T10:22:05')
  })

  it('is unknown where the clock was never set, or nothing was written', () => {
    expect(takenAt(head('0000:00:00 00:00:00'))).toBeUndefined()
    expect(takenAt(head('    :  :     :  :  '))).toBeUndefined()
    expect(takenAt(new Uint8Array([0xff, 0xd8, 0xff]))).toBeUndefined()
  })

  it('is unknown in a block whose offsets lead nowhere', () => {
    const broken = head('2026:08:14 10:22:05')
    new DataView(broken.buffer, 12).setUint32(4, 4_000_000_000, true)
    expect(takenAt(broken)).toBeUndefined()
  })
})
