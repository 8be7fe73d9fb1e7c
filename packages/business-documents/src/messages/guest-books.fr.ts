import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './guest-books.de.ts'

export const fr: LanguageMessages<typeof de> = {
  'guest-book-news.subject-guest': {
    one: 'Un nouveau message dans le livre d’or',
    other: '{count} nouveaux messages dans le livre d’or',
  },
  'guest-book-news.subject-condolence': {
    one: 'Un nouveau message dans le registre de condoléances',
    other: '{count} nouveaux messages dans le registre',
  },
  'guest-book-news.title-guest': 'Vos invités vous ont écrit',
  'guest-book-news.title-condolence': 'Du nouveau dans le registre',
  'guest-book-news.text-guest': {
    one: 'Un message attend d’être publié dans le livre d’or « {title} ».',
    other: '{count} messages attendent d’être publiés dans le livre d’or « {title} ».',
  },
  'guest-book-news.text-condolence': {
    one: 'Un message attend d’être publié dans le registre « {title} ».',
    other: '{count} messages attendent d’être publiés dans le registre « {title} ».',
  },
  'guest-book-news.button': 'Lire les messages',
  'guest-book-news.pace': 'Ces e-mails partent au plus une fois par jour.',
}
