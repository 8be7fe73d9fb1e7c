import type { Client } from '@passepartout/contracts'
import { describe, expect, it } from 'vitest'
import { renderBlocks } from './render-blocks.fixture.tsx'

const CHANNELS = ['passepartout', 'kartenliebe'] as const
const euro = (amount: number) => ({ amount, currency: 'EUR', text: `${amount / 100} €` })
const facet = (value: string, name: string, count: number, chosen = false) => ({ value, name, count, chosen })
const calendar = (id: string, over: object = {}) => ({
  designGroupId: id,
  name: id,
  labels: [],
  palettes: [
    { id: 'snow', name: 'Schnee', swatch: '#ffffff', preview: '' },
    { id: 'ink', name: 'Tinte', swatch: '#1e2a44', preview: '' },
  ],
  previews: [
    { page: 'cover', name: null, url: `/web-api/design-pictures/calendar/${id}?width=480&v=1`, blank: false },
  ],
  sizeMm: { width: 210, height: 297 },
  calendarTypes: [{ value: 'wandkalender', name: 'Wandkalender' }],
  formats: [{ value: 'a4-hoch', name: 'A4 hoch' }],
  priceFrom: { priceCurrent: euro(1295), priceOriginal: euro(1295), discountPercent: 0, text: 'ab 12,95 €' },
  designerUrl: `/configurator-calendar?designGroupId=${id}`,
  ...over,
})
const page = (over: object = {}) => ({
  items: [calendar('leinen')],
  total: 1,
  page: 1,
  pages: 1,
  size: 12,
  facets: {
    calendarType: [facet('wandkalender', 'Wandkalender', 1), facet('tischkalender', 'Tischkalender', 0)],
    color: [facet('white', 'Weiß', 1), facet('navy', 'Nachtblau', 0)],
  },
  ...over,
})

/** An API that responds to lists only, and records the queries. */
function answering(reply: (query: Record<string, unknown>) => object) {
  const asked: Record<string, unknown>[] = []
  const call = async ({ name }: { name: string }, { query = {} }: { query?: Record<string, unknown> }) => {
    if (name.endsWith('Price')) return failed(500)
    asked.push(query)
    return reply(query)
  }
  return { asked, api: { call } as unknown as Client }
}
const well = (payload: object) => ({ ok: true, status: 200, payload })
const failed = (status: number, errors: Record<string, string[]> = {}) => ({
  ok: false,
  status,
  code: 'x',
  message: '',
  errors,
})

const overview = { component: 'calendar-overview', headline: 'Fotokalender' }
const detail = { component: 'calendar-detail' }
const headings = [
  'accessory-overview',
  'calendar-overview',
  'card-overview',
  'collage-overview',
  'photobook-overview',
].map(component => ({
  component,
  headline: 'Überschrift',
  detail: { fieldtype: 'multilink', linktype: 'url', id: '', url: '/x', cached_url: '/x' },
}))

describe.each(CHANNELS)('an overview in %s', channel => {
  it.each(headings)(
    'that does not load says so and is logged, and the page stays: $component',
    async block => {
      const { html, logged } = await renderBlocks([block], { channel })
      expect(html).toContain('>Überschrift</h1>')
      expect(html).toContain('Das liegt an uns.')
      expect(logged).toEqual([
        expect.objectContaining({ key: 'overview-container-load-failed', component: block.component }),
      ])
    },
  )

  it('leads each design into the designer, or to its page where there is one', async () => {
    const { api } = answering(() => well(page()))
    const direct = await renderBlocks([overview], { channel, api })
    expect(direct.html).toMatch(
      /href="\/configurator-calendar\/?\?designGroupId=leinen&amp;platform=web&amp;locale=de-DE"/,
    )
    const to = { fieldtype: 'multilink', linktype: 'url', id: '', url: '/kalender', cached_url: '/kalender' }
    const viaPage = await renderBlocks([{ ...overview, detail: to }], { channel, api })
    expect(viaPage.html).toMatch(/href="\/kalender\/?\?designGroupId=leinen"/)
  })
})

it.each([
  ['tileCount=2', 2, 12],
  ['tileCount=13&page=3', 13, 48],
])('an overview in little, ?%s, shows so many tiles and no pages', async (query, tiles, size) => {
  const items = Array.from({ length: size }, (_, i) => calendar(`kalender-${i}`))
  const { api, asked } = answering(() => well(page({ items, total: 99, pages: 9, size })))
  const { html } = await renderBlocks([overview], { api, query })
  expect(html.match(/configurator-calendar\?designGroupId=kalender-/g)).toHaveLength(tiles)
  expect(asked[0]).toMatchObject({ page: 1, size })
  expect(html).not.toContain('page=2')
})

it.each(['tileCount=0', 'tileCount=49', 'tileCount=-1', 'tileCount=zwei', 'tileCount='])(
  'an overview with ?%s is the whole one',
  async query => {
    const { api } = answering(() =>
      well(page({ items: [calendar('a'), calendar('b')], total: 99, pages: 9, size: 12 })),
    )
    const { html } = await renderBlocks([overview], { api, query })
    expect(html.match(/configurator-calendar\?designGroupId=/g)).toHaveLength(2)
    expect(html).toContain('page=2')
  },
)

it('kinds of calendars stand above the list with a month of theirs, the one looked at is marked', async () => {
  const month = (id: string) => ({ page: 'month-1', name: null, url: `/${id}-month?width=480`, blank: false })
  const desk = calendar('kante', {
    calendarTypes: [{ value: 'tischkalender', name: 'Tischkalender' }],
    previews: [...calendar('kante').previews, month('kante')],
  })
  const { api } = answering(() => well(page({ items: [calendar('leinen'), desk] })))
  const to = (url: string) => ({ fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url })
  const block = {
    ...overview,
    calendarTypes: ['tischkalender'],
    kinds: [
      { calendarType: 'wandkalender', link: to('/wand') },
      { calendarType: 'tischkalender', link: to('/tisch') },
      { calendarType: 'mondkalender', link: to('/mond') },
    ],
  }
  const { html } = await renderBlocks([block], { channel: 'passepartout', api })
  expect(html).toMatch(/<a href="\/wand" class/)
  expect(html).toMatch(/<a href="\/tisch" aria-current="page"/)
  expect(html).toContain('/kante-month?width=240 240w')
  expect(html).not.toContain('/mond')
})

it.each([
  ['passepartout', '/collage?designId=13'],
  ['kartenliebe', '/configurator-collage/?designId=13&amp;platform=web&amp;locale=de-DE'],
] as const)('a collage leads in %s to %s (spec 9)', async (channel, expected) => {
  const { designGroupId: _, ...item } = calendar('Mitte')
  const collage = { ...item, designId: '13', slots: 8, designerUrl: '/configurator-collage?designId=13' }
  const { api } = answering(() => well(page({ items: [collage], facets: {} })))
  const detail = { fieldtype: 'multilink', linktype: 'url', id: '', url: '/collage', cached_url: '/collage' }
  const { html } = await renderBlocks([{ component: 'collage-overview', headline: 'Collagen', detail }], {
    channel,
    api,
  })
  expect(html).toContain(`href="${expected}"`)
})

it.each([
  ['passepartout', 'lazy'],
  ['kartenliebe', 'eager'],
] as const)('the first picture in %s loads %s (spec 9)', async (channel, loading) => {
  const { api } = answering(() => well(page()))
  expect((await renderBlocks([overview], { channel, api })).html).toContain(`loading="${loading}"`)
})

describe('an overview', () => {
  it('shows the lowest price, but not in the card shop', async () => {
    const { api } = answering(() => well(page()))
    const [wall, cards] = await Promise.all(
      CHANNELS.map(channel => renderBlocks([overview], { channel, api })),
    )
    expect(wall?.html).toContain('ab 12,95 €')
    expect(cards?.html).not.toContain('12,95')
  })

  it('shows a reduced price with the one before', async () => {
    const priceFrom = {
      priceCurrent: euro(900),
      priceOriginal: euro(1295),
      discountPercent: 30,
      text: 'ab 9 €',
    }
    const { api } = answering(() => well(page({ items: [calendar('leinen', { priceFrom })] })))
    const { html } = await renderBlocks([overview], { api })
    expect(html).toMatch(/<ins[^>]*>ab 9 €<\/ins>.*<del[^>]*>12\.95 €<\/del>/)
  })

  it('asks for what the address chooses, and offers the way back', async () => {
    const facets = {
      ...page().facets,
      color: [facet('white', 'Weiß', 1, true), facet('navy', 'Nachtblau', 1)],
    }
    const { api, asked } = answering(() => well(page({ facets })))
    const query = 'calendarType=wandkalender&color=white&sort=created&size=48'
    const { html } = await renderBlocks([overview], { api, query })
    expect(asked[0]).toEqual({
      calendarType: ['wandkalender'],
      color: ['white'],
      sort: 'created',
      page: 1,
      size: 48,
    })
    expect(html).toContain('href="/muster?sort=created&amp;size=48"')
    expect(html).toContain('Weiß, Filter entfernen')
  })

  it('drops a value that nobody knows, and shows the rest', async () => {
    const { api, asked } = answering(({ color }) =>
      color ? failed(422, { color: ['unknown'] }) : well(page()),
    )
    const { html, logged } = await renderBlocks([overview], { api, query: 'color=rainbow' })
    expect(asked).toHaveLength(2)
    expect(html).toContain('leinen')
    expect(logged).toEqual([])
  })

  it('offers no filter that an editor fixed, and none that tells nothing apart', async () => {
    const all = { ...page().facets, color: [facet('white', 'Weiß', 1)] }
    const { api, asked } = answering(() => well(page({ facets: all })))
    const { html } = await renderBlocks([{ ...overview, calendarTypes: ['wandkalender'] }], {
      api,
      query: 'calendarType=tischkalender',
    })
    expect(asked[0]).toMatchObject({ calendarType: ['wandkalender'] })
    expect(html).not.toContain('<search')
  })

  it('links its pages, with the filters', async () => {
    const { api } = answering(() => well(page({ total: 30, pages: 3, page: 2 })))
    const { html } = await renderBlocks([overview], { api, query: 'page=2&sort=popularity' })
    expect(html).toContain('href="/muster?sort=popularity"')
    expect(html).toContain('href="/muster?sort=popularity&amp;page=3"')
    expect(html).toMatch(/aria-current="page"[^>]*>2<\/a>/)
  })

  it.each([
    ['', { items: [], total: 0, pages: 0 }, 'Dazu gibt es noch kein Design.'],
    ['page=9', { items: [], total: 30, pages: 3, page: 9 }, 'Diese Seite gibt es nicht.'],
  ])('that is empty at "%s" says why', async (query, found, expected) => {
    const { api } = answering(() => well(page(found)))
    expect((await renderBlocks([overview], { api, query })).html).toContain(expected)
  })
})

describe('an overview of all cards', () => {
  const occasions = (chosen: string | undefined) =>
    ['wedding', 'birth'].map(value => facet(value, value, 1, value === chosen))
  const card = {
    ...calendar('leinen'),
    refinements: [],
    format: { name: 'A6' },
    categories: [],
    themeId: 'leinen',
  }
  const cards = (query: Record<string, unknown>) =>
    well(
      page({
        items: [card],
        total: 2,
        facets: { occasion: occasions(query.occasion as string), category: [] },
      }),
    )

  it('takes one occasion at a time', async () => {
    const { api, asked } = answering(cards)
    const block = { component: 'card-overview', headline: 'Alle Karten' }
    const { html } = await renderBlocks([block], { api, query: 'occasion=birth&occasion=wedding' })
    expect(asked[0]).toMatchObject({ occasion: 'birth' })
    expect(html).toContain('href="/muster?occasion=wedding"')
    expect(html).not.toContain('occasion=birth&amp;occasion')
  })

  it('offers no occasion where the editor named it', async () => {
    const { api, asked } = answering(cards)
    const block = { component: 'card-overview', headline: 'Hochzeitskarten', occasion: 'wedding' }
    const { html } = await renderBlocks([block], { api, query: 'occasion=birth' })
    expect(asked.map(({ occasion }) => occasion)).toEqual(asked.map(() => 'wedding'))
    expect(html).not.toContain('<search')
  })
})

it('an empty list offers to leave out what is in the way', async () => {
  const facets = {
    color: [facet('white', 'Weiß', 2), facet('navy', 'Nachtblau', 0, true)],
    calendarType: [facet('wandkalender', 'Wandkalender', 0, true)],
  }
  const { api } = answering(() => well(page({ items: [], total: 0, pages: 0, facets })))
  const { html } = await renderBlocks([overview], { api, query: 'color=navy&calendarType=wandkalender' })
  expect(html).toMatch(/href="\/muster\?calendarType=wandkalender"[^>]*>Ohne Nachtblau/)
  expect(html).not.toContain('Ohne Wandkalender')
})

describe.each(CHANNELS)('a product page in %s', channel => {
  const answer = ({ designGroupId }: Record<string, unknown>) =>
    designGroupId === 'fremd' ? failed(404) : well(page())

  it('shows the first design where the address names none, with its way into the designer', async () => {
    const { api } = answering(answer)
    const { html } = await renderBlocks([detail], { channel, api })
    expect(html).toContain('<h1 class="type-h2">leinen</h1>')
    expect(html).toContain('ab 12,95 €')
    expect(html).toMatch(
      /href="\/configurator-calendar\/?\?designGroupId=leinen&amp;platform=web&amp;locale=de-DE"/,
    )
  })

  it('shows the palette of the address', async () => {
    const { api } = answering(answer)
    const { html } = await renderBlocks([detail], { channel, api, query: 'designGroupId=leinen&palette=ink' })
    expect(html).toContain('palette=ink 720w')
    expect(html).toMatch(/aria-current="true"[^>]*>.*?Tinte/)
  })

  it('shows no design that is not there without an alarm, and raises one where it does not load', async () => {
    const { api } = answering(answer)
    const unknown = await renderBlocks([detail], { channel, api, query: 'designGroupId=fremd' })
    expect(unknown.html).not.toContain('data-configurator')
    expect(unknown.logged).toEqual([])
    const down = await renderBlocks([detail], { channel })
    expect(down.html).toContain('Das liegt an uns.')
    expect(down.logged.map(({ key }) => key)).toEqual(['overview-container-load-failed'])
  })
})
