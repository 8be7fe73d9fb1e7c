import type { LanguageMessages } from '@passepartout/domain'
import type { media as de } from './media.de.ts'

export const media: LanguageMessages<typeof de> = {
  'media.previous': 'Précédent',
  'media.next': 'Suivant',
  'media.pause': 'Mettre le film en pause',
  'media.top': 'Haut de page',
  'media.close': 'Fermer',
  'media.enlarge': 'Voir en grand',
  'media.days-left': { one: 'Encore 1 jour', other: 'Encore {count} jours' },
  'media.last-day': 'Dernier jour',
  'media.until': 'Jusqu’au {date}',
  'media.captions': 'Sous-titres',
  'media.download': 'Télécharger le film',
  'media.no-video': 'Votre navigateur ne peut pas afficher ce film.',
}
