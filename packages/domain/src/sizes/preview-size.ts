import { areaMm2, type Orientation, orientationOf, type Size } from './dimension.ts'

/** Classes of preview pictures by the product's area in mm2, and the scale they are drawn at (spec 9). */
const CLASSES = [
  { name: 'XXS', upTo: 40_000, scale: 2 },
  { name: 'XS', upTo: 100_000, scale: 1.1 },
  { name: 'S', upTo: 400_000, scale: 0.55 },
  { name: 'M', upTo: 934_000, scale: 0.375 },
  { name: 'L', upTo: Number.POSITIVE_INFINITY, scale: 0.25 },
] as const

export type PreviewSizeClass = (typeof CLASSES)[number]['name']

export interface PreviewSize {
  name: PreviewSizeClass
  /** The preview's size as a share of the product's own. */
  scale: number
}

export function previewSize(areaMm2: number): PreviewSize {
  const { name, scale } = CLASSES.find(({ upTo }) => areaMm2 <= upTo) ?? CLASSES[4]
  return { name, scale }
}

/** Dots of a screen to a pixel that previews are drawn for. */
const DENSITY = 2

/**
 * Longer side of a product's preview in dots: its class says how many pixels to a millimetre, so that a card and a picture for
 * the wall come in about the same size.
 */
export const previewSide = (size: Size): number =>
  Math.round(Math.max(size.widthMm, size.heightMm) * previewSize(areaMm2(size)).scale * DENSITY)

/** How a size is previewed: by its area, and the way it stands. */
export const previewAspect = (size: Size): PreviewSize & { orientation: Orientation } => ({
  ...previewSize(areaMm2(size)),
  orientation: orientationOf(size),
})
