import type { LocaleMessages } from '@passepartout/domain'
import type { de } from './de.ts'

/** What Austria says differently. */
export const deAt: LocaleMessages<typeof de> = {
  'view.hallway': 'Vorzimmer',
}
