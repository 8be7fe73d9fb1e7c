import type { GlossaryEntry, GlossaryStory } from '@passepartout/content-model'
import type { Locale } from '@passepartout/domain'

/** The words of the trade that a shop explains, ready to be found in its texts. */
export interface Glossary {
  story: GlossaryStory
  /** By the alphabet of the language that they are written in. */
  entries: readonly GlossaryEntry[]
  /** Every form of every word, the longest first. */
  pattern: RegExp
  /** By a form in small letters. */
  entryOf: ReadonlyMap<string, GlossaryEntry>
}

/** A piece of a text, and what explains it. */
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

/** Small or capital as a sentence wants its first letter; the rest as it is, since PUR is no pur. */
function alternationPattern(form: string): string {
  const [first = '', ...rest] = form
  const letters = new Set([first.toLowerCase(), first.toUpperCase()])
  return `[${[...letters].map(literal).join('')}]${literal(rest.join(''))}`
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A text in pieces; each entry explains its first word only, and none that was `met` before. */
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
