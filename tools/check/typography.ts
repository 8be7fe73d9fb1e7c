import { textsByLanguage } from './texts.ts'

interface Rule {
  /** Languages or locales of the rule; by default all. */
  of?: readonly string[]
  /** Pattern of the mistake. */
  wrong: RegExp
  why: string
}

/** Typographic rules of each language, as the mistakes that a keyboard invites. */
const RULES: readonly Rule[] = [
  { wrong: /["`]/u, why: 'quotes of the language, not of a typewriter' },
  { wrong: /\p{L}'|'\p{L}/u, why: '’, not the apostrophe of a typewriter' },
  { wrong: /\.\.\./u, why: '… is one sign' },
  { wrong: /\p{L} - \p{L}/u, why: 'a dash, comma or colon, not a hyphen' },
  { wrong: /\d x \d/u, why: '× between measures' },
  { wrong: /\d(?:mm|cm|kg|MB|GB)(?!\p{L})/u, why: 'a space between number and unit' },
  { of: ['de', 'en', 'es', 'it', 'nl'], wrong: /\p{L}\s[,;:!?](?=\s|$)/u, why: 'no space before the sign' },
  { of: ['fr'], wrong: / [!?;:»]|« /u, why: 'a narrow space (U+202F) at ! ? ; : « »' },
  { of: ['fr'], wrong: /[\p{L}\d)][!?;](?=\s|$)/u, why: 'a narrow space (U+202F) before ! ? ;' },
  { of: ['fr', 'es', 'it'], wrong: /[„“”]/u, why: '« »' },
  { of: ['en'], wrong: /[„«»]/u, why: '“ ”' },
  { of: ['nl'], wrong: /[„“”«»]/u, why: '‘ ’' },
  { of: ['es'], wrong: /^[^¿]*\?(?=\s|$)/u, why: 'a question begins with ¿' },
  { of: ['de-ch', 'de-li'], wrong: /[ßẞ„“]/u, why: 'ss and « »' },
]

/** Typographic mistakes. Each names the `file`. */
export const checkTypography = (file: string, content: unknown): string[] => [
  ...new Set([...textsByLanguage(content)].flatMap(({ language, text }) => problemsOf(file, language, text))),
]

function problemsOf(file: string, language: string, text: string): string[] {
  const speaker = language.toLowerCase()
  return RULES.filter(({ of }) => !of || of.some(one => speaker === one || speaker.slice(0, 2) === one))
    .filter(({ wrong }) => wrong.test(text))
    .map(({ wrong, why }) => `${file} [${language}]: "${excerptAround(text, wrong)}" (${why})`)
}

function excerptAround(text: string, wrong: RegExp): string {
  const { index = 0 } = wrong.exec(text) ?? {}
  return text.slice(Math.max(0, index - 15), index + 20)
}
