import { formatMoney, money } from '@passepartout/domain'
import { useEffect } from 'react'
import { choicePriceKey } from '../state/choice-prices.ts'
import { useDesign, useDesigner } from '../state/designer-context.ts'
import type { DisplayChoice } from './choices.ts'

/** Price difference of each choice to the current configuration: `+ 12,00 €`; undefined until it is known. */
export function usePriceDifferences(
  choices: readonly DisplayChoice[],
): (choice: DisplayChoice) => string | undefined {
  const { configuration, shop } = useDesigner()
  const costOf = useChoicePrices(choices)
  const now = useDesign(state => state.costs[choicePriceKey(configuration())])
  return choice => {
    const cost = costOf(choice)
    if (cost === undefined || now === undefined || cost === now) return undefined
    const text = formatMoney(money(Math.abs(cost - now), shop.currency), shop.locale)
    return cost > now ? `+\u00a0${text}` : `\u2212\u00a0${text}`
  }
}

/** Price of the product with each choice, formatted for the locale. */
export function useChoicePriceTexts(
  choices: readonly DisplayChoice[],
): (choice: DisplayChoice) => string | undefined {
  const { shop } = useDesigner()
  const costOf = useChoicePrices(choices)
  return choice => {
    const cost = costOf(choice)
    return cost === undefined ? undefined : formatMoney(money(cost, shop.currency), shop.locale)
  }
}

/** Prices in minor units. */
function useChoicePrices(choices: readonly DisplayChoice[]): (choice: DisplayChoice) => number | undefined {
  const { configuration, costs, kind } = useDesigner()
  const known = useDesign(state => state.costs)
  const wanted = kind.isPricedHere ? choices.filter(({ problem }) => !problem).map(({ next }) => next) : []
  const all = wanted.length > 0 ? [configuration(), ...wanted] : []
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the configurations
  useEffect(() => costs.want(all), [costs, all.map(choicePriceKey).join(' ')])
  return ({ next, problem }) => (problem ? undefined : known[choicePriceKey(next)])
}
