export {
  type CardSideInput,
  fillCardSide,
  type LayerImage,
  type LayerImages,
  renderCardSideSvg,
} from './card-side.ts'
export { blankPage, caseSheet } from './case-sheet.ts'
export { parseArtwork } from './elements/artwork/parse-artwork.ts'
export { measureMonthGrids } from './elements/month-grid/draw-month-grid.ts'
export { flatFoilColour, SPOT_NAMES } from './foil.ts'
export { foilPlate } from './foil-plate.ts'
export type { SceneOptions } from './render-context.ts'
export {
  bleedArea,
  flattenNodes,
  type GroupNode,
  type ImageNode,
  type PathNode,
  type PositionedWord,
  type ProcessingStep,
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
export { WATERMARK_FONT, withWatermark } from './watermark.ts'
