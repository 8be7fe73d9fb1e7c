import { expect, it } from 'vitest'
import { photoFocus } from './photo-focus.ts'

it('the head of a person in an upright photo stays in sight in a place of 3:2', () => {
  const photo = { width: 2000, height: 3000 }
  const seen = photo.width / 1.5 / photo.height
  const top = (1 - seen) * photoFocus(photo)[1]
  // In a half-length portrait, the head is between a tenth and two fifths of the height.
  expect(top).toBeLessThan(0.12)
  expect(top + seen).toBeGreaterThan(0.4)
})

it('a photo wider than high is cut around its middle, as the designer does', () => {
  expect(photoFocus({ width: 3000, height: 2000 })).toEqual([0.5, 0.5])
})
