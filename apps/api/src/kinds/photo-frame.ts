import { type Document, framePage, resizePage } from '@passepartout/document'
import {
  type Catalogue,
  type ConfigurationOf,
  type DescriptionLine,
  defaultFormat,
  describeConfiguration,
  designerUrl,
  type FrameConfiguration,
  formatSize,
  formatsOf,
  framedAppearanceOf,
  frameOf,
  inOneName,
  localised,
  type MaterialDefinition,
  materialOf,
  normaliseFrameConfiguration,
  type ProductAppearance,
  parseDimension,
  type Shop,
  wallArtAppearanceOf,
} from '@passepartout/domain'
import { refuse } from '../http/call-result.ts'
import { cacheForAMinute, formatPrices, type PricedShop } from '../modules/prices/index.ts'
import type { ApiKindAdapter, DetailRow, TranslationContext } from './api-kind-adapter.ts'
import { defaultFormatOf, type FormOption } from './form-option.ts'
import { photoFrameCrossSelling } from './photo-frame-cross-selling.ts'

export function wallArtName(
  { catalogue, shop: { locale } }: TranslationContext,
  picture: FrameConfiguration,
): string[] {
  const frame = picture.frameType === undefined ? undefined : frameOf(catalogue, picture.frameType)
  return inOneName(locale, [
    localised(materialOf(catalogue, picture.materialType).name, locale),
    formatSize(parseDimension(picture.formatType), locale),
    ...(frame ? [localised(frame.kind.name, locale), localised(frame.finish.name, locale)] : []),
  ])
}

const LABELS: Record<Exclude<DescriptionLine['key'], 'frame.line.option'>, string> = {
  'frame.line.product': 'frame.label.product',
  'frame.line.frame': 'frame.label.frame',
  'frame.line.mat': 'frame.label.mat',
}

/** Detail rows of wall art: its name and its choices. */
export const wallArtDetails = (
  { catalogue, shop, translate }: TranslationContext,
  picture: FrameConfiguration,
): DetailRow[] =>
  describeConfiguration(catalogue, picture, shop).map(({ key, params }) =>
    key === 'frame.line.option'
      ? { label: params.group ?? '', value: params.value ?? '' }
      : { label: translate(LABELS[key]), value: translate(key, params) },
  )

export const photoFrame: ApiKindAdapter<ConfigurationOf<'photo-frame'>> = {
  name: wallArtName,
  describe: wallArtDetails,
  link: (configuration, _current, extras) => designerUrl('photo-frame', configuration, extras),
  calculator(context, { product, values, frameType }) {
    const { catalogue, translate } = context
    if (frameType !== undefined && !frameOf(catalogue, frameType)) {
      return refuse('invalid-configuration', {
        errors: { frameType: [translate('problem.unknown-frame', { value: frameType })] },
      })
    }
    const frame = product === 'framed-material' ? (frameType ?? catalogue.frames[0]?.id) : frameType
    const { priceBook, shop, now } = context
    return materialsFor(catalogue, frame, values).map(material => {
      const priced = () => materialOption(context, material, frame)
      // There are too many frames to cache the options of each with each material.
      return frameType === undefined
        ? remembered(priceBook, shop, now, priced, `${product} ${material.id}`)
        : priced()
    })
  },
  calculated: ({ materialType, formatType }) => ({ value: materialType, formatType }),
  fitted: fitWallArt,
  dress: wallArtAppearance,
  crossSelling: photoFrameCrossSelling,
}

/** About 50 prices each, shown by the page of every material. */
const remembered = cacheForAMinute<FormOption>()

/** A frame with its mat, or the edges of a canvas. */
export function wallArtAppearance(
  catalogue: Catalogue,
  picture: FrameConfiguration,
): ProductAppearance | undefined {
  const framed = framedAppearanceOf(catalogue, picture)
  if (framed) return { kind: 'framed', ...framed }
  return wallArtAppearanceOf(catalogue, picture).edge === 'canvas' ? { kind: 'stretched' } : undefined
}

const TOLERANCE_MM = 0.1

/** A document of one page in the size of the wall art. */
export function fitWallArt(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  document: Document,
): Document | undefined {
  const [page, ...more] = document.pages
  const sizing = framePage(catalogue, configuration)
  if (!page || more.length > 0) return undefined
  const isSame = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE_MM
  if (!isSame(page.trim.width, sizing.widthMm) || !isSame(page.trim.height, sizing.heightMm)) return undefined
  return resizePage(document, page.id, sizing)
}

/** The materials that a product form offers: all, those that fit a frame, or a selection. */
function materialsFor(
  catalogue: Catalogue,
  frameType: string | undefined,
  values: readonly string[] | undefined,
): MaterialDefinition[] {
  const kind = frameType === undefined ? undefined : frameOf(catalogue, frameType)?.kind.id
  return catalogue.materials.filter(
    material =>
      (kind === undefined || material.frames.includes(kind)) && (values?.includes(material.id) ?? true),
  )
}

/** An option of the wall-art form: a material with the prices of its formats. */
function materialOption(priced: PricedShop, material: MaterialDefinition, frameType?: string): FormOption {
  const { catalogue, shop } = priced
  const { configuration } = normaliseFrameConfiguration(
    catalogue,
    { materialType: material.id, ...(frameType === undefined ? {} : { frameType }) },
    shop,
  )
  const formats = formatPrices(priced, configuration, formatsOf(catalogue, material, shop))
  return {
    value: material.id,
    name: nameWithFrame(catalogue, material, configuration.frameType, shop),
    labelTranslationKey: `material.${material.id}`,
    group: material.group,
    formats,
    initiallySelectedFormat: defaultFormatOf(formats, defaultFormat(material, shop)),
  }
}

function nameWithFrame(
  catalogue: Catalogue,
  material: MaterialDefinition,
  frameType: string | undefined,
  { locale }: Shop,
): string {
  const frame = frameType === undefined ? undefined : frameOf(catalogue, frameType)
  const name = localised(material.name, locale)
  return inOneName(locale, frame ? [name, localised(frame.kind.name, locale)] : [name]).join(', ')
}
