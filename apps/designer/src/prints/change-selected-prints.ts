import { findAsset, type Page, type PrintChange, printSlot, printStyleOf } from '@passepartout/document'
import type { Designer } from '../state/designer.ts'
import { formatLocalDate } from './format-local-date.ts'
import { printOrder, printsProduct, withPrintOrder } from './print-order.ts'

/** Available white borders, in mm. */
export const BORDERS = [3, 5, 10] as const

/** `cover` crops what exceeds the paper, `contain` shows the whole photo with paper around it. */
export type Fit = 'cover' | 'contain'

/** Changes of many prints, one undo step each. With `forAll` they also apply to prints added later. */
export function changeSelectedPrints(designer: Designer, pages: readonly Page[], forAll: boolean) {
  const { editor, data, storedConfiguration, shop } = designer
  const ids = pages.map(({ id }) => id)
  const product = printsProduct(data)
  const stored = () => storedConfiguration()
  const change = (what: PrintChange, order?: Parameters<typeof withPrintOrder>[1]) =>
    editor.commands.changePrints(ids, what, {
      ...(forAll && order && { configuration: withPrintOrder(stored(), order) }),
    })

  return {
    copies: (copies: number) => change({ copies }),
    fit: (fit: Fit) => change({ fit }),
    border: (borderMm: number) => change({ borderMm }),
    /** A paper that is unavailable in this size is replaced by one that is. */
    format(id: string) {
      const format = product.formats.find(one => one.id === id)
      if (!format) return false
      const { paper } = printOrder(data, stored())
      const fits = product.papers.length === 0 || isFormatAvailable(product, paper, id)
      const other = product.papers.find(({ formats }) => formats.includes(id))
      const isOrder = fits || !other
      return change(
        { format, ...(isOrder || forAll ? {} : { paper: other.id }), ...(forAll && { paper: null }) },
        { photoboxFormat: id, ...(!isOrder && other && { printType: other.id }) },
      )
    },
    paper(id: string) {
      const { paper } = printOrder(data, stored())
      return forAll ? change({ paper: null }, { printType: id }) : change({ paper: id === paper ? null : id })
    },
    /** Prints the date of each photo on its back, or removes it. */
    dates(on: boolean) {
      const { document } = editor.getSnapshot()
      return editor.commands.writeBacks(
        new Map(
          pages.map(page => {
            const photo = printSlot(page)?.photo
            const takenAt = photo && findAsset(document, photo.assetId)?.takenAt
            return [page.id, on && takenAt ? formatLocalDate(takenAt, shop.locale) : null]
          }),
        ),
      )
    },
  }
}

export type BulkChanges = ReturnType<typeof changeSelectedPrints>

export const isFormatAvailable = (
  { papers }: Pick<ReturnType<typeof printsProduct>, 'papers'>,
  paper: string | null,
  format: string,
): boolean => papers.find(({ id }) => id === paper)?.formats.includes(format) ?? false

/** Catalogue id of a print's format. */
export function formatOf({ formats }: Pick<ReturnType<typeof printsProduct>, 'formats'>, page: Page): string {
  const { width, height } = printStyleOf(page).format
  const same = (a: number, b: number) =>
    Math.max(a, b) === Math.max(width, height) && Math.min(a, b) === Math.min(width, height)
  return formats.find(one => same(one.width, one.height))?.id ?? ''
}
