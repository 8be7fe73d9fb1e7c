import { randomUUID } from 'node:crypto'
import { createDraft, getDraft, putDraft } from '@passepartout/contracts'
import * as documents from '@passepartout/document'
import { createPagesDocument, type Document, type Element } from '@passepartout/document'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createJsonMeter } from '../../http/json-budget-meter.ts'
import { useShop } from '../../shop.fixture.ts'
import { contentHash, draftHash } from './content-hash.ts'
import { createDraftParser, DRAFT_BUDGET } from './draft-parser.ts'
import { parseDraftBody } from './parse-draft.ts'

const shop = useShop()
afterEach(() => vi.restoreAllMocks())
const designerUrl = '/configurator-photobook?locale=de-DE'
const CROP = {
  fit: 'cover',
  centre: { u: 0.51234567, v: 0.4876543 },
  zoom: 1.2345678,
  angle: -1.25,
  quarterTurns: 0,
  mirrored: false,
} as const

/** A photobook as full as customers make them, each photo with a caption and once removed from its slot. */
function photobook(pages: number, photos: number): Document {
  const perPage = Math.ceil(photos / pages)
  const box = { x: 10.125, y: 12.375, width: 80.25, height: 60.5 }
  const empty = createPagesDocument(
    'photobook',
    Array.from({ length: pages }, (_, page) => ({
      id: `page-${page + 1}`,
      widthMm: 280,
      heightMm: 210,
      bleed: 3,
      safe: 5,
      slots: Array.from({ length: perPage }, (_, at) => ({ id: `page-${page + 1}-photo-${at + 1}`, box })),
    })),
  )
  const assets: Document['assets'] = {}
  const placed = (element: Element): Element => {
    const id = `local-${randomUUID()}`
    const number = Object.keys(assets).length + 1
    if (number > photos || element.type !== 'photo') return element
    assets[id] = {
      id,
      name: `IMG_20260714_${number}.jpg`,
      width: 6000,
      height: 4000,
      source: 'upload',
      alt: 'Lena und Jonas am Strand von Ahrenshoop',
      notices: ['low-resolution'],
      lastCrop: CROP,
    }
    return { ...element, photo: { assetId: id, crop: CROP } }
  }
  return {
    ...empty,
    pages: empty.pages.map(page => ({ ...page, elements: page.elements.map(placed) })),
    assets,
  }
}

const bodyOf = (document: Document) => ({
  kind: 'photobook' as const,
  title: 'Unser Jahr',
  configuration: { designerUrl },
  document: { ...document },
})
const received = (body: unknown) => ({
  bytes: new Uint8Array(Buffer.from(JSON.stringify(body))),
  hasEscapes: false,
})

describe('a photobook of 160 pages with 500 photos', () => {
  const body = bodyOf(photobook(160, 500))
  const text = JSON.stringify(body)

  test('spends a fifth of what a draft may hold at most', () => {
    const fifth = (whole: number) => Math.floor(whole / 5)
    const { bytes, values, width, depth } = DRAFT_BUDGET
    expect(text.length).toBeLessThan(fifth(bytes))
    expect(
      createJsonMeter({ values: fifth(values), width: fifth(width), depth }).take(Buffer.from(text)),
    ).toBe(true)
  })

  test('is kept, changed and comes back as it was', async () => {
    const { client } = shop().visitor()
    const made = await client.call(createDraft, { body })
    const id = made.ok ? made.payload.id : ''
    expect(await client.call(getDraft, { params: { id } })).toMatchObject({
      payload: { document: body.document },
    })
    const { kind: _, ...content } = body
    const put = { params: { id }, body: { ...content, title: 'Unser zweites Jahr', baseRevision: 1 } }
    expect(await client.call(putDraft, put)).toMatchObject({ payload: { revision: 2 } })
    expect(await client.call(putDraft, put)).toMatchObject({ payload: { revision: 2 } })
  })

  test('is read beside the thread that answers everybody, with the same outcome', async () => {
    const reader = createDraftParser()
    try {
      const json = received(body)
      const parse = vi.spyOn(JSON, 'parse')
      const stringify = vi.spyOn(JSON, 'stringify')
      const read = await reader.read('createDraft', json)
      expect([parse.mock.calls.length, stringify.mock.calls.length]).toEqual([0, 0])
      expect(read).toEqual(parseDraftBody('createDraft', json))
      // Each name and value of the document is serialised once.
      expect(parse).toHaveBeenCalledOnce()
      expect(stringify.mock.calls.length).toBeGreaterThan(10_000)
    } finally {
      await reader.close()
    }
  })

  test('is read and named for the cart beside it too, with the same outcome', async () => {
    const reader = createDraftParser()
    const { document } = body
    const content = { configuration: {}, document }
    try {
      const parse = vi.spyOn(documents, 'parseDocument')
      const stringify = vi.spyOn(JSON, 'stringify')
      const opened = [await reader.open(document), await reader.hash(content)]
      expect([parse.mock.calls.length, stringify.mock.calls.length]).toEqual([0, 0])
      expect(opened).toEqual([documents.parseDocument(document), contentHash(content)])
      expect(stringify.mock.calls.length).toBeGreaterThan(10_000)
      // A small document is parsed in this thread, which proves that the spies count the parser's calls.
      await reader.open({ version: 1 })
      expect(parse).toHaveBeenCalledTimes(2)
    } finally {
      await reader.close()
    }
  })
})

describe('a draft that promises little and costs much', () => {
  const send = (document: string) =>
    shop()
      .visitor()
      .request('/web-api/drafts', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"kind":"photobook","title":"x","configuration":{"designerUrl":"${designerUrl}"},"document":${document}}`,
      })
  const keys = (count: number) =>
    `{${Array.from({ length: count }, (_, at) => `"${at.toString(36)}":0`).join()}}`

  test.each([
    ['300,000 keys', keys(300_000)],
    ['a list of a million numbers', `{"x":[${'0,'.repeat(999_999)}0]}`],
    ['a million levels', `{"x":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`],
    [
      '80 objects of 3,900 keys',
      `{${Array.from({ length: 80 }, (_, at) => `"o${at}":${keys(3900)}`).join()}}`,
    ],
    ['more than 4 MB', `{"x":"${'x'.repeat(4_000_001)}"}`],
  ])('is refused unread: %s', async (_what, document) => {
    expect((await send(document)).status).toBe(413)
  })

  test('is refused where it is no draft, whether it is read here or in a thread', async () => {
    for (const filler of ['', 'x'.repeat(100_000)]) {
      expect((await send(`{"version":1,"x":"${filler}"}`)).status).toBe(422)
      expect((await send(`{"x":"${filler}`)).status).toBe(400)
      expect((await send(`{"x":"${filler}\\u0000"}`)).status).toBe(422)
      expect((await send(`["${filler}"]`)).status).toBe(422)
    }
  })

  test('is told to come back where too many wait', async () => {
    const reader = createDraftParser()
    try {
      const json = received(bodyOf(photobook(20, 300)))
      const all = await Promise.all(Array.from({ length: 20 }, () => reader.read('createDraft', json)))
      const codes = all.map(one => (one.ok ? 'read' : one.code))
      expect(new Set(codes)).toEqual(new Set(['read', 'unavailable']))
      expect(await reader.read('createDraft', json)).toMatchObject({ ok: true })
    } finally {
      await reader.close()
    }
  })
})

test('a draft written as JSON in a thread has the same hash as its content', () => {
  const content = {
    title: 'a "b"',
    configuration: { z: 1, a: [null] },
    document: { b: 2, a: { d: 'ü', c: 0 } },
  }
  const documentJson = '{"a":{"c":0,"d":"ü"},"b":2}'
  expect(draftHash({ ...content, documentJson })).toBe(contentHash(content))
})
