/** Messages about recipient lists in Italian; part of `it.ts`. */
export const recipientsIt = {
  'recipients.label': 'Destinatari',
  'recipients.goes-to': {
    one: '{copies} a un indirizzo, {left} all’indirizzo di consegna',
    other: '{copies} a {count} indirizzi, {left} all’indirizzo di consegna',
  },
  'recipients.home':
    'Tutte le {count} buste sono indirizzate e arrivano con l’ordine, nella sequenza dei biglietti',
  'recipients.home-some': {
    one: 'Una busta è indirizzata, {blank} senza destinatario; tutte arrivano con l’ordine, nella sequenza dei biglietti',
    other:
      '{count} buste sono indirizzate, {blank} senza destinatario; tutte arrivano con l’ordine, nella sequenza dei biglietti',
  },
  'recipients.name': 'Inserire il nome.',
  'recipients.twice': 'Compare due volte nell’elenco.',
  'recipients.no-number': 'Senza numero civico?',
  'recipients.open': {
    one: 'Un indirizzo dell’elenco non è ancora completo.',
    other: '{count} indirizzi dell’elenco non sono ancora completi.',
  },
  'recipients.too-many': 'L’elenco conta {copies} copie, ne sono ordinate {quantity}.',
  'recipients.most': 'Un elenco contiene fino a {most} indirizzi.',
  'recipients.nothing':
    'Non abbiamo trovato alcun indirizzo. La cosa migliore è una tabella con nome, via, CAP e località.',
}
