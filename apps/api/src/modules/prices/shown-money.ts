import type { ShownMoney } from '@passepartout/contracts'
import { formatMoney, type Locale, type Money } from '@passepartout/domain'

/** Money as answers carry it: the amount to reckon with and the text to show. */
export const shownMoney = (money: Money, locale: Locale): ShownMoney => ({
  ...money,
  text: formatMoney(money, locale),
})
