import { systemPath } from '@passepartout/domain'
import { AccountIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { addressOf } from '../links/address.ts'

/**
 * The way into the account: opens the log-in dialog, without script the page of the service. Whoever is logged in
 * is told by a script after load (`platform/customer.ts`), which writes their name here.
 */
export function AccountLink({ page }: { page: Page }) {
  const service = page.global?.service.link
  return (
    <a
      href={service ? addressOf(service, page) : page.href('/')}
      data-account={page.href(systemPath(page.shop, 'account'))}
      data-opens-dialog="log-in"
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 no-underline hover:underline"
    >
      <AccountIcon size={22} />
      <span data-account-name className="max-w-40 truncate max-nav:sr-only">
        {page.translate('navigation.log-in')}
      </span>
    </a>
  )
}
