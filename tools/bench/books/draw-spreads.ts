import { writeFile } from 'node:fs/promises'
import { type Document, slotsOf } from '@passepartout/document'
import sharp, { type OverlayOptions } from 'sharp'
import type { LabelledPhoto } from './labelled-photos.ts'

/** Spreads of a picture, in columns; sizes in pixels. */
const [SHOWN, COLUMNS, WIDTH, GAP] = [9, 3, 420, 14]
const PAPER = '#fbf9f4'
const TABLE = '#dcd8d0'

/** Draws the first spreads of a book with its photos, cropped as in print, into one picture. */
export async function drawSpreads(
  document: Document,
  photos: readonly LabelledPhoto[],
  path: string,
): Promise<void> {
  const pictures = new Map(photos.map(({ asset, picture }) => [asset.id, picture]))
  const spreads = document.pages.filter(({ role }) => role === 'spread').slice(0, SHOWN)
  const [first] = spreads
  if (!first) return
  const scale = WIDTH / first.trim.width
  const height = Math.round(first.trim.height * scale)
  const layers: OverlayOptions[] = []
  for (const [index, page] of spreads.entries()) {
    const left = GAP + (index % COLUMNS) * (WIDTH + GAP)
    const top = GAP + Math.floor(index / COLUMNS) * (height + GAP)
    layers.push({ left, top, input: await paper(height) })
    for (const { photo, box } of slotsOf(page)) {
      const picture = photo && pictures.get(photo.assetId)
      if (!picture) continue
      const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)]
      const [right, bottom] = [
        Math.min(page.trim.width, box.x + box.width),
        Math.min(page.trim.height, box.y + box.height),
      ]
      const size = { width: Math.round((right - x) * scale), height: Math.round((bottom - y) * scale) }
      if (size.width < 1 || size.height < 1) continue
      const input = await sharp(picture)
        .resize({ ...size, fit: 'cover' })
        .toBuffer()
      layers.push({ left: left + Math.round(x * scale), top: top + Math.round(y * scale), input })
    }
    const fold = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="${height}"><rect width="2" height="${height}" fill="#000" opacity=".18"/></svg>`,
    )
    layers.push({ left: left + WIDTH / 2 - 1, top, input: fold })
  }
  const rows = Math.ceil(spreads.length / COLUMNS)
  const size = { width: COLUMNS * (WIDTH + GAP) + GAP, height: rows * (height + GAP) + GAP }
  const picture = await sharp({ create: { ...size, channels: 3, background: TABLE } })
    .composite(layers)
    .webp({ quality: 70 })
    .toBuffer()
  await writeFile(path, picture)
}

const paper = (height: number) =>
  sharp({ create: { width: WIDTH, height, channels: 3, background: PAPER } })
    .png()
    .toBuffer()
