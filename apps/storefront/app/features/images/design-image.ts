import type { ImageSource } from '@passepartout/mockups'
import { responsiveImage } from './image-url.ts'
import type { TileImage } from './tile-image.tsx'

const WIDTHS = [160, 240, 320, 480, 720]

/** The large image of a product page also needs 1080: it is 610 CSS px wide, on a screen with 2 pixels per CSS px. */
export const LARGE_WIDTHS = [...WIDTHS, 1080]

/**
 * A design's image in the widths that a list needs, derived from the address that the API returned for one of them.
 * `width` is the first field of that address and occurs once.
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

/**
 * Images for a scene with designs: those of designs in the widths that the shop renders, all others as
 * `responsiveImage`.
 */
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
