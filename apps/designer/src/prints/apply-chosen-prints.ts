import { type Document, type Page, printStyleOf, withChangedPrints } from '@passepartout/document'
import type { ApplyChosen } from '../kinds/product-change-adapter.ts'
import { offerUndo } from '../state/offer-undo.ts'
import { printOrder, printsProduct } from './print-order.ts'

/** Changes the prints of the previous format to the new one; prints of another format are not changed. */
export const applyChosenPrints: ApplyChosen = (designer, configuration, params) => {
  const { data, editor, storedConfiguration, t } = designer
  const product = printsProduct(data)
  const [before, after] = [storedConfiguration(), configuration].map(one => printOrder(data, one).format)
  const [former, format] = [before, after].map(id => product.formats.find(one => one.id === id))
  const drawn = (document: Document) => {
    const meant = document.pages.filter(page => former && isOfFormat(page, former))
    const ids = new Set(meant.map(({ id }) => id))
    return format && before !== after ? withChangedPrints(document, ids, { format }) : document
  }
  const changed = editor.commands.applyConfiguration({
    configuration: { ...configuration } as never,
    drawn,
    params,
  })
  if (changed) offerUndo(designer, t('product.changedAll', { value: params.value }))
}

/** Compares the format regardless of its orientation. */
function isOfFormat(page: Page, { width, height }: { width: number; height: number }): boolean {
  const own = printStyleOf(page).format
  return [own.width, own.height].sort().join() === [width, height].sort().join()
}
