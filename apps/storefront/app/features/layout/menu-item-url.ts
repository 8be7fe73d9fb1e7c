import type { FlyoutItem } from '@passepartout/content-model'
import type { Page } from '../../platform/page.ts'
import { internalUrlOf } from '../links/address.ts'

/** Target of a menu entry, with the query of a filtered list; `undefined` for targets that a menu may not have. */
export function menuItemUrl(
  { link, query }: Pick<FlyoutItem, 'link' | 'query'>,
  page: Page,
): string | undefined {
  const href = internalUrlOf(link, page)
  if (href === undefined || !query) return href
  const [address, anchor] = href.split('#', 2)
  return `${address}${href.includes('?') ? '&' : '?'}${query}${anchor === undefined ? '' : `#${anchor}`}`
}
