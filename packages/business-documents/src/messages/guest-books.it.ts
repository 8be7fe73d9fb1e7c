import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './guest-books.de.ts'

export const it: LanguageMessages<typeof de> = {
  'guest-book-news.subject-guest': {
    one: 'Un nuovo messaggio nel libro degli ospiti',
    other: '{count} nuovi messaggi nel libro degli ospiti',
  },
  'guest-book-news.subject-condolence': {
    one: 'Un nuovo messaggio nel libro delle condoglianze',
    other: '{count} nuovi messaggi nel libro delle condoglianze',
  },
  'guest-book-news.title-guest': 'I vostri ospiti hanno scritto',
  'guest-book-news.title-condolence': 'Novità nel libro delle condoglianze',
  'guest-book-news.text-guest': {
    one: 'Nel libro degli ospiti «{title}» un messaggio aspetta che lo pubblichiate.',
    other: 'Nel libro degli ospiti «{title}» {count} messaggi aspettano che li pubblichiate.',
  },
  'guest-book-news.text-condolence': {
    one: 'Nel libro delle condoglianze «{title}» un messaggio aspetta che lo pubblichiate.',
    other: 'Nel libro delle condoglianze «{title}» {count} messaggi aspettano che li pubblichiate.',
  },
  'guest-book-news.button': 'Leggi i messaggi',
  'guest-book-news.pace': 'Queste e-mail arrivano al massimo una volta al giorno.',
}
