import { type Document, findDate, type TextElement, weekdayInWords, wordsOf } from '@passepartout/document'
import type { Translate } from '@passepartout/domain'

/** A text as it is read back: on one line, a date with its weekday. */
export function wordsToRead(
  t: Translate,
  { locale }: Pick<Document, 'locale'>,
  element: TextElement,
): string {
  const words = wordsOf(element).replace(/\s+/g, ' ').trim()
  const date = findDate(words, locale)
  return date && !date.named
    ? t('proof.dateDay', { words, weekday: weekdayInWords(locale, date.weekday) })
    : words
}
