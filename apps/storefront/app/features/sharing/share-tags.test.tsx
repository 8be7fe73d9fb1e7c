import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { canonicalOf, Head } from '../../platform/head.tsx'
import type { Page } from '../../platform/page.ts'
import { pageWith } from '../structured-data/page.fixture.ts'
import { ShareTags } from './share-tags.tsx'

const tag = (page: Page, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(
    renderToStaticMarkup(<ShareTags page={page} />),
  )?.[1]
const room = { component: 'scene', scene: 'hallway', photos: ['red-dune-hikers'], alt: 'Ein Flur' }
const wall = { component: 'scene', scene: 'living-room-empty', photos: ['red-dune-hikers'], alt: 'Eine Wand' }

describe('a page that is shared', () => {
  it('shows the first picture its story names, in the size of networks', () => {
    const ogImages = [{ filename: '/_assets/photos/red-dune-hikers.jpg', alt: 'Eine Düne' }]
    const page = pageWith([room], { content: { ogImages } })
    expect(tag(page, 'og:image')).toMatch(
      /^https:\/\/passepartout\.de\.localhost\/_ipx\/s_1200x627[^/]*\/photos\/red-dune-hikers\.jpg$/,
    )
    expect(tag(page, 'og:image:alt')).toBe('Eine Düne')
  })

  it('shows its first scene with something in it otherwise', () => {
    const page = pageWith([{ component: 'calculator', scenes: [wall, room] }])
    expect(tag(page, 'og:image')).toBe('https://passepartout.de.localhost/_share/hallway/red-dune-hikers.jpg')
    expect(tag(page, 'og:image:alt')).toBe('Ein Flur')
  })

  it('shows the shop’s own picture where it has none', () => {
    expect(tag(pageWith([]), 'og:image')).toContain('/_share/living-room/')
  })

  it('names its language and the others', () => {
    expect(tag(pageWith([]), 'og:locale')).toBe('de_DE')
    expect(tag(pageWith([]), 'og:locale:alternate')).toBe('en_GB')
  })
})

describe('the canonical address', () => {
  const query = new URLSearchParams({ formatType: '600x400' })

  it('is the page without its query', () => {
    expect(canonicalOf(pageWith([], { query }))).toBe('https://passepartout.de.localhost/wandbilder/leinwand')
  })

  it('has the query where the story says so', () => {
    const content = { useQueryParamsInCanonical: true }
    expect(canonicalOf(pageWith([], { query, content }))).toMatch(/\/leinwand\?formatType=600x400$/)
  })

  it('is the same for all colours of a product', () => {
    const content = { useQueryParamsInCanonical: true }
    const blue = new URLSearchParams({ designId: '13', palette: 'blau' })
    expect(canonicalOf(pageWith([], { query: blue, content }))).toMatch(/\/leinwand\?designId=13$/)
  })

  it.each([
    ['/wandbilder', 'https://passepartout.de.localhost/wandbilder'],
    ['https://other.example/a', 'https://other.example/a'],
    ['javascript:alert(1)', 'https://passepartout.de.localhost/wandbilder/leinwand'],
  ])('is what the story names where that is an address of the web: %s', (canonicalUrl, expected) => {
    expect(canonicalOf(pageWith([], { content: { canonicalUrl } }))).toBe(expected)
  })
})

describe('the other languages of a page', () => {
  const links = (page: Page) =>
    [...renderToStaticMarkup(<Head page={page} />).matchAll(/hrefLang="([^"]*)" href="([^"]*)"/g)].map(
      ([, locale, url]) => [locale, url],
    )
  const query = new URLSearchParams({ designId: '13' })

  it('are the same page there', () => {
    expect(links(pageWith([], { query }))).toContainEqual([
      'en-GB',
      'https://passepartout.gb.localhost/wall-art/canvas',
    ])
  })

  it('show the same product where the address names one', () => {
    expect(links(pageWith([], { query, content: { useQueryParamsInCanonical: true } }))).toContainEqual([
      'en-GB',
      'https://passepartout.gb.localhost/wall-art/canvas?designId=13',
    ])
  })

  it('are none where the page stands elsewhere', () => {
    expect(links(pageWith([], { content: { canonicalUrl: '/wandbilder' } }))).toEqual([])
  })
})
