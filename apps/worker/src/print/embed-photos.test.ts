import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPagesDocument, type Document, withPhoto } from '@passepartout/document'
import type { ImageNode, Scene } from '@passepartout/render'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPrintRenderer } from './create-print-renderer.ts'
import { embedPhotos } from './embed-photos.ts'

const file = join(tmpdir(), `embed-photos-${process.pid}.webp`)
const storage = { withFile: async <T>(_: string, use: (path: string) => Promise<T>) => use(file) }
const shop = createPrintRenderer({ db: undefined as never, storage, designs: { artwork: {} } })
// Noise, which no format compresses.
beforeAll(async () => {
  const pixels = Buffer.from(
    Array.from({ length: 1600 * 1200 * 3 }, (_, at) => ((at * 2654435761) >>> 11) % 256),
  )
  const noise = sharp(pixels, { raw: { width: 1600, height: 1200, channels: 3 } })
  await writeFile(file, await noise.webp({ quality: 80, effort: 0 }).toBuffer())
})
afterAll(() => shop.close())

const ASSET = {
  ...{ id: '4f9b3a52-7a38-4b6a-8b42-000000000000', name: 'noise', width: 1600, height: 1200 },
  ...{ source: 'upload' as const, notices: [] },
}

/** A page with one photo in this many small slots. */
function collage(places: number): Document {
  const slots = Array.from({ length: places }, (_, at) => ({
    ...{ id: `place-${at}`, box: { x: (at % 15) * 13, y: Math.floor(at / 15) * 13, width: 12, height: 12 } },
  }))
  const page = { id: 'page', widthMm: 200, heightMm: 200, bleed: 3, safe: 5, slots }
  const empty = createPagesDocument('photobook', [page], { locale: 'de-DE' })
  return slots.reduce((made, { id }) => withPhoto(made, id, ASSET), empty)
}

test('a photo that is placed 199 times is drawn', async () => {
  const picture = await shop.drawDraft({ document: collage(199), page: 0, side: 320 })
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([320, 320])
  // In the last of its slots as well, where 3.2 pixels represent 2 mm.
  const middle = (index: number) => Math.round(((index % 15) * 13 + 6) * 1.6)
  const at = Math.round((Math.floor(198 / 15) * 13 + 6) * 1.6) * info.width + middle(198)
  expect(data[at * info.channels]).toBeLessThan(200)
})

describe('photos of a drawing', () => {
  const image = (scale: number): ImageNode => ({
    ...{ type: 'image', elementId: 'x', assetId: ASSET.id, pixels: { width: 1600, height: 1200 } },
    matrix: { a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 },
  })
  const written = async (...scales: number[]) => {
    const nodes = scales.map(image)
    const photo = await embedPhotos(storage, { nodes } as unknown as Scene, {
      pixelsPerMm: 4,
      mayLack: false,
    })
    return nodes.map(node => photo(node, `scale(${node.matrix.a})`))
  }
  const sizeIn = async (svg = '') => {
    const base64 = /base64,([^"]*)/.exec(svg)?.[1] ?? ''
    const { width, height } = await sharp(Buffer.from(base64, 'base64')).metadata()
    return [width, height]
  }

  test('come in the size of their largest place, and as text once', async () => {
    const [first, second, third] = await written(0.01, 0.025, 0.01)
    expect(await sizeIn(first)).toEqual([160, 120])
    expect(second).toBe('<use href="#photo-1" transform="scale(0.025)"/>')
    expect(third).toBe('<use href="#photo-1" transform="scale(0.01)"/>')
  })

  test('are never made larger than they are', async () => {
    expect(await sizeIn((await written(10))[0])).toEqual([1600, 1200])
  })
})
