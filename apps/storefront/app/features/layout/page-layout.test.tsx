import { pagePath, shopFor } from '@passepartout/domain'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Page } from '../../platform/page.ts'
import { createSharedParts, type SharedParts } from '../../platform/shared-parts.ts'
import { pageWith } from '../structured-data/page.fixture.ts'
import { globalOf } from './frame.fixture.tsx'
import { PageLayout } from './page-layout.tsx'

const PLACES: readonly [what: string, more: Partial<Page> & { content?: object }][] = [
  ['the start page', { path: '/' }],
  ['the overview of an area', { path: '/wandbilder', content: { activeNavigation: 'wall-art' } }],
  ['a product of an area', { path: '/wandbilder/leinwand', content: { activeNavigation: 'canvas' } }],
  ['another product', { path: '/wandbilder/acrylglas', content: { activeNavigation: 'wall-art' } }],
  ['a list without a named area', { path: '/fotokalender' }],
  ['cards of an occasion', { path: '/hochzeitskarten' }],
  ['cards below an occasion', { path: '/hochzeitskarten/einladungen' }],
  ['a service page', { path: '/versand' }],
  ['the contact page', { path: '/kontakt' }],
  ['a feed', { path: '/feed-card' }],
  ['the start page of the desktop app', { path: '/', platform: 'desktop' }],
  ['a page of the desktop app', { path: '/wandbilder', platform: 'desktop' }],
  ['an error page', { path: '/error', status: 404, alternates: [] }],
]

describe.each(['passepartout', 'kartenliebe'] as const)('the frame of %s', channel => {
  const global = globalOf(channel)
  const shop = shopFor(channel, 'de-DE')
  const render = (more: (typeof PLACES)[number][1], shared: SharedParts) => {
    const href = (path: string) => pagePath(shop, path, more.platform ?? 'web')
    const page = pageWith([], { global, shop, href, ...more, shared })
    return new TextDecoder().decode(shared.fill(renderToString(<PageLayout page={page}>content</PageLayout>)))
  }
  const together = ({ platform = 'web' }: Partial<Page>) => createSharedParts(global, platform)

  // Render every page once before the tests: parts shared by earlier pages must not show up on later ones.
  for (const [, more] of PLACES) render(more, together(more))

  test.each(PLACES)('is on %s what it would be if nothing were shared', (_, more) => {
    expect(render(more, together(more))).toBe(render(more, createSharedParts(undefined, '')))
  })

  test('marks the area of each page', () => {
    const current = PLACES.map(
      ([, more]) => render(more, together(more)).match(/aria-current="page"/g)?.length ?? 0,
    )
    expect(new Set(current).size).toBeGreaterThan(1)
  })
})

test.each([
  [true, false],
  [false, true],
])(
  'tiles below an item with alwaysShowSubNavi %s are hidden on phones: %s',
  (alwaysShowSubNavi, isHidden) => {
    const global = globalOf('passepartout')
    const navigation = global.navigation.map(item => ({ ...item, alwaysShowSubNavi }))
    const shop = shopFor('passepartout', 'de-DE')
    const page = pageWith([], {
      ...{ global: { ...global, navigation }, shop, href: (path: string) => pagePath(shop, path, 'web') },
      ...{ path: '/wandbilder/acrylglas', content: { activeNavigation: 'wall-art' } },
      shared: createSharedParts({ ...global, navigation }, 'web'),
    })
    const html = new TextDecoder().decode(
      page.shared.fill(renderToString(<PageLayout page={page}>x</PageLayout>)),
    )
    const tiles = /<nav[^>]*data-sub-navigation[^>]*>/.exec(html)?.[0] ?? ''
    expect(tiles).not.toBe('')
    expect(tiles.includes('max-md:hidden')).toBe(isHidden)
  },
)
