import { useEffect } from 'react'
import { useDesigner } from '../state/designer-context.ts'

/**
 * The focus is never lost to the page: where a change takes away what had it, the element of the design in its place
 * gets it, else the canvas (designer.md 6).
 */
export function useFocusRecovery(): void {
  const { editor } = useDesigner()
  useEffect(() => {
    let last: HTMLElement | null = null
    const note = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement) last = event.target
    }
    const bring = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      const { scene } = last.dataset
      const same = scene && document.querySelector<HTMLElement>(`[data-scene="${CSS.escape(scene)}"]`)
      const place =
        same || document.querySelector<HTMLElement>('[data-scene]') || document.getElementById('canvas')
      place?.focus({ preventScroll: true })
    }
    addEventListener('focusin', note)
    const stop = editor.onCommit(() => requestAnimationFrame(() => requestAnimationFrame(bring)))
    return () => {
      removeEventListener('focusin', note)
      stop()
    }
  }, [editor])
}
