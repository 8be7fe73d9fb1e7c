import {
  bleedBox,
  type Document,
  findAsset,
  type Page,
  type PhotoSlot,
  trimBox,
} from '@passepartout/document'
import { useId } from 'react'
import { PhotoLayer } from '../canvas/photo-layer.tsx'
import { CutAway } from '../canvas/product-drawing.tsx'
import type { SheetPlan, SlotOutline } from '../data/opened-product.ts'
import { useDesigner } from '../state/designer-context.ts'

interface PageDrawingProps {
  page: Page
  plan: SheetPlan
  assets: Pick<Document, 'assets'> & Document
  /** CSS pixels per mm. */
  scale: number
  /** Id of the place whose photo is shown whole, beyond its opening. */
  open?: string | null
  showCut?: boolean
  live?: boolean
}

/** A page as it is printed: ground, photos in their places, what the design lays over them. The origin is its trim. */
export function PageDrawing({
  page,
  plan,
  assets,
  scale,
  open,
  showCut = false,
  live = false,
}: PageDrawingProps) {
  const seen = showCut ? bleedBox(page) : trimBox(page)
  const at = {
    left: seen.x * scale,
    top: seen.y * scale,
    width: seen.width * scale,
    height: seen.height * scale,
  }
  const art = plan.art && {
    left: (-plan.art.bleed - seen.x) * scale,
    top: (-plan.art.bleed - seen.y) * scale,
    width: (page.trim.width + 2 * plan.art.bleed) * scale,
    height: (page.trim.height + 2 * plan.art.bleed) * scale,
  }
  return (
    <>
      <div
        className="page-sheet"
        data-open={open ? '' : undefined}
        style={{ ...at, background: page.background }}
      >
        {plan.art && art && (
          <img className="page-art" src={plan.art.under} alt="" style={art} loading="lazy" />
        )}
        {page.elements.map(slot => (
          <PlacedPhoto
            key={slot.id}
            {...{ page, slot, assets, scale, live }}
            origin={seen}
            outline={plan.outlines[slot.id]}
            whole={open === slot.id}
          />
        ))}
        {plan.art?.over && art && (
          <img className="page-art" src={plan.art.over} alt="" style={art} loading="lazy" />
        )}
        {plan.folds.map(x => (
          <i key={x} className="page-fold" style={{ left: (x - seen.x) * scale }} />
        ))}
      </div>
      {showCut && <CutAway page={page} scale={scale} />}
    </>
  )
}

interface PlacedPhotoProps extends Pick<PageDrawingProps, 'page' | 'assets' | 'scale'> {
  slot: PhotoSlot
  origin: { x: number; y: number }
  outline: SlotOutline | undefined
  whole: boolean
  live: boolean
}

function PlacedPhoto({ page, slot, assets, scale, origin, outline, whole, live }: PlacedPhotoProps) {
  const { photos, t } = useDesigner()
  const clip = useId()
  const asset = slot.photo && findAsset(assets, slot.photo.assetId)
  const tiers = asset && photos.tiers(asset.id)
  const isDrawable = tiers && Object.keys(tiers).length > 0
  const { box } = slot
  const isShaped = outline?.path !== undefined && !whole
  const style = {
    left: (box.x - origin.x) * scale,
    top: (box.y - origin.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
    ...(outline?.turn ? { transform: `rotate(${outline.turn}deg)` } : {}),
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
            <path d={outline.path} transform={`scale(${scale}) translate(${-box.x} ${-box.y})`} />
          </clipPath>
        </svg>
      )}
      {asset && slot.photo && isDrawable && (
        <PhotoLayer {...{ page, slot, asset, scale, live, tiers }} crop={slot.photo.crop} origin={box} />
      )}
      {asset && !isDrawable && <p className="photo-waiting small">{t('photos.converting')}</p>}
    </div>
  )
}
