export { backgroundElements, backgroundPhotoOf } from './background-photo.ts'
export { type PhotoSpacing, photoSpacing } from './book-theme.ts'
export { roomOf } from './caption-boxes.ts'
export {
  type CaptionSpace,
  captionIdOf,
  captionOf,
  captionSpaces,
  takesCaptions,
  withCaption,
} from './captions.ts'
export { chapterOrder, fillParts, photosByChapter, withPageOrder } from './chapter-parts.ts'
export { type ChapterProposal, chapterProposals } from './chapter-proposals.ts'
export { type Chapter, chapterTitleOf, withoutChapterTexts } from './chapters.ts'
export {
  innerPageIds,
  PLAIN_BACKGROUNDS,
  paletteBackgrounds,
  withBackgroundPhoto,
  withBookBackground,
} from './page-background.ts'
export {
  countPageNumbers,
  numbersHeight,
  pageNumberTexts,
  withPageNumbers,
} from './page-numbers.ts'
export { countIndexed, indexElements, withoutIndexPage } from './photo-index.ts'
export { withPhotoMask } from './photo-mask.ts'
export { photoSheetOf, photoSheetsOf, type SheetRules } from './photo-sheets.ts'
export { withCaptionsPlaced } from './place-captions.ts'
export { printedDocument } from './printed-document.ts'
export { spreadIds, spreadStep, withMovedSpread } from './spreads.ts'
export { bookWishes, FIRST_WISHES, withBookWishes, withJudgements, withPhotoWish } from './wishes.ts'
export { type BookFaces, type SheetPhotos, withBookPhotos, withCoverPhoto } from './with-book-photos.ts'
export { type SpreadChange, withBookProduct } from './with-book-product.ts'
