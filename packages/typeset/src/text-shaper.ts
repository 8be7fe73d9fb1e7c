import type { FontFace } from './font-faces.ts'
import type { Hyphenator } from './hyphenation/hyphenator.ts'

/** A shaped line: its outlines at 1 em, y downwards from the baseline, x from its left edge. */
export interface ShapedLine {
  /** Outline of each glyph in em, as SVG path data. */
  glyphs: { path: string; x: number; y: number }[]
  /** Advance in em, without tracking after the last glyph. */
  width: number
  /** Characters that neither the typeface nor its stand-ins have; a thin frame stands in the place of each. */
  missing: string[]
  /** Typefaces that lent words which this one cannot set, by their names, each once. */
  standIns: string[]
}

/** Turns text into outlines: kerning, ligatures and weights are its business. */
export interface TextShaper {
  /**
   * @param trackingEm extra space between letters; ligatures are off when it is not 0.
   * @throws Error for a face that was not loaded
   */
  shape(text: string, face: FontFace, trackingEm: number): ShapedLine
  /** Where words of a locale may be parted; no word is, where its rules were not loaded. */
  wordParts?(locale: string): Hyphenator | undefined
}

/** A shaper whose faces are loaded before they are used. */
export interface Typesetter extends TextShaper {
  load(faces: readonly FontFace[], needs?: LoadOptions): Promise<void>
}

export interface LoadOptions {
  /** The locale whose rules part words, where any are parted. */
  hyphenated?: string | undefined
  /** What will be set: faces are loaded with the letters of its scripts, and with stand-ins for words they cannot set. */
  words?: string | undefined
}
