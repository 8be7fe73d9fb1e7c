import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'

export const it: LanguageMessages<typeof de> = {
  'letter.hello-all': 'Ciao,',
  'letter.bye': 'Un saluto',
  'letter.bye@kartenliebe': 'Un caro saluto',
  'letter.footer':
    '{shop} ha inviato questa e-mail perché questo indirizzo è stato inserito sul nostro sito.',
  'letter.unasked': 'Non sei stato tu? Allora non devi fare nulla.',
  'letter.unasked@kartenliebe': 'Non siete stati voi? Allora non dovete fare nulla.',
  'contact.subject': '{topic}: messaggio di {name}',
  'contact.title': 'Nuovo messaggio: {topic}',
  'contact.intro':
    'Questo messaggio è arrivato dal modulo di contatto. Una risposta a questa e-mail va direttamente a {name}.',
  'contact.name': 'Nome',
  'contact.email': 'E-mail',
  'contact.order': 'Numero d’ordine',
  'contact.shop': 'Negozio',
  'contact.message': 'Messaggio',
  'receipt.subject': 'Il tuo messaggio è arrivato',
  'receipt.subject@kartenliebe': 'Il vostro messaggio è arrivato',
  'receipt.title': 'Grazie, il tuo messaggio è arrivato.',
  'receipt.title@kartenliebe': 'Grazie, il vostro messaggio è arrivato.',
  'receipt.text':
    '{team} se ne occupa e ti risponde a questo indirizzo, di solito entro un giorno lavorativo.',
  'receipt.text@kartenliebe':
    '{team} se ne occupa e vi risponde a questo indirizzo, di solito entro un giorno lavorativo.',
  'receipt.hours': 'Orari: {hours}.',
  'newsletter.subject': 'Conferma la tua iscrizione',
  'newsletter.subject@kartenliebe': 'Confermate la vostra iscrizione',
  'newsletter.title': 'Ancora un clic.',
  'newsletter.text':
    'Vuoi ricevere la newsletter di {shop}. Conferma con questo pulsante e si parte. Vale {days} giorni.',
  'newsletter.text@kartenliebe':
    'Volete ricevere la newsletter di {shop}. Confermate con questo pulsante e si parte. Vale {days} giorni.',
  'newsletter.button': 'Conferma l’iscrizione',
  'newsletter.leave': 'Annulla l’iscrizione alla newsletter',
}
