export {
  forgetOwnPhoto,
  keepOwnPhoto,
  OWN_PHOTO_HINT,
  type OwnPhoto,
  readOwnPhoto,
} from './own-photo-store.ts'
export { type FileKind, SNIFFED_BYTES, type SniffedFile, sniffFile } from './sniff-file.ts'
