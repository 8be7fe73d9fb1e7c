import type { PartCode, Price } from '@passepartout/domain'

/** What a price from is shown of. */
export type Cheapest = Pick<Price<PartCode>, 'current' | 'original' | 'discountShare'>

/** The lower of two prices. */
export const cheaper = <P extends Cheapest>(best: P | undefined, next: P): P =>
  best && best.current.amount <= next.current.amount ? best : next
