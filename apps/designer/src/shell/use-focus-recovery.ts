import { useEffect } from 'react'
import { useDesigner } from '../state/designer-context.ts'

/**
 * Restores a lost focus: when a change removes the focused node, the design's element in its place gets the focus,
 * otherwise the canvas (designer.md 6).
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
