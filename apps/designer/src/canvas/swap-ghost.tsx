import { findAsset, findSlot } from '@passepartout/document'
import { useEffect, useRef } from 'react'
import { fastVariant } from '../photos/photo-variants.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'

/** Longer side of the thumbnail, in CSS pixels. */
const LONGEST_PX = 120

/** A thumbnail of the dragged photo beside the pointer. Swaps by keyboard have none. */
export function SwapGhost() {
  const { photos } = useDesigner()
  const slotId = useEditor(({ session }) => session.swapping?.slotId ?? null)
  const document = useEditor(snapshot => snapshot.document)
  const ghost = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (slotId === null) return
    const follow = (event: PointerEvent) => {
      const node = ghost.current
      if (!node || event.buttons === 0) return
      node.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`
      node.style.visibility = 'visible'
    }
    addEventListener('pointermove', follow, { passive: true })
    return () => removeEventListener('pointermove', follow)
  }, [slotId])
  const slot = slotId === null ? undefined : findSlot(document, slotId)?.slot
  const asset = slot?.photo && findAsset(document, slot.photo.assetId)
  const source = asset ? fastVariant(photos.tiers(asset.id)) : undefined
  if (!asset || source === undefined) return null
  const share = LONGEST_PX / Math.max(asset.width, asset.height)
  return (
    <img
      ref={ghost}
      className="swap-ghost"
      src={source}
      alt=""
      width={Math.round(asset.width * share)}
      height={Math.round(asset.height * share)}
    />
  )
}
