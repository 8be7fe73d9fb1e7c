import type { TilePicture } from './overview-list.ts'

const WIDTHS = [240, 480, 720]

/**
 * A design's picture in the widths a list needs, from the address that the API gave for one of them. `width` stands
 * first in that address and once.
 */
export function designPicture(url: string, size: { width: number; height: number }): TilePicture {
  return {
    sources: WIDTHS.map(width => ({ width, src: url.replace(/([?&]width=)\d+/, `$1${width}`) })),
    ratio: size.width / size.height,
    look: 'paper',
  }
}
