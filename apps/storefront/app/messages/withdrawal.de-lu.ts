import type { LocaleMessages } from '@passepartout/domain'
import type { withdrawal as de } from './withdrawal.de.ts'

export const withdrawal: LocaleMessages<typeof de> = {
  'withdrawal.source': 'Art.\u00a0L.\u00a0222-9 Code de la consommation',
}
