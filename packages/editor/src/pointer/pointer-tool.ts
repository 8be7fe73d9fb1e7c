import {
  contains,
  isCustomerStencil,
  isCustomerText,
  isFreeSlot,
  isOrnament,
  type Point,
  slotsOf,
} from '@passepartout/document'
import type { Editor } from '../create-editor.ts'
import type { GestureHandle } from '../gestures/create-gestures.ts'
import type { Handle } from '../gestures/crop-handle-gesture.ts'
import type { PointerPrecision } from '../gestures/gesture.ts'
import type { TwoFingers } from '../gestures/pinch-gesture.ts'
import { swapAtTarget } from '../keyboard/key-commands.ts'
import { commitDrag } from './commit-drag.ts'
import { currentPage, hitTest, isOnCroppedPhoto, slotAtPoint, toOpeningSpace } from './hit-test.ts'

/** A finger, pen or mouse on the page; `at` is in mm of that page. */
export interface PagePointer {
  id: number
  at: Point
  type: 'mouse' | 'touch' | 'pen'
  /** Ctrl is held: nothing snaps. */
  mod?: boolean
  shift?: boolean
  alt?: boolean
  /** The handle of the opening that was pressed. */
  handle?: Handle
}

/**
 * Owner of the current pointers: the crop, the view (the screen scrolls or zooms), or a press that may become a click.
 */
export type GestureOwner = 'crop' | 'view' | 'press'

/**
 * The grammar of designer.md 5 for pointers: the first finger decides, later ones do not switch, two fingers mean the
 * crop only while one is open, and touching an element that is not open never changes the print.
 */
export interface PointerTool {
  down(pointer: PagePointer): GestureOwner
  move(pointer: PagePointer): void
  up(pointer: PagePointer): void
  /** Long press: starts a swap with the photo under the finger. True where there is one. */
  hold(): boolean
  /** Owner of the pointers that are down. */
  owner(): GestureOwner | null
  /** Pointer cancelled by the browser: nothing changes. */
  cancel(): void
  /** True when the wheel zoomed the crop; otherwise it belongs to the view. */
  wheel(input: { at: Point; deltaY: number; mod?: boolean }): boolean
}

type Run =
  | { owner: 'pan'; gesture: GestureHandle<{ at: Point } & PointerPrecision> }
  | { owner: 'handle'; gesture: GestureHandle<{ at: Point; fromCentre?: boolean }> }
  | { owner: 'pinch'; gesture: GestureHandle<TwoFingers>; ids: [number, number] }
  | { owner: 'press'; id: number; start: Point; slotId: string | null; moved: boolean }
  | { owner: 'swap'; slotId: string }
  | { owner: 'lift'; id: string; start: Point }
  | { owner: 'marquee'; start: Point }
  | { owner: 'view' }

const CLICK_PX = 4
const TAP_PX = 10

/** `pxPerMm` returns the current screen pixels per mm of the page. */
export function createPointerTool(editor: Editor, pxPerMm: () => number): PointerTool {
  let run: Run | null = null
  const points = new Map<number, Point>()

  const start = (pointer: PagePointer): Run => {
    const { session } = editor.getSnapshot()
    const slotId = session.open?.slotId
    if (session.mode !== 'edit') return { owner: 'view' }
    const at = toOpeningSpace(editor, pointer.at)
    if (slotId !== undefined && pointer.handle) {
      const gesture = editor.gestures.handle(slotId, { at, handle: pointer.handle })
      return gesture ? { owner: 'handle', gesture } : { owner: 'view' }
    }
    if (slotId !== undefined && isOnCroppedPhoto(editor, slotId, at)) {
      const gesture = editor.gestures.pan(slotId, { at })
      return gesture ? { owner: 'pan', gesture } : { owner: 'view' }
    }
    const hit = hitTest(currentPage(editor), pointer.at)
    return { owner: 'press', id: pointer.id, start: pointer.at, slotId: hit?.id ?? null, moved: false }
  }

  const secondFinger = (pointer: PagePointer) => {
    const slotId = editor.getSnapshot().session.open?.slotId
    const [first] = [...points].filter(([id]) => id !== pointer.id)
    if (run?.owner === 'pan' && slotId !== undefined && first) {
      const [id, a] = first
      const gesture = editor.gestures.pinch(slotId, {
        a: toOpeningSpace(editor, a),
        b: toOpeningSpace(editor, pointer.at),
      })
      if (gesture) run = { owner: 'pinch', gesture, ids: [id, pointer.id] }
    } else if (run?.owner === 'press') run = { owner: 'view' }
  }

  return {
    down(pointer) {
      points.set(pointer.id, pointer.at)
      if (!run) run = start(pointer)
      else if (points.size === 2) secondFinger(pointer)
      return pointerOwnerOf(run)
    },
    move(pointer) {
      if (!points.has(pointer.id) || !run) return
      points.set(pointer.id, pointer.at)
      const reach = { pxPerMm: pxPerMm(), coarse: pointer.type === 'touch', free: pointer.mod ?? false }
      const at = toOpeningSpace(editor, pointer.at)
      if (run.owner === 'pan') run.gesture.update({ at, ...reach })
      else if (run.owner === 'handle') run.gesture.update({ at, fromCentre: pointer.alt ?? false })
      else if (run.owner === 'pinch') {
        const [a, b] = run.ids.map(id => points.get(id))
        if (a && b) run.gesture.update({ a: toOpeningSpace(editor, a), b: toOpeningSpace(editor, b) })
      } else if (run.owner === 'swap') {
        editor.session.swapOver(slotAtPoint(currentPage(editor), pointer.at)?.id ?? null)
      } else if (run.owner === 'lift') {
        // After Escape the rest of the drag does nothing.
        if (!editor.getSnapshot().session.lifted) run = { owner: 'view' }
        else editor.session.lift(run.id, { by: offsetBetween(run.start, pointer.at) })
      } else if (run.owner === 'marquee') {
        // After Escape the rest of the drag does nothing.
        if (!editor.getSnapshot().session.marquee) run = { owner: 'view' }
        else editor.session.drawMarquee(run.start, pointer.at, false)
      } else if (run.owner === 'press' && hasMoved(run.start, pointer, reach.pxPerMm)) {
        run.moved = true
        const own = movableElementAt(editor, { ...run, pointer })
        if (own) {
          run = { owner: 'lift', id: own, start: run.start }
          editor.session.lift(own, { by: offsetBetween(run.start, pointer.at) })
        } else if (startsDrag(editor, run.slotId, pointer)) run = { owner: 'swap', slotId: run.slotId ?? '' }
        else if (run.slotId === null && startsMarquee(editor, pointer)) {
          run = { owner: 'marquee', start: run.start }
          editor.session.drawMarquee(run.start, pointer.at, pointer.shift ?? false)
        }
      }
    },
    up(pointer) {
      points.delete(pointer.id)
      if (!run) return
      if (run.owner === 'pan' || run.owner === 'handle' || run.owner === 'pinch') run.gesture.commit()
      else if (run.owner === 'swap') completeSwap(editor, run.slotId, pointer.at)
      else if (run.owner === 'lift') commitDrag(editor)
      else if (run.owner === 'marquee') editor.session.endMarquee()
      else if (run.owner === 'press' && run.id === pointer.id && !run.moved)
        click(editor, run.slotId, pointer)
      // Fingers left after a pinch do nothing until all are up.
      run = points.size > 0 ? { owner: 'view' } : null
    },
    cancel() {
      points.clear()
      if (run && 'gesture' in run) run.gesture.cancel()
      editor.session.endSwap()
      editor.session.endLift()
      editor.session.endMarquee()
      run = null
    },
    hold() {
      if (run?.owner !== 'press' || run.moved || run.slotId === null || points.size > 1) return false
      if (editor.getSnapshot().session.open || isUnlocked(editor, run.slotId)) return false
      if (!hasOtherSlots(editor) || !editor.session.startSwap(run.slotId)) return false
      run = { owner: 'swap', slotId: run.slotId }
      return true
    },
    owner: () => run && pointerOwnerOf(run),
    wheel({ at: point, deltaY, mod = false }) {
      const at = toOpeningSpace(editor, point)
      const slotId = editor.getSnapshot().session.open?.slotId
      if (slotId === undefined || mod || !isOnCroppedPhoto(editor, slotId, at)) return false
      return editor.gestures.wheel(slotId, { at, deltaY })
    },
  }
}

const offsetBetween = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })

const pointerOwnerOf = (run: Run): GestureOwner =>
  run.owner === 'press' || run.owner === 'view' ? run.owner : 'crop'

interface Press {
  /** The pressed element. */
  slotId: string | null
  start: Point
  pointer: PagePointer
}

/**
 * The added text, stencil, free photo or ornament that a drag moves: the pressed element, or the selected stencil
 * around it, because otherwise its photos would be swapped. The mouse moves it at once, a finger only when it is
 * already selected.
 */
function movableElementAt(editor: Editor, { slotId, start, pointer: { type, shift } }: Press): string | null {
  const { elements = [] } = currentPage(editor) ?? {}
  const { selection, swapping } = editor.getSnapshot().session
  const selected = selection[0]
  const hit = elements.find(one => one.id === slotId)
  const around = elements.find(
    one => one.id === selected && isCustomerStencil(one) && contains(one.box, start),
  )
  const isOwn =
    hit &&
    (isCustomerText(hit) ||
      isCustomerStencil(hit) ||
      isOrnament(hit) ||
      (isFreeSlot(hit) && !swapping && !shift))
  const element = isOwn ? hit : shift ? undefined : around
  if (!element || (type === 'touch' && selected !== element.id)) return null
  editor.session.select([element.id])
  return element.id
}

/** A mouse drags a photo where the page has another slot; a finger only when the photo is already selected. */
function startsDrag(editor: Editor, slotId: string | null, { type, shift }: PagePointer): boolean {
  const { selection } = editor.getSnapshot().session
  if (slotId === null || shift || !hasOtherSlots(editor)) return false
  if (type === 'touch' && selection[0] !== slotId) return false
  return editor.session.startSwap(slotId)
}

/** Only a mouse draws a marquee: a finger outside the photos moves the view; an open crop or swap is ended instead. */
function startsMarquee(editor: Editor, { type }: PagePointer): boolean {
  const { open, swapping } = editor.getSnapshot().session
  return type === 'mouse' && !open && !swapping && hasOtherSlots(editor)
}

function hasOtherSlots(editor: Editor): boolean {
  const page = currentPage(editor)
  return page !== undefined && slotsOf(page).length > 1
}

function completeSwap(editor: Editor, slotId: string, at: Point): void {
  const target = slotAtPoint(currentPage(editor), at)
  if (target) swapAtTarget(editor, slotId, target.id)
  else editor.session.endSwap()
}

/** A click selects, a click on the selected element opens it, a click outside clears the selection. */
function click(editor: Editor, slotId: string | null, { shift = false }: PagePointer): void {
  const { selection, open, swapping } = editor.getSnapshot().session
  if (swapping && slotId !== null) {
    swapAtTarget(editor, swapping.slotId, slotId)
    return
  }
  if (slotId === null) {
    editor.session.endSwap()
    editor.session.select([])
    return
  }
  if (shift) editor.session.toggleSelected(slotId)
  else if (!open && selection.length === 1 && selection[0] === slotId)
    editor.session.openText(slotId) || editor.session.openCrop(slotId)
  else editor.session.select([slotId])
}

/** A finger moves a free photo when it is selected; for swapping there is a button. */
function isUnlocked(editor: Editor, id: string): boolean {
  const place = currentPage(editor)?.elements.find(one => one.id === id)
  return place !== undefined && isFreeSlot(place)
}

const hasMoved = (start: Point, { at, type }: PagePointer, pxPerMm: number) =>
  Math.hypot(at.x - start.x, at.y - start.y) * pxPerMm > (type === 'touch' ? TAP_PX : CLICK_PX)
