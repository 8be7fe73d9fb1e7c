export { type CoverSizing, fitCover, resizeCover } from './book/resize-cover.ts'
export { type FoldSide, sidesOfFold } from './book/sides-of-fold.ts'
export {
  firstWeekday,
  monthName,
  type NameLength,
  numbersWeeks,
  weekdayName,
} from './calendar/calendar-names.ts'
export { markedDays, monthOf, SAMPLE_CALENDAR } from './calendar/calendar-page.ts'
export { columnHeads, findColumns, withColumnName } from './calendar/column-names.ts'
export { addMonths, daysOf, isoWeek, type MonthDay, weeksOf } from './calendar/month-days.ts'
export {
  withAside,
  withAssets,
  withCrop,
  withoutAside,
  withoutAsset,
  withoutElement,
  withoutPhoto,
  withPhoto,
  withPhotosOf,
  withSwappedPhotos,
} from './change-photos.ts'
export * from './collage/index.ts'
export {
  createFrameDocument,
  createPagesDocument,
  documentOf,
  type PagePlan,
  plainPage,
} from './create-pages-document.ts'
export { type FoundDate, findDate, weekdayInWords } from './dates/find-date.ts'
export { diffDocuments, sameJson } from './diff-documents.ts'
export { type EdgeColours, edgeColours, followEdges, withEdgeColour } from './edge-colour.ts'
export { type ArtworkElement, HAND_ZONES, type HandLimits } from './elements/artwork/artwork.ts'
export {
  atHome,
  homeOf,
  isOrnament,
  type Ornament,
  ornamentsInReach,
  ornamentWidths,
  outlineOf,
  withMovedOrnament,
  withOrnamentAtHome,
  withOrnamentTurn,
  withOrnamentWidth,
} from './elements/artwork/ornament.ts'
export { type CodeElement, SMALLEST_MODULE_MM } from './elements/code/code.ts'
export { elementOf, type HandChange, withHandChange } from './elements/in-the-hand.ts'
export type { MonthGridElement } from './elements/month-grid/month-grid.ts'
export { withOwnPhoto } from './elements/photo/own-photo.ts'
export {
  designPlaces,
  isOwnPhoto,
  type PhotoSlot,
  type PlacedPhoto,
  plainSlot,
} from './elements/photo/photo.ts'
export { drawingMsOf } from './elements/registry.ts'
export type { ShapeElement } from './elements/shape/shape.ts'
export {
  isLettered,
  STENCIL_LETTERS,
  withStencilFace,
  withStencilWords,
} from './elements/stencil/change-stencil.ts'
export type { StencilElement } from './elements/stencil/stencil.ts'
export {
  cleanLine,
  cleanWords,
  type RunLook,
  type TextLook,
  withRunLook,
  withTextLook,
  withWords,
  wordsOf,
} from './elements/text/change-words.ts'
export {
  type MeasuredLine,
  measureText,
  measureTexts,
  type TextMeasure,
  type TextMeasures,
  textMeasureOf,
} from './elements/text/measure-text.ts'
export {
  isOwnText,
  OWN_TEXT_MIN_MM,
  type StillSide,
  withMovedText,
  withOwnText,
  withoutText,
  withRoom,
  withTextTurn,
  withTextWidth,
} from './elements/text/own-text.ts'
export { pointsBelow } from './elements/text/points-below.ts'
export {
  type CalendarWords,
  isParagraph,
  plainRun,
  type Run,
  TEXT_ROLES,
  type TextElement,
  type TextRole,
} from './elements/text/text.ts'
export { calendarWords, layOutElement, runsOf } from './elements/text/text-words.ts'
export {
  type EnvelopePrint,
  type EnvelopeSeal,
  envelopeDocument,
  shownEnvelope,
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
export {
  bleedBox,
  centreOf,
  contains,
  cornersOf,
  fullPhotoBox,
  grow,
  hasCut,
  intersect,
  safeBox,
  sides,
  trimBox,
  visibleBox,
} from './geometry/box.ts'
export { effectivePpi } from './geometry/effective-ppi.ts'
export { foldsOf, hingesOf } from './geometry/folds.ts'
export { MASKS, type Mask, maskPath } from './geometry/mask-path.ts'
export {
  apply,
  applyToVector,
  chain,
  compose,
  IDENTITY,
  invert,
  type Matrix,
  rotation,
  scaling,
  translation,
} from './geometry/matrix.ts'
export {
  anchorCrop,
  cropToOpening,
  mirrorCrop,
  panCrop,
  photoPointAt,
  quarterTurnCrop,
  setCropZoom,
  tiltCrop,
  toggleWhole,
  zoomCrop,
} from './geometry/move-crop.ts'
export {
  clampCrop,
  type PhotoPlacement,
  placePhoto,
  turnedPhoto,
  uprightMatrix,
} from './geometry/place-photo.ts'
export { isPunchedAway, punchedPath } from './geometry/punching.ts'
export { type SlotFrame, slotFrame } from './geometry/slot-frame.ts'
export { type VisiblePhoto, visiblePhoto } from './geometry/visible-photo.ts'
export { nextId } from './ids.ts'
export { waitingWords } from './layout/waiting-words.ts'
export { type DesignLayout, withDesignLayout } from './layout/with-design-layout.ts'
export { withPageSizing } from './layout/with-page-sizing.ts'
export { withProduct } from './layout/with-product.ts'
export { LIMITS, PAPER } from './limits.ts'
export {
  documentFor,
  fieldNames,
  mergedTexts,
  recordsOf,
  variantsOf,
} from './merge/filled.ts'
export {
  fieldPlaces,
  fieldsOf,
  type MergeData,
  type MergeRecord,
  mergeCopies,
  mergeOf,
  sameName,
  type Wording,
  withMerge,
} from './merge/merge.ts'
export { mergeSchema } from './merge/merge-schema.ts'
export { recordName } from './merge/record-name.ts'
export type {
  Asset,
  Box,
  CalendarData,
  CalendarEvent,
  CardData,
  CoverGeometry,
  Crop,
  Document,
  Edge,
  EdgeMode,
  Element,
  ElementBase,
  Json,
  Month,
  Page,
  PageRole,
  Paint,
  PinnedDesign,
  Point,
  PrintChoices,
  Sides,
  Size,
} from './model.ts'
export { type PageLabel, pageLabel } from './page-label.ts'
export { type PageSizing, pageMeasures, resizePage } from './page-sizing.ts'
export { colourOf, FOIL, type Foil, foilOf, groundOf, type Ink, inkOf } from './paint.ts'
export { lettersOf, type ParseProblem, type ParseResult, parseDocument } from './parse-document.ts'
export { applyPatch, type Change, type Patch, PatchError, type Path } from './patch.ts'
export {
  artworkIds,
  facesOf,
  frozen,
  hashText,
  hyphenatedIn,
  loadTypesetting,
  placedArtworks,
} from './pinned-files.ts'
export { asHex, type Pixels, type Rgb, slotColourAt } from './pixels.ts'
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
  AskAction,
  Finding,
  FindingId,
  Params,
  QualityRule,
  QualityVerdict,
  Repair,
  RepairEffect,
  RepairId,
  Severity,
} from './preflight/finding.ts'
export { type PrintState, preflight, printState } from './preflight/preflight.ts'
export { qualityRule } from './preflight/quality-rule.ts'
export { coveredDrawings } from './preflight/rules/foil-covered.ts'
export { isSampleOfPeople } from './preflight/rules/sample-text.ts'
export {
  filledPrints,
  type PrintChange,
  printCount,
  withChangedPrints,
  withoutPrints,
  withPrints,
  withSortedPrints,
  withTurnedPrints,
} from './prints/change-prints.ts'
export { type PrintGroup, printGroups, withPagesOnly } from './prints/print-groups.ts'
export {
  ONE_COPY,
  type PrintLook,
  printChoices,
  printLook,
  printPage,
  printSlot,
  turnedFormat,
} from './prints/print-page.ts'
export { isProofRead, proofOf, withProof } from './proof.ts'
export { DEFAULT_CROP } from './repair-crop.ts'
export type { RepairCode, RepairNote } from './repair-report.ts'
export { assetSchema, documentSchema, edgeSchema, pageSchema } from './schema.ts'
export { cropSchema } from './schema-parts.ts'
export { type KnownColumn, knownColumn } from './tables/columns.ts'
export {
  type CardFace,
  cardFaceOf,
  FACE_PARTS,
  type FaceOrder,
  type FacePart,
  withFacePart,
} from './typing/card-face.ts'
export {
  type CardWords,
  cardWords,
  isSharedText,
  readCardWords,
  wordsOfNames,
} from './typing/card-words.ts'
export { withCardWords } from './typing/fill-card-words.ts'
export { type Typed, typeWell } from './typing/type-well.ts'
export {
  compareVersions,
  isMergeable,
  type Version,
  type VersionDifference,
  type VersionSide,
} from './versions/compare-versions.ts'
export { mixVersions, proposedChoice, type VersionChoice } from './versions/mix-versions.ts'
export { elementsOnSides, hasFrontOnly } from './wrap.ts'
