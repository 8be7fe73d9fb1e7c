import { createHash } from 'node:crypto'
import { hostMap } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { createPreview, pageUrlOfStory, previewAddress } from './preview.ts'

const TOKEN = 'preview-token'
const NOW = Date.parse('2026-11-20T08:00:00Z')
const SECONDS = NOW / 1000
const preview = createPreview({ token: TOKEN, official: false, https: false, now: () => NOW })

/** The query as Storyblok's visual editor writes it. */
function query(changes: Record<string, string> = {}, token = TOKEN) {
  const space = changes['_storyblok_tk[space_id]'] ?? '606'
  const timestamp = changes['_storyblok_tk[timestamp]'] ?? String(SECONDS)
  return new URLSearchParams({
    _storyblok: '42',
    _storyblok_c: 'page',
    '_storyblok_tk[space_id]': space,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': createHash('sha1').update(`${space}:${token}:${timestamp}`).digest('hex'),
    ...changes,
  })
}

describe('a preview', () => {
  test.each([
    ['just now', 0],
    ['almost an hour ago', -3599],
    ['by a clock that is a little ahead', 30],
  ])('is shown to an editor who asked %s', (_, seconds) => {
    expect(preview.isAsked(query({ '_storyblok_tk[timestamp]': String(SECONDS + seconds) }))).toBe(true)
  })

  test.each([
    ['nothing was asked', new URLSearchParams()],
    ['the signature is of another token', query({}, 'another')],
    ['the signature is missing', query({ '_storyblok_tk[token]': '' })],
    ['the signature is cut off', query({ '_storyblok_tk[token]': 'abcdef' })],
    ['the signature is no number', query({ '_storyblok_tk[token]': 'z'.repeat(40) })],
    ['an hour has passed', query({ '_storyblok_tk[timestamp]': String(SECONDS - 3601) })],
    ['it was signed for tomorrow', query({ '_storyblok_tk[timestamp]': String(SECONDS + 86_400) })],
    ['it was signed at no time', query({ '_storyblok_tk[timestamp]': 'NaN' })],
  ])('is not shown when %s', (_, asked) => {
    expect(preview.isAsked(asked)).toBe(false)
  })

  test('is not shown when the space was changed after signing', () => {
    const asked = query()
    asked.set('_storyblok_tk[space_id]', '607')
    expect(preview.isAsked(asked)).toBe(false)
  })

  test('is asked for by the address that the command line writes', () => {
    const address = previewAddress(new URL('http://shop.example/wandbilder?page=2'), TOKEN, NOW)
    expect(address.pathname).toBe('/wandbilder')
    expect(preview.isAsked(address.searchParams)).toBe(true)
  })
})

test.each([
  ['/passepartout/de-de/wandbilder', '//passepartout.de.localhost:3000/wandbilder?_storyblok=1'],
  ['/kartenliebe/de-de/home/', '//kartenliebe.de.localhost:3000/?_storyblok=1'],
  ['/passepartout/fr-ch/deco-murale', '//passepartout.ch.localhost:3000/fr/deco-murale?_storyblok=1'],
  ['/passepartout/xx-xx/home', undefined],
  ['/wandbilder', undefined],
])('a story at %s is the page %s', (path, page) => {
  const hosts = hostMap('{channel}.{country}.localhost', '')
  const url = new URL(`http://passepartout.de.localhost:3000${path}?_storyblok=1`)
  expect(pageUrlOfStory(hosts, url)).toBe(page)
})

describe('a previewed page', () => {
  const page = () =>
    new Response('<body><p>Draft</p></body>', { status: 404, headers: { 'Content-Type': 'text/html' } })

  test('is for the editor alone, and reloads itself', async () => {
    const shown = await preview.finish(page())
    expect(shown.status).toBe(404)
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect(shown.headers.get('x-robots-tag')).toBe('noindex')
    expect(shown.headers.get('content-security-policy')).toMatch(/script-src 'self'(?: 'sha256-[^' ]+'){3};/)
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(await shown.text()).toBe(
      '<body><p>Draft</p><script type="module" src="/_cms/preview-bridge.js"></script></body>',
    )
  })

  test('has Storyblok’s bridge in Storyblok’s frame', async () => {
    const official = createPreview({ token: TOKEN, official: true, https: true })
    const shown = await official.finish(page())
    const policy = shown.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^' ]+'){3} https:\/\/app\.storyblok\.com;/)
    expect(policy).toContain('frame-ancestors https://app.storyblok.com')
    expect(policy).toContain("img-src 'self' blob: data: https://a.storyblok.com;")
    expect(await shown.text()).toContain('<script src="https://app.storyblok.com/f/storyblok-v2-latest.js"')
  })

  test('that redirects keeps its address', async () => {
    const shown = await preview.finish(new Response(null, { status: 301, headers: { Location: '/there' } }))
    expect([shown.status, shown.headers.get('location')]).toEqual([301, '/there'])
  })
})
