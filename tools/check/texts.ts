const LANGUAGE = /^(?:de|en|es|fr|it|nl)(?:-[a-zA-Z]{2})?$/
/** Link targets within a text, texts that are addresses, and product names by their configuration. */
const ADDRESS = /\]\((?:story|https?|mailto|tel):[^)]*\)/g
const PLACEHOLDER = /\{\w+\}/g
const NO_TEXT = /^(?:story:|url:|\/|[a-z0-9+-]+:\d+x\d+$)/

interface LanguageText {
  /** Language or locale of its key. */
  language: string
  text: string
}

/** The texts of a JSON file below keys of languages and locales, without link targets. */
export function* textsByLanguage(content: unknown, language?: string): Generator<LanguageText> {
  if (typeof content === 'string') {
    if (language && !NO_TEXT.test(content))
      yield { language, text: content.replace(ADDRESS, ']').replace(PLACEHOLDER, '{}') }
  } else if (isTree(content)) {
    for (const [key, value] of Object.entries(content)) {
      if (key === 'slug') continue
      yield* textsByLanguage(value, LANGUAGE.test(key) ? key : language)
    }
  }
}

/** The texts for readers of a locale: the locale's own, else its language's. */
export function* textsOfLocale(content: unknown, locale: string): Generator<string> {
  if (!isTree(content)) return
  const keys = Object.keys(content)
  if (!keys.some(key => LANGUAGE.test(key))) {
    for (const key of keys) if (key !== 'slug') yield* textsOfLocale(Reflect.get(content, key), locale)
    return
  }
  const [own, language] = [locale.toLowerCase(), locale.slice(0, 2)]
  const read = keys.find(key => key.toLowerCase() === own) ?? language
  for (const { text } of textsByLanguage(Reflect.get(content, read), read)) yield text
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null
