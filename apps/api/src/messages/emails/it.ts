import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './de.ts'

export const it: LanguageMessages<typeof de> = {
  'letter.bye': 'Cordiali saluti',
  'letter.bye@kartenliebe': 'Un caro saluto',
  'letter.footer':
    '{shop} ha inviato questa e-mail perché questo indirizzo è stato inserito sul nostro sito.',
  'letter.unasked': 'Non hai fatto tu questa richiesta? Allora non devi fare nulla.',
  'letter.unasked@kartenliebe': 'La richiesta non viene da voi? Allora non dovete fare nulla.',
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
    'Vuoi ricevere la newsletter di {shop}. Conferma con questo pulsante ed è fatta. Vale {days} giorni.',
  'newsletter.text@kartenliebe':
    'Volete ricevere la newsletter di {shop}. Confermate con questo pulsante ed è fatta. Vale {days} giorni.',
  'newsletter.button': 'Conferma l’iscrizione',
  'newsletter.leave': 'Annulla l’iscrizione alla newsletter',
  'complaint.subject': 'Il tuo reclamo relativo a {order}',
  'complaint.subject@kartenliebe': 'Il vostro reclamo relativo a {order}',
  'complaint.title': 'Ce ne stiamo occupando.',
  'complaint.text':
    'Il tuo reclamo è arrivato. La nostra decisione sarà nello stato del tuo ordine, e ti scriveremo.',
  'complaint.text@kartenliebe':
    'Il vostro reclamo è arrivato. La nostra decisione sarà nello stato del vostro ordine, e vi scriveremo.',
  'complaint.lines': 'Riguarda',
  'complaint.order': 'Ordine',
  'withdrawal.subject': 'Ricevuto: il tuo recesso',
  'withdrawal.subject@kartenliebe': 'Ricevuto: il vostro recesso',
  'withdrawal.title': 'Il recesso è arrivato.',
  'withdrawal.text': 'Ricevuto il {at}. Conserva questa e-mail come conferma.',
  'withdrawal.text@kartenliebe': 'Ricevuto il {at}. Conservate questa e-mail come conferma.',
  'withdrawal.next':
    'Controlliamo da cosa si può recedere e scriviamo a questo indirizzo. Il rimborso arriva al più tardi {=returnDays} giorni dopo il recesso, ma non prima del ritorno della merce o della prova della spedizione.',
  'withdrawal.reference': 'Pratica',
  'withdrawal.order': 'Ordine',
  'withdrawal.lines': 'Articoli',
  'withdrawal.name': 'Nome',
  'withdrawal.whole': 'Tutto l’ordine',
  'withdrawal.unasked': 'Non hai receduto da nulla? Rispondi allora a questa e-mail.',
  'withdrawal.unasked@kartenliebe': 'Non avete receduto da nulla? Rispondete allora a questa e-mail.',
  'cart-photos.subject': 'Le tue foto nel carrello',
  'cart-photos.subject@kartenliebe': 'Le vostre foto nel carrello',
  'cart-photos.title': 'Le teniamo?',
  'cart-photos.text':
    'Nel carrello hai ancora un articolo con le tue foto. Le cancelleremo tra {days} giorni, a meno che tu non usi il carrello prima.',
  'cart-photos.text@kartenliebe':
    'Nel carrello avete ancora un articolo con le vostre foto. Le cancelleremo tra {days} giorni, a meno che non usiate il carrello prima.',
  'cart-photos.button': 'Al carrello',
}
