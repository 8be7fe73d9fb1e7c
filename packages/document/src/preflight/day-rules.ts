import type { DocumentRule } from './context.ts'
import { customerDays } from './rules/customer-days.ts'
import { dayPhotos } from './rules/day-photos.ts'

/** Rules that only apply to calendars with days of the customer. */
export const DAY_RULES: readonly DocumentRule[] = [customerDays, dayPhotos]
