export { choosePhotos, type LeftOut } from './choose-photos.ts'
export { cropLoss, ENERGY_TERMS, type EnergyTerm, type EnergyTerms, type LayoutPhoto } from './energy.ts'
export {
  type BookChoice,
  explainPhoto,
  type PhotoExplanation,
  type PhotoReason,
} from './explain-photo.ts'
export {
  areaOptions,
  type Density,
  type FilledBook,
  type FilledSheet,
  type FillOptions,
  fillBook,
  LARGER,
  roomFor,
  SMALLER,
} from './fill-book.ts'
export { isBlurred } from './is-blurred.ts'
export { isScreenshot, JUDGED_SIDE, judgePixels } from './judge-photo.ts'
export { type AreaLayout, type AreaOptions, layOutArea } from './lay-out-area.ts'
export {
  type BookPhoto,
  bestOf,
  burstsOf,
  hammingDistance,
  inOrderOfTime,
  momentsOf,
  photoScore,
} from './moments.ts'
export { perceptualHash } from './perceptual-hash.ts'
export { layOutSheet, type PhotoArea, type PhotoSheet, type SheetLayout } from './sheet.ts'
