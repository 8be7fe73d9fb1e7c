export { type CoverSizing, fitCover, resizeCover } from './book/resize-cover.ts'
export { type FoldSide, sidesOfFold } from './book/sides-of-fold.ts'
export * from './calendar/index.ts'
export {
  transferPhotos,
  withAssets,
  withCrop,
  withoutAsset,
  withoutElement,
  withoutPhoto,
  withPhoto,
  withPhotoRestored,
  withPhotoSetAside,
  withSwappedPhotos,
} from './change-photos.ts'
export * from './collage/index.ts'
export { type KnownColumn, knownColumn } from './contact-tables/columns.ts'
export {
  createFrameDocument,
  createPage,
  createPagesDocument,
  documentOf,
  type PageSpec,
} from './create-pages-document.ts'
export { type FoundDate, findDate, weekdayInWords } from './dates/find-date.ts'
export { diffDocuments, sameJson } from './diff-documents.ts'
export {
  artworkIds,
  fingerprintDrawing,
  fontFacesOf,
  freezeDocument,
  hyphenationLocale,
  loadTypesetting,
  placedArtworks,
} from './document-dependencies.ts'
export { documentKindFacts } from './document-kinds.ts'
export { type EdgeColours, edgeColours, updateEdgeColours, withEdgeColour } from './edge-colour.ts'
export { type ArtworkElement, DRAG_ZONES, type DragLimits } from './elements/artwork/artwork.ts'
export {
  clampOrnaments,
  designPositionOf,
  inDesignPosition,
  isOrnament,
  type Ornament,
  ornamentBounds,
  ornamentWidths,
  resetOrnament,
  withMovedOrnament,
  withOrnamentRotation,
  withOrnamentWidth,
} from './elements/artwork/ornament.ts'
export { type CodeElement, SMALLEST_MODULE_MM } from './elements/code/code.ts'
export { applyDragChange, type DragChange, elementOf } from './elements/drag-change.ts'
export type { MonthGridElement } from './elements/month-grid/month-grid.ts'
export { withOwnPhoto } from './elements/photo/added-photo.ts'
export {
  createSlot,
  designSlots,
  isOwnPhoto,
  type PhotoSlot,
  type PlacedPhoto,
} from './elements/photo/photo.ts'
export { drawingMsOf } from './elements/registry.ts'
export type { ShapeElement } from './elements/shape/shape.ts'
export {
  isTextStencil,
  MAX_STENCIL_CHARACTERS,
  withStencilFontFace,
  withStencilText,
} from './elements/stencil/change-stencil.ts'
export type { StencilElement } from './elements/stencil/stencil.ts'
export { withAddedText } from './elements/text/added-text.ts'
export {
  type FixedSide,
  isCustomerText,
  MIN_TEXT_MM,
  withFittedHeight,
  withMovedText,
  withoutText,
  withTextRotation,
  withTextWidth,
} from './elements/text/customer-text.ts'
export {
  type RunStyleChoice,
  sanitiseLine,
  sanitiseText,
  type TextStyleChoice,
  textOf,
  withRunStyle,
  withText,
  withTextStyle,
} from './elements/text/edit-text.ts'
export {
  type MeasuredLine,
  measureText,
  measureTexts,
  type TextMeasure,
  type TextMeasures,
  textMeasureOf,
} from './elements/text/measure-text.ts'
export { samplePointsUnder } from './elements/text/sample-points-under.ts'
export {
  CAPTION_POSITIONS,
  type CalendarTextBinding,
  type CaptionPosition,
  createRun,
  isParagraph,
  type Run,
  TEXT_ROLES,
  type TextElement,
  type TextRole,
} from './elements/text/text.ts'
export { calendarText, layOutTextElement, runsOf } from './elements/text/text-runs.ts'
export {
  type EnvelopePrintJob,
  type EnvelopeSeal,
  envelopeDocument,
  envelopePreview,
} from './envelope/envelope-document.ts'
export {
  allSlots,
  type FoundSlot,
  type FoundText,
  findAsset,
  findSlot,
  findText,
  placedAssetIds,
} from './find.ts'
export { framePage } from './frame-page.ts'
export * from './geometry/index.ts'
export { freeId, nextId } from './ids.ts'
export { unplacedTexts } from './layout/unplaced-texts.ts'
export { type DesignLayout, withDesignLayout } from './layout/with-design-layout.ts'
export { withPageSizing } from './layout/with-page-sizing.ts'
export { withProduct } from './layout/with-product.ts'
export { LIMITS, PAPER } from './limits.ts'
export {
  documentForRecord,
  fieldNames,
  mergedTexts,
  recordsOf,
  variantsOf,
} from './mail-merge/filled.ts'
export {
  fieldRanges,
  fieldsOf,
  isSameFieldName,
  type MergeData,
  type MergeRecord,
  type MergeVariant,
  mergeOf,
  totalCopies,
  withMerge,
} from './mail-merge/merge.ts'
export { mergeSchema } from './mail-merge/merge-schema.ts'
export { recordName } from './mail-merge/record-name.ts'
export type {
  Asset,
  BookData,
  BookTheme,
  Box,
  CalendarData,
  CalendarEvent,
  CalendarEventKind,
  CardData,
  CoverGeometry,
  Crop,
  DayPhoto,
  Document,
  Edge,
  EdgeMode,
  Element,
  ElementBase,
  Json,
  Month,
  Page,
  PageNumbers,
  PageRole,
  Paint,
  PhotoCaption,
  PhotoJudgement,
  PhotoWish,
  PinnedDesign,
  Point,
  PrintChoices,
  Sides,
  Size,
} from './model.ts'
export {
  BOOK_DENSITIES,
  BOOK_MOODS,
  CALENDAR_EVENT_KINDS,
  PAGE_NUMBER_POSITIONS,
  PHOTO_WISHES,
} from './model.ts'
export { type PageLabel, pageLabel } from './page-label.ts'
export { type PageSizing, pageMeasures, resizePage } from './page-sizing.ts'
export { backgroundColourOf, FOIL, type Foil, foilOf, type Ink, resolveInk, tokenColour } from './paint.ts'
export { charactersOf, type ParseProblem, type ParseResult, parseDocument } from './parse-document.ts'
export { applyPatch, type Change, type Patch, PatchError, type Path } from './patch.ts'
export { type Pixels, type Rgb, slotColourAt, toHex } from './pixels.ts'
export { bulkRepair } from './preflight/bulk-repair.ts'
export type {
  BoxChoice,
  CombinationProblem,
  EdgeChoice,
  FormatChoice,
  Misspelling,
  PreflightContext,
} from './preflight/context.ts'
export type {
  Finding,
  FindingId,
  Params,
  QualityAssessment,
  QualityRule,
  Repair,
  RepairEffect,
  RepairId,
  Severity,
  UiAction,
} from './preflight/finding.ts'
export { type PrintState, preflight, printState } from './preflight/preflight.ts'
export { qualityRule } from './preflight/quality-rule.ts'
export { coveredDrawings } from './preflight/rules/foil-covered.ts'
export { isSampleOfPeople } from './preflight/rules/sample-text.ts'
export {
  type PrintChange,
  printCount,
  printsWithPhoto,
  withChangedPrints,
  withoutPrints,
  withPrints,
  withRotatedPrints,
  withSortedPrints,
} from './prints/change-prints.ts'
export { documentWithPages, type PrintGroup, printGroups } from './prints/print-groups.ts'
export {
  ONE_COPY,
  type PrintStyle,
  printChoices,
  printPage,
  printSlot,
  printStyleOf,
  rotatedFormat,
} from './prints/print-page.ts'
export { isProofApproved, proofFingerprint, withProofApproved } from './proof.ts'
export { DEFAULT_CROP } from './repair-crop.ts'
export type { RepairCode, RepairNote } from './repair-report.ts'
export { assetSchema, documentSchema, edgeSchema, pageSchema } from './schema.ts'
export { cropSchema } from './schema-parts.ts'
export {
  CARD_SIDE_LAYERS,
  type CardSide,
  type CardSideLayer,
  type CardSideLayerOrder,
  cardSideOf,
  withCardSideLayer,
} from './text-entry/card-side.ts'
export {
  type CardTexts,
  cardTextsFromNames,
  cardTextsOf,
  isOccasionText,
  parseCardTexts,
} from './text-entry/card-texts.ts'
export { withCardTexts } from './text-entry/fill-card-texts.ts'
export {
  smartTypography,
  type TypingState,
  withTypographicQuotes,
} from './text-entry/smart-typography.ts'
export {
  diffVersions,
  isAutoMergeable,
  type MergeSide,
  type Version,
  type VersionDiff,
} from './versions/diff-versions.ts'
export { type MergeResolution, mergeVersions, proposedResolution } from './versions/merge-versions.ts'
export { elementsOnSides, hasFrontOnly } from './wrap.ts'
