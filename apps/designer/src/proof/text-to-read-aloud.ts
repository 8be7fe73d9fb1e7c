import { type Document, findDate, type TextElement, textOf, weekdayInWords } from '@passepartout/document'
import type { Translate } from '@passepartout/domain'

/** The text for reading aloud: on one line, dates with their weekday. */
export function textToReadAloud(
  t: Translate,
  { locale }: Pick<Document, 'locale'>,
  element: TextElement,
): string {
  const words = textOf(element).replace(/\s+/g, ' ').trim()
  const date = findDate(words, locale)
  return date && !date.named
    ? t('proof.dateDay', { words: words.replace(/\.+$/, ''), weekday: weekdayInWords(locale, date.weekday) })
    : words
}
