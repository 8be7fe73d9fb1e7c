export { meanCutOff, type Ratio, ratioOf } from './assign.ts'
export {
  collagePhotos,
  isLaidOut,
  layoutCutOff,
  withCorners,
  withGround,
  withLayout,
  withPinned,
  withShuffled,
  withSpacing,
} from './change-collage.ts'
export {
  canDropFigure,
  FIGURES,
  type Figure,
  figureOf,
  stencilOf,
  takesFigure,
  withFigure,
} from './figure.ts'
export {
  isFreelyArranged,
  isFreePlace,
  PLACE_MIN_MM,
  withFreePlaces,
  withMovedPlace,
  withPlaceTurn,
  withPlaceWidth,
} from './free-places.ts'
export {
  COLLAGE_PHOTOS,
  collageLayouts,
  LAYOUT_NAMES,
  type Layout,
  type LayoutName,
} from './layouts.ts'
export {
  FIGURE_MIN_MM,
  isOnMat,
  isOwnFigure,
  matOf,
  type StillCorner,
  withFigureWidth,
  withMovedFigure,
} from './place-figure.ts'
export { areaOf, slotsOf, spacingOf, widestGap } from './spacing.ts'
