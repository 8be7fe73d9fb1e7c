/** Appearance of a product from the front, as far as the screen draws it; lengths in mm. */
export interface ProductAppearance {
  edge: 'canvas' | 'plate' | 'glass' | 'paper'
  /** Distance of the front from the wall; determines the shadow. */
  depthMm: number
  frame: {
    widthMm: number
    colour: string
    edgeColour: string
    look: 'metal' | 'wood' | 'lacquer' | 'plastic'
  } | null
  mat: { colour: string } | null
  /** Shadow gap between print and frame. */
  gapMm: number
  /** From the print's trim to the outermost edge, on each side. */
  rimMm: number
  /** Width of the print covered by frame or mat on each side. */
  coveredMm: number
  glazed: boolean
}

/**
 * Colours of a frame profile lit from the upper left: the upper and left sides are bright, the lower ones in shade.
 * Metal has a hard highlight, wood a soft one.
 */
export function frameEdgeColours({ colour, edgeColour, look }: NonNullable<ProductAppearance['frame']>) {
  const shine = look === 'metal' ? 28 : look === 'wood' ? 14 : 9
  const light = (share: number) => `color-mix(in srgb, ${colour} ${100 - share}%, #fff)`
  const dark = (share: number) => `color-mix(in srgb, ${colour} ${100 - share}%, ${edgeColour})`
  return { top: light(shine), left: light(Math.round(shine / 2)), right: dark(45), bottom: dark(60) }
}
