import type { LocaleMessages } from '@passepartout/domain'
import type { withdrawal as de } from './withdrawal.de.ts'

export const withdrawal: LocaleMessages<typeof de> = {
  'withdrawal.source': '§\u00a018 Abs.\u00a01 Z\u00a03 FAGG',
}
