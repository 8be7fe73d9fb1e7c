import { getAccessoryPrice } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  ACCESSORY_QUANTITIES,
  DEFAULT_ACCESSORY_QUANTITY,
  findAccessory,
  nextAccessoryQuantity,
  previousAccessoryQuantity,
  pricePerMetre,
  toDisplayMoney,
} from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { priceProductForShop, refuseConfiguration, toPricePayload } from '../prices/index.ts'
import { accessoryName } from './to-accessory-payload.ts'

export const getAccessoryPriceRoute = route(
  getAccessoryPrice,
  schemas.getAccessoryPrice,
  async (context, { query: { sku, ...query } }) => {
    const found = findAccessory(context.catalogue, sku)
    const quantity = query.quantity ?? found?.article.usualQuantity ?? DEFAULT_ACCESSORY_QUANTITY
    const price = await priceProductForShop(context, { kind: 'accessory', sku }, quantity)
    if (!price.ok) return refuseConfiguration(price.problems, context.translate)
    const perMetre = found && pricePerMetre(found.article, price.current, context.shop.country)
    return success({
      sku,
      name: accessoryName(context, sku),
      ...toPricePayload(price, context.shop, part => accessoryName(context, part.value)),
      pricePerMetre: perMetre ? toDisplayMoney(perMetre, context.shop.locale, price.vatRate) : null,
      quantities: [...ACCESSORY_QUANTITIES],
      previousQuantity: previousAccessoryQuantity(quantity) ?? null,
      nextQuantity: nextAccessoryQuantity(quantity) ?? null,
    })
  },
  { isPublic: true },
)
