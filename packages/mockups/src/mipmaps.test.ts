import { describe, expect, it } from 'vitest'
import { mipmaps, smallestSufficientMipmap } from './mipmaps.ts'

const striped = (width: number, height: number) => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) data.set([(at % width) % 2 ? 200 : 100, 40, 0, 255], at * 4)
  return { data, width, height }
}

describe('a picture and its halves', () => {
  it('begin with the picture and halve both sides until nothing needs less', () => {
    const sizes = mipmaps(striped(300, 200)).map(({ width, height }) => [width, height])
    expect(sizes).toEqual([
      [300, 200],
      [150, 100],
      [75, 50],
      [37, 25],
    ])
  })

  it('keep the mean of what they leave out', () => {
    const [, half] = mipmaps(striped(300, 200))
    expect(half?.data.every((value, at) => value === [150, 40, 0, 255][at % 4])).toBe(true)
  })

  it.each([
    [1000, 1],
    [1, 1000],
    [1001, 333],
  ])('can be made of %i by %i pixels', (width, height) => {
    const pictures = mipmaps(striped(width, height))
    expect(pictures.every(({ data, width, height }) => data.length === width * height * 4)).toBe(true)
    expect(pictures.at(-1)?.data.at(-1)).toBe(255)
  })

  it.each([
    [3, 300],
    [1, 300],
    [0.8, 300],
    [0.5, 150],
    [0.3, 150],
    [0.2, 75],
    [0.001, 37],
  ])('offer for %f of the pixels one that is %i wide', (share, width) => {
    expect(smallestSufficientMipmap(mipmaps(striped(300, 200)), share).width).toBe(width)
  })
})
