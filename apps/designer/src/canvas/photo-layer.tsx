import {
  type Asset,
  type Crop,
  clampCrop,
  type Page,
  type PhotoSlot,
  placePhoto,
  slotFrame,
} from '@passepartout/document'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fastVariant, type PhotoVariants, variantFor } from '../photos/photo-variants.ts'
import { useDesigner } from '../state/designer-context.ts'

export interface PhotoLayerProps {
  page: Page
  slot: PhotoSlot
  asset: Asset
  crop: Crop
  tiers: PhotoVariants
  /** CSS pixels per mm. */
  scale: number
  /** The point at the parent's top left corner, in mm of the page. */
  origin: { x: number; y: number }
  /** Follows the gesture in progress without React. */
  live?: boolean
}

/** Pause of the view before a sharper file is fetched (designer.md 12). */
const REST_MS = 150

/**
 * The photo under its opening: one image whose transform follows from the same placement as the print file. A gesture
 * changes only that transform.
 */
export function PhotoLayer({ page, slot, asset, crop, tiers, scale, origin, live }: PhotoLayerProps) {
  const { editor } = useDesigner()
  const image = useRef<HTMLImageElement>(null)
  const frame = slotFrame(page, slot)
  const placed = placePhoto(frame, asset, crop)
  // Laid out at its final size on screen, so that no layer is larger than its visible part.
  const unit = placed.scale * scale
  const width = asset.width * unit
  const source = usePhotoVariant(tiers, width)

  useLayoutEffect(() => {
    let painted: Crop | undefined
    const paint = (next: Crop) => {
      // Skips moves of other photos: every photo of a page receives all of them.
      if (next === painted) return
      painted = next
      const { a, b, c, d, e, f } = placePhoto(frame, asset, clampCrop(frame, asset, next)).matrix
      const k = scale / unit
      const matrix = [a * k, b * k, c * k, d * k, (e - origin.x) * scale, (f - origin.y) * scale]
      if (image.current)
        image.current.style.transform = `matrix(${matrix.map(value => value.toFixed(5)).join()})`
    }
    paint(crop)
    if (!live) return
    const follow = () => {
      const { gesture } = editor.getSnapshot()
      // A dragged handle moves over the photo, which follows on release.
      if (gesture?.slotId === slot.id && gesture.kind !== 'handle') paint(gesture.crop)
      else paint(crop)
    }
    follow()
    return editor.subscribe(follow)
  })

  return (
    <img
      ref={image}
      className="photo"
      src={source}
      alt=""
      draggable={false}
      decoding="async"
      style={{ width, height: asset.height * unit }}
    />
  )
}

/** Shows an available variant at once and switches to the fitting one when it is decoded. */
function usePhotoVariant(tiers: PhotoVariants, cssWidth: number): string | undefined {
  const wanted = variantFor(tiers, cssWidth * Math.min(2, globalThis.devicePixelRatio ?? 1))
  const [shown, setShown] = useState(() => fastVariant(tiers))
  const known = Object.values(tiers)
  const usable = shown && known.includes(shown) ? shown : fastVariant(tiers)

  useEffect(() => {
    if (!wanted || wanted === usable) return
    let gone = false
    const timer = setTimeout(() => {
      const loader = new Image()
      loader.src = wanted
      loader
        .decode()
        .then(() => !gone && setShown(wanted))
        .catch(() => undefined)
    }, REST_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [wanted, usable])
  return usable
}
