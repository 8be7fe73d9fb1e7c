import { type Crop, findSlot } from '@passepartout/document'
import { useSyncExternalStore } from 'react'
import { useSlot } from '../state/current-slot.ts'
import { useDesigner } from '../state/designer-context.ts'

const EVERY_MS = 100

/**
 * Value of the current crop, gesture included, at most ten times a second (designer.md 12). The selector returns a part
 * of the crop or a primitive, so that a component for the angle does not render while the photo moves.
 */
export function useThrottledCrop<S>(select: (crop: Crop | null) => S): S {
  const slot = useSlot()
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
      const photo = findSlot(document, slot)?.slot.photo
      return select((gesture?.slotId === slot ? gesture.crop : photo?.crop) ?? null)
    },
  )
}
