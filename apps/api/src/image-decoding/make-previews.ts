import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PREVIEW_SIZES, type PreviewSize } from './image-types.ts'

const LARGEST = PREVIEW_SIZES[PREVIEW_SIZES.length - 1] ?? 2048
const PATIENCE_SECONDS = 60

/**
 * Decodes the image once, in strips where its format allows, and writes all previews: upright, sRGB, on white, without
 * metadata. Rejects when the file is damaged or truncated.
 */
export async function makePreviews(
  path: string,
  orientation: number,
  folder: string,
): Promise<Record<PreviewSize, string>> {
  const { data, info } = await sharp(path, { limitInputPixels: false, sequentialRead: true, failOn: 'error' })
    .timeout({ seconds: PATIENCE_SECONDS })
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })

  // Rotated after downscaling, because rotation needs the whole image in memory.
  const upright = await applyExifOrientation(sharp(data, { raw: info }), orientation)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const names = {} as Record<PreviewSize, string>
  for (const size of PREVIEW_SIZES) {
    const name = `preview-${size}.webp`
    await sharp(upright.data, { raw: upright.info })
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: size === 160 ? 72 : 82, effort: 3 })
      .toFile(join(folder, name))
    names[size] = name
  }
  return names
}

/**
 * EXIF orientation 1 to 8 as rotation and flip; the library flips before it rotates, in whatever order they are called.
 */
export function applyExifOrientation(picture: Sharp, orientation: number): Sharp {
  const turned = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation]
  const rotated = turned ? picture.rotate(turned) : picture
  return [2, 4, 5, 7].includes(orientation) ? rotated.flop() : rotated
}
