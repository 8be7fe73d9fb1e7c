export { meanCropLossShare, type Ratio, ratioOf } from './assign-photos-to-slots.ts'
export {
  collagePhotos,
  layoutCropLoss,
  matchesLayout,
  withCorners,
  withLayout,
  withPageBackground,
  withShuffled,
  withSlotPinned,
  withSpacing,
} from './change-collage.ts'
export {
  hasFreeSlots,
  isFreeSlot,
  MIN_SLOT_MM,
  withFreeLayout,
  withMovedSlot,
  withSlotRotation,
  withSlotWidth,
} from './free-slots.ts'
export { countHiddenPhotos } from './hidden-photos.ts'
export {
  COLLAGE_PHOTOS,
  collageLayouts,
  LAYOUT_NAMES,
  type Layout,
  type LayoutName,
} from './layouts.ts'
export { maxSpacing, slotsArea, slotsOf, spacingOf } from './spacing.ts'
export {
  type FixedCorner,
  isCustomerStencil,
  isPointOnStencilMat,
  MIN_STENCIL_MM,
  stencilMatOf,
  withMovedStencil,
  withStencilWidth,
} from './stencil-placement.ts'
export {
  allowsStencil,
  canRemoveStencil,
  STENCIL_SHAPES,
  type StencilShape,
  stencilOf,
  stencilShapeOf,
  withStencilShape,
} from './stencil-shape.ts'
