export { truncateProgressiveJpeg } from './coarse-jpeg.ts'
export { isVisitorPhotoRequested, storedPhotoId } from './own-photo-hint.ts'
export {
  deleteVisitorPhoto,
  loadVisitorPhoto,
  storeVisitorPhoto,
  type VisitorPhoto,
} from './own-photo-store.ts'
export { decodeScaledJpeg, supportsScaledJpegDecoding } from './scaled-jpeg.ts'
