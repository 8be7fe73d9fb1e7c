import type { EnvelopeLining } from './card/envelope-lining.ts'
import type { FramedAppearance } from './photo-frame/wall-art-appearance.ts'

/**
 * Visible parts of a finished product around its printed face: frame and mat, the wire of a calendar, the back of a
 * book, a stack of prints. Absent if only the face is visible.
 */
export type ProductAppearance =
  | ({ kind: 'framed' } & FramedAppearance)
  | { kind: 'stretched' }
  | { kind: 'hung'; by: 'wire' | 'hole' }
  | { kind: 'stood' }
  | { kind: 'book' }
  | { kind: 'pile' }
  | { kind: 'enveloped'; colour: string; lining?: EnvelopeLining }
