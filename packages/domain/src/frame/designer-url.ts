import { readList, writeFields } from '../designer/designer-fields.ts'
import type { DesignerExtras } from '../designer/designer-url.ts'
import { pictureFields } from '../designer/photo-frame-params.ts'
import { type QueryParams, queryString } from '../designer/query-string.ts'
import { configuratorPath } from '../paths/product-paths.ts'
import type { FrameConfiguration, FrameConfigurationInput } from './configuration.ts'

/** Inner address of the designer with everything that was chosen; parameter names of product.md. */
export function frameDesignerUrl(
  configuration: FrameConfiguration,
  { platform, locale, gclid }: DesignerExtras = {},
): string {
  const query = { ...writeFields(pictureFields, configuration), platform, locale, gclid }
  return configuratorPath('photo-frame') + queryString(query)
}

/** Reads what `frameDesignerUrl` wrote; normalise it before use. Missing parameters are missing, not empty. */
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
