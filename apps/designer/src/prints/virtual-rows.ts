export interface GridSize {
  width: number
  height: number
}

export interface VirtualRows {
  columns: number
  /** Size of a tile's image in CSS pixels. */
  face: number
  rowHeight: number
  /** Range of the tiles to render. */
  from: number
  until: number
  /** Of the whole grid. */
  height: number
}

/** Space around the image and below it, in CSS pixels. */
const TILE = { gap: 8, padding: 8, border: 1, foot: 44 }

/** Tiles in view plus one screen before and after (designer.md 12). */
export function virtualRows(
  count: number,
  { width, height }: GridSize,
  { top, least, columns: fixed }: { top: number; least: number; columns?: number },
): VirtualRows {
  const columns = fixed ?? Math.max(2, Math.floor((width + TILE.gap) / (least + TILE.gap)))
  const tile = (width - (columns - 1) * TILE.gap) / columns
  const face = Math.max(40, Math.floor(tile - 2 * (TILE.padding + TILE.border)))
  const rowHeight = face + 2 * (TILE.padding + TILE.border) + TILE.foot + TILE.gap
  const first = Math.max(0, Math.floor((top - height) / rowHeight))
  const last = Math.ceil((top + 2 * height) / rowHeight)
  return {
    columns,
    face,
    rowHeight,
    from: Math.min(count, first * columns),
    until: Math.min(count, last * columns),
    height: Math.ceil(count / columns) * rowHeight,
  }
}
