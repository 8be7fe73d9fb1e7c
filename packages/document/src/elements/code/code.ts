import type { ElementBase, Paint } from '../../model.ts'
import type { ElementKind } from '../element-kind.ts'

/** Smallest module that phones read from paper, in mm. */
export const SMALLEST_MODULE_MM = 0.4

/** A QR code, as large as its box holds a square. */
export interface CodeElement extends ElementBase {
  type: 'code'
  /** An address or a text; empty draws nothing. */
  content: string
  colour: Paint
  /** Behind the code and its quiet zone; null lets show through what lies below. */
  ground: Paint | null
}

/** Characters: a code of more has modules too small to read at the sizes of cards. */
export const MOST_CODE_CHARACTERS = 500

export const codeKind: ElementKind<CodeElement> = {
  type: 'code',
  lengths: [],
  // A few thousand modules.
  drawingMs: () => 15,
}
