import { expect, test } from 'vitest'
import { chooseLayout } from './choose-layout.ts'

test.each([
  [390, 844, 'phone', false, false],
  [844, 390, 'phone', true, false],
  [639, 900, 'phone', false, false],
  [640, 900, 'tablet', false, false],
  [820, 1180, 'tablet', false, false],
  [1100, 800, 'desk', false, false],
  [1920, 1080, 'desk', false, true],
  // A window of 1280 px at 400 %.
  [320, 256, 'phone', false, false],
] as const)('a window of %i x %i px is that of a %s', (width, height, layout, landscape, wide) => {
  expect(chooseLayout(width, height)).toEqual({ layout, landscape, wide })
})
