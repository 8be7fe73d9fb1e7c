import { dayPhotosIn, type Element, findAsset, type PlacedDayPhoto, trimBox } from '@passepartout/document'
import type { PlacedPhotoLayer } from '../canvas/page-layers.tsx'
import { DayPhotoImage } from './day-photo-image.tsx'

interface DayPhotosProps extends PlacedPhotoLayer {
  elements: readonly Element[]
}

/** The photos in the cells of a page's days, over the drawing of its grid. */
export function DayPhotos({ document, page, scale, origin, elements }: DayPhotosProps) {
  const placed = elements.flatMap((element): PlacedDayPhoto[] =>
    element.type === 'month-grid' ? dayPhotosIn(document, page, element) : [],
  )
  if (placed.length === 0) return null
  const { width, height } = trimBox(page)
  return (
    <svg
      className="day-photos"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      style={{
        left: -origin.x * scale,
        top: -origin.y * scale,
        width: width * scale,
        height: height * scale,
      }}
    >
      {placed.map(({ date, photo, box, outline, around }) => {
        const asset = findAsset(document, photo.assetId)
        return asset && <DayPhotoImage key={date} {...{ asset, box, outline, around }} crop={photo.crop} />
      })}
    </svg>
  )
}
