import { findSamplePhoto } from './photos.ts'

export interface ImageMeta {
  width: number
  height: number
  /** Width divided by height. */
  ratio: number
}

/** For images of unknown size. */
const NOTHING: ImageMeta = { width: 0, height: 0, ratio: 0 }

/**
 * Size of an image in pixels of the original: Storyblok writes it into the address, sample photos have it in
 * `photos.json`. For any other image, logs an error and returns zeros (spec 8). Server only.
 */
export function imageMeta(asset: string): ImageMeta {
  const [, stored, across, down] =
    /^(?:\/?(?:_assets\/)?photos\/([^/?]+)\.jpg|.*\.storyblok\.com\/f\/\d+\/(\d+)x(\d+)\/)/.exec(asset) ?? []
  const size = stored ? findSamplePhoto(stored).size : { width: Number(across), height: Number(down) }
  if (size?.width && size.height) return { ...size, ratio: size.width / size.height }
  console.error(`No size is known of the picture ${asset}`)
  return NOTHING
}
