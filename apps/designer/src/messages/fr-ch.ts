import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** What is printed on a keyboard in French-speaking Switzerland. */
export const frCh: LocaleMessages<typeof de> = {
  'cap.Delete': 'Delete',
  'cap.Escape': 'Esc',
}
