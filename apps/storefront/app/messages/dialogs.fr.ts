import type { LanguageMessages } from '@passepartout/domain'
import type { dialogs as de } from './dialogs.de.ts'

export const dialogs: LanguageMessages<typeof de> = {
  'dialogs.close': 'Fermer',
  'dialogs.contact-title': 'Une question ?',
  'dialogs.contact-text': 'C’est une personne qui vous répond, pas un automate.',
  'dialogs.write': 'Nous écrire',
  'dialogs.write-hint': 'Nous répondons par e-mail.',
  'dialogs.help': 'Questions fréquentes',
  'dialogs.help-hint': 'Livraison, formats, résolution, paiement',
  'dialogs.help-hint@kartenliebe': 'Livraison, papiers, échantillons, paiement',
  'dialogs.contact': 'Aide et contact',
}
