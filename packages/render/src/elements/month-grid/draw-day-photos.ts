import { dayPhotosIn, findAsset, type MonthGridElement, placePhoto } from '@passepartout/document'
import type { RenderContext } from '../../render-context.ts'
import { group, type ImageNode, type SceneNode } from '../../scene.ts'

/** Photos in the cells of days. Each leaves its figure free, so that it stands on the paper. */
export const drawDayPhotos = (
  element: MonthGridElement,
  { document, page }: Pick<RenderContext, 'document' | 'page'>,
): SceneNode[] =>
  dayPhotosIn(document, page, element).flatMap(({ photo, box, outline, around }): SceneNode[] => {
    const asset = findAsset(document, photo.assetId)
    if (!asset) return []
    const image: ImageNode = {
      ...{ type: 'image', elementId: element.id, assetId: asset.id },
      pixels: { width: asset.width, height: asset.height },
      matrix: placePhoto({ cover: box, whole: box }, asset, photo.crop).matrix,
    }
    const beside = group([image], { clip: { paths: [{ d: around, matrix: null, rule: 'evenodd' }] } })
    return [group([beside], { clip: { paths: [{ d: outline, matrix: null, rule: 'nonzero' }] } })]
  })
