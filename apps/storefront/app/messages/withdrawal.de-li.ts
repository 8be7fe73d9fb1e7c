import type { LocaleMessages } from '@passepartout/domain'
import type { withdrawal as de } from './withdrawal.de.ts'

export const withdrawal: LocaleMessages<typeof de> = {
  'withdrawal.source': 'Richtlinie 2011/83/EU, Art.\u00a016\u00a0c',
}
