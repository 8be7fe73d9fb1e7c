export {
  withAside,
  withAssets,
  withCrop,
  withoutAside,
  withoutAsset,
  withoutPhoto,
  withPhoto,
  withSwappedPhotos,
} from './change-photos.ts'
export { createFrameDocument } from './create-frame-document.ts'
export { createPagesDocument, type PagePlan } from './create-pages-document.ts'
export { diffDocuments, sameJson } from './diff-documents.ts'
export { type EdgeColours, edgeColours, followEdges, type Pixels, withEdgeColour } from './edge-colour.ts'
export { allSlots, type FoundSlot, findAsset, findSlot, placedAssetIds } from './find.ts'
export { framePage } from './frame-page.ts'
export {
  bleedBox,
  centreOf,
  contains,
  cornersOf,
  fullPhotoBox,
  grow,
  intersect,
  safeBox,
  sides,
  trimBox,
  visibleBox,
} from './geometry/box.ts'
export { effectivePpi } from './geometry/effective-ppi.ts'
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
export { type SlotFrame, slotFrame } from './geometry/slot-frame.ts'
export { type VisiblePhoto, visiblePhoto } from './geometry/visible-photo.ts'
export { nextId } from './ids.ts'
export { LIMITS, PAPER } from './limits.ts'
export type {
  Asset,
  Box,
  Crop,
  Document,
  Edge,
  EdgeMode,
  Element,
  Json,
  Page,
  PhotoSlot,
  PlacedPhoto,
  Point,
  ProductKind,
  Sides,
  Size,
} from './model.ts'
export { type PageSizing, resizePage } from './page-sizing.ts'
export { type ParseProblem, type ParseResult, parseDocument } from './parse-document.ts'
export { applyPatch, type Change, type Patch, PatchError, type Path } from './patch.ts'
export type { CombinationProblem, EdgeChoice, FormatChoice, PreflightContext } from './preflight/context.ts'
export type {
  Finding,
  FindingId,
  Light,
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
export { DEFAULT_CROP } from './repair-crop.ts'
export type { RepairCode, RepairNote } from './repair-report.ts'
export { assetSchema, documentSchema, edgeSchema, pageSchema } from './schema.ts'
export { cropSchema } from './schema-parts.ts'
