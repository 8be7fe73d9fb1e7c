import { TruckIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { shippingText } from '../prices/shipping-text.ts'
import type { DeliveryPromise } from './delivery-promise.ts'

/** Delivery date, the earlier date of express delivery, and the shipping cost. */
export function DeliveryLines({ page, delivery }: { page: Page; delivery: DeliveryPromise | undefined }) {
  const { translate } = page
  const shipping = shippingText(page)
  return (
    <p className="mt-4 flex items-start gap-3 text-15">
      <TruckIcon size={20} aria-hidden="true" className="mt-px flex-none" />
      <span>
        {delivery
          ? translate('configurator.delivery', { day: delivery.day, moment: delivery.orderBy })
          : translate('configurator.delivery-made')}
        {delivery?.express && (
          <>
            {' '}
            {translate('configurator.express', {
              day: delivery.express.day,
              surcharge: delivery.express.surcharge,
            })}
          </>
        )}
        {shipping && <span className="mt-1 block text-14 text-muted">{shipping}.</span>}
        {delivery?.message && <span className="mt-1 block text-14 text-muted">{delivery.message}</span>}
      </span>
    </p>
  )
}
