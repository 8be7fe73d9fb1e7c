import type { MaterialMatrixItem } from '@passepartout/content-model'
import type { Surface } from './load-matrix.ts'

export const matrixFilters = ['matt', 'glossy', 'wet', 'frame'] as const
export type MatrixFilterName = (typeof matrixFilters)[number]

/** The filter of the URL; `undefined` means all. */
export function filterOf(query: URLSearchParams): MatrixFilterName | undefined {
  const material = query.get('material')
  return matrixFilters.find(name => name === material)
}

/** Whether a row matches: surface by the catalogue, suitability for damp rooms and frames by the editor. */
export function matches(
  filter: MatrixFilterName | undefined,
  item: Pick<MaterialMatrixItem, 'wet' | 'frameable'>,
  surface: Surface | undefined,
): boolean {
  switch (filter) {
    case undefined:
      return true
    case 'wet':
      return item.wet
    case 'frame':
      return item.frameable
    case 'glossy':
      return surface === 'glossy'
    case 'matt':
      return surface === 'matt' || surface === 'satin'
  }
}
