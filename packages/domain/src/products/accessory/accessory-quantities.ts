/**
 * Quantity steps of accessories, which grow with the number: from 1 by 4 up to 5, by 5 up to 250 and so on (spec 9).
 */
const STEPS = [
  { by: 4, upTo: 5 },
  { by: 5, upTo: 250 },
  { by: 10, upTo: 1000 },
  { by: 100, upTo: 3000 },
  { by: 250, upTo: 5000 },
] as const

const FIRST = 1

/** Every quantity of accessories on sale: 1, 5, 10, 15 ... 5000. */
export const ACCESSORY_QUANTITIES: readonly number[] = [
  FIRST,
  ...STEPS.flatMap(({ by, upTo }, index) => {
    const from = STEPS[index - 1]?.upTo ?? FIRST
    return Array.from({ length: (upTo - from) / by }, (_, step) => from + by * (step + 1))
  }),
]

export const MAX_ACCESSORY_QUANTITY = 5000

/** The eleventh entry (spec 9). */
export const DEFAULT_ACCESSORY_QUANTITY = 50

export const isAccessoryQuantity = (quantity: number): boolean => ACCESSORY_QUANTITIES.includes(quantity)

/** The next larger quantity; `undefined` for the largest. */
export const nextAccessoryQuantity = (quantity: number): number | undefined =>
  ACCESSORY_QUANTITIES.find(step => step > quantity)

/** The next smaller quantity; `undefined` for the smallest. */
export const previousAccessoryQuantity = (quantity: number): number | undefined =>
  ACCESSORY_QUANTITIES.findLast(step => step < quantity)

/** The smallest quantity on sale that is sufficient, else the largest: 73 cards need 75 envelopes. */
export const sufficientAccessoryQuantity = (needed: number): number =>
  ACCESSORY_QUANTITIES.find(step => step >= needed) ?? MAX_ACCESSORY_QUANTITY
