import { createFrameDocument, framePage } from '@passepartout/document'
import {
  type Catalogue,
  normaliseFrameConfiguration,
  parseCatalogue,
  shopFor,
  wallArtAppearanceOf,
} from '@passepartout/domain'
import type { WallSceneData } from '@passepartout/mockups'
import { WallScene } from '@passepartout/mockups/wall-scene'
import { readCatalogueFiles } from '@passepartout/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FramedPrint } from './framed-print.tsx'

const files = await readCatalogueFiles()
const shop = shopFor('passepartout', 'de-DE')
const SCENE = {
  ...{ width: 1800, height: 1200, files: { base: 'base.jpg', mask: 'mask.png', light: 'light.jpg' } },
  wall: {
    pixelsPerMm: 1,
    shadowPerMm: [0.5, 0.6],
    centre: [900, 500],
    free: { x: 0, y: 0, width: 1800, height: 900 },
  },
} as unknown as WallSceneData

function catalogueWith(material: object): Catalogue {
  const poster = files['materials/poster.json'] as object
  const read = parseCatalogue({
    ...files,
    'materials/neu.json': { ...poster, id: 'neu', position: 13, frames: [], options: [], ...material },
  })
  if (!read.ok) throw new Error('The catalogue is broken')
  return read.value
}

/** The edge that the page and the designer draw. */
function drawnEdges(catalogue: Catalogue): { page: string | undefined; designer: string | undefined } {
  const { configuration } = normaliseFrameConfiguration(
    catalogue,
    { materialType: 'neu', formatType: '600x400' },
    shop,
  )
  const look = wallArtAppearanceOf(catalogue, configuration)
  const document = createFrameDocument({ ...framePage(catalogue, configuration), title: '' })
  const [page] = document.pages.map(({ ...first }) => ({ ...first, elements: [] }))
  if (!page) throw new Error('The document has no page')
  const edgeIn = (markup: string) => /data-edge="(\w+)"/.exec(markup)?.[1]
  const image = () => ({ src: 'photo.jpg', srcSet: '' })
  return {
    page: edgeIn(
      renderToStaticMarkup(
        <WallScene
          {...{
            scene: SCENE,
            folder: '',
            product: look,
            photo: { path: '' },
            alt: '',
            picture: image,
            sizes: '',
          }}
        />,
      ),
    ),
    designer: edgeIn(
      renderToStaticMarkup(
        <FramedPrint {...{ page, document, look }} tiers={() => ({})} scale={1} waiting="" />,
      ),
    ),
  }
}

test.each([
  ['a rolled canvas without gloss', { thicknessMm: 2, surface: 'matt', edge: 'paper' }, 'paper'],
  ['a thin glossy plate', { thicknessMm: 1, surface: 'glossy', edge: 'plate' }, 'plate'],
])(
  'the edge of %s that the code has never heard of is the same on page and designer',
  (_, material, edge) => {
    expect(drawnEdges(catalogueWith(material))).toEqual({ page: edge, designer: edge })
  },
)
