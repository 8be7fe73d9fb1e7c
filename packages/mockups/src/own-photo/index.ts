export { coarseJpeg } from './coarse-jpeg.ts'
export { isOwnPhotoAsked, ownPhotoHint } from './own-photo-hint.ts'
export { forgetOwnPhoto, keepOwnPhoto, type OwnPhoto, readOwnPhoto } from './own-photo-store.ts'
export { scaledJpeg, scalesJpegs } from './scaled-jpeg.ts'
