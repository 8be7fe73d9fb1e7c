import { fillMessage, formatMoney, money, netOfGross } from '@passepartout/domain'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface SurchargeTextProps {
  props: WallArtFormProps
  /** Minor units; `undefined` while it loads. */
  amount: number | undefined
}

/** How much a choice raises or lowers the price; its line is reserved while the amount loads. */
export function SurchargeText({ props: { shop, texts, prices }, amount }: SurchargeTextProps) {
  // The rate is the country's: that of the page's first price.
  const { vatIncluded, vatRate = 0 } = prices.article ?? {}
  // While an amount loads, and where there is none, the line of the net amount is reserved as well.
  const net = vatIncluded ? (amount ? netOfGross(amount, vatRate) : '') : undefined
  return (
    <span data-net={net} className="figures block min-h-[1lh]">
      {amount ? textOf(amount) : ''}
    </span>
  )

  function textOf(difference: number): string {
    const text = formatMoney(money(Math.abs(difference), shop.currency), shop.locale)
    return difference > 0
      ? fillMessage(texts['more-price'], { amount: text }, shop.locale)
      : `\u2212\u00a0${text}`
  }
}
