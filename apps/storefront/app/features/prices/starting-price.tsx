import type { DisplayMoney } from '@passepartout/contracts'
import { type Money, shopSettings } from '@passepartout/domain'
import { Price } from '@passepartout/ui/price'
import type { Page } from '../../platform/page.ts'
import { isSingleConfiguration } from './price-name.ts'

export interface LoadedPrice {
  current: Money & Pick<DisplayMoney, 'net'>
  original: Money
}

/** Prices by their names (`leinwand`, `leinwand:600x400`, `poster+holzrahmen`, `calendar/wandkalender`). */
export type StartingPrices = Readonly<Record<string, LoadedPrice>>

interface StartingPriceProps {
  page: Page
  prices: StartingPrices | undefined
  /** Name of the price, as the editor wrote it. */
  of: string | undefined
  className?: string
}

/** The starting price of a tile; nothing if none is requested or known, or the channel shows none in overviews. */
export function StartingPrice({ page, prices, of, className = '' }: StartingPriceProps) {
  const price = of ? prices?.[of] : undefined
  if (!of || !price || !shopSettings(page.shop).overviewPrices) return null
  const { translate, money } = page
  const reduced = price.current.amount < price.original.amount
  // A single configuration has one price; everything else is the lowest of several.
  const from = isSingleConfiguration(of) ? {} : { from: translate('shop.from') }
  return (
    <Price
      current={money(price.current)}
      {...(reduced ? { original: money(price.original) } : {})}
      net={price.current.net}
      texts={{ ...from, now: translate('shop.now'), before: translate('shop.before') }}
      className={className}
    />
  )
}
