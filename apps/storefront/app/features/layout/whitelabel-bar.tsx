import type { Page } from '../../platform/page.ts'

/**
 * The place of the line of customers who sell under their own name, on web only. A script fills it once it knows such a
 * customer (`platform/show-whitelabel.ts`); all others load neither its words nor its styles.
 */
export function WhitelabelBar({ page }: { page: Page }) {
  return page.platform === 'web' ? <div data-whitelabel hidden /> : null
}
