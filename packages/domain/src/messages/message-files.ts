import type { Language, Locale } from '../shops/locales.ts'
import type { MessageTree } from './translator.ts'
import type { MessageSet } from './wording.ts'

const FILE = /^(?:(?<area>[a-z0-9-]+)\.)?(?<language>[a-z]{2})(?:-(?<country>[a-z]{2}))?\.json$/

/** Locales that read another locale's file of an area in which they have none. */
export const READS_LIKE: Readonly<Partial<Record<Locale, Locale>>> = { 'de-LI': 'de-CH' }

interface MessageFile {
  /** Empty if the folder has one area only. */
  area: string
  speaker: Language | Locale
}

/** What a message file is for, by its name: `<area>.<language>.json`, `<area>.<locale>.json` (`cart.en-us.json`) or `<language>.json`. */
export function parseMessageFileName(name: string): MessageFile | undefined {
  const { area = '', language, country } = FILE.exec(name)?.groups ?? {}
  if (!language) return undefined
  return { area, speaker: (country ? `${language}-${country.toUpperCase()}` : language) as Language | Locale }
}

/** All messages of a user interface from its files, by name. */
export function messageSetOf(files: Iterable<readonly [name: string, messages: MessageTree]>): MessageSet {
  const found = [...files].flatMap(([name, messages]) => {
    const file = parseMessageFileName(name)
    return file ? [{ ...file, messages }] : []
  })
  const borrowed = Object.entries(READS_LIKE).flatMap(([speaker, other]) =>
    found
      .filter(file => file.speaker === other)
      .filter(({ area }) => !found.some(file => file.speaker === speaker && file.area === area))
      .map(file => ({ ...file, speaker: speaker as Locale })),
  )
  const set: Partial<Record<Language | Locale, MessageTree>> = {}
  for (const { speaker, messages } of [...found, ...borrowed]) set[speaker] = { ...set[speaker], ...messages }
  return set
}

/** The messages of two user interfaces, for one that speaks for both. */
export function mergeMessageSets(one: MessageSet, other: MessageSet): MessageSet {
  const speakers = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<Language | Locale>
  return Object.fromEntries([...speakers].map(speaker => [speaker, { ...one[speaker], ...other[speaker] }]))
}
