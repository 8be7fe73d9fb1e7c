import type { LanguageMessages } from '@passepartout/domain'
import type { feed as de } from './feed.de.ts'

export const feed: LanguageMessages<typeof de> = {
  'feed.none-title': 'Rien ici pour le moment.',
  'feed.none-text': 'Dès qu’un article paraît, il se lit ici.',
  'feed.failed-title': 'Les articles ne se chargent pas pour le moment.',
  'feed.failed-text': 'Le problème vient de chez nous. Veuillez réessayer dans un instant.',
}
