import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { clearStoredPhotoId, writeStoredPhotoId } from './stored-photo-id.ts'

/** A visitor's own photo as this device keeps it; no server knows of it. */
export interface VisitorPhoto {
  /** New with every photo taken. */
  id: string
  /** As it was chosen: the designer sends it once something is made of it. */
  file: File
  /** Upright pixels of the original. */
  width: number
  height: number
  /** Ready-made JPEGs by their longer side in pixels. */
  tiers: Readonly<Record<number, Blob>>
}

const KEY = 'photo'
let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('passepartout-own-photo', 'photo')
  return opened
}

/** The photo of this device; `undefined` where there is none or the browser keeps nothing. */
export async function loadVisitorPhoto(): Promise<VisitorPhoto | undefined> {
  try {
    return await get<VisitorPhoto>(KEY, store())
  } catch {
    return undefined
  }
}

/**
 * Keeps the photo across pages and restarts, in place of the one before. `false` where the browser keeps nothing (some
 * private windows, full disk): not the one before either, which the visitor has swapped away.
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

/** Forgets it everywhere on this device, also where it is just being kept. */
export async function deleteVisitorPhoto(): Promise<void> {
  try {
    clearStoredPhotoId()
    await del(KEY, store())
    // A photo that was being kept has told of itself in the meantime.
    clearStoredPhotoId()
  } catch {
    // What keeps nothing has nothing to forget.
  }
}
