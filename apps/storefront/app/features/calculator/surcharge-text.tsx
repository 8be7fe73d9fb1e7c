import { fillMessage, formatMoney, money } from '@passepartout/domain'
import type { CalculatorProps } from './calculator-props.ts'

interface SurchargeTextProps {
  props: CalculatorProps
  /** Minor units; `undefined` while it is on its way. */
  amount: number | undefined
}

/** What a choice costs more or less; its line is kept while the amount is on its way. */
export function SurchargeText({ props: { shop, texts }, amount }: SurchargeTextProps) {
  return <span className="figures block min-h-[1lh]">{amount ? textOf(amount) : ''}</span>

  function textOf(difference: number): string {
    const text = formatMoney(money(Math.abs(difference), shop.currency), shop.locale)
    return difference > 0
      ? fillMessage(texts['more-price'], { amount: text }, shop.locale)
      : `\u2212\u00a0${text}`
  }
}
