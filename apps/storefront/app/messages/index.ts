import {
  createTranslators,
  type LogFields,
  type MessageSet,
  type MessageTree,
  type Shop,
  type Translate,
  type Wording,
  wordingFor,
} from '@passepartout/domain'

const files = import.meta.glob<Record<string, MessageTree>>(['./*.{de,en,es,fr,it,nl}.ts', './*.??-??.ts'], {
  eager: true,
})

/** Every text of the user interface, gathered from `<area>.<language>.ts` and, where a locale differs, `<area>.<locale>.ts`. */
export const MESSAGES: MessageSet = gather(files)

function gather(found: typeof files): Record<string, MessageTree> {
  const said: Record<string, MessageTree> = {}
  for (const [path, areas] of Object.entries(found)) {
    const [language = '', country] = path.split('.').at(-2)?.split('-') ?? []
    const speaker = country ? `${language}-${country.toUpperCase()}` : language
    said[speaker] = Object.assign({}, said[speaker], ...Object.values(areas))
  }
  return said
}

export interface MissingMessageLog {
  warn: (fields: LogFields, message: string) => void
}

type Reader = Pick<Shop, 'channel' | 'locale'>

const translatorOf = createTranslators(MESSAGES)

/** The translator of a shop, made once per process. */
export const translatorFor = ({ locale, channel }: Reader, log: MissingMessageLog): Translate =>
  translatorOf(locale, channel, key =>
    log.warn({ key: 'translator-parse-error', message: key, locale }, 'no text under this key'),
  )

/** All texts of a shop, for those that travel to the browser. */
export function wordsOf({ locale, channel }: Reader): Wording['messages'] {
  const name = `${locale} ${channel}`
  const words = known.get(name) ?? wordingFor(MESSAGES, locale, channel).messages
  known.set(name, words)
  return words
}

/** Putting all texts of a shop together takes a millisecond, a fifteenth of a page. */
const known = new Map<string, Wording['messages']>()
