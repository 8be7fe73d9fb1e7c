import type { LocaleMessages } from '@passepartout/domain'
import type { withdrawal as de } from './withdrawal.de.ts'

export const withdrawal: LocaleMessages<typeof de> = {
  'withdrawal.source': 'Art.\u00a059 Abs.\u00a01 Buchst.\u00a0c Verbraucherkodex',
}
