import { Price } from '@passepartout/ui/price'
import type { WallArtPrice } from './use-prices.ts'
import type { WallArtFormTexts } from './wall-art-form-texts.ts'

interface MoneyTextProps {
  price: Pick<WallArtPrice, 'priceCurrent' | 'priceOriginal'> | undefined
  texts: WallArtFormTexts
  className?: string
}

/** A price of the product form; while it loads, a placeholder of its size. */
export function MoneyText({ price, texts, className = '' }: MoneyTextProps) {
  if (!price) {
    return (
      <span className={`inline-block h-[1em] w-16 skeleton align-baseline ${className}`}>
        <span className="sr-only">{texts['price-loading']}</span>
      </span>
    )
  }
  const { priceCurrent, priceOriginal } = price
  const isReduced = priceCurrent.amount < priceOriginal.amount
  return (
    <Price
      current={priceCurrent.text}
      {...(isReduced ? { original: priceOriginal.text } : {})}
      net={priceCurrent.net}
      texts={{ now: texts.now, before: texts.before }}
      className={className}
    />
  )
}
