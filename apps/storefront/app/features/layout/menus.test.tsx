import type { FlyoutGroup, Global } from '@passepartout/content-model'
import { pageHref, shopFor } from '@passepartout/domain'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Page } from '../../platform/page.ts'
import { pageWith } from '../structured-data/page.fixture.ts'
import { BurgerEntry } from './burger-entry.tsx'
import { Flyouts } from './flyouts.tsx'
import { frameOf, globalOf } from './frame.fixture.tsx'
import { SubNavigation } from './sub-navigation.tsx'

const CHANNELS = ['passepartout', 'kartenliebe'] as const
const OTHER = { passepartout: 'Kartenliebe', kartenliebe: 'Passepartout' }
type Html = ReturnType<typeof parse>
const textsOf = (html: Html, selector: string) =>
  html.querySelectorAll(selector).map(({ text }) => text.replace(/\s+/g, ' ').trim())
const header = (...from: Parameters<typeof frameOf>) => frameOf(...from).querySelector('header') as Html

describe.each(CHANNELS)('the header of %s', channel => {
  test('has logo, burger, the other shop, magazine and hotline on the web', () => {
    const html = header(channel)
    expect(textsOf(html, 'a[href^="/"]')).toContainEqual(expect.stringMatching(/zur Startseite$/))
    expect(html.querySelector('button[popovertarget=menu], button[popoverTarget=menu]')).not.toBeNull()
    expect(textsOf(html, '.bar-logo a, .bg-strip a')).toEqual(
      expect.arrayContaining([
        expect.stringContaining(OTHER[channel]),
        'Magazin',
        expect.stringMatching(/^Anrufen \d/),
      ]),
    )
    expect(html.querySelector('a[href^="tel:"]')).not.toBeNull()
  })

  test('has nothing of that in the desktop app but the logo, which leads to its own start page', () => {
    const html = header(channel, { platform: 'desktop', path: '/versand' })
    expect(html.querySelector('a[href^="tel:"]')).toBeNull()
    expect(html.querySelector('dialog')).toBeNull()
    expect(textsOf(html, 'a')).not.toContain('Magazin')
    expect(html.toString()).not.toContain(`//${OTHER[channel].toLowerCase()}.`)
    const logo = html.querySelectorAll('a').find(({ text }) => /zur Startseite$/.test(text))
    expect(logo?.getAttribute('href')).toMatch(/^\/d\/?$/)
  })

  test.each(['web', 'desktop'] as const)('leads to account and cart on %s', platform => {
    const html = header(channel, { platform })
    const account = html.querySelector('[data-account]')
    expect(account?.getAttribute('data-opens-dialog')).toBe('log-in')
    const [count] = html.querySelectorAll('[data-cart-count]')
    expect(count?.closest('a')?.getAttribute('href')).toMatch(/\/warenkorb\/?$/)
  })

  test.each([
    ['web', true],
    ['desktop', false],
  ] as const)('keeps a place for the bar of whitelabel customers on %s: %s', (platform, isThere) => {
    expect(header(channel, { platform }).querySelector('[data-whitelabel]') !== null).toBe(isThere)
  })

  test('leaves out of the bar what is for the burger only', () => {
    const html = header(channel)
    const bar = textsOf(html, '[data-enhance=main-navigation] > ul > li > a')
    const burger = textsOf(html, 'dialog').join()
    expect(bar.length).toBeGreaterThan(5)
    expect(bar).not.toContain('Geschenkgutschein')
    expect(burger).toContain('Geschenkgutschein')
  })
})

test.each(CHANNELS)(
  'an error page of %s has header, menu, footer, whitelabel bar and the way to help',
  channel => {
    const failure = { statusCode: 404, statusMessage: 'x', fatal: false, data: { path: '/x' } }
    const html = frameOf(channel, { path: '/error', status: 404, failure })
    for (const part of ['header', '[data-enhance=main-navigation]', 'footer', '[data-whitelabel]'])
      expect(html.querySelector(part), part).not.toBeNull()
    expect(html.querySelector('[data-enhance=messenger]')).not.toBeNull()
  },
)

const shop = shopFor('passepartout', 'de-DE')
const pageOf = (global: Global, path = '/wandbilder') =>
  pageWith([], { shop, path, href: (to: string) => pageHref(shop, to), global } as Partial<Page>)
const menusOf = (global: Global) => {
  const page = pageOf(global)
  const [item] = global.navigation
  if (!item) throw new Error('no menu')
  return {
    flyout: parse(renderToStaticMarkup(<Flyouts page={page} prices={new Map() as never} />)),
    burger: parse(renderToStaticMarkup(<BurgerEntry page={page} item={item} />)),
  }
}
const gallery = globalOf('passepartout')
const wallArt = (change: (groups: FlyoutGroup[]) => FlyoutGroup[]): Global => {
  const [first, ...rest] = gallery.navigation
  if (!first) throw new Error('no menu')
  return { ...gallery, navigation: [{ ...first, flyoutGroups: change(first.flyoutGroups) }, ...rest] }
}

describe('the menu of wall art', () => {
  const { flyout, burger } = menusOf(gallery)
  const [panel] = flyout.querySelectorAll('[data-flyout-panel]')
  const GROUPS = [
    ['Poster', 'Leinwand', 'Gerahmt'],
    ['Fine-Art-Papier', 'Acrylglas', 'Alu-Dibond', 'Gallery Bond'],
    ['Alu gebürstet', 'Forexplatte', 'PVC-Plane', 'Klebefolie', 'Backlit-Folie', 'Echtglas', 'Fototapete'],
  ]

  test('holds all of it and bestseller, premium and further materials', () => {
    const groups = panel?.querySelectorAll('section') ?? []
    for (const [index, names] of GROUPS.entries())
      expect(textsOf(groups[index] as unknown as Html, '.flyout-name')).toEqual(expect.arrayContaining(names))
    const levels = burger.querySelectorAll('details details')
    for (const [index, names] of GROUPS.entries())
      for (const name of names) expect(levels[index]?.text).toContain(name)
    for (const all of [panel?.querySelector('.flyout-all'), burger.querySelector('.menu-secondary > a')])
      expect(all?.getAttribute('href')).toBe('/wandbilder')
  })

  test('has its product matrix behind the flag', () => {
    for (const html of [panel as unknown as Html, burger]) {
      const flagged = html.querySelectorAll('[data-flag]')
      expect(flagged.map(one => one.getAttribute('data-flag'))).toEqual(['wall-art-product-matrix'])
    }
  })

  test('calls its groups as content does, with their badges', () => {
    const renamed = menusOf(
      wallArt(([first, ...rest]) => [
        { ...(first as FlyoutGroup), flyoutGroupTitle: 'Am liebsten', badge: 'Neu' },
        ...rest,
      ]),
    )
    expect(renamed.flyout.querySelector('section h2')?.text).toBe('Am liebstenNeu')
    expect(renamed.burger.querySelector('details details summary')?.text).toBe('Am liebstenNeu')
  })
})

describe('the tiles below the bar', () => {
  const tilesOf = (type: FlyoutGroup['type'], path = '/wandbilder/poster') => {
    const global = wallArt(groups => groups.map(group => ({ ...group, type })))
    const [item] = global.navigation
    if (!item) throw new Error('no menu')
    return parse(renderToStaticMarkup(<SubNavigation page={pageOf(global, path)} item={item} />))
  }

  test.each([
    ['circle', 76, 76, false],
    ['square', 110, 73, false],
    ['square-image', 110, 110, true],
  ] as const)('of type %s are %i wide and %i high, and silent: %s', (type, width, height, isSilent) => {
    const [tile] = tilesOf(type).querySelectorAll('li')
    const picture = tile?.querySelector('img')
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([
      `${width}`,
      `${height}`,
    ])
    const box = tile?.querySelector('a > div')?.getAttribute('class')
    expect(box).toContain(width === height ? `size-[${width}px]` : `h-[${height}px] w-[${width}px]`)
    expect(tile?.querySelector('.sr-only')?.text).toBe(isSilent ? 'Poster' : undefined)
  })

  test('mark the page they stand on, and begin each group but the first with its title', () => {
    const html = tilesOf('circle')
    expect(textsOf(html, '[aria-current=page]')).toEqual(['Poster'])
    expect(textsOf(html, 'section > p')).toEqual(['Premium', 'Weitere Materialien'])
    expect(textsOf(tilesOf('circle', '/kontakt'), '[aria-current=page]')).toEqual([])
  })
})
