import { formatGroups } from '../../catalogue/formats.ts'
import { frameOf, groupOf, materialOf, matOf } from '../../catalogue/lookup.ts'
import type { Catalogue } from '../../catalogue/schema.ts'
import type { FormatGroupId, FrameKind, MatType } from '../../catalogue/vocabulary.ts'
import { getOrCreatePerOwner } from '../../memoization/memoize.ts'
import type { Shop } from '../../shops/shop.ts'
import { checkFrameConfiguration, isOptionGroupApplicable } from './check-configuration.ts'
import type { FrameConfiguration, ProblemCode } from './configuration.ts'
import { normaliseFrameConfiguration } from './normalise-configuration.ts'
import { type ProductionLimits, productionLimits } from './production-limits.ts'

/** A value that can be chosen with the rest of the configuration unchanged, or why it cannot. */
export interface Choice<T extends string = string> {
  value: T
  chosen: boolean
  allowed: boolean
  code?: ProblemCode
}

export interface FrameChoices {
  formats: { group: FormatGroupId; main: Choice[]; more: Choice[] }[]
  /** `undefined` if the material is made in the listed formats only. */
  freeFormat: ProductionLimits | undefined
  options: { group: string; choices: Choice[] }[]
  frames: { kind: FrameKind; finishes: Choice[] }[]
  mats: Choice<MatType>[]
}

/** Size of the cache per catalogue: most visitors start with the same few configurations. */
const MOST_KEPT = 8
const cachedChoices = getOrCreatePerOwner<Catalogue, FrameChoices>(MOST_KEPT)

/**
 * Options for the next choice, each one change away from a configuration, with the reason code of those refused by the
 * combination table. Product form, designer and API share this object and must not modify it.
 */
export function frameChoices(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  shop: Shop,
): FrameChoices {
  const key = JSON.stringify([shop.channel, shop.locale, configuration])
  return cachedChoices(catalogue, key, () => evaluateChoices(catalogue, configuration, shop))
}

function evaluateChoices(catalogue: Catalogue, configuration: FrameConfiguration, shop: Shop): FrameChoices {
  const material = materialOf(catalogue, configuration.materialType)
  const portrait = isPortrait(configuration.formatType)
  const judge = <T extends string>(value: T, chosen: boolean, candidate: FrameConfiguration): Choice<T> => {
    const check = checkFrameConfiguration(catalogue, candidate, shop)
    const code = check.ok ? undefined : check.problems[0]?.code
    return code === undefined ? { value, chosen, allowed: true } : { value, chosen, allowed: false, code }
  }
  const format = (listed: string) => {
    const value = portrait ? listed.split('x').reverse().join('x') : listed
    return judge(value, value === configuration.formatType, { ...configuration, formatType: value })
  }
  return {
    formats: formatGroups(catalogue, material, shop).map(({ id, main, more }) => ({
      group: id,
      main: main.map(format),
      more: more.map(format),
    })),
    freeFormat: material.freeFormat ? productionLimits(catalogue, configuration) : undefined,
    options: material.options
      .filter(({ group }) => isOptionGroupApplicable(catalogue, group, configuration))
      .map(({ group, values }) => ({
        group,
        choices: values.map(value =>
          judge(
            value,
            configuration.optionTypes.includes(value),
            replaceOption(catalogue, configuration, group, value),
          ),
        ),
      })),
    frames: catalogue.frames
      .filter(({ id }) => material.frames.includes(id))
      .map(({ id, finishes }) => ({
        kind: id,
        finishes: finishes.map(finish =>
          judge(
            finish.id as string,
            finish.id === configuration.frameType,
            withFrameType(catalogue, configuration, finish.id, shop),
          ),
        ),
      })),
    mats: matChoices(catalogue, configuration).map(mat =>
      judge(mat, mat === (configuration.matType ?? 'mat-none'), {
        ...configuration,
        matType: mat,
        matSize: matOf(catalogue, mat)?.sizesMm[0] ?? 0,
      }),
    ),
  }
}

function isPortrait(formatType: string): boolean {
  const [width = 0, height = 0] = formatType.split('x').map(Number)
  return height > width
}

function replaceOption(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  group: string,
  value: string,
): FrameConfiguration {
  const siblings = groupOf(catalogue, group)?.values.map(({ id }) => id) ?? []
  const optionTypes = configuration.optionTypes.map(own => (siblings.includes(own) ? value : own))
  return {
    ...configuration,
    optionTypes: optionTypes.includes(value) ? optionTypes : [...optionTypes, value],
  }
}

/** The configuration with another frame: options of the frame (glass) get their default. */
function withFrameType(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  frameType: string,
  shop: Shop,
): FrameConfiguration {
  const { configuration: normal } = normaliseFrameConfiguration(
    catalogue,
    { ...configuration, frameType },
    shop,
  )
  const frame = frameOf(catalogue, frameType)
  if (!frame) return configuration
  const cachedChoices = configuration.optionTypes
  const added = normal.optionTypes.filter(
    value => !cachedChoices.some(own => own.split('-')[0] === value.split('-')[0]),
  )
  const keepsMat = configuration.matType !== undefined && frame.kind.mats.includes(configuration.matType)
  return {
    ...configuration,
    optionTypes: [
      ...cachedChoices.filter(value => isRuleApplicable(catalogue, frame.kind.glazed, value)),
      ...added,
    ],
    frameType: frame.finish.id,
    matType: keepsMat ? (configuration.matType ?? 'mat-none') : 'mat-none',
    matSize: keepsMat ? (configuration.matSize ?? 0) : 0,
  }
}

function isRuleApplicable(catalogue: Catalogue, glazed: boolean, value: string): boolean {
  const group = catalogue.options.find(({ values }) => values.some(({ id }) => id === value))
  return group?.needs !== 'glazed-frame' || glazed
}

function matChoices(catalogue: Catalogue, { frameType }: FrameConfiguration): readonly MatType[] {
  return frameType === undefined ? [] : (frameOf(catalogue, frameType)?.kind.mats ?? [])
}
