export interface ImageOptions {
  /** Widths in pixels offered to the browser; the largest is the fallback. */
  widths: readonly number[]
  quality?: number
}

/** Turns a picture's path into addresses of ready-sized versions; the shop decides which service makes them. */
export type ImageSource = (path: string, options: ImageOptions) => { src: string; srcSet: string }

/** Attributes of an `<img>`; a single version needs no `srcset`, and an empty one is no valid HTML. */
export const sourceAttributes = ({ src, srcSet }: ReturnType<ImageSource>) =>
  srcSet === '' ? { src } : { src, srcSet }

/**
 * Multiplies every length of a `sizes` attribute: a scene's stage is wider than its box by the crop,
 * a photo in it narrower by its share.
 */
export function scaleSizes(sizes: string, factor: number): string {
  if (Math.abs(factor - 1) < 0.005) return sizes
  const key = `${factor} ${sizes}`
  const scaled = known.get(key) ?? scale(sizes, factor)
  if (known.size >= MOST_REMEMBERED) known.clear()
  known.set(key, scaled)
  return scaled
}

/** A page shows some dozens of scenes, and the same ones again on the next. */
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
