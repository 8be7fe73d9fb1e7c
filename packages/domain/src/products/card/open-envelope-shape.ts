interface Size {
  width: number
  height: number
}

/** Outline of an open envelope behind its card, which is at 0/0; in the units of the card's size. */
export interface OpenEnvelopeShape {
  /** Visible part of the envelope to the right of the card and below it. */
  out: number
  /** Distance of the flap's tip above the card. */
  tip: number
  /** Corners of the flap, or of its lining, which ends before the gummed edge. */
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
