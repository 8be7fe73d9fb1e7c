import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './guest-books.de.ts'

export const nl: LanguageMessages<typeof de> = {
  'guest-book-news.subject-guest': {
    one: 'Een nieuw bericht in het gastenboek',
    other: '{count} nieuwe berichten in het gastenboek',
  },
  'guest-book-news.subject-condolence': {
    one: 'Een nieuw bericht in het condoleanceregister',
    other: '{count} nieuwe berichten in het condoleanceregister',
  },
  'guest-book-news.title-guest': 'Jullie gasten hebben geschreven',
  'guest-book-news.title-condolence': 'Nieuw in het condoleanceregister',
  'guest-book-news.text-guest': {
    one: 'In het gastenboek ‘{title}’ wacht een bericht tot jullie het plaatsen.',
    other: 'In het gastenboek ‘{title}’ wachten {count} berichten tot jullie ze plaatsen.',
  },
  'guest-book-news.text-condolence': {
    one: 'In het condoleanceregister ‘{title}’ wacht een bericht tot jullie het plaatsen.',
    other: 'In het condoleanceregister ‘{title}’ wachten {count} berichten tot jullie ze plaatsen.',
  },
  'guest-book-news.button': 'Berichten lezen',
  'guest-book-news.pace': 'Deze e-mails komen hooguit één keer per dag.',
}
