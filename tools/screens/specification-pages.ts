import type { Channel, CountryCode } from '@passepartout/domain'

/** A page to photograph, by its shop. */
export interface SpecificationPage {
  channel: Channel
  country: CountryCode
  path: string
  /** An article's page whose button puts it into the cart first. */
  article?: string
  /** Fields of an address: the page is the checkout's last step, reached with them. */
  buyer?: Readonly<Record<string, string>>
  /** Answers with this status; by default 200. */
  status?: number
}

const buyer = (street: string, postalCode: string, city: string) => ({
  ...{
    'contact.email': 'anna.muster@example.com',
    'delivery.firstName': 'Anna',
    'delivery.lastName': 'Muster',
  },
  ...{ 'delivery.street': street, 'delivery.postalCode': postalCode, 'delivery.city': city },
})
const GERMAN_BUYER = buyer('Seeweg 3', '01307', 'Dresden')
const FRENCH_BUYER = buyer('3 rue du Lac', '69001', 'Lyon')

const pagesOf = (channel: Channel, country: CountryCode, ...paths: string[]): SpecificationPage[] =>
  paths.map(path => ({ channel, country, path }))

/**
 * Pages in which the specification's rules, the law and the words of each country show: law per country, menus and tiles
 * by country, overviews with their sub-navigation, search, error stories, the checkout with the notice on the guarantee.
 */
export const SPECIFICATION_PAGES: readonly SpecificationPage[] = [
  ...pagesOf('passepartout', 'de', '/', '/wandbilder', '/wandbilder/leinwand', '/impressum', '/agb'),
  { channel: 'passepartout', country: 'de', path: '/error', status: 404 },
  { channel: 'passepartout', country: 'de', path: '/wandbilder/kork', status: 404 },
  {
    channel: 'passepartout',
    country: 'de',
    path: '/kasse',
    article: '/zubehoer/artikel?sku=posterleiste-32-eiche',
    buyer: GERMAN_BUYER,
  },
  ...pagesOf('passepartout', 'fr', '/conditions-generales', '/mentions-legales'),
  {
    channel: 'passepartout',
    country: 'fr',
    path: '/paiement',
    article: '/accessoires/article?sku=posterleiste-32-eiche',
    buyer: FRENCH_BUYER,
  },
  ...pagesOf('passepartout', 'ch', '/agb', '/fr/conditions-generales', '/impressum'),
  ...pagesOf('passepartout', 'nl', '/bedrijfsgegevens'),
  ...pagesOf('passepartout', 'gb', '/canvas-prints'),
  ...pagesOf('kartenliebe', 'de', '/', '/firmungskarten/', '/konfirmationskarten/', '/trauerkarten/'),
  ...pagesOf('kartenliebe', 'de', '/suche/?q=Firmung', '/abmelden/', '/impressum/'),
  { channel: 'kartenliebe', country: 'de', path: '/keine-karten/', status: 404 },
  {
    channel: 'kartenliebe',
    country: 'de',
    path: '/kasse/',
    article: '/zubehoer/artikel/?sku=satinband-gold',
    buyer: GERMAN_BUYER,
  },
  ...pagesOf('kartenliebe', 'at', '/', '/firmungskarten/', '/suche/?q=Parte'),
  ...pagesOf('kartenliebe', 'es', '/buscar/?q=esquela'),
  ...pagesOf('kartenliebe', 'com', '/'),
  ...pagesOf('kartenliebe', 'fr', '/mentions-legales/'),
]
