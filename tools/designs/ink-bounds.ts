import type { DesignElement } from '@passepartout/designs'
import sharp from 'sharp'

type Artwork = Extract<DesignElement, { kind: 'artwork' }>

const WIDTH = 640
const OPAQUE = 25

/** Bounds of a drawing's ink in mm of its page, before rotation; `null` where it has none. */
export async function inkBoundsOf(svg: string, { x, y, width, height, view }: Artwork) {
  const [left = 0, top = 0, across = 1, down = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  const shown = view ?? { x: left, y: top, width: across, height: down }
  const [wide, high] = [width / shown.width, height / shown.height]
  const whole = { x: x + (left - shown.x) * wide, y: y + (top - shown.y) * high }
  const size = { width: WIDTH, height: Math.round((WIDTH * down * high) / (across * wide)) }
  const { data } = await sharp(Buffer.from(svg.replaceAll(/var\(--[a-z0-9-]+\)/g, '#000')))
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const columns: number[] = []
  const rows: number[] = []
  data.forEach((alpha, index) => {
    if (alpha <= OPAQUE) return
    columns[index % size.width] = 1
    rows[Math.floor(index / size.width)] = 1
  })
  if (rows.length === 0) return null
  const [mmX, mmY] = [(across * wide) / size.width, (down * high) / size.height]
  const first = (marks: number[]) => marks.findIndex(Boolean)
  return {
    left: whole.x + first(columns) * mmX,
    top: whole.y + first(rows) * mmY,
    right: whole.x + columns.length * mmX,
    bottom: whole.y + rows.length * mmY,
  }
}
