import type { LanguageMessages } from '@passepartout/domain'
import type { feed as de } from './feed.de.ts'

export const feed: LanguageMessages<typeof de> = {
  'feed.none-title': 'Qui non c’è ancora niente.',
  'feed.none-text': 'Appena esce un articolo, lo si legge qui.',
  'feed.failed-title': 'Al momento gli articoli non si caricano.',
  'feed.failed-text': 'È colpa nostra. Riprova tra un attimo.',
  'feed.failed-text@kartenliebe': 'È colpa nostra. Riprovate tra un attimo.',
}
