import type { FieldKind } from '../designer/designer-fields.ts'
import type { KindMetadata, ProductQueryField } from './kind.ts'
import { KINDS } from './registry.ts'

/**
 * The query fields that product pages are rendered from, by name: those of every designer's address, and the
 * `pageFields` of the kinds. Kinds may share a name; the values of all of them are accepted.
 */
export function pageFields(): ReadonlyMap<string, readonly ProductQueryField[]> {
  const all = Object.values<KindMetadata>(KINDS).flatMap(fieldsOf)
  const byName = Map.groupBy(all, ([name]) => name)
  return new Map([...byName].map(([name, fields]) => [name, fields.map(([, field]) => field)]))
}

function fieldsOf({ designer, pageFields: own = {} }: KindMetadata): [string, ProductQueryField][] {
  const chosen = Object.entries<FieldKind>(designer?.fields ?? {})
    .filter(([name]) => !designer?.designerOnly?.includes(name) && !Object.hasOwn(own, name))
    .map(([name, kind]): [string, ProductQueryField] => [name, kind === 'list' ? 'words' : 'word'])
  return [...chosen, ...Object.entries(own)]
}
