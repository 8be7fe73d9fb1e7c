import { type ForeignTimeMatch, findForeignTimeFormats } from '../../dates/find-foreign-time-formats.ts'
import { withText } from '../../elements/text/edit-text.ts'
import { type TextRule, textFinding, textRepair } from '../text-check.ts'

/** Longer lists are cut to fit on a button. */
const NAMED = 2
const ROUNDS = 5

/** The customer's times of day must use the notation of the card's locale. */
export const timeForm: TextRule = check => {
  const { document, element, words } = check
  if (!element.own) return []
  const isOfDay = element.role === 'time' || element.role === 'date'
  const timesOf = (text: string) => findForeignTimeFormats(text, document.locale, isOfDay)
  const times = timesOf(words)
  if (times.length === 0) return []
  let mended = words
  // Some are only recognised after adjacent times have been corrected.
  for (let left = times, round = 0; left.length > 0 && round < ROUNDS; left = timesOf(mended), round++)
    mended = withTimes(mended, left)
  const written = named(times.map(({ from, until }) => words.slice(from, until)))
  const right = named(times.map(time => time.right))
  return [
    textFinding(check, { id: 'time-form', severity: 'hint', mark: words.slice(0, 120) }, { written, right }, [
      textRepair(check, 'right-time', withText(element, mended), { right }),
    ]),
  ]
}

const withTimes = (words: string, times: readonly ForeignTimeMatch[]) =>
  times.reduceRight((text, { from, until, right }) => text.slice(0, from) + right + text.slice(until), words)

function named(all: readonly string[]): string {
  const each = [...new Set(all)]
  return each.slice(0, NAMED).join(', ') + (each.length > NAMED ? ' …' : '')
}
