import { concerns } from '@passepartout/domain'
import { Price } from '@passepartout/ui/price'
import type { Page } from '../../platform/page.ts'
import type { ConfiguredPrice } from './product-form.ts'

/** Total, unit price, information that the law requires, and every price part. */
export function PriceSummary({ page, price }: { page: Page; price: ConfiguredPrice | undefined }) {
  const { translate } = page
  if (!price) return <p className="text-15">{translate('configurator.no-price')}</p>
  const { quantity, total, unit, perMetre, discountPercent, delivered, reference, vat, parts, nextTier } =
    price
  const texts = { now: translate('shop.now'), before: translate('shop.before') }
  return (
    <>
      <div data-figures>
        <p className="type-price flex flex-wrap items-baseline gap-x-3">
          <Price
            current={total.current}
            {...(total.original ? { original: total.original } : {})}
            net={total.net}
            texts={texts}
          />
          {discountPercent > 0 && (
            <span className="rounded-badge border border-current px-1.5 py-0.5 font-text text-12 font-semibold text-reduced">
              {translate('calculator.discount', { share: discountPercent })}
            </span>
          )}
        </p>
        {quantity > 1 && (
          <p data-net={unit.net} className="mt-1 text-15 text-muted figures">
            {translate('configurator.per-piece', { count: quantity, price: unit.current })}
          </p>
        )}
        {perMetre && (
          <p data-net={perMetre.net} className="mt-1 text-13 text-muted figures">
            {translate('configurator.per-metre', { price: perMetre.current })}
          </p>
        )}
        {delivered && concerns('total-price', page.shop.country) && (
          <p data-law="total-price" className="figures mt-1 text-15 font-semibold">
            {translate('configurator.delivered', { price: delivered })}
          </p>
        )}
        {reference && (
          <p className="mt-1 text-13 text-muted">
            {translate('configurator.lowest-30', { price: reference })}
          </p>
        )}
        <p className="mt-1 text-13 text-muted">
          {translate(vat.included ? 'configurator.vat' : 'configurator.vat-later', { rate: vat.rate })}
        </p>
        {nextTier && (
          <p className="mt-2 text-14">
            {translate('configurator.next-tier', { count: nextTier.from, saving: nextTier.saving })}
          </p>
        )}
      </div>
      {parts.length > 1 && (
        <details className="mt-2 text-14" data-keep-open="parts">
          <summary className="text-link inline-block min-h-6 cursor-pointer py-1">
            {translate('configurator.parts')}
          </summary>
          <dl className="figures" data-figures>
            {parts.map(part => (
              <div key={part.name} className="flex justify-between gap-4 border-b border-hairline py-2">
                <dt>{part.name}</dt>
                <dd data-net={part.net} className="text-right whitespace-nowrap">
                  {part.price}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
