import {
  type Asset,
  type CardSide,
  type CardTexts,
  DEFAULT_CROP,
  type Document,
  type Element,
  fontFacesOf,
  withCardTexts,
} from '@passepartout/document'
import type { FontFace, TextShaper } from '@passepartout/typeset'
import type { ImageNode, SceneNode } from './scene.ts'
import { sceneToSvg } from './scene-to-svg.ts'
import { toScene } from './to-scene.ts'

/** An image with its size in pixels; `href` must be usable within an SVG, such as a data URI. */
export interface LayerImage {
  href: string
  width: number
  height: number
}

/** Texts and photo of a visitor. */
export interface CardSideInput {
  words: CardTexts
  /** Whether a visitor photo fills every slot. */
  hasPhoto: boolean
}

const PHOTO = 'own-photo'

/** Fills a card side with a visitor's texts and photo; undefined where the side has no slot or text for any of it. */
export function fillCardSide(
  face: CardSide,
  { words, hasPhoto }: CardSideInput,
): { document: Document; change: 'words' | 'photos'; faces: FontFace[] } | undefined {
  const change = hasPhoto && face.photos ? 'photos' : 'words'
  const filled = withCardTexts(face.document, words)
  if (filled === face.document && change === 'words') return undefined
  const document = {
    ...filled,
    pages: filled.pages.map(page => ({
      ...page,
      elements: page.elements.filter(({ type }) => type !== 'photo' || change === 'photos'),
    })),
  }
  return { document, change, faces: fontFacesOf(document) }
}

export interface LayerImages {
  ground: LayerImage
  cover?: LayerImage | undefined
  photo?: LayerImage | undefined
}

/** SVG text of a filled card side: prerendered images of the fixed layers, with texts and photos between them. */
export function renderCardSideSvg(
  face: CardSide,
  document: Document,
  { ground, cover, photo }: LayerImages,
  shaper: TextShaper,
): string {
  const order = (photo && face.photos) || face.words
  const over = new Set(order.over)
  const withPhoto = photo ? placedImage(document, photo) : document
  const scene = toScene(withPhoto, 0, { shaper })
  const [, ...drawn] = scene.nodes
  const isOver = (node: SceneNode) =>
    node.type === 'group' && node.elementId !== null && over.has(node.elementId)
  const { trim } = scene
  const picture = (name: string, { width, height }: LayerImage): ImageNode => ({
    type: 'image',
    elementId: name,
    assetId: name,
    pixels: { width, height },
    matrix: { a: trim.width / width, b: 0, c: 0, d: trim.height / height, e: 0, f: 0 },
  })
  const nodes = [
    picture('ground', ground),
    ...drawn.filter(node => !isOver(node)),
    ...(cover ? [picture('cover', cover)] : []),
    ...drawn.filter(isOver),
  ]
  const hrefs = new Map(
    Object.entries({ ground, cover, [PHOTO]: photo }).map(([name, one]) => [name, one?.href ?? null]),
  )
  // An SVG drawn as an image needs a size in pixels; without one it has no intrinsic size.
  const size = { width: ground.width, height: ground.height }
  return sceneToSvg({ ...scene, nodes }, { hrefFor: id => hrefs.get(id) ?? null, size })
}

/** The photo in every slot, cropped as the designer crops a new one. */
function placedImage(document: Document, { width, height }: LayerImage): Document {
  const asset: Asset = { id: PHOTO, name: PHOTO, width, height, source: 'sample', notices: [] }
  const hang = (element: Element): Element =>
    element.type === 'photo' ? { ...element, photo: { assetId: PHOTO, crop: DEFAULT_CROP } } : element
  return {
    ...document,
    assets: { [PHOTO]: asset },
    pages: document.pages.map(page => ({ ...page, elements: page.elements.map(hang) })),
  }
}
