import type { LanguageMessages } from '@passepartout/domain'
import type { withdrawal as de } from './withdrawal.de.ts'

export const withdrawal: LanguageMessages<typeof de> = {
  'withdrawal.title': 'Recedere dal contratto',
  'withdrawal.step': 'Passo {step} di 3',
  'withdrawal.lead': 'Senza accesso e senza motivo. Nel prossimo passo si vede tutto ancora una volta.',
  'withdrawal.name': 'Nome',
  'withdrawal.orderNumber': 'Numero d’ordine',
  'withdrawal.email': 'E-mail per la conferma di ricezione',
  'withdrawal.text': 'Nota',
  'withdrawal.name-missing': 'Manca il nome.',
  'withdrawal.orderNumber-missing': 'Manca il numero d’ordine. È nella conferma per e-mail.',
  'withdrawal.email-missing': 'Manca l’indirizzo e-mail.',
  'withdrawal.line-missing': 'Scegli almeno un articolo.',
  'withdrawal.line-missing@kartenliebe': 'Scegliete almeno un articolo.',
  'withdrawal.order-of': 'Ordine del {date}',
  'withdrawal.line-until': 'Recesso possibile fino a {day}',
  'withdrawal.line-open': 'Recesso possibile, il termine inizia con la consegna',
  'withdrawal.line-made': 'Fatto su misura, controlliamo',
  'withdrawal.no-right': 'Qui non c’è diritto di recesso.',
  'withdrawal.no-right-text':
    'Questo articolo è stato fatto su misura ({source}). Se è difettoso, serve il reclamo nello stato dell’ordine.',
  'withdrawal.source': 'art.\u00a059, comma\u00a01, lett.\u00a0c) del Codice del consumo',
  'withdrawal.anyway': 'Recedere comunque',
  'withdrawal.go-on': 'Vai alla conferma',
  'withdrawal.in-writing': 'Meglio per iscritto? Va bene anche il modulo tipo, per e-mail o per lettera.',
  'withdrawal.review': 'Controlla e conferma',
  'withdrawal.review-lead':
    'Premendo il pulsante recedi dal contratto. La conferma di ricezione con data e ora arriva subito per e-mail.',
  'withdrawal.review-lead@kartenliebe':
    'Premendo il pulsante recedete dal contratto. La conferma di ricezione con data e ora arriva subito per e-mail.',
  'withdrawal.unknown':
    'Non abbiamo trovato questo numero insieme a questa e-mail. Il recesso viene ricevuto comunque e lo assegniamo a mano.',
  'withdrawal.what': 'Recesso da',
  'withdrawal.whole': 'Tutto l’ordine',
  'withdrawal.confirm-to': 'Conferma a',
  'withdrawal.refund': 'Rimborso',
  'withdrawal.refund-text':
    'Al più tardi {=returnDays} giorni dopo il recesso, quando la merce è tornata o c’è la prova della spedizione.',
  'withdrawal.confirm': 'Conferma il recesso',
  'withdrawal.back': 'Indietro',
  'withdrawal.received': 'Il recesso è arrivato',
  'withdrawal.received-lead': 'Ricevuto {at}. La conferma è in arrivo per e-mail.',
  'withdrawal.reference': 'Pratica',
  'withdrawal.next':
    'Controlliamo il recesso e scriviamo dove spedire la merce. Va rispedita entro {=returnDays} giorni dal recesso.',
  'withdrawal.another': 'Recedere da un altro contratto',
  'withdrawal.good-to-know': 'Buono a sapersi',
  'withdrawal.days': '{=withdrawalDays} giorni dalla consegna',
  'withdrawal.days-text': 'Entro questo termine si può recedere senza motivo.',
  'withdrawal.exempt': 'Escluso: ciò che è fatto su misura',
  'withdrawal.exempt-text': 'Ciò che nasce da foto o testi propri non si può vendere ad altri.',
  'withdrawal.faulty': 'Un difetto?',
  'withdrawal.faulty-text': 'Rispondiamo dei difetti secondo la legge, anche per ciò che è fatto su misura.',
  'withdrawal.law': 'Diritto di recesso e modulo tipo',
}
