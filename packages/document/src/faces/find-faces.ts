import { intersect } from '../geometry/box.ts'
import type { Box } from '../model.ts'
import type { Pixels } from '../pixels.ts'
import { type Network, runNetwork } from './network.ts'
import type { Plane } from './network-layers.ts'

/** Score 0..1 from which something counts as a face (measured: docs/books.md). */
const LEAST_SCORE = 0.35
/** Two boxes that share more than this part of their common area show the same face. */
const SAME_FACE = 0.3
/** Values that the network gives for each place: a box and six points, of which only the box is used. */
const VALUES = 16

interface ScoredBox {
  box: Box
  score: number
}

/** The faces in a picture, in shares 0..1 of its width and height; the surest first. */
export function findFaces(pixels: Pixels, network: Network): Box[] {
  const [boxes, scores] = runNetwork(network, squareOf(pixels, network.side))
  if (!boxes || !scores) return []
  const grid = Math.round(Math.sqrt(scores.data.length))
  const longer = Math.max(pixels.width, pixels.height)
  const inPicture = (place: number, length: number) => (place * longer - (longer - length) / 2) / length
  const found: ScoredBox[] = []
  for (const [at, value] of scores.data.entries()) {
    const score = 1 / (1 + Math.exp(-value))
    if (score < LEAST_SCORE) continue
    const [x = 0, y = 0, width = 0, height = 0] = boxes.data
      .subarray(at * VALUES, at * VALUES + 4)
      .map(share => share / network.side)
    const left = ((at % grid) + 0.5) / grid + x - width / 2
    const top = (Math.floor(at / grid) + 0.5) / grid + y - height / 2
    const box = {
      ...{ x: inPicture(left, pixels.width), y: inPicture(top, pixels.height) },
      ...{ width: (width * longer) / pixels.width, height: (height * longer) / pixels.height },
    }
    found.push({ box, score })
  }
  return withoutRepetitions(found).flatMap(box => intersect(box, { x: 0, y: 0, width: 1, height: 1 }) ?? [])
}

/** The picture in the middle of a black square, from -1 to 1, as the network was trained. */
function squareOf({ data, width, height }: Pixels, side: number): Plane {
  const scale = Math.max(width, height) / side
  const [left, top] = [(width - side * scale) / 2, (height - side * scale) / 2]
  const square = new Float32Array(side * side * 3).fill(-1)
  const spanOf = (index: number, before: number, length: number) => {
    const from = Math.floor(before + index * scale)
    const until = Math.max(from + 1, Math.floor(before + (index + 1) * scale))
    return { from: Math.max(0, from), until: Math.min(length, until) }
  }
  for (let y = 0; y < side; y++) {
    const rows = spanOf(y, top, height)
    for (let x = 0; x < side; x++) {
      const columns = spanOf(x, left, width)
      let [red, green, blue, count] = [0, 0, 0, 0]
      for (let row = rows.from; row < rows.until; row++)
        for (let column = columns.from; column < columns.until; column++) {
          const at = (row * width + column) * 4
          red += data[at] ?? 0
          green += data[at + 1] ?? 0
          blue += data[at + 2] ?? 0
          count++
        }
      if (count > 0)
        square.set(
          [red, green, blue].map(sum => sum / count / 127.5 - 1),
          (y * side + x) * 3,
        )
    }
  }
  return { width: side, height: side, channels: 3, data: square }
}

/** One box for each face: the mean of all that show it, weighted by their scores. */
function withoutRepetitions(found: readonly ScoredBox[]): Box[] {
  let rest = found.toSorted((a, b) => b.score - a.score)
  const faces: Box[] = []
  for (let [best] = rest; best; [best] = rest) {
    const { box } = best
    const same = rest.filter(one => one === best || overlap(one.box, box) > SAME_FACE)
    const total = same.reduce((sum, { score }) => sum + score, 0)
    const mean = (key: keyof Box) => same.reduce((sum, one) => sum + one.box[key] * one.score, 0) / total
    faces.push({ x: mean('x'), y: mean('y'), width: mean('width'), height: mean('height') })
    rest = rest.filter(one => !same.includes(one))
  }
  return faces
}

/** Common area of two boxes as a share of the area that they cover together. */
export function overlap(a: Box, b: Box): number {
  const shared = intersect(a, b)
  if (!shared) return 0
  const area = shared.width * shared.height
  return area / (a.width * a.height + b.width * b.height - area)
}
