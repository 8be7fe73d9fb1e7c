import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './shares.de.ts'

export const en: LanguageMessages<typeof de> = {
  'share-question.subject': 'Emails about a shared design at {shop}',
  'share-question.title': 'Shall we let you know?',
  'share-question.text':
    'Somebody shared a design at {shop} and gave this address. After one click we will email you here when someone comments on it or approves it, every half hour at most.',
  'share-question.button': 'Yes, let me know',
  'share-question.days': {
    one: 'The button works for {count} day.',
    other: 'The button works for {count} days.',
  },
  'share-question.unasked': 'If this was not you, there is nothing to do: no further email will come.',
  'share-news.subject': {
    one: 'A reply to your shared design',
    other: '{count} replies to your shared design',
  },
  'share-news.title': 'Your shared design',
  'share-news.text': {
    one: 'A reply has come through one of your links.',
    other: '{count} replies have come through your links.',
  },
  'share-news.comment': 'Comment {number} by {name}',
  'share-news.answer': '{name} on comment {number}',
  'share-news.approved': '{name} approved the version of {date}.',
  'share-news.stale':
    '{name} approved a version on {date}. The design has been changed since: that approval no longer counts.',
  'share-news.more': {
    one: 'One more is waiting with the design.',
    other: '{count} more are waiting with the design.',
  },
  'share-news.button': 'Open the design',
  'share-news.where': 'It opens in the browser you design in, and wherever you are logged in.',
  'share-mail.stop': 'No more emails about this design',
  'page.front': 'Front',
  'page.back': 'Back',
  'page.inside-left': 'Inside left',
  'page.inside-right': 'Inside right',
  'page.cover': 'Cover',
  'page.binding': 'Cover',
  'page.month': '{month}',
  'page.single': 'Page {number}',
  'page.pages': 'Pages {from}–{until}',
  'page.print': 'Photo {number}',
}
