import type { LocaleMessages } from '@passepartout/domain'
import type { withdrawal as de } from './withdrawal.de.ts'

export const withdrawal: LocaleMessages<typeof de> = {
  'withdrawal.source': 'art.\u00a0VI.53, 3° Wetboek van economisch recht',
}
