import {
  applyDragChange,
  type Crop,
  type DragChange,
  elementOf,
  findText,
  intersect,
  type Point,
  slotsOf,
  withCrop,
} from '@passepartout/document'
import { closeUndoStep } from '../history/history.ts'
import { type DocumentState, undoStep } from '../history/step.ts'
import { resolvePhotoInSlot } from '../resolve-photo-in-slot.ts'
import type { Mode } from '../state.ts'
import { type CommandContext, cropParams, slotParams } from './command-context.ts'

/** Selection, open editors and the displayed page. Never saved, never undone. */
export interface SessionCommands {
  /** Selects elements; accepts an open crop elsewhere. */
  select(ids: readonly string[]): void
  toggleSelected(id: string): void
  /** Next or previous element in reading order; null at the end, where the focus moves on. */
  neighbour(id: string | null, step: 1 | -1): string | null
  /** Opens the crop of a slot; false when it has no photo. */
  openCrop(slotId: string): boolean
  /** Opens a text for typing; false where no text has this id. */
  openText(id: string): boolean
  /** Closes the open text with its changes. */
  closeText(): void
  /** "Done": closes the crop with its changes. */
  acceptCrop(): void
  /** "Cancel": closes the crop and restores its state on opening. */
  cancelCrop(): void
  /** Starts a swap with the photo of this slot; false where the slot is empty. */
  startSwap(slotId: string): boolean
  /** Marks the slot below the dragged photo. */
  swapOver(slotId: string | null): void
  /** Ends the swap without a change. */
  endSwap(): void
  /** Selects the page's photo slots that a rectangle touches; with `adds` in addition to the current selection. */
  drawMarquee(from: Point, to: Point, adds: boolean): void
  endMarquee(): void
  /** Previews a move, resize or rotation of a movable element, relative to its state in the document. */
  lift(id: string, change: DragChange): void
  /** Ends the preview; the element is displayed as in the document. */
  endLift(): void
  setMode(mode: Mode): void
  /** Displays another page; accepts an open crop and clears the selection. False where no page has this id. */
  showPage(pageId: string): boolean
  /** Displays the next or previous page; false at the ends. */
  turnPage(step: 1 | -1): boolean
  /** Opens a panel, or closes it when it is open. */
  togglePanel(panel: string | null): void
  /** One level up: gesture, drag preview, crop, panel, selection (designer.md 3); false at the top. */
  back(): boolean
}

/** @param modes modes of the product; others cannot be entered */
export function createSessionCommands(
  context: CommandContext,
  gestures: { cancel(): boolean },
  modes: readonly Mode[] = ['edit', 'see', 'check'],
): SessionCommands {
  const { core } = context
  const session = () => core.snapshot().session

  const acceptCrop = () => {
    core.settle()
    if (!session().open) return
    core.seal()
    core.setSession({ open: null })
    core.announcer.announce('crop.closed')
  }

  const closeText = () => {
    if (session().text === null) return
    core.seal()
    core.setSession({ text: null })
  }

  const select = (ids: readonly string[]) => {
    const { open, selection, text } = session()
    if (text !== null && !(ids.length === 1 && ids[0] === text)) closeText()
    if (open && !(ids.length === 1 && ids[0] === open.slotId)) acceptCrop()
    if (sameIds(ids, selection)) return
    core.setSession({ selection: ids })
    if (ids.length > 1) core.announcer.announce('selection.many', { count: ids.length })
  }

  const showPage = (pageId: string): boolean => {
    const { pages } = core.snapshot().document
    const at = pages.findIndex(({ id }) => id === pageId)
    if (at < 0) return false
    if (session().pageId === pageId) return true
    acceptCrop()
    closeText()
    core.setSession({ pageId, selection: [], swapping: null })
    core.announcer.announce('page.shown', { page: at + 1, count: pages.length })
    return true
  }

  const cancelCrop = () => {
    core.settle()
    const { open } = session()
    if (!open) return
    restoreCrop(context, open)
    core.setSession({ open: null })
    core.announcer.announce('crop.restored', cropParams(core, open.slotId, context.quality))
  }

  return {
    select,
    acceptCrop,
    cancelCrop,
    showPage,
    turnPage(step) {
      const { pages } = core.snapshot().document
      const next = pages[pages.findIndex(({ id }) => id === session().pageId) + step]
      return next !== undefined && showPage(next.id)
    },
    toggleSelected(id) {
      const { selection } = session()
      select(selection.includes(id) ? selection.filter(other => other !== id) : [...selection, id])
    },
    neighbour(id, step) {
      const order = readingOrder(core.snapshot())
      const at = id === null ? (step > 0 ? -1 : order.length) : order.indexOf(id)
      return order[at + step] ?? null
    },
    openCrop(slotId) {
      core.settle()
      const { open } = session()
      if (open?.slotId === slotId) return true
      if (open) acceptCrop()
      const photo = resolvePhotoInSlot(core.snapshot(), slotId)
      if (!photo?.slot.photo) return false
      core.seal()
      const opened = { slotId, startedWith: photo.slot.photo.crop, mark: core.timeline().position }
      core.setSession({ mode: 'edit', selection: [slotId], pageId: photo.page.id, open: opened })
      core.announcer.announce('crop.opened', cropParams(core, slotId, context.quality))
      return true
    },
    startSwap(slotId) {
      acceptCrop()
      const photo = resolvePhotoInSlot(core.snapshot(), slotId)
      if (!photo) return false
      core.setSession({ selection: [slotId], swapping: { slotId, over: null } })
      core.announcer.announce('swap.started', { photo: photo.asset.name })
      return true
    },
    swapOver(slotId) {
      const { swapping } = session()
      if (!swapping || swapping.over === slotId) return
      core.setSession({ swapping: { ...swapping, over: slotId === swapping.slotId ? null : slotId } })
    },
    endSwap() {
      if (session().swapping) core.setSession({ swapping: null })
    },
    drawMarquee(from, to, adds) {
      const { marquee, selection, pageId } = session()
      const before = marquee?.before ?? (adds ? selection : [])
      const page = core.snapshot().document.pages.find(({ id }) => id === pageId)
      const box = between(from, to)
      const caught = page ? slotsOf(page).filter(slot => intersect(slot.box, box)) : []
      core.setSession({ marquee: { box, before } })
      select([...new Set([...before, ...caught.map(({ id }) => id)])])
    },
    endMarquee() {
      if (session().marquee) core.setSession({ marquee: null })
    },
    lift(id, change) {
      const element = elementOf(applyDragChange(core.snapshot().document, id, change), id)
      if (element) core.setLifted({ id, change, element })
    },
    endLift() {
      if (session().lifted) core.setLifted(null)
    },
    openText(id) {
      const found = findText(core.snapshot().document, id)
      if (!found || found.element.calendar) return false
      if (session().text === id) return true
      acceptCrop()
      closeText()
      core.seal()
      core.setSession({ mode: 'edit', pageId: found.page.id, selection: [id], text: id, swapping: null })
      return true
    },
    closeText,
    setMode(mode) {
      if (session().mode === mode || !modes.includes(mode)) return
      acceptCrop()
      closeText()
      core.setSession({ mode, swapping: null })
      core.announcer.announce(`mode.${mode}`)
    },
    togglePanel(panel) {
      core.setSession({ panel: session().panel === panel ? null : panel })
    },
    back() {
      if (gestures.cancel()) return true
      const { session } = core.snapshot()
      if (session.lifted) core.setLifted(null)
      else if (session.marquee) core.setSession({ marquee: null, selection: session.marquee.before })
      else if (session.open) cancelCrop()
      else if (session.text !== null) closeText()
      else if (session.swapping) {
        core.setSession({ swapping: null })
        core.announcer.announce('swap.ended')
      } else if (session.panel !== null) core.setSession({ panel: null })
      else if (session.selection.length > 0) {
        core.setSession({ selection: [] })
        core.announcer.announce('selection.none')
      } else return false
      return true
    },
  }
}

/** Goes back in the history where only this crop changed since it was opened; otherwise adds an undo step. */
function restoreCrop(
  { core }: CommandContext,
  open: { slotId: string; startedWith: Crop; mark: number },
): void {
  const timeline = core.timeline()
  const since = timeline.steps.slice(open.mark, timeline.position)
  const path = ['elements', open.slotId, 'photo', 'crop']
  const isOwn = since.every(step =>
    step.patch.every(change => change.path.slice(2, 6).join('/') === path.join('/')),
  )
  const { document, configuration } = core.snapshot()
  if (isOwn && timeline.position >= open.mark && since.length > 0) {
    const content = since.reduceRight<DocumentState>(undoStep, { document, configuration })
    core.travel(content, { ...closeUndoStep(timeline), position: open.mark }, 'jump')
    return
  }
  const step = { name: 'crop-restored' as const, ...slotParams(core, open.slotId) }
  core.commit({ document: withCrop(document, open.slotId, open.startedWith) }, step)
}

const between = (a: Point, b: Point) => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

const sameIds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index])

/** Order of elements for the keyboard: pages in order, top to bottom, then left to right (designer.md 6). */
function readingOrder({ document }: ReturnType<CommandContext['core']['snapshot']>): string[] {
  return document.pages.flatMap(page =>
    page.elements.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x).map(element => element.id),
  )
}
