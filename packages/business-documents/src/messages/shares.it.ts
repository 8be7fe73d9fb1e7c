import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './shares.de.ts'

export const it: LanguageMessages<typeof de> = {
  'share-question.subject': 'E-mail su una creazione condivisa di {shop}',
  'share-question.title': 'Vuoi che ti avvisiamo?',
  'share-question.title@kartenliebe': 'Volete che vi avvisiamo?',
  'share-question.text':
    'Qualcuno ha condiviso una creazione su {shop} e ha indicato questo indirizzo. Dopo un clic arriverà qui un’e-mail quando ci sono commenti o approvazioni, al massimo una ogni mezz’ora.',
  'share-question.button': 'Sì, avvisatemi',
  'share-question.button@kartenliebe': 'Sì, avvisateci',
  'share-question.days': {
    one: 'Il pulsante vale {count} giorno.',
    other: 'Il pulsante vale {count} giorni.',
  },
  'share-question.unasked': 'Non eri tu? Allora non devi fare nulla, non arriveranno altre e-mail.',
  'share-question.unasked@kartenliebe':
    'Non eravate voi? Allora non dovete fare nulla, non arriveranno altre e-mail.',
  'share-news.subject': {
    one: 'Un riscontro sulla tua creazione',
    other: '{count} riscontri sulla tua creazione',
  },
  'share-news.subject@kartenliebe': {
    one: 'Un riscontro sulla vostra creazione',
    other: '{count} riscontri sulla vostra creazione',
  },
  'share-news.title': 'La tua creazione',
  'share-news.title@kartenliebe': 'La vostra creazione',
  'share-news.text': {
    one: 'Da uno dei tuoi link è arrivato un riscontro.',
    other: 'Dai tuoi link sono arrivati {count} riscontri.',
  },
  'share-news.text@kartenliebe': {
    one: 'Da uno dei vostri link è arrivato un riscontro.',
    other: 'Dai vostri link sono arrivati {count} riscontri.',
  },
  'share-news.comment': 'Commento {number} di {name}',
  'share-news.answer': '{name} sul commento {number}',
  'share-news.approved': '{name} ha approvato la versione del {date}.',
  'share-news.stale':
    '{name} ha approvato una versione il {date}. Da allora la creazione è stata modificata: quell’approvazione non vale più.',
  'share-news.more': {
    one: 'Un altro è accanto alla creazione.',
    other: 'Altri {count} sono accanto alla creazione.',
  },
  'share-news.button': 'Apri la creazione',
  'share-news.button@kartenliebe': 'Aprite la creazione',
  'share-news.where': 'Si apre nel browser in cui la componi e ovunque tu abbia effettuato l’accesso.',
  'share-news.where@kartenliebe':
    'Si apre nel browser in cui la componete e ovunque abbiate effettuato l’accesso.',
  'share-mail.stop': 'Niente più e-mail su questa creazione',
  'page.front': 'Davanti',
  'page.back': 'Dietro',
  'page.inside-left': 'Interno sinistra',
  'page.inside-right': 'Interno destra',
  'page.cover': 'Copertina',
  'page.binding': 'Copertina',
  'page.month': '{month}',
  'page.single': 'Pagina {number}',
  'page.pages': 'Pagine {from}–{until}',
  'page.print': 'Foto {number}',
}
