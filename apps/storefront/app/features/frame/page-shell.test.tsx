import { readFileSync } from 'node:fs'
import { globalSchema } from '@passepartout/content-model'
import { type Channel, pagePath, shopFor } from '@passepartout/domain'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Page } from '../../platform/page.ts'
import { createSharedParts, type SharedParts } from '../../platform/shared-parts.ts'
import { pageWith } from '../structured-data/page.fixture.ts'
import { PageShell } from './page-shell.tsx'

/** The German words of a story in the files, its links as the delivery service writes them. */
function german(value: unknown, channel: Channel): unknown {
  if (typeof value === 'string' && value.startsWith('story:')) {
    const [slug = '', anchor] = value.slice('story:'.length).split('#')
    const cached_url = `${channel}/de-de/${slug}`
    const link = { fieldtype: 'multilink', linktype: 'story', id: slug, url: '', cached_url }
    return anchor ? { ...link, anchor } : link
  }
  if (typeof value === 'string' && value.startsWith('asset:'))
    return { fieldtype: 'asset', filename: `/_assets/${value.slice('asset:'.length)}`, alt: '' }
  if (Array.isArray(value)) return value.map(one => german(one, channel))
  if (typeof value !== 'object' || value === null) return value
  if ('de' in value && 'en' in value) return german(value.de, channel)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, german(one, channel)]))
}

function globalOf(channel: Channel) {
  const file = new URL(`../../../../../content/${channel}/_global.json`, import.meta.url)
  return globalSchema.parse(german(JSON.parse(readFileSync(file, 'utf8')).content, channel))
}

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
    return new TextDecoder().decode(shared.fill(renderToString(<PageShell page={page}>content</PageShell>)))
  }
  const together = ({ platform = 'web' }: Partial<Page>) => createSharedParts(global, platform)

  // Every page once before: what the ones before it left behind must not be seen on any.
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
