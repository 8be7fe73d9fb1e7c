import { expect, it } from 'vitest'
import { linePhotosAsked, withLinePhotos } from './line-photos-hash.ts'

const LINE = '4f9b3a52-7a38-4b6a-8b42-3c9a3b6c2f10'

it('names a line behind an address, and is read back', () => {
  const address = withLinePhotos('/gestalten/wandbild?materialType=poster', LINE)
  expect(linePhotosAsked(new URL(address, 'https://shop.example').hash)).toBe(LINE)
})

it.each(['', '#own-photo', '#from-line=', '#from-line=../orders', `#from-line=${'a'.repeat(65)}`])(
  'is nothing in %j',
  hash => expect(linePhotosAsked(hash)).toBeUndefined(),
)
