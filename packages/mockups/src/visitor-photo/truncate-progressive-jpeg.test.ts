import { readFileSync } from 'node:fs'
import { sniffFile } from '@passepartout/domain'
import { difficultFile } from '@passepartout/testing'
import { describe, expect, it } from 'vitest'
import { truncateProgressiveJpeg } from './truncate-progressive-jpeg.ts'

const read = (name: string) => new Uint8Array(readFileSync(difficultFile(name)))
const bytesOf = async (blob: Blob | undefined) => new Uint8Array((await blob?.arrayBuffer()) ?? [])

describe('the coarse beginning of a JPEG', () => {
  it('is a JPEG of the same size, in a fraction of a progressive photo', async () => {
    const whole = read('huge-6016x4016.jpg')
    const coarse = await bytesOf(truncateProgressiveJpeg(whole))
    expect(sniffFile(coarse)).toEqual(sniffFile(whole))
    expect([...coarse.slice(-2)]).toEqual([0xff, 0xd9])
    expect(coarse.length / whole.length).toBeLessThan(0.15)
  })

  it.each(['exif-orientation-6.jpg', 'truncated.jpg', 'photo.webp', 'text-file.jpg', 'empty.jpg'])(
    'is not there for %s',
    name => {
      expect(truncateProgressiveJpeg(read(name))).toBeUndefined()
    },
  )
})
