/** Limits of CIELAB chroma and lightness (D65) below which a colour counts as neutral and as dark as type. */
const NEUTRAL_CHROMA = 6
const DARK_LIGHTNESS = 55
/** Lightness of unprinted coated paper and of solid black on it (ISO 12647-2:2013, FOGRA51). */
const PAPER_LIGHTNESS = 95
const BLACK_LIGHTNESS = 16
/** Above this share a halftone would only fray the edges. */
const SOLID_FROM = 0.92

/**
 * Share of black ink (0 to 1) that replaces a neutral dark colour (`#rrggbb`); null for colours that keep their inks.
 * Small type in four inks gets coloured fringes wherever the plates are a tenth of a millimetre apart.
 */
export function blackShare(colour: string): number | null {
  const { lightness, chroma } = labOf(colour)
  if (chroma > NEUTRAL_CHROMA || lightness > DARK_LIGHTNESS) return null
  const share = (PAPER_LIGHTNESS - lightness) / (PAPER_LIGHTNESS - BLACK_LIGHTNESS)
  return share >= SOLID_FROM ? 1 : Math.round(share * 100) / 100
}

function labOf(colour: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return { lightness: 116 * y - 16, chroma: Math.hypot(500 * (x - y), 200 * (y - z)) }
}

const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
