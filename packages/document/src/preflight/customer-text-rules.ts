import { impossibleDate } from './rules/impossible-date.ts'
import { spelling } from './rules/spelling.ts'
import { textOverlap } from './rules/text-overlap.ts'
import { timeForm } from './rules/time-form.ts'
import { weekday } from './rules/weekday.ts'
import type { TextRule } from './text-check.ts'

export { textsToSpellcheck } from './rules/spelling.ts'

/** Rules that only apply to texts entered or added by the customer. */
export const CUSTOMER_TEXT_RULES: readonly TextRule[] = [
  timeForm,
  weekday,
  impossibleDate,
  spelling,
  textOverlap,
]
