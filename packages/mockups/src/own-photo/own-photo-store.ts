import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { dropOwnPhotoHint, writeOwnPhotoHint } from './own-photo-hint.ts'

/** A visitor's own photo as this device keeps it; no server knows of it. */
export interface OwnPhoto {
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
export const readOwnPhoto = (): Promise<OwnPhoto | undefined> =>
  get<OwnPhoto>(KEY, store()).catch(() => undefined)

/** Keeps the photo across pages and restarts. `false` where the browser keeps nothing (some private windows, full disk). */
export async function keepOwnPhoto(photo: OwnPhoto): Promise<boolean> {
  try {
    await set(KEY, photo, store())
    writeOwnPhotoHint(photo.id)
    return true
  } catch {
    return false
  }
}

/** Forgets it everywhere on this device. */
export async function forgetOwnPhoto(): Promise<void> {
  try {
    dropOwnPhotoHint()
    await del(KEY, store())
  } catch {
    // What keeps nothing has nothing to forget.
  }
}
