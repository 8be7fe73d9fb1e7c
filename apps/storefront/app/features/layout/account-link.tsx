import { systemPath } from '@passepartout/domain'
import { AccountIcon, CheckIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'

/**
 * Link to the account: opens the log-in dialog, without a script its page. After load, a script shows the name of a
 * logged-in customer here (`platform/show-customer.ts`).
 */
export function AccountLink({ page }: { page: Page }) {
  const { channel, country, locale } = page.shop
  return (
    <a
      href={page.href(systemPath(page.shop, 'account'))}
      data-account={page.href(systemPath(page.shop, 'account'))}
      data-shop={JSON.stringify({ channel, country, locale })}
      data-opens-dialog="log-in"
      data-no-speculation=""
      className="group flex min-h-11 min-w-11 items-center justify-center gap-2 no-underline hover:underline"
    >
      <span className="relative">
        <AccountIcon size={22} />
        <CheckIcon
          size={12}
          className="absolute -right-1 -bottom-0.5 hidden rounded-full bg-count text-on-accent group-data-logged-in:block"
        />
      </span>
      <span data-account-spoken hidden className="sr-only">
        {page.translate('navigation.account-of')}{' '}
      </span>
      <span data-account-name className="max-w-40 truncate max-nav:sr-only">
        {page.translate('navigation.log-in')}
      </span>
    </a>
  )
}
