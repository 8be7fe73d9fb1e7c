import type { DisplayMoney } from '@passepartout/contracts'
import { formatMoney, type Locale, type Money, netOfGross } from '@passepartout/domain'

/**
 * Money in responses: the amount for calculations and the formatted text.
 *
 * @param vatRate VAT rate that a price includes, in per cent
 */
export const toDisplayMoney = (money: Money, locale: Locale, vatRate = 0): DisplayMoney => ({
  ...money,
  text: formatMoney(money, locale),
  ...(vatRate > 0 ? { net: netOfGross(money.amount, vatRate) } : {}),
})
