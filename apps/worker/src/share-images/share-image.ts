/** What every page shows of a shared picture (Open Graph), in pixels. */
export const SHARE_SIZE = { width: 1200, height: 627 } as const

/** Which picture is composed for sharing: a scene with pictures in its places, as a page shows it. */
export interface ShareImage {
  /** Folder name in `scenes/`, or `FLAT`. */
  scene: string
  /**
   * Sample photographs by id, cards as `id--palette`, articles by SKU, pages of designs as their owner names them; one per
   * place, repeated where there are fewer.
   */
  pictures: readonly string[]
}

/** In place of a scene: the first picture by itself, as large as it shows whole. */
export const FLAT = 'flat'
