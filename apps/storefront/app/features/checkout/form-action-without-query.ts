import { systemPath } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'

/** Form attributes that post to the page without its query, which a redirect would retain. */
export const formActionWithoutQuery = (page: Page, target: 'cart' | 'checkout' = 'checkout') =>
  ({ method: 'post', action: page.href(systemPath(page.shop, target)) }) as const
