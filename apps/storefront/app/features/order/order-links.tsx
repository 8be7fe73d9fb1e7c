import type { Order } from '@passepartout/contracts'
import { systemPath } from '@passepartout/domain'
import { ChatIcon, ChevronRightIcon, InvoiceIcon, RepeatIcon, UndoIcon } from '@passepartout/ui/icons'
import type { ComponentType, ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { telUrl } from '../layout/telephone.ts'

interface OrderLinksProps {
  page: Page
  token: string
  order: Order
}

const ROW =
  'flex min-h-13 w-full items-center gap-4 py-3 text-left no-underline hover:[&_b]:underline underline-offset-4'

/** Links to further actions on an order. */
export function OrderLinks({ page, order }: OrderLinksProps) {
  const { translate, shop, global } = page
  const { invoiceUrl, canWithdraw, orderNumber, contact, delivery } = order
  const service = global?.service
  return (
    <nav
      aria-label={translate('order.more')}
      className="rounded-surface border border-hairline bg-raised px-5 py-2 nav:px-7"
    >
      <ul className="divide-y divide-hairline">
        <li>
          {invoiceUrl ? (
            <a href={invoiceUrl} className={ROW}>
              <Row icon={InvoiceIcon} title={translate('order.invoice-pdf')} />
            </a>
          ) : (
            <div className={ROW}>
              <Row icon={InvoiceIcon} title={translate('order.invoice')} isStill>
                {translate('order.invoice-later')}
              </Row>
            </div>
          )}
        </li>
        <li>
          <form method="post">
            <button type="submit" name="intent" value="reorder" className={ROW}>
              <Row icon={RepeatIcon} title={translate('order.reorder')}>
                {needsPhotosAgain(order) && translate('order.reorder-photos')}
              </Row>
            </button>
          </form>
        </li>
        {canWithdraw && (
          <li>
            <form method="post" action={page.href(systemPath(shop, 'withdrawal'))}>
              <input type="hidden" name="intent" value="find" />
              <input type="hidden" name="orderNumber" value={orderNumber} />
              <input type="hidden" name="email" value={contact.email} />
              <input type="hidden" name="name" value={`${delivery.firstName} ${delivery.lastName}`} />
              <button type="submit" className={ROW}>
                <Row icon={UndoIcon} title={translate('frame.withdraw')} />
              </button>
            </form>
          </li>
        )}
        {service && (
          <li>
            <a href={telUrl(service.hotline)} className={ROW}>
              <Row icon={ChatIcon} title={translate('order.question')}>
                {service.hotline} · {service.hours}
              </Row>
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Customers who order again have to choose deleted photos again. */
const needsPhotosAgain = ({ arePhotosDeleted, lines }: Order): boolean =>
  arePhotosDeleted && lines.some(({ isPersonalised }) => isPersonalised)

interface RowProps {
  icon: ComponentType<{ size: number; className: string }>
  title: string
  /** Not available yet, so it is no link. */
  isStill?: boolean
  children?: ReactNode
}

function Row({ icon: Icon, title, isStill = false, children }: RowProps) {
  return (
    <>
      <Icon size={20} className="flex-none" />
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{title}</b>
        {children && <span className="block text-14 text-muted">{children}</span>}
      </span>
      {!isStill && <ChevronRightIcon size={18} className="flex-none text-muted" />}
    </>
  )
}
