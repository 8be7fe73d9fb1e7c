import type { Asset, Point } from '@passepartout/document'

export interface PhotoPut {
  /** Point of the window that it was dropped on. */
  spot?: Point | undefined
  /** Pressed in the tray: the result must be visible or announced. */
  isPressed?: boolean
}

export interface KnownPhotos {
  isMeasured(id: string): boolean
  /** A photo by its id or its key during the upload. */
  photoOf(id: string): Asset | undefined
}

/** Puts photos for which no place is in sight. */
export interface DocumentPhotos {
  put(id: string, how: PhotoPut): void
  /** The photo's size became known. */
  measured(id: string): void
  /** An upload was refused or cancelled. */
  forget(id: string): void
}
