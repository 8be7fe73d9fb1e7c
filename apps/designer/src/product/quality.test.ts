import { createFrameDocument, type Page, qualityRule } from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import { maxSharpSize } from './quality.ts'

const [page] = createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title: '' }).pages

describe('How far the pixels of a photo go', () => {
  it.each([
    ['a stamp of 300 pixels on a wall', 300, 300, qualityRule('wall'), [150, 150]],
    ['the same in the hand', 300, 300, qualityRule('hand'), [70, 70]],
    ['1500 x 1000 pixels in the hand', 1500, 1000, qualityRule('hand'), [380, 253]],
  ] as const)('%s', (_what, width, height, rule, reach) => {
    const size = maxSharpSize({ width, height }, rule, page as Page)
    expect([size.width, Math.round(size.height)]).toEqual(reach)
  })
})
