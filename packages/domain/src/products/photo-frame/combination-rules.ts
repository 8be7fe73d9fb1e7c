import { frameOf, optionOf } from '../../catalogue/lookup.ts'
import type { Catalogue, CombinationRule } from '../../catalogue/schema.ts'
import { parseDimension } from '../../sizes/dimension.ts'
import type { ConfigurationProblem, FrameConfiguration } from './configuration.ts'

/** The rules of the combination table that a configuration violates, with the refused values. */
export function violatedRules(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
): ConfigurationProblem[] {
  return catalogue.rules
    .filter(({ given }) => matchesRule(catalogue, configuration, given))
    .flatMap(({ code, refuses }) =>
      refuses.flatMap(value => {
        const field = fieldWithValue(catalogue, configuration, value)
        return field ? [{ field, code, value }] : []
      }),
    )
}

function matchesRule(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  given: CombinationRule['given'],
): boolean {
  const { materials, options, framed, frames, longSideOverMm, shortSideUnderMm } = given
  const { materialType, optionTypes, frameType } = configuration
  // Checked first, because most rules are about other materials and the other checks cost more.
  if (materials && !materials.includes(materialType)) return false
  if (options && !options.some(option => optionTypes.includes(option))) return false
  if (framed !== undefined && framed !== (frameType !== undefined)) return false
  const frame = frames && frameType !== undefined ? frameOf(catalogue, frameType) : undefined
  if (frames && !(frame && frames.includes(frame.kind.id))) return false
  const { widthMm, heightMm } = parseDimension(configuration.formatType)
  return (
    (longSideOverMm === undefined || Math.max(widthMm, heightMm) > longSideOverMm) &&
    (shortSideUnderMm === undefined || Math.min(widthMm, heightMm) < shortSideUnderMm)
  )
}

function fieldWithValue(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  value: string,
): ConfigurationProblem['field'] | undefined {
  if (optionOf(catalogue, value)) return configuration.optionTypes.includes(value) ? 'optionTypes' : undefined
  if (configuration.matType === value) return 'matType'
  const frame =
    configuration.frameType === undefined ? undefined : frameOf(catalogue, configuration.frameType)
  return frame?.kind.id === value ? 'frameType' : undefined
}
