export {
  bleedBox,
  centreOf,
  contains,
  cornersOf,
  fullPhotoBox,
  growBox,
  intersect,
  isTrimmed,
  safeBox,
  sides,
  trimBox,
  visibleBox,
} from './box.ts'
export { dieCutPath, isInDieCut } from './die-cut.ts'
export { effectivePpi } from './effective-ppi.ts'
export { foldsOf, hingesOf } from './folds.ts'
export { maskInside, PHOTO_MASKS } from './mask-inside.ts'
export { MASKS, type Mask, maskPath } from './mask-path.ts'
export {
  apply,
  applyToVector,
  compose,
  composeAll,
  IDENTITY,
  invert,
  type Matrix,
  rotation,
  scaling,
  translation,
} from './matrix.ts'
export {
  anchorCrop,
  cropToOpening,
  mirrorCrop,
  panCrop,
  photoPointAt,
  quarterTurnCrop,
  setCropAngle,
  setCropZoom,
  toggleContain,
  zoomCrop,
} from './move-crop.ts'
export {
  clampCrop,
  type PhotoPlacement,
  placePhoto,
  rotatedPhotoSize,
  uprightMatrix,
} from './place-photo.ts'
export { type SlotFrame, slotFrame } from './slot-frame.ts'
export { type VisiblePhoto, visiblePhoto } from './visible-photo.ts'
