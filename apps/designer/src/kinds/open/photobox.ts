import { fetchPhotoboxPrice, fetchWithCorrections } from '@passepartout/contracts'
import {
  definitionOf,
  formatSize,
  isDefaultOfOtherBox,
  parseDesignerUrl,
  parseDimension,
  termName,
} from '@passepartout/domain'
import type { PrintsProduct } from '../../data/configured-product.ts'
import { createInitialDocument } from './initial-document.ts'
import {
  canonicalDesignerAddress,
  type DesignerAddressOf,
  nameOfChosen,
  type OpenContext,
  type OpenedConfiguration,
  priceOf,
  requestedParams,
} from './open-context.ts'

const NAMES = ['photoboxFormat', 'boxSize', 'photos', 'printType', 'amount', 'photoboxQuantityMax']
const SAFE_MM = 3

/** Prints with or without a box. The document starts with one empty page; every photo adds its own. */
export async function openPhotobox(
  { params, extras }: DesignerAddressOf<'photobox'>,
  context: OpenContext,
): Promise<OpenedConfiguration | undefined> {
  const { client, shop } = context
  const { photoboxType } = params
  const isBox = photoboxType === 'small'
  const isLeft = isDefaultOfOtherBox(context.data.catalogue, params)
  const own = isBox ? ['boxSize', ...(isLeft ? [] : ['photos'])] : ['printType']
  const size = isBox && !params.boxSize ? { boxSize: boxFor(params, context) } : {}
  const answer = await fetchWithCorrections(
    query => fetchPhotoboxPrice(client, photoboxType, query),
    requestedParams({ ...params, ...size }, ['photoboxFormat', 'amount', ...own]),
  )
  const chosen = answer.ok ? answer.payload.chosen : null
  if (!answer.ok || !chosen) return undefined
  const { configuration, choices } = chosen
  const trim = parseDimension(configuration.photoFormat)
  const { bleedMm: bleed } = definitionOf(context.data.catalogue, isBox ? 'photobox' : 'photoprint')
  const answered = parseDesignerUrl(chosen.designerUrl, context.current)?.params ?? {}
  const fact = (field: string, value: string) => ({ field, value })
  return {
    address: canonicalDesignerAddress(
      'photobox',
      params,
      { query: answer.query, names: NAMES, answered },
      extras,
    ),
    design: null,
    size: formatSize(trim, shop.locale),
    facts: [
      ...(isBox
        ? [fact('boxSize', nameOfChosen(choices.boxSize))]
        : [fact('paper', nameOfChosen(choices.printType))]),
      fact('formatType', nameOfChosen(choices.photoFormat)),
      ...(isBox ? [fact('photos', String(configuration.photos ?? ''))] : []),
      fact('quantity', String(chosen.quantity)),
    ],
    corrections: answer.corrections,
    ...priceOf(chosen),
    made: { kind: isBox ? 'photobox' : 'photoprint' },
    viewing: 'hand',
    prints: {
      ...printChoicesOf(context, isBox),
      format: configuration.photoFormat,
      box: configuration.boxSize ?? null,
      photos: configuration.photos ?? null,
      paper: configuration.printType ?? null,
      bleed,
      safe: SAFE_MM,
    },
    ...createInitialDocument({
      kind: 'prints',
      sheets: [
        {
          label: { key: 'print', params: { number: 1 } },
          plain: {
            id: 'print-1',
            ...trim,
            bleed,
            safe: SAFE_MM,
            slots: [{ id: 'print-1.photo', box: 'full' }],
          },
        },
      ],
      ...{ library: context.data.designs, design: undefined, palette: '', locale: shop.locale, trim },
      ...{ refinement: 'none', print: { bleed, safe: SAFE_MM } },
    }),
  }
}

/** Choices in the designer itself, with their names. */
function printChoicesOf(
  { data: { catalogue }, shop: { locale } }: OpenContext,
  isBox: boolean,
): Pick<PrintsProduct, 'formats' | 'papers' | 'boxes'> {
  const { sizes } = definitionOf(catalogue, 'photobox')
  const { types } = definitionOf(catalogue, 'photoprint')
  const formats = [...new Set((isBox ? sizes : types).flatMap(one => one.formats))]
  return {
    formats: formats.map(id => {
      const { widthMm: width, heightMm: height } = parseDimension(id)
      return { id, name: termName(catalogue, 'photo-formats', id, locale), width, height }
    }),
    papers: isBox
      ? []
      : types.map(({ id, formats }) => ({
          id,
          name: termName(catalogue, 'print-types', id, locale),
          formats,
        })),
    boxes: isBox
      ? sizes.map(({ id, photos, formats }) => ({
          ...{ id, ...photos, formats },
          name: termName(catalogue, 'photobox-sizes', id, locale),
        }))
      : [],
  }
}

/** Addresses may also name a box by its number of photos (spec 3): the smallest that holds them. */
function boxFor(
  { photoboxQuantityMax, photos }: DesignerAddressOf<'photobox'>['params'],
  { data }: OpenContext,
): string | undefined {
  const wanted = photoboxQuantityMax ?? photos
  if (wanted === undefined) return undefined
  const { sizes } = definitionOf(data.catalogue, 'photobox')
  return sizes.find(size => wanted >= size.photos.min && wanted <= size.photos.max)?.id
}
