import type { DataProblem } from '../catalogue/data-files.ts'
import { optionOf } from '../catalogue/lookup.ts'
import type { Catalogue } from '../catalogue/schema.ts'
import { termOf, termsOf } from './terms.ts'

/** What the schemas cannot see: ids that a term names and another file must know. */
export function checkVocabulary(catalogue: Catalogue): DataProblem[] {
  const options = termsOf(catalogue, 'display-materials').flatMap(({ id, options: values = [] }) =>
    values
      .filter(value => !optionOf(catalogue, value))
      .map(value => ({
        file: 'vocabulary/display-materials.json',
        path: `${id}.options`,
        message: `options.json knows no value "${value}"`,
      })),
  )
  const formats = termsOf(catalogue, 'photobook-types').flatMap(({ id, defaultFormats }) =>
    Object.entries(defaultFormats)
      .filter(([, format]) => !termOf(catalogue, 'photobook-formats', format))
      .map(([orientation, format]) => ({
        file: 'vocabulary/photobook-types.json',
        path: `${id}.defaultFormats.${orientation}`,
        message: `photobook-formats.json knows no "${format}"`,
      })),
  )
  return [...options, ...formats]
}
