import { type Asset, type Document, LIMITS } from '@passepartout/document'
import type { PhotoLibrary } from '../photos/photo-library.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import { printOrder, printsProduct } from './print-order.ts'

/** Photos chosen together that arrive within this time are one undo step and one render. */
const TOGETHER_MS = 60
const BATCH_MS = 1000

export function createPrintPerPhoto(base: DesignerBase, photos: PhotoLibrary) {
  const { editor, data, t, toasts } = base
  const waiting: string[] = []
  let isPlanned = false
  let batch = 0
  let last = 0

  function take(): void {
    isPlanned = false
    const assets = waiting.splice(0).flatMap(id => photos.asset(id) ?? [])
    if (assets.length === 0) return
    if (Date.now() - last > BATCH_MS) batch++
    last = Date.now()
    const { document } = editor.getSnapshot()
    const room = LIMITS.pages - document.pages.length
    const first = highestNumber(document) + 1
    const named = assets.map((asset, index) => ({
      pageId: `print-${first + index}`,
      asset: withoutLastCrop(asset),
    }))
    const { bleed, safe, formats } = printsProduct(data)
    const { format } = printOrder(data, base.storedConfiguration())
    const chosen = formats.find(({ id }) => id === format)
    if (!chosen) return
    const look = { format: chosen, fit: 'cover' as const, borderMm: 0 }
    editor.commands.addPrints(named, { look, bleed, safe }, String(batch))
    if (named.length > room) toasts.show({ text: t('prints.full', { most: LIMITS.pages }), kind: 'bad' })
  }

  photos.onNew(id => {
    waiting.push(id)
    if (isPlanned) return
    isPlanned = true
    setTimeout(take, TOGETHER_MS)
  })
}

/** A new print starts centred, because a crop from another slot would surprise. */
function withoutLastCrop({ lastCrop: _crop, ...asset }: Asset): Asset {
  return asset
}

const highestNumber = ({ pages }: Document): number =>
  Math.max(0, ...pages.map(({ id }) => Number(/^print-(\d+)$/.exec(id)?.[1] ?? 0)))
