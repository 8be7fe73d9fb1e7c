import type { LanguageMessages } from '@passepartout/domain'
import type { wishlist as de } from './wishlist.de.ts'

export const wishlist: LanguageMessages<typeof de> = {
  'wishlist.link': 'Preferiti',
  'wishlist.title': 'I tuoi preferiti',
  'wishlist.title@kartenliebe': 'I vostri preferiti',
  'wishlist.count': {
    one: 'Un biglietto, salvato su questo dispositivo.',
    other: '{count} biglietti, salvati su questo dispositivo.',
  },
  'wishlist.cards': 'Biglietti tra i preferiti',
  'wishlist.keep': 'Salva {name}',
  'wishlist.kept': '{name} è tra i preferiti.',
  'wishlist.removed': '{name} non è più tra i preferiti.',
  'wishlist.undo': 'Annulla',
  'wishlist.open': 'Vedi i preferiti',
  'wishlist.failed': 'Non ha funzionato. Si può riprovare.',
  'wishlist.problem': 'Non ha funzionato: {reason}',
  'wishlist.unavailable':
    'I preferiti non sono raggiungibili in questo momento. Non vanno persi. Ricarica la pagina tra un minuto.',
  'wishlist.unavailable@kartenliebe':
    'I preferiti non sono raggiungibili in questo momento. Non vanno persi. Ricaricate la pagina tra un minuto.',
  'wishlist.share': 'Condividi',
  'wishlist.share-title': 'I tuoi preferiti sono condivisi',
  'wishlist.share-title@kartenliebe': 'I vostri preferiti sono condivisi',
  'wishlist.share-text': 'Chi ha questo link vede i tuoi biglietti e le note, ma non può cambiare nulla.',
  'wishlist.share-text@kartenliebe':
    'Chi ha questo link vede i vostri biglietti e le note, ma non può cambiare nulla.',
  'wishlist.share-link': 'Link ai preferiti',
  'wishlist.copy': 'Copia il link',
  'wishlist.copied': 'Link copiato.',
  'wishlist.unshare': 'Non condividere più',
  'wishlist.design': 'Personalizza',
  'wishlist.design-of': 'Personalizza {name}',
  'wishlist.sample-of': 'Personalizza un campione di {name}',
  'wishlist.remove': 'Togli {name} dai preferiti',
  'wishlist.note-add': 'Aggiungi una nota',
  'wishlist.note-of': 'Nota su {name}',
  'wishlist.note-save': 'Salva',
  'wishlist.more-title': 'C’è ancora posto',
  'wishlist.more-text': 'Tocca il cuore di un biglietto: ti aspetterà qui.',
  'wishlist.more-text@kartenliebe': 'Toccate il cuore di un biglietto: vi aspetterà qui.',
  'wishlist.more-action': 'Vedi altri biglietti',
  'wishlist.shared-title': 'Una lista per te',
  'wishlist.shared-title@kartenliebe': 'Una lista per voi',
  'wishlist.shared-count': {
    one: 'Qualcuno ha scelto questo biglietto per te. Se ti piace, salvalo con il cuore.',
    other: 'Qualcuno ha scelto questi {count} biglietti per te. Salva con il cuore quelli che ti piacciono.',
  },
  'wishlist.shared-count@kartenliebe': {
    one: 'Qualcuno ha scelto questo biglietto per voi. Se vi piace, salvatelo con il cuore.',
    other:
      'Qualcuno ha scelto questi {count} biglietti per voi. Salvate con il cuore quelli che vi piacciono.',
  },
  'wishlist.shared-empty': 'In questa lista al momento non ci sono biglietti.',
  'wishlist.shared-action': 'Vedi tutti i biglietti',
  'wishlist.samples-title': { one: 'Un campione è gratuito', other: '{count} campioni sono gratuiti' },
  'wishlist.samples-text':
    'Ogni altro campione costa {price}. Si ordina accanto a ogni biglietto con questo simbolo:',
}
