import {
  type Money,
  money,
  type ProductChoice,
  type ProductConfiguration,
  priceProduct,
  type Shop,
  type Translate,
  toDisplayMoney,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

/** The price of one piece with another value of a field; `undefined` when unavailable. */
export type PriceByChoice<V> = (value: V) => Money | undefined

/** The choices with labels, and the localised reason when unavailable, else the price difference. */
export function toChoicePayloads<T extends string>(
  choices: readonly ProductChoice<T>[],
  translate: Translate,
  nameOf: (value: T) => string,
  { locale }: Pick<Shop, 'locale'>,
  priceWith: PriceByChoice<T>,
) {
  const chosen = choices.find(choice => choice.chosen)
  const price = chosen && priceWith(chosen.value)
  return choices.map(({ value, chosen, allowed, code }) => {
    const key = `problem.${code}`
    const name = nameOf(value)
    const reason =
      code === undefined ? null : translate(translate.has(key) ? key : 'problem.other', { value: name })
    const other = chosen || !allowed || !price ? undefined : priceWith(value)
    const difference = price && other ? money(other.amount - price.amount, price.currency) : undefined
    return {
      value,
      name,
      chosen,
      allowed,
      reason,
      difference: difference && difference.amount !== 0 ? toDisplayMoney(difference, locale) : null,
    }
  })
}

/** Prices of a configuration with one field changed, at the same quantity. */
export const pricesByChoice =
  <C extends ProductConfiguration>(
    { priceBook, catalogue, shop, now }: Pick<CallContext, 'priceBook' | 'catalogue' | 'shop' | 'now'>,
    configuration: C,
    quantity: number,
    /** Adjusts fields that depend on the changed one. */
    complete: (changed: C) => C = changed => changed,
  ) =>
  <V extends string>(field: keyof C): PriceByChoice<V> =>
  value => {
    const changed = complete({ ...configuration, [field]: value })
    const price = priceProduct(priceBook, catalogue, changed, shop, { quantity, at: now })
    return price.ok ? price.current : undefined
  }
