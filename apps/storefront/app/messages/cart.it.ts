import type { LanguageMessages } from '@passepartout/domain'
import type { cart as de } from './cart.de.ts'

export const cart: LanguageMessages<typeof de> = {
  'cart.title': 'Carrello',
  'cart.count': {
    one: '{count} articolo, salvato su questo dispositivo.',
    other: '{count} articoli, salvati su questo dispositivo.',
  },
  'cart.articles': { one: '{count} articolo', other: '{count} articoli' },
  'cart.unnamed': 'Prodotto personalizzato',
  'cart.lines': 'Articoli nel carrello',
  'cart.edit': 'Modifica la creazione',
  'cart.duplicate': 'Duplica',
  'cart.remove': 'Rimuovi',
  'cart.of-line': '{action}: {title}',
  'cart.preview': 'Anteprima: {title}',
  'cart.quantity': 'Quantità',
  'cart.quantity-of': 'Quantità di {title}',
  'cart.less': 'Uno in meno: {title}',
  'cart.more': 'Uno in più: {title}',
  'cart.apply': 'Applica',
  'cart.each': '{price} al pezzo',
  'cart.price-changed': 'Il prezzo è cambiato dopo l’aggiunta al carrello: prima {before}, ora {now}.',
  'cart.sum': 'Riepilogo',
  'cart.goods': 'Subtotale',
  'cart.discount': 'Sconto dell’offerta',
  'cart.shipping': 'Spedizione ({country})',
  'cart.free': 'gratuita',
  'cart.total': 'Totale',
  'cart.vat': 'Di cui IVA {amount} ({rate})',
  'cart.checkout': 'Vai alla cassa',
  'cart.checkout-closed': 'La cassa non è ancora aperta. Il carrello resta salvato fino ad allora.',
  'cart.note':
    'I prodotti realizzati da una foto personale sono esclusi dal recesso. Se la stampa è difettosa, la rifacciamo.',
  'cart.empty-title': 'Qui non è ancora appeso niente.',
  'cart.empty-text':
    'Scegli un materiale e una foto, poi metti qui il tuo quadro. Resta salvato su questo dispositivo.',
  'cart.empty-action': 'Vedi i quadri',
  'cart.empty-title@kartenliebe': 'Ancora nessun biglietto scelto.',
  'cart.empty-text@kartenliebe':
    'Guardate con calma. Quello che mettete qui resta salvato su questo dispositivo.',
  'cart.empty-action@kartenliebe': 'Vedi i biglietti',
  'cart.removed': 'L’articolo è stato tolto.',
  'cart.restore': 'Annulla',
  'cart.problem': 'Non ha funzionato. {reason}',
  'cart.unavailable':
    'Al momento il carrello non è raggiungibile. Niente va perso. Basta ricaricare la pagina tra un minuto.',
  'cart.line-unavailable': 'Questa versione non esiste più. Non conta nel totale.',
  'cart.vat-name': 'IVA',
  'cart.vat-on-top': 'Più tasse, dove previste.',
}
