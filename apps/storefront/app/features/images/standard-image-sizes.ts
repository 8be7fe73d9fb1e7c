import { forDensity, type ImageSize, ipxModifiers, PRESETS } from './image-size.ts'

/** Widths in pixels of images whose height follows from their aspect ratio. */
const WIDTHS = [
  160, 216, 240, 320, 400, 432, 480, 640, 720, 800, 960, 1080, 1200, 1280, 1360, 1440, 1600, 1800, 1920, 2880,
]
const QUALITIES = [70, 73, 75, 82, 85]

/** Created on first use: browsers need only the widths. */
function standardImageSizes(): Set<string> {
  /** Boxes in CSS pixels, for screens with 1 and 2 pixels per CSS px. */
  const boxes: readonly (ImageSize & { width: number; height: number })[] = [
    ...[44, 76, 110, 192, 220].map(side => ({ width: side, height: side, fit: 'inside' as const })),
    ...[44, 76, 96, 110].map(side => ({ width: side, height: side })),
    { width: 68, height: 68, quality: 82 },
    { width: 96, height: 72 },
    { width: 110, height: 73 },
    { width: 216, height: 162 },
    { width: 240, height: 160 },
    { width: 288, height: 128 },
  ]
  /** For a single density. */
  const alone: readonly ImageSize[] = [
    { width: 160, height: 123, fit: 'cover' },
    { width: 320, height: 246, fit: 'cover' },
    ...Object.values(PRESETS),
  ]
  return new Set([
    ...WIDTHS.flatMap(width => QUALITIES.map(quality => ipxModifiers({ width, quality }))),
    ...boxes.flatMap(box => [ipxModifiers(box), ipxModifiers(forDensity(box, 2))]),
    ...alone.map(ipxModifiers),
  ])
}

let offered: Set<string> | undefined

/**
 * Whether the shop itself requests images of this size, quality, format and effect (the modifiers of an address, as
 * `imageUrl` writes them). Each different one costs a rendering, so the image service renders no others.
 */
export function isStandardImageSize(modifiers: string): boolean {
  offered ??= standardImageSizes()
  return offered.has(modifiers)
}

/** The smallest available width that is wide enough; the widest if none is. */
export const standardWidth = (width: number): number =>
  WIDTHS.find(one => one >= width) ?? WIDTHS.at(-1) ?? width
