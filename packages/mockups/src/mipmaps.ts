import type { Pixels } from './compose-image.ts'

/** No placement is so small that it needs an image with a longer side below this (pixels). */
const SMALLEST = 64

/**
 * An image and its halves, quarters and so on, largest first. Bilinear sampling of the smallest sufficient one skips no
 * pixel of the original.
 */
export function mipmaps(picture: Pixels): readonly [Pixels, ...Pixels[]] {
  const pictures: [Pixels, ...Pixels[]] = [picture]
  for (let last = picture; Math.max(last.width, last.height) > SMALLEST; pictures.push(last))
    last = halved(last)
  return pictures
}

/** The smallest mipmap that has at least `share` of the pixels of the first one per side. */
export function smallestSufficientMipmap(pictures: readonly [Pixels, ...Pixels[]], share: number): Pixels {
  const steps = Math.floor(Math.log2(1 / share))
  return pictures[Math.min(pictures.length - 1, Math.max(0, steps))] ?? pictures[0]
}

/** Averages each four pixels. */
function halved({ data, width, height }: Pixels): Pixels {
  const half = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) }
  const into = new Uint8ClampedArray(half.width * half.height * 4)
  const right = width > 1 ? 4 : 0
  const below = height > 1 ? width * 4 : 0
  for (let y = 0, at = 0; y < half.height; y++) {
    let from = y * 2 * width * 4
    for (let x = 0; x < half.width; x++, from += 2 * right) {
      for (let colour = 0; colour < 4; colour++, at++) {
        const first = from + colour
        const sum = (data[first] ?? 0) + (data[first + right] ?? 0)
        into[at] = (sum + (data[first + below] ?? 0) + (data[first + right + below] ?? 0)) / 4
      }
    }
  }
  return { ...half, data: into }
}
