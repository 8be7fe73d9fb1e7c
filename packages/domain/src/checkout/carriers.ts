import { type LocalisedText, localised } from '../catalogue/localised.ts'
import { type Locale, localeFacts } from '../shops/locales.ts'

/** Who carries parcels, and where each shows a parcel by its number; `{locale}` stands for the reader's, as `fr_FR`. */
export const CARRIERS = {
  dhl: {
    name: 'DHL',
    tracking: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  },
  'deutsche-post': {
    name: 'Deutsche Post',
    tracking: 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=',
  },
  dpd: { name: 'DPD', tracking: 'https://tracking.dpd.de/status/{locale}/parcel/' },
  gls: { name: 'GLS', tracking: 'https://gls-group.eu/track/' },
  ups: { name: 'UPS', tracking: 'https://www.ups.com/track?tracknum=' },
  'swiss-post': {
    name: {
      de: 'Die Post',
      en: 'Swiss Post',
      es: 'Correos Suizos',
      fr: 'La Poste',
      it: 'La Posta',
      nl: 'Zwitserse Post',
    },
    tracking: 'https://service.post.ch/ekp-web/ui/entry/search/',
  },
  'austrian-post': { name: 'Österreichische Post', tracking: 'https://www.post.at/sv/sendungsdetails?snr=' },
} as const satisfies Record<string, { name: string | LocalisedText; tracking: string }>

export type Carrier = keyof typeof CARRIERS

export const isCarrier = (word: string): word is Carrier => Object.hasOwn(CARRIERS, word)

/** As the reader calls it; a word that is none of ours as it stands. */
export function carrierName(carrier: string, locale: Locale): string {
  if (!isCarrier(carrier)) return carrier
  const { name } = CARRIERS[carrier]
  return typeof name === 'string' ? name : localised(name, locale)
}

/** Numbers of parcels: letters and digits, so that no number leads anywhere else. */
export const TRACKING_NUMBER = /^[A-Za-z0-9]{6,40}$/

/** Where a parcel is shown; nothing for carriers and numbers that we do not know. */
export function trackingUrl(carrier: string, number: string | null, locale: Locale): string | undefined {
  if (!isCarrier(carrier) || number === null || !TRACKING_NUMBER.test(number)) return undefined
  const { language } = localeFacts(locale)
  return CARRIERS[carrier].tracking.replace('{locale}', LANGUAGES[language]) + number
}

/** As pages about parcels name the languages they speak. */
const LANGUAGES = { de: 'de_DE', en: 'en_US', es: 'es_ES', fr: 'fr_FR', it: 'it_IT', nl: 'nl_NL' } as const
