import { findSamplePhoto } from './photos.ts'

export interface ImageMeta {
  width: number
  height: number
  /** Width by height. */
  ratio: number
}

/** What nobody knows the size of. */
const NOTHING: ImageMeta = { width: 0, height: 0, ratio: 0 }

/**
 * Size of a picture in pixels of the original: Storyblok writes it into the address, sample photographs have it in
 * `photos.json`. For anything else an error is written and everything is zero (spec 8). Server only.
 */
export function imageMeta(asset: string): ImageMeta {
  const [, stored, across, down] =
    /^(?:\/?(?:_assets\/)?photos\/([^/?]+)\.jpg|.*\.storyblok\.com\/f\/\d+\/(\d+)x(\d+)\/)/.exec(asset) ?? []
  const size = stored ? findSamplePhoto(stored).size : { width: Number(across), height: Number(down) }
  if (size?.width && size.height) return { ...size, ratio: size.width / size.height }
  console.error(`No size is known of the picture ${asset}`)
  return NOTHING
}
