import type { LanguageMessages } from '@passepartout/domain'
import type { feed as de } from './feed.de.ts'

export const feed: LanguageMessages<typeof de> = {
  'feed.none-title': 'Hier staat nog niets.',
  'feed.none-text': 'Zodra er iets verschijnt, staat het hier.',
  'feed.failed-title': 'De artikelen laden nu even niet.',
  'feed.failed-text': 'Dat ligt aan ons. Probeer het zo nog eens.',
}
