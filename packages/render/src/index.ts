export {
  drawFace,
  type FacePicture,
  type FacePictures,
  fillFace,
  type OnFace,
} from './card-face.ts'
export { blankPage, caseSheet } from './case-sheet.ts'
export type { SceneOptions } from './draw-context.ts'
export { parseArtwork } from './elements/artwork/parse-artwork.ts'
export { flatOf, SPOT_NAMES } from './foil.ts'
export { metalOnly } from './metal-only.ts'
export {
  allNodes,
  bleedArea,
  type GroupNode,
  type ImageNode,
  type PathNode,
  type PlacedWord,
  type RectNode,
  type Scene,
  type SceneNode,
  sceneAssetIds,
  sceneFoils,
  trimArea,
} from './scene.ts'
export { type SvgOptions, sceneToSvg } from './scene-to-svg.ts'
export { type SplitOptions, splitSpread } from './split-spread.ts'
export { toScene } from './to-scene.ts'
export { WATERMARK_FACE, watermarked } from './watermark.ts'
