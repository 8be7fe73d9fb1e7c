import type { DetailImage } from './detail-image.ts'

/** A flat picture to be drawn: its scene's layers and the pixels that it is to have. */
export interface DetailDrawPlan extends Pick<DetailImage, 'width' | 'view' | 'placements' | 'wrap' | 'grow'> {
  layers: { base: Blob; mask: Blob | undefined; reflect: Blob | undefined }
  size: { width: number; height: number }
}

/** One message to the worker that draws. */
export interface DetailDrawJob {
  name: string
  /** Sent once for each name, ahead of the photo where that is possible. */
  plan?: DetailDrawPlan
  /** Sent once, the moment it was taken. */
  photo?: Blob | ImageBitmap
  /** Without it the plan is only made ready. */
  isWanted: boolean
}

/** Without a picture where it cannot be drawn. */
export interface DetailDrawResult {
  name: string
  picture?: Blob
}
