export { decodeScaledJpeg, supportsScaledJpegDecoding } from './decode-scaled-jpeg.ts'
export { isVisitorPhotoRequested, storedPhotoId } from './stored-photo-id.ts'
export { truncateProgressiveJpeg } from './truncate-progressive-jpeg.ts'
export {
  deleteVisitorPhoto,
  loadVisitorPhoto,
  storeVisitorPhoto,
  type VisitorPhoto,
} from './visitor-photo-store.ts'
