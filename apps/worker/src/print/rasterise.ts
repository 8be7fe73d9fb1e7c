import type { Rasterise } from '@passepartout/render/pdf'
import sharp from 'sharp'

/** Rasterises what a PDF cannot express otherwise; colour and transparency separate. */
export const rasterise: Rasterise = async (svg, size) => {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = info.width * info.height
  const rgb = new Uint8Array(pixels * 3)
  const alpha = new Uint8Array(pixels)
  for (let at = 0; at < pixels; at++) {
    for (let channel = 0; channel < 3; channel++) rgb[at * 3 + channel] = data[at * 4 + channel] ?? 0
    alpha[at] = data[at * 4 + 3] ?? 0
  }
  return { width: info.width, height: info.height, rgb, alpha }
}
