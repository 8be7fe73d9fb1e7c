import type { LanguageMessages } from '@passepartout/domain'
import type { media as de } from './media.de.ts'

export const media: LanguageMessages<typeof de> = {
  'media.previous': 'Back',
  'media.next': 'Next',
  'media.pause': 'Pause film',
  'media.top': 'Back to top',
  'media.close': 'Close',
  'media.enlarge': 'See it large',
  'media.days': 'days',
  'media.hours': 'hrs',
  'media.minutes': 'min',
  'media.seconds': 'sec',
  'media.until': 'Until {date}',
  'media.captions': 'Captions',
  'media.download': 'Download the film',
  'media.no-video': 'Your browser cannot show this film.',
}
