import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHANNELS, parseMessageFileName } from '@passepartout/domain'

/** The languages that every area needs. */
const WRITTEN_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const

export type Messages = Readonly<Record<string, unknown>>

/** Texts by area and language or locale (`en-us`), read from a folder of message files. */
export function readMessageAreas(folder: string): Map<string, Map<string, Messages>> {
  const areas = new Map<string, Map<string, Messages>>()
  for (const name of readdirSync(folder).sort()) {
    const file = parseMessageFileName(name)
    if (!file) continue
    const languages = areas.get(file.area) ?? new Map<string, Messages>()
    const messages: Messages = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    areas.set(file.area, languages.set(file.speaker.toLowerCase(), messages))
  }
  return areas
}

/**
 * Checks that every text exists in all `written` languages, with the same placeholders, and that a locale overrides
 * only existing texts.
 */
export function checkMessages(
  areas: ReadonlyMap<string, ReadonlyMap<string, Messages>>,
  written: readonly string[] = WRITTEN_LANGUAGES,
): string[] {
  return [...areas].flatMap(([area, speakers]) => {
    const languages = new Map([...speakers].filter(([speaker]) => !isLocale(speaker)))
    const keys = new Set([...languages.values()].flatMap(messages => leafKeys(messages)))
    const missing = written.flatMap(language => {
      const there = new Set(leafKeys(languages.get(language) ?? {}))
      const isMissing = (key: string) =>
        !there.has(key) && !(isVariant(key) && there.has(key.replace(/@.*/, '')))
      return [...keys].filter(isMissing).map(key => `${fileName(area, language)}: ${key} is missing`)
    })
    const locales = [...speakers].filter(([speaker]) => isLocale(speaker))
    const differences = locales.flatMap(([locale, messages]) =>
      checkLocale(fileName(area, locale), messages, languages.get(locale.slice(0, 2)) ?? {}),
    )
    const values = [...speakers].flatMap(([speaker, messages]) =>
      checkValues(fileName(area, speaker), speaker, messages),
    )
    return [...values, ...missing, ...checkPlaceholders(area, languages, keys), ...differences]
  })
}

/** A text, or one per plural form of the language with `other`; variants only of channels that exist. */
function checkValues(file: string, speaker: string, messages: Messages): string[] {
  const forms: readonly string[] = new Intl.PluralRules(speaker).resolvedOptions().pluralCategories
  return Object.entries(messages).flatMap(([key, value]) => {
    const channel = key.split('@')[1]
    if (channel !== undefined && !CHANNELS.some(known => known === channel))
      return [`${file}: ${key} is for an unknown channel`]
    if (typeof value === 'string') return []
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [`${file}: ${key} is neither a text nor a group of texts`]
    if (isTree(value)) return checkValues(file, speaker, value)
    const wrong = Object.entries(value).filter(
      ([form, text]) => typeof text !== 'string' || !forms.includes(form),
    )
    return wrong.map(([form]) => `${file}: ${key} has no text or no plural form "${form}"`)
  })
}

/** Remarks for translators on areas and texts that are gone. */
export function checkMessageNotes(folder: string): string[] {
  const path = join(folder, 'notes.json')
  if (!existsSync(path)) return []
  const notes: { areas: object; keys: object } = JSON.parse(readFileSync(path, 'utf8'))
  const areas = readMessageAreas(folder)
  const keys = new Set([...areas.values()].flatMap(speakers => leafKeys(speakers.get('de') ?? {})))
  return [
    ...Object.keys(notes.areas).filter(area => !areas.has(area)),
    ...Object.keys(notes.keys).filter(key => !keys.has(key)),
  ].map(name => `notes.json: ${name} does not exist`)
}

const isLocale = (speaker: string): boolean => speaker.includes('-')

/** A locale may omit a placeholder (`Versand in die Schweiz` needs no {country}), but must not add one. */
function checkLocale(file: string, messages: Messages, language: Messages): string[] {
  return leafKeys(messages).flatMap(key => {
    const known = placeholders(textAt(language, key))
    if (known === undefined) return [`${file}: ${key} is no text of the language`]
    const foreign = placeholders(textAt(messages, key))
      ?.split(', ')
      .filter(name => name && !known.split(', ').includes(name))
    return foreign?.length ? [`${file}: ${key} has {${foreign.join(', ')}} of its own`] : []
  })
}

function checkPlaceholders(
  area: string,
  languages: ReadonlyMap<string, Messages>,
  keys: ReadonlySet<string>,
): string[] {
  return [...keys].flatMap(key => {
    const used = [...languages].flatMap(([language, messages]) => {
      const names = placeholders(textAt(messages, key))
      return names === undefined ? [] : [{ language, names }]
    })
    const [first, ...others] = used
    return others
      .filter(other => other.names !== first?.names)
      .map(
        other =>
          `${fileName(area, other.language)}: ${key} has {${other.names}}, ${first?.language} has {${first?.names}}`,
      )
  })
}

/** `key@channel` replaces `key` in one channel; languages may differ in which variants they need. */
function isVariant(key: string): boolean {
  return key.includes('@')
}

/** Plural forms (`one`, `other`) belong to one text: languages may differ in which they have. */
function leafKeys(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    isTree(value) ? leafKeys(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )
}

function isTree(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('other' in value)
}

function textAt(messages: Messages, path: string): string | undefined {
  let value: unknown = messages[path]
  if (value === undefined) {
    value = path.split('.').reduce<unknown>((tree, key) => (isTree(tree) ? tree[key] : undefined), messages)
  }
  if (typeof value === 'string') return value
  return typeof value === 'object' && value && 'other' in value ? String(value.other) : undefined
}

function placeholders(text: string | undefined): string | undefined {
  return text && [...new Set([...text.matchAll(/\{(\w+)/g)].map(match => match[1]))].sort().join(', ')
}

function fileName(area: string, language: string): string {
  return [area, language, 'json'].filter(Boolean).join('.')
}
