import type { ImageSource } from '@passepartout/mockups'
import { responsiveImage } from './image-url.ts'
import type { TileImage } from './tile-image.tsx'

const WIDTHS = [160, 240, 320, 480, 720]

/** What the large picture of a product's page needs besides: 610 points wide, on a screen of two pixels per point. */
export const LARGE_WIDTHS = [...WIDTHS, 1080]

/**
 * A design's picture in the widths a list needs, from the address that the API gave for one of them. `width` stands
 * first in that address and once.
 */
export function designImage(
  url: string,
  size: { width: number; height: number },
  widths: readonly number[] = WIDTHS,
): TileImage {
  return {
    sources: widths.map(width => ({ width, src: atWidth(url, width) })),
    ratio: size.width / size.height,
    look: 'paper',
  }
}

const atWidth = (url: string, width: number) => url.replace(/([?&]width=)\d+/, `$1${width}`)

/** Pictures of a scene that designs lie in: those of designs in the widths they are drawn in, all others as ever. */
export const designSceneImages: ImageSource = (path, options) => {
  if (!path.startsWith(DRAWN)) return responsiveImage(path, options)
  const most = options.widths.at(-1) ?? 480
  const widths = LARGE_WIDTHS.filter((width, index) => index === 0 || width <= most * 1.5)
  return {
    src: atWidth(path, widths.at(-1) ?? 480),
    srcSet: widths.map(width => `${atWidth(path, width)} ${width}w`).join(', '),
  }
}

const DRAWN = '/web-api/design-pictures/'
