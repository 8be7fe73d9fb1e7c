import type { LanguageMessages } from '@passepartout/domain'
import type { deCart } from './de-cart.ts'

/** Italian messages for adding to the cart. */
export const itCart: LanguageMessages<typeof deCart> = {
  'cart.add': 'Aggiungi al carrello',
  'cart.update': 'Aggiorna il carrello',
  'cart.adding': 'Aggiunta al carrello…',
  'cart.blocked': 'Prima manca ancora qualcosa: {what}',
  'cart.offline': 'Sarà di nuovo possibile appena torna la connessione.',
  'cart.noPrice': 'Il prezzo al momento non è disponibile. Continuiamo a provare.',
  'cart.unsaved': 'Non è stato ancora possibile salvare la creazione. Riprova tra un attimo.',
  'cart.unsaved@kartenliebe': 'Non è stato ancora possibile salvare la creazione. Riprovate tra un attimo.',
  'cart.failed': 'Non ha funzionato. La creazione è al sicuro, riprova.',
  'cart.failed@kartenliebe': 'Non ha funzionato. La creazione è al sicuro, riprovate.',
  'cart.waiting': { one: 'La foto è ancora in arrivo…', other: 'Ancora {count} foto in arrivo…' },
  'cart.soon': 'Tra poco nel carrello',
  'cart.saving': 'Salvataggio…',
  'cart.connecting': 'In attesa della connessione…',
  'cart.cancel': 'Non aggiungere più al carrello',
  'cart.cancelled': 'Va bene, nel carrello non va nulla.',
  'cart.photoFailed': '{file} non ci è arrivato. Nel carrello non c’è ancora nulla.',
  'cart.again': 'Invia di nuovo',
}
