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
  'consent.question':
    'Possiamo usare anche cookie per {purposes}? Senza il tuo sì non succede nulla di tutto questo.',
  'consent.question@kartenliebe':
    'Possiamo usare anche cookie per {purposes}? Senza il vostro sì non succede nulla di tutto questo.',
  'consent.decline': 'Rifiuta',
  'consent.grant': 'Accetta',
  'consent.settings': 'Decidi voce per voce',
  'consent.decline-all': 'Rifiuta tutto',
  'consent.save': 'Salva la scelta',
  'consent.grant-all': 'Accetta tutto',
  'consent.necessary': 'Necessari',
  'consent.necessary-text': 'Il carrello, i progetti e la tua scelta in questa pagina.',
  'consent.necessary-text@kartenliebe': 'Il carrello, i progetti e la vostra scelta in questa pagina.',
  'consent.always': 'Sempre attivi',
  'consent.details': 'I cookie necessari nel dettaglio',
  'consent.days': '{days} giorni',
  'consent.cookie-visitor': 'Ricorda quali foto, quali progetti e quale carrello sono tuoi.',
  'consent.cookie-visitor@kartenliebe': 'Ricorda quali foto, quali progetti e quale carrello sono vostri.',
  'consent.cookie-cart-count': 'Il numero di articoli accanto al carrello.',
  'consent.cookie-wishlist-count': 'Il numero di biglietti accanto ai preferiti.',
  'consent.cookie-consent': 'La tua decisione sui cookie, con la data.',
  'consent.cookie-consent@kartenliebe': 'La vostra decisione sui cookie, con la data.',
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
