import type { GlossaryEntry, GlossaryStory } from '@passepartout/content-model'
import type { Locale } from '@passepartout/domain'

/** A shop's glossary, prepared for matching its terms in texts. */
export interface Glossary {
  story: GlossaryStory
  /** In alphabetical order of their language. */
  entries: readonly GlossaryEntry[]
  /** Every form of every term, the longest first. */
  pattern: RegExp
  /** By form in lower case. */
  entryOf: ReadonlyMap<string, GlossaryEntry>
}

/** A piece of a text, and the glossary entry that explains it. */
export interface TextPiece {
  text: string
  entry?: GlossaryEntry | undefined
}

export function glossaryOf(story: GlossaryStory, locale: Locale): Glossary {
  const forms = story.entries.flatMap(entry => entry.forms.map(form => ({ form, entry })))
  const longestFirst = forms.map(({ form }) => form).sort((a, b) => b.length - a.length)
  return {
    story,
    entries: story.entries.toSorted((a, b) => a.word.localeCompare(b.word, locale)),
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}-])(?:${longestFirst.map(alternationPattern).join('|')})(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    entryOf: new Map(forms.map(({ form, entry }) => [form.toLowerCase(), entry])),
  }
}

/**
 * The first character matches in either case, as sentences require; the rest is case-sensitive, since "PUR" is not
 * "pur".
 */
function alternationPattern(form: string): string {
  const [first = '', ...rest] = form
  const letters = new Set([first.toLowerCase(), first.toUpperCase()])
  return `[${[...letters].map(literal).join('')}]${literal(rest.join(''))}`
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Splits a text at its terms; each entry explains its first occurrence only, and none in `met`. */
export function splitByGlossary(
  text: string,
  { pattern, entryOf }: Glossary,
  met: Set<GlossaryEntry>,
): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const entry = entryOf.get(match[0].toLowerCase())
    if (!entry || met.has(entry)) continue
    met.add(entry)
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) })
    pieces.push({ text: match[0], entry })
    end = match.index + match[0].length
  }
  if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end) })
  return pieces
}
