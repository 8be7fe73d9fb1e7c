import { LIMITS } from '../../limits.ts'
import type { Run, TextElement } from './text.ts'

/** The plain text of all runs. */
export const textOf = ({ runs }: Pick<TextElement, 'runs'>): string => runs.map(({ text }) => text).join('')

/** Style of a whole text, as far as it can be chosen. */
export type TextStyleChoice = Partial<
  Pick<TextElement, 'face' | 'weight' | 'italic' | 'sizePt' | 'align' | 'colour' | 'trackingEm' | 'leading'>
> & { hyphens?: boolean }
/** Style that a run may have of its own. */
export type RunStyleChoice = Partial<Pick<TextElement, 'face' | 'weight' | 'italic' | 'colour'>>

// Directional marks and invisible spaces, which come with pasted text.
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Text as stored in documents: composed characters, line breaks as `\n`, no invisible characters, limited length.
 */
export function sanitiseText(text: string): string {
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(UNSEEN, '')
    .normalize('NFC')
  // Half a surrogate pair at the end would not be a character.
  return clean.slice(0, LIMITS.textLength).replace(/[\ud800-\udbff]$/, '')
}

/**
 * Text for a single line: no control characters, at most `most` characters (UTF-16), no half surrogate pair at the end.
 */
export const sanitiseLine = (text: string, most: number): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')

/**
 * Changes the characters of a text. Unchanged characters keep the style of their run, inserted ones get the style of
 * the character before them.
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

/** Changes the style of the whole text; runs lose conflicting styles of their own. */
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

/** Sets the style of a range of characters. */
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

/** Drops empty runs and joins equal neighbours; an empty text keeps the style of its first run. */
function joinEqualRuns(runs: readonly Run[]): Run[] {
  const remaining: Run[] = []
  for (const run of runs) {
    const last = remaining.at(-1)
    if (run.text === '') continue
    if (last && hasSameStyle(last, run))
      remaining[remaining.length - 1] = { ...last, text: last.text + run.text }
    else remaining.push(run)
  }
  const [first] = runs
  return remaining.length > 0 || !first ? remaining : [{ ...first, text: '' }]
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
