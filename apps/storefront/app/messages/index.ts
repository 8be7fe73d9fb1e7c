import {
  createTranslators,
  type LogFields,
  type MessageSet,
  type MessageTree,
  messageSetOf,
  type Shop,
  type Translate,
  type Wording,
  wordingFor,
} from '@passepartout/domain'

const files = import.meta.glob<MessageTree>(['./*.{de,en,es,fr,it,nl}.json', './*.??-??.json'], {
  eager: true,
  import: 'default',
})

/** All texts of the user interface, from `<area>.<language>.json` and, where a locale differs, `<area>.<locale>.json`. */
export const MESSAGES: MessageSet = messageSetOf(
  Object.entries(files).map(([path, messages]) => [path.replace('./', ''), messages]),
)

export interface MissingMessageLog {
  warn: (fields: LogFields, message: string) => void
}

type Reader = Pick<Shop, 'channel' | 'locale'>

const translatorOf = createTranslators(MESSAGES)

/** The translator of a shop, created once per process. */
export const translatorFor = ({ locale, channel }: Reader, log: MissingMessageLog): Translate =>
  translatorOf(locale, channel, key =>
    log.warn({ key: 'translator-parse-error', message: key, locale }, 'no text under this key'),
  )

/** All texts of a shop, for pages that send them to the browser. */
export function wordsOf({ locale, channel }: Reader): Wording['messages'] {
  const name = `${locale} ${channel}`
  const words = known.get(name) ?? wordingFor(MESSAGES, locale, channel).messages
  known.set(name, words)
  return words
}

/** Collecting all texts of a shop takes a millisecond, a fifteenth of the time of a page. */
const known = new Map<string, Wording['messages']>()
