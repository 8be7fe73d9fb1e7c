import { type Pixels, printSlot, printsWithPhoto } from '@passepartout/document'
import { perceptualHash } from '@passepartout/document/layout'
import type { DesignerBase } from '../state/designer-base.ts'
import { findDuplicatePages, type HashedPhoto } from './duplicate-photos.ts'
import type { GridStore } from './grid-state.ts'

/** Updates the list of duplicate photos as their thumbnails load; runs when idle, on this device only. */
export function trackDuplicatePhotos(
  { editor, design }: DesignerBase,
  grid: GridStore,
  pixelsOf: (assetId: string) => Pixels | undefined,
): void {
  const prints = new Map<string, bigint>()
  let planned = false

  function look(): void {
    planned = false
    const pages = printsWithPhoto(editor.getSnapshot().document).flatMap((page): HashedPhoto[] => {
      const assetId = printSlot(page)?.photo?.assetId
      if (!assetId) return []
      const pixels = prints.has(assetId) ? undefined : pixelsOf(assetId)
      if (pixels) prints.set(assetId, perceptualHash(pixels))
      return [{ pageId: page.id, assetId, print: prints.get(assetId) }]
    })
    const twins = findDuplicatePages(pages)
    const before = grid.get().twins
    const same = twins.size === before.size && [...twins].every(([page, first]) => before.get(page) === first)
    if (!same) grid.set({ twins })
  }
  const plan = () => {
    if (planned) return
    planned = true
    setTimeout(look, 300)
  }
  editor.onCommit(plan)
  let { pixels, tray } = design.get()
  design.subscribe(() => {
    const now = design.get()
    if (now.pixels === pixels && now.tray === tray) return
    pixels = now.pixels
    tray = now.tray
    plan()
  })
  plan()
}
