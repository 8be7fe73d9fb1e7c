import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './guest-books.de.ts'

export const en: LanguageMessages<typeof de> = {
  'guest-book-news.subject-guest': {
    one: 'A new entry in the guest book',
    other: '{count} new entries in the guest book',
  },
  'guest-book-news.subject-condolence': {
    one: 'A new entry in the book of condolence',
    other: '{count} new entries in the book of condolence',
  },
  'guest-book-news.title-guest': 'Your guests have written',
  'guest-book-news.title-condolence': 'New in the book of condolence',
  'guest-book-news.text-guest': {
    one: 'One entry in the guest book “{title}” is waiting for you to show it.',
    other: '{count} entries in the guest book “{title}” are waiting for you to show them.',
  },
  'guest-book-news.text-condolence': {
    one: 'One entry in the book of condolence “{title}” is waiting for you to show it.',
    other: '{count} entries in the book of condolence “{title}” are waiting for you to show them.',
  },
  'guest-book-news.button': 'Read the entries',
  'guest-book-news.pace': 'We send these emails once a day at most.',
}
