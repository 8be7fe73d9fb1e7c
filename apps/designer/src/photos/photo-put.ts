import type { Asset, Point } from '@passepartout/document'

/** How a photo was put into the design. */
export interface PhotoPut {
  /** The point of the window that it was dropped on. */
  spot?: Point | undefined
  /** It was pressed in the tray: what becomes of it is seen, or said. */
  isPressed?: boolean
}

/** What the library knows of its photos. */
export interface KnownPhotos {
  isMeasured(id: string): boolean
  /** The facts of a photo, by its id or the one it had on this device. */
  photoOf(id: string): Asset | undefined
}

/** Puts photos for which no place is in sight. */
export interface DocumentPhotos {
  put(id: string, how: PhotoPut): void
  /** A photo's size is known now. */
  measured(id: string): void
  /** A file was refused or taken back. */
  forget(id: string): void
}
