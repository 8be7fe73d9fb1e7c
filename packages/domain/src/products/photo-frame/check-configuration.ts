import { isOfferedFormat, isSizeProducible } from '../../catalogue/formats.ts'
import { frameOf, groupOf, hasMaterial, materialOf, matOf, optionOf } from '../../catalogue/lookup.ts'
import type { Catalogue, MaterialDefinition } from '../../catalogue/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import { dimensionString, isEmptySize, parseDimension } from '../../sizes/dimension.ts'
import { violatedRules } from './combination-rules.ts'
import type { ConfigurationCheck, ConfigurationProblem, FrameConfiguration } from './configuration.ts'

/**
 * Whether a configuration can be made and sold in a shop. Returns every problem with field, reason code and value;
 * corrects nothing.
 */
export function checkFrameConfiguration(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  shop: Shop,
): ConfigurationCheck {
  const { materialType } = configuration
  if (!hasMaterial(catalogue, materialType)) {
    return {
      ok: false,
      problems: [{ field: 'materialType', code: 'unknown-material', value: String(materialType) }],
    }
  }
  const material = materialOf(catalogue, materialType)
  const problems = [
    ...checkFormat(catalogue, material, configuration, shop),
    ...checkFrame(catalogue, material, configuration),
    ...checkMat(catalogue, configuration),
    ...checkOptions(catalogue, material, configuration),
    ...violatedRules(catalogue, configuration),
  ]
  return problems.length > 0 ? { ok: false, problems } : { ok: true }
}

function checkFormat(
  catalogue: Catalogue,
  material: MaterialDefinition,
  { formatType }: FrameConfiguration,
  shop: Shop,
): ConfigurationProblem[] {
  const problem = (code: string): ConfigurationProblem[] => [{ field: 'formatType', code, value: formatType }]
  const size = parseDimension(formatType)
  if (isEmptySize(size) || dimensionString(size) !== formatType) return problem('unknown-format')
  if (Math.min(size.widthMm, size.heightMm) < material.limits.minSideMm) return problem('format-too-small')
  if (!isSizeProducible(material.limits, size)) return problem('format-too-large')
  if (!material.freeFormat && !isOfferedFormat(catalogue, material, shop, formatType)) {
    return problem('free-format-not-offered')
  }
  return []
}

function checkFrame(
  catalogue: Catalogue,
  material: MaterialDefinition,
  { frameType, formatType, matSize = 0 }: FrameConfiguration,
): ConfigurationProblem[] {
  if (frameType === undefined) return []
  const problem = (code: string): ConfigurationProblem[] => [{ field: 'frameType', code, value: frameType }]
  const frame = frameOf(catalogue, frameType)
  if (!frame) return problem('unknown-frame')
  if (!material.frames.includes(frame.kind.id)) return problem('frame-not-for-material')
  const { widthMm, heightMm } = parseDimension(formatType)
  const size = { widthMm: widthMm + 2 * matSize, heightMm: heightMm + 2 * matSize }
  const { minSideMm } = frame.kind.limits
  if (Math.min(size.widthMm, size.heightMm) < minSideMm) return problem('frame-too-small')
  return isSizeProducible(frame.kind.limits, size) ? [] : problem('frame-too-large')
}

function checkMat(
  catalogue: Catalogue,
  { frameType, matType, matSize }: FrameConfiguration,
): ConfigurationProblem[] {
  if (frameType === undefined) {
    return matType !== undefined || matSize !== undefined
      ? [{ field: 'matType', code: 'mat-without-frame', value: matType ?? String(matSize) }]
      : []
  }
  const type = matType ?? 'mat-none'
  const mat = matOf(catalogue, type)
  if (!mat) return [{ field: 'matType', code: 'unknown-mat', value: type }]
  const frame = frameOf(catalogue, frameType)
  if (frame && !frame.kind.mats.includes(mat.id))
    return [{ field: 'matType', code: 'mat-not-for-frame', value: type }]
  const size = matSize ?? mat.sizesMm[0] ?? 0
  return mat.sizesMm.includes(size)
    ? []
    : [{ field: 'matSize', code: 'unknown-mat-size', value: String(size) }]
}

function checkOptions(
  catalogue: Catalogue,
  material: MaterialDefinition,
  configuration: FrameConfiguration,
): ConfigurationProblem[] {
  const problems: ConfigurationProblem[] = []
  const addProblem = (code: string, value: string) => problems.push({ field: 'optionTypes', code, value })
  const taken = new Set<string>()
  for (const value of configuration.optionTypes) {
    const option = optionOf(catalogue, value)
    const offered = material.options.find(({ group }) => group === option?.group.id)
    if (!option) addProblem('unknown-option', value)
    else if (!offered?.values.includes(value)) addProblem('option-not-for-material', value)
    else if (!isOptionGroupApplicable(catalogue, option.group.id, configuration))
      addProblem('option-needs-glazed-frame', value)
    else if (taken.has(option.group.id)) addProblem('option-twice', value)
    if (option) taken.add(option.group.id)
  }
  for (const { group } of material.options) {
    if (isOptionGroupApplicable(catalogue, group, configuration) && !taken.has(group))
      addProblem('option-missing', group)
  }
  return problems
}

/** Whether an option group applies to a configuration: glass only to a glazed frame. */
export function isOptionGroupApplicable(
  catalogue: Catalogue,
  groupId: string,
  { frameType }: FrameConfiguration,
): boolean {
  if (groupOf(catalogue, groupId)?.needs !== 'glazed-frame') return true
  return frameType !== undefined && frameOf(catalogue, frameType)?.kind.glazed === true
}
