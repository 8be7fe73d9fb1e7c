import {
  type Client,
  getAccessories,
  getCalendarPrice,
  getCollageDesignGroup,
  getPhotobookPrice,
  getPhotoboxPrices,
  getSkuContainer,
  getThemes,
} from '@passepartout/contracts'
import type { LoadedPrice } from './from-price.tsx'
import type { PricedKind, PricedProduct } from './price-name.ts'

type Asked = Omit<PricedProduct, 'kind'>
type Finder = (asked: Asked, api: Client) => Promise<LoadedPrice[]>

interface ShownPrice {
  priceCurrent: LoadedPrice['current']
  priceOriginal: LoadedPrice['original']
}

const loaded = ({ priceCurrent, priceOriginal }: ShownPrice): LoadedPrice => ({
  current: priceCurrent,
  original: priceOriginal,
})

/** Prices of what a name may stand for, by kind; none where the shop does not sell it. */
const FINDERS: Readonly<Record<PricedKind, Finder>> = {
  card: async ({ id }, api) => {
    const result = await api.call(getThemes, { query: { themeId: id } })
    return result.ok ? result.payload.items.map(item => loaded(item.priceFrom)) : []
  },
  calendar: ({ id, format }, api) =>
    ofFormats(format, async formatType => {
      const query = { calendarType: id, ...(formatType ? { formatType } : {}) }
      const result = await api.call(getCalendarPrice, { query })
      return result.ok
        ? { price: loaded(result.payload), formats: allowed(result.payload.choices.formatType) }
        : undefined
    }),
  photobook: ({ id, format }, api) =>
    ofFormats(format, async photobookFormat => {
      const query = { photobookType: id, ...(photobookFormat ? { photobookFormat } : {}) }
      const result = await api.call(getPhotobookPrice, { query })
      return result.ok
        ? { price: loaded(result.payload), formats: allowed(result.payload.choices.photobookFormat) }
        : undefined
    }),
  collage: async ({ id }, api) => {
    const result = await api.call(getCollageDesignGroup, { query: { designId: id } })
    return result.ok ? [loaded(result.payload.priceFrom)] : []
  },
  photobox: async ({ id, format }, api) => {
    const query = { photoboxType: 'small', boxSize: id, ...(format ? { photoFormat: format } : {}) }
    const result = await api.call(getPhotoboxPrices, { query })
    return result.ok ? result.payload.boxes.map(loaded) : []
  },
  photoprint: async ({ id, format }, api) => {
    const query = { photoboxType: 'photoprint', printType: id, ...(format ? { photoFormat: format } : {}) }
    const result = await api.call(getPhotoboxPrices, { query })
    return result.ok ? result.payload.prints.map(loaded) : []
  },
  accessory: async ({ id }, api) => {
    const result = await api.call(getAccessories, { query: { sku: id } })
    return result.ok ? result.payload.items.map(item => loaded(item.priceFrom)) : []
  },
  sku: async ({ id }, api) => {
    const result = await api.call(getSkuContainer, { query: { sku: id } })
    return result.ok ? [loaded(result.payload)] : []
  },
}

/** The lowest price of a product of any kind but wall art. */
export async function productPrice(
  { kind, ...asked }: PricedProduct,
  api: Client,
): Promise<LoadedPrice | undefined> {
  const prices = await FINDERS[kind](asked, api)
  return prices.toSorted((a, b) => a.current.amount - b.current.amount)[0]
}

interface OfFormat {
  price: LoadedPrice
  formats: string[]
}

/** The price of one format; without one those of every format in which the product is made. */
async function ofFormats(
  format: string | undefined,
  priceIn: (format?: string) => Promise<OfFormat | undefined>,
): Promise<LoadedPrice[]> {
  const first = await priceIn(format)
  if (!first || format) return first ? [first.price] : []
  const others = await Promise.all(first.formats.map(priceIn))
  return [first, ...others].flatMap(found => (found ? [found.price] : []))
}

const allowed = (choices: readonly { value: string; chosen: boolean; allowed: boolean }[]): string[] =>
  choices.filter(choice => choice.allowed && !choice.chosen).map(choice => choice.value)
