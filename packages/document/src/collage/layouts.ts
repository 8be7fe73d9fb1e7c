import type { Box } from '../model.ts'

export const LAYOUT_NAMES = [
  'mosaic',
  'grid',
  'columns',
  'panorama',
  'stage',
  'stairs',
  'strips',
  'tower',
] as const
export type LayoutName = (typeof LAYOUT_NAMES)[number]

/** Slots that fill an area without gaps, in shares 0..1 of it, row by row. */
export interface Layout {
  name: LayoutName
  cells: Box[]
}

/** Fewest and most photos of a collage (designer.md 10). */
export const COLLAGE_PHOTOS = { min: 2, max: 60 } as const

/** Ratio assumed for unknown photos: between a phone's 4:3 and a camera's 3:2. */
const USUAL_RATIO = 1.4

/**
 * Every layout for a number of photos.
 *
 * @param ratio width of the area by its height
 * @param photos ratios of the photos, in order; the mosaic is fitted to them
 */
export function collageLayouts(count: number, ratio: number, photos: readonly number[] = []): Layout[] {
  const made: Partial<Record<LayoutName, Box[]>> = {
    mosaic: mosaic(count, ratio, photos),
    grid: grid(WHOLE, count, ratio),
    ...(count > 3 && { columns: columns(count, ratio) }),
    ...(count > 2 && {
      panorama: [band(0, 0.46), ...grid(band(0.46, 1), count - 1, ratio)],
      tower: [{ ...WHOLE, width: 0.3 }, ...grid({ x: 0.3, y: 0, width: 0.7, height: 1 }, count - 1, ratio)],
      strips: strips(count, ratio),
    }),
    ...(count > 3 && { stage: stageLayout(count, ratio) }),
    ...(count > 4 && { stairs: stairs(count, ratio) }),
  }
  return LAYOUT_NAMES.flatMap(name => (made[name] ? [{ name, cells: made[name] }] : []))
}

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 }
const band = (from: number, to: number): Box => ({ x: 0, y: from, width: 1, height: to - from })

/** Splits an area into parts of these weights, from the left or from the top. */
function cut(area: Box, weights: readonly number[], along: 'x' | 'y'): Box[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let done = 0
  return weights.map(weight => {
    const from = done / sum
    done += weight
    const share = done / sum - from
    return along === 'x'
      ? { ...area, x: area.x + from * area.width, width: share * area.width }
      : { ...area, y: area.y + from * area.height, height: share * area.height }
  })
}

const equalWeights = (count: number) => Array.from({ length: count }, () => 1)

/** Distributes a count over parts as evenly as possible, the larger ones last. */
const spread = (count: number, parts: number): number[] =>
  equalWeights(parts).map((_, index) => Math.floor((count + index) / parts))

/** Rows of slots close to the usual ratio. */
function grid(area: Box, count: number, ratio: number): Box[] {
  const shape = (area.width / area.height) * ratio
  const rows = Math.min(count, Math.max(1, Math.round(Math.sqrt((count * USUAL_RATIO) / shape))))
  return cut(area, equalWeights(rows), 'y').flatMap((row, index) =>
    cut(row, equalWeights(spread(count, rows)[index] ?? 1), 'x'),
  )
}

/** Columns of different widths, with alternating tall and wide slots. */
function columns(count: number, ratio: number): Box[] {
  const amount = Math.max(2, Math.round(Math.sqrt((count * ratio) / 1.1)))
  const widths = equalWeights(amount).map((_, index) => (index % 2 === 0 ? 1 : 1.35))
  return cut(WHOLE, widths, 'x').flatMap((column, index) => {
    const own = spread(count, amount)[index] ?? 1
    return cut(
      column,
      equalWeights(own).map((_, at) => ((at + index) % 2 === 0 ? 1 : 1.3)),
      'y',
    )
  })
}

/** One large slot, with the others to its right and below. */
function stageLayout(count: number, ratio: number): Box[] {
  const others = count - 1
  const right = Math.max(1, Math.round(others * 0.4))
  const below = others - right
  const across = 0.66
  const down = below > 0 ? 0.64 : 1
  return [
    { x: 0, y: 0, width: across, height: down },
    ...grid({ x: across, y: 0, width: 1 - across, height: down }, right, ratio),
    ...(below > 0 ? grid({ x: 0, y: down, width: 1, height: 1 - down }, below, ratio * 1.6) : []),
  ]
}

/** Rows in which the wide slot moves from left to right on the way down. */
function stairs(count: number, ratio: number): Box[] {
  const rows = Math.max(2, Math.round(Math.sqrt(count / Math.max(0.8, ratio))))
  return cut(WHOLE, equalWeights(rows), 'y').flatMap((row, index) => {
    const own = spread(count, rows)[index] ?? 1
    const wide = Math.round((index / Math.max(1, rows - 1)) * (own - 1))
    return cut(
      row,
      equalWeights(own).map((_, at) => (at === wide ? 1.9 : 1)),
      'x',
    )
  })
}

/** Tall strips, in two rows from seven slots on. */
function strips(count: number, ratio: number): Box[] {
  const rows = count > 6 ? Math.max(2, Math.round(Math.sqrt(count / (2.4 * ratio)))) : 1
  return cut(
    WHOLE,
    equalWeights(rows).map((_, index) => (index % 2 === 0 ? 1 : 1.15)),
    'y',
  ).flatMap((row, index) => {
    const own = spread(count, rows)[index] ?? 1
    return cut(
      row,
      equalWeights(own).map((_, at) => ((at + index) % 3 === 0 ? 1.25 : 0.9)),
      'x',
    )
  })
}

/** Rows of slots with the ratios of the photos; the number of rows that fits the height best. */
function mosaic(count: number, ratio: number, photos: readonly number[]): Box[] {
  const ratios = equalWeights(count).map((_, index) => clamped(photos[index] ?? USUAL_RATIO))
  const options = equalWeights(count).map((_, index) => rowsOf(ratios, index + 1))
  const heightOf = (rows: number[][]) => rows.reduce((sum, row) => sum + ratio / total(row), 0)
  const best =
    options.toSorted((a, b) => Math.abs(Math.log(heightOf(a))) - Math.abs(Math.log(heightOf(b))))[0] ?? []
  const heights = best.map(row => 1 / total(row))
  return cut(WHOLE, heights, 'y').flatMap((row, index) => cut(row, best[index] ?? [1], 'x'))
}

/** Limits the ratio: a panorama or a tower would leave no space for its neighbours. */
const clamped = (ratio: number) => Math.min(2.4, Math.max(0.5, ratio))
const total = (row: readonly number[]) => row.reduce((sum, one) => sum + one, 0)

/** Splits ratios into a number of rows of about the same sum. */
function rowsOf(ratios: readonly number[], rows: number): number[][] {
  const goal = total(ratios) / rows
  const made: number[][] = []
  let row: number[] = []
  for (const [index, one] of ratios.entries()) {
    row.push(one)
    const left = ratios.length - index - 1
    const open = rows - made.length - 1
    const isFull = total(row) + (ratios[index + 1] ?? 0) / 2 >= goal
    if (open > 0 && left >= open && (isFull || left === open)) {
      made.push(row)
      row = []
    }
  }
  return row.length > 0 ? [...made, row] : made
}
