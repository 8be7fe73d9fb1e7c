export { photoSheetOf, photoSheetsOf, type SheetRules } from './photo-sheets.ts'
export { spreadIds, spreadStep, withMovedSpread } from './spreads.ts'
export { type SheetPhotos, withBookPhotos, withCoverPhoto } from './with-book-photos.ts'
export { type SpreadChange, withBookProduct } from './with-book-product.ts'
