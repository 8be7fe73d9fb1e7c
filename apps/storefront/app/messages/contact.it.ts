import type { LanguageMessages } from '@passepartout/domain'
import type { contact as de } from './contact.de.ts'

export const contact: LanguageMessages<typeof de> = {
  'contact.trap': 'Lasciare vuoto',
  'contact.topic': 'Di cosa si tratta?',
  'contact.name': 'Nome',
  'contact.email': 'Indirizzo e-mail',
  'contact.orderNumber': 'Numero d’ordine',
  'contact.orderNumber-hint': 'È nella conferma d’ordine.',
  'contact.message': 'Messaggio',
  'contact.send': 'Invia il messaggio',
  'contact.sending': 'Invio in corso…',
  'contact.sent-title': 'Grazie, il tuo messaggio è arrivato.',
  'contact.sent-title@kartenliebe': 'Grazie, il vostro messaggio è arrivato.',
  'contact.sent-text':
    'Di solito rispondiamo entro un giorno lavorativo. Una conferma è in arrivo nella tua casella.',
  'contact.sent-text@kartenliebe':
    'Di solito rispondiamo entro un giorno lavorativo. Una conferma è in arrivo nella vostra casella.',
  'contact.offline': 'L’invio non è riuscito. Quello che hai scritto è ancora qui: riprova tra un attimo.',
  'contact.offline@kartenliebe':
    'L’invio non è riuscito. Quello che avete scritto è ancora qui: riprovate tra un attimo.',
  'contact.teams': 'Chi risponde',
}
