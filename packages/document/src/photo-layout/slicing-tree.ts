import type { Box, Size } from '../model.ts'

/**
 * A slicing tree: leaves are photos in reading order, inner nodes place two parts side by side (`columns`) or one above
 * the other (`rows`), with a gap between them. At a fixed gap, the width of every part is an affine function of its
 * height, `width = slope * height + offset`, so that a tree has exactly one size in which no photo is cropped (Atkins,
 * ICIP 2004; Fan, ICMEW 2012).
 */
export type SlicingTree = SlicingLeaf | SlicingCut

interface AffineWidth {
  slope: number
  /** In mm. */
  offset: number
}

/** Smallest and largest share of the part's area that one photo gets, without gaps. */
interface AreaShares {
  least: number
  most: number
}

export interface SlicingLeaf extends AffineWidth, AreaShares {
  /** Index of the photo. */
  photo: number
}

export type CutDirection = 'columns' | 'rows'

export interface SlicingCut extends AffineWidth, AreaShares {
  cut: CutDirection
  first: SlicingTree
  second: SlicingTree
}

export const isCut = (tree: SlicingTree): tree is SlicingCut => 'cut' in tree

/**
 * @param ratio width of the photo by its height
 * @param caption paper beside and below the photo for its caption, in mm
 */
export const leaf = (
  photo: number,
  ratio: number,
  caption?: { widthMm: number; heightMm: number },
): SlicingLeaf => ({
  photo,
  slope: ratio,
  offset: caption ? caption.widthMm - ratio * caption.heightMm : 0,
  least: 1,
  most: 1,
})

/** Joins two parts, `gapMm` apart. */
export function joined(
  cut: CutDirection,
  first: SlicingTree,
  second: SlicingTree,
  gapMm: number,
): SlicingCut {
  const sum = first.slope + second.slope
  const product = (first.slope * second.slope) / sum
  // Parts of equal height have areas like their slopes; parts of equal width like the inverse.
  const share = (cut === 'columns' ? first.slope : second.slope) / sum
  return {
    cut,
    first,
    second,
    slope: cut === 'columns' ? sum : product,
    offset:
      cut === 'columns'
        ? first.offset + second.offset + gapMm
        : (first.offset / first.slope + second.offset / second.slope - gapMm) * product,
    least: Math.min(share * first.least, (1 - share) * second.least),
    most: Math.max(share * first.most, (1 - share) * second.most),
  }
}

/** The largest size of a tree within a room in which no photo is cropped; may be negative where gaps need it all. */
export function uncroppedSize({ slope, offset }: AffineWidth, { width, height }: Size): Size {
  const wide = slope * height + offset
  return wide <= width ? { width: wide, height } : { width, height: (width - offset) / slope }
}

/**
 * The box of each photo, by its index, if the tree fills an area exactly. Gaps are exact at any size; at the size of
 * `uncroppedSize` the ratios are those of the photos, else every part is stretched by about the same factor.
 */
export function boxesOf(tree: SlicingTree, area: Box, gapMm: number): Box[] {
  const boxes: Box[] = []
  place(tree, area, gapMm, boxes)
  return boxes
}

function place(tree: SlicingTree, area: Box, gapMm: number, boxes: Box[]): void {
  if (!isCut(tree)) {
    boxes[tree.photo] = area
    return
  }
  const { cut, first, second } = tree
  const length = (part: SlicingTree) =>
    Math.max(
      0,
      cut === 'columns' ? part.slope * area.height + part.offset : (area.width - part.offset) / part.slope,
    )
  const [one, two] = [length(first), length(second)]
  const room = (cut === 'columns' ? area.width : area.height) - gapMm
  // Where gaps need more than the area has, neither part has a length of its own.
  const at = one + two > 0 ? (room * one) / (one + two) : room / 2
  if (cut === 'columns') {
    place(first, { ...area, width: at }, gapMm, boxes)
    place(second, { ...area, x: area.x + at + gapMm, width: room - at }, gapMm, boxes)
  } else {
    place(first, { ...area, height: at }, gapMm, boxes)
    place(second, { ...area, y: area.y + at + gapMm, height: room - at }, gapMm, boxes)
  }
}

/** The tree reflected: left and right exchanged, or top and bottom. Each photo keeps its size. */
export function mirrored(tree: SlicingTree, cut: CutDirection): SlicingTree {
  if (!isCut(tree)) return tree
  const [first, second] = [mirrored(tree.first, cut), mirrored(tree.second, cut)]
  return tree.cut === cut ? { ...tree, first: second, second: first } : { ...tree, first, second }
}

/** The shape of a tree without its photos: equal layouts have equal names. */
export function shapeOf(tree: SlicingTree): string {
  if (!isCut(tree)) return '.'
  return `${tree.cut === 'columns' ? '|' : '-'}${shapeOf(tree.first)}${shapeOf(tree.second)}`
}
