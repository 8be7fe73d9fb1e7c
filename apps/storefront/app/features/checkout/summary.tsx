import type { Checkout } from '@passepartout/contracts'
import { systemPath } from '@passepartout/domain'
import { CartIcon, ChevronDownIcon, TruckIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { interpolateNodes } from './interpolate-nodes.ts'
import { ReceiptLines } from './receipt-lines.tsx'
import { Sums } from './sums.tsx'

interface SummaryProps {
  page: Page
  checkout: Checkout
}

/** The ordered lines and their totals, always visible: beside the steps, or as a bar above them that unfolds. */
export function SummaryPanel({ page, checkout }: SummaryProps) {
  const { translate } = page
  return (
    <aside aria-labelledby="your-order" className="max-nav:hidden">
      <div className="sticky top-6">
        <div className="rounded-surface border border-hairline bg-raised p-7">
          <div className="mb-4 flex items-center justify-between gap-4">
            <h2 id="your-order" className="type-panel">
              {translate('checkout.your-order')}
            </h2>
            <a
              href={page.href(systemPath(page.shop, 'cart'))}
              aria-label={translate('checkout.change-order')}
              className="text-link hit-44 text-15"
            >
              {translate('checkout.change')}
            </a>
          </div>
          <SummaryBody page={page} checkout={checkout} />
        </div>
        <p className="mt-4 px-1 text-14 text-muted">{translate('checkout.kept')}</p>
      </div>
    </aside>
  )
}

export function SummaryBar({ page, checkout }: SummaryProps) {
  const { translate } = page
  return (
    <details data-summary="" className="group border-b border-hairline bg-raised nav:hidden">
      <summary className="wrap disclosure-summary flex h-15 items-center gap-3 focus-visible:-outline-offset-2">
        <CartIcon size={20} className="flex-none" />
        <span className="group-open:hidden">{translate('checkout.show-order')}</span>
        <span className="hidden group-open:inline">{translate('checkout.hide-order')}</span>
        <ChevronDownIcon size={20} className="flex-none transition-[rotate] group-open:rotate-180" />
        <span className="figures ml-auto text-18 font-semibold">{checkout.sums.total.text}</span>
      </summary>
      <div className="wrap pt-4 pb-6">
        <SummaryBody page={page} checkout={checkout} />
        <a
          href={page.href(systemPath(page.shop, 'cart'))}
          className="text-link mt-3 flex min-h-11 items-center text-15"
        >
          {translate('checkout.change-order')}
        </a>
      </div>
    </details>
  )
}

function SummaryBody({ page, checkout }: SummaryProps) {
  return (
    <>
      <ReceiptLines page={page} lines={checkout.lines} />
      <div className="border-t border-hairline pt-3">
        <Sums page={page} checkout={checkout} />
      </div>
      {checkout.arrives && <ArrivalDate page={page} day={checkout.arrives} />}
    </>
  )
}

/** The day of arrival, which is what customers choose; the carrier is shown elsewhere in small text. */
export function ArrivalDate({ page, day }: { page: Page; day: string }) {
  return (
    <p className="mt-4 flex gap-3 text-15">
      <TruckIcon size={20} className="mt-px flex-none" />
      <span>
        {interpolateNodes(page.translate('checkout.arrives'), {
          day: <strong className="font-semibold">{day}</strong>,
        })}
      </span>
    </p>
  )
}
