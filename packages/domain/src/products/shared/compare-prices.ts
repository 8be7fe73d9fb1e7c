import type { DataPathProblem } from '../kind-data-loaders.ts'
import { diffIds } from './limits-schema.ts'

/** Compares the producible items with the priced items of a price list section: both sets must be equal. */
export const comparePrices = (path: string, made: readonly string[], prices: object): DataPathProblem[] =>
  diffIds(path, Object.keys(prices), [...new Set(made)])
