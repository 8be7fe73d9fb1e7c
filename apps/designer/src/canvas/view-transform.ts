import type { Box } from '@passepartout/document'

/** Position of the page on the screen: CSS pixels per millimetre, and the pixel of the trim's top left corner. */
export interface ViewTransform {
  scale: number
  x: number
  y: number
}

export interface ViewportOptions {
  /** Box that must be visible, in mm of the page. */
  box: Box
  width: number
  height: number
  margin: { x: number; top: number; bottom: number }
  view: { zoom: number; x: number; y: number }
}

/** Fits a box into the stage and applies the visitor's zoom and pan around its centre. */
export function fitToViewport({ box, width, height, margin, view }: ViewportOptions): ViewTransform {
  const room = {
    width: Math.max(40, width - 2 * margin.x),
    height: Math.max(40, height - margin.top - margin.bottom),
  }
  const scale = Math.min(room.width / box.width, room.height / box.height) * view.zoom
  const middle = { x: width / 2, y: margin.top + room.height / 2 }
  return {
    scale,
    x: middle.x + view.x - (box.x + box.width / 2) * scale,
    y: middle.y + view.y - (box.y + box.height / 2) * scale,
  }
}

/** Zooms the view so that the point under the pointer stays in place. */
export function zoomAtPoint(
  view: ViewportOptions['view'],
  factor: number,
  at: { x: number; y: number },
  middle: { x: number; y: number },
): ViewportOptions['view'] {
  const zoom = Math.min(6, Math.max(0.5, view.zoom * factor))
  const share = zoom / view.zoom
  const dx = at.x - middle.x
  const dy = at.y - middle.y
  return { zoom, x: dx - (dx - view.x) * share, y: dy - (dy - view.y) * share }
}
