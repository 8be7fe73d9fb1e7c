export { caretStops } from './caret-stops.ts'
export { type FontFile, faceFiles, standInFiles } from './face-files.ts'
export { FACE_NAMES, FACES, type Face, type FaceName, faceExists } from './faces.ts'
export {
  type LaidOutText,
  layOutText,
  MM_PER_POINT,
  type Range,
  type SetLine,
  type Setting,
  type TextRun,
  type TextStyle,
} from './lay-out-text.ts'
export { hasRightToLeft, SCRIPT_NAMES, type Script } from './scripts.ts'
export type { LoadOptions, ShapedLine, TextShaper, Typesetter } from './text-shaper.ts'
export { thinStrokeEm } from './thin-strokes.ts'
export { inVisualOrder } from './visual-order.ts'
