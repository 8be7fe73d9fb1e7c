interface Size {
  width: number
  height: number
}

/** An envelope that lies open behind its card, which stands at 0/0; in the units of the card's size. */
export interface OpenEnvelopeShape {
  /** How far it peeps out at the right and below. */
  out: number
  /** Where the tip of its flap is, above the card. */
  tip: number
  /** Corners of the flap, or of what lines it: that ends before the edge, where the glue is. */
  flap: readonly (readonly [number, number])[]
  lining: readonly (readonly [number, number])[]
}

export function openEnvelopeShape({ width, height }: Size): OpenEnvelopeShape {
  const short = Math.min(width, height)
  const out = 0.14 * short
  const tip = out - 0.5 * short
  const glue = 0.05 * width
  const corners = (inset: number) =>
    [
      [out + 2 * inset, out],
      [out + width / 2, tip + inset],
      [out + width - 2 * inset, out],
    ] as const
  return { out, tip, flap: corners(0), lining: corners(glue) }
}
