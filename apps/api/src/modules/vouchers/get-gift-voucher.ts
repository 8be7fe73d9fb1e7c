import { getGiftVoucher } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  dayInZone,
  definitionOf,
  LAB_TIME_ZONE,
  localised,
  money,
  toDisplayMoney,
} from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { lastVoucherSendDay, voucherDesignsIn } from '../../kinds/gift-voucher.ts'
import {
  priceProductForShop,
  refuseConfiguration,
  requestedProduct,
  toPricePayload,
} from '../prices/index.ts'

export const getGiftVoucherRoute = route(
  getGiftVoucher,
  schemas.getGiftVoucher,
  async (context, { query: { quantity = 1, ...query } }) => {
    const { catalogue, shop, translate, now } = context
    const { locale, currency } = shop
    const requested = requestedProduct(context, 'gift-voucher', query)
    if (!requested.ok) return refuseConfiguration(requested.problems, translate)
    const price = await priceProductForShop(context, requested.configuration, quantity)
    if (!price.ok) return refuseConfiguration(price.problems, translate)

    const definition = definitionOf(catalogue, 'gift-voucher')
    const shown = (amount: number) => toDisplayMoney(money(amount, currency), locale)
    const { min, max, step } = definition.freeAmount[currency]
    const deliveries = definition.deliveries.map(({ id, posted, name, text }) => ({
      value: id,
      name: localised(name, locale),
      text: localised(text, locale),
      isPosted: posted,
    }))
    const nameOf = ({ value }: { value: string }) =>
      deliveries.find(delivery => delivery.value === value)?.name ?? value
    return success({
      amounts: definition.amounts[currency].map(shown),
      freeAmount: { min: shown(min), max: shown(max), step: shown(step) },
      deliveries,
      designs: voucherDesignsIn(context),
      sendOn: { first: dayInZone(LAB_TIME_ZONE, now), last: lastVoucherSendDay(now) },
      message: definition.message,
      quantityLimits: definition.quantity,
      chosen: {
        amount: shown(requested.configuration.amount),
        delivery: requested.configuration.delivery,
        ...toPricePayload(price, shop, nameOf),
      },
    })
  },
  { isPublic: true },
)
