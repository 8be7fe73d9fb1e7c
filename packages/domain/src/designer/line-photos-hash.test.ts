import { expect, it } from 'vitest'
import { requestedLinePhotos, withLinePhotosHash } from './line-photos-hash.ts'

const LINE = '4f9b3a52-7a38-4b6a-8b42-3c9a3b6c2f10'

it('names a line behind an address, and is read back', () => {
  const address = withLinePhotosHash('/gestalten/wandbild?materialType=poster', LINE)
  expect(requestedLinePhotos(new URL(address, 'https://shop.example').hash)).toBe(LINE)
})

it.each(['', '#own-photo', '#from-line=', '#from-line=../orders', `#from-line=${'a'.repeat(65)}`])(
  'is nothing in %j',
  hash => expect(requestedLinePhotos(hash)).toBeUndefined(),
)
