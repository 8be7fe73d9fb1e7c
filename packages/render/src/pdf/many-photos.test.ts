import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createPagesDocument, type Document, withPrints } from '@passepartout/document'
import { isLongRun } from '@passepartout/testing'
import { beforeAll, expect, test } from 'vitest'
import { jpegImage, srgbProfile } from '../testing/test-image.ts'
import { toScene } from '../to-scene.ts'
import type { PrintImage } from './embed-image.ts'
import { streamPdf } from './render-pdf.ts'

const PHOTOS = isLongRun ? 500 : 40
const PHOTO_BYTES = 5_000_000
const MIB = 1024 ** 2

// Collects garbage first, so that released memory is not counted.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

let icc: Uint8Array
let jpeg: PrintImage
beforeAll(async () => {
  icc = await srgbProfile()
  jpeg = await jpegImage(60, 40)
})

/** Bytes after the end of a JPEG belong to its file, not to its image. */
function photo(): PrintImage {
  const bytes = new Uint8Array(PHOTO_BYTES)
  bytes.set(jpeg.bytes)
  return { ...jpeg, bytes }
}

function prints(): Document {
  const assets = Array.from({ length: PHOTOS }, (_, at) => ({
    ...{ id: `photo-${at}`, name: `${at}.jpg`, width: 60, height: 40 },
    ...{ source: 'upload' as const, notices: [] },
  }))
  const page = { id: 'print-1', widthMm: 150, heightMm: 100, bleed: 2, safe: 3, slots: [] }
  const look = { format: { width: 150, height: 100 }, fit: 'cover' as const, borderMm: 0 }
  const placed = assets.map((asset, index) => ({ pageId: `print-${index + 1}`, asset }))
  return withPrints(createPagesDocument('prints', [page]), placed, { look, bleed: 2, safe: 3 })
}

test(`the print file of ${PHOTOS} photos holds a few of them in memory at a time`, async () => {
  const document = prints()
  const scenes = document.pages.map((_, index) => toScene(document, index))
  const held = () => {
    collectGarbage()
    return process.memoryUsage().arrayBuffers
  }
  const before = held()
  let written = 0
  let most = 0
  let pieces = 0
  let tail = ''
  for await (const piece of streamPdf(scenes, { icc, createdAt: new Date(0), loadImage: photo })) {
    written += piece.length
    if (pieces++ % 25 === 0) most = Math.max(most, held() - before)
    tail = Buffer.from(piece).toString('latin1')
  }
  expect(written).toBeGreaterThan(PHOTOS * PHOTO_BYTES)
  expect(tail).toContain('startxref')
  expect(most / MIB).toBeLessThan(20 * (PHOTO_BYTES / MIB))
}, 60_000)
