import { COUNTRY_CODES, type CountryCode } from '../shops/locales.ts'

/** Where the shop shows what a rule asks for, or hands it over. */
export const LAW_LOCATIONS = [
  /** Last step of the checkout, above its button. */
  'checkout',
  /** Footer of every page. */
  'footer',
  'terms',
  /** Legal notice with the company's details. */
  'imprint',
  /** Page about manufacturers and safety warnings. */
  'product-safety',
  /** Beside the price of a product. */
  'price',
  'privacy',
  /** Job ticket of an order line for the lab. */
  'job-ticket',
  /** Customs data for the carrier of a parcel. */
  'customs',
] as const
export type LawLocation = (typeof LAW_LOCATIONS)[number]

/** Such as `2026-09-27`. */
type Day = string

export interface LawRule {
  id: string
  /** Shops of these countries. */
  countries: readonly CountryCode[]
  /** First day on which it applies. */
  from: Day
  /** Last day on which it applies; absent while no end is known. */
  until?: Day
  /** The act, as lawyers cite it. */
  source: string
  /** Measures of the shop to comply, in a sentence for the operator. */
  requirement: string
  showsOn: readonly LawLocation[]
  /** Who of the law read it and when; `null` as long as nobody did. */
  readBy: { name: string; on: Day } | null
}

const EU: readonly CountryCode[] = ['at', 'be', 'de', 'es', 'fr', 'it', 'lu', 'nl']
const EEA: readonly CountryCode[] = [...EU, 'li']

/**
 * Legal requirements for the shop, by country and day: collected from public sources, NOT READ BY A LAWYER. A rule that
 * is in force but shown nowhere in the shop fails `law-in-force.test.tsx`, so a rule can be added before its first day.
 */
export const LAW_RULES: readonly LawRule[] = [
  {
    id: 'order-button',
    countries: [...EEA, 'gb'],
    from: '2014-06-13',
    source: 'Directive 2011/83/EU, article 8(2); Consumer Contracts Regulations 2013, regulation 14',
    requirement:
      'The button that orders says that it obliges to pay, and nothing stands between it and the sum.',
    showsOn: ['checkout'],
    readBy: null,
  },
  {
    id: 'company-details',
    countries: [...EEA, 'gb'],
    from: '2002-01-17',
    source:
      'Directive 2000/31/EC, article 5; Electronic Commerce (EC Directive) Regulations 2002, regulation 6',
    requirement:
      'Name, address, contact, the trade register with its number and the VAT number of the seller are on one page.',
    showsOn: ['imprint'],
    readBy: null,
  },
  {
    id: 'product-safety',
    countries: EEA,
    from: '2024-12-13',
    source: 'Regulation (EU) 2023/988, article 19',
    requirement: 'Maker, postal and electronic address, product id and warnings can be read before ordering.',
    showsOn: ['product-safety', 'checkout'],
    readBy: null,
  },
  {
    id: 'withdrawal-function',
    countries: EEA,
    from: '2026-06-19',
    source: 'Directive 2011/83/EU, article 11a, by Directive (EU) 2023/2673',
    requirement: 'Contracts can be withdrawn from by a button that every page shows.',
    showsOn: ['footer'],
    readBy: null,
  },
  {
    id: 'legal-guarantee',
    countries: EEA,
    from: '2026-09-27',
    source: 'Directive 2011/83/EU, article 22a; Implementing Regulation (EU) 2025/1960, annex I',
    requirement:
      'The harmonised notice on the legal guarantee, in the language of the page, with its link and QR code.',
    showsOn: ['checkout', 'terms'],
    readBy: null,
  },
  {
    id: 'packaging-register',
    countries: EU,
    from: '2026-08-12',
    source: 'Regulation (EU) 2025/40, articles 44 and 45; Germany before: § 9 VerpackG (LUCID)',
    requirement: 'Who packs is in the packaging register of the country; the number is shown once it is set.',
    showsOn: ['imprint'],
    readBy: null,
  },
  {
    id: 'unique-identifiers',
    countries: ['fr'],
    from: '2022-01-01',
    source: 'Code de l’environnement, articles L541-10-13 and R541-173',
    requirement:
      'The unique identifier of each waste stream stands in the general terms and in the company details.',
    showsOn: ['imprint', 'terms'],
    readBy: null,
  },
  {
    id: 'company-number',
    countries: ['be', 'nl'],
    from: '2008-07-01',
    source: 'Handelsregisterwet 2007, artikel 27 (KVK); Code de droit économique, article III.25 (KBO, BCE)',
    requirement: 'A seller that is in the company register of the country shows its number there.',
    showsOn: ['imprint'],
    readBy: null,
  },
  {
    id: 'total-price',
    countries: ['gb'],
    from: '2025-04-06',
    source: 'Digital Markets, Competition and Consumers Act 2024, section 230',
    requirement:
      'A price comes with every fee that nobody can avoid, and how it is reckoned where it depends.',
    showsOn: ['price', 'checkout'],
    readBy: null,
  },
  {
    id: 'customs-data',
    countries: ['gb', 'ch', 'li', 'com'],
    from: '2021-07-01',
    source: 'UPU Convention (electronic advance data); United States from 2025-08-29 for every value',
    requirement: 'Each line of a parcel has its tariff heading, origin, net weight and value.',
    showsOn: ['customs'],
    readBy: null,
  },
  {
    id: 'deforestation',
    countries: EU,
    from: '2026-12-30',
    source: 'Regulation (EU) 2023/1115, articles 4 and 5; small operators from 2027-06-30',
    requirement:
      'Reference numbers of the suppliers’ statements are kept for wooden frames, envelopes and wallpaper.',
    showsOn: ['job-ticket'],
    readBy: null,
  },
  {
    id: 'kept-invoices',
    countries: COUNTRY_CODES,
    from: '2025-01-01',
    source: 'Tax law of the seller’s country (INVOICE_YEARS); Germany: § 147 (3) AO',
    requirement:
      'Invoices are kept for as many full years as the law of the seller’s country says, and no longer.',
    showsOn: ['privacy'],
    readBy: null,
  },
]

/** Rules that apply in a country's shop on a day such as `2026-11-29`. */
export const rulesInForce = (country: CountryCode, day: Day): LawRule[] =>
  LAW_RULES.filter(
    ({ countries, from, until }) =>
      countries.includes(country) && from <= day && (until === undefined || day <= until),
  )

/** Whether a rule concerns a country's shop, on any day. */
export const concerns = (id: string, country: CountryCode): boolean =>
  LAW_RULES.some(rule => rule.id === id && rule.countries.includes(country))
