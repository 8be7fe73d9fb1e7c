import type { LanguageMessages } from '@passepartout/domain'
import type { media as de } from './media.de.ts'

export const media: LanguageMessages<typeof de> = {
  'media.previous': 'Indietro',
  'media.next': 'Avanti',
  'media.pause': 'Metti in pausa il video',
  'media.top': 'Torna su',
  'media.close': 'Chiudi',
  'media.enlarge': 'Guarda in grande',
  'media.days-left': { one: 'Ancora 1 giorno', other: 'Ancora {count} giorni' },
  'media.last-day': 'Ultimo giorno',
  'media.until': 'Fino al {date}',
  'media.captions': 'Sottotitoli',
  'media.download': 'Scarica il video',
  'media.no-video': 'Questo browser non mostra il video.',
}
