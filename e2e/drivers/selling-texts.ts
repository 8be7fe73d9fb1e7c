import type { Channel, CountryCode, Locale } from '@passepartout/domain'

/** Texts and inputs from the cart to an order, per country. */
export interface SellingTexts {
  locale: Locale
  country: CountryCode
  /** Channel for accessories; only passepartout sells wall art. */
  shelf: Channel
  cart: string
  toCheckout: string
  toShipping: string
  toPayment: string
  /** As the country's law requires it. */
  order: string
  /** Name of the payment method, and its kind of payment page. */
  method: string
  pay: 'epc' | 'qr-bill' | 'hosted'
  thanks: string
  /** Titles of the order once it is paid. */
  paid: RegExp
  payNow: RegExp
  /** Method after a refused card, if not the card again. */
  otherMethod?: string
  address: Record<'firstName' | 'lastName' | 'street' | 'postalCode' | 'city', string> & { region?: string }
}

const GERMAN = {
  cart: 'warenkorb',
  toCheckout: 'Zur Kasse',
  toShipping: 'Weiter zum Versand',
  toPayment: 'Weiter zur Zahlung',
  order: 'Zahlungspflichtig bestellen',
  paid: /^(Bezahlt, gleich im Druck|In der Fertigung)/,
  payNow: /jetzt bezahlen/,
}
const ENGLISH = {
  cart: 'cart',
  toCheckout: 'Go to checkout',
  toShipping: 'Continue to delivery',
  toPayment: 'Continue to payment',
  paid: /^(Paid, printing soon|In production)/,
  payNow: /^Pay .* now/,
}

export const SELLING_TEXTS = [
  {
    ...GERMAN,
    locale: 'de-DE',
    country: 'de',
    shelf: 'kartenliebe',
    method: 'Überweisung mit QR-Code',
    pay: 'epc',
    thanks: 'Danke, Mara.',
    address: {
      firstName: 'Mara',
      lastName: 'Lindner',
      street: 'Lindenweg 14',
      postalCode: '99423',
      city: 'Weimar',
    },
  },
  {
    ...GERMAN,
    locale: 'de-CH',
    country: 'ch',
    shelf: 'kartenliebe',
    method: 'QR-Rechnung',
    pay: 'qr-bill',
    thanks: 'Danke, Reto.',
    address: {
      firstName: 'Reto',
      lastName: 'Frei',
      street: 'Seestrasse 8',
      postalCode: '8002',
      city: 'Zürich',
    },
  },
  {
    ...ENGLISH,
    locale: 'en-US',
    country: 'com',
    shelf: 'passepartout',
    toShipping: 'Continue to shipping',
    order: 'Place order and pay',
    method: 'Card and other ways to pay',
    pay: 'hosted',
    thanks: 'Thank you, Grace.',
    address: {
      firstName: 'Grace',
      lastName: 'Miller',
      street: '350 Fifth Avenue',
      postalCode: '10118',
      city: 'New York',
      region: 'NY',
    },
  },
  {
    ...ENGLISH,
    locale: 'en-GB',
    country: 'gb',
    shelf: 'kartenliebe',
    order: 'Place order and pay',
    method: 'Card and other ways to pay',
    otherMethod: 'Bank transfer',
    pay: 'hosted',
    thanks: 'Thank you, Ada.',
    address: {
      firstName: 'Ada',
      lastName: 'Byron',
      street: '12 St James’s Square',
      postalCode: 'SW1Y 4JH',
      city: 'London',
    },
  },
  {
    locale: 'fr-FR',
    country: 'fr',
    shelf: 'kartenliebe',
    cart: 'panier',
    toCheckout: 'Passer commande',
    toShipping: 'Continuer vers la livraison',
    toPayment: 'Continuer vers le paiement',
    order: 'Commander avec obligation de paiement',
    method: 'Virement avec code QR',
    pay: 'epc',
    thanks: 'Merci, Camille.',
    paid: /^(Payée, bientôt imprimée|En fabrication)/,
    payNow: /^Payer .* maintenant/,
    address: {
      firstName: 'Camille',
      lastName: 'Durand',
      street: '8 rue des Lilas',
      postalCode: '69003',
      city: 'Lyon',
    },
  },
] as const satisfies readonly SellingTexts[]
