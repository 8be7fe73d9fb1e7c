export { type CalendarPage, SAMPLE_PAGE } from './calendar/calendar-page.ts'
export { addMonths, type Month } from './calendar/month-days.ts'
export { type DrawOptions, drawDesign } from './draw/draw-design.ts'
export type { SlotPhoto } from './draw/drawing.ts'
export { type Mask, maskPath } from './elements/mask-outline.ts'
export type { DesignElement } from './elements/registry.ts'
export { layOutElement, TEXT_FIELDS, type TextElement } from './elements/text.ts'
export { coverOf } from './fit/cover-of.ts'
export { fitDesign } from './fit/fit-design.ts'
export { spreadOf } from './fit/spread-of.ts'
export { type DesignLibrary, designsOf, findDesign } from './library/design-library.ts'
export { parseDesigns } from './library/parse-designs.ts'
export {
  type CalendarDesign,
  type CardDesign,
  type CollageDesign,
  type Design,
  type DesignPage,
  type Palette,
  type PhotobookDesign,
  pageTrim,
} from './schema/design.ts'
export {
  CARD_CATEGORIES,
  CARD_FORMATS,
  CARD_LABELS,
  CARD_PAPERS,
  CARD_STYLES,
  type DesignKind,
} from './schema/kinds.ts'
export { FACES, type Face, type FaceName } from './text/faces.ts'
export type { ShapedLine, TextShaper } from './text/text-shaper.ts'
