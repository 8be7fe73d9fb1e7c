/** What every page shows of a shared picture (Open Graph), in pixels. */
export const SHARE_SIZE = { width: 1200, height: 627 } as const

/** Which picture is composed for sharing: a scene with pictures in its places, as a page shows it. */
export interface SharePicture {
  /** Folder name in `scenes/`. */
  scene: string
  /** Sample photographs by id or cards as `id--palette`, one per place; repeated where there are fewer. */
  pictures: readonly string[]
}
