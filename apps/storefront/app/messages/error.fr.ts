import type { LanguageMessages } from '@passepartout/domain'
import type { error as de } from './error.de.ts'

export const error: LanguageMessages<typeof de> = {
  'error.untitled': 'Sans titre',
  'error.not-found': 'Page introuvable',
  'error.title': 'Rien n’est accroché ici.',
  'error.text': 'La page n’existe plus, ou l’adresse contient une faute de frappe.',
  'error.title@kartenliebe': 'Cette carte est vierge.',
  'error.broken': 'Nous refaisons l’accrochage.',
  'error.broken@kartenliebe': 'Un petit accroc de notre côté.',
  'error.broken-text': 'L’erreur vient de nous. Votre panier et vos créations sont enregistrés.',
  'error.again': 'Réessayer',
  'error.suggestions': 'Vous cherchez peut-être',
  'error.to-start': 'Vers l’accueil',
  'error.help': 'Erreur {status}. Une question ? {hotline} · {hours}',
  'error.status': 'Erreur {status}',
  'error.ways-on': 'Pour continuer',
  'error.way-home': 'Accueil',
  'error.way-search': 'Recherche',
  'error.way-help': 'Aide',
  'error.way-design': 'Créer avec une photo',
}
