import { mergeOf, totalCopies } from '@passepartout/document'
import { useNetPriceText } from '../panels/use-net-price-text.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { isSample, quantityOf } from './card-query.ts'

/** Quantity of cards, and the prices of larger quantities. */
export function Quantity() {
  const { t, cardOptions, number } = useDesigner()
  const offer = useDesign(state => state.offer)
  const line = useDesign(state => state.line)
  const status = useDesign(state => state.price.status)
  const netOf = useNetPriceText()
  const merge = useEditor(({ document }) => mergeOf(document))
  useEditor(snapshot => snapshot.configuration)
  const address = cardOptions?.address() ?? ''
  if (!offer || isSample(address)) return null
  const quantity = line?.quantity ?? quantityOf(address)
  const { min, max } = offer.quantityLimits
  const { nextTier } = offer
  const step = quantity >= 50 ? 5 : 1
  return (
    <section className="panel" data-checking={status === 'checking' ? '' : undefined}>
      <div className="panel-head">
        <h3 id="quantity-title">{t('field.quantity')}</h3>
        <span className="aside">
          {[t('card.each', { price: offer.priceCurrent.text }), netOf(offer.priceCurrent)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {merge ? (
        <p className="small muted">
          {t('names.count', { count: merge.records.length })} ·{' '}
          {t('names.cards', { count: totalCopies(merge) })}
        </p>
      ) : line ? (
        <p className="small muted">{t('card.inCart', { count: number.format(quantity) })}</p>
      ) : (
        <div className="quantity">
          <button
            type="button"
            className="icon-button"
            aria-label={t('card.fewer')}
            aria-disabled={quantity <= min}
            onClick={() => cardOptions?.setQuantity(quantity - step)}
          >
            −
          </button>
          <input
            key={quantity}
            inputMode="numeric"
            aria-labelledby="quantity-title"
            defaultValue={quantity}
            onBlur={event => {
              const wanted = Number(event.currentTarget.value)
              if (wanted !== quantity) cardOptions?.setQuantity(wanted || quantity)
            }}
            onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t('card.more')}
            aria-disabled={quantity >= max}
            onClick={() => cardOptions?.setQuantity(quantity + step)}
          >
            +
          </button>
        </div>
      )}
      {nextTier && !line && !merge && (
        <button type="button" className="tier" onClick={() => cardOptions?.setQuantity(nextTier.from)}>
          {t('card.tier', { count: number.format(nextTier.from), price: nextTier.price.text })}
        </button>
      )}
    </section>
  )
}
