import type { LanguageMessages } from '@passepartout/domain'
import type { error as de } from './error.de.ts'

export const error: LanguageMessages<typeof de> = {
  'error.untitled': 'Senza titolo',
  'error.not-found': 'Pagina non trovata',
  'error.title': 'Qui non è appeso niente.',
  'error.text': 'La pagina non esiste più o l’indirizzo contiene un errore.',
  'error.title@kartenliebe': 'Questo biglietto è vuoto.',
  'error.broken': 'Stiamo riallestendo questa parete.',
  'error.broken@kartenliebe': 'Qualcosa è andato storto da parte nostra.',
  'error.broken-text': 'È colpa nostra. Carrello e creazioni sono salvati.',
  'error.again': 'Riprova',
  'error.suggestions': 'Forse cerchi questo',
  'error.suggestions@kartenliebe': 'Forse cercate questo',
  'error.to-start': 'Vai alla home',
  'error.help': 'Errore {status}. Domande? {hotline} · {hours}',
  'error.status': 'Errore {status}',
  'error.ways-on': 'Come proseguire',
  'error.way-home': 'Pagina iniziale',
  'error.way-search': 'Cerca',
  'error.way-help': 'Aiuto',
  'error.way-design': 'Crea con una foto',
}
