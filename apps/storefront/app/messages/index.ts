import {
  contentLocales,
  createTranslator,
  type Locale,
  type MessageTree,
  type Translate,
} from '@passepartout/domain'

const files = import.meta.glob<Record<string, MessageTree>>('./*.{de,en,es,fr,it,nl}.ts', { eager: true })

/** Every text of the user interface by language, gathered from `<area>.<language>.ts`. */
export const MESSAGES: Readonly<Record<string, MessageTree>> = gather(files)

function gather(found: typeof files): Record<string, MessageTree> {
  const languages: Record<string, MessageTree> = {}
  for (const [path, areas] of Object.entries(found)) {
    const language = path.split('.').at(-2) ?? ''
    languages[language] = Object.assign({}, languages[language], ...Object.values(areas))
  }
  return languages
}

export interface MissingMessageLog {
  warn: (fields: Record<string, unknown>, message: string) => void
}

const translators = new Map<Locale, Translate>()

/**
 * The translator of a locale, made once per process. A language without messages of its own speaks the first
 * language of its fallback chain that has some.
 */
export function translatorFor(locale: Locale, log: MissingMessageLog): Translate {
  const known = translators.get(locale)
  if (known) return known
  const chain = [locale, ...contentLocales(locale)].map(one => one.slice(0, 2))
  const made = createTranslator(MESSAGES[chain.find(language => language in MESSAGES) ?? 'en'] ?? {}, {
    locale,
    onMissing: key =>
      log.warn({ key: 'missing-translation', message: key, locale }, 'no text under this key'),
  })
  translators.set(locale, made)
  return made
}
