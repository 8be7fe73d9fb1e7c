export { openFolderStorage } from './folder-storage.ts'
export type { ByteRange, ObjectStorage, ScratchFolder, StoredObject } from './object-storage.ts'
export { openStorage } from './open-storage.ts'
export {
  largePreviewKey,
  lineImageFolder,
  originalKey,
  photoFolder,
  previewKey,
  printMasterKey,
} from './photo-keys.ts'
export { StorageUnavailableError } from './storage-error.ts'
export { type ArchiveEntry, zipArchive } from './zip-archive.ts'
