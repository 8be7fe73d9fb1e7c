import { designerParams, designerUrl, suggestedCalendarStart } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

type Input = Parameters<typeof designerParams<'calendar'>>[1]

/** Link to the calendar designer. It names a start month, so that pages and designer agree on it. */
export function calendarLink({ shop, now }: Pick<CallContext, 'shop' | 'now'>, input: Input): string {
  const params = designerParams('calendar', input, suggestedCalendarStart(now))
  return designerUrl('calendar', params, { locale: shop.locale })
}
