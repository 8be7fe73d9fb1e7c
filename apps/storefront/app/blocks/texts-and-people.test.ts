import { describe, expect, it } from 'vitest'
import type { LoadContext } from '../platform/block.ts'
import { renderBlocks } from './render-blocks.fixture.tsx'

const CHANNELS = ['passepartout', 'kartenliebe'] as const
const feed = { component: 'feed', headline: 'Magazin', folder: 'magazin', perPage: '6' }
const story = (number: number) => ({
  uuid: `u${number}`,
  full_slug: `passepartout/de-de/magazin/beitrag-${number}`,
  first_published_at: '2026-11-20T08:00:00.000Z',
  content: { component: 'page', title: `Beitrag ${number}`, description: 'Worum es geht.' },
})
const stories = (total: number) =>
  ({
    list: async (
      _channel: string,
      _locale: string,
      { page, perPage }: { page: number; perPage: number },
    ) => ({
      found: Array.from({ length: total }, (_, index) => story(index + 1)).slice(
        (page - 1) * perPage,
        page * perPage,
      ),
      total,
    }),
  }) as unknown as LoadContext['stories']

describe('a feed', () => {
  it('shows a page of its stories, and links the others', async () => {
    const { html } = await renderBlocks([feed], { stories: stories(14), query: 'page=2' })
    expect(html.match(/Beitrag \d+/g)).toEqual([7, 8, 9, 10, 11, 12].map(number => `Beitrag ${number}`))
    expect(html).toContain('href="/magazin/beitrag-7"')
    expect(html).toContain('<time dateTime="2026-11-20">20. November 2026</time>')
    expect(html).toContain('href="/muster?page=3"')
  })

  it('without stories says so', async () => {
    expect((await renderBlocks([feed], { stories: stories(0) })).html).toContain('Hier steht noch nichts.')
  })

  it('that does not load says so and is logged', async () => {
    const { html, logged } = await renderBlocks([feed])
    expect(html).toContain('Die Beiträge lassen sich gerade nicht laden.')
    expect(logged.map(({ key }) => key)).toEqual(['overview-container-load-failed'])
  })

  it('needs a folder or a tag', async () => {
    const { html, logged } = await renderBlocks([{ ...feed, folder: '' }])
    expect(html).toBe('')
    expect(logged.map(({ key }) => key)).toEqual(['hybrid-parse-error'])
  })
})

describe.each(CHANNELS)('a contact block in %s', channel => {
  const person = {
    component: 'contact-person-entry',
    topics: ['cards', 'business'],
    name: 'Vorname Nachname',
    telephone: '089 99998-120',
  }
  const contact = { component: 'contact-person', headline: 'Fragen?', topic: 'business', people: [person] }

  it('names who knows about its topic', async () => {
    const { html, logged } = await renderBlocks([contact], { channel })
    expect(html).toContain('Vorname Nachname')
    expect(html).toContain('href="tel:08999998120"')
    expect(logged).toEqual([])
  })

  it('keeps its words where nobody does, and logs it', async () => {
    const { html, logged } = await renderBlocks([{ ...contact, topic: 'frames' }], { channel })
    expect(html).toContain('Fragen?')
    expect(html).not.toContain('Vorname')
    expect(logged).toEqual([
      expect.objectContaining({ key: 'contact-form-person-not-found', topic: 'frames', path: '/muster' }),
    ])
  })
})

describe('a product matrix', () => {
  const link = { fieldtype: 'multilink', linktype: 'url', id: '', url: '/x', cached_url: '/x' }
  const picture = { fieldtype: 'asset', filename: '/_assets/materials/poster.jpg', alt: 'Poster' }
  const group = (name: string) => ({
    component: 'product-matrix-group',
    name,
    title: name,
    items: [{ component: 'product-matrix-item', title: `Ware ${name}`, link, picture }],
  })
  const matrix = {
    component: 'product-matrix',
    headline: 'Alles',
    groups: [group('cards'), group('calendars')],
  }

  it.each([
    ['', ['Ware cards', 'Ware calendars']],
    ['product=calendars', ['Ware calendars']],
    ['product=nonsense', ['Ware cards', 'Ware calendars']],
  ])('at "%s" shows %j', async (query, expected) => {
    const { html } = await renderBlocks([matrix], { query })
    expect(html.match(/Ware \w+/g)).toEqual(expected)
  })
})

it('blocks inside a text load and stand where the editor put them', async () => {
  const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const inner = {
    _uid: 'f',
    component: 'facts',
    items: [{ component: 'fact', term: 'Tiefe', text: '0,3 mm' }],
  }
  const body = {
    type: 'doc',
    content: [words('davor'), { type: 'blok', attrs: { id: 'b', body: [inner] } }, words('danach')],
  }
  const { html } = await renderBlocks([{ component: 'text', body }])
  expect(html).toMatch(/davor.*Tiefe.*0,3 mm.*danach/)
})
