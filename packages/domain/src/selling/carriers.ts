/** Who carries parcels, and where each shows a parcel by its number. */
export const CARRIERS = {
  dhl: {
    name: 'DHL',
    tracking: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  },
  'deutsche-post': {
    name: 'Deutsche Post',
    tracking: 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=',
  },
  dpd: { name: 'DPD', tracking: 'https://tracking.dpd.de/status/de_DE/parcel/' },
  gls: { name: 'GLS', tracking: 'https://gls-group.eu/track/' },
  ups: { name: 'UPS', tracking: 'https://www.ups.com/track?tracknum=' },
  'swiss-post': {
    name: 'Die Post',
    tracking: 'https://service.post.ch/ekp-web/ui/entry/search/',
  },
  'austrian-post': { name: 'Österreichische Post', tracking: 'https://www.post.at/sv/sendungsdetails?snr=' },
} as const satisfies Record<string, { name: string; tracking: string }>

export type Carrier = keyof typeof CARRIERS

export const isCarrier = (word: string): word is Carrier => Object.hasOwn(CARRIERS, word)

/** Numbers of parcels: letters and digits, so that no number leads anywhere else. */
export const TRACKING_NUMBER = /^[A-Za-z0-9]{6,40}$/

/** Where a parcel is shown; nothing for carriers and numbers that we do not know. */
export function trackingUrl(carrier: string, number: string | null): string | undefined {
  if (!isCarrier(carrier) || number === null || !TRACKING_NUMBER.test(number)) return undefined
  return CARRIERS[carrier].tracking + number
}
