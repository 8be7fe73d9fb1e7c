import type { Order } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'
import { ReceiptLines } from '../checkout/receipt-lines.tsx'
import { Sums } from '../checkout/sums.tsx'
import { Panel } from './panels.tsx'

/** The ordered lines and their totals, as on the receipt. */
export function OrderSummary({ page, order }: { page: Page; order: Order }) {
  const { translate } = page
  const { lines, sums, shippingName } = order
  return (
    <Panel title={translate('order.articles')}>
      <ReceiptLines page={page} lines={lines} isFull />
      <div className="mt-1 border-t border-hairline pt-3">
        <Sums
          page={page}
          checkout={{ lines, sums, shipping: { options: [], chosen: null } }}
          shippingName={translate('checkout.shipping-by', { name: shippingName })}
        />
      </div>
    </Panel>
  )
}
