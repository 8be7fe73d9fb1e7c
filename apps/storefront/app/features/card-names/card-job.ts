import type { StoredCardNames } from '@passepartout/domain'

/** A photo in the size that a picture needs. */
export interface CardPhoto {
  /** New with every photo and size. */
  id: string
  file: Blob
  /** Upright pixels of the original. */
  width: number
  height: number
}

/** One picture of a card for the worker to write on. */
export interface CardJob {
  id: number
  /** Address of the sample picture of the page, in the width that is shown. */
  picture: string
  names: StoredCardNames
  photo: CardPhoto | undefined
}

/** `svg` is missing where the page has no place for any of it, or cannot be drawn now. */
export interface CardRenderResult {
  id: number
  svg?: string
  /** Processor time of drawing alone, in milliseconds. */
  ms?: number
  failed?: true
}
