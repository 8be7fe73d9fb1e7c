import type { JsonSchema } from './json-schema.ts'

/** A schema as a short readable type, such as `{ count: integer 1…99 }`. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schemaName(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  const several = schema.anyOf ?? schema.oneOf
  if (several) return several.map(one => schemaText(one, indent)).join(' | ')
  if (schema.allOf) return schema.allOf.map(one => schemaText(one, indent)).join(' & ')
  const types = [schema.type ?? 'any'].flat()
  return types.map(type => typeText(type, schema, indent)).join(' | ')
}

/** The name at the end of a reference. */
const schemaName = (reference: string) => reference.split('/').at(-1) ?? reference

function typeText(type: string, schema: JsonSchema, indent: string): string {
  if (type === 'array') return `${listText(schema, indent)}${limits(schema.minItems, schema.maxItems)}`
  if (type === 'object') return objectText(schema, indent)
  if (type === 'string')
    return `${schema.format ?? 'string'}${limits(schema.minLength, schema.maxLength, ' characters')}`
  const most = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum
  const least = schema.minimum === Number.MIN_SAFE_INTEGER ? undefined : schema.minimum
  return `${type}${limits(least ?? schema.exclusiveMinimum, most)}`
}

function listText({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map(one => schemaText(one, indent)).join(', ')}]`
  const item = schemaText(items ?? {}, indent)
  return item.includes(' ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectText({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const deeper = `${indent}  `
  const lines = Object.entries(properties ?? {}).map(([name, one]) => {
    const optional = required.includes(name) ? '' : '?'
    return `${deeper}${name}${optional}: ${schemaText(one, deeper)}\n`
  })
  if (lines.length > 0) return `{\n${lines.join('')}${indent}}`
  if (typeof additionalProperties === 'object')
    return `{ any name: ${schemaText(additionalProperties, indent)} }`
  return '{}'
}

function limits(least: number | undefined, most: number | undefined, unit = ''): string {
  if (least === undefined && most === undefined) return ''
  if (least === undefined) return ` up to ${most}${unit}`
  return most === undefined ? ` from ${least}${unit}` : ` ${least}…${most}${unit}`
}
