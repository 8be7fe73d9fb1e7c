import { setTimeout as wait } from 'node:timers/promises'
import { createPagesDocument, type Document, type Element } from '@passepartout/document'
import { afterAll, describe, expect, test } from 'vitest'
import { createPrintRenderer } from './create-print-renderer.ts'

const shop = createPrintRenderer({
  db: undefined as never,
  storage: { withFile: async () => undefined },
  designs: { artwork: {} },
})
afterAll(() => shop.close())

const BOX = { x: 0, y: 0, width: 200, height: 200 }
const base = { turn: 0, locked: false, box: BOX }
const zigzag = (letters: number) => {
  let path = 'M0 0'
  for (let at = 1; path.length < letters - 10; at++) path += `L${(at * 37) % 200} ${(at * 91) % 200}`
  return path
}
const shape = (changes: object) => ({
  ...{ type: 'shape', shape: 'path', path: 'M0 0L9 9', fill: null, stroke: '#c81e1e' },
  ...{ strokeMm: 5, dashMm: null, radiusMm: 0, opacity: 1, ...base, ...changes },
})
const code = () => ({ type: 'code', content: 'https://x.de', colour: '#000000', ground: null, ...base })
const stencil = () => ({
  ...{ type: 'stencil', mask: 'heart', words: '', face: 'Inter', weight: 400, trackingEm: 0 },
  ...{ fill: '#ffffff', aroundMm: { top: 0, right: 0, bottom: 0, left: 0 }, ...base },
})

/** Pages with this many copies of an element on each. */
function design(element: () => object, { each = 0, pages = 1 }: { each?: number; pages?: number }): Document {
  const page = (at: number) => ({
    ...{ id: `page-${at}`, widthMm: 200, heightMm: 200, bleed: 3, safe: 5, slots: [] },
  })
  const empty = createPagesDocument(
    'photobook',
    Array.from({ length: pages }, (_, at) => page(at)),
    {
      locale: 'de-DE',
    },
  )
  const elements = Array.from({ length: each }, (_, at) => ({ ...element(), id: `element-${at}` }) as Element)
  return { ...empty, pages: empty.pages.map(page => ({ ...page, elements })) }
}

const pictureOf = (document: Document, signal?: AbortSignal) =>
  shop.drawDraft({ document, page: 0, side: 640 }, { keys: ['anna'], signal })
const proofOf = (document: Document, signal?: AbortSignal) =>
  shop.drawProof(
    { document, words: 'Probe', title: 'Probe', createdAt: new Date(0) },
    { keys: ['anna'], signal },
  )

/** The longest block of this process's event loop meanwhile. */
async function worstWait(work: () => Promise<unknown>): Promise<number> {
  let worst = 0
  let isOver = false
  const watched = (async () => {
    while (!isOver) {
      const began = performance.now()
      await wait(5)
      worst = Math.max(worst, performance.now() - began - 5)
    }
  })()
  await work().finally(() => {
    isOver = true
  })
  await watched
  return worst
}

describe('a design that nobody would make is refused before it is drawn', () => {
  test.each([
    ['sixty long paths with wide strokes', () => design(() => shape({ path: zigzag(19_000) }), { each: 60 })],
    ['mats without end', () => design(stencil, { each: 199 })],
  ])('%s', async (_, make) => {
    const document = make()
    for (const work of [
      () => pictureOf(document),
      () => shop.drawLine({ document, width: 640 }),
      () => shop.freeze(document),
      () => shop.measureTexts(document),
    ])
      await expect(work()).rejects.toMatchObject({ code: 'too-large' })
  })

  test('as a proof, a thousand pages full of codes', async () => {
    await expect(proofOf(design(code, { each: 5, pages: 1000 }))).rejects.toMatchObject({ code: 'too-large' })
  })
})

describe('a design that takes long to draw keeps nobody else waiting', () => {
  test.each([
    [
      'a path with a million dashes',
      () => pictureOf(design(() => shape({ path: zigzag(19_000), dashMm: [0.1, 0.1] }), { each: 1 })),
    ],
    ['a page full of codes', () => pictureOf(design(code, { each: 100 }))],
    ['the proof of a book', () => proofOf(design(code, { each: 1, pages: 12 }))],
  ])('%s', async (_, work) => {
    // Rendering starts a process the first time.
    await work()
    const ms = await worstWait(work)
    expect(ms).toBeLessThan(500)
  })

  test('and ends with whoever waited for it', async () => {
    const gone = new AbortController()
    const drawn = proofOf(design(code, { each: 2, pages: 400 }), gone.signal)
    const refused = expect(drawn).rejects.toMatchObject({ code: 'request-timeout' })
    await wait(300)
    gone.abort()
    await refused
    expect((await proofOf(design(code, { each: 1, pages: 4 }))).length).toBeGreaterThan(1000)
  })
})
