import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './shares.de.ts'

export const fr: LanguageMessages<typeof de> = {
  'share-question.subject': 'E-mails sur une création partagée chez {shop}',
  'share-question.title': 'Faut-il vous prévenir ?',
  'share-question.text':
    'Une création a été partagée chez {shop} et cette adresse a été indiquée. Après un clic, un e-mail vous avertira ici des commentaires et des validations, au plus toutes les demi-heures.',
  'share-question.button': 'Oui, me prévenir',
  'share-question.days': {
    one: 'Ce bouton est valable {count} jour.',
    other: 'Ce bouton est valable {count} jours.',
  },
  'share-question.unasked': 'Ce n’était pas vous ? Vous n’avez rien à faire, aucun autre e-mail ne viendra.',
  'share-news.subject': { one: 'Un retour sur votre création', other: '{count} retours sur votre création' },
  'share-news.title': 'Votre création partagée',
  'share-news.text': {
    one: 'Un retour est arrivé par l’un de vos liens.',
    other: '{count} retours sont arrivés par vos liens.',
  },
  'share-news.comment': 'Commentaire {number}, {name}',
  'share-news.answer': '{name}, au sujet du commentaire {number}',
  'share-news.approved': '{name} a validé la version du {date}.',
  'share-news.stale':
    '{name} a validé une version le {date}. La création a été modifiée depuis : cette validation ne vaut plus.',
  'share-news.more': {
    one: 'Un autre vous attend avec la création.',
    other: '{count} autres vous attendent avec la création.',
  },
  'share-news.button': 'Ouvrir la création',
  'share-news.where':
    'Elle s’ouvre dans le navigateur où vous la composez, et partout où votre session est ouverte.',
  'share-mail.stop': 'Ne plus recevoir d’e-mails sur cette création',
  'page.front': 'Recto',
  'page.back': 'Verso',
  'page.inside-left': 'Intérieur gauche',
  'page.inside-right': 'Intérieur droite',
  'page.cover': 'Couverture',
  'page.binding': 'Couverture',
  'page.month': '{month}',
  'page.single': 'Page {number}',
  'page.pages': 'Pages {from}–{until}',
  'page.print': 'Photo {number}',
}
