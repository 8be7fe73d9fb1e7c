export interface Size {
  width: number
  height: number
}

export interface Sides {
  top: number
  right: number
  bottom: number
  left: number
}

export interface Point {
  x: number
  y: number
}

export interface Box extends Point, Size {}

/** `#rrggbb`, a token of the design's palette, or `foil`: the print finish. */
export type Paint = string

/** Properties of every element. */
export interface ElementBase {
  /** Unique in the document. */
  id: string
  /** Before rotation. */
  box: Box
  /** Degrees clockwise about the centre of its box. */
  turn: number
  /** Belongs to the design: it cannot be moved or removed. */
  locked: boolean
}

/**
 * A relative crop, so that it survives every change of format. The photo is first turned by `quarterTurns` (clockwise),
 * then mirrored left to right, then tilted by `angle`.
 */
export interface Crop {
  /**
   * `cover` fills the slot; `contain` shows the complete photo with paper around it (centre and zoom are stored but
   * unused).
   */
  fit: 'cover' | 'contain'
  /** The point of the turned and mirrored photo, 0..1, in the centre of the slot. */
  centre: { u: number; v: number }
  /** 1 is the smallest size that covers the slot at this angle. */
  zoom: number
  /** Degrees clockwise, -45..45. */
  angle: number
  quarterTurns: 0 | 1 | 2 | 3
  mirrored: boolean
}
