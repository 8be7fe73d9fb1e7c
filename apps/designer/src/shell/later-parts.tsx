import { later } from './later.tsx'
import { laterPanel } from './later-panel.tsx'

/**
 * What a first edit needs nothing of, and what only one kind has: the page of that kind fetches it along (`FIRST_PARTS` of the
 * server).
 */
export const CheckPanel = laterPanel(() => import('../check/check-panel.tsx').then(one => one.CheckPanel))
export const CollagePanel = laterPanel(() =>
  import('../collage/collage-panel.tsx').then(one => one.CollagePanel),
)
export const CollageRow = later(() => import('../collage/collage-panel.tsx').then(one => one.CollageRow))
export const CollageTab = laterPanel(() => import('../collage/collage-panel.tsx').then(one => one.CollageTab))
export const CollageTools = later(() => import('../collage/collage-tools.tsx').then(one => one.CollageTools))
export const ContextBar = later(() => import('../canvas/context-bar.tsx').then(one => one.ContextBar))
export const CornerHandles = later(() =>
  import('../canvas/corner-handles.tsx').then(one => one.CornerHandles),
)
export const CropBar = later(() => import('../canvas/crop-bar.tsx').then(one => one.CropBar))
export const CropFrame = later(() => import('../canvas/crop-frame.tsx').then(one => one.CropFrame))
export const FigureOnPage = later(() => import('../collage/figure-on-page.tsx').then(one => one.FigureOnPage))
export const FigurePlace = later(() => import('../collage/figure-place.tsx').then(one => one.FigurePlace))
export const FormatPanel = laterPanel(() => import('../zones/format-panel.tsx').then(one => one.FormatPanel))
export const FramePanel = laterPanel(() => import('../zones/frame-panel.tsx').then(one => one.FramePanel))
export const HistoryPanel = laterPanel(() =>
  import('../help/history-panel.tsx').then(one => one.HistoryPanel),
)
export const LayoutPicker = laterPanel(() =>
  import('../collage/layout-picker.tsx').then(one => one.LayoutPicker),
)
export const Letters = later(() => import('../text/letters.tsx').then(one => one.Letters))
export const Marquee = later(() => import('../canvas/marquee.tsx').then(one => one.Marquee))
export const MoveText = later(() => import('../text/own-text-place.tsx').then(one => one.MoveText))
export const TextMeasures = later(() => import('../text/own-text-place.tsx').then(one => one.TextMeasures))
export const MatPanel = laterPanel(() => import('../zones/frame-panel.tsx').then(one => one.MatPanel))
export const OrnamentOnPage = later(() =>
  import('../card/ornament-on-page.tsx').then(one => one.OrnamentOnPage),
)
export const OwnPhotoOffer = later(() =>
  import('../photos/own-photo-offer.tsx').then(one => one.OwnPhotoOffer),
)
export const PhotoPanel = laterPanel(() => import('../zones/photo-panel.tsx').then(one => one.PhotoPanel))
export const PictureChoices = later(() => import('../zones/picture-tabs.tsx').then(one => one.PictureChoices))
export const PictureRow = later(() => import('../zones/picture-tabs.tsx').then(one => one.PictureRow))
export const PictureStage = later(() => import('../canvas/stage.tsx').then(one => one.Stage))
export const PictureTab = laterPanel(() => import('../zones/picture-tabs.tsx').then(one => one.PictureTab))
export const ProductPanel = laterPanel(() =>
  import('../zones/product-panel.tsx').then(one => one.ProductPanel),
)
export const RoomPanel = laterPanel(() => import('../wall/room-panel.tsx').then(one => one.RoomPanel))
export const RoomOptions = later(() => import('../wall/room-panel.tsx').then(one => one.RoomOptions))
export const SeePanel = laterPanel(() => import('../wall/see-panel.tsx').then(one => one.SeePanel))
export const SwapGhost = later(() => import('../canvas/swap-ghost.tsx').then(one => one.SwapGhost))
export const TextHandles = later(() => import('../text/text-handles.tsx').then(one => one.TextHandles))
export const TextTools = later(() => import('../text/text-tools.tsx').then(one => one.TextTools))
export const UploadList = laterPanel(() => import('../zones/upload-list.tsx').then(one => one.UploadList))
