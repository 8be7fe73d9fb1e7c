import type { Page } from '@passepartout/document'
import { printChoices, printSlot } from '@passepartout/document'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import type { TileEvents } from './print-tile.tsx'

/** Duration of a long press that selects the range from the last print. */
const HOLD_MS = 350

interface PrintSelection {
  shown: readonly Page[]
  columns: number
  /** Scrolls to a tile and focuses it. */
  show: (index: number) => void
}

/** Selects prints by mouse, finger and keys: one, several, a range, all (designer.md 5). */
export function usePrintSelection({ shown, columns, show }: PrintSelection): TileEvents {
  const { editor, grid, announcer, t } = useDesigner()
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; done: boolean } | null>(null)

  const isFinger = useRef(false)

  const indexOf = (pageId: string | null) => shown.findIndex(({ id }) => id === pageId)
  const choose = (selected: ReadonlySet<string>, anchor: string | null) => {
    grid.set({ selected, anchor })
    announcer.announce(t('prints.chosen', { count: selected.size }))
  }
  const toggle = (pageId: string) => {
    const next = new Set(grid.get().selected)
    if (!next.delete(pageId)) next.add(pageId)
    choose(next, pageId)
  }
  const range = (pageId: string) => {
    const { anchor, selected } = grid.get()
    const [a, b] = [indexOf(anchor ?? pageId), indexOf(pageId)]
    if (a < 0) return choose(new Set([...selected, pageId]), pageId)
    const between = shown.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ id }) => id)
    choose(new Set([...selected, ...between]), anchor ?? pageId)
  }
  const open = (pageId: string) => {
    const page = shown[indexOf(pageId)]
    const slot = page && printSlot(page)
    if (slot) editor.session.openCrop(slot.id)
  }

  return {
    onFocus: pageId => grid.set({ current: pageId }),
    onPress(event: MouseEvent, pageId) {
      const wasHeld = held.current?.done
      held.current = null
      if (wasHeld) return
      if (event.shiftKey) range(pageId)
      else toggle(pageId)
    },
    onDouble(pageId) {
      // For fingers, two quick taps only select and deselect.
      if (!isFinger.current) open(pageId)
    },
    onHold(event: PointerEvent, pageId) {
      isFinger.current = event.pointerType !== 'mouse'
      held.current = null
      if (!isFinger.current) return
      const { clientX: x, clientY: y, currentTarget: node } = event
      const timer = setTimeout(() => {
        if (held.current) held.current.done = true
        range(pageId)
      }, HOLD_MS)
      held.current = { timer, done: false }
      // A finger that scrolls or leaves selects nothing.
      const stop = () => clearTimeout(timer)
      const moved = (move: Event) => {
        const { clientX, clientY } = move as globalThis.PointerEvent
        if (Math.hypot(clientX - x, clientY - y) > 10) stop()
      }
      node.addEventListener('pointermove', moved)
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
        node.addEventListener(
          end,
          () => {
            stop()
            node.removeEventListener('pointermove', moved)
          },
          { once: true },
        )
    },
    onKey(event: KeyboardEvent, pageId) {
      const at = indexOf(pageId)
      const page = shown[at]
      if (!page) return
      const screen = columns * 4
      const steps: Record<string, number> = {
        ArrowLeft: at - 1,
        ArrowRight: at + 1,
        ArrowUp: at - columns,
        ArrowDown: at + columns,
        PageUp: at - screen,
        PageDown: at + screen,
        Home: 0,
        End: shown.length - 1,
      }
      const to = steps[event.key]
      const command = event.ctrlKey || event.metaKey
      const use = (work: () => void) => {
        event.preventDefault()
        event.stopPropagation()
        work()
      }
      if (to !== undefined && !event.altKey && !command) {
        return use(() => {
          const next = Math.min(shown.length - 1, Math.max(0, to))
          const target = shown[next]
          if (event.shiftKey && target) {
            if (grid.get().anchor === null) toggle(pageId)
            range(target.id)
          }
          show(next)
        })
      }
      if (command && event.key.toLowerCase() === 'a')
        return use(() => choose(new Set(shown.map(({ id }) => id)), pageId))
      if (command || event.altKey) return
      const { copies } = printChoices(page)
      const keys: Record<string, () => void> = {
        ' ': () => (event.shiftKey ? range(pageId) : toggle(pageId)),
        Enter: () => open(pageId),
        '+': () => editor.commands.changePrints([pageId], { copies: copies + 1 }),
        '-': () => copies > 1 && editor.commands.changePrints([pageId], { copies: copies - 1 }),
        Delete: () => {
          const { selected } = grid.get()
          const gone = selected.has(pageId) ? selected : new Set([pageId])
          const stays = (one: Page) => !gone.has(one.id)
          const next = shown.slice(at).find(stays) ?? shown.slice(0, at).findLast(stays)
          editor.commands.removePrints(gone)
          grid.set({ selected: new Set(), anchor: null })
          // Focuses the print that moved into this position.
          if (next) show(indexOf(next.id))
        },
      }
      const key = event.key === 'Backspace' ? 'Delete' : event.key
      const work = keys[key]
      if (work) return use(work)
      if (event.key === 'Escape' && grid.get().selected.size > 0) use(() => choose(new Set(), null))
    },
  }
}
