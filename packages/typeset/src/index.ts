export { caretStops } from './caret-stops.ts'
export { type FontFile, faceFiles } from './face-files.ts'
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
export type { ShapedLine, TextShaper, Typesetter } from './text-shaper.ts'
