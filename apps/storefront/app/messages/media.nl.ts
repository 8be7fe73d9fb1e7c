import type { LanguageMessages } from '@passepartout/domain'
import type { media as de } from './media.de.ts'

export const media: LanguageMessages<typeof de> = {
  'media.previous': 'Vorige',
  'media.next': 'Volgende',
  'media.pause': 'Film pauzeren',
  'media.top': 'Naar boven',
  'media.close': 'Sluiten',
  'media.enlarge': 'Groot bekijken',
  'media.days-left': { one: 'Nog 1 dag', other: 'Nog {count} dagen' },
  'media.last-day': 'Laatste dag',
  'media.until': 'Tot {date}',
  'media.captions': 'Ondertiteling',
  'media.download': 'Film downloaden',
  'media.no-video': 'Deze browser kan de film niet tonen.',
}
