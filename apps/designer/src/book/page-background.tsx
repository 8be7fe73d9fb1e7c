import { backgroundElements } from '@passepartout/document/book'
import { useMemo } from 'react'
import { PageLayers, type PlacedPhotoLayer } from '../canvas/page-layers.tsx'

/** The faded photo of a page, below everything else. */
export function PageBackground({ document, page, scale, origin }: PlacedPhotoLayer) {
  const below = useMemo(() => ({ ...page, elements: backgroundElements(document, page) }), [document, page])
  return <PageLayers {...{ document, scale, origin }} page={below} />
}
