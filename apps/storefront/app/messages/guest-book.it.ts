import type { LanguageMessages } from '@passepartout/domain'
import type { guestBook as de } from './guest-book.de.ts'

export const guestBook: LanguageMessages<typeof de> = {
  'guest-book.page-title': 'Libro degli ospiti',
  'guest-book.kind-guest': 'Libro degli ospiti',
  'guest-book.kind-condolence': 'Libro delle condoglianze',
  'guest-book.offer-title-guest': 'Un libro degli ospiti per le vostre carte',
  'guest-book.offer-title-condolence': 'Un libro delle condoglianze per le vostre carte',
  'guest-book.offer-text-guest':
    'Una pagina online in cui scrivono i vostri ospiti. È compresa in questo ordine, senza costi.',
  'guest-book.offer-text-condolence':
    'Una pagina online in cui scrivono parenti e amici. È compresa in questo ordine, senza costi.',
  'guest-book.offer-link': 'Vai al libro',
  'guest-book.own-title-guest': 'Il vostro libro degli ospiti',
  'guest-book.own-title-condolence': 'Il vostro libro delle condoglianze',
  'guest-book.own-lead-guest':
    'I vostri ospiti aprono il link e scrivono. Ogni messaggio appare quando lo pubblicate.',
  'guest-book.own-lead-condolence':
    'Parenti e amici aprono il link e scrivono. Ogni messaggio appare quando lo pubblicate.',
  'guest-book.open-guest': 'Apri il libro degli ospiti',
  'guest-book.open-condolence': 'Apri il libro delle condoglianze',
  'guest-book.name-guest': 'Nome del libro degli ospiti',
  'guest-book.name-condolence': 'Nome del libro delle condoglianze',
  'guest-book.name-hint-guest': 'Sta in grande sopra i messaggi, per esempio «Lena & Jonas».',
  'guest-book.name-hint-condolence':
    'Sta in grande sopra i messaggi, per esempio «In ricordo di Ilse Sommer».',
  'guest-book.last-day': 'Ultimo giorno per scrivere',
  'guest-book.last-day-hint': 'Dopo, il libro si chiude da solo. Il giorno si può cambiare in ogni momento.',
  'guest-book.save': 'Salva',
  'guest-book.link-guest': 'Link per i vostri ospiti',
  'guest-book.link-condolence': 'Link per parenti e amici',
  'guest-book.link-hint': 'Condividete il link o scrivetelo sulla carta. Chi ce l’ha può leggere e scrivere.',
  'guest-book.is-closed': 'Questo libro si è chiuso il {date}.',
  'guest-book.deleted-at':
    'Il {date} il libro e tutti i messaggi saranno eliminati. Fino ad allora potete stampare questa pagina o salvarla in PDF.',
  'guest-book.settings': 'Cambia nome e ultimo giorno',
  'guest-book.delete': 'Elimina il libro',
  'guest-book.delete-text': {
    one: 'Il link non porterà più da nessuna parte e {count} messaggio sarà eliminato. Non si può annullare.',
    other:
      'Il link non porterà più da nessuna parte e {count} messaggi saranno eliminati. Non si può annullare.',
  },
  'guest-book.delete-now': 'Elimina definitivamente',
  'guest-book.nobody-yet': 'Nessuno ha ancora scritto.',
  'guest-book.waiting': {
    one: 'Un messaggio aspetta di essere pubblicato',
    other: '{count} messaggi aspettano di essere pubblicati',
  },
  'guest-book.show-waiting': 'Pubblica tutti',
  'guest-book.entries-shown': { one: 'Un messaggio è pubblicato', other: '{count} messaggi sono pubblicati' },
  'guest-book.entries-hidden': { one: 'Un messaggio è nascosto', other: '{count} messaggi sono nascosti' },
  'guest-book.show': 'Pubblica',
  'guest-book.hide': 'Nascondi',
  'guest-book.remove': 'Elimina',
  'guest-book.show-of': 'Pubblica il messaggio di {name}',
  'guest-book.hide-of': 'Nascondi il messaggio di {name}',
  'guest-book.remove-of': 'Elimina il messaggio di {name}',
  'guest-book.failed': 'Non ha funzionato. Riprovate.',
  'guest-book.done-open-book': 'Il libro è aperto. Ora mancano solo gli ospiti.',
  'guest-book.done-change-book': 'Le modifiche sono salvate.',
  'guest-book.done-delete-book': 'Il libro e tutti i messaggi sono eliminati.',
  'guest-book.done-show-entry': 'Il messaggio è pubblicato.',
  'guest-book.done-hide-entry': 'Il messaggio è nascosto.',
  'guest-book.done-delete-entry': 'Il messaggio è eliminato.',
  'guest-book.done-show-waiting': 'Tutti i messaggi sono pubblicati.',
  'guest-book.write-guest': 'Scrivi nel libro degli ospiti',
  'guest-book.write-condolence': 'Scrivi nel libro delle condoglianze',
  'guest-book.author': 'Nome',
  'guest-book.author-missing': 'Inserire un nome.',
  'guest-book.text-guest': 'Auguri o saluti',
  'guest-book.text-condolence': 'Parole di cordoglio',
  'guest-book.text-missing': {
    one: 'Scrivere qualcosa, al massimo {count} carattere.',
    other: 'Scrivere qualcosa, al massimo {count} caratteri.',
  },
  'guest-book.public':
    'Chi ha questo link vede nome e messaggio. Si può scrivere fino al {date}; {days} giorni dopo tutto viene eliminato.',
  'guest-book.send': 'Invia il messaggio',
  'guest-book.written-guest': 'Grazie! Il messaggio è arrivato e apparirà qui appena sarà pubblicato.',
  'guest-book.written-condolence': 'Grazie. Il messaggio è arrivato e apparirà qui appena sarà pubblicato.',
  'guest-book.empty': 'Non ci sono ancora messaggi.',
}
