import {
  bleedBox,
  type Crop,
  type Document,
  type Element,
  findAsset,
  maskPath,
  type Page,
  type PhotoSlot,
  type Point,
} from '@passepartout/document'
import { useEffect, useId, useMemo, useState } from 'react'
import { layersOf } from '../drawing/draw-layer.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { PhotoLayer } from './photo-layer.tsx'

export interface PageLayersProps {
  document: Document
  page: Page
  /** CSS pixels per mm. */
  scale: number
  /** mm of the page at the parent's top left corner. */
  origin: Point
  /** Id of the place whose photo is shown whole, beyond its opening. */
  open?: string | null
  /** Id of an element that is drawn apart, because it changes with every key. */
  apart?: string | null
  /** Stand in for the document's crops, for a before-and-after picture. */
  crop?: Crop | undefined
  live?: boolean
  /** The parent is the opening of the only photo and cuts it off. */
  bare?: boolean
}

/** What is printed on a page, layer by layer: photos as files that follow a gesture, all else as pictures. */
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
  return layers.map(layer =>
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
      <DrawnLayer
        key={layer.elements[0]?.id}
        {...{ document, page, scale, origin }}
        elements={layer.elements}
        live={live ?? false}
      />
    ),
  )
}

type Placed = Pick<PageLayersProps, 'document' | 'page' | 'scale' | 'origin'>

interface DrawnLayerProps extends Placed {
  elements: Element[]
  live: boolean
}

function DrawnLayer({ document, page, scale, origin, elements, live }: DrawnLayerProps) {
  const { drawing } = useDesigner()
  const [drawn, setDrawn] = useState<{ url: string; elements: Element[] } | null>(null)
  const lone = elements.length === 1 ? elements[0] : undefined
  const lifted = useEditor(({ session }) => (live && session.lifted?.id === lone?.id ? session.lifted : null))
  useEffect(() => {
    let gone = false
    // What was drawn before stays until the new picture is there.
    void drawing.pictureOf(document, page, elements).then(url => !gone && url && setDrawn({ url, elements }))
    return () => {
      gone = true
    }
  }, [drawing, document, page, elements])
  const { x, y, width, height } = bleedBox(page)
  const style = {
    left: (x - origin.x) * scale,
    top: (y - origin.y) * scale,
    width: width * scale,
    height: height * scale,
  }
  if (!drawn) return null
  const since = lone && drawn.elements.length === 1 ? wayBetween(drawn.elements[0], lone) : NOWHERE
  const by = { x: (since.x + (lifted?.by.x ?? 0)) * scale, y: (since.y + (lifted?.by.y ?? 0)) * scale }
  const transform = by.x === 0 && by.y === 0 ? undefined : `translate(${by.x}px, ${by.y}px)`
  return <img className="page-art" src={drawn.url} alt="" style={{ ...style, transform }} />
}

const NOWHERE: Point = { x: 0, y: 0 }

/** How far an element has moved since it was drawn; what has changed otherwise waits for its new picture where it was. */
function wayBetween(before: Element | undefined, { box, turn }: Element): Point {
  const isMoved =
    before && before.turn === turn && before.box.width === box.width && before.box.height === box.height
  return isMoved ? { x: box.x - before.box.x, y: box.y - before.box.y } : NOWHERE
}

interface PlacedPhotoProps extends Placed {
  slot: PhotoSlot
  crop: Crop | undefined
  whole: boolean
  live: boolean
  bare: boolean
}

function PlacedPhoto({ document, page, slot, scale, origin, crop, whole, live, bare }: PlacedPhotoProps) {
  const { photos, t } = useDesigner()
  const clip = useId()
  const asset = slot.photo && findAsset(document, slot.photo.assetId)
  // A file that finished decoding changes what is drawn.
  const tiers = useDesign(() => (asset ? photos.tiers(asset.id) : null))
  const isDrawable = tiers && Object.keys(tiers).length > 0
  const { box, mask, radiusMm, turn } = slot
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
    left: (box.x - origin.x) * scale,
    top: (box.y - origin.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
    ...(turn ? { transform: `rotate(${turn}deg)` } : {}),
    ...(isShaped ? { clipPath: `url(#${CSS.escape(clip)})` } : {}),
  }
  return (
    <div
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
      {asset && !isDrawable && <p className="photo-waiting small">{t('photos.converting')}</p>}
    </div>
  )
}
