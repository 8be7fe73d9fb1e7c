/** Payment methods in texts of the content (`shop-facts.ts`). */
export const paymentWays = {
  'payment-ways.transfer': 'Überweisung',
  'payment-ways.card': 'Karte',
  'payment-ways.all': '{ways}, ohne Aufpreis',
  'payment-ways.none': 'Bezahlen ist hier bald möglich: Schreib uns',
  'payment-ways.none@kartenliebe': 'Bezahlen ist hier bald möglich: Schreibt uns',
} as const
