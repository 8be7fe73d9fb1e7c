import type { LanguageMessages } from '@passepartout/domain'
import type { feed as de } from './feed.de.ts'

export const feed: LanguageMessages<typeof de> = {
  'feed.none-title': 'Nothing here yet.',
  'feed.none-text': 'As soon as something is published, it will be here.',
  'feed.failed-title': 'The articles can’t be loaded right now.',
  'feed.failed-text': 'Something went wrong on our side. Please try again in a moment.',
}
