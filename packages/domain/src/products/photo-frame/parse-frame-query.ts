import { readList } from '../../designer/designer-fields.ts'
import type { QueryParams } from '../../designer/to-query-string.ts'
import type { FrameConfigurationInput } from './configuration.ts'

/**
 * Parses the picture parameters of `designerUrl`; normalise the result before use. Missing parameters are missing, not
 * empty.
 */
export function parseFrameDesignerQuery(query: QueryParams): FrameConfigurationInput {
  const one = (name: string) => query.get(name) ?? undefined
  const optionTypes = readList(query, 'optionTypes')
  return {
    materialType: one('materialType'),
    formatType: one('formatType'),
    optionTypes: optionTypes.length > 0 ? optionTypes : undefined,
    frameType: one('frameType'),
    matType: one('matType'),
    matSize: one('matSize'),
  }
}
