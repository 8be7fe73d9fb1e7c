import { findImpossibleDate } from '../../dates/find-date.ts'
import { type TextRule, textFinding } from '../text-check.ts'

/** A date that the calendar does not have, such as 31 April. */
export const impossibleDate: TextRule = check => {
  const day = findImpossibleDate(check.words, check.document.locale)
  if (day === undefined) return []
  const effect = { type: 'ask', action: 'edit-text', elementId: check.element.id } as const
  return [
    textFinding(
      check,
      { id: 'impossible-date', severity: 'strong', mark: check.words.slice(0, 120) },
      { day },
      [{ id: 'edit-text', effect, params: {} }],
    ),
  ]
}
