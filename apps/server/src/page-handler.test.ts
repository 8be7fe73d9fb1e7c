import { hostMap, pageNotFound, resolveRequest, unexpectedPageFailure } from '@passepartout/domain'
import type { PageRequest, RenderResult } from '@passepartout/storefront'
import { describe, expect, test } from 'vitest'
import { createPageCache } from './http/page-cache.ts'
import { createPageHandler } from './page-handler.ts'

type Render = (request: Request, page: PageRequest) => Response | Promise<Response>

/** Like the storefront: a document is text beside a response without a body. */
async function rendered(response: Response): Promise<RenderResult> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return { response }
  const html = await response.bytes()
  return { response: new Response(null, response), html }
}

const html = () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

function openPages(render: Render, { debug = false, isOperator = false } = {}) {
  const cache = createPageCache({ maxBytes: 1024 ** 2, maxAgeMs: 60_000 })
  const seen: { path: string; query: string; page: PageRequest }[] = []
  const hosts = hostMap('{channel}.{country}.localhost')
  const handle = createPageHandler({
    hosts,
    storefront: {
      render: async (request, page) => {
        const { pathname, search } = new URL(request.url)
        seen.push({ path: pathname, query: search, page })
        return rendered(await render(request, page))
      },
      suggest: async (page, query) => `${page.shop.locale} ${query.get('q')}`,
    },
    cache,
    protocol: 'https',
    apiFetch: () => () => Response.json({}),
    debug,
    isOperator: async () => isOperator,
    headers: { 'Content-Security-Policy': "style-src 'self'" },
    style: page => ({ html: Buffer.from(`<style>x</style>${Buffer.from(page)}`), hashes: ["'sha256-x'"] }),
    preview: undefined,
    devPages: false,
  })
  const pages = (request: Request, host: string) => {
    const { pathname, search } = new URL(request.url)
    return handle(request, host, resolveRequest(hosts, { host, path: pathname, search }))
  }
  const ask = (path: string, headers: Record<string, string> = {}, host = 'passepartout.de.localhost') =>
    pages(new Request(`https://${host}${path}`, { headers }), host)
  return { ask, pages, seen, cache }
}

const lost: Render = (_request, page) => {
  const area = page.path.startsWith('/wandbilder') ? 'wandbilder' : ''
  page.failed?.(pageNotFound('no-story', page.path), area)
  if (page.hasErrorPage?.(area)) return new Response(null, { status: 404 })
  return new Response(`<p>${area || 'error'} page</p>`, {
    status: 404,
    headers: { 'content-type': 'text/html' },
  })
}

test('a page asked for with disableCache is rendered each time, and kept by nobody', async () => {
  const { ask, seen, cache } = openPages(html)
  await ask('/wandbilder')
  const kept = seen.length
  for (const _ of [1, 2]) {
    const answer = await ask('/wandbilder?disableCache=true')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect(answer.headers.get('content-security-policy')).toBe("style-src 'self'")
  }
  expect([seen.length - kept, cache.size]).toEqual([2, 1])
})

test('a page that is opened for a design knows it, and is kept for no other visitor', async () => {
  const { ask, seen, cache } = openPages(html)
  const [draft, line] = ['11111111-2222-4333-8444-555555555555', 'aaaaaaaa-2222-4333-8444-555555555555']
  for (const _ of [1, 2]) {
    const answer = await ask(`/wandbilder?formatType=600x400&draft=${draft}&line=${line}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  }
  expect([seen.length, cache.size]).toEqual([2, 0])
  expect(seen[0]?.query).toBe(`?formatType=600x400&draft=${draft}&line=${line}`)
  const nonsense = await ask('/wandbilder?draft=1&line=<b>')
  expect(nonsense.headers.get('cache-control')).toContain('public')
  expect(seen[2]?.query).toBe('')
})

test('a page of somebody’s own that cannot be made now says when to ask again, and nothing keeps it', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const { ask, cache } = openPages(() => new Response('<p>not now</p>', { status: 503, headers }))
  const answer = await ask('/warenkorb')
  expect([answer.status, answer.headers.get('retry-after'), cache.size]).toEqual([503, '10', 0])
})

describe('what the search says while somebody types', () => {
  test('is asked for past the router, in the shop of the address, and kept by nobody', async () => {
    const { ask, seen, cache } = openPages(html)
    const answer = await ask('/fr/_suggestions?q=toi', {}, 'passepartout.ch.localhost')
    expect([answer.status, await answer.text()]).toEqual([200, 'fr-CH toi'])
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('content-security-policy')).toBe("style-src 'self'")
    expect([seen.length, cache.size]).toEqual([0, 0])
  })

  test('can only be read', async () => {
    const { pages } = openPages(html)
    const host = 'passepartout.de.localhost'
    const send = (method: string) => pages(new Request(`https://${host}/_suggestions?q=x`, { method }), host)
    const refused = await send('POST')
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await (await send('HEAD')).text()).toBe('')
  })
})

describe('a page', () => {
  test('is rendered once and kept, and depends on no other query than it may', async () => {
    const { ask, seen } = openPages(html)
    const first = await ask('/wandbilder?utm_source=mail&sort=created')
    const second = await ask('/wandbilder?sort=created')
    expect([first.status, await first.text()]).toEqual([200, await second.text()])
    expect(seen.map(({ query }) => query)).toEqual(['?sort=created', '?sort=created'])
  })

  test('is kept once however its host is written', async () => {
    const { ask, cache } = openPages(html)
    for (const host of [
      'passepartout.de.localhost',
      'passepartout.de.localhost:3000',
      'passepartout.de.localhost:4711',
      'Passepartout.DE.localhost',
      'passepartout.de.localhost.',
      '127.0.0.1',
      '10.0.0.7:80',
    ])
      expect((await ask('/wandbilder', {}, host)).status).toBe(200)
    expect(cache.size).toBe(1)
    await ask('/wandbilder', {}, 'passepartout.at.localhost')
    expect(cache.size).toBe(2)
  })

  test('brings its styles to who comes from elsewhere, and links them for who comes from another page', async () => {
    const { ask, cache } = openPages(html)
    const from = async (site: string) => {
      const { headers, text } = await ask('/wandbilder', { 'sec-fetch-site': site }).then(async answer => ({
        headers: answer.headers,
        text: await answer.text(),
      }))
      return [text, ...['content-security-policy', 'cache-control', 'vary'].map(name => headers.get(name))]
    }
    const lasts = 'max-age=0, must-revalidate'
    const lastsForAll = 'public, max-age=0, s-maxage=60, must-revalidate'
    expect(await from('cross-site')).toEqual([
      '<style>x</style><p>page</p>',
      "style-src 'self' 'sha256-x'",
      `private, ${lasts}`,
      'Accept-Encoding',
    ])
    expect(await from('same-origin')).toEqual([
      '<p>page</p>',
      "style-src 'self'",
      lastsForAll,
      'Accept-Encoding',
    ])
    expect(cache.size).toBe(2)
  })

  test('with its styles is made of the form that links them, where that is kept', async () => {
    const { ask, seen } = openPages(html)
    const linked = await ask('/wandbilder', { 'sec-fetch-site': 'same-origin' })
    const styled = await ask('/wandbilder', { 'sec-fetch-site': 'none' })
    expect(seen).toHaveLength(1)
    expect(await styled.text()).toBe('<style>x</style><p>page</p>')
    expect(styled.headers.get('etag')).toBe(linked.headers.get('etag'))
  })

  test('is one form for shared caches, whoever stands behind them', async () => {
    const { ask, cache } = openPages(html)
    const through = { via: '1.1 cache.example' }
    for (const site of ['cross-site', 'none', 'same-origin']) {
      const answer = await ask('/wandbilder', { ...through, 'sec-fetch-site': site })
      expect([await answer.text(), answer.headers.get('cache-control')?.startsWith('public')]).toEqual([
        '<p>page</p>',
        true,
      ])
    }
    expect(cache.size).toBe(1)
  })

  test('says by which keys a cache may be told to drop it, and browsers’ own form does not', async () => {
    const { ask } = openPages(html)
    const keysOf = async (path: string, site: string) => {
      const { headers } = await ask(path, { 'sec-fetch-site': site })
      return [headers.get('surrogate-key')?.split(' '), headers.get('cache-tag')?.split(',')]
    }
    const [keys, tags] = await keysOf('/wandbilder', 'same-origin')
    expect(keys?.slice(0, 3)).toEqual(['pages', 'passepartout', 'passepartout-de-DE'])
    expect(tags).toEqual(keys)
    expect((await keysOf('/kalender', 'same-origin'))[0]?.[3]).not.toBe(keys?.[3])
    expect(await keysOf('/wandbilder', 'cross-site')).toEqual([undefined, undefined])
  })

  test('need not be fetched anew by a browser that has its other form', async () => {
    const { ask } = openPages(html)
    const first = await ask('/wandbilder', { 'sec-fetch-site': 'none' })
    const again = { 'sec-fetch-site': 'same-origin', 'if-none-match': first.headers.get('etag') ?? '' }
    const answer = await ask('/wandbilder', again)
    // Browsers apply the headers to their stored form: this form's policy would forbid the inlined styles.
    expect([answer.status, [...answer.headers.keys()]]).toEqual([304, ['cache-control', 'etag', 'vary']])
  })

  test('of an alias knows the kind that the alias stands for, but asks for the kind the visitor chose', async () => {
    const { ask, seen } = openPages(html)
    await ask('/kalender-konfigurator')
    await ask('/kalender-konfigurator?product=card')
    expect(seen.map(({ query }) => query)).toEqual(['?product=calendar', '?product=card'])
  })

  test('has its payload beside it, kept under its own address with its own ETag', async () => {
    const { ask, seen, cache } = openPages(request =>
      request.url.includes('/_payload') ? Response.json({ path: '/' }) : html(),
    )
    const payload = await ask('/_payload.json')
    expect([payload.headers.get('content-type'), await payload.json()]).toEqual([
      'application/json',
      { path: '/' },
    ])
    expect(seen[0]?.page.path).toBe('/')
    await ask('/')
    expect(cache.size).toBe(2)
    const etag = payload.headers.get('etag') ?? ''
    expect((await ask('/_payload.json', { 'if-none-match': etag })).status).toBe(304)
  })

  test('has parts that come later, kept for everybody as pages are', async () => {
    const { ask, seen, cache } = openPages(html)
    const answer = await ask('/_dialogs/log-in')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=0, s-maxage=60, must-revalidate',
    ])
    expect(seen.map(({ path }) => path)).toEqual(['/_dialogs/log-in'])
    expect(cache.size).toBe(1)
  })

  test('that moved keeps the query of whoever asks', async () => {
    const { ask } = openPages(() => new Response(null, { status: 302, headers: { location: '/neu#oben' } }))
    const answer = await ask('/alt?gclid=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/neu?gclid=1#oben'])
  })
})

describe('an error', () => {
  test.each([
    ['application/json', 'application/json'],
    ['text/html,application/json;q=0.9', 'text/html'],
    ['*/*', 'text/html'],
  ])('asked for as %s is answered as %s', async (accept, type) => {
    const { ask } = openPages(lost)
    const answer = await ask('/nichts', { accept })
    expect(answer.headers.get('content-type')).toMatch(type)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect([answer.status, answer.headers.get('vary')?.split(', ')[0]]).toEqual([404, 'Accept'])
  })

  test('of an address that leads nowhere is rendered and kept once for all such addresses of a shop', async () => {
    const { ask, seen, cache } = openPages(lost)
    const texts = []
    for (const path of ['/nichts', '/gar-nichts', '/auch/nichts?sort=a'])
      texts.push(await (await ask(path, { accept: 'text/html' })).text())
    expect(texts).toEqual(Array(3).fill('<p>error page</p>'))
    expect(seen).toHaveLength(3)
    expect(cache.size).toBe(1)
    const json = await ask('/weg', { accept: 'application/json' })
    expect(await json.json()).toMatchObject({ statusCode: 404, data: { path: '/weg' } })
    await ask('/nichts', {}, 'passepartout.ch.localhost')
    expect(cache.size).toBe(2)
  })

  test('of an area with a page of its own is that page, kept once for the area', async () => {
    const { ask, cache } = openPages(lost)
    const texts = []
    for (const path of ['/nichts', '/wandbilder/a', '/weg', '/wandbilder/b'])
      texts.push(await (await ask(path, { accept: 'text/html' })).text())
    const [error, wallArt] = ['<p>error page</p>', '<p>wandbilder page</p>']
    expect(texts).toEqual([error, wallArt, error, wallArt])
    expect(cache.size).toBe(2)
  })

  test('is sent compressed, and in full to whoever has it', async () => {
    const { ask } = openPages(lost)
    const first = await ask('/nichts', { 'accept-encoding': 'br' })
    const again = await ask('/nichts', { 'accept-encoding': 'br', 'if-none-match': '*' })
    expect([first.headers.get('content-encoding'), again.status]).toEqual(['br', 404])
  })

  test('of a shop that shows details is rendered for each address', async () => {
    const { ask, cache } = openPages(lost, { debug: true })
    await ask('/nichts')
    expect(cache.size).toBe(0)
  })

  test.each([
    ['an operator', true, '', true],
    ['an operator who wants to see what everybody sees', true, '?debug=0', false],
    ['a visitor', false, '', false],
    ['a visitor who asks for details', false, '?debug=1', false],
  ])(
    'shows what went wrong to operators only, unless they switch it off: %s',
    async (_, isOperator, query, expected) => {
      const { ask, seen } = openPages(lost, { isOperator })
      await ask(`/nichts${query}`)
      expect(seen.map(({ page }) => page.debug)).toEqual([expected])
    },
  )

  test('is the app error of the specification in JSON', async () => {
    const { ask } = openPages(lost)
    expect(await (await ask('/nichts', { accept: 'application/json' })).json()).toEqual({
      statusCode: 404,
      statusMessage: 'storyblok-page-not-found',
      fatal: true,
      data: { path: '/nichts' },
    })
  })

  test('that nobody foresaw says no more than that it is one', async () => {
    const { ask } = openPages((_request, page) => {
      page.failed?.(unexpectedPageFailure(page.path))
      return new Response('stack', { status: 500 })
    })
    const answer = await ask('/kaputt', { accept: 'application/json' })
    expect([answer.status, await answer.json()]).toEqual([500, unexpectedPageFailure('/kaputt')])
  })

  test.each([
    ['/xx/wandbilder', 'no-route'],
    ['/a%5Cb', 'unsound-slug'],
    ['/_payload', 'unsound-slug'],
    ['/_cart', 'unsound-slug'],
    ['/_blocks/text', 'unsound-slug'],
    ['/_ui', 'unsound-slug'],
    ['/page.data', 'unsound-slug'],
    ['/leadimage/x', 'asset'],
  ])('at %s is known before a story is looked for: %s', async (path, why) => {
    const { ask, seen } = openPages(lost)
    await ask(path)
    expect(seen[0]?.page.target).toEqual({ kind: 'no-page', why })
    expect(seen[0]?.path).toBe('/page')
  })
})

describe('a form that a page posts to itself', () => {
  const post = async (origin: string, type = 'application/x-www-form-urlencoded') => {
    const taken: string[] = []
    const { cache, pages } = openPages(async request => {
      taken.push(`${new URL(request.url).origin} ${await request.text()}`)
      return new Response('<p>with what was typed</p>', { status: 422 })
    })
    const host = 'passepartout.de.localhost'
    const headers = { origin, 'content-type': type }
    // Behind a proxy the shop itself is reached over plain HTTP.
    const request = new Request(`http://${host}/kontakt`, { method: 'POST', headers, body: 'form=contact' })
    const answer = await pages(request, host)
    return { answer, taken, kept: cache.size }
  }

  test('is handed on, and what it answers is the visitor’s own', async () => {
    const { answer, taken, kept } = await post('https://passepartout.de.localhost')
    expect([answer.status, answer.headers.get('cache-control'), kept]).toEqual([422, 'private, no-cache', 0])
    expect(taken).toEqual(['https://passepartout.de.localhost form=contact'])
  })

  test.each(['https://elsewhere.example', 'null', 'https://passepartout.de.localhost:81'])(
    'is refused from %s',
    async origin => {
      const { answer, taken } = await post(origin)
      expect([answer.status, taken]).toEqual([403, []])
    },
  )

  test('is a form, and nothing else', async () => {
    expect((await post('https://passepartout.de.localhost', 'text/plain')).answer.status).toBe(405)
  })
})
