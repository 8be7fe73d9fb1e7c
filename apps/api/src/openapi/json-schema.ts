import { namedSchemas } from '@passepartout/contracts/schemas'
import * as z from 'zod'

/** The part of JSON Schema draft 2020-12 that our schemas use. */
export interface JsonSchema {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  $ref?: string
}

export type NamedSchemas = Record<string, JsonSchema>

const SCHEMAS = '#/components/schemas/'

export const schemaReference = (name: string): JsonSchema => ({ $ref: SCHEMAS + name })

/** The schema that a reference into the document's components names, else the schema itself. */
export function resolveSchema(schema: JsonSchema, named: NamedSchemas): JsonSchema {
  const name = schema.$ref?.startsWith(SCHEMAS) ? schema.$ref.slice(SCHEMAS.length) : undefined
  return (name !== undefined && named[name]) || schema
}

type Direction = 'input' | 'output'

/** Formats of JSON Schema itself; the others of zod's are told by their pattern. */
const FORMATS = new Set(['uuid', 'date', 'date-time', 'email', 'uri'])

/**
 * Makes a schema say no more than it must: without the limits of every whole number and without the pattern of a format
 * that is named, and open for fields that a later version answers. Lists the properties of a record with known keys, so that the required ones are described.
 */
function simplify(schema: JsonSchema, io: Direction): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (FORMATS.has(schema.format ?? '')) delete schema.pattern
  else delete schema.format
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties
  const { required, properties, additionalProperties, propertyNames } = schema
  if (!required || properties || typeof additionalProperties !== 'object' || !propertyNames) return
  schema.properties = Object.fromEntries(required.map(name => [name, additionalProperties]))
}

const NAMES = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(namedSchemas)) NAMES.add(schema, { id })

const toJsonSchema = (shape: z.ZodType, io: Direction) =>
  z.toJSONSchema(shape, {
    ...{ io, metadata: NAMES, unrepresentable: 'any' },
    override: ({ jsonSchema }) => simplify(jsonSchema as JsonSchema, io),
  })

export interface Field {
  name: string
  required: boolean
  schema: JsonSchema
}

export interface SchemaCollector {
  readonly named: NamedSchemas
  body(shape: z.ZodType): JsonSchema
  /**
   * The fields of a path or query, described by their parsed value (a number from 1 to 99) and not by the text
   * received; by the latter where parsing transforms beyond description.
   */
  fields(shape: z.ZodType): Field[]
  /** The name under which the payload stands in the document: its own, else the given one. */
  payload(shape: z.ZodType, name: string): string
}

/**
 * Converts schemas and collects the named ones, to stand in the document once. Convert payloads before bodies: a schema
 * that reads differently in a body gets the suffix `Input`.
 */
export function createSchemaCollector(named: NamedSchemas): SchemaCollector {
  function convert(shape: z.ZodType, io: Direction): JsonSchema {
    // The root keeps its id only inside another schema.
    const whole = toJsonSchema(z.object({ shape }), io) as JsonSchema & { $defs?: NamedSchemas }
    const found = whole.$defs ?? {}
    const names = Object.fromEntries(Object.keys(found).map(id => [id, nameOf(id, found, io)]))
    const link = <T>(schema: T): T =>
      JSON.parse(
        JSON.stringify(schema).replace(/"#\/\$defs\/(\w+)"/g, (_, id) => `"${SCHEMAS}${names[id] ?? id}"`),
      )
    for (const [id, schema] of Object.entries(found)) named[names[id] ?? id] ??= link(schema)
    return link(whole.properties?.shape ?? {})
  }

  function nameOf(id: string, found: NamedSchemas, io: Direction): string {
    if (id.startsWith('__'))
      throw new TypeError(`a schema that contains itself needs an id: ${JSON.stringify(found[id])}`)
    if (io === 'output' || !named[id]) return id
    return JSON.stringify(found[id]) === JSON.stringify(named[id]) ? id : `${id}Input`
  }

  return {
    named,
    body: shape => convert(shape, 'input'),
    fields(shape) {
      const sent = convert(shape, 'input')
      const meant = convert(shape, 'output').properties ?? {}
      return Object.entries(sent.properties ?? {}).map(([name, schema]) => ({
        name,
        required: sent.required?.includes(name) ?? false,
        schema: isDescribed(meant[name]) ? meant[name] : schema,
      }))
    },
    payload(shape, name) {
      const schema = convert(shape, 'output')
      if (schema.$ref) return schema.$ref.slice(SCHEMAS.length)
      named[name] = schema
      return name
    },
  }
}

const isDescribed = (schema: JsonSchema | undefined): schema is JsonSchema =>
  schema !== undefined && Object.keys(schema).some(key => key !== 'default')
