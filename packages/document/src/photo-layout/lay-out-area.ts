import type { Box, Size } from '../model.ts'
import {
  areaEnergy,
  type EnergyTerms,
  type LayoutPhoto,
  type LayoutTaste,
  photoPart,
  totalEnergy,
} from './energy.ts'
import { boxesOf, type SlicingTree, shapeOf, uncroppedSize } from './slicing-tree.ts'
import { slicingTrees } from './slicing-trees.ts'

export interface AreaOptions {
  gapMm: number
  taste: LayoutTaste
  /** No photo is cropped at all: paper stays free instead. */
  neverCrop: boolean
  /** Equal seeds give equal layouts; others vary the choice among about equally good ones. */
  seed: number
}

export interface AreaLayout {
  /** Boxes in mm, in the order of the photos. */
  boxes: Box[]
  terms: EnergyTerms
  energy: number
  /** Equal layouts have equal shapes. */
  shape: string
}

/** Share of a photo that may be cropped to fill the area. */
const MOST_CROPPED = 0.12
/** Energies differ by up to this much between seeds, so that another seed may prefer another layout. */
const SEED_VARIATION = 0.12
/** Trees whose energy is computed; of more, those that fit the area least are left out. */
const MOST_COMPARED = 60
/** Photos are not smaller than this in either direction. */
const LEAST_MM = 8

/** The best layouts of photos in an area, in reading order; the best first. Empty if nothing fits. */
export function layOutArea(
  photos: readonly LayoutPhoto[],
  area: Box,
  options: AreaOptions,
  limit = 1,
): AreaLayout[] {
  if (photos.length === 0) return []
  const best: AreaLayout[] = []
  const trees = slicingTrees(photos, options.gapMm)
  for (const tree of fitting(trees, area)) {
    const layout = bestOf(variants(tree, photos, area, options))
    if (!layout) continue
    const at = best.findIndex(({ energy }) => layout.energy < energy)
    if (at >= 0) best.splice(at, 0, layout)
    else if (best.length < limit) best.push(layout)
    if (best.length > limit) best.pop()
  }
  return best
}

/** Of many trees, those whose shape is closest to that of the area. */
function fitting(trees: readonly SlicingTree[], { width, height }: Box): readonly SlicingTree[] {
  if (trees.length <= MOST_COMPARED) return trees
  const away = ({ slope, offset }: SlicingTree) => {
    const natural = slope * height + offset
    return natural > 0 ? Math.abs(Math.log(natural / width)) : Number.POSITIVE_INFINITY
  }
  return trees
    .map(tree => ({ tree, away: away(tree) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST_COMPARED)
    .map(({ tree }) => tree)
}

const bestOf = (layouts: readonly AreaLayout[]): AreaLayout | undefined =>
  layouts.reduce<AreaLayout | undefined>((a, b) => (a && a.energy <= b.energy ? a : b), undefined)

/** The tree without cropping and, where that is allowed, grown into the area. */
function variants(
  tree: SlicingTree,
  photos: readonly LayoutPhoto[],
  area: Box,
  { gapMm, taste, neverCrop, seed }: AreaOptions,
): AreaLayout[] {
  const exact = uncroppedSize(tree, area)
  const most = 1 / (1 - MOST_CROPPED)
  const grown = {
    width: Math.min(area.width, exact.width * most),
    height: Math.min(area.height, exact.height * most),
  }
  const shape = shapeOf(tree)
  const chance = seed === 0 ? 0 : SEED_VARIATION * randomOf(shape, seed)
  return (neverCrop ? [exact] : [exact, grown]).flatMap(({ width, height }) => {
    const [x, y] = [(area.width - width) / 2, (area.height - height) / 2]
    const inside = boxesOf(tree, { x, y, width, height }, gapMm)
    const isTooSmall = ({ width, height }: Size) => !(width >= LEAST_MM && height >= LEAST_MM)
    if (photos.some((photo, at) => isTooSmall(photoPart(photo, inside[at] ?? area)))) return []
    const terms = areaEnergy(photos, inside, area, taste)
    const boxes = inside.map(box => ({ ...box, x: box.x + area.x, y: box.y + area.y }))
    return [{ boxes, terms, energy: totalEnergy(terms) + chance, shape }]
  })
}

/** A number from 0 up to 1 that a text and a seed always give (FNV-1a). */
export function randomOf(text: string, seed: number): number {
  let hash = (2166136261 ^ seed) >>> 0
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296
}
