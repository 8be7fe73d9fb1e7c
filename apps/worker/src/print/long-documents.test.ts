import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  createPagesDocument,
  type Document,
  LIMITS,
  parseDocument,
  withAddedText,
  withPhoto,
} from '@passepartout/document'
import { AppError } from '@passepartout/domain'
import { largePreviewKey, originalKey } from '@passepartout/storage'
import { createTypesetter } from '@passepartout/typeset/node'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPrintRenderer } from './create-print-renderer.ts'
import type { PhotoFiles } from './photo-files.ts'
import { renderDocumentPdf } from './print-file.ts'

const DRAWING = 'a'.repeat(32)
const PHOTO = '3f6c1a52-54a5-4b0e-9d51-6a1f3c1d2e4b'
const createdAt = new Date('2026-11-24T12:00:00.000Z')
let dir = ''
/** Files in use at this moment. */
let held = 0
let failure: AppError | undefined
const storage: PhotoFiles = {
  withFile: async (key, use) => {
    if (failure) throw failure
    if (key !== originalKey(PHOTO) && key !== largePreviewKey(PHOTO)) return undefined
    held += 1
    try {
      return await use(join(dir, key.endsWith('webp') ? 'preview.webp' : 'original.jpg'))
    } finally {
      held -= 1
    }
  },
}
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
const shop = createPrintRenderer({
  db: undefined as never,
  storage,
  designs: { artwork: { [DRAWING]: drawing } },
})
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'long-documents-'))
  const red = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c81e1e' } })
  await writeFile(join(dir, 'original.jpg'), await red.clone().jpeg().toBuffer())
  await writeFile(join(dir, 'preview.webp'), await red.webp().toBuffer())
})
afterAll(async () => {
  await shop.close()
  await rm(dir, { recursive: true, force: true })
})

/** A page with this many captions of 200 characters each, and a photo below them. */
function book(captions: number): Document {
  const slots = [{ id: 'photo-1', box: 'full' as const }]
  const page = { id: 'page-1', widthMm: 280, heightMm: 210, bleed: 3, safe: 5, slots }
  const words = 'Am Strand von Ahrenshoop lagen die Boote. '.repeat(5).slice(0, 200)
  const asset = {
    id: PHOTO,
    name: 'rot.jpg',
    width: 600,
    height: 400,
    source: 'upload' as const,
    notices: [],
  }
  const empty = createPagesDocument('photobook', [page], { locale: 'de-DE' })
  const withRed = withPhoto({ ...empty, assets: { [PHOTO]: asset } }, 'photo-1', asset)
  return Array.from({ length: captions }, (_, at) => `caption-${at}`).reduce(
    (made, id) => withAddedText(made, 'page-1', id, words),
    withRed,
  )
}

const [short, long] = [book(2), book(60)]
const proofOf = (document: Document) =>
  shop.drawProof({ document, words: 'Probe', title: 'Probe', createdAt })
const orderOf = (document: unknown) => ({
  document,
  photos: [{ id: PHOTO, hasMaster: false }],
  title: 'Buch',
  createdAt,
})

/** Milliseconds that no visitor notices. */
const MOST_MS = 100

/**
 * CPU time of this thread during a task, in milliseconds. It may include garbage collection of earlier tests: a slow
 * task is repeated up to three times, and the minimum counts.
 */
async function costHere<T>(work: () => Promise<T>): Promise<{ done: T; ms: number }> {
  const once = async () => {
    const began = process.threadCpuUsage()
    const done = await work()
    const { user, system } = process.threadCpuUsage(began)
    return { done, ms: (user + system) / 1000 }
  }
  let least = await once()
  for (let more = 0; more < 2 && least.ms >= MOST_MS; more++) {
    const next = await once()
    if (next.ms < least.ms) least = next
  }
  return least
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

describe('a book full of words keeps nobody else waiting', () => {
  test('while its words are set, as those of a short one', async () => {
    const few = await shop.measureTexts(short)
    await shop.measureTexts(long)
    const { done: many, ms } = await costHere(() => shop.measureTexts(long))
    expect(Object.keys(many)).toHaveLength(60)
    expect(many['caption-0']).toEqual(few['caption-0'])
    expect(ms).toBeLessThan(MOST_MS)
    const [frozenShort, frozenLong] = [await shop.freeze(short), await shop.freeze(long)]
    expect(frozenLong.pages[0]?.elements.slice(0, 3)).toEqual(frozenShort.pages[0]?.elements)
  })

  test.each([
    ['a page', () => shop.drawDraft({ document: long, page: 0, side: 400 })],
    ['its front', () => shop.drawLine({ document: long, width: 400 })],
    ['its proof', () => proofOf(long)],
    ['its print file', () => whole(shop.printDocument(orderOf(long)))],
  ])('while %s is drawn, with its photo', async (_, work) => {
    const { done, ms } = await costHere(work)
    expect(done.length).toBeGreaterThan(10_000)
    expect(ms).toBeLessThan(MOST_MS)
    expect(held).toBe(0)
  })
})

test('a print file made in a thread is the same to the byte', async () => {
  const frozen = await shop.freeze(book(12))
  const here = renderDocumentPdf({ storage, shaper: createTypesetter(), ...orderOf(frozen) })
  const { done: beside, ms } = await costHere(() => whole(shop.printDocument(orderOf(frozen))))
  expect(ms).toBeLessThan(MOST_MS)
  expect(beside).toEqual(await whole(here))
})

test('whoever stops taking pieces of a print file holds no photo any longer', async () => {
  for await (const piece of shop.printDocument(orderOf(long))) {
    expect(piece.length).toBeGreaterThan(0)
    break
  }
  await expect.poll(() => held).toBe(0)
  await wait(50)
  expect((await whole(shop.printDocument(orderOf(short)))).subarray(0, 5).toString()).toBe('%PDF-')
})

describe('what cannot be drawn is refused in a thread as elsewhere', () => {
  test('a photo that is gone', async () => {
    await expect(whole(shop.printDocument({ ...orderOf(long), photos: [] }))).rejects.toMatchObject({
      code: 'gone',
    })
  })

  test('a design that cannot be read', async () => {
    await expect(whole(shop.printDocument(orderOf({ version: 2 })))).rejects.toMatchObject({
      code: 'invalid-document',
    })
  })

  test('photos that cannot be had now', async () => {
    failure = new AppError('unavailable', { message: 'The bucket does not answer' })
    try {
      await expect(proofOf(long)).rejects.toMatchObject({ code: 'unavailable', message: failure.message })
    } finally {
      failure = undefined
    }
  })

  test('drawings that nobody has', async () => {
    const lacking = (document: Document) => ({
      ...document,
      pages: document.pages.map(page => ({
        ...page,
        elements: [
          ...page.elements,
          {
            type: 'artwork',
            id: 'drawing',
            art: 'b'.repeat(32),
          } as unknown as (typeof page.elements)[number],
        ],
      })),
    })
    for (const document of [short, long])
      await expect(shop.freeze(lacking(document))).rejects.toThrow('nowhere to be found')
  })
})

test('a document of more words than a book has is none', () => {
  const full = book(199)
  const pages = Array.from({ length: 6 }, (_, at) => ({
    ...full.pages[0],
    id: `page-${at}`,
    elements: full.pages[0]?.elements.map(one => ({ ...one, id: `${at}-${one.id}` })),
  }))
  expect(parseDocument({ ...full, pages: pages.slice(0, 5) })).toMatchObject({ ok: true })
  expect(LIMITS.letters).toBeLessThan(6 * 199 * 200)
  expect(parseDocument({ ...full, pages })).toMatchObject({ ok: false, problems: [{ code: 'too-large' }] })
})
