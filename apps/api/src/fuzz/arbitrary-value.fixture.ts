import { type JsonSchema, type NamedSchemas, resolveSchema } from '../openapi/json-schema.ts'
import { HOSTILE_NUMBERS, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values.fixture.ts'
import type { Random } from './random.fixture.ts'

/** Values from earlier responses by field name: ids of the catalogue and of created resources. */
export type CollectedValues = Map<string, unknown[]>

export interface ValueOptions {
  random: Random
  known: CollectedValues
  named: NamedSchemas
  /** From 0 (always valid) to 1. */
  hostility: number
}

/** A value for a schema: mostly valid, at its limits as often as between them, and occasionally invalid. */
export function arbitraryValue(described: JsonSchema, name: string, taste: ValueOptions, depth = 0): unknown {
  const { random, known, hostility } = taste
  const schema = resolveSchema(described, taste.named)
  if (random.chance(hostility / 4)) return random.pick(HOSTILE_VALUES)
  const words = wordsFor(schema, name, known)
  if (words && random.chance(0.75)) {
    const word = random.pick(words)
    if (isOfType(word, schema)) return word
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.chance(hostility / 2) ? 'no-such-word' : random.pick(schema.enum)
  const several = schema.anyOf ?? schema.oneOf
  if (several) return arbitraryValue(random.pick(several) ?? {}, name, taste, depth)
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map(one => arbitraryValue(one, name, taste, depth)))
  }
  const type = random.pick([schema.type ?? 'string'].flat())
  if (type === 'null') return null
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'integer' || type === 'number') return someNumber(schema, type, taste)
  if (type === 'array') return someList(schema, name, taste, depth)
  if (type === 'object') return someObject(schema, taste, depth)
  return someText(schema, taste)
}

/** Collected values of this field name; for an id those of the resource in its name, else any. */
const wordsFor = ({ format }: JsonSchema, name: string, known: CollectedValues): unknown[] | undefined =>
  known.get(keyOf('id', name.replace(/Ids?$/, ''))) ?? known.get(format === 'uuid' ? UUIDS : name)

/** The key under which the identifiers of a resource are collected. */
const keyOf = (word: string, things: string) => `${word} of ${things}`

/** A word for `{id}` in `/drafts/{id}`: the id of a draft that there is, where one is known. */
export function arbitraryNamedValue(
  schema: JsonSchema,
  word: string,
  things: string,
  taste: ValueOptions,
): unknown {
  const { random, known, hostility } = taste
  const words = known.get(keyOf(word, things))
  return words && !random.chance(hostility / 4) && random.chance(0.85)
    ? random.pick(words)
    : arbitraryValue(schema, word, taste)
}

const isOfType = (value: unknown, { type }: JsonSchema) =>
  type === undefined ||
  [type].flat().some(one => (one === 'integer' ? Number.isInteger(value) : one === typeof value))

function someNumber({ minimum = 0, maximum = 1000 }: JsonSchema, type: string, taste: ValueOptions): number {
  const { random, hostility } = taste
  if (random.chance(hostility)) return random.pick([...HOSTILE_NUMBERS, minimum - 1, maximum + 1]) ?? 0
  const [least, most] = [Math.max(minimum, -1000), Math.min(maximum, 5000)]
  if (random.chance(0.3)) return random.chance(0.5) ? least : most
  const value = least + random.next() * (most - least)
  return type === 'integer' ? Math.round(value) : value
}

/** Few items are enough for most lists; occasionally a list has one too many. */
function someList(schema: JsonSchema, name: string, taste: ValueOptions, depth: number): unknown[] {
  const { items = {}, minItems = 0, maxItems = 4, prefixItems } = schema
  if (prefixItems) return prefixItems.map(one => arbitraryValue(one, name, taste, depth + 1))
  const { random, hostility } = taste
  const extra = random.chance(hostility / 4) ? maxItems + 1 : random.below(Math.min(maxItems, 4) + 1)
  return Array.from({ length: Math.max(minItems, extra) }, () =>
    arbitraryValue(items, name, taste, depth + 1),
  )
}

function someObject(schema: JsonSchema, taste: ValueOptions, depth: number): Record<string, unknown> {
  const { random, hostility } = taste
  const { properties = {}, required = [], additionalProperties } = schema
  const made: Record<string, unknown> = {}
  for (const [name, one] of Object.entries(properties)) {
    const wanted = required.includes(name) ? !random.chance(hostility / 4) : random.chance(0.5)
    if (wanted && depth < 12) made[name] = arbitraryValue(one, name, taste, depth + 1)
  }
  if (typeof additionalProperties === 'object' && depth < 4) {
    for (let count = random.below(4); count > 0; count--) {
      made[`name${count}`] = arbitraryValue(additionalProperties, 'name', taste, depth + 1)
    }
  }
  if (random.chance(hostility / 4)) made.unasked = random.pick(HOSTILE_VALUES)
  return made
}

function someText(
  { format, minLength = 0, maxLength = 12, pattern }: JsonSchema,
  taste: ValueOptions,
): string {
  const { random, hostility } = taste
  if (random.chance(hostility)) return random.pick(HOSTILE_TEXTS)
  if (format === 'uuid') return `4f9b3a52-7a38-4b6a-8b42-${String(random.below(1e12)).padStart(12, '0')}`
  if (format === 'date-time') return new Date(random.below(4e12)).toISOString()
  if (format === 'date') return new Date(random.below(4e12)).toISOString().slice(0, 10)
  if (format === 'email') return `visitor-${random.below(50)}@example.com`
  if (format === 'uri') return 'https://example.com/a?b=c'
  if (pattern !== undefined) return random.pick(['600x400', '12', '2026-11', 'a', 'A4', 'poster'])
  const length = random.chance(0.2)
    ? maxLength
    : Math.max(minLength, random.below(Math.min(maxLength, 12) + 1))
  return 'poster-leinwand '.repeat(Math.ceil(length / 16)).slice(0, length)
}

/** Collects the values of a response, the latest few per field name. */
export function collectValues(known: CollectedValues, value: unknown, name = ''): void {
  if (Array.isArray(value)) for (const one of value.slice(0, 60)) collectValues(known, one, name)
  else if (typeof value === 'object' && value !== null) {
    if (name !== '') learnWord(known, name, value)
    for (const [inner, one] of Object.entries(value)) {
      collectValues(known, one, inner)
      if (name !== '' && NAMING.has(inner) && typeof one === 'string')
        learnWord(known, keyOf(inner, name), one)
    }
  } else if (name !== '' && value !== null) learnWord(known, name, value)
}

const MOST_WORDS = 80
/** Fields that identify a resource in paths. */
const NAMING = new Set(['id', 'token'])
/** All UUIDs, independent of their field name: `draftId` also takes the `id` of a draft. */
const UUIDS = 'any uuid'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function learnWord(known: CollectedValues, name: string, value: unknown): void {
  // The field `frameTypes` contains values of the field `frameType`, so both names are filled.
  if (typeof value === 'string' && UUID.test(value) && name !== UUIDS) {
    learnWord(known, UUIDS, value)
    if (name.endsWith('Id')) learnWord(known, keyOf('id', name.slice(0, -2)), value)
  }
  for (const one of name.endsWith('s') ? [name, name.slice(0, -1)] : [name, `${name}s`]) {
    const words = known.get(one) ?? []
    known.set(one, words)
    if (words.includes(value)) continue
    words.push(value)
    if (words.length > MOST_WORDS) words.shift()
  }
}
