import { getGiftVoucher } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { dayIn, definitionOf, localised, money, PLANT_TIME_ZONE } from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { designsIn, lastSendDay } from '../../kinds/gift-voucher.ts'
import { askedProduct, pricedProduct, refuseConfiguration, shownMoney, shownPrice } from '../prices/index.ts'

export const getGiftVoucherRoute = route(
  getGiftVoucher,
  schemas.getGiftVoucher,
  async (context, { query: { quantity = 1, ...query } }) => {
    const { catalogue, shop, translate, now } = context
    const { locale, currency } = shop
    const asked = askedProduct(context, 'gift-voucher', query)
    if (!asked.ok) return refuseConfiguration(asked.problems, translate)
    const price = await pricedProduct(context, asked.configuration, quantity)
    if (!price.ok) return refuseConfiguration(price.problems, translate)

    const definition = definitionOf(catalogue, 'gift-voucher')
    const shown = (amount: number) => shownMoney(money(amount, currency), locale)
    const { min, max, step } = definition.freeAmount[currency]
    const deliveries = definition.deliveries.map(({ id, posted, name, text }) => ({
      value: id,
      name: localised(name, locale),
      text: localised(text, locale),
      isPosted: posted,
    }))
    const nameOf = ({ value }: { value: string }) =>
      deliveries.find(delivery => delivery.value === value)?.name ?? value
    return answer({
      amounts: definition.amounts[currency].map(shown),
      freeAmount: { min: shown(min), max: shown(max), step: shown(step) },
      deliveries,
      designs: designsIn(context),
      sendOn: { first: dayIn(PLANT_TIME_ZONE, now), last: lastSendDay(now) },
      message: definition.message,
      quantityLimits: definition.quantity,
      chosen: {
        amount: shown(asked.configuration.amount),
        delivery: asked.configuration.delivery,
        ...shownPrice(price, shop, nameOf),
      },
    })
  },
  { isPublic: true },
)
