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
  'dialogs.log-in-title': 'Pas besoin de compte',
  'dialogs.log-in-text':
    'Cette boutique n’a pas encore de comptes clients. Ce qui est à vous est conservé sans inscription :',
  'dialogs.kept-cart': 'votre panier',
  'dialogs.kept-designs': 'vos créations avec leurs photos',
  'dialogs.kept-where':
    'Vous les retrouvez dans ce navigateur, même après un redémarrage. Ils n’apparaissent pas sur vos autres appareils.',
  'dialogs.to-cart': 'Voir le panier',
  'dialogs.ask': 'Poser une question',
}
