import { getAccessories } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type AccessoryArticle, definitionOf, priceProduct } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { refuse } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { createTermFilter, toListPayload } from '../listing/index.ts'
import { cacheForAMinute, type StartingPriceSource, toStartingPrice } from '../prices/index.ts'
import { colourName, toAccessoryPayload } from './to-accessory-payload.ts'

/** Accessories have one order only: that of the catalogue. */
const UNSORTED = { created: '', popularity: 0 }

export const getAccessoriesRoute = route(
  getAccessories,
  schemas.getAccessories,
  (context, { query: { sku, ...query } }) => {
    const all = accessoriesWithPrices(context).filter(
      ({ article }) => sku === undefined || article.variants.some(variant => variant.sku === sku),
    )
    if (sku !== undefined && all.length === 0) return refuse('not-found')
    const filters = {
      type: createTermFilter(context, 'card-accessory-types', query.type, ({ article }: PricedAccessory) => [
        article.type,
      ]),
      color: {
        valuesOf: ({ article }: PricedAccessory) => article.variants.map(({ colour }) => colour),
        order: definitionOf(context.catalogue, 'accessory').colours.map(({ id }) => id),
        nameOf: (colour: string) => colourName(context, colour),
        ...(query.color === undefined ? {} : { chosen: query.color }),
      },
    }
    return toListPayload(context, all, filters, query, ({ article, price }) => ({
      ...toAccessoryPayload(context, article),
      priceFrom: { ...toStartingPrice(price, context.shop), quantity: price.quantity },
      fits: {
        cardFormats: article.fits.cardFormats ?? [],
        kinds: article.fits.kinds ?? [],
        materials: article.fits.materials ?? [],
      },
    }))
  },
  { isPublic: true },
)

interface PricedAccessory {
  article: AccessoryArticle
  price: StartingPriceSource & { quantity: number }
  created: string
  popularity: number
}

const remembered = cacheForAMinute<PricedAccessory[]>()

/** Every accessory that the shop sells, with its lowest price per piece over all quantities. */
const accessoriesWithPrices = ({ catalogue, priceBook, shop, now }: CallContext): PricedAccessory[] =>
  remembered(priceBook, shop, now, () =>
    definitionOf(catalogue, 'accessory').articles.flatMap(article => {
      const [variant] = article.variants
      const priced = (quantity: number) =>
        priceProduct(priceBook, catalogue, { kind: 'accessory', sku: variant?.sku ?? '' }, shop, {
          quantity,
          at: now,
        })
      const one = priced(1)
      const price = one.ok ? priced(one.quantityTiers.at(-1)?.from ?? 1) : one
      return price.ok ? [{ article, price, ...UNSORTED }] : []
    }),
  )
