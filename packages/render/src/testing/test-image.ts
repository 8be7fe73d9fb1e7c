import sharp from 'sharp'
import type { PrintImage } from '../pdf/embed-image.ts'

const drawn = new Map<string, Buffer>()

/** An image without any symmetry: gradients, a grid, and a different mark in every quarter. */
export function testPixels(width: number, height: number): Buffer {
  const size = `${width} ${height}`
  const pixels = drawn.get(size) ?? drawPixels(width, height)
  drawn.set(size, pixels)
  return Buffer.from(pixels)
}

function drawPixels(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels.set(colour(x / width, y / height), (y * width + x) * 3)
    }
  }
  return pixels
}

function colour(u: number, v: number): [number, number, number] {
  if (Math.hypot(u - 0.2, v - 0.25) < 0.1) return [220, 30, 30]
  if (u > 0.6 && u < 0.9 && v > 0.1 && v < 0.3) return [30, 160, 60]
  if (u + v > 1.55) return [40, 60, 200]
  if (Math.abs(u - v * 0.5) < 0.02) return [250, 220, 40]
  const grid = Math.floor(u * 12) % 2 === Math.floor(v * 8) % 2 ? 25 : 0
  return [90 + u * 120 + grid, 120 + v * 90 + grid, 200 - u * 80]
}

export const rawImage = (width: number, height: number): PrintImage => ({
  encoding: 'rgb',
  bytes: testPixels(width, height),
  width,
  height,
})

const source = (width: number, height: number) =>
  sharp(testPixels(width, height), { raw: { width, height, channels: 3 } })

export async function jpegImage(width: number, height: number): Promise<PrintImage> {
  const bytes = await source(width, height).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  return { encoding: 'jpeg', bytes, width, height }
}

export async function imageHref(width: number, height: number): Promise<string> {
  const png = await source(width, height).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** A real sRGB profile, from the image library. */
export async function srgbProfile(): Promise<Uint8Array> {
  const tagged = await source(8, 8).withIccProfile('srgb').jpeg().toBuffer()
  const { icc } = await sharp(tagged).metadata()
  if (!icc) throw new Error('The image library wrote no colour profile')
  return icc
}
