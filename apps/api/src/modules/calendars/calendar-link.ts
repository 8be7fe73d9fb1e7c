import { dayIn, designerParams, designerUrl, monthOf, PLANT_TIME_ZONE } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

type Input = Parameters<typeof designerParams<'calendar'>>[1]

/** The way into the designer of calendars; one without a start begins in the current month. */
export function calendarLink({ shop, now }: Pick<CallContext, 'shop' | 'now'>, input: Input): string {
  const current = monthOf(dayIn(PLANT_TIME_ZONE, now)) ?? { year: now.getUTCFullYear(), month: 1 }
  return designerUrl('calendar', designerParams('calendar', input, current), { locale: shop.locale })
}
