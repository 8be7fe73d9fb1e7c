import { optionOf } from '../../catalogue/lookup.ts'
import type { Catalogue, MaterialDefinition } from '../../catalogue/schema.ts'
import { isOptionGroupApplicable } from './check-configuration.ts'
import { violatedRules } from './combination-rules.ts'
import type { FrameConfiguration } from './configuration.ts'
import type { CorrectionRecorder } from './normalise-configuration.ts'

/** More steps than any chain of rules needs; a test fails for a table that needs more. */
const MAX_STEPS = 20

/** Replaces the values refused by the combination table one by one with allowed ones. */
export function resolveInvalidCombination(
  catalogue: Catalogue,
  material: MaterialDefinition,
  start: FrameConfiguration,
  correct: CorrectionRecorder,
): FrameConfiguration {
  let configuration = start
  for (let step = 0; step < MAX_STEPS; step++) {
    const [problem] = violatedRules(catalogue, configuration)
    if (!problem) break
    const { field, value } = problem
    if (field === 'optionTypes') {
      const other = alternativeValue(catalogue, material, configuration, value)
      correct('optionTypes', value, other)
      configuration = withOption(catalogue, configuration, value, other)
    } else if (field === 'matType') {
      correct('matType', value, 'mat-none')
      configuration = { ...configuration, matType: 'mat-none', matSize: 0 }
    } else {
      correct('frameType', configuration.frameType ?? value, undefined)
      configuration = withoutFrame(catalogue, configuration)
    }
  }
  return configuration
}

function alternativeValue(
  catalogue: Catalogue,
  material: MaterialDefinition,
  configuration: FrameConfiguration,
  refused: string,
): string | undefined {
  const group = optionOf(catalogue, refused)?.group.id
  const option = material.options.find(candidate => candidate.group === group)
  if (!option) return undefined
  const candidates = [option.default, ...option.values].filter(value => value !== refused)
  const allowed = candidates.find(value => {
    const next = withOption(catalogue, configuration, refused, value)
    return !violatedRules(catalogue, next).some(problem => problem.value === value)
  })
  return allowed ?? candidates[0]
}

function withOption(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  from: string,
  to: string | undefined,
): FrameConfiguration {
  const optionTypes = configuration.optionTypes.flatMap(value =>
    value === from ? (to ? [to] : []) : [value],
  )
  const next = { ...configuration, optionTypes }
  return { ...next, optionTypes: optionTypes.filter(value => isRuleApplicable(catalogue, next, value)) }
}

/** A configuration without its frame, mat and glass. */
export function withoutFrame(catalogue: Catalogue, configuration: FrameConfiguration): FrameConfiguration {
  const { materialType, formatType, optionTypes } = configuration
  const next: FrameConfiguration = { materialType, formatType, optionTypes }
  return { ...next, optionTypes: optionTypes.filter(value => isRuleApplicable(catalogue, next, value)) }
}

function isRuleApplicable(catalogue: Catalogue, configuration: FrameConfiguration, value: string): boolean {
  const group = optionOf(catalogue, value)?.group.id
  return group === undefined || isOptionGroupApplicable(catalogue, group, configuration)
}
