import type { Checkout } from '@passepartout/contracts'
import type { Page } from '../../platform/page.ts'
import { addressLine } from './address-step.tsx'
import { formActionWithoutQuery } from './form-action-without-query.ts'

/** Saved addresses, except the one in the form; each fills the form. */
export function SavedAddresses({
  page,
  checkout: { customer, address },
}: {
  page: Page
  checkout: Pick<Checkout, 'customer' | 'address'>
}) {
  const { translate } = page
  const shown = address ? addressLine(address.delivery, page) : ''
  const others = (customer?.addresses ?? [])
    .map(saved => ({ ...saved, line: addressLine(saved.address, page) }))
    .filter(({ line }) => line !== shown)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="saved-addresses" className="mb-7">
      <h3 id="saved-addresses" className="text-16 font-semibold">
        {translate('access.checkout-addresses')}
      </h3>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {others.map(({ id, line }) => (
          <li key={id}>
            <form
              {...formActionWithoutQuery(page)}
              data-send=""
              className="flex items-center justify-between gap-4 py-1"
            >
              <input type="hidden" name="intent" value="saved-address" />
              <input type="hidden" name="saved" value={id} />
              <span id={`saved-${id}`} className="min-w-0 py-2 text-15 break-words">
                {line}
              </span>
              <button
                type="submit"
                aria-describedby={`saved-${id}`}
                className="text-link min-h-11 flex-none text-15"
              >
                {translate('access.checkout-take')}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}
