import type { LanguageMessages } from '@passepartout/domain'
import type { retention as de } from './retention.de.ts'

export const retention: LanguageMessages<typeof de> = {
  'retention.designs': 'Foto, creazioni e preferiti senza account, dopo l’ultima visita',
  'retention.account-designs': 'Foto, creazioni e preferiti in un account',
  'retention.shared-words':
    'Creazioni condivise: link, commenti, approvazioni, foto aggiunte e indirizzo per gli avvisi; dalla fine del link',
  'retention.share-question': 'Indirizzi per le e-mail su creazioni condivise che non sono stati confermati',
  'retention.guest-books':
    'Libri degli ospiti e delle condoglianze con tutti i messaggi, dopo l’ultimo giorno per scrivere',
  'retention.cart-photos': 'Foto in un carrello, dopo l’ultima visita',
  'retention.order-photos':
    'Foto e file di stampa di un ordine, dopo la consegna, e immagini di un reclamo, dopo la decisione',
  'retention.invoices': 'Ordini e fatture, come prevede la legge fiscale',
  'retention.account': 'Account e indirizzi',
  'retention.tool-results': 'Risultati degli strumenti per le foto',
  'retention.messages': 'Messaggi dal modulo di contatto',
  'retention.mails': 'Copie delle e-mail inviate',
  'retention.newsletter-question': 'Iscrizioni alla newsletter non confermate',
  'retention.newsletter-proof': 'Prova del consenso alla newsletter, dopo la cancellazione',
  'retention.security-journal': 'Accessi e modifiche dell’account, per prevenire abusi',
  'retention.experiments': 'Dati dei test comparativi, sotto un numero casuale',
  'retention.telemetry': 'Segnalazioni tecniche dei test comparativi',
  'retention.recordings': 'Visite registrate, con testi e immagini oscurati',
  'retention.numbers': 'Totali giornalieri anonimi',
  'retention.until-deleted': 'fino alla cancellazione',
  'retention.one-hour': 'un’ora',
  'retention.days': '{days} giorni',
  'retention.years': '{years} anni',
}
