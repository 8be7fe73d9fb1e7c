import { type Locale, localeFacts } from '@passepartout/domain'

export type TextSuggestionsByOccasion = Readonly<Record<string, readonly TextSuggestion[]>>

export interface TextSuggestion {
  role: 'message' | 'greeting' | 'verse' | 'headline'
  words: string
}

/** By language, or by locale where it needs texts of its own. */
const BY_LANGUAGE: Readonly<Record<string, () => Promise<{ textSuggestions: TextSuggestionsByOccasion }>>> = {
  de: () => import('./de-ideas.ts'),
  en: () => import('./en-ideas.ts'),
  'en-US': () => import('./en-us-ideas.ts'),
  es: () => import('./es-ideas.ts'),
  fr: () => import('./fr-ideas.ts'),
  it: () => import('./it-ideas.ts'),
  nl: () => import('./nl-ideas.ts'),
}

/** Swiss and Liechtenstein German write no ß. */
export async function loadTextSuggestions(locale: Locale): Promise<TextSuggestionsByOccasion> {
  const { textSuggestions } = (await (
    BY_LANGUAGE[locale] ?? BY_LANGUAGE[localeFacts(locale).language]
  )?.()) ?? {
    textSuggestions: {},
  }
  if (locale !== 'de-CH' && locale !== 'de-LI') return textSuggestions
  return Object.fromEntries(
    Object.entries(textSuggestions).map(([occasion, all]) => [
      occasion,
      all.map(idea => ({ ...idea, words: idea.words.replaceAll('ß', 'ss') })),
    ]),
  )
}
