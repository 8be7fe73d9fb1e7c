import type { YearMonth } from '../../designer/designer-address-rules.ts'
import { dayInZone, LAB_TIME_ZONE } from '../../prices/days.ts'
import { monthOf } from './facts.ts'

const LAST_MONTH_OF_NEXT_MONTH_STARTS = 7

/**
 * Preselected start of a calendar on a product page: next month from January to July, January of the next year from
 * August on. An address without a start still means the current month (spec 2).
 */
export function suggestedCalendarStart(now: Date): YearMonth {
  const { year, month } = monthOf(dayInZone(LAB_TIME_ZONE, now)) ?? { year: now.getUTCFullYear(), month: 12 }
  return month <= LAST_MONTH_OF_NEXT_MONTH_STARTS ? { year, month: month + 1 } : { year: year + 1, month: 1 }
}
