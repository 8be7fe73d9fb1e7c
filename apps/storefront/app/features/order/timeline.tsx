import type { Order, OrderTimelineStep } from '@passepartout/contracts'
import { CheckIcon, ClockIcon, CloseIcon, HomeIcon, ParcelIcon, TruckIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { Panel } from './panels.tsx'

const ICONS = {
  placed: ClockIcon,
  paid: ClockIcon,
  'in-production': ClockIcon,
  shipped: TruckIcon,
  delivered: HomeIcon,
}

/** Progress of the order: completed steps, the next one, and shipments inside their step. */
export function Timeline({ page, order }: { page: Page; order: Order }) {
  const { translate } = page
  if (order.state === 'cancelled' || order.state === 'refunded')
    return <OrderEnded page={page} order={order} />
  const next = order.timeline.findIndex(({ at }) => at === null)
  return (
    <Panel>
      <h2 className="sr-only">{translate('order.timeline')}</h2>
      <ol>
        {order.timeline.map(({ step, at }, index) => {
          const isDone = at !== null && (index < next || next === -1)
          const isNext = index === next
          const isLast = index === order.timeline.length - 1
          const Icon = isDone ? CheckIcon : ICONS[step]
          const ring = isDone
            ? 'border-ok text-ok'
            : isNext
              ? 'border-ink bg-ink text-raised'
              : 'border-line-strong text-muted'
          return (
            <li key={step} className="relative flex gap-4 pb-7 last:pb-0">
              {!isLast && (
                <span
                  aria-hidden="true"
                  className={`absolute top-8.5 bottom-0 left-[16px] w-0.5 ${isDone ? 'bg-ok' : 'bg-hairline'}`}
                />
              )}
              <span
                aria-hidden="true"
                className={`grid size-8.5 flex-none place-items-center rounded-full border-[1.5px] ${ring}`}
              >
                <Icon size={18} />
              </span>
              <div className="min-w-0 flex-1 pt-1" aria-current={isNext ? 'step' : undefined}>
                <p className={`font-semibold ${isDone || isNext ? '' : 'text-muted'}`}>
                  {translate(`order.step-${step}`)}
                  {isDone && <span className="sr-only"> ({translate('order.step-done')})</span>}
                </p>
                <p className="mt-0.5 text-15 text-muted first-letter:uppercase">
                  {at?.text ?? expectedStepText(page, order, step)}
                </p>
                {step === 'shipped' && <Shipments page={page} order={order} />}
              </div>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

/** Text of a step that has not happened yet. */
function expectedStepText({ translate }: Page, order: Order, step: OrderTimelineStep): string {
  if (step === 'in-production' && order.changeUntil)
    return translate(order.changeDay ? 'order.step-begins-day' : 'order.step-begins', {
      time: order.changeUntil.text,
      day: order.changeDay ?? '',
    })
  if (step !== 'delivered') return ''
  const { street, postalCode, city } = order.delivery
  return [order.arrives, street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
}

function Shipments({ page, order: { parcels } }: { page: Page; order: Order }) {
  const { translate } = page
  if (parcels.length === 0) return null
  return (
    <ul className="mt-3 grid gap-3">
      {parcels.map(({ number, contents, carrier, shippedAt, deliveredAt, trackingUrl, trackingNumber }) => (
        <li
          key={number}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-surface border border-hairline bg-surface px-4 py-3.5"
        >
          <ParcelIcon size={20} className="flex-none max-md:hidden" />
          <div className="min-w-0 flex-1">
            <p className="text-15 font-semibold">
              {translate('order.parcel', { number, contents: contents.join(', ') })}
            </p>
            <p className="text-14 text-muted">
              {deliveredAt
                ? translate('order.parcel-delivered', { at: deliveredAt.text })
                : translate('order.parcel-sent', { at: shippedAt.text })}
              {trackingNumber && !trackingUrl && <span className="block">{trackingNumber}</span>}
            </p>
          </div>
          {trackingUrl && (
            <a href={trackingUrl} rel="noreferrer" className="text-link flex min-h-11 items-center">
              {translate('order.parcel-at', { carrier })}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function OrderEnded({ page, order }: { page: Page; order: Order }) {
  return (
    <Panel>
      <p className="flex gap-3">
        <CloseIcon size={22} className="mt-px flex-none text-muted" />
        {page.translate(`order.${order.state}-text`)}
      </p>
    </Panel>
  )
}
