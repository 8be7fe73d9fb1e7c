import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../check/sources.ts'
import { type JsonNode, parseJsonNodes } from './json-nodes.ts'
import {
  keyOfSpeaker,
  type Languages,
  type LocalisedValue,
  localisedValues,
  textOf,
} from './localised-values.ts'
import { type Note, placeholdersOf, type Text, type TextGroup, type Translations } from './text-group.ts'

/** Written for each country by its law, or from another source. */
const NOT_TRANSLATED =
  /^content\/assets\/|^catalogue\/holidays\/|\/(?:agb|datenschutz|widerruf|barrierefreiheit|impressum)\.json$/
const DESIGNS = /^catalogue\/designs\//
/** Fields of addresses, numbers and files. */
const NO_TEXT_FIELDS = new Set(['slug', 'telephone', 'email', 'link', 'asset', 'folder', 'priceFormat'])
const NO_TEXT = /^(?:story:|url:|https?:|\/|[a-z0-9+-]+:\d+x\d+$)/

/** Texts of stories and catalogue to translate into a language (`fr`) or for a locale (`fr-ch`). */
export function readStoryGroups(
  root: string,
  speaker: string,
  folders: readonly string[] = ['content', 'catalogue'],
): TextGroup[] {
  return listFiles(root, folders)
    .filter(file => file.endsWith('.json') && !NOT_TRANSLATED.test(file))
    .map(file => {
      const values = localisedValues(parseJsonNodes(readFileSync(join(root, file), 'utf8')))
      return { file, texts: [...values].flatMap(value => textToTranslate(file, value, speaker)) }
    })
}

function textToTranslate(file: string, { path, block, languages }: LocalisedValue, speaker: string): Text[] {
  const german = textOf(languages.get('de'))
  const field = path.split('.').findLast(part => !/^\d+$/.test(part)) ?? ''
  if (!german || NO_TEXT.test(german) || NO_TEXT_FIELDS.has(field)) return []
  // Sample texts are written for each country.
  if (DESIGNS.test(file) && field !== 'name') return []
  const current = textOf(ownOrLanguages(languages, speaker))
  const channel = /^content\/(kartenliebe|passepartout)\//.exec(file)?.[1]
  const notes: Note[] = [
    { category: 'channel', text: channel ? `Only ${channel}` : 'All channels' },
    ...(block ? [{ category: 'description' as const, text: `Field “${field}” of “${block}”` }] : []),
  ]
  return [
    {
      ...{ key: path, german, notes },
      ...(current === undefined ? {} : { current }),
      // Links may lead elsewhere in another language.
      required: placeholdersOf(current ?? german),
      allowed: placeholdersOf(german, current ?? ''),
    },
  ]
}

function ownOrLanguages(languages: Languages, speaker: string): JsonNode | undefined {
  const own = languages.get(keyOfSpeaker(languages, speaker) ?? '')
  return own ?? languages.get(speaker.slice(0, 2))
}

interface Edit {
  start: number
  end: number
  text: string
}

/** Writes translations into a data file and leaves the rest as it is written. */
export function writeStoryTexts(
  root: string,
  file: string,
  speaker: string,
  translations: Translations,
): void {
  const json = readFileSync(join(root, file), 'utf8')
  const edits = [...localisedValues(parseJsonNodes(json))].flatMap(({ path, languages }): Edit[] => {
    const translation = translations.get(path)
    if (translation === undefined) return []
    return [editOf(json, languages, nameOf(file, languages, speaker), translation)]
  })
  const edited = edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), json)
  writeFileSync(join(root, file), edited)
}

/** Stories write locales in lower case, the catalogue as BCP 47 does. */
const nameOf = (file: string, languages: Languages, speaker: string): string =>
  keyOfSpeaker(languages, speaker) ??
  (file.startsWith('content/') ? speaker : (Intl.getCanonicalLocales(speaker)[0] ?? speaker))

function editOf(json: string, languages: Languages, name: string, translation: string): Edit {
  const properties = [...languages.values()]
  const own = languages.get(name)
  const like = own ?? languages.get(name.slice(0, 2)) ?? properties[0]
  if (!like) throw new Error(`no text for ${name}`)
  if (own && name.includes('-') && textOf(languages.get(name.slice(0, 2))) === translation) {
    const before = properties[properties.indexOf(own) - 1]
    if (before) return { start: before.end, end: own.end, text: '' }
  }
  const text = literalLike(json, like, translation)
  if (own) return { start: own.start, end: own.end, text }
  const last = properties.at(-1) ?? like
  const beforeLast = properties.at(-2)
  const between = beforeLast ? json.slice(beforeLast.end, last.keyStart) : ', '
  return { start: last.end, end: last.end, text: `${between}${JSON.stringify(name)}: ${text}` }
}

/** A string, or a list of lines laid out like another one. */
function literalLike(json: string, like: JsonNode, text: string): string {
  if (!Array.isArray(like.value)) return JSON.stringify(text)
  const [first, last] = [like.value[0], like.value.at(-1)]
  const [open, close] =
    first && last ? [json.slice(like.start + 1, first.start), json.slice(last.end, like.end - 1)] : ['', '']
  const lines = text.split('\n').map(line => JSON.stringify(line))
  return `[${open}${lines.join(`,${open || ' '}`)}${close}]`
}
