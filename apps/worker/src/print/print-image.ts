import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import type { ImageOrientation, PrintImage } from '@passepartout/render/pdf'
import sharp, { type Metadata } from 'sharp'
import { stripJpegMetadata } from './strip-jpeg-metadata.ts'

/**
 * Beyond this many pixels, an image that must be converted is embedded as JPEG: raw pixels would exhaust the memory.
 */
const MOST_RAW_PIXELS = 30_000_000

const deflated = promisify(deflate)

/**
 * A photo at full resolution for print. A colour JPEG is embedded as it is, without recompression, with its own colour
 * profile and without the camera's metadata; all other images become sRGB on white.
 */
export async function printImage(path: string): Promise<PrintImage> {
  const facts = await sharp(path, { limitInputPixels: false }).metadata()
  const orientation = orientationOf(facts)
  const jpeg = isColourJpeg(facts) ? stripJpegMetadata(await readFile(path)) : undefined
  if (jpeg) {
    const { width, height } = facts
    return {
      encoding: 'jpeg',
      bytes: jpeg,
      width,
      height,
      orientation,
      ...(facts.icc ? { icc: facts.icc } : {}),
    }
  }
  return { ...(await converted(path, facts)), orientation }
}

const isColourJpeg = ({ format, space, icc, channels }: Metadata): boolean =>
  format === 'jpeg' &&
  space === 'srgb' &&
  channels === 3 &&
  (!icc || icc.toString('latin1', 16, 20) === 'RGB ')

/**
 * The PDF rotates it by its matrix: rotating here would need the entire image in memory. HEIF files are decoded
 * upright.
 */
function orientationOf({ format, orientation }: Metadata): ImageOrientation {
  const turned = format === 'heif' ? 1 : orientation
  return ([2, 3, 4, 5, 6, 7, 8] as const).find(value => value === turned) ?? 1
}

async function converted(path: string, { width, height }: Metadata): Promise<PrintImage> {
  const picture = sharp(path, { limitInputPixels: false, sequentialRead: true, failOn: 'error' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
  if (width * height > MOST_RAW_PIXELS) {
    const bytes = await picture.jpeg({ quality: 98, chromaSubsampling: '4:4:4' }).toBuffer()
    return { encoding: 'jpeg', bytes, width, height }
  }
  const { data, info } = await picture
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`A picture has ${info.channels} channels after conversion`)
  return { encoding: 'deflated-rgb', bytes: await deflated(data, { level: 3 }), width, height }
}
