import type { AccountOrder } from '@passepartout/contracts'
import { InvoiceIcon } from '@passepartout/ui/icons'
import type { AreaPage } from './area-page.ts'
import { EmptyStateLink } from './empty-state-link.tsx'

const STEPS = [1, 2, 3, 4, 5]

/** Orders with their progress, invoice and a link to their page. */
export function OrderList({ page, orders }: { page: AreaPage; orders: readonly AccountOrder[] }) {
  const { translate } = page
  if (orders.length === 0)
    return (
      <>
        <p className="font-semibold">{translate('area.orders-none')}</p>
        <p className="mt-1 text-muted">{translate('area.orders-none-text')}</p>
        <EmptyStateLink page={page} />
      </>
    )
  return (
    <ul className="divide-y divide-hairline">
      {orders.map(order => (
        <li
          key={order.number}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 py-5 first:pt-0 last:pb-0 md:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <Picture order={order} />
          <div>
            <p className="font-semibold">{titleOf(page, order)}</p>
            <Progress page={page} order={order} />
            <p className="mt-1.5 text-15 text-muted">
              {translate(`area.state-${order.state}`)}
              {order.arrives && `. ${translate('area.arrives', { day: order.arrives })}`}
            </p>
            <p className="mt-1 text-14 text-muted">
              {translate('area.order-of', { number: order.number })} · {order.placedAt.text} ·{' '}
              <span className="tabular-nums">{order.total.text}</span>
            </p>
          </div>
          <div className="col-span-full grid gap-2 md:col-span-1">
            <a
              href={page.href(order.statusPath)}
              data-away=""
              className="button button-secondary button-small"
            >
              {translate(order.state === 'shipped' ? 'area.order-track' : 'area.order-view')}
              <span className="sr-only">: {order.number}</span>
            </a>
            {order.invoiceUrl && (
              <a
                href={order.invoiceUrl}
                className="text-link inline-flex min-h-11 items-center justify-center gap-2 text-14"
              >
                <InvoiceIcon size={18} />
                {translate('area.invoice')}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function titleOf({ translate }: AreaPage, { lines, number }: AccountOrder): string {
  const [first, ...others] = lines
  if (!first) return number
  const name = first.quantity > 1 ? `${first.quantity} × ${first.name}` : first.name
  return others.length === 0 ? name : `${name} ${translate('area.more-lines', { count: others.length })}`
}

function Picture({ order }: { order: AccountOrder }) {
  const picture = order.lines.find(({ pictureUrl }) => pictureUrl !== null)?.pictureUrl
  return (
    <div className="grid size-20 place-items-center overflow-clip rounded-surface bg-stage p-2">
      {picture ? (
        <img src={picture} alt="" loading="lazy" className="max-h-full max-w-full" />
      ) : (
        <InvoiceIcon size={28} className="text-muted" />
      )}
    </div>
  )
}

/** Progress of an order in five steps; cancelled and refunded orders have none. */
function Progress({ page, order }: { page: AreaPage; order: AccountOrder }) {
  if (order.state === 'cancelled' || order.state === 'refunded') return null
  return (
    <div
      role="img"
      aria-label={page.translate('area.steps', { done: order.stepsDone })}
      className="mt-2 flex gap-1.5"
    >
      {STEPS.map(step => (
        <span
          key={step}
          className={`h-1 flex-1 rounded-full ${step <= order.stepsDone ? 'bg-accent' : 'bg-hairline'}`}
        />
      ))}
    </div>
  )
}
