import type { DocumentRule } from './context.ts'
import { calendarRules } from './rules/calendar.ts'
import { columnNames } from './rules/column-names.ts'

/** Rules that only apply to calendars. */
export const CALENDAR_RULES: readonly DocumentRule[] = [columnNames, calendarRules]
