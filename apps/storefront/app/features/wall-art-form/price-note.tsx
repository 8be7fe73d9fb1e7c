import { fillMessage } from '@passepartout/domain'
import type { Prices } from './use-prices.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface PriceNoteProps {
  prices: Prices
  props: WallArtFormProps
}

/** Information that the law requires beside a price: the reference price of a reduction, taxes and shipping. */
export function PriceNote({ prices: { current, article }, props }: PriceNoteProps) {
  const { texts, shop } = props
  if (!current) return null
  // The rate is the country's, so the page's first price has it while another one loads.
  const taxed = article ?? props.prices.article
  const isReduced = current.priceCurrent.amount < current.priceOriginal.amount
  const { text } = article?.referencePrice ?? current.priceOriginal
  return (
    <p className="figures text-13 text-muted">
      {props.showsDelivered && article?.delivered && (
        <strong data-law="total-price" className="block text-15 font-semibold text-ink">
          {fillMessage(texts.delivered, { price: article.delivered.text }, shop.locale)}
        </strong>
      )}
      {isReduced && `${fillMessage(texts['lowest-30'], { price: text }, shop.locale)} `}
      {taxed?.vatIncluded
        ? fillMessage(texts.vat, { rate: taxed.vatRate }, shop.locale)
        : texts[taxed ? 'vat-later' : 'vat-short']}
    </p>
  )
}
