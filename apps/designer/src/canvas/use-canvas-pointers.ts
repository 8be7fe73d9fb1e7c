import type { Point } from '@passepartout/document'
import { createPointerTool, type Handle, type PagePointer, type PointerTool } from '@passepartout/editor'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import { type ViewTransform, zoomAtPoint } from './view-transform.ts'

/**
 * A tap may open the sheet, which moves the page: the browser's click would then hit another element. The listener is
 * on the touched element, which may be removed before the finger lifts. As the click is suppressed, a focused field
 * must be blurred here.
 */
function suppressClick(target: EventTarget): void {
  target.addEventListener('touchend', event => event.preventDefault(), { once: true, passive: false })
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.matches('input, textarea')) activeElement.blur()
}

/**
 * Position of the stage on the screen, measured once per frame: with two fingers, the second event would otherwise
 * force a layout of what the first one changed.
 */
function useFrameCorner(stage: RefObject<HTMLDivElement | null>): () => { left: number; top: number } {
  const known = useRef<DOMRect>(undefined)
  return () => {
    if (known.current) return known.current
    const box = stage.current?.getBoundingClientRect()
    if (!box) return { left: 0, top: 0 }
    known.current = box
    requestAnimationFrame(() => {
      known.current = undefined
    })
    return box
  }
}

/** Duration of a long press that picks up a photo (designer.md 5). */
const HOLD_MS = 350

/**
 * Passes pointers and wheel to the editor's tool in mm of the page. Input that the tool leaves to the view (one finger
 * on the background, two fingers without a crop, Ctrl and wheel) pans or zooms the view.
 */
export function useCanvasPointers(stage: RefObject<HTMLDivElement | null>, fit: () => ViewTransform) {
  const { editor } = useDesigner()
  const now = useRef(fit)
  now.current = fit
  const tool: PointerTool = useMemo(() => createPointerTool(editor, () => now.current().scale), [editor])
  const touches = useRef(new Map<number, Point>())
  const tap = useRef({ count: 0, at: 0, moved: false })
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(holding.current), [])
  const moveView = usePanZoom()
  const corner = useFrameCorner(stage)

  const at = (event: { clientX: number; clientY: number }) => {
    const { left, top } = corner()
    const local = { x: event.clientX - left, y: event.clientY - top }
    const { x, y, scale } = now.current()
    return { local, page: { x: (local.x - x) / scale, y: (local.y - y) / scale } }
  }
  const pointer = (event: PointerEvent<HTMLElement>, page: PagePointer['at']): PagePointer => ({
    id: event.pointerId,
    at: page,
    type: event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse',
    mod: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
  })

  useEffect(() => {
    const node = stage.current
    if (!node) return
    // React's wheel listener is passive and cannot prevent the page from zooming.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const mod = event.ctrlKey || event.metaKey
      const { local, page } = at(event)
      if (tool.wheel({ at: page, deltaY: event.deltaY, mod })) return
      const middle = { x: node.clientWidth / 2, y: node.clientHeight / 2 }
      moveView(view =>
        mod
          ? zoomAtPoint(view, Math.exp(-event.deltaY / 400), local, middle)
          : { ...view, x: view.x - event.deltaX, y: view.y - event.deltaY },
      )
    }
    node.addEventListener('wheel', wheel, { passive: false })
    return () => node.removeEventListener('wheel', wheel)
  })

  function followFinger(id: number, last: Point, local: Point): void {
    const before = new Map(touches.current)
    touches.current.set(id, local)
    const node = stage.current
    const [a, b] = [...touches.current.values()]
    if (a && b && node) {
      const [c, d] = [...before.values()]
      if (!c || !d) return
      const factor = Math.hypot(b.x - a.x, b.y - a.y) / Math.max(1, Math.hypot(d.x - c.x, d.y - c.y))
      const middle = { x: node.clientWidth / 2, y: node.clientHeight / 2 }
      moveView(view => zoomAtPoint(view, factor, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, middle))
      return
    }
    moveView(view => ({ ...view, x: view.x + local.x - last.x, y: view.y + local.y - last.y }))
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > 1) return
      event.currentTarget.setPointerCapture(event.pointerId)
      if (event.pointerType === 'touch') suppressClick(event.target)
      if (touches.current.size === 0) tap.current = { count: 0, at: event.timeStamp, moved: false }
      const { local, page } = at(event)
      touches.current.set(event.pointerId, local)
      tap.current.count = Math.max(tap.current.count, touches.current.size)
      const { handle } = (event.target as HTMLElement).closest<HTMLElement>('[data-handle]')?.dataset ?? {}
      tool.down({ ...pointer(event, page), ...(handle ? { handle: handle as Handle } : {}) })
      clearTimeout(holding.current)
      if (event.pointerType === 'touch') holding.current = setTimeout(() => tool.hold(), HOLD_MS)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const last = touches.current.get(event.pointerId)
      if (!last) return
      const { local, page } = at(event)
      if (Math.hypot(local.x - last.x, local.y - last.y) > 3) tap.current.moved = true
      const { gesture, session } = editor.getSnapshot()
      tool.move(pointer(event, page))
      // Dragging a photo or text must not pan the view.
      if (gesture || tool.owner() === 'crop') touches.current.set(event.pointerId, local)
      else if (session.open === null && event.pointerType === 'touch' && tap.current.moved)
        followFinger(event.pointerId, last, local)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      clearTimeout(holding.current)
      tool.up(pointer(event, at(event).page))
      touches.current.delete(event.pointerId)
      const { count, at: since, moved } = tap.current
      const isTap = touches.current.size === 0 && !moved && event.timeStamp - since < 350
      if (isTap && count === 2) editor.history.undo()
      if (isTap && count === 3) editor.history.redo()
    },
    onPointerCancel: () => {
      clearTimeout(holding.current)
      tool.cancel()
      touches.current.clear()
    },
    // A long press picks up a photo; the browser's menu would cancel the touch.
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (touches.current.size > 0) event.preventDefault()
    },
  }
}
