import type { Catalogue } from '../../catalogue/schema.ts'
import {
  PHOTO_FORMATS,
  PHOTOBOX_SIZES,
  type PhotoboxSize,
  type PhotoFormat,
} from '../../catalogue/vocabulary.ts'
import { mainPricePart, quantityDiscountAt, surchargePart } from '../../prices/part-amounts.ts'
import type { Shop } from '../../shops/shop.ts'
import { areaMm2, parseDimension } from '../../sizes/dimension.ts'
import { checkOfField, choicesOf, type ProductChoice } from '../shared/choices.ts'
import { createFieldPicker } from '../shared/field-picker.ts'
import { channelProblems, definitionOf } from '../shared/limits.ts'
import { repeatPage } from '../shared/printed-page.ts'
import type { ProductCheck, ProductInput, ProductRules } from '../shared/rules.ts'
import { countField, createSkuRules, wordField } from '../shared/sku.ts'
import type { PhotoboxDefinition, PhotoboxPrices } from './schema.ts'

/** A box with printed photos in it. */
export interface PhotoboxConfiguration {
  kind: 'photobox'
  boxSize: PhotoboxSize
  photoFormat: PhotoFormat
  photos: number
}

/** The empty box, made of board. */
const BOX_GRAMS = 150

export const photoboxRules: ProductRules<PhotoboxConfiguration, PhotoboxPrices> = {
  kind: 'photobox',
  vatClass: () => 'print',
  normalise(catalogue, input) {
    const definition = definitionOf(catalogue, 'photobox')
    const { sizes, defaults } = definition
    const pick = createFieldPicker(input)
    const fallbackSize = sizeFor(definition, input) ?? defaults.size
    const boxSize = pick.word(
      'boxSize',
      sizes.map(({ id }) => id),
      fallbackSize,
    )
    const size = sizes.find(({ id }) => id === boxSize)
    const formats = size?.formats ?? []
    const { min, max } = size?.photos ?? { min: defaults.photos, max: defaults.photos }
    return {
      configuration: {
        kind: 'photobox',
        boxSize,
        photoFormat: pick.word(
          'photoFormat',
          formats,
          formats.find(format => format === defaults.format) ?? formats[0] ?? defaults.format,
        ),
        photos: pick.number(
          'photos',
          photos => Number.isSafeInteger(photos) && photos >= min && photos <= max,
          defaultPhotoCount(definition, { min, max }),
        ),
      },
      corrections: pick.corrections,
    }
  },
  check: checkPhotobox,
  quantity: catalogue => definitionOf(catalogue, 'photobox').quantity,
  parts(input) {
    const { list, quantity, configuration } = input
    const { boxSize, photoFormat, photos } = configuration
    const percentOff = quantityDiscountAt(list.tiers, quantity)
    const box = list.boxes[boxSize][photoFormat] ?? 0
    const prints = photos * (list.photos[photoFormat] ?? 0)
    return [
      mainPricePart(input, 'box', boxSize, box, percentOff),
      surchargePart(input, 'print', photoFormat, prints, { step: list.step, percentOff }),
    ]
  },
  tiers: ({ tiers }) => tiers.map(({ from }) => from),
  campaignIds: ({ boxSize, photoFormat }) => [boxSize, photoFormat],
  sku: createSkuRules(
    [wordField('boxSize', PHOTOBOX_SIZES), wordField('photoFormat', PHOTO_FORMATS), countField('photos')],
    'photobox',
  ),
  parcel(catalogue, { boxSize, photoFormat, photos }) {
    const { sizes, gramsPerM2 } = definitionOf(catalogue, 'photobox')
    const format = parseDimension(photoFormat)
    const grams = BOX_GRAMS + (photos * gramsPerM2 * areaMm2(format)) / 1_000_000
    const depthMm = sizes.find(({ id }) => id === boxSize)?.depthMm ?? 0
    return { form: 'parcel', grams: Math.ceil(grams), ...format, depthMm }
  },
  pages(catalogue, { photoFormat, photos }) {
    const { bleedMm: bleed } = definitionOf(catalogue, 'photobox')
    return repeatPage(photos, { ...parseDimension(photoFormat), bleed, turns: true })
  },
  safety: { model: 'PX', warnings: ['small-parts'] },
  isWithdrawable: () => false,
  *enumerate(catalogue) {
    for (const { id, formats, photos } of definitionOf(catalogue, 'photobox').sizes) {
      for (const photoFormat of formats) {
        for (const count of new Set([photos.min, photos.min + 1, photos.max])) {
          yield { kind: 'photobox', boxSize: id, photoFormat, photos: count }
        }
      }
    }
  },
}

/** The smallest box for a number of photos: addresses name a box by its capacity (spec 3, `photoboxQuantityMax`). */
function sizeFor(
  { sizes }: PhotoboxDefinition,
  { photoboxQuantityMax }: ProductInput,
): PhotoboxSize | undefined {
  const wanted = Number(photoboxQuantityMax)
  if (!Number.isSafeInteger(wanted) || wanted < 1) return undefined
  return (sizes.find(({ photos }) => wanted <= photos.max) ?? sizes.at(-1))?.id
}

const defaultPhotoCount = (
  { defaults }: PhotoboxDefinition,
  { min, max }: { min: number; max: number },
): number => Math.min(max, Math.max(min, defaults.photos))

/**
 * Whether a number of photos that does not fit is the default of another box: the customer did not choose it, it
 * remains from before the size was changed.
 */
export function isDefaultOfOtherBox(
  catalogue: Catalogue,
  { boxSize, photos }: { boxSize?: unknown; photos?: unknown },
): boolean {
  const definition = definitionOf(catalogue, 'photobox')
  const size = definition.sizes.find(({ id }) => id === boxSize)
  const count = Number(photos)
  if (!size || (count >= size.photos.min && count <= size.photos.max)) return false
  return definition.sizes.some(other => defaultPhotoCount(definition, other.photos) === count)
}

function checkPhotobox(
  catalogue: Catalogue,
  { boxSize, photoFormat, photos }: PhotoboxConfiguration,
  shop: Shop,
): ProductCheck {
  const definition = definitionOf(catalogue, 'photobox')
  const problems = channelProblems(definition, shop)
  const addProblem = (field: string, code: string, value: string | number) =>
    problems.push({ field, code, value: String(value) })
  const size = definition.sizes.find(({ id }) => id === boxSize)
  if (!size) addProblem('boxSize', 'unknown-box-size', boxSize)
  if (!PHOTO_FORMATS.includes(photoFormat)) addProblem('photoFormat', 'unknown-format', photoFormat)
  else if (size && !size.formats.includes(photoFormat))
    addProblem('photoFormat', 'format-not-for-box', photoFormat)
  if (!Number.isSafeInteger(photos) || photos < (size?.photos.min ?? 1))
    addProblem('photos', 'too-few-photos', photos)
  else if (size && photos > size.photos.max) addProblem('photos', 'too-many-photos', photos)
  return problems.length > 0 ? { ok: false, problems } : { ok: true }
}

/** Sizes and formats one change away from a box, and its capacity; the number of photos follows the size. */
export function photoboxChoices(
  catalogue: Catalogue,
  box: PhotoboxConfiguration,
  shop: Shop,
): {
  boxSize: ProductChoice<PhotoboxSize>[]
  photoFormat: ProductChoice<PhotoFormat>[]
  photos: { min: number; max: number }
} {
  const { sizes } = definitionOf(catalogue, 'photobox')
  return {
    boxSize: choicesOf(PHOTOBOX_SIZES, box.boxSize, boxSize =>
      checkOfField(checkPhotobox(catalogue, { ...box, boxSize }, shop), 'boxSize'),
    ),
    photoFormat: choicesOf(PHOTO_FORMATS, box.photoFormat, photoFormat =>
      checkOfField(checkPhotobox(catalogue, { ...box, photoFormat }, shop), 'photoFormat'),
    ),
    photos: sizes.find(({ id }) => id === box.boxSize)?.photos ?? { min: 1, max: 1 },
  }
}
