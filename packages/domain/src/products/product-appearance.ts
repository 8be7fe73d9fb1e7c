import type { EnvelopeLining } from './card/envelope-lining.ts'
import type { FrameGeometry } from './wall-art/frame-geometry.ts'

/**
 * What a picture of a finished product shows around its printed face: frame and mat, the wire of a calendar, the back of
 * a book, a pile of prints. Nothing where the face is all there is to see.
 */
export type ProductAppearance =
  | ({ kind: 'framed' } & FrameGeometry)
  | { kind: 'stretched' }
  | { kind: 'hung'; by: 'wire' | 'hole' }
  | { kind: 'stood' }
  | { kind: 'book' }
  | { kind: 'pile' }
  | { kind: 'enveloped'; colour: string; lining?: EnvelopeLining }
