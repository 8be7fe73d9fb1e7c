import {
  type Document,
  documentWithPages,
  type Page,
  pageMeasures,
  printChoices,
  printGroups,
} from '@passepartout/document'
import {
  type Catalogue,
  type ConfigurationOf,
  checkProduct,
  definitionOf,
  parseDimension,
  type Shop,
} from '@passepartout/domain'
import type { LinePart } from './api-kind-adapter.ts'

const TOLERANCE_MM = 0.1

/** Prints as they will be produced: each in the ordered size, in either orientation, with the lab's bleed. */
function fitPrints(document: Document, photoFormat: string, bleed: number): Document | undefined {
  const { widthMm, heightMm } = parseDimension(photoFormat)
  const isFormat = ({ trim }: Page) =>
    Math.abs(Math.max(trim.width, trim.height) - Math.max(widthMm, heightMm)) <= TOLERANCE_MM &&
    Math.abs(Math.min(trim.width, trim.height) - Math.min(widthMm, heightMm)) <= TOLERANCE_MM
  // A page with more than its photo would be another product.
  const isPrint = ({ elements }: Page) => elements.length <= 1 && elements.every(one => one.type === 'photo')
  if (document.pages.length === 0 || document.refinement !== 'none') return undefined
  if (!document.pages.every(page => isFormat(page) && isPrint(page))) return undefined
  const pages = document.pages.map(page => {
    const { width, height } = page.trim
    return { ...page, ...pageMeasures({ widthMm: width, heightMm: height, bleed, safe: page.safe }) }
  })
  return { ...document, pages }
}

export const fitPhotoprints = (
  catalogue: Catalogue,
  { photoFormat }: ConfigurationOf<'photoprint'>,
  document: Document,
): Document | undefined => fitPrints(document, photoFormat, definitionOf(catalogue, 'photoprint').bleedMm)

/** Requires as many prints as the box was paid for. */
export function fitPhotobox(
  catalogue: Catalogue,
  { photoFormat, photos }: ConfigurationOf<'photobox'>,
  document: Document,
): Document | undefined {
  const placed = document.pages.reduce((sum, page) => sum + printChoices(page).copies, 0)
  if (placed !== photos) return undefined
  return fitPrints(document, photoFormat, definitionOf(catalogue, 'photobox').bleedMm)
}

/** Splits prints of several sizes and papers into a line each; `undefined` when one cannot be produced. */
export function splitPhotoprints(
  { catalogue, shop }: { catalogue: Catalogue; shop: Shop },
  ordered: ConfigurationOf<'photoprint'>,
  document: Document,
): LinePart[] | undefined {
  const { types } = definitionOf(catalogue, 'photoprint')
  const formats = [...new Set(types.flatMap(type => type.formats))]
  const parts = printGroups(document, ordered.printType).map(({ paper, long, short, pages, count }) => {
    const photoFormat = formats.find(id => {
      const { widthMm, heightMm } = parseDimension(id)
      return Math.max(widthMm, heightMm) === long && Math.min(widthMm, heightMm) === short
    })
    const type = types.find(({ id }) => id === paper)
    if (!photoFormat || !type) return undefined
    const configuration = { kind: 'photoprint' as const, printType: type.id, photoFormat }
    if (!checkProduct(catalogue, configuration, shop).ok) return undefined
    return { configuration, document: documentWithPages(document, pages), quantity: count }
  })
  return parts.every(part => part !== undefined) ? parts : undefined
}
