import { describe, expect, test } from 'vitest'
import { bodyOf, useShop } from '../../shop.fixture.ts'
import type { ContentQuestion, ContentReader } from './index.ts'

const asked: { shop: string; question: ContentQuestion }[] = []
const TOKEN = 'the token for previews'
let unavailable = false

const place = (path: string) => ({ path, channel: 'passepartout', locale: 'de-DE', platform: 'web' }) as const
const story = {
  full_slug: 'passepartout/de-de/wandbilder',
  content: { component: 'page', title: 'Wandbilder' },
}

/** A storefront with the page `/wandbilder` and a start page. */
function reader<Payload>(payload: (path: string) => Payload) {
  return async (shop: { channel: string; locale: string }, question: ContentQuestion) => {
    asked.push({ shop: `${shop.channel} ${shop.locale}`, question })
    if (unavailable) return { ok: false, why: 'unavailable' } as const
    return ['/', '/wandbilder'].includes(question.path)
      ? ({ ok: true, payload: payload(question.path) } as const)
      : ({ ok: false, why: 'missing' } as const)
  }
}
const content: ContentReader = {
  page: reader(path => ({
    ...place(path),
    contentLocale: 'de-DE',
    status: 200,
    target: null,
    head: { title: 'Wandbilder', canonical: 'https://passepartout.de.example/wandbilder' },
    alternates: [],
    story,
  })),
  breadcrumb: reader(path => ({ ...place(path), crumbs: [{ text: 'Startseite', href: '/' }] })),
  transform: reader(path => ({ ...place(path), blocks: [{ _uid: 'a', component: 'text' }], leftOut: 0 })),
  mayReadDrafts: token => token === TOKEN,
}
const shop = useShop({ content })
const ask = (path: string, init: RequestInit = {}) => {
  asked.length = 0
  return shop().visitor().request(path, init)
}

const BY_PATH = ['', '/breadcrumb', '/transform'].map(part => `/frontend-api/mp/storyblok${part}`)
const AT = [...BY_PATH.map(call => `${call}?path=/wandbilder`), '/frontend-api/de-DE/wandbilder']

describe('a content call', () => {
  test.each(AT)('%s answers for a minute to anyone', async address => {
    const answer = await ask(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('public, max-age=60')
    expect((await bodyOf(answer)).payload).toMatchObject({ path: '/wandbilder' })
    expect(asked).toEqual([
      {
        shop: 'passepartout de-DE',
        question: expect.objectContaining({ path: '/wandbilder', isDraft: false }),
      },
    ])
    await ask(address)
    expect(asked).toEqual([])
  })

  test('says all that it is asked by', async () => {
    const query =
      'apiVersion=v2&path=/wandbilder/&platform=desktop&resolveRelations=feed.entry,a.b&sku=poster-600x400&version=published&_baseUrl=https://evil.example'
    expect((await ask(`/frontend-api/mp/storyblok?${query}`)).status).toBe(200)
    expect(asked[0]?.question).toEqual({
      path: '/wandbilder',
      platform: 'desktop',
      isDraft: false,
      release: undefined,
      relations: 'feed.entry,a.b',
      sku: 'poster-600x400',
    })
  })

  test.each([
    ['/frontend-api/de-DE/home', '/'],
    ['/frontend-api/de-DE/x?path=/wandbilder', '/wandbilder'],
    ['/frontend-api/mp/storyblok?path=/', '/'],
  ])('%s is about %s', async (address, path) => {
    expect((await ask(address)).status).toBe(200)
    expect(asked[0]?.question.path).toBe(path)
  })

  test('reads in the locale of its address, where the country has it', async () => {
    const swiss = shop().visitor({ locale: 'de-CH' })
    asked.length = 0
    expect((await swiss.request('/frontend-api/fr-CH/wandbilder')).status).toBe(200)
    expect(asked[0]?.shop).toBe('passepartout fr-CH')
    const answer = await swiss.request('/frontend-api/fr-FR/wandbilder')
    expect([answer.status, (await bodyOf(answer)).payload.errors]).toEqual([
      422,
      { locale: [expect.stringMatching(/\S/)] },
    ])
  })

  test.each(AT)('%s needs the two headers', async address => {
    const answer = await shop().api.request(`http://passepartout.de.localhost${address}`)
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([400, 'missing-shop-headers'])
  })

  test.each([
    ['/frontend-api/xx-XX/wandbilder', 404],
    ['/frontend-api/toString/wandbilder', 404],
    ['/frontend-api/de-DE', 404],
    ['/frontend-api/de-DE/', 404],
    ['/frontend-api/de-DE/../../etc/passwd', 404],
    ['/frontend-api/de-DE/..%2f..%2fetc%2fpasswd', 404],
    ['/frontend-api/de-DE/%2e%2e/x', 404],
    ['/frontend-api/de-DE/a%00b', 404],
    ['/frontend-api/de-DE/%ff', 404],
    [`/frontend-api/de-DE/${'a/'.repeat(600)}`, 404],
    ['/frontend-api/mp/storyblok', 422],
    ['/frontend-api/mp/storyblok?path=wandbilder', 422],
    ['/frontend-api/mp/storyblok?path=https://evil.example', 422],
    ['/frontend-api/mp/storyblok?path=//evil.example', 404],
    ['/frontend-api/mp/storyblok?path=/a%00', 422],
    ['/frontend-api/mp/storyblok?path=/wandbilder&apiVersion=v1', 422],
    ['/frontend-api/mp/storyblok?path=/wandbilder&platform=tv', 422],
    ['/frontend-api/mp/storyblok?path=/wandbilder&release=x', 422],
    ['/frontend-api/mp/storyblok?path=/wandbilder&version=latest', 422],
    ['/frontend-api/mp/storyblok?path=/wandbilder&resolveRelations=a', 422],
    [`/frontend-api/mp/storyblok?path=/wandbilder&resolveRelations=${'a.b,'.repeat(60)}a.b`, 422],
    [`/frontend-api/mp/storyblok?path=/wandbilder&sku=${'a'.repeat(400)}`, 422],
    ['/frontend-api/mp/storyblok/transform?path=/gibt-es-nicht', 404],
    ['/frontend-api/mp/storyblok/breadcrumb?path=/gibt-es-nicht', 404],
    ['/frontend-api/mp/storyblok/nothing?path=/wandbilder', 404],
  ])('%s is refused with %i and the failing body', async (address, status) => {
    const answer = await ask(address)
    expect(answer.status).toBe(status)
    expect(await bodyOf(answer)).toMatchObject({
      message: { text: expect.stringMatching(/\S/) },
      code: expect.any(String),
    })
  })

  test.each(AT)('%s cannot be written to', async address => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(address, { method })).status).toBe(405)
  })

  test('says so where the content service does not answer, and is asked again', async () => {
    unavailable = true
    const answer = await ask('/frontend-api/mp/storyblok?path=/wandbilder&sku=down')
    unavailable = false
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    expect((await ask('/frontend-api/mp/storyblok?path=/wandbilder&sku=down')).status).toBe(200)
  })
})

describe('a draft', () => {
  const and = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`

  test.each(
    AT.flatMap(address =>
      [
        'version=draft',
        'version=draft&token=',
        'version=draft&token=wrong',
        'release=7',
        'release=7&token=x',
      ].map(query => and(address, query)),
    ),
  )('is shown to nobody without the token: %s', async address => {
    const answer = await ask(address)
    expect([answer.status, (await bodyOf(answer)).code, asked]).toEqual([401, 'unauthorised', []])
  })

  test.each(AT)('is read with the token and kept by nobody: %s', async address => {
    for (const query of ['version=draft', 'release=7']) {
      const answer = await ask(and(address, `${query}&token=${encodeURIComponent(TOKEN)}`))
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(asked[0]?.question.isDraft).toBe(true)
    }
    // The response with a token must not be cached for requests without it.
    expect((await ask(and(address, 'version=draft'))).status).toBe(401)
  })
})

test('the calls stand in the description of the API', async () => {
  const { paths } = (await (await shop().api.request('/web-api/openapi.json')).json()) as {
    paths: Record<string, { get?: { operationId: string } }>
  }
  const named = Object.entries(paths).filter(([path]) => path.startsWith('/frontend-api/'))
  expect(named.map(([path, { get }]) => [path, get?.operationId])).toEqual([
    ['/frontend-api/mp/storyblok', 'getStoryblokPage'],
    ['/frontend-api/mp/storyblok/breadcrumb', 'getStoryblokBreadcrumb'],
    ['/frontend-api/mp/storyblok/transform', 'getStoryblokTransform'],
    ['/frontend-api/{locale}/{slug}', 'getContentPage'],
  ])
})
