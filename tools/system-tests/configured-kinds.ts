import {
  type Channel,
  type CountryCode,
  type DesignableKind,
  type Locale,
  parseDesignerUrl,
} from '@passepartout/domain'

/** A product kind: its page on the German host, its price call, its designer. */
export interface ConfiguredKind {
  name: string
  channel: Channel
  path: string
  /** Path of the call that returns the price. */
  price: string
  /** Parameters of the call beside the fields of the page. */
  expected?: Record<string, string>
  /** Fields of the page with another name in the call; undefined for unknown ones. */
  called?: Record<string, string | undefined>
  /** Path of the price in the response. */
  answer: readonly string[]
  designer: DesignableKind
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
    expected: { themeId: 'olivenhain' },
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

/** Name and value of a form field. */
export type Choice = [name: string, value: string]

/** More fields than any product page has. */
export const MOST_FIELDS = 24

export const FORM = 'form#calculator, [data-configurator] form[data-enhance=configurator]'

/** Selector of the price beside the link to the designer. */
export const PRICE =
  '[data-part=price] ins, [data-part=price] .type-price > :not(:has(ins)), [aria-live=polite][aria-busy=false] strong'

/** Fields of the visitor's context, not of the configuration. */
export const NO_CHOICES = '[data-designer], [type=hidden][name=locale], [type=hidden][name=platform]'

/** `optionTypes[rand]` belongs to the same list as `optionTypes[keilrahmen]`. */
export const listName = (field: string): string => field.replace(/\[.*\]$/, '[]')

/** Address of the API's price call for the configuration. */
export function priceRequestUrl(
  { price, expected, called = {}, channel }: ConfiguredKind,
  { country, locale }: ShopOfTable,
  choices: readonly Choice[],
) {
  const query = new URLSearchParams(expected)
  for (const [name, value] of choices) {
    const known = name in called ? called[name] : name
    if (known) query.append(known, value)
  }
  const headers = { 'X-Shop-Channel': `${channel}-${country}`, 'X-Shop-Locale': locale }
  return { address: `${price}?${query}`, headers }
}

/** The price in the API's response, or the whole response where there is none. */
export function priceInResponse({ answer }: ConfiguredKind, body: { payload?: unknown }): string {
  // biome-ignore lint/suspicious/noExplicitAny: each call has an answer of its own
  const found: any = answer.reduce((part: any, name) => part?.[name], body.payload)
  return found?.text ?? JSON.stringify(body)
}

/** The product parameters of a designer address, lists under one name; undefined for other addresses. */
export function designerParamsOf(address: string) {
  const received = parseDesignerUrl(address, { year: 2026, month: 1 })
  if (!received) return undefined
  const params = Object.entries(received.params).flatMap(([name, value]): Choice[] =>
    Array.isArray(value) ? value.map((one): Choice => [`${name}[]`, one]) : [[name, String(value)]],
  )
  return { kind: received.kind, extras: received.extras, params }
}

/** Choices that a designer address must carry: values for "none" are omitted there. */
export const expectedDesignerParams = (choices: readonly Choice[]): Choice[] =>
  choices.filter(([, value]) => !/^(?:none|ohne)$/.test(value))
