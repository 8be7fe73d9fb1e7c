import { filledPrints, type Pixels, printSlot } from '@passepartout/document'
import type { DesignerBase } from '../state/designer-base.ts'
import type { GridStore } from './grid-state.ts'
import { fingerprint, type Looked, lookAlikes } from './look-alikes.ts'

/** Keeps the list of photos that look alike, as their small pictures are read; idle, and on this device. */
export function findLookAlikes(
  { editor, design }: DesignerBase,
  grid: GridStore,
  pixelsOf: (assetId: string) => Pixels | undefined,
): void {
  const prints = new Map<string, bigint>()
  let planned = false

  function look(): void {
    planned = false
    const pages = filledPrints(editor.getSnapshot().document).flatMap((page): Looked[] => {
      const assetId = printSlot(page)?.photo?.assetId
      if (!assetId) return []
      const pixels = prints.has(assetId) ? undefined : pixelsOf(assetId)
      if (pixels) prints.set(assetId, fingerprint(pixels))
      return [{ pageId: page.id, assetId, print: prints.get(assetId) }]
    })
    const twins = lookAlikes(pages)
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
