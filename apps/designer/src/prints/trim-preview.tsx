import { type Page, rotatedPhotoSize } from '@passepartout/document'
import { PageView } from '../pages/page-view.tsx'
import { variantFor } from '../photos/photo-variants.ts'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import type { PrintDetails } from './print-details.ts'

/** The whole photo with the trimmed parts hatched; with a white border, the finished print. */
export function TrimPreview({ page, facts, size }: { page: Page; facts: PrintDetails; size: number }) {
  const { photo, slot } = facts
  const isWhite = photo.crop.fit === 'contain' || slot.box.x > 0
  return isWhite ? <BorderedPrint page={page} size={size} /> : <FullPhotoPreview facts={facts} size={size} />
}

function BorderedPrint({ page, size }: { page: Page; size: number }) {
  const document = useEditor(snapshot => snapshot.document)
  useDesign(state => state.tray)
  const scale = size / Math.max(page.trim.width, page.trim.height)
  return (
    <span
      className="print-paper"
      style={{ width: page.trim.width * scale, height: page.trim.height * scale }}
    >
      <PageView {...{ document, page, scale }} />
    </span>
  )
}

function FullPhotoPreview({ facts: { asset, photo, visible }, size }: { facts: PrintDetails; size: number }) {
  const { photos, t } = useDesigner()
  useDesign(state => state.tray)
  const { crop } = photo
  const turned = rotatedPhotoSize(asset, crop)
  const scale = size / Math.max(turned.width, turned.height)
  const [width, height] = [turned.width * scale, turned.height * scale]
  const source = variantFor(photos.tiers(asset.id), size * Math.min(2, globalThis.devicePixelRatio ?? 1))
  const corners = visible.corners.map(({ x, y }) => `${(x * width).toFixed(2)} ${(y * height).toFixed(2)}`)
  const [first, ...others] = corners
  const remaining = `M${first}L${others.join('L')}Z`
  const turns = `translate(-50%, -50%) ${crop.mirrored ? 'scaleX(-1)' : ''} rotate(${crop.quarterTurns * 90}deg)`
  return (
    <span className="print-whole" style={{ width, height }}>
      {source ? (
        <img
          src={source}
          alt=""
          decoding="async"
          draggable={false}
          style={{ width: asset.width * scale, height: asset.height * scale, transform: turns }}
        />
      ) : (
        <span className="small muted words">{photos.isUndrawable(asset.id) && t('photos.converting')}</span>
      )}
      <svg width={width} height={height} aria-hidden="true" focusable="false">
        <path className="print-lost" fillRule="evenodd" d={`M0 0H${width}V${height}H0Z${remaining}`} />
        <path className="print-kept" d={remaining} />
      </svg>
    </span>
  )
}

/** Hatch pattern of the trimmed parts, once per page. */
export function TrimPattern() {
  return (
    <svg className="quiet" width="0" height="0" aria-hidden="true" focusable="false">
      <pattern
        id="print-hatch"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="8" height="8" fill="#f3f1ed" fillOpacity="0.72" />
        <rect width="4" height="8" fill="#8b8780" fillOpacity="0.72" />
      </pattern>
    </svg>
  )
}
