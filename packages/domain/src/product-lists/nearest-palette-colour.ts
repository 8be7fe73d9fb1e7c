type Lab = readonly [lightness: number, a: number, b: number]

/** The colour that looks most like `hex` (`#1c1b1a`); `undefined` for an empty list. */
export function nearestPaletteColour<C extends { swatch: string }>(
  hex: string,
  colours: readonly C[],
): C | undefined {
  const wanted = oklab(hex)
  const distance = ({ swatch }: C) => {
    const [lightness, a, b] = oklab(swatch)
    return Math.hypot(lightness - wanted[0], HUE * (a - wanted[1]), HUE * (b - wanted[2]))
  }
  return colours
    .map(colour => ({ colour, away: distance(colour) }))
    .reduce<{ colour: C; away: number } | undefined>(
      (best, next) => (best && best.away <= next.away ? best : next),
      undefined,
    )?.colour
}

// Weights hue over lightness: a dark sage matches sage, not a grey of the same lightness.
const HUE = 2

/** Converts sRGB to OKLab. */
function oklab(hex: string): Lab {
  const linear = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const [r, g, b] = [linear(1), linear(3), linear(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
