import { type Asset, type Box, type Crop, placePhoto } from '@passepartout/document'
import { useId } from 'react'
import { useDesign, useDesigner } from '../state/designer-context.ts'

interface DayPhotoImageProps {
  asset: Asset
  crop: Crop
  box: Box
  /** Path data of the photo's outline. */
  outline: string
  /** Path data, by the even-odd rule, of what else the photo leaves free. */
  around?: string
}

/** A small photo within an SVG, clipped as in print. */
export function DayPhotoImage({ asset, crop, box, outline, around }: DayPhotoImageProps) {
  const { photos } = useDesigner()
  const id = useId()
  // Decoding a file changes what can be drawn.
  const tiers = useDesign(() => photos.tiers(asset.id))
  const href = tiers[640] ?? tiers[160] ?? Object.values(tiers)[0]
  const { matrix } = placePhoto({ cover: box, whole: box }, asset, crop)
  const { a, b, c, d, e, f } = matrix
  if (!href) return <path d={outline} className="day-photo-waiting" />
  const image = (
    <image
      href={href}
      width={asset.width}
      height={asset.height}
      preserveAspectRatio="none"
      transform={`matrix(${a} ${b} ${c} ${d} ${e} ${f})`}
    />
  )
  return (
    <>
      <clipPath id={`${id}o`}>
        <path d={outline} />
      </clipPath>
      {around && (
        <clipPath id={`${id}a`}>
          <path d={around} clipRule="evenodd" />
        </clipPath>
      )}
      <g clipPath={`url(#${CSS.escape(`${id}o`)})`}>
        {around ? <g clipPath={`url(#${CSS.escape(`${id}a`)})`}>{image}</g> : image}
      </g>
    </>
  )
}
