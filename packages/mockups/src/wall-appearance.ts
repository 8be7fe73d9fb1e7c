/** What hangs on a bare wall, in millimetres. */
export interface WallAppearance {
  /** The picture itself. */
  widthMm: number
  heightMm: number
  /** How far the face stands off the wall: makes the shadow. */
  depthMm: number
  /** How the picture ends where no frame hides it. */
  edge: 'canvas' | 'plate' | 'glass' | 'paper'
  frame?: WallFrame
  /** What shows between frame and picture on each side: a mat with its bevelled cut, or a shadow gap. */
  mat?: { widthMm: number; colour: string; bevelled: boolean }
}

/** A frame's visible profile; light falls from the upper left. */
export interface WallFrame {
  widthMm: number
  colour: string
  /** Its darker inner edge. */
  edgeColour: string
}

/** Visible rim around the picture: frame and mat, on each side. */
export const frameRimMm = ({ frame, mat }: WallAppearance): number =>
  (frame?.widthMm ?? 0) + (mat?.widthMm ?? 0)

/** Size of everything that hangs, frame and mat included. */
export function outerSizeMm(product: WallAppearance): { widthMm: number; heightMm: number } {
  const rim = 2 * frameRimMm(product)
  return { widthMm: product.widthMm + rim, heightMm: product.heightMm + rim }
}
