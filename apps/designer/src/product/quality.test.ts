import { createFrameDocument, type Page } from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import { pageQuality, reachOf, wallQuality } from './quality.ts'

const [page] = createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title: '' }).pages

describe('How far the pixels of a photo go', () => {
  it.each([
    ['a stamp of 300 pixels on a wall', 300, 300, wallQuality, [30, 30]],
    ['the same in the hand', 300, 300, pageQuality('hand'), [50, 50]],
    ['1500 x 1000 pixels in the hand', 1500, 1000, pageQuality('hand'), [250, 167]],
  ] as const)('%s', (_what, width, height, rule, reach) => {
    const size = reachOf({ width, height }, rule, page as Page)
    expect([size.width, Math.round(size.height)]).toEqual(reach)
  })
})
