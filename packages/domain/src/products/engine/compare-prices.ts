import type { PathProblem } from './kind-data.ts'

/** Compares what is made with what has a price in a part of a price list: both must be the same. */
export function comparePrices(path: string, made: readonly string[], prices: object): PathProblem[] {
  const wanted = new Set(made)
  const missing = [...wanted].filter(id => !Object.hasOwn(prices, id))
  const strangers = Object.keys(prices).filter(id => !wanted.has(id))
  return [
    ...missing.map(id => ({ path: `${path}.${id}`, message: 'has no price' })),
    ...strangers.map(id => ({ path: `${path}.${id}`, message: 'is not made' })),
  ]
}
