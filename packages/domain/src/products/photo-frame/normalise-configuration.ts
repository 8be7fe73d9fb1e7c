import {
  defaultFormat,
  isFormatProducible,
  isOfferedFormat,
  isSizeProducible,
} from '../../catalogue/formats.ts'
import {
  defaultMaterial,
  type Frame,
  frameOf,
  groupOf,
  hasMaterial,
  materialOf,
  materialsForFrame,
  matOf,
  optionOf,
} from '../../catalogue/lookup.ts'
import type { Catalogue, MaterialDefinition } from '../../catalogue/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import { dimensionString, isEmptySize, parseDimension } from '../../sizes/dimension.ts'
import { isOptionGroupApplicable } from './check-configuration.ts'
import type { Correction, FrameConfiguration, FrameConfigurationInput } from './configuration.ts'
import { resolveInvalidCombination } from './resolve-invalid-combination.ts'

export interface NormalisedConfiguration {
  configuration: FrameConfiguration
  corrections: Correction[]
}

/**
 * Turns any input into a configuration that passes `checkFrameConfiguration`. Missing fields silently get their
 * default; invalid ones are replaced and listed in `corrections`. A frame kind alone means its default finish and is
 * not a correction.
 */
export function normaliseFrameConfiguration(
  catalogue: Catalogue,
  input: FrameConfigurationInput,
  shop: Shop,
): NormalisedConfiguration {
  const corrections: Correction[] = []
  const correct = (field: Correction['field'], given: string, used: string | undefined) =>
    corrections.push({ field, given: given.slice(0, 80), used })

  const material = pickMaterial(catalogue, input, correct)
  const formatType = pickFormat(catalogue, material, input.formatType, shop, correct)
  const framing = pickFrame(catalogue, material, formatType, input, correct)
  const bare: FrameConfiguration = { materialType: material.id, formatType, optionTypes: [], ...framing }
  const optionTypes = pickOptions(catalogue, material, bare, input.optionTypes ?? [], correct)
  const configuration = resolveInvalidCombination(catalogue, material, { ...bare, optionTypes }, correct)
  return { configuration, corrections }
}

export type CorrectionRecorder = (field: Correction['field'], given: string, used: string | undefined) => void

function pickMaterial(
  catalogue: Catalogue,
  input: FrameConfigurationInput,
  correct: CorrectionRecorder,
): MaterialDefinition {
  const { materialType, frameType } = input
  if (hasMaterial(catalogue, materialType)) return materialOf(catalogue, materialType)
  const frame = frameType === undefined ? undefined : frameOf(catalogue, frameType)
  const material = (frame && materialsForFrame(catalogue, frame.kind)[0]) ?? defaultMaterial(catalogue)
  if (materialType !== undefined) correct('materialType', materialType, material.id)
  return material
}

function pickFormat(
  catalogue: Catalogue,
  material: MaterialDefinition,
  given: string | undefined,
  shop: Shop,
  correct: CorrectionRecorder,
): string {
  const initial = defaultFormat(material, shop)
  if (given === undefined) return initial
  const size = parseDimension(given)
  const possible =
    !isEmptySize(size) &&
    isFormatProducible(material, given) &&
    (material.freeFormat || isOfferedFormat(catalogue, material, shop, given))
  if (possible) return dimensionString(size)
  correct('formatType', given, initial)
  return initial
}

type FrameSelection = Pick<FrameConfiguration, 'frameType' | 'matType' | 'matSize'>

function pickFrame(
  catalogue: Catalogue,
  material: MaterialDefinition,
  formatType: string,
  input: FrameConfigurationInput,
  correct: CorrectionRecorder,
): FrameSelection {
  const { frameType, matType } = input
  const frame = frameType === undefined ? undefined : frameOf(catalogue, frameType)
  const fits = frame && material.frames.includes(frame.kind.id) && frameFits(frame, formatType, 0)
  if (!frame || !fits) {
    if (frameType !== undefined) correct('frameType', frameType, undefined)
    if (matType !== undefined && matType !== 'mat-none') correct('matType', matType, undefined)
    return {}
  }
  return { frameType: frame.finish.id, ...pickMat(catalogue, frame, formatType, input, correct) }
}

function pickMat(
  catalogue: Catalogue,
  frame: Frame,
  formatType: string,
  { matType, matSize }: FrameConfigurationInput,
  correct: CorrectionRecorder,
): FrameSelection {
  const wanted = matOf(catalogue, matType ?? 'mat-none')
  const given = matSize === undefined || matSize === '' ? undefined : Number(matSize)
  if (wanted && frame.kind.mats.includes(wanted.id)) {
    const size = given !== undefined && wanted.sizesMm.includes(given) ? given : (wanted.sizesMm[0] ?? 0)
    if (frameFits(frame, formatType, size)) {
      if (given !== undefined && size !== given) correct('matSize', String(matSize), String(size))
      return { matType: wanted.id, matSize: size }
    }
  }
  if (matType !== undefined && matType !== 'mat-none') correct('matType', matType, 'mat-none')
  return { matType: 'mat-none', matSize: 0 }
}

function frameFits({ kind }: Frame, formatType: string, matSize: number): boolean {
  const { widthMm, heightMm } = parseDimension(formatType)
  return isSizeProducible(kind.limits, { widthMm: widthMm + 2 * matSize, heightMm: heightMm + 2 * matSize })
}

function pickOptions(
  catalogue: Catalogue,
  material: MaterialDefinition,
  bare: FrameConfiguration,
  given: readonly string[],
  correct: CorrectionRecorder,
): string[] {
  const chosen = new Map<string, string>()
  const rest: string[] = []
  for (const value of new Set(given)) {
    const group = optionOf(catalogue, value)?.group.id
    const offered = material.options.find(option => option.group === group)
    const usable =
      group !== undefined &&
      offered?.values.includes(value) &&
      isOptionGroupApplicable(catalogue, group, bare)
    if (usable && !chosen.has(group)) chosen.set(group, value)
    else rest.push(value)
  }
  const applying = material.options.filter(({ group }) => isOptionGroupApplicable(catalogue, group, bare))
  const used = new Map(applying.map(option => [option.group, chosen.get(option.group) ?? option.default]))
  for (const value of rest) {
    const group = optionOf(catalogue, value)?.group.id ?? groupOf(catalogue, value.split('-')[0] ?? '')?.id
    correct('optionTypes', value, group === undefined ? undefined : used.get(group))
  }
  return [...used.values()]
}
