import type { FieldKind } from '../designer/designer-fields.ts'
import type { KindFacts, PageField } from './kind.ts'
import { KINDS } from './registry.ts'

/**
 * The query fields that pages about products are rendered from, by name: those of every designer's address, which a page
 * reads as well, and what the kinds name beside them. Kinds may share a name; what any of them reads is read.
 */
export function pageFields(): ReadonlyMap<string, readonly PageField[]> {
  const all = Object.values<KindFacts>(KINDS).flatMap(fieldsOf)
  const byName = Map.groupBy(all, ([name]) => name)
  return new Map([...byName].map(([name, fields]) => [name, fields.map(([, field]) => field)]))
}

function fieldsOf({ designer, pageFields: own = {} }: KindFacts): [string, PageField][] {
  const chosen = Object.entries<FieldKind>(designer?.fields ?? {})
    .filter(([name]) => !designer?.designerOnly?.includes(name) && !Object.hasOwn(own, name))
    .map(([name, kind]): [string, PageField] => [name, kind === 'list' ? 'words' : 'word'])
  return [...chosen, ...Object.entries(own)]
}
