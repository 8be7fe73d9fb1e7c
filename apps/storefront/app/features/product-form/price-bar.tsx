import { Price } from '@passepartout/ui/price'
import type { Page } from '../../platform/page.ts'
import type { ConfiguredPrice } from './product-form.ts'
import { WayOn } from './way-on.tsx'

interface PriceBarProps {
  page: Page
  price: ConfiguredPrice | undefined
  /** Address of the designer. */
  action: string
}

/**
 * Price and button while the price box is further down: at the foot of a phone, in the column on a laptop. Hidden until
 * the script of the form shows it, which knows what is in view. Last in the form, because the Enter key submits a form
 * by its first button.
 */
export function PriceBar({ page, price, action }: PriceBarProps) {
  const { translate } = page
  return (
    <div
      data-price-bar
      hidden
      className="above-notice fixed inset-x-0 bottom-0 z-20 nav:sticky nav:inset-x-auto nav:h-0 print:hidden"
    >
      <div className="flex items-center justify-between gap-3 border-t border-hairline bg-raised px-margin pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] nav:absolute nav:inset-x-0 nav:bottom-0 nav:rounded-t-surface nav:border nav:border-b-0 nav:px-5 nav:shadow-float">
        <div data-part="bar" className="min-w-0">
          {price && <Figures page={page} price={price} />}
        </div>
        <button type="submit" formAction={action} className="button button-primary flex-none px-5!">
          <WayOn design={translate('calculator.design-short')} take={translate('calculator.take-over')} />
        </button>
      </div>
    </div>
  )
}

function Figures({ page: { translate }, price }: { page: Page; price: ConfiguredPrice }) {
  const { quantity, total, unit, vat } = price
  return (
    <div data-figures>
      <p className="text-21 leading-tight [&_del]:ml-1.5 [&_del]:text-15">
        <Price
          current={total.current}
          {...(total.original ? { original: total.original } : {})}
          net={total.net}
          texts={{ now: translate('shop.now'), before: translate('shop.before') }}
        />
      </p>
      <p className="truncate text-13 text-muted figures">
        {quantity > 1
          ? translate('configurator.per-piece', { count: quantity, price: unit.current })
          : translate(vat.included ? 'configurator.vat' : 'configurator.vat-later', { rate: vat.rate })}
      </p>
    </div>
  )
}
