import { CheckIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { InfoNotice } from './notices.tsx'

export interface PlacedOrderLinks {
  /** Inner path of the page that shows how the order stands. */
  statusPath: string
  /** Where it is paid, outside of the shop. */
  paymentUrl: string | null
}

/** After an order: the way to where it is paid, which opens by itself, or to the order that an old page sent again. */
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
