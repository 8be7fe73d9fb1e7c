import { type CallInput, getThemes } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import { LOCALES, type Locale, parseDesignerUrl } from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { bodyOf, useShop } from '../../shop.fixture.ts'
import { aspectRatioOf } from './theme-index.ts'

type Query = CallInput<(typeof schemas)['getThemes']>['query']

const shop = useShop()
const month = { year: 2026, month: 11 }

async function themes(query: Query = {}, locale: Locale = 'de-DE') {
  const visitor = shop().visitor({ channel: 'kartenliebe', locale })
  const answer = await visitor.client.call(getThemes, { query })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.errors)}`)
  return answer.payload
}

async function theme(themeId: string, locale?: Locale) {
  const [item] = (await themes({ themeId }, locale)).items
  if (!item) throw new Error(`no ${themeId}`)
  return item
}

describe('the list of themes', () => {
  test('shows every card design on pages of twelve, the shop’s favourites first', async () => {
    const { items, total, pages, page, size } = await themes()
    expect({ count: items.length, page, size }).toEqual({ count: 12, page: 1, size: 12 })
    expect(total).toBe(
      shop()
        .deps.designs()
        .designs.filter(({ kind }) => kind === 'card').length,
    )
    expect(pages).toBe(Math.ceil(total / 12))
    expect(items[0]).toMatchObject({ themeId: 'olivenhain', name: 'Olivenhain', detail: null })
  })

  test.each([
    ['passepartout', 'de-DE'],
    ['passepartout', 'en-US'],
    ['kartenliebe', 'fr-CH'],
  ] as const)('is the same in every shop: %s in %s', async (channel, locale) => {
    const answer = await shop().visitor({ channel, locale }).client.call(getThemes, { query: {} })
    expect(answer.ok && answer.payload.total).toBe((await themes()).total)
  })

  test('has pages of 48 as well, and none behind the last', async () => {
    const large = await themes({ size: 48 })
    expect(large.items).toHaveLength(Math.min(48, large.total))
    expect((await themes({ page: 900 })).items).toEqual([])
  })

  test('says of each what a list needs: size, price from a quantity, palettes with pictures, the way on', async () => {
    const olive = (await themes()).items[0]
    expect(olive).toMatchObject({
      sizeText: expect.stringMatching(/^11,8\s×\s16,9\scm$/),
      format: { value: 'B6p', name: 'B6 hoch' },
      product: { value: 'folded', name: 'Klappkarte' },
      occasions: [{ value: 'wedding' }],
      priceFrom: { quantity: 250, priceCurrent: { currency: 'EUR' } },
      detailPath: '/themes/olivenhain',
    })
    expect(olive?.priceFrom.text).toMatch(/^ab\s0,\d9\s€$/)
    expect(olive?.palettes[0]).toMatchObject({ id: 'salbei', name: 'Salbei', swatch: '#93a488' })
    expect(olive?.palettes[0]?.preview).toMatch(
      /^\/web-api\/design-pictures\/card\/olivenhain\?.*palette=salbei/,
    )
    expect(parseDesignerUrl(olive?.designerUrl ?? '', month)).toMatchObject({
      kind: 'card',
      params: { themeId: 'olivenhain', designId: 'salbei', refinementType: 'gold', occasion: 'wedding' },
      extras: { locale: 'de-DE' },
    })
  })

  test('keeps what one of the chosen values fits, and only that', async () => {
    const { items } = await themes({ occasion: 'wedding', style: ['modern', 'minimal'], size: 48 })
    expect(items.length).toBeGreaterThan(1)
    expect(items.every(item => item.occasions.some(({ value }) => value === 'wedding'))).toBe(true)
    expect(new Set(items.map(({ style }) => style.value))).toEqual(new Set(['modern', 'minimal']))
  })

  test.each([
    ['aspectRatio', 'slim-landscape'],
    ['category', 'thank-you'],
    ['color', undefined],
    ['label', 'photo'],
    ['product', 'folded'],
    ['punching', 'hole'],
    ['style', 'botanical'],
    ['categoryIds', 'easter'],
  ] as const)('counts before how many a value of %s would show', async (filter, value) => {
    const before = await themes()
    const facet = before.facets[filter].find(one => one.value === value) ?? before.facets[filter][0]
    if (!facet) throw new Error(`nothing to filter by ${filter}`)
    expect(facet.count).toBeGreaterThan(0)
    expect((await themes({ [filter]: [facet.value] })).total).toBe(facet.count)
  })

  test('finds by a punching the designs that are drawn for it, and their cards can be had with it', async () => {
    const { total, facets } = await themes()
    const shapes = facets.punching.filter(({ value }) => value !== 'none' && value !== 'corners')
    expect(shapes.map(({ value }) => value)).toEqual(['arch', 'oval', 'hole', 'two-holes'])
    for (const { count } of shapes) expect(count).toBeLessThan(total)
    for (const value of ['arch', 'oval'] as const) {
      const { items } = await themes({ punching: [value], size: 48 })
      expect(items.length).toBeGreaterThan(8)
      for (const { themeId } of items) {
        const answer = await shop()
          .visitor()
          .request(`/card-price?themeId=${themeId}&punching=${value}&quantity=25`)
        expect([themeId, answer.status]).toEqual([themeId, 200])
      }
    }
  })

  test('counts a filter’s values given the others, and not given itself', async () => {
    const all = (await themes({ occasion: 'wedding' })).facets.style
    const chosen = (await themes({ occasion: 'wedding', style: ['modern'] })).facets
    expect(chosen.style).toEqual(all.map(value => ({ ...value, chosen: value.value === 'modern' })))
    const folded = chosen.product.find(({ value }) => value === 'folded')
    expect(folded?.count).toBe(0)
  })

  test('shows the newest or the most popular first', async () => {
    const newest = (await themes({ sort: 'created', size: 48 })).items.map(({ created }) => created)
    expect(newest).toEqual(newest.toSorted().toReversed())
    const popular = (await themes({ sort: 'popularity' })).items[0]
    expect(popular?.themeId).toBe('olivenhain')
  })

  test('names all values of its filters in every locale', async () => {
    const unnamed: string[] = []
    for (const locale of LOCALES) {
      const values = Object.entries((await themes({}, locale)).facets).flatMap(([filter, list]) =>
        list.map(({ value, name }) => ({
          said: `${locale} ${filter} ${value}`,
          isNamed: /^\p{Lu}/u.test(name),
        })),
      )
      unnamed.push(...values.filter(({ isNamed }) => !isNamed).map(({ said }) => said))
    }
    expect(unnamed).toEqual([])
  })

  test('has prices in francs and sizes in inches where the shop does', async () => {
    expect((await themes({}, 'fr-CH')).items[0]?.priceFrom.priceCurrent.currency).toBe('CHF')
    expect((await themes({}, 'en-US')).items[0]?.sizeText).toContain('in')
  })

  test.each([
    ['style', 'style[]=rococo'],
    ['color', 'color[]=octarine'],
    ['occasion', 'occasion=divorce'],
    ['categoryIds', 'categoryIds[]=42'],
    ['punching', 'punching[]=star'],
    ['size', 'size=13'],
    ['page', 'page=0'],
    ['sort', 'sort=price'],
    ['style', 'style=modern'],
  ])('refuses a %s that is none: %s', async (field, query) => {
    const answer = await shop().visitor().request(`/web-api/themes?${query}`)
    expect(answer.status).toBe(422)
    expect((await bodyOf(answer)).payload.errors).toEqual({ [field]: [expect.stringMatching(/\S/)] })
  })

  test('may be kept for a minute by anyone', async () => {
    const answer = await shop().visitor().request('/web-api/themes')
    expect(answer.headers.get('cache-control')).toContain('public, max-age=60')
  })
})

describe('a theme', () => {
  test('comes with everything its page shows', async () => {
    const { detail, previews } = await theme('olivenhain')
    expect(previews.map(({ page }) => page)).toEqual(['front', 'inside-left', 'inside-right', 'back'])
    expect(previews.find(({ page }) => page === 'inside-left')?.blank).toBe(true)
    expect(previews.find(({ page }) => page === 'front')?.blank).toBe(false)
    expect(detail?.choices.paper.map(({ value }) => value)).toEqual(['glatt', 'natur', 'perlmutt'])
    expect(detail?.choices.paper[0]).toMatchObject({ name: 'Glatt', picture: 'paper-glatt.png' })
    expect(detail?.choices.refinementType.find(({ chosen }) => chosen)?.value).toBe('gold')
    expect(detail?.choices.envelope.find(({ value }) => value === 'wald')).toMatchObject({
      swatch: '#1f4235',
    })
    expect(detail?.quantities.map(({ from }) => from)).toEqual([1, 10, 20, 30, 50, 75, 100, 150, 200, 250])
    expect(detail?.sample).toMatchObject({ free: 3, furtherPrice: { amount: 290, currency: 'EUR' } })
    expect(detail?.piece).toMatchObject({
      hasEnvelope: true,
      envelopeClass: { value: 'B6' },
      postage: { letterClass: 'standard', price: { amount: 95 } },
    })
  })

  test('never costs less than it says it costs from', async () => {
    for (const { themeId, priceFrom } of (await themes({ size: 48 })).items) {
      const prices = (await theme(themeId)).detail?.quantities.map(({ price }) => price.amount) ?? []
      expect(Math.min(...prices), themeId).toBeGreaterThanOrEqual(priceFrom.priceCurrent.amount)
    }
  })

  test('that does not exist is not found', async () => {
    const answer = await shop().visitor().request('/web-api/themes?themeId=no-such-theme')
    expect(answer.status).toBe(404)
  })
})

test.each([
  [105, 148, 'portrait'],
  [169, 118, 'landscape'],
  [145, 145, 'square'],
  [99, 210, 'slim-portrait'],
  [210, 99, 'slim-landscape'],
])('a card of %i by %i mm is found under %s', (widthMm, heightMm, ratio) => {
  expect(aspectRatioOf({ trim: { widthMm, heightMm } })).toBe(ratio)
})
