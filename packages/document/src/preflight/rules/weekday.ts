import { findDate, weekdayInWords } from '../../dates/find-date.ts'
import { withText } from '../../elements/text/edit-text.ts'
import { type TextRule, textFinding, textRepair } from '../text-check.ts'

/** A weekday beside a date must match it. */
export const weekday: TextRule = check => {
  const { document, element, words } = check
  const date = findDate(words, document.locale)
  if (!date?.named || date.named.weekday === date.weekday) return []
  const { from, until } = date.named
  const written = words.slice(from, until)
  const right = matchCase(weekdayInWords(document.locale, date.weekday), written)
  const mended = withText(element, words.slice(0, from) + right + words.slice(until))
  const day = new Intl.DateTimeFormat(document.locale, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  }).format(Date.UTC(date.year, date.month - 1, date.day))
  return [
    textFinding(
      check,
      { id: 'weekday', severity: 'strong', mark: words.slice(0, 120) },
      { day, right, written },
      [textRepair(check, 'right-weekday', mended, { right })],
    ),
  ]
}

const matchCase = (word: string, like: string) =>
  like === like.toUpperCase()
    ? word.toUpperCase()
    : like[0] === like[0]?.toUpperCase()
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word
