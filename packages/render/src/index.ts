export {
  bleedArea,
  type GroupNode,
  type ImageNode,
  type RectNode,
  type Scene,
  type SceneNode,
  sceneAssetIds,
  trimArea,
} from './scene.ts'
export { sceneToSvg } from './scene-to-svg.ts'
export { type SvgNode, type SvgOptions, sceneToTree } from './scene-to-tree.ts'
export { type SceneOptions, toScene } from './to-scene.ts'
