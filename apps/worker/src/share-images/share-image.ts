/** Pixels of share images (Open Graph). */
export const SHARE_SIZE = { width: 1200, height: 627 } as const

/** Which share image to render: a scene with images in its positions, as on a page. */
export interface ShareImage {
  /** Folder name in `scenes/`, or `FLAT`. */
  scene: string
  /**
   * Sample photos by id, cards as `id--palette`, articles by SKU, pages of designs by the names their module defines;
   * one per position, repeated where there are fewer.
   */
  pictures: readonly string[]
}

/** Instead of a scene: the first image alone, as large as fits uncropped. */
export const FLAT = 'flat'
