import { useEffect } from 'react'
import { useDesigner } from '../state/designer-context.ts'

/**
 * Pauses requests to the shop while offline and resumes them afterwards. Leaving with unsent originals shows a warning.
 */
export function useConnection(): void {
  const { design, keeping, photos, prices, editor } = useDesigner()
  useEffect(() => {
    const change = () => {
      const online = navigator.onLine
      design.set({ online })
      keeping.setOnline(online)
      photos.queue.setOnline(online)
      if (online) prices.refresh()
    }
    let warned = false
    const leave = (event: BeforeUnloadEvent) => {
      editor.settle()
      const { cartStage, pending, save } = design.get()
      if (cartStage === 'adding' || warned || (pending.length === 0 && save.status !== 'failed')) return
      warned = true
      event.preventDefault()
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') void keeping.flush()
    }
    addEventListener('online', change)
    addEventListener('offline', change)
    addEventListener('beforeunload', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('online', change)
      removeEventListener('offline', change)
      removeEventListener('beforeunload', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [design, keeping, photos, prices, editor])
}
