import type { LanguageMessages } from '@passepartout/domain'
import type { media as de } from './media.de.ts'

export const media: LanguageMessages<typeof de> = {
  'media.previous': 'Indietro',
  'media.next': 'Avanti',
  'media.pause': 'Metti in pausa il video',
  'media.top': 'Torna su',
  'media.close': 'Chiudi',
  'media.enlarge': 'Guarda in grande',
  'media.days': 'giorni',
  'media.hours': 'ore',
  'media.minutes': 'min',
  'media.seconds': 'sec',
  'media.until': 'Fino al {date}',
  'media.captions': 'Sottotitoli',
  'media.download': 'Scarica il video',
  'media.no-video': 'Questo browser non mostra il video.',
}
