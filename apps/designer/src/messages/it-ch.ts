import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** Key names of keyboards in Italian-speaking Switzerland. */
export const itCh: LocaleMessages<typeof de> = {
  'cap.Delete': 'Delete',
}
