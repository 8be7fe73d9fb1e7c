/** One way in which pieces of a size may lie in a strip; all lengths are whole steps of the guillotine. */
export interface StripChoice {
  /** Index of the size. */
  size: number
  turned: boolean
  /** Along the strip. */
  length: number
  /** Across the strip. */
  depth: number
  /** Pieces of this size that are left. */
  left: number
}

/** The pieces of a strip, by choice, and their area in square steps. */
export interface FilledStrip {
  counts: number[]
  area: number
}

/** The combination of pieces that covers most of a strip, by dynamic programming over its length. */
export function fillStrip(choices: readonly StripChoice[], length: number): FilledStrip {
  const best = new Float64Array(length + 1)
  const countsByEnd = choices.map(choice => addChoice(best, choice))
  const counts = choices.map(() => 0)
  let end = length
  for (let at = choices.length - 1; at >= 0; at--) {
    const count = countsByEnd[at]?.[end] ?? 0
    counts[at] = count
    end -= count * (choices[at]?.length ?? 0)
  }
  return withinStock(choices, counts)
}

/** Improves the best areas by pieces of this choice; returns how many of them each length takes. */
function addChoice(best: Float64Array, { length, depth, left }: StripChoice): Uint16Array {
  const counts = new Uint16Array(best.length)
  const area = length * depth
  // From the long end: shorter lengths do not hold this choice yet.
  for (let end = best.length - 1; end >= length; end--) {
    const most = Math.min(left, Math.floor(end / length))
    for (let count = 1; count <= most; count++) {
      const gained = (best[end - count * length] ?? 0) + count * area
      if (gained <= (best[end] ?? 0)) continue
      best[end] = gained
      counts[end] = count
    }
  }
  return counts
}

/** Upright and turned pieces of a size come from one stock: what exceeds it is left out. */
function withinStock(choices: readonly StripChoice[], wished: readonly number[]): FilledStrip {
  const used = new Map<number, number>()
  let area = 0
  const counts = choices.map(({ size, left, length, depth }, at) => {
    const before = used.get(size) ?? 0
    const count = Math.min(wished[at] ?? 0, left - before)
    used.set(size, before + count)
    area += count * length * depth
    return count
  })
  return { counts, area }
}
