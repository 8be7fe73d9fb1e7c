/** Reproducible random numbers: equal seeds yield equal sequences. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** An integer from 0 to below `end`. */
  below(end: number): number
  /** `true` with this probability. */
  chance(probability: number): boolean
  pick<T>(from: readonly [T, ...T[]]): T
  pick<T>(from: readonly T[]): T | undefined
}

/** Mulberry32: 32 bits of state suffice for tests. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    chance: probability => next() < probability,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
  }
}
