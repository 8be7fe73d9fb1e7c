import { brotliDecompressSync } from 'node:zlib'
import { type Catalogue, type PriceBook, shopFor } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { createPublicResponseCache, type PublicResponseCache } from './public-response-cache.ts'

const german = shopFor('passepartout', 'de-DE')
const british = shopFor('passepartout', 'en-GB')
const noon = new Date('2026-11-21T12:00:00.000Z')
const basis = { catalogue: {} as Catalogue, priceBook: {} as PriceBook, now: noon }
const ask = (path = '/price-api/x?a=1', headers: Record<string, string> = {}) =>
  new Request(`http://passepartout.de.localhost${path}`, { headers })
/** The parsed input of an address: without fields that no call reads. */
const readAs = ({ url }: Request) => new URL(url).search.replace(/&gclid=\w+/, '')
const keep = (answers: PublicResponseCache, request: Request, text: string) =>
  answers.keep(request, german, basis, { read: readAs(request), text })

describe('an answer that is the same for everybody', () => {
  test('is kept for its address and its shop', async () => {
    const answers = createPublicResponseCache({ maxBytes: 10_000 })
    keep(answers, ask(), '{"payload":1}')
    expect(await answers.find(ask(), german, basis)?.text()).toBe('{"payload":1}')
    expect(answers.find(ask(), british, basis)).toBeUndefined()
    expect(answers.find(ask('/price-api/x?a=2'), german, basis)).toBeUndefined()
  })

  test('is found again under every address that is read the same', async () => {
    const answers = createPublicResponseCache({ maxBytes: 10_000 })
    keep(answers, ask(), '{"payload":1}')
    const advertised = ask('/price-api/x?a=1&gclid=ad')
    expect(answers.find(advertised, german, basis)).toBeUndefined()
    const found = answers.find(advertised, german, basis, readAs(advertised))
    expect(await found?.text()).toBe('{"payload":1}')
    expect(answers.find(advertised, german, basis)).toBeDefined()
    expect(answers.find(advertised, british, basis, readAs(advertised))).toBeUndefined()
  })

  test.each([
    ['the minute', { now: new Date('2026-11-21T12:01:00.000Z') }],
    ['the catalogue', { catalogue: {} as Catalogue }],
    ['the price book', { priceBook: {} as PriceBook }],
  ])('goes with %s', (_, change) => {
    const answers = createPublicResponseCache({ maxBytes: 10_000 })
    keep(answers, ask(), '{}')
    expect(answers.find(ask(), german, { ...basis, now: new Date('2026-11-21T12:00:59.000Z') })).toBeDefined()
    expect(answers.find(ask(), german, { ...basis, ...change })).toBeUndefined()
  })

  test('makes room for others, the one not asked for the longest time first', () => {
    const answers = createPublicResponseCache({ maxBytes: 20_000 })
    const text = 'x'.repeat(1500)
    const room = 12
    for (let count = 0; count < room; count++) keep(answers, ask(`/x?a=${count}`), text)
    expect(answers.find(ask('/x?a=0'), german, basis)).toBeDefined()
    keep(answers, ask(`/x?a=${room}`), text)
    expect(answers.find(ask('/x?a=1'), german, basis)).toBeUndefined()
    expect(answers.find(ask('/x?a=0'), german, basis)).toBeDefined()
  })

  test('is compressed once it was asked for again, under the same weak tag', async () => {
    const answers = createPublicResponseCache({ maxBytes: 100_000 })
    const text = JSON.stringify({ payload: 'abc '.repeat(1000) })
    const headers = { 'accept-encoding': 'gzip;q=0.5, br' }
    const plain = keep(answers, ask('/x', headers), text)
    expect(plain.headers.get('content-encoding')).toBeNull()
    const find = (more: Record<string, string> = {}) =>
      answers.find(ask('/x', { ...headers, ...more }), german, basis)
    await expect.poll(() => find()?.headers.get('content-encoding')).toBe('br')
    const short = find()
    expect(String(brotliDecompressSync(await new Response(short?.body).bytes()))).toBe(text)
    const tag = short?.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\//)
    expect(tag).toBe(plain.headers.get('etag'))
    expect(find({ 'if-none-match': tag })?.status).toBe(304)
    const withoutBrotli = () => find({ 'accept-encoding': 'br;q=0, gzip' })
    await expect.poll(() => withoutBrotli()?.headers.get('content-encoding')).toBe('gzip')
  })
})
