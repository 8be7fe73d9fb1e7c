import type { ElementBase, Paint } from '../../element-base.ts'
import type { ElementKind } from '../element-kind.ts'

/** Smallest module that phones can scan from paper, in mm. */
export const SMALLEST_MODULE_MM = 0.4

/** A QR code, as the largest square in its box. */
export interface CodeElement extends ElementBase {
  type: 'code'
  /** An address or a text; empty draws nothing. */
  content: string
  colour: Paint
  /** Colour behind the code and its quiet zone; null is transparent. */
  ground: Paint | null
}

/** Maximum content in characters: with more, modules are too small to scan at card sizes. */
export const MOST_CODE_CHARACTERS = 500

export const codeKind: ElementKind<CodeElement> = {
  type: 'code',
  lengths: [],
  // A few thousand modules.
  drawingMs: () => 15,
}
