import { CHANNELS, pagePath, SYSTEM_PAGES, shopFor, storyInsteadOf, systemPath } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { ContentServiceError } from '../platform/content-failure.ts'
import type { Page } from '../platform/page.ts'
import { type Content, headline, openPages, page } from './pages.fixture.ts'

const error = { component: 'error', title: 'Nicht gefunden' }
const link = (url: string) => ({ fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url })
const story = (slug: string) => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: 'uuid',
  url: '',
  cached_url: slug,
})
const themes =
  (...names: string[]) =>
  () =>
    Response.json({ payload: { items: names.map(name => ({ name })) } })

async function shown(content: Content, path: string, world: Parameters<typeof openPages>[1] = {}) {
  const shop = openPages({ error, ...content }, world)
  return { ...shop, page: (await shop.open(path)) as Page }
}

describe('a content page', () => {
  test.each([
    ['/', 'home'],
    ['/products', 'products'],
    ['/kalender-konfigurator', 'products'],
    ['/feed-card', 'feed-card'],
    ['/wandbilder/leinwand', 'wandbilder/leinwand'],
  ])('at %s is the story %s', async (path, slug) => {
    const { page: loaded, failures } = await shown({ [slug]: page() }, path)
    expect([loaded.status, loaded.head.title, loaded.blocks.length]).toEqual([
      200,
      'Ein Titel | Passepartout',
      1,
    ])
    expect(failures).toEqual([])
  })

  test('shows its teaser and its promises above its body', async () => {
    const words = (text: string) => [{ ...headline, text }]
    const home = page({ teaser: words('Oben'), uspTeaser: words('Versprochen'), body: words('Unten') })
    const { page: loaded } = await shown({ home }, '/')
    expect(loaded.blocks.map(block => Reflect.get(block, 'text'))).toEqual(['Oben', 'Versprochen', 'Unten'])
  })

  test('is canonical at its own address, not at an alias', async () => {
    const { page: loaded } = await shown({ products: page() }, '/karten-konfigurator')
    expect(loaded.head.canonical).toBe('https://passepartout.de.localhost/products')
  })

  test('of a card design bears its name, and has the same address in every locale', async () => {
    const { page: loaded } = await shown({ themes: page() }, '/themes/goldfaden', {
      api: themes('Goldfaden'),
    })
    expect(loaded.head.title).toBe('Goldfaden | Passepartout')
    expect(loaded.alternates).toContainEqual({
      locale: 'fr-CH',
      url: 'https://passepartout.ch.localhost/fr/themes/goldfaden',
    })
  })

  test('of the wishlist is a story that no address names, where the channel has one', async () => {
    const content = { _wishlist: page() }
    const cards = shopFor('kartenliebe', 'de-DE')
    expect((await shown(content, '/merkzettel', { shop: cards })).page.status).toBe(200)
    expect((await shown(content, '/merkzettel')).page.status).toBe(404)
    expect((await shown(content, '/_wishlist', { shop: cards })).page.status).toBe(404)
  })
})

describe('a story with a target', () => {
  test.each([
    [story('passepartout/de-de/rahmen'), undefined, 301, '/rahmen'],
    [story('kartenliebe/de-de/home'), 302, 302, 'https://kartenliebe.de.localhost/'],
    [link('/products?kind=card'), '307', 307, '/products?kind=card'],
    [link('https://example.org/'), 308, 308, 'https://example.org/'],
    [link('/rahmen'), 200, 301, '/rahmen'],
  ])('redirects with its own status: %j', async (target, status, code, location) => {
    const answer = await openPages({ alt: page({ target, status }) }).open('/alt')
    expect(answer).toMatchObject({ status: code })
    expect((answer as Response).headers.get('location')).toBe(location)
  })

  test('does so for its payload too', async () => {
    await expect(openPages({ alt: page({ target: link('/neu') }) }).payload('/alt')).rejects.toMatchObject({
      status: 301,
    })
  })

  test.each([
    ['the page itself', link('/alt')],
    ['what a browser would run', link('javascript:alert(1)')],
    ['a mailbox', link('mailto:a@b.example')],
  ])('stays where it leads to %s', async (_what, target) => {
    const { page: loaded, keys } = await shown({ alt: page({ target }) }, '/alt')
    expect([loaded.status, keys()]).toEqual([200, ['hybrid-parse-error', 'cms-page-not-found']])
  })
})

test('the address of a page in another language leads to the page in this one', async () => {
  const answer = await openPages({}, { foreign: { 'wall-art/canvas': '/wandbilder/leinwand' } }).open(
    '/wall-art/canvas',
  )
  expect(answer).toMatchObject({ status: 301 })
  expect((answer as Response).headers.get('location')).toBe('/wandbilder/leinwand')
})

describe('an address without a page', () => {
  test.each([
    ['/gibt-es-nicht', 'storyblok-page-not-found', true],
    ['/error', 'Page not found: /error', false],
    ['/wp-login.php', 'Page Not Found: /wp-login.php', true],
    ['/wandbilder/img/a.jpg', 'Page Not Found: /wandbilder/img/a.jpg', true],
    ['/themes', 'Page Not Found: /themes', true],
    ['/themes/unbekannt', 'Page Not Found: /themes/unbekannt', true],
    ['/empfehlung', 'Page not found: /empfehlung', false],
  ])('%s answers the error story with the failure "%s"', async (path, statusMessage, fatal) => {
    const failure = { statusCode: 404, statusMessage, fatal, data: { path } }
    const { page: loaded, failures, payload } = await shown({}, path)
    expect(loaded).toMatchObject({ status: 404, failure, story: { content: error } })
    expect(loaded.head.robots).toBe('noindex')
    expect(failures).toEqual([failure])
    const answer = await payload(path)
    expect([answer.status, await answer.json()]).toEqual([404, failure])
  })

  test('has the error story of its area where there is one, told apart from that of the shop', async () => {
    const wallArt = { component: 'error', title: 'Wandbild nicht gefunden' }
    const content = { 'error/wandbilder': wallArt, 'error/kaputt': page(), wandbilder: page() }
    const areas = async (path: string) => {
      const { page: loaded } = await shown(content, path)
      return [loaded.status, loaded.story?.content, loaded.errorArea]
    }
    expect(await areas('/wandbilder/gibt-es-nicht')).toEqual([404, wallArt, 'wandbilder'])
    expect(await areas('/wandbilder-alt')).toEqual([404, error, ''])
    expect(await areas('/kaputt/weg')).toEqual([404, error, ''])
    expect(await areas('/error/wandbilder')).toEqual([404, error, ''])
  })

  test('of an area is not rendered for whoever has the page of that area', async () => {
    const wallArt = { component: 'error', title: 'Wandbild nicht gefunden' }
    const shop = openPages({ error, 'error/wandbilder': wallArt }, { hasErrorPage: true })
    const answer = await shop.open('/wandbilder/gibt-es-nicht')
    expect([(answer as Response).status, shop.failures.length]).toEqual([404, 1])
  })

  test.each(['calendar-detail', 'photobook-detail', 'collage-detail', 'accessory-detail'])(
    'is one whose query names nothing that its %s knows',
    async component => {
      const path = '/fotokalender/design'
      const { page: loaded } = await shown({ 'fotokalender/design': page({ body: [{ component }] }) }, path)
      expect(loaded).toMatchObject({ status: 404, story: { content: error } })
      expect(loaded.failure?.statusMessage).toBe(`Page Not Found: ${path}`)
    },
  )

  test('is none where the product did not come', async () => {
    const api = () => Response.json({ code: 'internal' }, { status: 500 })
    const body = [{ component: 'calendar-detail' }]
    const { page: loaded } = await shown({ design: page({ body }) }, '/design', { api })
    expect(loaded.status).toBe(200)
  })

  test('is one too where the story there is of another type', async () => {
    const { page: loaded } = await shown({ teil: { component: 'global' } }, '/teil')
    expect(loaded.failure?.statusMessage).toBe('storyblok-page-not-found')
  })

  test.each(CHANNELS)(
    'is every word of a system page that %s lacks, even with a story under it',
    async channel => {
      const shop = shopFor(channel, 'de-CH')
      const there = [
        'account',
        'cart',
        'checkout',
        'logout',
        'newsletter',
        'order',
        'product-safety',
        'search',
        'whitelabel-service',
        'wishlist',
      ]
      for (const name of SYSTEM_PAGES.filter(
        name => !there.includes(name) && !storyInsteadOf(channel, name),
      )) {
        const path = systemPath(shop, name)
        const { page: loaded } = await shown({ [path.slice(1)]: page() }, path, { shop })
        expect(loaded.failure).toMatchObject({ statusMessage: `Page not found: ${path}`, fatal: false })
      }
    },
  )
})

describe('a prefix without a page of its own', () => {
  test.each(
    CHANNELS.flatMap(channel =>
      (['magazine', 'motifs', 'corporate-customers'] as const).map(page => [page, channel] as const),
    ),
  )('%s leads to the story nearest to it on %s, for the time being', async (page, channel) => {
    const shop = shopFor(channel, 'fr-CH')
    const foreign = { [storyInsteadOf(channel, page) ?? '']: '/ici' }
    const led = await openPages({}, { shop, foreign })
      .open(systemPath(shop, page))
      .catch(error => error)
    expect([led.status, led.headers.get('location')]).toEqual([302, pagePath(shop, '/ici', 'web')])
  })
})

describe('a page that cannot be loaded', () => {
  const secret = new Error('password=hunter2')

  test('answers the error page with 500 in the shop’s language, and nothing of the reason', async () => {
    const { page: loaded, failures } = await shown({ kaputt: secret }, '/kaputt')
    expect(loaded.status).toBe(500)
    expect(loaded.href('/')).toBe(pagePath(loaded.shop, '/'))
    expect(JSON.stringify([loaded, failures])).not.toContain('hunter2')
  })

  test('is logged with what the content service said', async () => {
    const failed = new ContentServiceError('passepartout/de-de/kaputt', { status: 503, message: 'Down' })
    const { logged } = await shown({ kaputt: failed }, '/kaputt')
    expect(logged.map(({ fields }) => fields)).toContainEqual({
      key: 'hybrid-ssr-error',
      err: failed,
      path: '/kaputt',
      content: { status: 503, reason: 'Down' },
    })
  })

  test('for the content service’s sake has no page at all, and says so', async () => {
    await expect(openPages({ kaputt: secret, error: secret }).open('/kaputt')).rejects.toBe(secret)
  })
})

test('the payload of a page is its story and what its head says', async () => {
  const answer = await openPages({ rahmen: page() }).payload('/rahmen')
  expect(await answer.json()).toMatchObject({
    path: '/rahmen',
    channel: 'passepartout',
    locale: 'de-DE',
    contentLocale: 'de-DE',
    head: { title: 'Ein Titel | Passepartout', description: 'Eine Beschreibung' },
    story: { content: { component: 'page', title: 'Ein Titel' } },
  })
})
