import { later } from './later.tsx'

/** What a first edit needs nothing of. */
export const CheckPanel = later(() => import('../check/check-panel.tsx').then(one => one.CheckPanel))
export const CropBar = later(() => import('../canvas/crop-bar.tsx').then(one => one.CropBar))
export const FormatPanel = later(() => import('../zones/format-panel.tsx').then(one => one.FormatPanel))
export const FramePanel = later(() => import('../zones/frame-panel.tsx').then(one => one.FramePanel))
export const HistoryPanel = later(() => import('../help/history-panel.tsx').then(one => one.HistoryPanel))
export const LayoutPicker = later(() => import('../collage/layout-picker.tsx').then(one => one.LayoutPicker))
export const MatPanel = later(() => import('../zones/frame-panel.tsx').then(one => one.MatPanel))
export const PhotoPanel = later(() => import('../zones/photo-panel.tsx').then(one => one.PhotoPanel))
export const SeePanel = later(() => import('../wall/see-panel.tsx').then(one => one.SeePanel))
export const TextHandles = later(() => import('../text/text-handles.tsx').then(one => one.TextHandles))
export const TextTools = later(() => import('../text/text-tools.tsx').then(one => one.TextTools))
export const UploadList = later(() => import('../zones/upload-list.tsx').then(one => one.UploadList))
