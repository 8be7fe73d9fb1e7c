import {
  type FrameConfiguration,
  type FrameConfigurationInput,
  parseFrameDesignerQuery,
  productPageUrl,
} from '@passepartout/domain'

/** The material page's address with a configuration, and with the other fields of its query. */
export function productUrlWithChoice(
  path: string,
  configuration: FrameConfiguration,
  stored?: URLSearchParams,
): string {
  // A page has some fifty such addresses, none of them with other fields.
  if (!stored) return productPageUrl(path, 'photo-frame', configuration)
  const query = new URLSearchParams(productPageUrl('', 'photo-frame', configuration))
  for (const [name, value] of stored) {
    if (!ours.has(name)) query.append(name, value)
  }
  return `${path}?${query}`
}

const ours = new Set([
  'materialType',
  'formatType',
  'optionTypes[]',
  'optionTypes',
  'frameType',
  'matType',
  'matSize',
  'sku',
])

/** Parses a shared address; missing fields are left out. */
export function parseChoice(query: URLSearchParams, materialType: string): FrameConfigurationInput {
  return { ...parseFrameDesignerQuery(query), materialType }
}
