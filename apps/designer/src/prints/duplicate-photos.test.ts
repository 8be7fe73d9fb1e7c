import { hammingDistance, perceptualHash } from '@passepartout/document/layout'
import { describe, expect, it } from 'vitest'
import { findDuplicatePages } from './duplicate-photos.ts'

/** An image with this function of brightness. */
function picture(grey: (x: number, y: number) => number, width = 90, height = 80) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.fill(grey(x / width, y / height), (y * width + x) * 4, (y * width + x) * 4 + 4)
  return { data, width, height }
}
const waves = (phase: number) => picture((x, y) => 128 + 100 * Math.sin(9 * x + 7 * y + phase))

describe('photos that look alike', () => {
  it('have nearly the same fingerprint, also when one is a little darker and smaller', () => {
    const copy = picture((x, y) => 100 + 80 * Math.sin(9 * x + 7 * y), 45, 40)
    expect(hammingDistance(perceptualHash(waves(0)), perceptualHash(copy))).toBeLessThanOrEqual(6)
    expect(hammingDistance(perceptualHash(waves(0)), perceptualHash(waves(2)))).toBeGreaterThan(12)
  })

  it('are paired with the first of them; the same photo twice needs no picture', () => {
    const pages = [
      { pageId: '1', assetId: 'a', print: perceptualHash(waves(0)) },
      { pageId: '2', assetId: 'b', print: perceptualHash(waves(2)) },
      { pageId: '3', assetId: 'c', print: perceptualHash(waves(0.02)) },
      { pageId: '4', assetId: 'd', print: undefined },
      { pageId: '5', assetId: 'd', print: undefined },
    ]
    expect([...findDuplicatePages(pages)]).toEqual([
      ['3', '1'],
      ['5', '4'],
    ])
  })

  it('are not made of two plain walls', () => {
    const wall = perceptualHash(picture(() => 200))
    expect(
      findDuplicatePages([
        { pageId: '1', assetId: 'a', print: wall },
        { pageId: '2', assetId: 'b', print: wall },
      ]).size,
    ).toBe(0)
  })
})
