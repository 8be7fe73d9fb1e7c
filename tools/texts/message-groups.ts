import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseMessageFileName, READS_LIKE } from '@passepartout/domain'
import { MESSAGE_FOLDERS } from '../check/customer-texts.ts'
import { pluralForms } from './plural-forms.ts'
import { type Note, placeholdersOf, type Text, type TextGroup, type Translations } from './text-group.ts'

type Message = string | Readonly<Record<string, string>>
type Messages = Readonly<Record<string, Message>>

interface Notes {
  areas: Readonly<Record<string, string>>
  keys: Readonly<Record<string, string>>
}

/** All messages as texts to translate into a language (`fr`) or for a locale (`fr-ch`). */
export function readMessageGroups(root: string, speaker: string): TextGroup[] {
  return MESSAGE_FOLDERS.flatMap(folder => {
    const notes = readNotes(join(root, folder))
    const areas = readdirSync(join(root, folder)).flatMap(name => {
      const file = parseMessageFileName(name)
      return file?.speaker === 'de' && !readsOther(root, folder, file.area, speaker) ? [file.area] : []
    })
    const speaksDifferently = areas.some(area =>
      Object.keys(readFile(root, folder, area, speaker.slice(0, 2))).some(key => key.includes('@')),
    )
    return areas.map(area => {
      const note = notes.areas[area]
      const german = readFile(root, folder, area, 'de')
      const current = currentMessages(root, folder, area, speaker)
      const texts = keysToTranslate(german, current, speaksDifferently).flatMap(key =>
        textsOf(key, { german, current, speaker, note: notes.keys[key.replace(/@.*/, '')] }),
      )
      return { file: fileOf(folder, area, speaker), ...(note && { note }), texts }
    })
  })
}

/** Writes translations into a message file. A locale keeps only what differs from its language. */
export function writeMessages(root: string, file: string, translations: Translations): void {
  const [folder, name] = [file.replace(/\/[^/]*$/, ''), file.replace(/^.*\//, '')]
  const { area = '', speaker = '' } = parseMessageFileName(name) ?? {}
  const base = speaker.includes('-') ? readFile(root, folder, area, speaker.slice(0, 2)) : {}
  const german = readFile(root, folder, area, 'de')
  const written: Record<string, Message> = { ...readFile(root, folder, area, speaker.toLowerCase()) }
  for (const [name, text] of translations) {
    const [key = '', form] = name.split('#')
    const before = written[key] ?? base[key]
    const forms = typeof before === 'object' ? before : {}
    written[key] = form ? { ...forms, [form]: text } : text
    if (isEqual(written[key], base[key])) delete written[key]
  }
  const order = [...Object.keys(german), ...Object.keys(written)]
  const isKnown = Object.keys(written).every(
    key => key in readFile(root, folder, area, speaker.toLowerCase()),
  )
  const sorted = isKnown
    ? written
    : Object.fromEntries(order.flatMap(key => (written[key] === undefined ? [] : [[key, written[key]]])))
  writeFileSync(join(root, file), `${JSON.stringify(sorted, null, 2)}\n`)
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const fileOf = (folder: string, area: string, speaker: string) =>
  `${folder}/${[area, speaker.toLowerCase(), 'json'].filter(Boolean).join('.')}`

/** Whether a locale reads another one's file of an area. */
function readsOther(root: string, folder: string, area: string, speaker: string): boolean {
  const [, other] = Object.entries(READS_LIKE).find(([locale]) => locale.toLowerCase() === speaker) ?? []
  const has = (one: string) => existsSync(join(root, fileOf(folder, area, one)))
  return other !== undefined && has(other) && !has(speaker)
}

function readFile(root: string, folder: string, area: string, speaker: string): Messages {
  const path = join(root, fileOf(folder, area, speaker))
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

function readNotes(folder: string): Notes {
  const path = join(folder, 'notes.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { areas: {}, keys: {} }
}

/** What is read now: of a locale its own message, else its language's. */
function currentMessages(root: string, folder: string, area: string, speaker: string): Messages {
  const language = readFile(root, folder, area, speaker.slice(0, 2))
  return speaker.includes('-') ? { ...language, ...readFile(root, folder, area, speaker) } : language
}

/** Every German key, and the variants of channels: those that exist, and new ones where the language has any. */
function keysToTranslate(german: Messages, current: Messages, speaksDifferently: boolean): string[] {
  const wanted = Object.keys(german).filter(key => {
    const base = key.replace(/@.*/, '')
    return !key.includes('@') || key in current || (speaksDifferently && !(base in current))
  })
  return [...new Set([...wanted, ...Object.keys(current)])]
}

interface Around {
  german: Messages
  current: Messages
  speaker: string
  note?: string | undefined
}

/** The texts of one message: one, or one for each plural form. */
function textsOf(key: string, { german, current, speaker, note }: Around): Text[] {
  const source = german[key] ?? german[key.replace(/@.*/, '')] ?? ''
  const now = current[key]
  const notes: Note[] = [
    ...(note ? [{ category: 'description' as const, text: note }] : []),
    { category: 'channel', text: channelNote(key, german, current) },
  ]
  const other = germanForm(source, 'other')
  const required = placeholdersOf(other)
  const allowed = placeholdersOf(...(typeof source === 'string' ? [source] : Object.values(source)))
  if (typeof (now ?? source) === 'string') {
    const text = typeof now === 'string' ? { current: now } : {}
    return [{ key, german: other, ...text, required, allowed, notes }]
  }
  const forms = typeof now === 'object' ? now : {}
  return pluralForms(speaker, Object.keys(forms)).map(({ form, example }) => ({
    key: `${key}#${form}`,
    german: germanForm(source, form),
    ...(forms[form] === undefined ? {} : { current: forms[form] }),
    // "One envelope" needs no number.
    required: form === 'other' ? required : required.filter(name => name !== '{count}'),
    allowed,
    notes: [...notes, { category: 'language', text: `Plural form “${form}”: ${example}` }],
  }))
}

const germanForm = (message: Message, form: string): string =>
  typeof message === 'string' ? message : (message[form] ?? message.other ?? '')

function channelNote(key: string, german: Messages, current: Messages): string {
  const [base, channel] = key.split('@')
  if (channel) return `Only ${channel}, which addresses a couple`
  const variant = `${base}@kartenliebe`
  if (variant in current) return 'Only passepartout, which addresses one person'
  return variant in german ? 'All channels: must suit one person and a couple' : 'All channels'
}
