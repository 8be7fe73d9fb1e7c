import { expect, test } from 'vitest'
import { fixedImage, imageUrl, responsiveImage } from './image-url.ts'
import { isStandardImageSize, standardWidth } from './standard-image-sizes.ts'

const modifiersOf = (address: string) => address.split('/')[2] ?? ''
const modifiersIn = (srcSet: string) => srcSet.split(', ').map(modifiersOf)

test('a picture whose width depends on the screen comes in widths on offer, whatever was asked for', () => {
  const { src, srcSet } = responsiveImage('a.jpg', { widths: [123, 957, 1144, 1536, 2880] })
  expect([src, ...modifiersIn(srcSet)].every(one => isStandardImageSize(modifiersOf(one) || one))).toBe(true)
})

test.each([
  { width: 96, height: 96 },
  { width: 68, height: 68, quality: 82 },
  { width: 192, height: 192, fit: 'inside' },
  { width: 110, height: 73 },
  { width: 288, height: 128 },
] as const)('a box of the shop is on offer for both densities: %j', box => {
  const { src, srcSet } = fixedImage('a.jpg', box)
  expect([modifiersOf(src), ...modifiersIn(srcSet)].map(isStandardImageSize)).toEqual([true, true, true])
})

test.each(['placeholder', 'open-graph'])('the preset %s is on offer', preset => {
  expect(isStandardImageSize(modifiersOf(imageUrl('a.jpg', { preset })))).toBe(true)
})

test.each([
  'w_961&q_70&f_webp',
  'w_960&q_71&f_webp',
  'w_960&q_70&f_avif',
  'w_960&q_70&f_webp&blur_3',
  'w_960&q_70&f_webp&brightness_3',
  'q_70&w_960&f_webp',
  'width_960&q_70&f_webp',
  's_10x10&q_50&f_webp&blur_4',
  '_',
])('%s is not on offer', modifiers => {
  expect(isStandardImageSize(modifiers)).toBe(false)
})

test('beyond the widest there is the widest', () => {
  expect([standardWidth(1), standardWidth(160), standardWidth(161), standardWidth(9999)]).toEqual([
    160, 160, 216, 2880,
  ])
})
