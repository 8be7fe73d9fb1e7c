import { hostMap, resolveRequest } from '@passepartout/domain'
import type { PageRequest } from '@passepartout/storefront'
import { describe, expect, test } from 'vitest'
import { createDatePreviews, mayBeDatePreview } from './date-preview.ts'
import { createPageCache } from './http/page-cache.ts'
import { createPageHandler } from './page-handler.ts'

const NOW = Date.parse('2026-11-30T10:00:00Z')
const PREVIEW = {
  at: new Date('2026-12-04T00:00:00Z'),
  draft: { kind: 'campaign' as const, id: 'cards-austria' },
}
const open = (now = NOW, signer = 'a key') => createDatePreviews({ signer, https: true, now: () => now })
const request = (path: string, cookie = '') =>
  new Request(`https://shop.example${path}`, { headers: cookie ? { cookie } : {} })
const LINK = open().linkOf(PREVIEW)

/** The cookie that a link sets. */
const cookieOf = (link = LINK) => open().fetch(request(link)).headers.get('set-cookie')?.split(';')[0] ?? ''

describe('a preview of the shop at another moment', () => {
  test('begins with its link, lasts for an hour, and is ended', async () => {
    const begun = open().fetch(request(LINK))
    expect([begun.status, begun.headers.get('location')]).toEqual([302, '/'])
    expect(begun.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
    const cookie = cookieOf()
    expect(mayBeDatePreview(`a=b; ${cookie}`)).toBe(true)
    expect(open().of(request('/', `a=b; ${cookie}`))).toEqual(PREVIEW)
    expect(open(NOW + 3_601_000).of(request('/', cookie))).toBeUndefined()
    const ended = open().fetch(request('/_date-preview'))
    expect(ended.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test.each([
    ['no cookie', ''],
    ['a made-up one', 'date-preview=abc.def'],
    ['one that is cut short', cookieOf().slice(0, -1)],
    ['another moment under the same signature', cookieOf().replace(/=\w\w/, '=MD')],
    ['two of them', `${cookieOf()}; ${cookieOf()}`],
  ])('is not made with %s', (_, cookie) => {
    expect(open().of(request('/', cookie))).toBeUndefined()
  })

  test('does not begin with a forged or an old link, nor by a form of another site', () => {
    expect(open(NOW, 'another key').fetch(request(LINK)).status).toBe(403)
    expect(open(NOW + 3_601_000).fetch(request(LINK)).status).toBe(403)
    expect(open().fetch(new Request('https://shop.example/_date-preview', { method: 'POST' })).status).toBe(
      405,
    )
  })

  test('names its moment on the page, which nobody else gets', async () => {
    const page = new Response('<html><body>Shop</body></html>', { headers: { 'content-type': 'text/html' } })
    const shown = await open().finish(page, PREVIEW)
    expect(await shown.text()).toMatch(/Friday,? 4 December 2026, 01:00/)
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
  })

  test('is rendered each time at its moment, and never stored for others', async () => {
    const cache = createPageCache({ maxBytes: 1024 ** 2, maxAgeMs: 60_000 })
    const seen: PageRequest[] = []
    const hosts = hostMap('{channel}.{country}.localhost')
    const pages = createPageHandler({
      hosts,
      storefront: {
        render: async (_, page) => {
          seen.push(page)
          const response = new Response(null, { headers: { 'content-type': 'text/html' } })
          return { response, html: Buffer.from('<body>page</body>') }
        },
        suggest: async () => '',
      },
      cache,
      protocol: 'https',
      apiFetch: () => () => Response.json({}),
      datePreviews: open(),
      debug: false,
      headers: {},
      preview: undefined,
      devPages: false,
    })
    const host = 'passepartout.at.localhost'
    const resolution = resolveRequest(hosts, { host, path: '/wandbilder', search: '' })
    const fetchPage = (cookie: string) =>
      pages(new Request(`https://${host}/wandbilder`, { headers: { cookie } }), host, resolution)
    expect(await (await fetchPage(cookieOf())).text()).toContain('4 December 2026')
    expect([seen[0]?.at, cache.size]).toEqual([PREVIEW.at, 0])
    expect(await (await fetchPage('')).text()).not.toContain('December')
    expect([seen[1]?.at, cache.size]).toEqual([undefined, 1])
    expect((await fetchPage(cookieOf())).headers.get('cache-control')).toBe('private, no-store')
  })
})
