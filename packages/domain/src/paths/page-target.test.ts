import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNotFound } from '../errors/page-failure.ts'
import { CHANNELS } from '../shops/channels.ts'
import { LOCALES } from '../shops/locales.ts'
import { shopFor } from '../shops/shop.ts'
import { CATEGORIES, categoryPath } from './categories.ts'
import { pageTarget } from './page-target.ts'
import { SYSTEM_PAGES, storyInsteadOf, systemPath } from './system-pages.ts'

const shops = CHANNELS.flatMap(channel => LOCALES.map(locale => shopFor(channel, locale)))
const german = shopFor('passepartout', 'de-DE')

describe.each(shops)('the addresses of $channel in $locale', shop => {
  it('are stories, under their own path or an alias', () => {
    expect(pageTarget(shop, '/')).toMatchObject({ kind: 'story', slug: 'home', path: '/' })
    expect(pageTarget(shop, '/products')).toMatchObject({ kind: 'story', slug: 'products', query: {} })
    for (const [alias, kind] of [
      ['/kalender-konfigurator', 'calendar'],
      ['/karten-konfigurator', 'card'],
    ] as const)
      expect(pageTarget(shop, alias)).toEqual({
        kind: 'story',
        slug: 'products',
        path: '/products',
        query: { product: kind },
      })
    const named = ['/feed-collage', '/feed-calendar', '/feed-card', '/feed-x']
    const categories = CATEGORIES.map(category => categoryPath(category, shop.language))
    for (const path of [...named, '/wandbild-materialien-im-vergleich', ...categories])
      expect(pageTarget(shop, path)).toMatchObject({ kind: 'story', slug: path.slice(1) })
  })

  it('are card designs with an id, and nothing without', () => {
    expect(pageTarget(shop, '/themes/goldfaden')).toEqual({ kind: 'theme', slug: 'themes', id: 'goldfaden' })
    for (const path of ['/themes', '/themes/a/b'])
      expect(pageTarget(shop, path)).toEqual({ kind: 'no-page', why: 'no-theme' })
  })

  it('are never stories under a word of a system page', () => {
    for (const page of SYSTEM_PAGES) {
      const path = systemPath(shop, page)
      const exists =
        [
          'account',
          'cart',
          'checkout',
          'logout',
          'newsletter',
          'order',
          'product-safety',
          'search',
          'whitelabel-service',
        ].includes(page) ||
        (page === 'wishlist' && shop.channel === 'kartenliebe') ||
        (page === 'withdrawal' && shop.country !== 'ch' && shop.country !== 'com')
      const slug = storyInsteadOf(shop.channel, page)
      const moved = slug ? { kind: 'moved', slug } : { kind: 'no-page', why: 'no-route' }
      expect(pageTarget(shop, path)).toEqual(exists ? { kind: 'system', page } : moved)
      expect(pageTarget(shop, `${path}/below`)).toEqual({ kind: 'no-page', why: 'no-route' })
    }
  })
})

it('the newsletter has the pages below it that the links of its mails lead to, and no others', () => {
  const at = (below: string) => pageTarget(german, `${systemPath(german, 'newsletter')}/${below}`)
  expect(at('confirm')).toEqual({ kind: 'system', page: 'newsletter', below: 'confirm' })
  expect(at('leave')).toEqual({ kind: 'system', page: 'newsletter', below: 'leave' })
  for (const other of ['confirm/x', 'toString', 'CONFIRM', 'x'])
    expect(at(other)).toEqual({ kind: 'no-page', why: 'no-route' })
})

describe('the address of an order', () => {
  const { language } = german
  const order = systemPath({ language }, 'order')
  it.each([
    '/4Zk9qLwBv2TnX7rGyPc3Jm',
    '/4Zk9qLwBv2TnX7rGyPc3Jm/complaint',
    '/6a3b0f5e-6b0e-4b7e-9a53-0f1b8f0c2d11.mB5_x-3',
  ])('ends in its token: %s', rest => {
    expect(pageTarget(german, order + rest)).toEqual({ kind: 'system', page: 'order' })
  })

  it('is without one where the link is asked for again', () => {
    expect(pageTarget(german, order)).toEqual({ kind: 'system', page: 'order' })
  })

  it.each(['/', '/short', '/4Zk9qLwBv2TnX7rGyPc3Jm/invoice', `/${'a'.repeat(201)}`])(
    'is no page with half a one: %s',
    rest => {
      expect(pageTarget(german, order + rest)).toMatchObject({ kind: 'no-page' })
    },
  )
})

describe('an address that no story can have', () => {
  it.each([
    ['a picture', '/wandbilder/bilder/a.jpg', 'asset'],
    ['a folder of pictures', '/leadimage', 'asset'],
    ['a file', '/wp-login.php', 'unsound-slug'],
    ['a hidden file', '/.env', 'unsound-slug'],
    ['a space', '/wand bilder', 'unsound-slug'],
    ['a page of the shop itself', '/_global', 'unsound-slug'],
    ['nine folders', '/a/b/c/d/e/f/g/h/i', 'unsound-slug'],
    ['an endless word', `/${'a'.repeat(101)}`, 'unsound-slug'],
    ['an endless path', `/${Array(5).fill('a'.repeat(60)).join('/')}`, 'unsound-slug'],
    ['the error page', '/error', 'error-page'],
  ])('such as %s is none', (_what, path, why) => {
    expect(pageTarget(german, path)).toEqual({ kind: 'no-page', why })
  })

  it('may still have letters of all languages', () => {
    expect(pageTarget(german, '/größen/ñandú')).toMatchObject({ kind: 'story', slug: 'größen/ñandú' })
  })

  it('never makes the shop ask for what is no plain slug, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 9 }), pieces => {
        const target = pageTarget(german, `/${pieces.join('/')}`)
        if (target.kind === 'story') expect(target.slug).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}_/-]*$/u)
      }),
    )
  })
})

describe('the failure of an address', () => {
  it.each([
    ['unsound-slug', 'Page Not Found: /x', true],
    ['asset', 'Page Not Found: /x', true],
    ['no-theme', 'Page Not Found: /x', true],
    ['no-route', 'Page not found: /x', false],
    ['error-page', 'Page not found: /x', false],
    ['no-story', 'storyblok-page-not-found', true],
  ] as const)('for %s says "%s"', (why, statusMessage, fatal) => {
    expect(pageNotFound(why, '/x')).toEqual({ statusCode: 404, statusMessage, fatal, data: { path: '/x' } })
  })
})
