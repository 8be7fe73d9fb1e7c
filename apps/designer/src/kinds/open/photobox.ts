import { askCorrected, askPhotobox } from '@passepartout/contracts'
import {
  definitionOf,
  formatSize,
  isLeftFromOtherBox,
  parseDesignerUrl,
  parseDimension,
} from '@passepartout/domain'
import {
  type AddressOf,
  askedOf,
  chosenName,
  type OpenContext,
  type Opened,
  openedAddress,
  priceOf,
} from './open-context.ts'
import { openedDocument } from './opened-document.ts'

const NAMES = ['photoboxFormat', 'boxSize', 'photos', 'printType', 'amount', 'photoboxQuantityMax']
/** A document has no more; further copies are the order's business. */
const MOST_PRINTS = 200
const SAFE_MM = 3

/** A box of prints, or prints without one: a page for every print. */
export async function openPhotobox(
  { params, extras }: AddressOf<'photobox'>,
  context: OpenContext,
): Promise<Opened | undefined> {
  const { client, shop } = context
  const { photoboxType } = params
  const isBox = photoboxType === 'small'
  const isLeft = isLeftFromOtherBox(context.data.catalogue, params)
  const own = isBox ? ['boxSize', ...(isLeft ? [] : ['photos'])] : ['printType']
  const size = isBox && !params.boxSize ? { boxSize: boxFor(params, context) } : {}
  const answer = await askCorrected(
    asked => askPhotobox(client, photoboxType, asked),
    askedOf({ ...params, ...size }, ['photoboxFormat', 'amount', ...own]),
  )
  const chosen = answer.ok ? answer.payload.chosen : null
  if (!answer.ok || !chosen) return undefined
  const { configuration, choices } = chosen
  const trim = parseDimension(configuration.photoFormat)
  const { bleedMm: bleed } = definitionOf(context.data.catalogue, isBox ? 'photobox' : 'photoprint')
  const prints = isBox ? (configuration.photos ?? 1) : chosen.quantity
  const answered = parseDesignerUrl(chosen.designerUrl, context.current)?.params ?? {}
  const fact = (field: string, value: string) => ({ field, value })
  return {
    address: openedAddress('photobox', params, { asked: answer.asked, names: NAMES, answered }, extras),
    design: null,
    size: formatSize(trim, shop.locale),
    facts: [
      ...(isBox
        ? [fact('boxSize', chosenName(choices.boxSize))]
        : [fact('paper', chosenName(choices.printType))]),
      fact('formatType', chosenName(choices.photoFormat)),
      ...(isBox ? [fact('photos', String(prints))] : []),
      fact('quantity', String(chosen.quantity)),
    ],
    corrections: answer.corrections,
    ...priceOf(chosen),
    viewing: 'hand',
    ...(isBox ? {} : { isOnlyDesigned: true as const }),
    ...openedDocument({
      kind: 'prints',
      sheets: Array.from({ length: Math.min(prints, MOST_PRINTS) }, (_, index) => {
        const id = `print-${index + 1}`
        return {
          label: { key: 'print', params: { number: index + 1 } },
          plain: { id, ...trim, bleed, safe: SAFE_MM, slots: [{ id: `${id}.photo`, box: 'full' }] },
        }
      }),
      ...{ library: context.data.designs, design: undefined, palette: '', locale: shop.locale, trim },
      ...{ refinement: 'none', print: { bleed, safe: SAFE_MM } },
    }),
  }
}

/** Addresses also name a box by how many photos it takes (spec 3): the smallest that takes them. */
function boxFor(
  { photoboxQuantityMax, photos }: AddressOf<'photobox'>['params'],
  { data }: OpenContext,
): string | undefined {
  const wanted = photoboxQuantityMax ?? photos
  if (wanted === undefined) return undefined
  const { sizes } = definitionOf(data.catalogue, 'photobox')
  return sizes.find(size => wanted >= size.photos.min && wanted <= size.photos.max)?.id
}
