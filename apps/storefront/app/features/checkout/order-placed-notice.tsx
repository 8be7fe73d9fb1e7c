import { CheckIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { InfoNotice } from './notices.tsx'

export interface PlacedOrderLinks {
  /** Inner path of the page with the order status. */
  statusPath: string
  /** Address of the payment page, outside the shop. */
  paymentUrl: string | null
}

/**
 * After an order: a link to the payment page, which opens by itself, or to the existing order if an outdated page was
 * submitted again.
 */
export function OrderPlacedNotice({ page, order }: { page: Page; order: PlacedOrderLinks }) {
  const { translate } = page
  const { statusPath, paymentUrl } = order
  const kind = paymentUrl ? 'pay' : 'again'
  return (
    <div className="mt-8 max-w-[45rem]">
      {paymentUrl && <meta httpEquiv="refresh" content={`0; url=${paymentUrl}`} />}
      <InfoNotice icon={CheckIcon}>
        <strong className="font-semibold">{translate(`checkout.${kind}-title`)}</strong>{' '}
        {translate(`checkout.${kind}`)}{' '}
        <a href={paymentUrl ?? page.href(statusPath)} className="text-link">
          {translate(`checkout.${kind}-link`)}
        </a>
      </InfoNotice>
    </div>
  )
}
