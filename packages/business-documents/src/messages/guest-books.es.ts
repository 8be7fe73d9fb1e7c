import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './guest-books.de.ts'

export const es: LanguageMessages<typeof de> = {
  'guest-book-news.subject-guest': {
    one: 'Un nuevo mensaje en el libro de firmas',
    other: '{count} mensajes nuevos en el libro de firmas',
  },
  'guest-book-news.subject-condolence': {
    one: 'Un nuevo mensaje en el libro de condolencias',
    other: '{count} mensajes nuevos en el libro de condolencias',
  },
  'guest-book-news.title-guest': 'Vuestros invitados han escrito',
  'guest-book-news.title-condolence': 'Novedades en el libro de condolencias',
  'guest-book-news.text-guest': {
    one: 'En el libro de firmas «{title}» hay un mensaje pendiente de que lo publiquéis.',
    other: 'En el libro de firmas «{title}» hay {count} mensajes pendientes de que los publiquéis.',
  },
  'guest-book-news.text-condolence': {
    one: 'En el libro de condolencias «{title}» hay un mensaje pendiente de que lo publiquéis.',
    other: 'En el libro de condolencias «{title}» hay {count} mensajes pendientes de que los publiquéis.',
  },
  'guest-book-news.button': 'Leer los mensajes',
  'guest-book-news.pace': 'Enviamos estos correos como máximo una vez al día.',
}
