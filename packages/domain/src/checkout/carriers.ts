import { type LocalisedText, localised } from '../catalogue/localised.ts'
import { type Locale, localeFacts } from '../shops/locales.ts'

/** Parcel carriers with their tracking pages; `{locale}` is replaced by the reader's locale, such as `fr_FR`. */
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

/** The carrier's name for the reader; an unknown carrier is returned unchanged. */
export function carrierName(carrier: string, locale: Locale): string {
  if (!isCarrier(carrier)) return carrier
  const { name } = CARRIERS[carrier]
  return typeof name === 'string' ? name : localised(name, locale)
}

/** Tracking numbers contain only alphanumeric characters, so that a number cannot change the address it is put into. */
export const TRACKING_NUMBER = /^[A-Za-z0-9]{6,40}$/

/** The tracking page of a parcel; `undefined` for unknown carriers and invalid numbers. */
export function trackingUrl(carrier: string, number: string | null, locale: Locale): string | undefined {
  if (!isCarrier(carrier) || number === null || !TRACKING_NUMBER.test(number)) return undefined
  const { language } = localeFacts(locale)
  return CARRIERS[carrier].tracking.replace('{locale}', LANGUAGES[language]) + number
}

/** Language codes of the carriers' tracking pages. */
const LANGUAGES = { de: 'de_DE', en: 'en_US', es: 'es_ES', fr: 'fr_FR', it: 'it_IT', nl: 'nl_NL' } as const
