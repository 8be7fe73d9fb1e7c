import {
  areaMm2,
  type Catalogue,
  defaultMaterial,
  dimensionString,
  type FormatGroupId,
  type FrameChoices,
  type FrameConfiguration,
  type FrameConfigurationInput,
  groupOfFormat,
  materialOf,
  normaliseFrameConfiguration,
  orientationOf,
  parseDimension,
  rotateSize,
  type Shop,
  withOrientation,
} from '@passepartout/domain'

/**
 * Basis of the product form's decisions: the material's part of the catalogue, and the shop. The rules are the
 * domain's.
 */
export interface Rules {
  catalogue: Catalogue
  shop: Shop
}

/** A change of the configuration; some changes depend on the configuration before. */
export type Patch = FrameConfigurationInput | ((before: FrameConfiguration) => FrameConfigurationInput)

/** The configuration with one change; values that no longer fit are replaced by ones that do. */
export function withChange(
  rules: Rules,
  configuration: FrameConfiguration,
  patch: FrameConfigurationInput,
): FrameConfiguration {
  return normaliseFrameConfiguration(rules.catalogue, { ...configuration, ...patch }, rules.shop)
    .configuration
}

/** The chosen options with `value` in place of the others in its group. */
export function withOption(
  { catalogue }: Rules,
  { optionTypes }: FrameConfiguration,
  value: string,
): string[] {
  const group = catalogue.options.find(({ values }) => values.some(({ id }) => id === value))
  const siblings = group?.values.map(({ id }) => id) ?? []
  return [...optionTypes.filter(option => !siblings.includes(option)), value]
}

const isPortrait = (format: string): boolean => orientationOf(parseDimension(format)) === 'portrait'

export const orientation = (format: string) => orientationOf(parseDimension(format))

/** The format in the other orientation; a square stays the same. */
export const rotatedFormat = (format: string): string => dimensionString(rotateSize(parseDimension(format)))

/** Name under which a format's price is listed, whatever its orientation. */
export const formatListName = (format: string): string => withOrientation(format, 'landscape')

/** The ratio group that a configuration's format belongs to; a custom size has none. */
export const groupOf = (
  { catalogue, shop }: Rules,
  { materialType, formatType }: FrameConfiguration,
): FormatGroupId | undefined =>
  groupOfFormat(catalogue, materialOf(catalogue, materialType), shop, formatType)

export interface FormatList {
  groups: FormatGroupId[]
  active: FormatGroupId | undefined
  /** Formats shown at once, in the orientation the customer looks at. */
  shown: { format: string; code: string | undefined }[]
  /** The chosen format, if it is not one of them. */
  extra: string | undefined
  /** Rows of the longest list: their space is reserved, so that nothing below moves. */
  rows: number
  hasMore: boolean
}

/** The list for a configuration; a format from "more formats" is an extra row in it. */
export function formatList(
  rules: Rules,
  choices: FrameChoices,
  formatType: string,
  remembered?: FormatGroupId,
): FormatList {
  const material = defaultMaterial(rules.catalogue)
  const { formats } = choices
  const active =
    groupOfFormat(rules.catalogue, material, rules.shop, formatType) ?? remembered ?? formats[0]?.group
  const group = formats.find(candidate => candidate.group === active)
  const rows = Math.max(...formats.map(({ main, more }) => main.length || more.length))
  // A short group shows some of its further formats too: space for the longest group is reserved anyway.
  const shown = compareBySize((group ? [...group.main, ...group.more] : []).slice(0, rows)).map(
    ({ value, code }) => ({
      format: value,
      code,
    }),
  )
  return {
    groups: formats.map(({ group: id }) => id),
    active,
    shown,
    extra: shown.some(({ format }) => format === formatType) ? undefined : formatType,
    rows,
    hasMore: choices.freeFormat !== undefined || formats.some(({ more }) => more.length > 0),
  }
}

/** The format of a ratio group that is nearest to the current one in size, in the same orientation. */
export function formatInGroup(choices: FrameChoices, group: FormatGroupId, current: string): string {
  const found = choices.formats.find(candidate => candidate.group === group)
  const offered = found ? (found.main.length > 0 ? found.main : found.more) : []
  const distance = (format: string) => Math.abs(Math.log(areaOf(format) / areaOf(current)))
  const [nearest] = offered.map(({ value }) => value).sort((a, b) => distance(a) - distance(b))
  return nearest ? withOrientation(nearest, isPortrait(current) ? 'portrait' : 'landscape') : current
}

/** Smallest first. */
export const compareBySize = <T extends { value: string }>(formats: readonly T[]): T[] =>
  [...formats].sort((a, b) => areaOf(a.value) - areaOf(b.value))

const areaOf = (format: string): number => areaMm2(parseDimension(format))
