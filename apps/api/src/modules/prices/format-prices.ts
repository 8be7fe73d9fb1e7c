import {
  type Catalogue,
  type FrameConfiguration,
  formatGroups,
  formatSize,
  materialOf,
  type PriceBook,
  parseDimension,
  type Shop,
  termName,
  toDisplayMoney,
  unitPriceFrame,
} from '@passepartout/domain'

export interface PricedShop {
  catalogue: Catalogue
  priceBook: PriceBook
  shop: Shop
  now: Date
}

/** A configuration in one format with its price; `undefined` when the two are incompatible. */
export function formatPrice(
  { catalogue, priceBook, shop, now }: PricedShop,
  configuration: FrameConfiguration,
  formatType: string,
) {
  const price = unitPriceFrame(priceBook, catalogue, { ...configuration, formatType }, shop, now)
  if (!price.ok) return undefined
  return {
    formatType,
    text: formatSize(parseDimension(formatType), shop.locale),
    priceCurrent: toDisplayMoney(price.current, shop.locale, price.vatRate),
    priceOriginal: toDisplayMoney(price.original, shop.locale),
    discountPercent: price.discountShare,
  }
}

/** Prices of a list of formats; incompatible ones are left out. */
export const formatPrices = (
  priced: PricedShop,
  configuration: FrameConfiguration,
  formats: readonly string[],
) => formats.map(format => formatPrice(priced, configuration, format)).filter(price => price !== undefined)

/** Prices by ratio group, in the order of the material. */
export function groupPrices(priced: PricedShop, configuration: FrameConfiguration, only?: string) {
  const { catalogue, shop } = priced
  return formatGroups(catalogue, materialOf(catalogue, configuration.materialType), shop)
    .filter(({ id }) => only === undefined || id === only)
    .map(({ id, main, more }) => ({
      group: id,
      name: termName(catalogue, 'format-groups', id, shop.locale),
      main: formatPrices(priced, configuration, main),
      more: formatPrices(priced, configuration, more),
    }))
    .filter(({ main, more }) => main.length + more.length > 0)
}
