import type { LanguageMessages } from '@passepartout/domain'
import type { consent as de } from './consent.de.ts'

export const consent: LanguageMessages<typeof de> = {
  'consent.title': 'Cookie e privacy',
  'consent.privacy': 'Privacy',
  'consent.asks':
    'Per alcune cose ci serve il tuo consenso. Puoi darlo o ritirarlo qui in qualsiasi momento; il negozio funziona allo stesso modo in entrambi i casi.',
  'consent.asks@kartenliebe':
    'Per alcune cose ci serve il vostro consenso. Potete darlo o ritirarlo qui in qualsiasi momento; il negozio funziona allo stesso modo in entrambi i casi.',
  'consent.asks-nothing':
    'Questo negozio usa solo i cookie senza i quali non funziona. Qui non ci sono statistiche, pubblicità o altri servizi che richiedano il tuo consenso.',
  'consent.asks-nothing@kartenliebe':
    'Questo negozio usa solo i cookie senza i quali non funziona. Qui non ci sono statistiche, pubblicità o altri servizi che richiedano il vostro consenso.',
  'consent.question': 'Possiamo usare anche cookie per {purposes}? Se rifiuti, ne facciamo a meno.',
  'consent.question@kartenliebe':
    'Possiamo usare anche cookie per {purposes}? Se rifiutate, ne facciamo a meno.',
  'consent.decline': 'Rifiuta',
  'consent.grant': 'Accetta',
  'consent.settings': 'Decidi voce per voce',
  'consent.decline-all': 'Rifiuta tutto',
  'consent.save': 'Salva la scelta',
  'consent.grant-all': 'Accetta tutto',
  'consent.necessary': 'Necessari',
  'consent.necessary-text': 'Il carrello, le creazioni e la tua scelta in questa pagina.',
  'consent.necessary-text@kartenliebe': 'Il carrello, le creazioni e la vostra scelta in questa pagina.',
  'consent.always': 'Sempre attivi',
  'consent.details': 'I cookie nel dettaglio',
  'consent.days': '{days} giorni',
  'consent.cookie-visitor': 'Ricorda quali foto, quali creazioni e quale carrello sono tuoi.',
  'consent.cookie-visitor@kartenliebe': 'Ricorda quali foto, quali creazioni e quale carrello sono vostri.',
  'consent.cookie-shared-designs': 'Ricorda a quali creazioni condivise collabori.',
  'consent.cookie-shared-designs@kartenliebe': 'Ricorda a quali creazioni condivise collaborate.',
  'consent.cookie-cart-count': 'Il numero di articoli accanto al carrello.',
  'consent.cookie-wishlist-count': 'Il numero di biglietti accanto ai preferiti.',
  'consent.cookie-consent': 'La tua decisione sui cookie, con la data.',
  'consent.cookie-consent@kartenliebe': 'La vostra decisione sui cookie, con la data.',
  'consent.until-closed': 'fino alla chiusura del browser',
  'consent.one-hour': 'al massimo un’ora',
  'consent.cookie-session': 'Mantiene il tuo accesso.',
  'consent.cookie-session@kartenliebe': 'Mantiene il vostro accesso.',
  'consent.cookie-device':
    'Riconosce questo browser dopo un accesso, così nessuno può bloccare il tuo account con tentativi sbagliati.',
  'consent.cookie-device@kartenliebe':
    'Riconosce questo browser dopo un accesso, così nessuno può bloccare il vostro account con tentativi sbagliati.',
  'consent.cookie-nonce': 'Protegge un accesso con Google mentre è in corso.',
  'consent.cookie-passkey': 'Protegge un accesso con passkey mentre è in corso.',
  'consent.cookie-logged-in': 'Ricorda che hai effettuato l’accesso.',
  'consent.cookie-logged-in@kartenliebe': 'Ricorda che avete effettuato l’accesso.',
  'consent.cookie-split-user-key': 'Un numero casuale con cui vedi la stessa versione a ogni visita.',
  'consent.cookie-split-user-key@kartenliebe':
    'Un numero casuale con cui vedete la stessa versione a ogni visita.',
  'consent.cookie-split-session-key': 'Un numero casuale con cui la versione non cambia durante una visita.',
  'consent.statistics': 'Statistiche',
  'consent.statistics-for': 'statistiche',
  'consent.statistics-text': 'Conta quali pagine vengono lette e dove finiscono le visite.',
  'consent.experiments': 'Test comparativi',
  'consent.experiments-for': 'test comparativi',
  'consent.experiments-text': 'Mostra due versioni di una pagina e ricorda quale vedi.',
  'consent.experiments-text@kartenliebe': 'Mostra due versioni di una pagina e ricorda quale vedete.',
  'consent.recording': 'Registrazione',
  'consent.recording-for': 'registrazioni',
  'consent.recording-text': 'Registra i movimenti del mouse e i clic, per trovare gli ostacoli.',
  'consent.marketing': 'Pubblicità',
  'consent.marketing-for': 'pubblicità',
  'consent.marketing-text': 'Misura quale annuncio ti ha portato qui e ne mostra di adatti su altri siti.',
  'consent.marketing-text@kartenliebe':
    'Misura quale annuncio vi ha portato qui e ne mostra di adatti su altri siti.',
}
