export interface ImageOptions {
  /** Widths in pixels offered to the browser; the largest is the fallback. */
  widths: readonly number[]
  quality?: number
}

/** Maps the path of an image to URLs of its resized versions; the shop decides which service makes them. */
export type ImageSource = (path: string, options: ImageOptions) => { src: string; srcSet: string }

/** Attributes of an `<img>`. A single version needs no `srcset`, and an empty one is invalid HTML. */
export const sourceAttributes = ({ src, srcSet }: ReturnType<ImageSource>) =>
  srcSet === '' ? { src } : { src, srcSet }

/**
 * Multiplies every length of a `sizes` attribute: the stage of a scene is wider than its box by the crop, a photo in it
 * narrower by its share.
 */
export function scaleSizes(sizes: string, factor: number): string {
  if (Math.abs(factor - 1) < 0.005) return sizes
  const key = `${factor} ${sizes}`
  const scaled = known.get(key) ?? scale(sizes, factor)
  if (known.size >= MOST_REMEMBERED) known.clear()
  known.set(key, scaled)
  return scaled
}

/** A page shows dozens of scenes, and the next page mostly the same ones. */
const MOST_REMEMBERED = 1000
const known = new Map<string, string>()

function scale(sizes: string, factor: number): string {
  return sizes
    .split(',')
    .map(part => {
      const [, condition = '', length = '100vw'] = /^(.*\)\s+)?(.+)$/.exec(part.trim()) ?? []
      return `${condition}calc(${length} * ${Number(factor.toFixed(3))})`
    })
    .join(', ')
}
