import type { FlyoutItem } from '@passepartout/content-model'
import type { Page } from '../../platform/page.ts'
import { internalUrlOf } from '../links/address.ts'

/** Where an entry of a menu leads, with the part of a list it means; `undefined` where a menu may not lead there. */
export function menuItemUrl(
  { link, query }: Pick<FlyoutItem, 'link' | 'query'>,
  page: Page,
): string | undefined {
  const href = internalUrlOf(link, page)
  if (href === undefined || !query) return href
  const [address, anchor] = href.split('#', 2)
  return `${address}${href.includes('?') ? '&' : '?'}${query}${anchor === undefined ? '' : `#${anchor}`}`
}
