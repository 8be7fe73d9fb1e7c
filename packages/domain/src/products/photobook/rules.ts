import type { Catalogue } from '../../catalogue/schema.ts'
import { PHOTOBOOK_COVERS, PHOTOBOOK_TYPES } from '../../catalogue/vocabulary.ts'
import {
  mainPricePart,
  type PartAmount,
  quantityDiscountAt,
  surchargePart,
} from '../../prices/part-amounts.ts'
import type { VatClass } from '../../prices/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import { printFinishesInChannel } from '../shared/print-finishes.ts'
import { type PrintedPage, repeatPage } from '../shared/printed-page.ts'
import type { PricingInput, ProductRules, ShippingUnit } from '../shared/rules.ts'
import { countField, createSkuRules, wordField } from '../shared/sku.ts'
import { bookCoverOf } from './book-binding.ts'
import { checkPhotobook } from './check.ts'
import {
  bindingOf,
  coverOf,
  type PhotobookConfiguration,
  photobookDefinition,
  photobookTypeOf,
} from './configuration.ts'
import { normalisePhotobook } from './normalise.ts'
import { pageCounts } from './page-counts.ts'
import type { PhotobookPriceList } from './schema.ts'
import { bookBlockThicknessMm } from './spine.ts'

/**
 * Weight in grams per square metre of one side of the cover and millimetre of thickness: board with its wrap, or the
 * card of a soft cover.
 */
const COVER_GRAMS_PER_MM = 650
/** Thicker books no longer fit between two boards. */
const FLAT_UNTIL_DEPTH_MM = 15

/**
 * Photobooks: a base price by type, cover, format and binding, and a price per further page (specification, "Prices").
 */
export const photobookRules: ProductRules<PhotobookConfiguration, PhotobookPriceList> = {
  kind: 'photobook',
  vatClass: (catalogue, configuration): VatClass =>
    bindingFor(catalogue, configuration)?.vatClass ?? 'layflat-book',
  normalise: normalisePhotobook,
  check: checkPhotobook,
  quantity: catalogue => photobookDefinition(catalogue).quantity,
  parts: photobookParts,
  tiers: ({ quantityTiers }) => quantityTiers.map(({ from }) => from),
  campaignIds: ({ photobookPrinting, photobookCover, photobookBinding, photobookFormat }) => [
    photobookPrinting,
    `${photobookPrinting}-${photobookCover}`,
    photobookBinding,
    photobookFormat,
  ],
  sku: createSkuRules([
    wordField('photobookPrinting', PHOTOBOOK_TYPES),
    wordField('photobookCover', PHOTOBOOK_COVERS),
    { name: 'photobookFormat', words: ({ products }) => Object.keys(products.photobook?.formats ?? {}) },
    countField('photobookPageCount'),
  ]),
  parcel: photobookShippingUnit,
  pages: photobookPages,
  safety: { model: 'PB', warnings: [] },
  isWithdrawable: () => false,
  enumerate: enumeratePhotobooks,
}

/** The cover in one piece with its spine, the first page alone, facing pages as one spread, the last page alone. */
function photobookPages(catalogue: Catalogue, book: PhotobookConfiguration): PrintedPage[] {
  const { formats, print } = photobookDefinition(catalogue)
  const format = Object.entries(formats).find(([id]) => id === book.photobookFormat)?.[1]
  if (!format) return []
  const { widthMm, heightMm } = format
  const page = { widthMm, heightMm, bleed: print.bleedMm, safe: print.safeMm }
  const spread = { ...page, widthMm: 2 * widthMm }
  const bound = bookCoverOf(catalogue, book)
  if (!bound) return []
  const { spineMm, hingeMm, turnInMm, bleedMm } = bound
  const cover: PrintedPage = {
    ...{ widthMm: bound.widthMm, heightMm: bound.heightMm, bleed: turnInMm + bleedMm, safe: print.safeMm },
    spine: spineMm,
    ...(turnInMm > 0 && { cover: { hinge: hingeMm, turnIn: turnInMm } }),
    // Documents from before the board geometry have a cover of two pages and the spine.
    former: { widthMm: spread.widthMm + spineMm, heightMm },
  }
  return [cover, page, ...repeatPage(Math.max(0, book.photobookPageCount / 2 - 1), spread), page]
}

function bindingFor(catalogue: Catalogue, { photobookPrinting, photobookBinding }: PhotobookConfiguration) {
  const type = photobookTypeOf(photobookDefinition(catalogue), photobookPrinting)
  return type && bindingOf(type, photobookBinding)
}

function photobookParts(input: PricingInput<PhotobookConfiguration, PhotobookPriceList>): PartAmount[] {
  const { list, catalogue, configuration, quantity } = input
  const { photobookPrinting, photobookCover, photobookBinding, photobookFormat } = configuration
  const { photobookPaper, photobookPageCount, photobookCoverLamination, refinementType } = configuration
  const pagesWithin = bindingFor(catalogue, configuration)?.pages.min ?? photobookPageCount
  const further = photobookPageCount - pagesWithin
  const percentOff = quantityDiscountAt(list.quantityTiers, quantity)
  const bound = 1 + (list.bindingPercent[`${photobookPrinting}-${photobookBinding}`] ?? 0) / 100
  const book = list.books[`${photobookPrinting}-${photobookCover}`]?.[photobookFormat] ?? 0
  const page = list.pages[photobookPrinting][photobookFormat] ?? 0
  const paper = list.papers[photobookPaper] ?? 0
  const parts: PartAmount[] = [
    mainPricePart(input, 'format', photobookFormat, book * bound, percentOff),
    surchargePart(input, 'pages', String(further), page * bound * further, { percentOff }),
    surchargePart(input, 'paper', photobookPaper, paper * photobookPageCount, { percentOff }),
    surchargePart(input, 'lamination', photobookCoverLamination, list.laminations[photobookCoverLamination]),
    surchargePart(input, 'refinement', refinementType, list.refinements[refinementType] ?? 0),
  ]
  return parts.filter(({ original }, index) => index === 0 || original !== 0)
}

/** Weight and size of the book block with its cover. */
function photobookShippingUnit(catalogue: Catalogue, book: PhotobookConfiguration): ShippingUnit {
  const { photobookFormat, photobookPaper, photobookPageCount: pages, photobookCover } = book
  const { widthMm = 0, heightMm = 0 } = photobookDefinition(catalogue).formats[photobookFormat] ?? {}
  const binding = bindingFor(catalogue, book)
  const { gsm = 0, leafMm = 0 } = binding?.papers.find(({ id }) => id === photobookPaper) ?? {}
  const { coverMm = 0 } = (binding && coverOf(binding, photobookCover)) ?? {}
  const squareMetres = (widthMm * heightMm) / 1_000_000
  const depthMm = bookBlockThicknessMm({ pages, leafMm }) + 2 * coverMm
  return {
    form: depthMm > FLAT_UNTIL_DEPTH_MM ? 'parcel' : 'flat',
    grams: Math.ceil(squareMetres * ((pages / 2) * gsm + 2 * coverMm * COVER_GRAMS_PER_MM)),
    ...{ widthMm, heightMm, depthMm },
  }
}

/** Every photobook that can be made. */
function* enumeratePhotobooks(catalogue: Catalogue, shop: Shop): Generator<PhotobookConfiguration> {
  for (const type of photobookDefinition(catalogue).types) {
    for (const binding of type.bindings) {
      for (const cover of binding.covers) {
        const covered = { photobookPrinting: type.id, photobookBinding: binding.id, photobookCover: cover.id }
        for (const { id: photobookPaper } of binding.papers) {
          for (const photobookFormat of type.formats) {
            for (const photobookCoverLamination of cover.laminations) {
              for (const refinementType of printFinishesInChannel(cover.refinements, shop)) {
                const bound = { ...covered, photobookPaper, photobookFormat, photobookCoverLamination }
                for (const photobookPageCount of pageCounts(binding.pages))
                  yield { kind: 'photobook', ...bound, refinementType, photobookPageCount }
              }
            }
          }
        }
      }
    }
  }
}
