import type { StoredCardNames } from '@passepartout/domain'

/** A photo in the size that an image needs. */
export interface CardPhoto {
  /** Unique for each photo and size. */
  id: string
  file: Blob
  /** Pixels of the original in upright orientation. */
  width: number
  height: number
}

/** A card image for the worker to write on. */
export interface CardJob {
  id: number
  /** Address of the page's sample image, in the displayed width. */
  picture: string
  names: StoredCardNames
  photo: CardPhoto | undefined
}

/** `svg` is missing if the card has no slot for any of the content, or cannot be drawn at the moment. */
export interface CardRenderResult {
  id: number
  svg?: string
  /** Processor time of drawing alone, in milliseconds. */
  ms?: number
  failed?: true
}
