export {
  countPageNumbers,
  documentWithNumbers,
  numbersHeight,
  pageNumberTexts,
  withPageNumbers,
} from './page-numbers.ts'
export { photoSheetOf, photoSheetsOf, type SheetRules } from './photo-sheets.ts'
export { spreadIds, spreadStep, withMovedSpread } from './spreads.ts'
export { bookWishes, FIRST_WISHES, withBookWishes, withJudgements, withPhotoWish } from './wishes.ts'
export { type BookFaces, type SheetPhotos, withBookPhotos, withCoverPhoto } from './with-book-photos.ts'
export { type SpreadChange, withBookProduct } from './with-book-product.ts'
