import { printCount } from '@passepartout/document'
import { Images, Layers } from 'lucide-react'
import { createPrintPerPhoto } from '../prints/create-print-per-photo.ts'
import { printOrder, printsProduct, withPrintOrder } from '../prints/print-order.ts'
import { laterPanel } from '../shell/later-panel.tsx'
import { lazyPart } from '../shell/lazy-part.tsx'
import type { DesignerKindAdapter } from './designer-kind-adapter.ts'
import { pages } from './pages.tsx'

const PrintsGrid = lazyPart(() => import('../prints/prints-grid.tsx').then(one => one.default))
const PrintsPanel = laterPanel(() => import('../prints/prints-panel.tsx').then(one => one.default))

/** Photo prints with or without a box: each photo is a page, in any mix of formats. */
export const photobox: DesignerKindAdapter = {
  ...pages,
  tabs: [
    { tab: 'photo', Icon: Images },
    { tab: 'product', Icon: Layers },
  ],
  isPricedHere: true,
  quantity: (data, stored) => printOrder(data, stored).amount,
  address: (_data, _picture, stored) => ('designerUrl' in stored ? stored.designerUrl : ''),
  summary({ data, editor, grid, number, t, storedConfiguration }) {
    const order = printOrder(data, storedConfiguration())
    const { papers, boxes } = printsProduct(data)
    const count = printCount(editor.getSnapshot().document)
    const formats = grid.get().sums
    if (order.isBox) {
      const box = boxes.find(({ id }) => id === order.box)
      return {
        product: t('prints.summary.box', { box: box?.name ?? '' }),
        facts: [t('prints.filled', { count: number.format(count), of: number.format(order.photos ?? 0) })],
      }
    }
    const paper = papers.find(({ id }) => id === order.paper)?.name ?? ''
    return {
      product: [t('prints.summary.count', { count }), paper].filter(Boolean).join(', '),
      facts: formats.map(({ format, count }) => t('prints.summary.in', { count, format })),
    }
  },
  box({ data, editor, storedConfiguration }) {
    const stored = storedConfiguration()
    const { isBox, photos, box: size } = printOrder(data, stored)
    if (!isBox || photos === null) return undefined
    const placed = printCount(editor.getSnapshot().document)
    const fitting = printsProduct(data).boxes.filter(({ min, max }) => placed >= min && placed <= max)
    const box = fitting.find(({ id }) => id === size) ?? fitting[0]
    const choices = box
      ? [{ photos: placed, configuration: withPrintOrder(stored, { photos: placed, boxSize: box.id }) }]
      : []
    return { photos, choices }
  },
  Grid: PrintsGrid,
  begin(base, { grid, photos, pixelsOf }) {
    createPrintPerPhoto(base, photos)
    const stop = base.editor.onCommit(() => {
      stop()
      void import('../prints/track-duplicate-photos.ts').then(one =>
        one.trackDuplicatePhotos(base, grid, pixelsOf),
      )
    })
  },
  prices(base, { grid }) {
    const watched = import('../prints/print-prices.ts').then(one => one.createPrintPriceWatcher(base, grid))
    return {
      refresh: () => void watched.then(prices => prices.refresh()),
      retry: () => void watched.then(prices => prices.retry()),
      recheck: async () => (await watched).recheck(),
    }
  },
  ProductPanel: PrintsPanel,
  TabPanel: () => <PrintsPanel />,
  TabRow: () => null,
}
