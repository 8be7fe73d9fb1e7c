import type { FieldKind } from '../designer/designer-fields.ts'
import type { KindMetadata, ProductQueryField } from './kind.ts'
import { KINDS } from './registry.ts'

/**
 * The query fields that pages about products are rendered from, by name: those of every designer's address, which a page
 * reads as well, and what the kinds name beside them. Kinds may share a name; what any of them reads is read.
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
