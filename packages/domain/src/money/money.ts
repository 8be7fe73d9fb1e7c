import type { Currency } from '../shops/locales.ts'

/** An amount in minor units (cents, pence, rappen) of a currency. */
export interface Money {
  amount: number
  currency: Currency
}

/** @throws RangeError if the amount is not a whole number of minor units */
export function money(amount: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of minor units`)
  return { amount, currency }
}

/** @throws RangeError if the currencies differ; money is never converted implicitly */
export function addMoney(first: Money, ...others: Money[]): Money {
  return others.reduce((sum, next) => {
    if (next.currency !== sum.currency)
      throw new RangeError(`${next.currency} cannot be added to ${sum.currency}`)
    return money(sum.amount + next.amount, sum.currency)
  }, first)
}

export const negateMoney = ({ amount, currency }: Money): Money => money(amount === 0 ? 0 : -amount, currency)

export const subtractMoney = (first: Money, second: Money): Money => addMoney(first, negateMoney(second))

/** @throws RangeError if the quantity is not a whole number */
export function multiplyMoney({ amount, currency }: Money, quantity: number): Money {
  return money(amount * quantity, currency)
}

/** Sum of amounts; zero in the given currency for an empty list. */
export const sumMoney = (amounts: readonly Money[], currency: Currency): Money =>
  addMoney(money(0, currency), ...amounts)

/** Whole minor units, halves away from zero. */
export function roundHalfUp(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value))
  return rounded === 0 ? 0 : rounded
}

/**
 * Discount in whole per cent, halves up (spec 4: difference / original). 0 without a reduction; 100 only for free
 * goods.
 */
export function discountShare(original: Money, current: Money): number {
  if (current.currency !== original.currency || original.amount <= current.amount || original.amount <= 0)
    return 0
  const share = Math.floor(
    (200 * (original.amount - current.amount) + original.amount) / (2 * original.amount),
  )
  return current.amount > 0 ? Math.min(99, share) : share
}
