export { type Composition, composePicture, type Pixels } from './compose-picture.ts'
export { type Crop, type Focus, parseCrop, parseFocus, stageStyle, wholeScene } from './crop.ts'
export {
  growQuad,
  type Homography,
  homographyTo,
  invert,
  naturalSize,
  type Point,
  project,
  type Quad,
} from './homography.ts'
export { type PictureOptions, type PictureSource, scaleSizes } from './picture-source.ts'
export { placementStyle } from './placement-style.ts'
export {
  isWallScene,
  type Placement,
  parseScene,
  type SceneData,
  type Wall,
  type WallSceneData,
} from './scene-data.ts'
export { justLargeEnough, smallerPictures } from './smaller-pictures.ts'
export { outerSizeMm, rimMm, type WallFrame, type WallProduct } from './wall-product.ts'
