import { designerParams, designerUrl, suggestedCalendarStart } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

type Input = Parameters<typeof designerParams<'calendar'>>[1]

/** The way into the designer of calendars; our own links name a start, so that pages and designer agree on it. */
export function calendarLink({ shop, now }: Pick<CallContext, 'shop' | 'now'>, input: Input): string {
  const params = designerParams('calendar', input, suggestedCalendarStart(now))
  return designerUrl('calendar', params, { locale: shop.locale })
}
