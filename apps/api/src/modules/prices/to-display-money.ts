import type { DisplayMoney } from '@passepartout/contracts'
import { formatMoney, type Locale, type Money, netOfGross } from '@passepartout/domain'

/**
 * Money as answers carry it: the amount to reckon with and the text to show.
 *
 * @param vatRate of a price: per cent that it contains
 */
export const toDisplayMoney = (money: Money, locale: Locale, vatRate = 0): DisplayMoney => ({
  ...money,
  text: formatMoney(money, locale),
  ...(vatRate > 0 ? { net: netOfGross(money.amount, vatRate) } : {}),
})
