import type { MaterialMatrixItem } from './schema.ts'

export const matrixFilters = ['matt', 'glossy', 'wet', 'frame'] as const
export type MatrixFilterName = (typeof matrixFilters)[number]

/** The filter the address asks for; anything else shows all. */
export function filterOf(query: URLSearchParams): MatrixFilterName | undefined {
  const asked = query.get('material')
  return matrixFilters.find(name => name === asked)
}

// The surface is an editor's word, in the page's language.
const words: Record<'matt' | 'glossy', RegExp> = {
  matt: /\bmatte?\b|samtig|velvet/i,
  glossy: /gl(?:ä|ae)nz|gloss|brillant/i,
}

export function matches(
  filter: MatrixFilterName | undefined,
  item: Pick<MaterialMatrixItem, 'surface' | 'wet' | 'frameable'>,
): boolean {
  switch (filter) {
    case undefined:
      return true
    case 'wet':
      return item.wet
    case 'frame':
      return item.frameable
    default:
      return words[filter].test(item.surface)
  }
}
