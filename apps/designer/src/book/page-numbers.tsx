import { pageNumberTexts } from '@passepartout/document/book'
import { useMemo } from 'react'
import { DrawingLayer } from '../canvas/drawing-layer.tsx'
import type { PlacedPhotoLayer } from '../canvas/page-layers.tsx'

/** The numbers of a page, drawn above everything else as in print. */
export function PageNumbers({ document, page, scale, origin }: PlacedPhotoLayer) {
  const elements = useMemo(() => pageNumberTexts(document, page), [document, page])
  if (elements.length === 0) return null
  return <DrawingLayer {...{ document, page, scale, origin, elements }} live={false} />
}
