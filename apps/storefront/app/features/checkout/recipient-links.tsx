import type { Checkout } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'
import { lineTexts } from './line-texts.ts'
import { listPath } from './list-path.ts'

/** Links to the recipient lists of lines with several copies. */
export function RecipientLinks({ page, checkout }: { page: Page; checkout: Checkout }) {
  const { translate } = page
  const lines = checkout.lines.filter(({ canBeShared }) => canBeShared)
  if (lines.length === 0) return null
  return (
    <ul className="mb-7 grid gap-2">
      {lines.map(line => (
        <li key={line.id} className="rounded-surface bg-stage px-4 py-2.5 text-15">
          {translate('recipients.offer', {
            name: lineTexts(line, translate('cart.unnamed')).name,
            quantity: line.quantity,
          })}{' '}
          <a href={listPath(page, line.id)} className="text-link inline-flex min-h-8 items-center">
            {translate(line.isAddressedHome ? 'recipients.offer-home' : 'recipients.offer-link')}
          </a>
        </li>
      ))}
    </ul>
  )
}
