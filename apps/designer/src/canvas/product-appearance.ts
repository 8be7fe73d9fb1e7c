/** How a product looks from the front, as far as the screen draws it; lengths in mm. */
export interface ProductAppearance {
  edge: 'canvas' | 'plate' | 'glass' | 'paper'
  /** How far the face stands off the wall: makes the shadow. */
  depthMm: number
  frame: {
    widthMm: number
    colour: string
    edgeColour: string
    look: 'metal' | 'wood' | 'lacquer' | 'plastic'
  } | null
  mat: { colour: string } | null
  /** Shadow gap between picture and frame. */
  gapMm: number
  /** From the picture's trim to the outside of everything, on each side. */
  rimMm: number
  /** How far frame or mat lie over the picture on each side. */
  coveredMm: number
  glazed: boolean
}

/**
 * A profile under light from the upper left: the upper and left arms catch it, the lower ones lie in shade.
 * Metal has a hard highlight, wood a soft one.
 */
export function frameEdgeColours({ colour, edgeColour, look }: NonNullable<ProductAppearance['frame']>) {
  const shine = look === 'metal' ? 28 : look === 'wood' ? 14 : 9
  const light = (share: number) => `color-mix(in srgb, ${colour} ${100 - share}%, #fff)`
  const dark = (share: number) => `color-mix(in srgb, ${colour} ${100 - share}%, ${edgeColour})`
  return { top: light(shine), left: light(Math.round(shine / 2)), right: dark(45), bottom: dark(60) }
}
