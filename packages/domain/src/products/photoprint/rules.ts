import type { Catalogue } from '../../catalogue/schema.ts'
import { PHOTO_FORMATS, type PhotoFormat, PRINT_TYPES, type PrintType } from '../../catalogue/vocabulary.ts'
import type { Shop } from '../../shops/shop.ts'
import { areaMm2, parseDimension } from '../../sizes/dimension.ts'
import { choicesOf, type ProductChoice } from '../shared/choices.ts'
import { createFieldPicker } from '../shared/field-picker.ts'
import { channelProblems, definitionOf } from '../shared/limits.ts'
import type { ProductCheck, ProductRules } from '../shared/rules.ts'
import { createSkuRules, wordField } from '../shared/sku.ts'
import { pricePart, tierPriceAt } from '../shared/unit-price.ts'
import type { PhotoprintPrices } from './schema.ts'

/** Prints on one paper in one format; the quantity is the number of prints, whichever photos they show. */
export interface PhotoprintConfiguration {
  kind: 'photoprint'
  printType: PrintType
  /** Width x height in mm, as listed; a portrait photo uses the same paper, turned. */
  photoFormat: PhotoFormat
}

/** Thickness of one print. */
const PRINT_MM = 0.3

export const photoprintRules: ProductRules<PhotoprintConfiguration, PhotoprintPrices> = {
  kind: 'photoprint',
  vatClass: () => 'print',
  normalise(catalogue, input) {
    const { types, defaults } = definitionOf(catalogue, 'photoprint')
    const pick = createFieldPicker(input)
    const printType = pick.word(
      'printType',
      types.map(({ id }) => id),
      defaults.type,
    )
    const formats = types.find(({ id }) => id === printType)?.formats ?? []
    const fallback = formats.find(format => format === defaults.format) ?? formats[0] ?? defaults.format
    const photoFormat = pick.word('photoFormat', formats, fallback)
    return { configuration: { kind: 'photoprint', printType, photoFormat }, corrections: pick.corrections }
  },
  check: checkPhotoprint,
  quantity: catalogue => definitionOf(catalogue, 'photoprint').quantity,
  parts: input => {
    const { list, configuration, quantity } = input
    const units = list.units[configuration.printType][configuration.photoFormat] ?? []
    const euroCents = tierPriceAt(list.tiersFrom, units, quantity)
    return [pricePart(input, 'format', configuration.photoFormat, euroCents, list.steps)]
  },
  tiers: ({ tiersFrom }) => tiersFrom.slice(1),
  campaignIds: ({ printType, photoFormat }) => [printType, photoFormat],
  sku: createSkuRules(
    [wordField('printType', PRINT_TYPES), wordField('photoFormat', PHOTO_FORMATS)],
    'photoprint',
  ),
  parcel(catalogue, { printType, photoFormat }) {
    const format = parseDimension(photoFormat)
    const type = definitionOf(catalogue, 'photoprint').types.find(({ id }) => id === printType)
    const grams = ((type?.gramsPerM2 ?? 0) * areaMm2(format)) / 1_000_000
    return { form: 'letter', grams: Math.ceil(grams), ...format, depthMm: PRINT_MM }
  },
  isWithdrawable: () => false,
  *enumerate(catalogue) {
    for (const { id, formats } of definitionOf(catalogue, 'photoprint').types) {
      for (const photoFormat of formats) yield { kind: 'photoprint', printType: id, photoFormat }
    }
  },
}

function checkPhotoprint(
  catalogue: Catalogue,
  { printType, photoFormat }: PhotoprintConfiguration,
  shop: Shop,
): ProductCheck {
  const definition = definitionOf(catalogue, 'photoprint')
  const problems = channelProblems(definition, shop)
  const type = definition.types.find(({ id }) => id === printType)
  const known = PHOTO_FORMATS.includes(photoFormat)
  if (!type) problems.push({ field: 'printType', code: 'unknown-print-type', value: printType })
  if (!known) problems.push({ field: 'photoFormat', code: 'unknown-format', value: photoFormat })
  else if (type && !type.formats.includes(photoFormat))
    problems.push({ field: 'photoFormat', code: 'format-not-for-print-type', value: photoFormat })
  return problems.length > 0 ? { ok: false, problems } : { ok: true }
}

/** Papers and formats one change away from a print. */
export function photoprintChoices(
  catalogue: Catalogue,
  print: PhotoprintConfiguration,
  shop: Shop,
): { printType: ProductChoice<PrintType>[]; photoFormat: ProductChoice<PhotoFormat>[] } {
  return {
    printType: choicesOf(PRINT_TYPES, print.printType, printType =>
      checkPhotoprint(catalogue, { ...print, printType }, shop),
    ),
    photoFormat: choicesOf(PHOTO_FORMATS, print.photoFormat, photoFormat =>
      checkPhotoprint(catalogue, { ...print, photoFormat }, shop),
    ),
  }
}
