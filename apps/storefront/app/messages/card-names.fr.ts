import type { LanguageMessages } from '@passepartout/domain'
import type { cardNames as de } from './card-names.de.ts'

/** Names, day and photo of a visitor on every card of a list. */
export const cardNames: LanguageMessages<typeof de> = {
  'card-names.title-couple': 'Vos prénoms sur toutes les cartes',
  'card-names.title-birth': 'Le prénom de votre bébé sur toutes les cartes',
  'card-names.title-child': 'Le prénom de votre enfant sur toutes les cartes',
  'card-names.title-party': 'Prénom et âge sur toutes les cartes',
  'card-names.title-birthday': 'L’âge et la date sur toutes les cartes',
  'card-names.title-family': 'Votre signature sur toutes les cartes',
  'card-names.title-company': 'Votre entreprise sur toutes les cartes',
  'card-names.hint': 'À saisir une fois, à voir partout',
  'card-names.first-couple': 'Prénom',
  'card-names.second-couple': 'Prénom de l’autre personne',
  'card-names.date-couple': 'Jour du mariage',
  'card-names.place-couple': 'Lieu',
  'card-names.name-birth': 'Prénom du bébé',
  'card-names.date-birth': 'Date de naissance',
  'card-names.name-child': 'Prénom de l’enfant',
  'card-names.date-child': 'Jour de la fête',
  'card-names.place-child': 'Lieu',
  'card-names.name-party': 'Prénom de l’enfant',
  'card-names.age-party': 'Âge',
  'card-names.date-party': 'Jour de la fête',
  'card-names.age-birthday': 'Âge',
  'card-names.date-birthday': 'Jour de la fête',
  'card-names.sender-family': 'De la part de',
  'card-names.sender-company': 'Nom de l’entreprise',
  'card-names.forget': 'Revoir les exemples',
  'card-names.stays':
    'Ce que vous saisissez reste sur cet appareil jusqu’à ce que vous créiez une carte ou l’effaciez. Les cartes sans place prévue gardent leur exemple.',
  'card-names.shown': 'Vos indications figurent maintenant sur les cartes.',
  'card-names.only-here':
    'Votre navigateur n’enregistre aucune donnée de cette page : vos indications figurent seulement sur les cartes d’ici.',
  'card-names.removed': 'Les cartes montrent de nouveau les exemples. Il n’en reste rien sur cet appareil.',
  'card-names.weekday': 'C’est un {weekday}.',
  'card-names.past': 'Ce jour est déjà passé.',
  'card-names.future': 'Ce jour est encore à venir.',
  'card-names.no-date': 'Ce jour n’existe pas.',
  'card-names.no-age': 'Indiquez l’âge en chiffres, par exemple 40.',
}
