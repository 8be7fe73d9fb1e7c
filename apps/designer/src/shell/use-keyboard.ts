import { useEffect } from 'react'
import { useDesigner } from '../state/designer-context.ts'

export const platform = (): 'mac' | 'other' =>
  /mac|iphone|ipad/i.test(navigator.userAgent) ? 'mac' : 'other'

const ZONES = ['top', 'left', 'canvas', 'right', 'price']

/** One listener for all keys: panels by F6, everything else by the editor's keymap (designer.md 5, 6). */
export function useKeyboard(): void {
  const { editor, view, design } = useDesigner()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (event.key === 'F6') return cyclePanel(event)
      const target = event.target instanceof HTMLElement ? event.target : document.body
      if (isControlKey(target, event.key) || design.get().viewer) return
      // A focused element is the target of its keys, however it was focused.
      const { scene } = target.dataset
      if (scene && editor.getSnapshot().session.selection.length === 0) editor.session.select([scene])
      const isText = target.matches('input:not([type=range], [type=radio], [type=checkbox]), textarea')
      // On the phone the crop's tools are below the canvas; their keys still apply to the crop.
      const isCanvas =
        target === document.body || target.closest('[data-zone="canvas"], [data-crop-tools]') !== null
      const used = editor.handleKey(event, {
        focus: isText ? 'text' : isCanvas ? 'canvas' : 'elsewhere',
        platform: platform(),
        letters: view.get().letters,
      })
      if (used) event.preventDefault()
      else if (event.key === 'Escape' && view.get().popover) view.set({ popover: null })
      else if (event.key === 'Escape' && view.get().openRow) view.set({ openRow: null })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [editor, view, design])
}

/** A focused control keeps the keys that operate it. */
function isControlKey(target: HTMLElement, key: string): boolean {
  if (target.matches('input[type=range], input[type=radio]')) return /^(Arrow|Home|End|Page)/.test(key)
  const isPress = key === 'Enter' || key === ' '
  return isPress && target.matches('button, a, summary, input') && !target.hasAttribute('data-scene')
}

/** Moves from panel to panel; after the last one the browser handles the key. */
function cyclePanel(event: KeyboardEvent): void {
  const there = ZONES.flatMap(zone => {
    const node = document.querySelector<HTMLElement>(`[data-zone="${zone}"]`)
    return node && node.offsetParent !== null ? [node] : []
  })
  const at = there.findIndex(zone => zone.contains(document.activeElement))
  const next = there[at + (event.shiftKey ? -1 : 1)]
  if (!next || (at < 0 && event.shiftKey)) return
  const first = next.querySelector<HTMLElement>(
    '[data-scene], button:not([disabled]), a[href], input:not([disabled]), [tabindex="0"]',
  )
  event.preventDefault()
  first?.focus()
}
