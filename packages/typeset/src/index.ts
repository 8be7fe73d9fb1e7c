export { caretStops } from './caret-stops.ts'
export {
  FONT_FAMILIES,
  FONT_FAMILY_NAMES,
  type FontFace,
  type FontFamily,
  hasFontFace,
} from './font-faces.ts'
export { type FontFile, fontFilesOf, standInFiles } from './font-files.ts'
export {
  type LaidOutLine,
  type LaidOutText,
  type LineBreaks,
  layOutText,
  MM_PER_POINT,
  type Range,
  type TextRun,
  type TextStyle,
} from './lay-out-text.ts'
export { hasRightToLeft, SCRIPT_NAMES, type Script } from './scripts.ts'
export type { LoadOptions, ShapedLine, TextShaper, Typesetter } from './text-shaper.ts'
export { thinStrokeEm } from './thin-strokes.ts'
export { inVisualOrder } from './visual-order.ts'
