import type { Catalogue } from '../../catalogue/schema.ts'
import type { SkuRules } from './rules.ts'

/** A part of a SKU: a word from a list, or a whole number from 1 (`minor`: in hundredths). */
interface SkuField {
  name: string
  words?: (catalogue: Catalogue) => readonly string[]
  minor?: true
  optional?: true
}

export const wordField = (name: string, words: readonly string[]): SkuField => ({ name, words: () => words })
export const countField = (name: string): SkuField => ({ name, optional: true })

/**
 * SKUs of parts joined by hyphens, spelled as in queries and the catalogue. Kinds whose first part is ambiguous begin
 * with a prefix.
 */
export function createSkuRules<C extends object>(fields: readonly SkuField[], prefix?: string): SkuRules<C> {
  return {
    of(configuration) {
      const chosen = new Map<string, unknown>(Object.entries(configuration))
      const parts = fields.flatMap(({ name, minor }) => {
        const value = chosen.get(name)
        return value === undefined ? [] : [minor ? Number(value) / 100 : value]
      })
      return [...(prefix === undefined ? [] : [prefix]), ...parts].join('-')
    },
    read: (catalogue, sku) =>
      readParts(catalogue, fields, prefix === undefined ? `-${sku}` : stripPrefix(sku, prefix)),
  }
}

const stripPrefix = (sku: string, prefix: string): string =>
  sku.startsWith(`${prefix}-`) ? sku.slice(prefix.length) : ''

/** Parses `-part-part...`; words may contain hyphens, so the longest match is tried first. */
function readParts(
  catalogue: Catalogue,
  fields: readonly SkuField[],
  text: string,
): Record<string, string | number> | undefined {
  const input: Record<string, string | number> = {}
  let rest = text
  for (const { name, words, minor, optional } of fields) {
    if (rest === '' && optional) continue
    const part = words
      ? words(catalogue)
          .toSorted((a, b) => b.length - a.length)
          .find(value => rest === `-${value}` || rest.startsWith(`-${value}-`))
      : /^-([1-9]\d{0,5})(?=-|$)/.exec(rest)?.[1]
    if (part === undefined && words && optional) continue
    if (part === undefined) return undefined
    input[name] = words ? part : Number(part) * (minor ? 100 : 1)
    rest = rest.slice(part.length + 1)
  }
  return rest === '' ? input : undefined
}
