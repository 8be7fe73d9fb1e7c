import type { DetailImage } from './detail-image.ts'

/** A detail image to draw: the layers of its scene and its size in pixels. */
export interface DetailDrawPlan extends Pick<DetailImage, 'width' | 'view' | 'placements' | 'wrap' | 'grow'> {
  layers: { base: Blob; mask: Blob | undefined; reflect: Blob | undefined }
  size: { width: number; height: number }
}

/** A message to the drawing worker. */
export interface DetailDrawJob {
  name: string
  /** Sent once for each name, before the photo if possible. */
  plan?: DetailDrawPlan
  /** Sent once, as soon as it is taken. */
  photo?: Blob | ImageBitmap
  /** If false, the plan is only prepared. */
  isWanted: boolean
}

/** `picture` is missing if it cannot be drawn. */
export interface DetailDrawResult {
  name: string
  picture?: Blob
}
