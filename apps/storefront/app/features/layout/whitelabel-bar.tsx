import type { Page } from '../../platform/page.ts'

/**
 * Slot for the bar of whitelabel customers, on web only. A script fills it for such a customer
 * (`platform/show-whitelabel.ts`); all others load neither its texts nor its styles.
 */
export function WhitelabelBar({ page }: { page: Page }) {
  return page.platform === 'web' ? <div data-whitelabel hidden /> : null
}
