import {
  type Crop,
  centreOf,
  type Document,
  type Element,
  findAsset,
  hasDayPhotos,
  isFreeSlot,
  maskPath,
  type Page,
  type PhotoSlot,
  type Point,
} from '@passepartout/document'
import { useId, useMemo, useRef } from 'react'
import { layersOf } from '../drawing/draw-layer.ts'
import { DayPhotos } from '../shell/lazy-parts.tsx'
import { useDesign, useDesigner, useDragFrame } from '../state/designer-context.ts'
import { DrawingLayer } from './drawing-layer.tsx'
import { PhotoLayer } from './photo-layer.tsx'

export interface PageLayersProps {
  document: Document
  page: Page
  /** CSS pixels per mm. */
  scale: number
  /** The point at the parent's top left corner, in mm of the page. */
  origin: Point
  /** Id of the slot whose photo is displayed whole, beyond its opening. */
  open?: string | null
  /** Id of an element with an image of its own, because it changes with every key. */
  apart?: string | null
  /** Overrides the document's crops, for a before-and-after image. */
  crop?: Crop | undefined
  live?: boolean
  /** The parent is the opening of the only photo and clips it. */
  bare?: boolean
}

/** The printed content of a page in layers: photos as files that follow a gesture, everything else as images. */
export function PageLayers({
  document,
  page,
  scale,
  origin,
  open,
  crop,
  live,
  bare,
  apart,
}: PageLayersProps) {
  const layers = useMemo(() => layersOf(page, apart), [page, apart])
  return layers.flatMap(layer =>
    'slot' in layer ? (
      <PlacedPhoto
        key={layer.slot.id}
        {...{ document, page, scale, origin }}
        slot={layer.slot}
        crop={crop}
        whole={open === layer.slot.id}
        live={live ?? false}
        bare={bare ?? false}
      />
    ) : (
      [
        <DrawingLayer
          key={layer.elements[0]?.id}
          {...{ document, page, scale, origin }}
          elements={layer.elements}
          live={live ?? false}
        />,
        hasDayPhotos(document) && (
          <DayPhotos
            key={`days-${layer.elements[0]?.id}`}
            {...{ document, page, scale, origin }}
            elements={layer.elements}
          />
        ),
      ]
    ),
  )
}

export type PlacedPhotoLayer = Pick<PageLayersProps, 'document' | 'page' | 'scale' | 'origin'>

interface PlacedPhotoProps extends PlacedPhotoLayer {
  slot: PhotoSlot
  crop: Crop | undefined
  whole: boolean
  live: boolean
  bare: boolean
}

function PlacedPhoto({ document, page, slot, scale, origin, crop, whole, live, bare }: PlacedPhotoProps) {
  const { photos, t } = useDesigner()
  const clip = useId()
  const place = useRef<HTMLDivElement>(null)
  useDragFrame(
    slot,
    now => {
      if (place.current) Object.assign(place.current.style, dragStyle(slot, now, origin, scale))
    },
    live && isFreeSlot(slot),
  )
  const asset = slot.photo && findAsset(document, slot.photo.assetId)
  // Decoding a file changes what can be drawn.
  const tiers = useDesign(() => (asset ? photos.tiers(asset.id) : null))
  const isDrawable = tiers && Object.keys(tiers).length > 0
  const { box, mask, radiusMm } = slot
  const layer = (from: Point) =>
    asset &&
    slot.photo &&
    isDrawable && (
      <PhotoLayer
        {...{ page, slot, asset, scale, live, tiers }}
        crop={crop ?? slot.photo.crop}
        origin={from}
      />
    )
  if (bare) return layer(origin)
  const isShaped = mask !== 'rect' && !whole
  const style = {
    ...dragStyle(slot, slot, origin, scale),
    ...(isShaped ? { clipPath: `url(#${CSS.escape(clip)})` } : {}),
  }
  return (
    <div
      ref={place}
      className="page-photo"
      data-empty={asset ? undefined : ''}
      data-whole={whole ? '' : undefined}
      style={style}
    >
      {isShaped && (
        <svg className="quiet" aria-hidden="true">
          <clipPath id={clip}>
            <path
              d={maskPath(mask, box, radiusMm)}
              transform={`scale(${scale}) translate(${-box.x} ${-box.y})`}
            />
          </clipPath>
        </svg>
      )}
      {layer(box)}
      {asset && !isDrawable && (
        <p className="photo-waiting small">
          {live && photos.isUndrawable(asset.id) && t('photos.converting')}
        </p>
      )}
    </div>
  )
}

/** CSS of a slot: the size in the document, transformed to its place in the drag preview. */
function dragStyle(place: PhotoSlot, now: Element, origin: Point, scale: number) {
  const [from, to] = [place.box, centreOf(now.box)]
  const stretch = now.box.width / from.width
  return {
    left: `${(to.x - from.width / 2 - origin.x) * scale}px`,
    top: `${(to.y - from.height / 2 - origin.y) * scale}px`,
    width: `${from.width * scale}px`,
    height: `${from.height * scale}px`,
    transform: [now.turn && `rotate(${now.turn}deg)`, stretch !== 1 && `scale(${stretch})`]
      .filter(Boolean)
      .join(' '),
  }
}
