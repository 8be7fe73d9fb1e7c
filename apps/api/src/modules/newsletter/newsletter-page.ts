import { type Shop, systemPath } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

/** The page with the confirmation button. */
export const newsletterPage = (
  { pageUrl }: Pick<CallContext, 'pageUrl'>,
  shop: Shop,
  step: 'confirm' | 'leave',
  token: string,
): string => `${pageUrl(shop, `${systemPath(shop, 'newsletter')}/${step}`)}?${new URLSearchParams({ token })}`
