import { netOfGross } from '../prices/vat.ts'
import type { Locale } from '../shops/locales.ts'
import { formatMoney } from './format-money.ts'
import type { Money } from './money.ts'

/**
 * Money to display: the amount for calculations and the formatted text.
 *
 * @param vatRate VAT rate that a price includes, in per cent
 */
export const toDisplayMoney = (
  money: Money,
  locale: Locale,
  vatRate = 0,
): Money & { text: string; net?: number } => ({
  ...money,
  text: formatMoney(money, locale),
  ...(vatRate > 0 ? { net: netOfGross(money.amount, vatRate) } : {}),
})
