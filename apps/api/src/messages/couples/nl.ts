import type { CoupleMessages } from '../message-keys.ts'

/** Messages of kartenliebe in Dutch, which addresses couples; part of `nl.ts`. */
export const couplesNl: CoupleMessages = {
  'cart.names-fixed@kartenliebe':
    'Dit zijn {count} kaarten, één per naam. Voor meer of minder passen jullie de namenlijst in het ontwerp aan.',
  'payment.transfer-text@kartenliebe':
    'Scan de QR-code met een bankapp, klaar. We drukken zodra het geld er is, meestal de volgende werkdag.',
  'payment.qr-bill-text@kartenliebe':
    'Scan met een bankapp of met TWINT. We drukken zodra het geld er is, meestal de volgende werkdag.',
  'payment.bank-transfer-text@kartenliebe':
    'De rekeninggegevens zien jullie na het bestellen. We drukken zodra het geld er is.',
  'payment.invoice-text@kartenliebe': 'We drukken meteen, jullie betalen binnen {=payDays} dagen.',
  'payment.stripe-text@kartenliebe':
    'Op de betaalpagina van onze dienstverlener Stripe. We zien jullie kaartgegevens niet.',
  'cart.quantity-most@kartenliebe': 'Hiervan kunnen jullie er hoogstens {most} bestellen.',
}
