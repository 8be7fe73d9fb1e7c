import type { LanguageMessages } from '@passepartout/domain'
import type { feed as de } from './feed.de.ts'

export const feed: LanguageMessages<typeof de> = {
  'feed.none-title': 'Aquí aún no hay nada.',
  'feed.none-text': 'En cuanto publiquemos algo, estará aquí.',
  'feed.failed-title': 'Ahora mismo no se pueden cargar los artículos.',
  'feed.failed-text': 'Es culpa nuestra. Vuelve a intentarlo en un momento.',
  'feed.failed-text@kartenliebe': 'Es culpa nuestra. Volved a intentarlo en un momento.',
}
