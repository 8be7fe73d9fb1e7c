import type { Catalogue } from '../../catalogue/schema.ts'
import type { Channel } from '../../shops/channels.ts'
import type { Shop } from '../../shops/shop.ts'
import type { ProductDefinitions } from '../kind-data-loaders.ts'
import type { ProductProblem } from './rules.ts'

/** Quantity limits of one order line. */
export interface QuantityRule {
  min: number
  max: number
  /** The only quantities on sale, ascending; absent if any number is. */
  steps?: readonly number[]
}

/** Fields of every kind's definition. */
export interface Limits {
  channels: readonly Channel[]
  quantity: { min: number; max: number }
}

/** @throws RangeError if a page has a slice of the catalogue without this kind */
export function definitionOf<K extends keyof ProductDefinitions>(
  { products }: Pick<Catalogue, 'products'>,
  kind: K,
): NonNullable<ProductDefinitions[K]> {
  const definition = products[kind]
  if (!definition) throw new RangeError(`The catalogue has no products of kind "${kind}".`)
  return definition
}

export const channelProblems = ({ channels }: Limits, { channel }: Shop): ProductProblem[] =>
  channels.includes(channel) ? [] : [{ field: 'kind', code: 'not-sold-here', value: channel }]

/** Why a quantity cannot be ordered; `undefined` if it can. */
export function quantityProblem(
  { min, max, steps }: QuantityRule,
  quantity: number,
): ProductProblem | undefined {
  const problem = (code: string) => ({ field: 'quantity', code, value: String(quantity) })
  if (!Number.isSafeInteger(quantity) || quantity < min) return problem('quantity-too-small')
  if (quantity > max) return problem('quantity-too-large')
  return steps && !steps.includes(quantity) ? problem('quantity-not-offered') : undefined
}

/** The quantity to offer instead: the next higher one on sale, else the largest. */
export function nearestQuantity({ min, max, steps }: QuantityRule, quantity: number): number {
  const whole = Number.isFinite(quantity) ? Math.ceil(quantity) : min
  const within = Math.min(max, Math.max(min, whole))
  return steps ? (steps.find(step => step >= within) ?? max) : within
}
