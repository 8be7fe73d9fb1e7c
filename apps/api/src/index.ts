export { openFolderStorage } from './adapters/storage/folder-storage.ts'
export type { ObjectStorage, StoredObject } from './adapters/storage/object-storage.ts'
export { type Api, type ApiEnv, createApi } from './create-api.ts'
export type { ApiDeps, ApiLog } from './deps.ts'
export { addressKey } from './http/address-key.ts'
export { createLimits } from './http/spend-limits.ts'
export { type DraftReader, openDraftReader } from './modules/drafts/index.ts'
export { sampleLetters } from './modules/letters/index.ts'
export {
  type Asker,
  createPictureQueue,
  type PictureQueue,
  WorkDroppedError,
  WorkshopBusyError,
} from './pictures/picture-queue.ts'
export {
  openPictureWorkshop,
  type PictureWorkshop,
  type WorkshopOptions,
} from './pictures/picture-workshop.ts'
