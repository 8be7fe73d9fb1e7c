import type { LanguageMessages } from '@passepartout/domain'
import type { media as de } from './media.de.ts'

export const media: LanguageMessages<typeof de> = {
  'media.previous': 'Back',
  'media.next': 'Next',
  'media.pause': 'Pause video',
  'media.top': 'Back to top',
  'media.close': 'Close',
  'media.enlarge': 'Enlarge',
  'media.days-left': { one: '1 day left', other: '{count} days left' },
  'media.last-day': 'Last day',
  'media.until': 'Until {date}',
  'media.captions': 'Captions',
  'media.download': 'Download the video',
  'media.no-video': 'Your browser cannot play this video.',
}
