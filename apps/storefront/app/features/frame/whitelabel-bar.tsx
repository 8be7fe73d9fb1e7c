import type { Page } from '../../platform/page.ts'

/**
 * The line above the header of customers who sell under their own name, on web only. It is empty and hidden until a
 * script knows such a customer; the row below it then moves down within its own height (`frame.css`).
 */
export function WhitelabelBar({ page }: { page: Page }) {
  if (page.platform !== 'web') return null
  const { translate } = page
  return (
    <p
      data-whitelabel
      hidden
      data-number={translate('navigation.customer-number')}
      className="absolute inset-x-0 top-0 flex h-5 items-center justify-center gap-3 bg-ink text-12 text-surface [&[hidden]]:hidden"
    >
      <span className="font-semibold">{translate('navigation.business')}</span>
      <span data-customer-number />
    </p>
  )
}
