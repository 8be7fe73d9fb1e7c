import type { Order } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'
import { Panel } from './panels.tsx'

/** The ordered designs as files to keep. */
export function OrderCopies({ page, order }: { page: Page; order: Order }) {
  const { translate } = page
  if (order.copies.length === 0) return null
  return (
    <Panel title={translate('order.copies-title')}>
      <p className="text-muted">{translate('order.copies-text')}</p>
      <ul className="mt-3 divide-y divide-hairline">
        {order.copies.map(({ line, title, fileUrl }) => (
          <li key={line} className="py-1">
            <a
              href={fileUrl}
              download
              className="inline-block min-h-11 py-2.5 break-words underline underline-offset-4"
            >
              {title || translate('cart.unnamed')} (PDF)
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
