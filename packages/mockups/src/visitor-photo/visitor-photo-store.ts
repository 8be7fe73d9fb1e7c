import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { clearStoredPhotoId, writeStoredPhotoId } from './stored-photo-id.ts'

/** A visitor photo, stored on this device only and never on a server. */
export interface VisitorPhoto {
  /** New for every chosen photo. */
  id: string
  /** The original file: the designer uploads it once the visitor starts a design with it. */
  file: File
  /** Upright size of the original in pixels. */
  width: number
  height: number
  /** Resized JPEGs by their longer side in pixels. */
  tiers: Readonly<Record<number, Blob>>
}

const KEY = 'photo'
let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('passepartout-own-photo', 'photo')
  return opened
}

/** The stored visitor photo; `undefined` without one, or where the browser has no storage. */
export async function loadVisitorPhoto(): Promise<VisitorPhoto | undefined> {
  try {
    return await get<VisitorPhoto>(KEY, store())
  } catch {
    return undefined
  }
}

/**
 * Stores the photo across pages and restarts in place of the previous one.
 *
 * @returns false where the browser cannot store it (some private windows, full disk); the previous one is deleted too,
 * since the visitor has replaced it
 */
export async function storeVisitorPhoto(photo: VisitorPhoto): Promise<boolean> {
  try {
    await set(KEY, photo, store())
    writeStoredPhotoId(photo.id)
    return true
  } catch {
    await deleteVisitorPhoto()
    return false
  }
}

/** Deletes the photo from this device, even while it is being stored. */
export async function deleteVisitorPhoto(): Promise<void> {
  try {
    clearStoredPhotoId()
    await del(KEY, store())
    // A store that ran meanwhile has written the id again.
    clearStoredPhotoId()
  } catch {
    // Without storage there is nothing to delete.
  }
}
