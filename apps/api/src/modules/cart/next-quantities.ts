import type { QuantityRule } from '@passepartout/domain'

/** The nearest sold quantities below and above; null at the ends. */
export function nextQuantities({ min, max, steps }: QuantityRule, quantity: number) {
  if (steps) {
    return {
      previous: steps.findLast(step => step < quantity) ?? null,
      next: steps.find(step => step > quantity) ?? null,
    }
  }
  return {
    previous: quantity > min ? quantity - 1 : null,
    next: quantity < max ? quantity + 1 : null,
  }
}
