import type { Checkout } from '@passepartout/contracts'
import { accountPath, systemPath } from '@passepartout/domain'
import { AccountIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { WhitelabelSenderNote } from './whitelabel-sender-note.tsx'

/** Guests continue without an account; customers can log in here and return with the same cart. */
export function CheckoutAccountHint({
  page,
  checkout: { customer },
}: {
  page: Page
  checkout: Pick<Checkout, 'customer'>
}) {
  const { translate, shop, href } = page
  const back = new URLSearchParams({ back: href(systemPath(shop, 'checkout')) })
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-3 rounded-surface bg-stage px-4 py-2 text-15">
      <AccountIcon size={20} className="flex-none" />
      {customer ? (
        <span className="min-w-0 py-2 break-words">
          {translate('access.checkout-as', { email: customer.email })}
          {customer.whitelabel && <WhitelabelSenderNote page={page} {...customer.whitelabel} />}
        </span>
      ) : (
        <>
          <span className="py-2">{translate('access.checkout-guest')}</span>
          <a
            href={`${href(accountPath(shop, 'log-in'))}?${back}`}
            data-opens-dialog="log-in"
            data-no-speculation=""
            className="text-link inline-flex min-h-11 items-center"
          >
            {translate('access.checkout-log-in')}
          </a>
        </>
      )}
    </p>
  )
}
