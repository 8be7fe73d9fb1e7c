import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHANNELS, type Channel } from '../shops/channels.ts'
import { defaultLanguage, LANGUAGES, LOCALES } from '../shops/locales.ts'
import { shopFor } from '../shops/shop.ts'
import { hostMap, shopHost } from './host-map.ts'
import { pageHref, pagePath } from './page-path.ts'
import { resolveRequest } from './resolve-request.ts'

const hosts = hostMap('{channel}.{country}.localhost')
const slash = { kartenliebe: '/', passepartout: '' } as const
const HOME = { de: 'de', en: 'gb', es: 'es', fr: 'fr', it: 'it', nl: 'nl' } as const

const ask = (host: string, path: string, search = '') => resolveRequest(hosts, { host, path, search })
const page = (result: ReturnType<typeof ask>) =>
  result.kind === 'page' ? [result.shop.locale, result.platform, result.path] : result
const location = (result: ReturnType<typeof ask>) =>
  result.kind === 'redirect' ? result.location : result.kind

const shops = CHANNELS.flatMap(channel =>
  LOCALES.map(locale => {
    const shop = shopFor(channel, locale)
    const isDefault = shop.language === defaultLanguage(shop.country)
    return { name: `${channel} ${locale}`, shop, isDefault, host: shopHost(hosts, channel, shop.country) }
  }),
)

describe.each(shops)('a request to $name', ({ shop, isDefault, host }) => {
  const s = slash[shop.channel]
  const prefix = isDefault ? '' : `/${shop.language}`
  const local = [shop.locale, 'web']

  it('means the page at its canonical path, on web and desktop', () => {
    expect(page(ask(host, prefix ? prefix + s : '/'))).toEqual([...local, '/'])
    expect(page(ask(`${host}:4100`, `${prefix}/products${s}`))).toEqual([...local, '/products'])
    expect(page(ask(host, `${prefix}/d${s}`))).toEqual([shop.locale, 'desktop', '/'])
    expect(page(ask(host, `${prefix}/d/products${s}`))).toEqual([shop.locale, 'desktop', '/products'])
  })

  it('is led to the channel’s trailing slash with its query', () => {
    const other = s === '/' ? '' : '/'
    expect(location(ask(host, `${prefix}/products${other}`, '?a=1&b='))).toBe(`${prefix}/products${s}?a=1&b=`)
    expect(location(ask(host, `${prefix}/d/products${other}`))).toBe(`${prefix}/d/products${s}`)
  })

  it('keeps files without a slash', () => {
    expect(page(ask(host, `${prefix}/products/_payload.json`))).toEqual([...local, '/products/_payload.json'])
    expect(location(ask(host, `${prefix}/products/_payload.json/`))).toBe(`${prefix}/products/_payload.json`)
  })

  it('drops the default language’s own prefix', () => {
    const own = defaultLanguage(shop.country)
    expect(location(ask(host, `/${own}/products${s}`, '?x=1'))).toBe(`/products${s}?x=1`)
    expect(location(ask(host, `/${own}`))).toBe('/')
    expect(location(ask(host, `/d/${own}/products`))).toBe(`/d/products${s}`)
    expect(location(ask(host, `/${own}/d/products${s}`))).toBe(`/d/products${s}`)
  })

  it('puts prefix and desktop marker into their order', () => {
    const expected = isDefault ? `/d/products${s}` : `${prefix}/d/products${s}`
    expect(location(ask(host, `/d/${shop.language}/products${s}`, '?q=ü'))).toBe(`${expected}?q=%C3%BC`)
  })

  it('goes to the ending that serves a foreign language', () => {
    const served = LOCALES.map(locale => shopFor(shop.channel, locale)).filter(
      ({ country }) => country === shop.country,
    )
    for (const language of LANGUAGES) {
      if (served.some(own => own.language === language)) continue
      const target = `//${shop.channel}.${HOME[language]}.localhost:81`
      expect(location(ask(`${host}:81`, `/${language}/products`, '?x=1'))).toBe(`${target}/products${s}?x=1`)
      expect(location(ask(`${host}:81`, `/${language}/d`))).toBe(`${target}/d${s}`)
      expect(location(ask(`${host}:81`, `/d/${language}/products`))).toBe(`${target}/d/products${s}`)
      expect(location(ask(`${host}:81`, `/${language}`))).toBe(`${target}/`)
    }
  })

  it('finds nothing under two letters that are no language, nor under doubled prefixes', () => {
    for (const path of ['/us', '/xx/products', '/xx/d/products', '/d/zz', '/fr/de', '/d/d', '/d/fr/d'])
      expect(ask(host, path).kind).toBe('not-found')
  })
})

describe('unusual requests', () => {
  it.each([
    'localhost',
    'localhost:3000',
    '127.0.0.1',
    '10.1.2.3:80',
    '[::1]:3000',
    '[2001:db8::1]',
    'LOCALHOST.',
  ])('on %s are passepartout/de', host => {
    const result = ask(host, '/wandbilder')
    expect(result).toMatchObject({ kind: 'page', shop: { channel: 'passepartout', locale: 'de-DE' } })
  })

  it.each([
    'evil.com',
    '',
    'passepartout.us.localhost',
    'de.localhost',
    'a b',
    'passepartout.de.localhost.evil.com',
  ])('on the unknown host "%s" are nobody’s', host => expect(ask(host, '/').kind).toBe('unknown-host'))

  it.each([
    ['//evil.com', '/evil.com'],
    ['///evil.com/', '/evil.com'],
    ['/wandbilder//leinwand', '/wandbilder/leinwand'],
    ['/en//evil.com', '//passepartout.gb.localhost/evil.com'],
  ])('with doubled slashes stay in the shop: %s', (path, expected) => {
    expect(location(ask('passepartout.de.localhost', path))).toBe(expected)
  })

  it.each([
    '/..',
    '/a/../b',
    '/a/%2e%2e/b',
    '/a%2Fb',
    '/a%5cb',
    '/a\\b',
    '/a%00b',
    '/a%0d%0aSet-Cookie:x',
    '/%',
    '/%ff',
    'wandbilder',
  ])('with the path %s find nothing', path => {
    expect(ask('passepartout.de.localhost', path)).toMatchObject({ kind: 'not-found', path: '/error' })
  })

  it('with endless paths find nothing', () => {
    expect(ask('passepartout.de.localhost', `/${'a'.repeat(3000)}`)).toMatchObject({
      kind: 'not-found',
      path: '/error',
    })
  })

  it('reads and writes letters beyond ASCII', () => {
    expect(page(ask('passepartout.de.localhost', '/gr%C3%B6%C3%9Fe'))).toEqual(['de-DE', 'web', '/größe'])
    expect(page(ask('passepartout.de.localhost', '/gr%c3%b6%c3%9fe'))).toEqual(['de-DE', 'web', '/größe'])
    expect(pagePath(shopFor('kartenliebe', 'fr-CH'), '/é/100% œuvre?', 'desktop')).toBe(
      '/fr/d/%C3%A9/100%25%20%C5%93uvre%3F/',
    )
  })

  it('writes addresses with query and fragment for a shop', () => {
    expect(pageHref(shopFor('kartenliebe', 'de-IT'), '/karten?color=green#top', 'desktop')).toBe(
      '/de/d/karten/?color=green#top',
    )
    expect(pageHref(shopFor('passepartout', 'de-DE'), '/')).toBe('/')
  })

  it.each([
    ['kartenliebe.de.localhost', '/wandbilder/leinwand/', '//passepartout.de.localhost/wandbilder/leinwand'],
    ['kartenliebe.de.localhost:8', '/d/leinwanddruck', '//passepartout.de.localhost:8/d/leinwanddruck'],
    ['kartenliebe.ch.localhost', '/fr/deco-murale/', '//passepartout.ch.localhost/fr/deco-murale'],
    ['kartenliebe.com.localhost', '/photo-prints/', '//passepartout.com.localhost/photo-prints'],
    ['kartenliebe.de.localhost', '/fotobox/', '//passepartout.de.localhost/bilderbox'],
    ['passepartout.at.localhost', '/fotobox/klein', '/bilderbox/klein'],
    ['passepartout.be.localhost', '/fr/fotos-drucken', '/fr/tirages-photos'],
    ['kartenliebe.gb.localhost', '/fotos-drucken/', '//passepartout.gb.localhost/photo-prints'],
    ['passepartout.fr.localhost', '/de/fotobox', '//passepartout.de.localhost/bilderbox'],
  ])('for products sold elsewhere move on: %s%s', (host, path, expected) => {
    expect(location(ask(host, path))).toBe(expected)
  })

  it.each([
    ['passepartout.de.localhost', '/storyblok/wandbilder', '/wandbilder'],
    ['passepartout.de.localhost', '/storyblok', '/'],
    ['passepartout.de.localhost', '/home', '/'],
    ['passepartout.ch.localhost', '/fr/storyblok/home', '/fr'],
    ['kartenliebe.de.localhost', '/storyblok/hochzeitskarten', '/hochzeitskarten/'],
    ['kartenliebe.de.localhost', '/storyblok/wandbilder', '//passepartout.de.localhost/wandbilder'],
    ['passepartout.de.localhost', '/storyblok/kartenliebe/fr-be/home', '//kartenliebe.be.localhost/fr/'],
    ['passepartout.de.localhost', '/storyblok/storyblok/passepartout/de-de/agb', '/agb'],
    ['passepartout.de.localhost', '/storyblok//evil.com', '/evil.com'],
  ])('by the name that a visual editor has for a page lead to it: %s%s', (host, path, expected) => {
    expect(location(ask(host, path, '?_storyblok=1'))).toBe(`${expected}?_storyblok=1`)
  })

  it('for calendars stay with kartenliebe, and the Dutch photo box keeps its word', () => {
    expect(ask('kartenliebe.de.localhost', '/fotokalender/').kind).toBe('page')
    expect(ask('passepartout.nl.localhost', '/fotobox').kind).toBe('page')
  })

  it('never leave our hosts, never loop and never carry control characters, whatever is sent', () => {
    const known = new Set(hosts.hosts.values())
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        'd',
        'fr',
        'de',
        'xx',
        '%2f',
        '%0a',
        'evil.com',
        ':',
        '@',
        '?',
        '#',
        '%',
        'ü',
        'configurator-card',
        'configurator-photobox',
      ),
      fc.string({ maxLength: 8 }),
      fc.webSegment(),
    )
    const pair = fc.constantFrom(
      'locale=fr-BE',
      'locale=xx',
      '%6cocale=it-CH',
      'platform=desktop',
      'platform=',
    )
    const query = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(pair, fc.string({ maxLength: 4 }))).map(list => `?${list.join('&')}`),
    )
    const path = fc.array(piece, { maxLength: 8 }).map(pieces => `/${pieces.join('/')}`)
    const host = fc.constantFrom<Channel>(...CHANNELS).map(channel => `${channel}.ch.localhost:99`)
    fc.assert(
      fc.property(host, path, query, (name, sent, search) => {
        const result = ask(name, sent, search)
        if (result.kind !== 'redirect') return
        expect(result.location).toMatch(/^[!-~]+$/)
        expect(result.location).not.toContain('\\')
        const target = new URL(result.location, `http://${name}`)
        expect(known.has(target.hostname)).toBe(true)
        const next = ask(target.host, target.pathname, target.search)
        expect(['page', 'not-found']).toContain(next.kind)
      }),
      {
        numRuns: 2000,
        examples: [['kartenliebe.ch.localhost:99', '/configurator-photobox', '?locale=fr-BE&%6cocale=it-CH']],
      },
    )
  })
})

describe('the address of a designer', () => {
  it.each([
    ['passepartout', 'fr-BE', '?a=1#top', '/fr/configurator-collage?a=1&platform=web&locale=fr-BE#top'],
    ['kartenliebe', 'de-IT', '', '/de/configurator-collage/?platform=web&locale=de-IT'],
    ['passepartout', 'de-DE', '?locale=', '/configurator-collage?platform=web&locale=de-DE'],
    ['passepartout', 'de-DE', '?locale=fr-CH&a[]=1', '/configurator-collage?a[]=1&platform=web&locale=fr-CH'],
    [
      'passepartout',
      'de-DE',
      '?platform=web&locale=de-DE&b',
      '/configurator-collage?platform=web&locale=de-DE&b',
    ],
  ] as const)('in %s %s with %j is written as %s', (channel, locale, rest, expected) => {
    expect(pageHref(shopFor(channel, locale), `/configurator-collage${rest}`)).toBe(expected)
  })

  it.each(shops)('of $name is a page as it is written, on web and desktop', ({ shop, host }) => {
    for (const platform of ['web', 'desktop'] as const) {
      const [path = '', search] = pageHref(shop, '/configurator-card?quantity=20', platform).split('?')
      expect(page(ask(host, path, `?${search}`))).toEqual([shop.locale, platform, '/configurator-card'])
    }
  })

  const [ch, be, cards] = [
    'passepartout.ch.localhost',
    'passepartout.be.localhost',
    'kartenliebe.ch.localhost',
  ]
  const fr = 'platform=web&locale=fr-CH'
  it.each([
    ['in the locale that it names', ch, '/configurator-card', `?${fr}`, `/fr/configurator-card?${fr}`],
    ['not in that of its prefix', ch, '/it/configurator-card', `?${fr}`, `/fr/configurator-card?${fr}`],
    ['with its slash', cards, '/configurator-card', `?${fr}`, `/fr/configurator-card/?${fr}`],
    [
      'in the country of its locale',
      be,
      '/fr/configurator-card',
      `?${fr}`,
      `//${ch}/fr/configurator-card?${fr}`,
    ],
    [
      'on its platform',
      ch,
      '/fr/configurator-card',
      '?platform=desktop&locale=fr-CH',
      '/fr/d/configurator-card?platform=desktop&locale=fr-CH',
    ],
    ['back from the desktop', ch, '/fr/d/configurator-card', `?${fr}`, `/fr/configurator-card?${fr}`],
    [
      'with what it lacks',
      ch,
      '/it/d/configurator-card',
      '?s=mail',
      '/it/d/configurator-card?s=mail&platform=desktop&locale=it-CH',
    ],
    [
      'without what means nothing',
      ch,
      '/it/configurator-card',
      '?platform=app&locale=it_CH&s=mail',
      '/it/configurator-card?s=mail&platform=web&locale=it-CH',
    ],
    [
      'at passepartout for wall art',
      cards,
      '/fr/configurator-photo-frame/',
      `?${fr}`,
      `//${ch}/fr/configurator-photo-frame?${fr}`,
    ],
    [
      'at passepartout for prints',
      cards,
      '/configurator-photobox',
      '?photoboxType=photoprint',
      `//${ch}/configurator-photobox?photoboxType=photoprint&platform=web&locale=de-CH`,
    ],
  ])('leads to the page %s', (_, host, path, search, expected) => {
    expect(location(ask(host, path, search))).toBe(expected)
  })
})
