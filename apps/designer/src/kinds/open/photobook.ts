import { fetchWithCorrections, getPhotobookPrice } from '@passepartout/contracts'
import { designsOf, type PhotobookDesign } from '@passepartout/designs'
import {
  bookBindingOf,
  bookCoverOf,
  bookThickness,
  deliveryItemOf,
  formatLength,
  formatSize,
  type Locale,
  localised,
  type PhotobookConfiguration,
  parseDesignerUrl,
  photobookDefinition,
  photobookSpineMm,
  printedPagesOf,
} from '@passepartout/domain'
import type { BookFold, BookRules } from '../../data/configured-product.ts'
import { bookSheets } from './book-sheets.ts'
import { findCompatibleDesign } from './compatible-design.ts'
import { createInitialDocument, type SheetSpec } from './initial-document.ts'
import {
  canonicalDesignerAddress,
  type DesignerAddressOf,
  nameOfChosen,
  type OpenContext,
  type OpenedConfiguration,
  priceOf,
  requestedParams,
} from './open-context.ts'
import { choiceRow, designRows, offeredBy, plainRow } from './product-rows.ts'

const NAMES = [
  'photobookPrinting',
  'photobookCover',
  'photobookBinding',
  'photobookPaper',
  'photobookFormat',
  'photobookPageCount',
  'photobookCoverLamination',
  'refinementType',
  'amount',
  'designGroupSetId',
  'designId',
  // Follows from the format.
  'templateId',
]

/** A book: its cover in one piece with the spine, then its pages as spreads. */
export async function openPhotobook(
  { params, extras }: DesignerAddressOf<'photobook'>,
  context: OpenContext,
): Promise<OpenedConfiguration | undefined> {
  const { client, shop } = context
  const { catalogue, designs } = context.data
  const answer = await fetchWithCorrections(
    query => client.call(getPhotobookPrice, { query: query as never }),
    requestedParams(
      params,
      NAMES.filter(name => name !== 'templateId'),
    ),
  )
  if (!answer.ok) return undefined
  const { payload, query } = answer
  const { configuration, choices, spine } = payload
  const { photobookFormat, photobookPrinting, photobookPageCount, refinementType } = configuration
  const definition = photobookDefinition(catalogue)
  const format = Object.entries(definition.formats).find(([id]) => id === photobookFormat)?.[1]
  if (!format) return undefined
  const fits = ({ photobook }: PhotobookDesign) =>
    photobook.types.some(one => one === photobookPrinting) && photobook.formats.includes(photobookFormat)
  const chosen = findCompatibleDesign(
    designsOf(designs, 'photobook'),
    params.designGroupSetId,
    params.designId,
    fits,
  )
  const { design, palette } = chosen
  const { bleedMm: bleed, safeMm: safe } = definition.print
  const book = { kind: 'photobook', ...configuration } as PhotobookConfiguration
  const cover = bookCoverOf(catalogue, book)
  const printed = printedPagesOf(catalogue, book) ?? []
  if (!cover) return undefined
  const opened = createInitialDocument({
    kind: 'photobook',
    sheets: bookSheets(photobookPageCount).flatMap(({ page, isSpread, id, label }, index): SheetSpec[] => {
      const [isCover, measures] = [page === 'cover', printed[index]]
      const role = isCover ? 'cover' : isSpread ? 'spread' : 'inside'
      if (!measures) return []
      const slots = isCover ? [] : [{ id: `${id}.photo`, box: 'full' as const }]
      const plain = { safe, ...measures, id, role, slots } as const
      return [{ label, wanted: { page, role, ...(isCover ? { cover } : {}) }, plain }]
    }),
    ...{ library: designs, design, palette, locale: shop.locale, trim: format, print: { bleed, safe } },
    refinement: refinementType as never,
  })
  const answered = parseDesignerUrl(payload.designerUrl, context.current)?.params ?? {}
  const named = design ? { ...answered, designGroupSetId: design.id, designId: palette } : answered
  const name = design ? localised(design.name, shop.locale) : null
  const fact = (field: string, value: string) => ({ field, value })
  const coverWords = `${nameOfChosen(choices.photobookCover)}, ${nameOfChosen(choices.photobookCoverLamination)}`
  return {
    address: canonicalDesignerAddress('photobook', params, { query, names: NAMES, answered: named }, extras),
    design: name,
    size: formatSize(format, shop.locale),
    rows: [
      ...plainRow(
        'pages',
        'photobookPageCount',
        payload.graduationsPageCount.map(count => ({
          ...{ value: String(count), name: String(count), chosen: count === photobookPageCount },
        })),
      ),
      ...designRows({
        ...{ library: designs, locale: shop.locale, design, palette, designs: chosen.possible },
        ...{ params: { design: 'designGroupSetId', palette: 'designId' }, page: 'cover' },
      }),
      ...choiceRow(
        'formatType',
        'photobookFormat',
        offeredBy(design?.photobook.formats, choices.photobookFormat),
      ),
      ...choiceRow(
        'printing',
        'photobookPrinting',
        offeredBy(design?.photobook.types, choices.photobookPrinting),
      ),
      ...choiceRow('cover', 'photobookCover', choices.photobookCover),
      ...choiceRow('binding', 'photobookBinding', choices.photobookBinding),
      ...choiceRow('paper', 'photobookPaper', choices.photobookPaper),
      ...choiceRow('lamination', 'photobookCoverLamination', choices.photobookCoverLamination),
      ...choiceRow('refinement', 'refinementType', choices.refinementType),
    ],
    facts: [
      fact('printing', nameOfChosen(choices.photobookPrinting)),
      fact('formatType', nameOfChosen(choices.photobookFormat)),
      fact('pages', String(photobookPageCount)),
      fact('binding', nameOfChosen(choices.photobookBinding)),
      fact('cover', coverWords),
      ...(spine.widthMm ? [fact('spine', spineText(spine.widthMm, shop.locale))] : []),
      fact('paper', nameOfChosen(choices.photobookPaper)),
      ...(refinementType === 'none' ? [] : [fact('refinement', nameOfChosen(choices.refinementType))]),
      fact('quantity', String(payload.quantity)),
    ],
    corrections: [
      ...answer.corrections,
      ...(chosen.isStrange ? [context.noSuchDesign(params.designGroupSetId ?? '', name)] : []),
    ],
    ...priceOf(payload),
    made: deliveryItemOf('photobook', configuration),
    viewing: 'hand',
    book: bookRules(context, book, payload),
    ...opened,
  }
}

interface PricedPages {
  graduationsPageCount: readonly number[]
  nextPages: { surcharge: { text: string } } | null
}

/** Legal page counts of a book, and what one step costs and does to its spine. */
function bookRules(
  { shop, data: { catalogue } }: OpenContext,
  book: PhotobookConfiguration,
  { graduationsPageCount: counts, nextPages }: PricedPages,
): BookRules {
  const pages = book.photobookPageCount
  const [min = pages, second = min + 2] = counts
  const step = second - min
  const binding = bookBindingOf(catalogue, book)
  const spine = (photobookPageCount: number) => {
    const width = photobookSpineMm(catalogue, { ...book, photobookPageCount })
    return width > 0 ? spineText(width, shop.locale) : null
  }
  return {
    ...{ pages, min, max: counts.at(-1) ?? pages, step },
    surcharge: nextPages ? `+\u00a0${nextPages.surcharge.text}` : null,
    spines: { more: spine(pages + step), fewer: spine(pages - step) },
    foldMm: binding?.foldFaceMm.value ?? 0,
    isLayflat: binding?.pages === 'spreads',
    fold: bookFold(catalogue, book),
  }
}

function bookFold(catalogue: OpenContext['data']['catalogue'], book: PhotobookConfiguration): BookFold {
  const binding = bookBindingOf(catalogue, book)
  const { leafMm = 0 } = bookThickness(catalogue, book) ?? {}
  const isLayflat = binding?.pages === 'spreads'
  const creepMm = (binding?.creepFactor.value ?? 0) * leafMm
  return {
    binding: isLayflat ? 'layflat' : creepMm > 0 ? 'stapled' : 'glued',
    hiddenMm: binding?.foldShiftMm.value ?? 0,
    bentMm: isLayflat ? 0 : (binding?.foldFaceMm.value ?? 0),
    ...{ creepMm, leafMm },
  }
}

/** In millimetres, where lengths are metric: half a millimetre decides whether words fit. */
const spineText = (widthMm: number, locale: Locale): string =>
  locale === 'en-US'
    ? formatLength(widthMm, locale)
    : new Intl.NumberFormat(locale, { style: 'unit', unit: 'millimeter' }).format(widthMm)
