/** Appearance of a product on a bare wall, in millimetres. */
export interface WallAppearance {
  /** The picture without frame and mat. */
  widthMm: number
  heightMm: number
  /** Distance of the face from the wall: casts the shadow. */
  depthMm: number
  /** Edge of the picture where no frame covers it. */
  edge: 'canvas' | 'plate' | 'glass' | 'paper'
  frame?: WallFrame
  /** Between frame and picture on each side: a mat with its bevelled cut, or a shadow gap. */
  mat?: { widthMm: number; colour: string; bevelled: boolean }
}

/** A frame's visible profile; light falls from the upper left. */
export interface WallFrame {
  widthMm: number
  colour: string
  /** Its darker inner edge. */
  edgeColour: string
}

/** Visible rim around the picture on each side: frame and mat. */
export const frameRimMm = ({ frame, mat }: WallAppearance): number =>
  (frame?.widthMm ?? 0) + (mat?.widthMm ?? 0)

/** Outer size, frame and mat included. */
export function outerSizeMm(product: WallAppearance): { widthMm: number; heightMm: number } {
  const rim = 2 * frameRimMm(product)
  return { widthMm: product.widthMm + rim, heightMm: product.heightMm + rim }
}
