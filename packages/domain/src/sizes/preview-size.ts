import { areaMm2, type Orientation, orientationOf, type Size } from './dimension.ts'

/** Classes of previews by the product's area in mm2, with their scale (spec 9). */
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
  /** Scale of the preview in pixels per millimetre. */
  scale: number
}

export function previewSize(areaMm2: number): PreviewSize {
  const { name, scale } = CLASSES.find(({ upTo }) => areaMm2 <= upTo) ?? CLASSES[4]
  return { name, scale }
}

/** Device pixels per CSS pixel that previews are rendered for. */
const DENSITY = 2

/**
 * Longer side of a product's preview in device pixels. The scale depends on the class, so that a card and wall art have
 * previews of about the same size.
 */
export const previewSide = (size: Size): number =>
  Math.round(Math.max(size.widthMm, size.heightMm) * previewSize(areaMm2(size)).scale * DENSITY)

/** Preview class of a size, by its area, and its orientation. */
export const previewAspect = (size: Size): PreviewSize & { orientation: Orientation } => ({
  ...previewSize(areaMm2(size)),
  orientation: orientationOf(size),
})
