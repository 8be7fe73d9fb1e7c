export { choosePhotos, type LeftOut } from './choose-photos.ts'
export { cropLoss, ENERGY_TERMS, type EnergyTerm, type EnergyTerms, type LayoutPhoto } from './energy.ts'
export {
  areaOptions,
  type Density,
  type FilledBook,
  type FilledSheet,
  type FillOptions,
  fillBook,
  roomFor,
} from './fill-book.ts'
export { type AreaLayout, type AreaOptions, layOutArea } from './lay-out-area.ts'
export { type BookPhoto, hammingDistance, inOrderOfTime, momentsOf, nearTwins } from './moments.ts'
export { layOutSheet, type PhotoArea, type PhotoSheet, type SheetLayout } from './sheet.ts'
