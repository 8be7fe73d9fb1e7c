import type { LayoutPhoto } from './energy.ts'
import { isCut, joined, leaf, type SlicingTree } from './slicing-tree.ts'

/** Up to this many photos every tree is examined; above, the best of each shape of part. */
const MOST_EXHAUSTIVE = 5
/** Trees that are kept for each part of more photos, one for each class of ratio. */
const BEAM = 10
/** Width of a class of ratios: 12 %. */
const RATIO_CLASS = Math.log(1.12)

/**
 * All slicing trees of photos in reading order; from six photos on the most even ones of each class of ratios. Trees
 * that look alike (three columns cut in either order) occur once.
 */
export function slicingTrees(
  photos: readonly Pick<LayoutPhoto, 'ratio' | 'caption'>[],
  gapMm: number,
): SlicingTree[] {
  const count = photos.length
  const isPruned = count > MOST_EXHAUSTIVE
  const parts: SlicingTree[][][] = photos.map(() => [])
  for (let length = 1; length <= count; length++)
    for (let from = 0; from + length <= count; from++) {
      const photo = photos[from]
      const single = () => [leaf(from, photo?.ratio ?? 1, photo?.caption)]
      const trees = length === 1 ? single() : cutsOf(parts, from, length, gapMm)
      const row = parts[from]
      if (row) row[length] = isPruned && length < count ? mostEven(trees) : trees
    }
  return parts[0]?.[count] ?? []
}

function cutsOf(
  parts: readonly (readonly SlicingTree[][])[],
  from: number,
  length: number,
  gapMm: number,
): SlicingTree[] {
  const trees: SlicingTree[] = []
  for (let split = 1; split < length; split++)
    for (const first of parts[from]?.[split] ?? [])
      for (const second of parts[from + split]?.[length - split] ?? []) {
        // A chain of equal cuts is written in one way: it continues in the second part.
        if (!isCut(first) || first.cut !== 'columns') trees.push(joined('columns', first, second, gapMm))
        if (!isCut(first) || first.cut !== 'rows') trees.push(joined('rows', first, second, gapMm))
      }
  return trees
}

/** The tree with the most even photos of each class of ratios. */
function mostEven(trees: readonly SlicingTree[]): SlicingTree[] {
  const best = new Map<number, SlicingTree>()
  for (const tree of trees) {
    const name =
      2 * Math.round(Math.log(tree.slope) / RATIO_CLASS) + (isCut(tree) && tree.cut === 'rows' ? 1 : 0)
    const other = best.get(name)
    if (!other || evenness(tree) > evenness(other)) best.set(name, tree)
  }
  return [...best.values()].sort((a, b) => evenness(b) - evenness(a)).slice(0, BEAM)
}

const evenness = ({ least, most }: SlicingTree): number => least / most
