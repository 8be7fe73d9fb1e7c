import {
  type Catalogue,
  type Correction,
  formatSize,
  frameOf,
  localised,
  matOf,
  optionOf,
  parseDimension,
  type Shop,
} from '@passepartout/domain'

/** Requested choices that the material does not have, as texts of the shop. */
export interface UnavailableChoices {
  /** Unavailable options, frame and mat. */
  dropped: string[]
  /** The format used instead of the requested one. */
  format?: { given: string; used: string }
}

/** Names the choices that could not be kept. A material's own defaults were never chosen, so they are not listed. */
export function unavailableChoices(
  catalogue: Catalogue,
  corrections: readonly Correction[],
  formats: { given: string | undefined; used: string },
  shop: Shop,
): UnavailableChoices | undefined {
  const size = (format: string) => formatSize(parseDimension(format), shop.locale)
  const dropped = corrections.flatMap(({ field, given }) => {
    if (field === 'optionTypes') return optionName(catalogue, given, shop) ?? []
    if (field === 'frameType') return frameName(catalogue, given, shop) ?? []
    if (field === 'matType') return matName(catalogue, given, shop) ?? []
    return []
  })
  const { given, used } = formats
  const isOther = given !== undefined && size(given) !== size(used)
  if (dropped.length === 0 && !isOther) return undefined
  return {
    dropped: [...new Set(dropped)],
    ...(isOther ? { format: { given: size(given), used: size(used) } } : {}),
  }
}

function optionName(catalogue: Catalogue, value: string, { locale }: Shop): string | undefined {
  const option = optionOf(catalogue, value)
  if (!option) return undefined
  const isFirst = catalogue.materials.some(({ options }) => options.some(group => group.default === value))
  return isFirst
    ? undefined
    : `${localised(option.group.name, locale)} ${localised(option.value.name, locale)}`
}

function frameName(catalogue: Catalogue, value: string, { locale }: Shop): string | undefined {
  const frame = frameOf(catalogue, value)
  return frame && `${localised(frame.kind.name, locale)}, ${localised(frame.finish.name, locale)}`
}

function matName(catalogue: Catalogue, value: string, { locale }: Shop): string | undefined {
  const mat = matOf(catalogue, value)
  return mat && localised(mat.name, locale)
}
