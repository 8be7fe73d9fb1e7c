import { readFile } from 'node:fs/promises'
import { difficultFile } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import { rateLimitKeyOfAddress } from '../../http/rate-limit-key-of-address.ts'
import { createRateLimiters } from '../../http/rate-limiters.ts'
import { blendedPdf, filled, lockedPdf, pdfOf } from '../../image-decoding/pdf.fixture.ts'
import { newVisitor, SECRET, useShop } from '../../shop.fixture.ts'
import { expectRefusal, fetched, resultsOf, sendOdd, sendTo } from './tools.fixture.ts'

const shop = useShop()

test('a PDF becomes numbered pictures in the order of its pages', async () => {
  const visitor = shop().visitor()
  const pdf = pdfOf({ pages: [filled(1, 0, 0), filled(0, 1, 0)], size: [144, 72] })
  const made = await resultsOf(await sendTo(visitor, 'convert-pdf', pdf, { name: 'Einladung.pdf' }))
  const page = { type: 'image/jpeg', widthPx: 600, heightPx: 300 }
  expect(made.results).toMatchObject([
    { name: 'Einladung-1.jpg', ...page },
    { name: 'Einladung-2.jpg', ...page },
  ])
  const { bytes, facts } = await fetched(visitor, made)
  expect([bytes.length, facts.width]).toEqual([made.results[0]?.bytes, 600])
})

test('a PDF of one page keeps its name', async () => {
  const { results } = await resultsOf(await sendOdd(shop().visitor(), 'convert-pdf', 'one-page.pdf'))
  expect(results).toMatchObject([{ name: 'one-page.jpg', widthPx: 3200, heightPx: 1800 }])
})

describe('what cannot be drawn is refused with a reason and leaves nothing behind:', () => {
  test.each([
    ['a picture', oddBytes('photo.webp'), 415, 'unsupported-file', 'Das ist kein PDF.', 'isn’t a PDF'],
    ['a text', oddBytes('text-file.jpg'), 415, 'unsupported-file', 'Das ist kein PDF.', 'isn’t a PDF'],
    ['nothing', oddBytes('empty.jpg'), 422, 'photo-empty', 'leer', 'empty'],
    ['half a PDF', halfPdf(), 422, 'photo-broken', 'lässt sich nicht lesen', 'can’t read'],
    ['a locked PDF', lockedPdf(), 415, 'unsupported-file', 'Passwort', 'password'],
    [
      'a thousand pages',
      pdfOf({ pages: Array.from({ length: 1000 }, () => '') }),
      413,
      'too-large',
      'hat 1.000 Seiten. Möglich sind bis zu 30 Seiten',
      'has 1,000 pages. The limit is 30 pages',
    ],
  ])('%s', async (_, given, status, code, de, en) => {
    const bytes = await given
    await expectRefusal(
      [
        await sendTo(shop().visitor(), 'convert-pdf', bytes),
        await sendTo(shop().visitor({ locale: 'en-GB' }), 'convert-pdf', bytes),
      ],
      { status, code, words: [de, en] },
    )
    expect(await shop().objects()).toEqual([])
  })

  test('more bytes than allowed', async () => {
    const answer = await sendTo(shop().visitor(), 'convert-pdf', new Uint8Array(9), {
      headers: { 'content-length': '50000001' },
    })
    expect(answer.status).toBe(413)
  })
})

test.each(['photo.heic', 'photo.avif', 'photo.tif', 'alpha.png', 'bomb-30000x30000.png', 'truncated.jpg'])(
  '%s is no PDF',
  async name => {
    expect((await sendOdd(shop().visitor(), 'convert-pdf', name)).status).toBe(415)
  },
)

async function oddBytes(name: string): Promise<Buffer> {
  return readFile(difficultFile(name))
}

async function halfPdf(): Promise<Buffer> {
  const whole = await oddBytes('one-page.pdf')
  return whole.subarray(0, whole.length / 2)
}

describe('what the tools may fill', () => {
  const HERE = { address: rateLimitKeyOfAddress(undefined, SECRET) }
  const pdf = pdfOf({ pages: [filled(1, 0, 0)], size: [144, 72] })

  test('is bounded by the bytes of results: those beyond are not kept', async () => {
    await createRateLimiters(shop().db).spend('toolbox-bytes', HERE, 499_999_999)
    const visitor = shop().visitor()
    expect((await sendTo(visitor, 'convert-pdf', pdf)).status).toBe(429)
    expect(await shop().objects()).toEqual([])
  })

  test('is bounded in all', async () => {
    const limits = createRateLimiters(shop().db)
    for (let at = 0; at < 10; at++)
      await limits.spend('toolbox-bytes', { address: `another ${at}` }, 500_000_000)
    expect((await sendTo(shop().visitor(), 'convert-pdf', pdf)).status).toBe(429)
  })

  test('is bounded by the number of files', async () => {
    await createRateLimiters(shop().db).spend('toolbox', HERE, 200)
    const refused = await sendOdd(shop().visitor(), 'optimize-image', 'tiny-300px.jpg')
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  })

  test('leaves the disk what the rest of the shop needs', async () => {
    const { deps } = shop()
    const api = createApi({
      ...deps,
      storage: { ...deps.storage, freeBytes: async () => 5 },
      minFreeBytes: 6,
    })
    expect((await sendTo(newVisitor(api), 'convert-pdf', pdf)).status).toBe(507)
  })
})

test('a PDF that would keep the shop busy for minutes holds up no photo, and neither do sixty of them', async () => {
  const gone = new AbortController()
  const hostile = Array.from({ length: 60 }, () =>
    shop()
      .visitor()
      .request('/web-api/toolbox-convert-pdf', {
        method: 'POST',
        body: new Uint8Array(blendedPdf()),
        signal: gone.signal,
      }),
  )
  expect((await shop().visitor().uploadOdd('tiny-300px.jpg')).status).toBe(201)
  gone.abort()
  const answers = await Promise.all(hostile)
  expect(answers.every(({ status }) => status === 503 || status === 408)).toBe(true)
  const after = await sendTo(shop().visitor(), 'convert-pdf', pdfOf({ pages: [''] }))
  expect(after.status).toBe(201)
})
