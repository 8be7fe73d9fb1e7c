import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** What is printed on a keyboard in Italian-speaking Switzerland. */
export const itCh: LocaleMessages<typeof de> = {
  'cap.Delete': 'Delete',
}
