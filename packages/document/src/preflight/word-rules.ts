import { timeForm } from './rules/time-form.ts'
import type { TextRule } from './text-check.ts'

/** Rules of words that have nothing to say before the customer has typed some. */
export const OWN_WORD_RULES: readonly TextRule[] = [timeForm]
