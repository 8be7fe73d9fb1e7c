import type { Box } from '../element-base.ts'

/** Outlines of photos and stencil openings. */
export const MASKS = [
  'rect',
  'rounded',
  'ellipse',
  'arch',
  'circle',
  'heart',
  'hexagon',
  'diamond',
  'star',
  'house',
  'drop',
] as const
export type Mask = (typeof MASKS)[number]

/** Shapes drawn in a unit square and stretched over their box. */
const STENCIL_PATHS: Partial<Record<Mask, string>> = {
  heart:
    'M0.5 0.98C0.44 0.9 0 0.62 0 0.3C0 0.12 0.13 0.02 0.27 0.02C0.38 0.02 0.46 0.08 0.5 0.18C0.54 0.08 0.62 0.02 0.73 0.02C0.87 0.02 1 0.12 1 0.3C1 0.62 0.56 0.9 0.5 0.98Z',
  hexagon: 'M0.5 0L1 0.25L1 0.75L0.5 1L0 0.75L0 0.25Z',
  diamond: 'M0.5 0L1 0.5L0.5 1L0 0.5Z',
  star: 'M0.5 0L0.618 0.345L1 0.382L0.691 0.6L0.809 1L0.5 0.764L0.191 1L0.309 0.6L0 0.382L0.382 0.345Z',
  house: 'M0.5 0L1 0.42L1 1L0 1L0 0.42Z',
  drop: 'M0.5 0C0.6 0.18 0.92 0.42 0.92 0.66C0.92 0.86 0.73 1 0.5 1C0.27 1 0.08 0.86 0.08 0.66C0.08 0.42 0.4 0.18 0.5 0Z',
}

const number = (value: number) => String(Number(value.toFixed(3)))

/** SVG path data of a mask over its box, in mm; `radiusMm` is the corner radius of `rounded`. */
export function maskPath(mask: Mask, { x, y, width, height }: Box, radiusMm: number): string {
  const n = number
  const figure = STENCIL_PATHS[mask]
  if (figure) {
    let across = false
    return figure.replace(/\d+(?:\.\d+)?/g, value => {
      across = !across
      return n(across ? x + Number(value) * width : y + Number(value) * height)
    })
  }
  if (mask === 'ellipse' || mask === 'circle') {
    const [rx, ry] = mask === 'circle' ? Array(2).fill(Math.min(width, height) / 2) : [width / 2, height / 2]
    const arc = `a${n(rx)} ${n(ry)} 0 0 1`
    return `M${n(x + width / 2 - rx)} ${n(y + height / 2)}${arc} ${n(2 * rx)} 0${arc} ${n(-2 * rx)} 0Z`
  }
  if (mask === 'arch') {
    const rise = Math.min(width / 2, height)
    return `M${n(x)} ${n(y + height)}V${n(y + rise)}a${n(width / 2)} ${n(rise)} 0 0 1 ${n(width)} 0V${n(y + height)}Z`
  }
  const r = mask === 'rounded' ? Math.min(radiusMm, width / 2, height / 2) : 0
  if (r === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`
  const [w, h] = [n(width - 2 * r), n(height - 2 * r)]
  const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`
  return `M${n(x + r)} ${n(y)}h${w}${corner(r, r)}v${h}${corner(-r, r)}h-${w}${corner(-r, -r)}v-${h}${corner(r, -r)}Z`
}
