import type { Crop } from '@passepartout/document'
import { useSyncExternalStore } from 'react'
import { SLOT, useDesigner } from '../state/designer-context.ts'

const EVERY_MS = 100

/** The crop as it lies now, gesture included, at most ten times a second (spec 12). */
export function useLiveCrop(): Crop | null {
  const { editor } = useDesigner()
  return useSyncExternalStore(
    listener => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const tick = () => {
        timer ??= setTimeout(() => {
          timer = undefined
          listener()
        }, EVERY_MS)
      }
      const stop = editor.subscribe(tick)
      return () => {
        stop()
        clearTimeout(timer)
      }
    },
    () => {
      const { gesture, document } = editor.getSnapshot()
      const slot = document.pages[0]?.elements.find(({ id }) => id === SLOT)
      return (gesture?.slotId === SLOT ? gesture.crop : slot?.photo?.crop) ?? null
    },
  )
}
