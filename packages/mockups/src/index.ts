export { type CompositionInput, composeImage, type Pixels } from './compose-image.ts'
export { type Crop, type Focus, fullScene, parseCrop, parseFocus, stageStyle } from './crop.ts'
export {
  expandQuad,
  type Homography,
  homographyTo,
  invert,
  type Point,
  project,
  type Quad,
  quadPixelSize,
} from './homography.ts'
export { type ImageOptions, type ImageSource, scaleSizes } from './image-source.ts'
export { mipmaps, smallestSufficientMipmap } from './mipmaps.ts'
export { perspectiveStyle } from './perspective-style.ts'
export {
  isWallScene,
  type Placement,
  parseScene,
  type SceneData,
  type WallArea,
  type WallSceneData,
} from './scene-data.ts'
