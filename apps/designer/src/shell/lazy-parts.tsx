import { laterPanel } from './later-panel.tsx'
import { lazyPart } from './lazy-part.tsx'

/**
 * Parts that a first edit does not need, and parts of a single kind, which the page of that kind preloads
 * (`FIRST_PARTS` of the server).
 */
export const CheckPanel = laterPanel(() => import('../check/check-panel.tsx').then(one => one.CheckPanel))
export const CollagePanel = laterPanel(() =>
  import('../collage/collage-panel.tsx').then(one => one.CollagePanel),
)
export const CollageRow = lazyPart(() => import('../collage/collage-panel.tsx').then(one => one.CollageRow))
export const CollageTab = laterPanel(() => import('../collage/collage-panel.tsx').then(one => one.CollageTab))
export const CollageTools = lazyPart(() =>
  import('../collage/collage-tools.tsx').then(one => one.CollageTools),
)
export const ContextBar = lazyPart(() =>
  import('../canvas/context-toolbar.tsx').then(one => one.ContextToolbar),
)
export const CornerHandles = lazyPart(() =>
  import('../canvas/corner-handles.tsx').then(one => one.CornerHandles),
)
export const CropToolbar = lazyPart(() => import('../canvas/crop-toolbar.tsx').then(one => one.CropToolbar))
export const CropFrame = lazyPart(() => import('../canvas/crop-frame.tsx').then(one => one.CropFrame))
export const StencilOnPage = lazyPart(() =>
  import('../collage/stencil-on-page.tsx').then(one => one.StencilOnPage),
)
export const StencilPosition = lazyPart(() =>
  import('../collage/stencil-position.tsx').then(one => one.StencilPosition),
)
export const DayPhotos = lazyPart(() => import('../calendar/day-photos.tsx').then(one => one.DayPhotos))
export const FormatPanel = laterPanel(() => import('../panels/format-panel.tsx').then(one => one.FormatPanel))
export const FramePanel = laterPanel(() => import('../panels/frame-panel.tsx').then(one => one.FramePanel))
export const HistoryPanel = laterPanel(() =>
  import('../help/history-panel.tsx').then(one => one.HistoryPanel),
)
export const LayoutPicker = laterPanel(() =>
  import('../collage/layout-picker.tsx').then(one => one.LayoutPicker),
)
export const PageBackground = lazyPart(() =>
  import('../book/page-background.tsx').then(one => one.PageBackground),
)
export const DerivedLayers = lazyPart(() =>
  import('../book/derived-layers.tsx').then(one => one.DerivedLayers),
)
export const StencilTextField = lazyPart(() =>
  import('../text/stencil-text-field.tsx').then(one => one.StencilTextField),
)
export const Marquee = lazyPart(() => import('../canvas/marquee.tsx').then(one => one.Marquee))
export const MoveText = lazyPart(() => import('../text/added-text-position.tsx').then(one => one.MoveText))
export const TextMeasures = lazyPart(() =>
  import('../text/added-text-position.tsx').then(one => one.TextMeasures),
)
export const MatPanel = laterPanel(() => import('../panels/frame-panel.tsx').then(one => one.MatPanel))
export const OrnamentOnPage = lazyPart(() =>
  import('../card/ornament-on-page.tsx').then(one => one.OrnamentOnPage),
)
export const VisitorPhotoOffer = lazyPart(() =>
  import('../photos/visitor-photo-offer.tsx').then(one => one.VisitorPhotoOffer),
)
export const PhotoPanel = laterPanel(() => import('../panels/photo-panel.tsx').then(one => one.PhotoPanel))
export const WallArtChoices = lazyPart(() =>
  import('../panels/wall-art-tabs.tsx').then(one => one.WallArtChoices),
)
export const WallArtRow = lazyPart(() => import('../panels/wall-art-tabs.tsx').then(one => one.WallArtRow))
export const PictureStage = lazyPart(() => import('../canvas/stage.tsx').then(one => one.Stage))
export const WallArtTab = laterPanel(() => import('../panels/wall-art-tabs.tsx').then(one => one.WallArtTab))
export const ProductPanel = laterPanel(() =>
  import('../panels/product-panel.tsx').then(one => one.ProductPanel),
)
export const RoomPanel = laterPanel(() => import('../wall/room-panel.tsx').then(one => one.RoomPanel))
export const RoomOptions = lazyPart(() => import('../wall/room-panel.tsx').then(one => one.RoomOptions))
export const PreviewPanel = laterPanel(() =>
  import('../wall/preview-panel.tsx').then(one => one.PreviewPanel),
)
export const SwapGhost = lazyPart(() => import('../canvas/swap-ghost.tsx').then(one => one.SwapGhost))
export const TextHandles = lazyPart(() => import('../text/text-handles.tsx').then(one => one.TextHandles))
export const TextTools = lazyPart(() => import('../text/text-tools.tsx').then(one => one.TextTools))
export const UploadList = laterPanel(() => import('../panels/upload-list.tsx').then(one => one.UploadList))
