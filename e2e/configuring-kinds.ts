import type { Channel, Configurator, CountryCode, Locale } from '@passepartout/domain'

/** One kind of product: its page on the German host, the API's call for its price, its designer. */
export interface ConfiguredKind {
  name: string
  channel: Channel
  path: string
  /** Call that says the price of what is chosen. */
  price: string
  /** What the call is told beside the fields of the page. */
  told?: Record<string, string>
  /** Fields of the page that the call calls otherwise; nothing where it does not know them. */
  called?: Record<string, string | undefined>
  /** Where the answer has the price. */
  answer: readonly string[]
  designer: Configurator
}

export const KINDS: readonly ConfiguredKind[] = [
  {
    name: 'picture',
    channel: 'passepartout',
    path: '/wandbilder/leinwand',
    price: '/price-api/prices/article',
    answer: ['total'],
    designer: 'photo-frame',
  },
  {
    name: 'framed picture',
    channel: 'passepartout',
    path: '/wandbilder/poster?frameType=holzrahmen-eiche',
    price: '/price-api/prices/article',
    answer: ['total'],
    designer: 'photo-frame',
  },
  {
    name: 'collage',
    channel: 'passepartout',
    path: '/fotocollagen/design?designId=13',
    price: '/collage-designer-design-group',
    called: { palette: undefined },
    answer: ['chosen', 'total'],
    designer: 'collage',
  },
  {
    name: 'calendar',
    channel: 'passepartout',
    path: '/fotokalender/design?designGroupId=linen',
    price: '/web-api/calendar-price',
    answer: ['total'],
    designer: 'calendar',
  },
  {
    name: 'card',
    channel: 'kartenliebe',
    path: '/themes/olivenhain/',
    price: '/card-price',
    told: { themeId: 'olivenhain' },
    answer: ['total'],
    designer: 'card',
  },
  {
    name: 'photobook',
    channel: 'passepartout',
    path: '/fotobuch/design?designGroupSetId=far-away',
    price: '/web-api/photobook-price',
    answer: ['total'],
    designer: 'photobook',
  },
  {
    name: 'photo box',
    channel: 'passepartout',
    path: '/bilderbox',
    price: '/price-api/photoboxes',
    called: { photoboxFormat: 'photoFormat' },
    answer: ['chosen', 'total'],
    designer: 'photobox',
  },
  {
    name: 'prints',
    channel: 'passepartout',
    path: '/fotoabzuege',
    price: '/price-api/photoboxes',
    called: { photoboxFormat: 'photoFormat' },
    answer: ['chosen', 'total'],
    designer: 'photobox',
  },
]

export interface ShopOfTable {
  locale: Locale
  country: CountryCode
}

export const SHOPS: readonly [ShopOfTable, ...ShopOfTable[]] = [
  { locale: 'de-DE', country: 'de' },
  { locale: 'de-CH', country: 'ch' },
  { locale: 'en-US', country: 'com' },
]
