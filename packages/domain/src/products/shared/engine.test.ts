import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogue, dataFiles, priceBook } from '../../catalogue/catalogue.fixture.ts'
import { formatProblems } from '../../catalogue/data-files.ts'
import { parseCatalogue } from '../../catalogue/parse-catalogue.ts'
import { parsePriceBook } from '../../prices/parse-price-book.ts'
import type { Campaign, PriceBook } from '../../prices/schema.ts'
import { CHANNELS } from '../../shops/channels.ts'
import { COUNTRY_CODES } from '../../shops/locales.ts'
import { shopFor } from '../../shops/shop.ts'
import { priceFrame } from '../photo-frame/price-frame.ts'
import { priceProduct } from '../products.ts'
import { isProductKind } from '../registry.ts'
import { allShops, configurationFrom, expectSoundPrice, german, NOW, priceOf } from './price.fixture.ts'

const calendar = configurationFrom('calendar', {})
const book = configurationFrom('photobook', {})
const picture = configurationFrom('photo-frame', { materialType: 'poster' })
const articles = { calendar, book, picture }

type Reduction = Partial<Campaign> & Pick<Campaign, 'reduction'>
const withCampaigns = (...campaigns: Reduction[]): PriceBook => ({
  ...priceBook,
  campaigns: campaigns.map((campaign, index) => ({
    id: `campaign-${index}`,
    from: '2026-11-01',
    until: '2026-12-31',
    ...campaign,
  })),
})
const reduced = (campaign: Reduction, shop = german) =>
  Object.entries(articles)
    .filter(([, article]) => priceOf(article, { shop, book: withCampaigns(campaign) }).discountShare > 0)
    .map(([name]) => name)

describe('a campaign', () => {
  const reduction = { percent: 20 }

  it.each<[string, Reduction, string[]]>([
    ['without further words reduces everything', { reduction }, ['calendar', 'book', 'picture']],
    ['for kinds reduces these', { reduction, kinds: ['calendar', 'photobook'] }, ['calendar', 'book']],
    ['for a type reduces it', { reduction, ids: ['digitalfotobuch'] }, ['book']],
    ['for a format reduces whatever has it', { reduction, ids: ['a4-hoch'] }, ['calendar']],
    [
      'for a material of another kind reduces nothing',
      { reduction, kinds: ['calendar'], ids: ['poster'] },
      [],
    ],
    ['of another channel reduces nothing', { reduction, channels: ['kartenliebe'] }, []],
    ['of another country reduces nothing', { reduction, countries: ['fr'] }, []],
    ['that is over reduces nothing', { reduction, until: '2026-11-20' }, []],
    ['that has not begun reduces nothing', { reduction, from: '2026-11-22' }, []],
  ])('%s', (_, campaign, names) => {
    expect(reduced(campaign)).toEqual(names)
  })

  it('in an amount counts where its currency is', () => {
    const campaign = { reduction: { amount: { EUR: 500 } } }
    expect(reduced(campaign)).toHaveLength(3)
    expect(reduced(campaign, shopFor('passepartout', 'de-CH'))).toEqual([])
  })

  it('listed first counts', () => {
    const two = withCampaigns({ reduction: { percent: 10 } }, { reduction: { percent: 50 } })
    expect(priceOf(calendar, { book: two }).campaign?.id).toBe('campaign-0')
  })

  it('names the lowest price of the days before', () => {
    const price = priceOf(book, { book: withCampaigns({ reduction }) })
    expect(price.referencePrice).toEqual(price.original)
  })

  it('never takes more than there is, and shows what it promises', () => {
    const anyReduction = fc.oneof(
      fc.integer({ min: 1, max: 90 }).map(percent => ({ percent })),
      fc.integer({ min: 1, max: 100_000 }).map(amount => ({
        amount: { EUR: amount, CHF: amount, GBP: amount, USD: amount },
      })),
    )
    fc.assert(
      fc.property(
        anyReduction,
        fc.constantFrom(calendar, book, picture),
        fc.constantFrom(...allShops),
        fc.integer({ min: 1, max: 60 }),
        (change, article, shop, quantity) => {
          const campaigns = withCampaigns({ reduction: change })
          const price = priceOf(article, { shop, quantity, book: campaigns })
          for (const part of price.parts) {
            expect(part.current.amount).toBeGreaterThanOrEqual(0)
            expect(part.current.amount).toBeLessThanOrEqual(part.original.amount)
          }
          if ('amount' in change) return
          expectSoundPrice(price, shop)
          expect(price.discountShare).toBeGreaterThanOrEqual(change.percent)
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('the price of a product', () => {
  it('is that of the picture’s own calculation', () => {
    for (const shop of allShops) {
      expect(priceProduct(priceBook, catalogue, picture, shop, { at: NOW })).toEqual(
        priceFrame(priceBook, catalogue, picture, shop, { at: NOW }),
      )
    }
  })

  it('follows the list of its day', () => {
    const [list] = priceBook.lists.calendar
    if (!list) throw new Error('There is no list of calendars.')
    const dearer = { ...list, validFrom: '2026-12-01', formats: { 'a4-hoch': { spirale: 2995 } } }
    const two = { ...priceBook, lists: { ...priceBook.lists, calendar: [dearer, list] } }
    const on = (day: string) => priceOf(calendar, { book: two, at: new Date(day) }).current.amount
    expect([on('2026-11-30T22:59:59Z'), on('2026-11-30T23:00:00Z')]).toEqual([1995, 2995])
  })

  it.each([0, -1, 1.5, 501, Number.NaN])('of %d calendars is refused', quantity => {
    const price = priceProduct(priceBook, catalogue, calendar, german, { at: NOW, quantity })
    expect(price).toMatchObject({ ok: false, problems: [{ field: 'quantity', value: String(quantity) }] })
  })

  it('is only asked where the channel sells it', () => {
    const { calendar: definition } = catalogue.products
    if (!definition) throw new Error('There are no calendars.')
    const products = {
      ...catalogue.products,
      calendar: { ...definition, channels: ['kartenliebe' as const] },
    }
    const price = priceProduct(priceBook, { ...catalogue, products }, calendar, german, { at: NOW })
    expect(price).toMatchObject({ ok: false, problems: [{ code: 'not-sold-here' }] })
  })

  it('knows which kinds there are', () => {
    expect([isProductKind('calendar'), isProductKind('constructor'), isProductKind(3)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

type Files = Record<string, Record<string, unknown>>
const start = (change: (files: Files) => void): string[] => {
  const files = dataFiles() as Files
  change(files)
  const read = parseCatalogue(files)
  if (!read.ok) return formatProblems(read.problems)
  const prices = parsePriceBook(files, read.value)
  return prices.ok ? [] : formatProblems(prices.problems)
}
const inFile = (file: string, change: object) => (files: Files) => {
  files[file] = { ...files[file], ...change }
}

describe('a broken file stops the start and says where it is broken', () => {
  it.each<[string, (files: Files) => void, string]>([
    [
      'no definition',
      files => delete files['products/calendars.json'],
      'products/calendars.json: the file is missing',
    ],
    [
      'no price list',
      files => delete files['prices/photobooks.json'],
      'prices/photobooks.json: the file is missing',
    ],
    [
      'no currencies',
      files => delete files['prices/currencies.json'],
      'prices/currencies.json: the file is missing',
    ],
    [
      'a slip in a definition',
      inFile('products/calendars.json', { papier: 1 }),
      'Unrecognized key: "papier"',
    ],
    ['a type too few', inFile('products/photobooks.json', { types: [] }), '"fotoheft" must be there once'],
    [
      'a price in words',
      inFile('prices/calendars.json', { papers: { matt: 'cheap' } }),
      'prices/calendars.json at papers.matt',
    ],
    [
      'a calendar without a price',
      inFile('prices/calendars.json', { formats: {} }),
      'prices/calendars.json at formats.a4-hoch: "spirale" has no price',
    ],
    [
      'a price of what is not made',
      inFile('prices/photobooks.json', { bindingPercent: { 'fotoheft-layflat': 5 } }),
      'prices/photobooks.json at bindingPercent: "fotoheft-layflat" is unknown',
    ],
    [
      'a second list that is broken',
      files => {
        files['prices/calendars-2027.json'] = { version: '2027', validFrom: 'soon' }
      },
      'prices/calendars-2027.json at validFrom',
    ],
    [
      'a campaign with a slip of the pen',
      inFile('prices/campaigns.json', {
        campaigns: [
          { id: 'x', from: '2026-11-01', until: '2026-11-02', ids: ['leinwant'], reduction: { percent: 5 } },
        ],
      }),
      'prices/campaigns.json at campaigns[0].ids: nothing that it may reduce is called "leinwant"',
    ],
    [
      'endings for some channels only',
      inFile('prices/currencies.json', {
        endings: [{ channels: ['passepartout'], fromUnits: 50, low: 95, high: 90 }],
      }),
      'needs a row for all channels and currencies',
    ],
  ])('%s', (_, change, line) => {
    expect(start(change).join('\n')).toContain(line)
  })

  it('and campaigns may name all that is sold', () => {
    const ids = ['leinwand', 'tischkalender', 'fotoheft-soft', 'layflat', 'a3-quer', 'holzrahmen-eiche']
    const campaign = { id: 'x', from: '2026-11-01', until: '2026-11-02', ids, reduction: { percent: 5 } }
    const whole = { ...campaign, channels: [...CHANNELS], countries: [...COUNTRY_CODES] }
    expect(start(inFile('prices/campaigns.json', { campaigns: [whole] }))).toEqual([])
  })
})
