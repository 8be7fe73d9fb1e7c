import type { DataProblem } from '../catalogue/data-files.ts'
import { optionOf } from '../catalogue/lookup.ts'
import type { Catalogue } from '../catalogue/schema.ts'
import type { VocabularyGroup } from './groups.ts'
import { termOf, termsOf } from './terms.ts'

/**
 * Checks references that no schema of one file can see: options behind a term, and ids of other files without a name.
 */
export function checkVocabulary(catalogue: Catalogue): DataProblem[] {
  const strangers = termsOf(catalogue, 'display-materials').flatMap(({ id, options = [] }) =>
    options
      .filter(value => !optionOf(catalogue, value))
      .map(value => ({
        file: 'vocabulary/display-materials.json',
        path: `${id}.options`,
        message: `options.json knows no value "${value}"`,
      })),
  )
  const formats = Object.keys(catalogue.products.photobook?.formats ?? {})
  const styles = catalogue.cards.map(({ style }) => style)
  return [
    ...strangers,
    ...termsWithoutName(catalogue, 'photobook-formats', formats),
    ...termsWithoutName(catalogue, 'card-styles', styles),
  ]
}

function termsWithoutName(
  catalogue: Catalogue,
  group: VocabularyGroup,
  ids: readonly string[],
): DataProblem[] {
  return [...new Set(ids)]
    .filter(id => !termOf(catalogue, group, id))
    .map(id => ({ file: `vocabulary/${group}.json`, path: 'terms', message: `"${id}" has no name` }))
}
