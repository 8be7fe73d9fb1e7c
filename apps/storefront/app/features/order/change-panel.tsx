import type { Order } from '@passepartout/contracts'
import { ChevronDownIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { AddressFields } from '../checkout/address-fields.tsx'
import type { OrderFormError } from './handle-order-action.ts'
import { Panel } from './panels.tsx'

interface ChangePanelProps {
  page: Page
  order: Order
  failed: OrderFormError | undefined
}

const RING = 2 * Math.PI * 44

/** How long the order can still be changed, and how. The time of day is shown beside the countdown. */
export function ChangePanel({ page, order, failed }: ChangePanelProps) {
  const { translate } = page
  const { changeUntil, changeDay } = order
  return (
    <Panel>
      <div
        className="flex flex-wrap items-center gap-5 md:gap-x-8"
        {...(changeUntil
          ? {
              'data-enhance': 'order-clock',
              'data-until': changeUntil.at,
              'data-minutes': translate('order.minutes-left'),
              'data-minute': translate('order.minute-left'),
            }
          : {})}
      >
        {changeUntil && (
          <div hidden data-clock="" aria-hidden="true" className="relative size-23 flex-none nav:size-33">
            <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full -rotate-90">
              <circle cx="50" cy="50" r="44" fill="none" stroke="var(--hairline)" strokeWidth="6" />
              <circle
                data-ring=""
                cx="50"
                cy="50"
                r="44"
                fill="none"
                stroke="var(--accent)"
                strokeWidth="6"
                strokeDasharray={RING}
              />
            </svg>
            <span
              data-left=""
              className="type-h3 figures absolute inset-0 grid place-items-center text-[1.25rem] nav:text-[1.75rem]"
            />
          </div>
        )}
        <div className="min-w-[10rem] flex-1">
          <h2 className="type-h3 text-[1.375rem] nav:text-[1.625rem]">
            {changeUntil
              ? translate(changeDay ? 'order.change-until-day' : 'order.change-until', {
                  time: changeUntil.text,
                  day: changeDay ?? '',
                })
              : translate('order.change-open')}
          </h2>
          <p className="mt-1.5 text-muted">
            {translate(changeUntil ? 'order.change-then' : 'order.change-open-text')}
          </p>
        </div>
        <p role="status" data-says="" className="sr-only" />
      </div>
      <div className="mt-4 divide-y divide-hairline border-t border-hairline">
        {order.shippingName !== '' && <AddressForm page={page} order={order} failed={failed} />}
        <CancelForm page={page} order={order} />
      </div>
    </Panel>
  )
}

function AddressForm({ page, order, failed }: ChangePanelProps) {
  const { translate } = page
  const own = failed?.intent === 'address' ? failed : undefined
  const problems = Object.fromEntries(
    Object.entries(own?.errors ?? {}).map(([name, texts]) => [`delivery.${name}`, texts]),
  )
  return (
    <details open={own !== undefined} className="disclosure">
      <summary className="flex min-h-13 items-center justify-between font-semibold">
        {translate('order.change-address')}
        <ChevronDownIcon size={20} />
      </summary>
      <form method="post" noValidate className="checkout-address grid gap-5 pt-2 pb-5">
        <input type="hidden" name="intent" value="address" />
        <input type="hidden" name="delivery.kind" value={order.delivery.kind} />
        <AddressFields
          page={page}
          part="delivery"
          address={own?.delivery ?? order.delivery}
          problems={problems}
          countries={[order.delivery.country]}
        />
        <button type="submit" className="button button-secondary justify-self-start max-md:w-full">
          {translate('order.save-address')}
        </button>
      </form>
    </details>
  )
}

/** Two steps, because a cancelled order cannot be restored. */
function CancelForm({ page, order }: { page: Page; order: Order }) {
  const { translate } = page
  const isPaid = order.payment.state === 'paid'
  return (
    <details className="disclosure">
      <summary className="flex min-h-13 items-center justify-between font-semibold">
        {translate('order.cancel')}
        <ChevronDownIcon size={20} />
      </summary>
      <form method="post" className="pt-1 pb-4">
        <p className="measure text-muted">{translate(isPaid ? 'order.cancel-paid' : 'order.cancel-text')}</p>
        <button
          type="submit"
          name="intent"
          value="cancel"
          className="button button-secondary mt-4 max-md:w-full"
        >
          {translate('order.cancel-now')}
        </button>
      </form>
    </details>
  )
}
