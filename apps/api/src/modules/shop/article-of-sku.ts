import {
  type Catalogue,
  formatSize,
  frameDesignerUrl,
  frameOf,
  localised,
  type Money,
  materialOf,
  normaliseFrameConfiguration,
  type PriceBook,
  parseDimension,
  parseFrameSku,
  priceFrame,
  type Shop,
} from '@passepartout/domain'

interface Priced {
  catalogue: Catalogue
  priceBook: PriceBook
  shop: Shop
  now: Date
}

/** What an SKU stands for. */
export interface Article {
  kind: string
  name: string
  configuration: Record<string, string | number | boolean | string[]>
  price: { current: Money; original: Money; discountShare: number }
  designerUrl: string | null
}

/** The article of an SKU with its price in a shop; `undefined` where the shop has none of that number. */
export const articleOfSku = (priced: Priced, sku: string): Article | undefined => framedPicture(priced, sku)

function framedPicture({ catalogue, priceBook, shop, now }: Priced, sku: string): Article | undefined {
  const target = parseFrameSku(catalogue, sku)
  if (!target) return undefined
  const { configuration, corrections } = normaliseFrameConfiguration(catalogue, target, shop)
  if (corrections.some(({ field }) => field !== 'optionTypes')) return undefined
  const price = priceFrame(priceBook, catalogue, configuration, shop, { at: now })
  if (!price.ok) return undefined
  const frame = target.frameType === undefined ? undefined : frameOf(catalogue, target.frameType)
  const parts = [
    localised(materialOf(catalogue, target.materialType).name, shop.locale),
    formatSize(parseDimension(target.formatType), shop.locale),
    ...(frame ? [localised(frame.kind.name, shop.locale), localised(frame.finish.name, shop.locale)] : []),
  ]
  return {
    kind: 'photo-frame',
    name: parts.join(', '),
    configuration: { ...configuration },
    price,
    designerUrl: frameDesignerUrl(configuration, { locale: shop.locale }),
  }
}
