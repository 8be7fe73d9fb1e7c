export { availableCardFormats, type CardFormat } from './fit/card-formats.ts'
export { composeBookCover } from './fit/compose-book-cover.ts'
export { composeSpread } from './fit/compose-spread.ts'
export { fitDesignToFormat } from './fit/fit-design-to-format.ts'
export {
  documentFromDesign,
  type FromDesignOptions,
  type PageSelection,
} from './from-design/document-from-design.ts'
export { designKindRules, isSoldWithFinish, listPreviewFinish, occasionsOfDesign } from './kinds/registry.ts'
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
export type { DesignElement, TextElement } from './schema/elements.ts'
export {
  CARD_CATEGORIES,
  CARD_FORMATS,
  CARD_LABELS,
  CARD_PAPERS,
  CARD_STYLES,
  type DesignKind,
  FIRST_SHEETS,
  folderOf,
} from './schema/kinds.ts'
