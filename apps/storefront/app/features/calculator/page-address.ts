import {
  type DesignerExtras,
  type FrameConfiguration,
  type FrameConfigurationInput,
  frameDesignerUrl,
  parseFrameDesignerQuery,
} from '@passepartout/domain'

/** The material page's address with a choice in it, by the designer's parameter names; the material is the page itself. */
export function choiceAddress(
  path: string,
  configuration: FrameConfiguration,
  kept?: URLSearchParams,
): string {
  const query = new URLSearchParams(frameDesignerUrl(configuration).split('?')[1])
  query.delete('materialType')
  for (const [name, value] of kept ?? []) {
    if (!ours.has(name)) query.append(name, value)
  }
  return `${path}?${query}`.replaceAll('%5B%5D', '[]')
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

/** Reads a shared address; what it does not say is left out. */
export function readChoice(query: URLSearchParams, materialType: string): FrameConfigurationInput {
  return { ...parseFrameDesignerQuery(query), materialType }
}

/** Address of the designer; everything chosen travels with it, and so does the click id of an advertisement. */
export function designerAddress(configuration: FrameConfiguration, extras: DesignerExtras): string {
  return frameDesignerUrl(configuration, extras)
}
