/** The colours a visitor can ask for, each with the swatch that stands for it. */
export const COLOUR_FAMILIES = {
  cream: '#F1E6D3',
  white: '#FFFFFF',
  blush: '#E6BFB2',
  terracotta: '#C67C5B',
  red: '#651F33',
  yellow: '#EFD27E',
  sage: '#AFBCA0',
  green: '#1D3F34',
  sky: '#BCD0DF',
  navy: '#1E2A44',
  lilac: '#CFC6E0',
  grey: '#8B9096',
} as const
export type ColourFamily = keyof typeof COLOUR_FAMILIES

/** The family whose swatch looks most alike (distance in OKLab). */
export function colourFamily(hex: string): ColourFamily {
  const colour = oklab(hex)
  let nearest: ColourFamily = 'grey'
  let least = Number.POSITIVE_INFINITY
  for (const [name, lab] of FAMILY_LAB) {
    const distance = Math.hypot(...lab.map((value, index) => value - (colour[index] ?? 0)))
    if (distance < least) [nearest, least] = [name, distance]
  }
  return nearest
}

function oklab(hex: string): [number, number, number] {
  const [r, g, b] = [1, 3, 5].map(start => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const FAMILY_LAB = Object.entries(COLOUR_FAMILIES).map(
  ([name, hex]) => [name as ColourFamily, oklab(hex)] as const,
)
