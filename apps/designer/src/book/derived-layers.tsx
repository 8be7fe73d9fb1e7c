import { indexElements, pageNumberTexts } from '@passepartout/document/book'
import { useMemo } from 'react'
import { DrawingLayer } from '../canvas/drawing-layer.tsx'
import { PageLayers, type PlacedPhotoLayer } from '../canvas/page-layers.tsx'

/** What is derived for a page of a book, above everything else as in print: the photo index and page numbers. */
export function DerivedLayers({ document, page, scale, origin }: PlacedPhotoLayer) {
  const index = useMemo(() => ({ ...page, elements: indexElements(document, page) }), [document, page])
  const numbers = useMemo(() => pageNumberTexts(document, page), [document, page])
  return (
    <>
      <PageLayers {...{ document, scale, origin }} page={index} />
      {numbers.length > 0 && (
        <DrawingLayer {...{ document, page, scale, origin, elements: numbers }} live={false} />
      )}
    </>
  )
}
