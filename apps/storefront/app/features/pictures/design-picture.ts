import type { TilePicture } from './tile-picture.tsx'

const WIDTHS = [240, 480, 720]

/** What the large picture of a product's page needs besides: 610 points wide, on a screen of two pixels per point. */
export const LARGE_WIDTHS = [...WIDTHS, 1080]

/**
 * A design's picture in the widths a list needs, from the address that the API gave for one of them. `width` stands
 * first in that address and once.
 */
export function designPicture(
  url: string,
  size: { width: number; height: number },
  widths: readonly number[] = WIDTHS,
): TilePicture {
  return {
    sources: widths.map(width => ({ width, src: url.replace(/([?&]width=)\d+/, `$1${width}`) })),
    ratio: size.width / size.height,
    look: 'paper',
  }
}
