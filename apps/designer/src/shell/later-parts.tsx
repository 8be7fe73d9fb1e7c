import { later } from './later.tsx'

/**
 * What a first edit needs nothing of, and what only one kind has: the page of that kind fetches it along (`FIRST_PARTS` of the
 * server).
 */
export const CheckPanel = later(() => import('../check/check-panel.tsx').then(one => one.CheckPanel))
export const CollagePanel = later(() => import('../collage/collage-panel.tsx').then(one => one.CollagePanel))
export const CollageRow = later(() => import('../collage/collage-panel.tsx').then(one => one.CollageRow))
export const CollageTab = later(() => import('../collage/collage-panel.tsx').then(one => one.CollageTab))
export const CollageTools = later(() => import('../collage/collage-tools.tsx').then(one => one.CollageTools))
export const CornerHandles = later(() =>
  import('../canvas/corner-handles.tsx').then(one => one.CornerHandles),
)
export const CropBar = later(() => import('../canvas/crop-bar.tsx').then(one => one.CropBar))
export const FigureOnPage = later(() => import('../collage/figure-on-page.tsx').then(one => one.FigureOnPage))
export const FigurePlace = later(() => import('../collage/figure-place.tsx').then(one => one.FigurePlace))
export const FormatPanel = later(() => import('../zones/format-panel.tsx').then(one => one.FormatPanel))
export const FramePanel = later(() => import('../zones/frame-panel.tsx').then(one => one.FramePanel))
export const HistoryPanel = later(() => import('../help/history-panel.tsx').then(one => one.HistoryPanel))
export const LayoutPicker = later(() => import('../collage/layout-picker.tsx').then(one => one.LayoutPicker))
export const MatPanel = later(() => import('../zones/frame-panel.tsx').then(one => one.MatPanel))
export const OrnamentOnPage = later(() =>
  import('../card/ornament-on-page.tsx').then(one => one.OrnamentOnPage),
)
export const PhotoPanel = later(() => import('../zones/photo-panel.tsx').then(one => one.PhotoPanel))
export const PictureChoices = later(() => import('../zones/picture-tabs.tsx').then(one => one.PictureChoices))
export const PictureRow = later(() => import('../zones/picture-tabs.tsx').then(one => one.PictureRow))
export const PictureTab = later(() => import('../zones/picture-tabs.tsx').then(one => one.PictureTab))
export const ProductPanel = later(() => import('../zones/product-panel.tsx').then(one => one.ProductPanel))
export const RoomPanel = later(() => import('../wall/room-panel.tsx').then(one => one.RoomPanel))
export const RoomOptions = later(() => import('../wall/room-panel.tsx').then(one => one.RoomOptions))
export const SeePanel = later(() => import('../wall/see-panel.tsx').then(one => one.SeePanel))
export const TextHandles = later(() => import('../text/text-handles.tsx').then(one => one.TextHandles))
export const TextTools = later(() => import('../text/text-tools.tsx').then(one => one.TextTools))
export const UploadList = later(() => import('../zones/upload-list.tsx').then(one => one.UploadList))
