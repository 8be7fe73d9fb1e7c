import { type FrameConfiguration, fillMessage } from '@passepartout/domain'
import { RetryIcon } from '@passepartout/ui/icons'
import type { Ref } from 'react'
import { ContinueToDesigner } from './continue-to-designer.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { NextQuantityTier } from './next-quantity-tier.tsx'
import { PriceNote } from './price-note.tsx'
import type { Prices } from './use-prices.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface PriceBoxProps {
  props: WallArtFormProps
  configuration: FrameConfiguration
  prices: Prices
  ref?: Ref<HTMLDivElement>
}

/** Price with its notes, delivery, and the button to the designer. Its lines keep their height while a price loads. */
export function PriceBox({ props, configuration, prices, ref }: PriceBoxProps) {
  const { texts } = props
  const { current, failed, retry } = prices
  // While new prices load, the page's first prices determine the reserved space.
  const known = [...(props.prices.formats?.formats ?? []), ...prices.listed]
  const isEverReduced = known.some(({ discountPercent }) => discountPercent > 0)
  const isReduced = current && current.priceCurrent.amount < current.priceOriginal.amount
  return (
    <div ref={ref} className="mt-7 rounded-surface bg-raised p-4 shadow-float md:p-5 forced-colors:border">
      <div aria-live="polite" aria-atomic="true" aria-busy={!current && !failed}>
        <p
          data-net={current ? current.priceCurrent.net : failed ? undefined : ''}
          className="flex min-h-10 flex-wrap items-baseline gap-x-3"
        >
          {current ? (
            <>
              <span className="sr-only">{isReduced ? texts.now : texts.price} </span>
              <strong className={`type-price ${isReduced ? 'text-reduced' : ''}`}>
                {current.priceCurrent.text}
              </strong>
              {isReduced && (
                <>
                  <span className="sr-only">, {texts.before} </span>
                  <del className="figures text-18 text-muted">{current.priceOriginal.text}</del>
                  <span className="figures self-center rounded-badge border border-current px-1.5 py-0.5 font-semibold text-12 text-reduced">
                    {fillMessage(texts.discount, { share: current.discountPercent }, props.shop.locale)}
                  </span>
                </>
              )}
            </>
          ) : failed ? (
            <>
              <span className="text-15">{texts['price-failed']}</span>
              <button
                type="button"
                onClick={retry}
                className="text-link inline-flex items-center gap-1.5 text-15"
              >
                <RetryIcon size={16} aria-hidden="true" />
                {texts.retry}
              </button>
            </>
          ) : (
            <span className="type-price h-[1em] w-36 self-center skeleton">
              <span className="sr-only">{texts['price-loading']}</span>
            </span>
          )}
        </p>
        <div className={`mt-1 ${isEverReduced ? 'min-h-[2.275rem]' : 'min-h-[1.1375rem]'}`}>
          <PriceNote prices={prices} props={props} />
        </div>
        <NextQuantityTier props={props} article={prices.article} />
      </div>
      <DeliveryLine props={props} configuration={configuration} />
      <ContinueToDesigner props={props} className="mt-4" />
      <p className="mt-3 text-14 text-muted not-in-data-draft:hidden">{texts['draft-note']}</p>
    </div>
  )
}
