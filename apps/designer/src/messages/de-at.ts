import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** Austrian variants of German messages. */
export const deAt: LocaleMessages<typeof de> = {
  'view.hallway': 'Vorzimmer',
}
