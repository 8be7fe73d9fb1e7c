import type { LanguageMessages } from '@passepartout/domain'
import type { wishlist as de } from './wishlist.de.ts'

export const wishlist: LanguageMessages<typeof de> = {
  'wishlist.link': 'Verlanglijst',
  'wishlist.title': 'Je verlanglijst',
  'wishlist.title@kartenliebe': 'Jullie verlanglijst',
  'wishlist.count': {
    one: 'Eén kaart, bewaard op dit apparaat.',
    other: '{count} kaarten, bewaard op dit apparaat.',
  },
  'wishlist.cards': 'Kaarten op de verlanglijst',
  'wishlist.keep': '{name} bewaren',
  'wishlist.kept': '{name} staat op de verlanglijst.',
  'wishlist.removed': '{name} staat niet meer op de verlanglijst.',
  'wishlist.undo': 'Ongedaan maken',
  'wishlist.open': 'Verlanglijst bekijken',
  'wishlist.failed': 'Dat lukte net niet. Probeer het nog een keer.',
  'wishlist.problem': 'Dat lukte niet: {reason}',
  'wishlist.unavailable':
    'De verlanglijst is even niet bereikbaar. Er gaat niets verloren. Laad de pagina over een minuut opnieuw.',
  'wishlist.share': 'Delen',
  'wishlist.share-title': 'Je verlanglijst is gedeeld',
  'wishlist.share-title@kartenliebe': 'Jullie verlanglijst is gedeeld',
  'wishlist.share-text': 'Wie deze link heeft, ziet je kaarten met de notities, maar kan niets veranderen.',
  'wishlist.share-text@kartenliebe':
    'Wie deze link heeft, ziet jullie kaarten met de notities, maar kan niets veranderen.',
  'wishlist.share-link': 'Link naar de verlanglijst',
  'wishlist.copy': 'Link kopiëren',
  'wishlist.copied': 'De link is gekopieerd.',
  'wishlist.unshare': 'Niet meer delen',
  'wishlist.design': 'Ontwerpen',
  'wishlist.design-of': '{name} ontwerpen',
  'wishlist.sample-of': 'Proefkaart van {name} ontwerpen',
  'wishlist.remove': '{name} van de verlanglijst halen',
  'wishlist.note-add': 'Notitie toevoegen',
  'wishlist.note-of': 'Notitie bij {name}',
  'wishlist.note-save': 'Bewaren',
  'wishlist.more-title': 'Nog plek voor meer',
  'wishlist.more-text': 'Tik bij een kaart op het hartje, dan wacht hij hier op je.',
  'wishlist.more-text@kartenliebe': 'Tik bij een kaart op het hartje, dan wacht hij hier op jullie.',
  'wishlist.more-action': 'Verder kijken',
  'wishlist.shared-title': 'Een verlanglijst voor jou',
  'wishlist.shared-title@kartenliebe': 'Een verlanglijst voor jullie',
  'wishlist.shared-count': {
    one: 'Iemand heeft deze kaart voor je uitgekozen. Vind je hem mooi, bewaar hem dan met het hartje.',
    other: 'Iemand heeft deze {count} kaarten voor je uitgekozen. Bewaar met het hartje wat je mooi vindt.',
  },
  'wishlist.shared-count@kartenliebe': {
    one: 'Iemand heeft deze kaart voor jullie uitgekozen. Vinden jullie hem mooi, bewaar hem dan met het hartje.',
    other:
      'Iemand heeft deze {count} kaarten voor jullie uitgekozen. Bewaar met het hartje wat jullie mooi vinden.',
  },
  'wishlist.shared-empty': 'Op deze verlanglijst staat nu geen kaart.',
  'wishlist.shared-action': 'Alle kaarten bekijken',
  'wishlist.samples-title': { one: 'Eén proefkaart is gratis', other: '{count} proefkaarten zijn gratis' },
  'wishlist.samples-text':
    'Elke volgende proefkaart kost {price}. Te bestellen bij elke kaart met dit teken:',
}
