import {
  type Asset,
  backgroundColourOf,
  bleedBox,
  type Crop,
  type Document,
  findAsset,
  isTrimmed,
  type Page,
  type PhotoSlot,
  trimBox,
  visibleBox,
} from '@passepartout/document'
import type { WallArtAppearance } from '@passepartout/domain'
import type { ReactNode } from 'react'
import type { PhotoVariants } from '../photos/photo-variants.ts'
import { PageLayers } from './page-layers.tsx'
import { CanvasEdges, ProductFrame } from './product-frame.tsx'

interface FramedPrintContent {
  page: Page
  /** The slot that fills a page of one photo; missing on pages of several. */
  slot?: PhotoSlot
  document: Document
  look: WallArtAppearance
  tiers: (assetId: string) => PhotoVariants
}

interface FramedPrintProps extends FramedPrintContent {
  /** CSS pixels per mm. */
  scale: number
  /** Text displayed while no file of the photo can be drawn. */
  waiting: string
  /** Without frame and mat, as it leaves the printer: while cropping and checking. */
  bare?: boolean
  /** Overrides the document's crop, for a before-and-after image. */
  crop?: Crop
  showCut?: boolean
  live?: boolean
  children?: ReactNode
}

/** A framed print from the front; the parent's origin is the top left corner of the trim. */
export function FramedPrint(props: FramedPrintProps) {
  const { page, slot, document, look, tiers, scale, waiting, bare, showCut, live, children } = props
  const asset: Asset | undefined = (slot?.photo && findAsset(document, slot.photo.assetId)) ?? undefined
  const isPrinted = asset !== undefined || slot === undefined
  const files = asset && tiers(asset.id)
  const drawable = files && Object.keys(files).length > 0
  const folded = page.edge?.mode === 'folded'
  // Bare, a folded canvas is flat: its sides are visible beside the front.
  const seen = bare && folded ? visibleBox(page) : trimBox(page)
  const covered = bare ? 0 : look.coveredMm
  const opening = {
    left: (seen.x + covered) * scale,
    top: (seen.y + covered) * scale,
    width: (seen.width - 2 * covered) * scale,
    height: (seen.height - 2 * covered) * scale,
    ...(slot ? {} : { background: backgroundColourOf(document, page) }),
  }

  return (
    <>
      <CanvasEdges page={page} scale={scale} flat={bare ?? false} framed={look.frame !== undefined} />
      <ProductFrame look={look} scale={scale} page={page} hidden={bare ?? false} />
      <div className="opening" data-matted={look.rim?.bevelled && !bare ? '' : undefined} style={opening}>
        <PageLayers
          {...{ document, page, scale }}
          crop={slot && props.crop}
          origin={{ x: seen.x + covered, y: seen.y + covered }}
          live={live ?? false}
          bare={slot !== undefined}
        />
        {asset && !drawable && (
          <div className="photo-waiting" style={{ position: 'absolute', inset: 0 }}>
            <p>
              <strong>{asset.name}</strong>
              <br />
              {waiting}
            </p>
          </div>
        )}
        {isPrinted && !bare && <div className="finish" data-edge={look.frame ? 'framed' : look.edge} />}
        {isPrinted && !bare && look.glazed && <div className="finish" data-edge="glazing" />}
      </div>
      {showCut && isPrinted && isTrimmed(page) && <TrimOverlay page={page} scale={scale} />}
      {bare && page.edge && page.edge.mode !== 'mirrored' && <AroundEdge page={page} scale={scale} />}
      {children}
    </>
  )
}

/** The area cut off or hidden beyond the visible print, striped as in the check. */
export function TrimOverlay({ page, scale }: { page: Page; scale: number }) {
  const seen = visibleBox(page)
  const outer = bleedBox(page)
  // To scale, but never too thin to see.
  const strip = (mm: number) => (mm > 0.01 ? Math.max(mm * scale, 5) : 0)
  const top = strip(seen.y - outer.y)
  const left = strip(seen.x - outer.x)
  const right = strip(outer.x + outer.width - seen.x - seen.width)
  const bottom = strip(outer.y + outer.height - seen.y - seen.height)
  return (
    <div
      className="cut-away"
      style={{
        top: seen.y * scale - top,
        left: seen.x * scale - left,
        width: seen.width * scale + left + right,
        height: seen.height * scale + top + bottom,
        borderWidth: `${top}px ${right}px ${bottom}px ${left}px`,
      }}
    />
  )
}

/** The fold of a canvas around its stretcher: the edge of the front. */
function AroundEdge({ page, scale }: { page: Page; scale: number }) {
  const { width, height } = page.trim
  return (
    <div className="around-edge" style={{ left: 0, top: 0, width: width * scale, height: height * scale }} />
  )
}
