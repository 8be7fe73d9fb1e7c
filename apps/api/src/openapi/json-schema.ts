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

const toJsonSchema = (shape: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema, ...schema } = z.toJSONSchema(shape, {
    ...{ io, unrepresentable: 'any' },
    override: ({ jsonSchema }) => nameProperties(jsonSchema as JsonSchema),
  })
  return schema as JsonSchema
}

/** Lists the properties of a record with known keys, so that the required ones are described. */
function nameProperties(schema: JsonSchema): void {
  const { required, properties, additionalProperties, propertyNames } = schema
  if (!required || properties || typeof additionalProperties !== 'object' || !propertyNames) return
  schema.properties = Object.fromEntries(required.map(name => [name, additionalProperties]))
}

export const bodySchema = (shape: z.ZodType): JsonSchema => toJsonSchema(shape, 'input')

export const payloadSchema = (shape: z.ZodType): JsonSchema => toJsonSchema(shape, 'output')

export interface Field {
  name: string
  required: boolean
  schema: JsonSchema
}

/**
 * The fields of a path or query, described by their parsed value (a number from 1 to 99) and not by the text received;
 * by the latter where parsing transforms beyond description.
 */
export function fieldsOf(shape: z.ZodType): Field[] {
  const sent = toJsonSchema(shape, 'input')
  const meant = toJsonSchema(shape, 'output').properties ?? {}
  return Object.entries(sent.properties ?? {}).map(([name, schema]) => ({
    name,
    required: sent.required?.includes(name) ?? false,
    schema: isDescribed(meant[name]) ? meant[name] : schema,
  }))
}

const isDescribed = (schema: JsonSchema | undefined): schema is JsonSchema =>
  schema !== undefined && Object.keys(schema).some(key => key !== 'default')

/** Rewrites a schema's references to itself for its position `place` in the document. */
export function embedSchema<T>(schema: T, place: string): T {
  const text = JSON.stringify(schema)
  return text.includes('"$ref":"#') ? JSON.parse(text.replaceAll('"$ref":"#', `"$ref":"${place}`)) : schema
}
