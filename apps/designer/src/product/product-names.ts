import {
  type Catalogue,
  type FrameConfiguration,
  formatLength,
  formatSize,
  frameOf,
  groupOf,
  inOneName,
  localised,
  materialOf,
  matOf,
  optionOf,
  parseDimension,
  type Shop,
  type Translate,
} from '@passepartout/domain'

export type ProductField = keyof FrameConfiguration

/** Localised names of configuration values. */
export function productNames(catalogue: Catalogue, shop: Shop, t: Translate) {
  const format = (formatType: string) => formatSize(parseDimension(formatType), shop.locale)
  /** Without the unit, where the heading or a neighbour already shows it. */
  const formatShort = (formatType: string) => format(formatType).replace(/[\s\u00a0]\p{L}+$/u, '')
  const material = (id: FrameConfiguration['materialType']) =>
    localised(materialOf(catalogue, id).name, shop.locale)
  const frame = (frameType: string | undefined) => {
    const found = frameType === undefined ? undefined : frameOf(catalogue, frameType)
    if (!found) return t('field.none')
    const kind = localised(found.kind.name, shop.locale)
    return found.kind.finishes.length > 1 ? `${kind}, ${localised(found.finish.name, shop.locale)}` : kind
  }
  const mat = ({ matType, matSize }: Pick<FrameConfiguration, 'matType' | 'matSize'>) => {
    const found = matType === undefined ? undefined : matOf(catalogue, matType)
    if (!found || !matSize) return t('field.none')
    return t('mat.width', {
      colour: withoutField(localised(found.name, shop.locale), t('field.matType')),
      size: formatLength(matSize, shop.locale),
    })
  }
  const option = (value: string) => {
    const found = optionOf(catalogue, value)
    return found ? localised(found.value.name, shop.locale) : value
  }
  const group = (id: string) => {
    const found = groupOf(catalogue, id)
    return found ? localised(found.name, shop.locale) : id
  }
  const field = (name: ProductField) => t(`field.${name}`)

  /** Name of a value of any field. */
  const value = (name: ProductField, given: string | undefined): string => {
    if (!given) return t('field.none')
    if (name === 'formatType') return parseDimension(given).widthMm > 0 ? format(given) : given
    if (name === 'materialType') {
      const known = catalogue.materials.find(candidate => candidate.id === given)
      return known ? localised(known.name, shop.locale) : given
    }
    if (name === 'frameType') return frameOf(catalogue, given) ? frame(given) : given
    if (name === 'optionTypes') return inOneName(shop.locale, given.split(',').map(option)).join(', ')
    if (name === 'matType') {
      const known = matOf(catalogue, given)
      return known ? localised(known.name, shop.locale) : given
    }
    return Number.isFinite(Number(given)) ? formatLength(Number(given), shop.locale) : given
  }

  /** Everything that belongs to the hung product in one line: `Fine-Art-Papier, Eiche, Passepartout weiß`. */
  const summary = (configuration: FrameConfiguration) => {
    const names = [
      material(configuration.materialType),
      configuration.frameType && frame(configuration.frameType),
      configuration.matSize
        ? localised(matOf(catalogue, configuration.matType ?? '')?.name ?? EMPTY, shop.locale)
        : undefined,
    ]
    return inOneName(
      shop.locale,
      names.flatMap(name => name || []),
    ).join(', ')
  }

  return { format, formatShort, material, frame, mat, option, group, field, value, summary }
}

export type ProductNames = ReturnType<typeof productNames>

const EMPTY = { de: '', en: '' }

/** Drops the field's name from a value: beside the label Passepartout, `Passepartout weiß` becomes `Weiß`. */
function withoutField(name: string, field: string): string {
  const rest = name.toLowerCase().startsWith(`${field.toLowerCase()} `) ? name.slice(field.length + 1) : name
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
