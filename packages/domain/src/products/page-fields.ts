import type { FieldKind } from '../designer/designer-fields.ts'
import type { KindMetadata, ProductQueryField } from './kind.ts'
import { KIND_DATA_LOADERS, type KindData } from './kind-data-loaders.ts'
import { KINDS, type ProductKind } from './registry.ts'

/**
 * The query fields that product pages are rendered from, by name: those of every designer's address, and the
 * `pageFields` of the kinds. Kinds may share a name; the values of all of them are accepted.
 */
export function pageFields(): ReadonlyMap<string, readonly ProductQueryField[]> {
  const all = Object.entries<KindMetadata>(KINDS).flatMap(([kind, { designer }]) =>
    fieldsOf(designer, KIND_DATA_LOADERS[kind as ProductKind] as Pick<KindData<undefined>, 'pageFields'>),
  )
  const byName = Map.groupBy(all, ([name]) => name)
  return new Map([...byName].map(([name, fields]) => [name, fields.map(([, field]) => field)]))
}

function fieldsOf(
  designer: KindMetadata['designer'],
  { pageFields: own = {} }: Pick<KindData<undefined>, 'pageFields'>,
): [string, ProductQueryField][] {
  const chosen = Object.entries<FieldKind>(designer?.fields ?? {})
    .filter(([name]) => !designer?.designerOnly?.includes(name) && !Object.hasOwn(own, name))
    .map(([name, kind]): [string, ProductQueryField] => [name, kind === 'list' ? 'words' : 'word'])
  return [...chosen, ...Object.entries(own)]
}
