import { intersect, safeBox } from '../geometry/box.ts'
import type { Box, Crop, Page } from '../model.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'

/** A photo with the faces in it, in shares 0..1 of the upright photo. */
export interface PhotoWithFaces {
  /** Width by height. */
  ratio: number
  faces: readonly Box[]
}

/** Hair above a face, and ears and chin around it, in shares of the face. */
const AROUND = { above: 0.45, beside: 0.15, below: 0.1 }

/** The head around a face, as far as the photo shows it. */
export function headOf({ x, y, width, height }: Box): Box {
  const left = Math.max(0, x - AROUND.beside * width)
  const top = Math.max(0, y - AROUND.above * height)
  const right = Math.min(1, x + (1 + AROUND.beside) * width)
  const bottom = Math.min(1, y + (1 + AROUND.below) * height)
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

/**
 * The parts of a box on a page in which faces are whole: inside the margin that may be trimmed and clear of the fold.
 * @param fold its place and the distance that faces keep to it, in mm; null without one
 */
export function faceZones(page: Page, box: Box, fold: { x: number; mm: number } | null): Box[] {
  const inside = intersect(box, safeBox(page))
  if (!inside) return []
  if (!fold || fold.mm <= 0) return [inside]
  const right = inside.x + inside.width
  const [before, after] = [fold.x - fold.mm, fold.x + fold.mm]
  const halves = [
    { ...inside, width: Math.min(right, before) - inside.x },
    { ...inside, x: Math.max(inside.x, after), width: right - Math.max(inside.x, after) },
  ]
  return halves.filter(({ width }) => width > 0)
}

export interface FittedFaces {
  centre: Crop['centre']
  /** Sum over all faces: 0 for a whole one, up to 1 for one out of sight. */
  cut: number
}

/** Share of a head that may be outside before it looks cut. */
const CRUMB = 0.01

/** Moves a photo that covers a box so that as few heads as possible are cut; nearest to the centre among equals. */
export function fitFaces({ ratio, faces }: PhotoWithFaces, box: Box, zones: readonly Box[]): FittedFaces {
  if (faces.length === 0 || zones.length === 0) return { centre: DEFAULT_CROP.centre, cut: 0 }
  const isWide = ratio > box.width / box.height
  const [width, height] = isWide ? [box.height * ratio, box.height] : [box.width, box.width / ratio]
  const half = isWide ? box.width / (2 * width) : box.height / (2 * height)
  const heads = faces.map(headOf)
  const cutAt = (at: number): number => {
    const [u, v] = isWide ? [at, 0.5] : [0.5, at]
    const [left, top] = [box.x + box.width / 2 - u * width, box.y + box.height / 2 - v * height]
    return heads.reduce((sum, head) => {
      const place = {
        ...{ x: left + head.x * width, y: top + head.y * height },
        ...{ width: head.width * width, height: head.height * height },
      }
      return sum + cutShare(place, zones)
    }, 0)
  }
  const limit = (at: number) => Math.min(1 - half, Math.max(half, at))
  let best = { at: 0.5, cut: cutAt(0.5) }
  if (best.cut > 0)
    for (const at of offsets(heads, box, zones, { isWide, width, height }).map(limit)) {
      const cut = cutAt(at)
      const isNearer = cut <= best.cut + CRUMB && Math.abs(at - 0.5) < Math.abs(best.at - 0.5)
      if (cut < best.cut - CRUMB || isNearer) best = { at, cut }
    }
  return { centre: isWide ? { u: best.at, v: 0.5 } : { u: 0.5, v: best.at }, cut: best.cut }
}

/** The share of a head outside the zone that shows most of it; a cut one counts at least half. */
function cutShare(head: Box, zones: readonly Box[]): number {
  const shown = Math.max(
    0,
    ...zones.map(zone => {
      const part = intersect(head, zone)
      return part ? part.width * part.height : 0
    }),
  )
  const cut = 1 - shown / Math.max(1e-9, head.width * head.height)
  return cut <= CRUMB ? 0 : 0.5 + cut / 2
}

interface Covering {
  isWide: boolean
  width: number
  height: number
}

/** Places at which one side of a head touches one side of a zone, and both ends. */
function offsets(heads: readonly Box[], box: Box, zones: readonly Box[], covering: Covering): number[] {
  const { isWide, width, height } = covering
  const length = isWide ? width : height
  const middle = isWide ? box.x + box.width / 2 : box.y + box.height / 2
  const sidesOf = ({ x, y, width: w, height: h }: Box) => (isWide ? [x, x + w] : [y, y + h])
  const [first, last] = [
    Math.min(...heads.map(one => sidesOf(one)[0] ?? 0)),
    Math.max(...heads.map(one => sidesOf(one)[1] ?? 1)),
  ]
  const aligned = zones.flatMap(zone => {
    const [from = 0, until = 0] = sidesOf(zone)
    const ofHeads = heads.flatMap(head => {
      const [near = 0, far = 1] = sidesOf(head)
      return [near - (from - middle) / length, far - (until - middle) / length]
    })
    return [...ofHeads, (first + last) / 2 - ((from + until) / 2 - middle) / length]
  })
  return [...aligned, 0, 1]
}

/** The crop of a photo in a box that keeps faces whole, without zoom. */
export const cropForFaces = (photo: PhotoWithFaces, box: Box, zones: readonly Box[]): Crop => ({
  ...DEFAULT_CROP,
  centre: fitFaces(photo, box, zones).centre,
})
