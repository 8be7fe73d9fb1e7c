import { LIMITS } from '../../limits.ts'
import type { Run, TextElement } from './text.ts'

/** What a text says, its pieces put together. */
export const textOf = ({ runs }: Pick<TextElement, 'runs'>): string => runs.map(({ text }) => text).join('')

/** What a text is set in, as far as it may be chosen. */
export type TextStyleChoice = Partial<
  Pick<TextElement, 'face' | 'weight' | 'italic' | 'sizePt' | 'align' | 'colour' | 'trackingEm' | 'leading'>
> & { hyphens?: boolean }
/** What a piece of a text may have of its own. */
export type RunStyleChoice = Partial<Pick<TextElement, 'face' | 'weight' | 'italic' | 'colour'>>

// Marks that turn the direction of what follows, and spaces nobody sees: they come with pasted text.
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Words as a text may hold them: composed letters, line breaks as `\n`, nothing that cannot be seen, not too long. */
export function sanitiseText(text: string): string {
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(UNSEEN, '')
    .normalize('NFC')
  // Half a pair at the end would be no character.
  return clean.slice(0, LIMITS.textLength).replace(/[\ud800-\udbff]$/, '')
}

/** What one line takes of a text: no control characters, so many characters (UTF-16), and no half of one at its end. */
export const sanitiseLine = (text: string, most: number): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')

/**
 * The text with other words. What stays keeps the look of its piece, and what comes in takes that of the character before
 * it.
 */
export function withText(element: TextElement, text: string): TextElement {
  const words = sanitiseText(text)
  const before = textOf(element)
  if (words === before) return element.own ? element : { ...element, own: true }
  const from = commonStart(before, words)
  const rest = commonEnd(before.slice(from), words.slice(from))
  const until = before.length - rest
  const added = words.slice(from, words.length - rest)
  return { ...element, runs: spliceRuns(element.runs, from, until, added), own: true, set: null }
}

/** Another look of the whole text; pieces lose their own where it says something else. */
export function withTextStyle(
  { hyphens: before, ...element }: TextElement,
  { hyphens = before === true, ...look }: TextStyleChoice,
): TextElement {
  const sizePt = Math.min(element.maxSizePt, Math.max(element.minSizePt, look.sizePt ?? element.sizePt))
  const cleared = Object.fromEntries(
    (['face', 'weight', 'italic', 'colour'] as const).filter(key => key in look).map(key => [key, null]),
  )
  const runs = joinEqualRuns(element.runs.map(run => ({ ...run, ...cleared })))
  return { ...element, ...look, ...(hyphens && { hyphens }), sizePt, runs, set: null }
}

/** A look of its own for the characters from one up to another. */
export function withRunStyle(
  element: TextElement,
  from: number,
  until: number,
  look: RunStyleChoice,
): TextElement {
  if (from >= until) return element
  let at = 0
  const runs = element.runs.flatMap(run => {
    const start = at
    at += run.text.length
    const cut = (a: number, b: number) => run.text.slice(Math.max(0, a - start), Math.max(0, b - start))
    const [head, middle, tail] = [
      cut(start, Math.min(from, at)),
      cut(Math.max(from, start), until),
      cut(Math.max(until, start), at),
    ]
    return [
      { ...run, text: head },
      { ...run, ...look, text: middle },
      { ...run, text: tail },
    ]
  })
  const whole = joinEqualRuns(runs)
  return whole.length > LIMITS.runsPerText ? element : { ...element, runs: whole, set: null }
}

function spliceRuns(runs: readonly Run[], from: number, until: number, added: string): Run[] {
  let at = 0
  let isAdded = false
  const changed = runs.map((run, index) => {
    const start = at
    at += run.text.length
    const takes = !isAdded && (from <= at || index === runs.length - 1)
    if (takes) isAdded = true
    const head = run.text.slice(0, Math.max(0, from - start))
    const tail = run.text.slice(Math.max(0, until - start))
    return { ...run, text: head + (takes ? added : '') + tail }
  })
  return joinEqualRuns(changed)
}

/** Without empty pieces, and alike ones as one; an empty text keeps the look of its first. */
function joinEqualRuns(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const run of runs) {
    const last = kept.at(-1)
    if (run.text === '') continue
    if (last && hasSameStyle(last, run)) kept[kept.length - 1] = { ...last, text: last.text + run.text }
    else kept.push(run)
  }
  const [first] = runs
  return kept.length > 0 || !first ? kept : [{ ...first, text: '' }]
}

const hasSameStyle = (a: Run, b: Run) =>
  a.face === b.face && a.weight === b.weight && a.italic === b.italic && a.colour === b.colour

function commonStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at++
  return at
}

function commonEnd(a: string, b: string): number {
  let at = 0
  while (at < a.length && at < b.length && a[a.length - 1 - at] === b[b.length - 1 - at]) at++
  return at
}
