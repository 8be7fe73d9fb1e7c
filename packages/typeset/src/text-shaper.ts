import type { FontFace } from './font-faces.ts'
import type { Hyphenator } from './hyphenation/hyphenator.ts'

/** A shaped line: its outlines at 1 em, y downwards from the baseline, x from its left edge. */
export interface ShapedLine {
  /** Outline of each glyph in em, as SVG path data. */
  glyphs: { path: string; x: number; y: number }[]
  /** Advance in em, without tracking after the last glyph. */
  width: number
  /** Characters missing from the face and its stand-ins; each shows a thin frame. */
  missing: string[]
  /** Names of the fonts that set words which this face cannot, each once. */
  standIns: string[]
}

/** Turns text into outlines, with kerning, ligatures and weights. */
export interface TextShaper {
  /**
   * @param trackingEm extra space between characters; ligatures are off when it is not 0.
   * @throws Error for a face that is not loaded
   */
  shape(text: string, face: FontFace, trackingEm: number): ShapedLine
  /** Hyphenator of a locale; undefined while its rules are not loaded. */
  wordParts?(locale: string): Hyphenator | undefined
}

/** A shaper whose faces must be loaded before use. */
export interface Typesetter extends TextShaper {
  load(faces: readonly FontFace[], needs?: LoadOptions): Promise<void>
}

export interface LoadOptions {
  /** Locale whose hyphenation rules are loaded, where a text is hyphenated. */
  hyphenated?: string | undefined
  /**
   * The text to be set: faces are loaded with the subsets of its scripts and with stand-ins for words they cannot set.
   */
  words?: string | undefined
}
