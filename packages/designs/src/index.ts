export { type DrawOptions, drawDesign } from './draw/draw-design.ts'
export type { SlotPhoto } from './draw/drawing.ts'
export type { DesignElement } from './elements/registry.ts'
export { layOutElement, TEXT_FIELDS, type TextElement } from './elements/text.ts'
export { type DesignLibrary, designsOf, findDesign } from './library/design-library.ts'
export { parseDesigns } from './library/parse-designs.ts'
export type { CardDesign, Design, DesignPage, Palette } from './schema/design.ts'
export {
  CARD_CATEGORIES,
  CARD_FORMATS,
  CARD_LABELS,
  CARD_PAPERS,
  CARD_PUNCHINGS,
  CARD_STYLES,
  type DesignKind,
} from './schema/kinds.ts'
export { FACES, type Face, type FaceName } from './text/faces.ts'
export type { ShapedLine, TextShaper } from './text/text-shaper.ts'
