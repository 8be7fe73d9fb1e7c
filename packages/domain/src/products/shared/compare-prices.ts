import type { DataPathProblem } from '../kind-data-loaders.ts'
import { diffIds } from './limits-schema.ts'

/** Compares what is made with what has a price in a part of a price list: both must be the same. */
export const comparePrices = (path: string, made: readonly string[], prices: object): DataPathProblem[] =>
  diffIds(path, Object.keys(prices), [...new Set(made)])
