import type { DisplayMoney } from '@passepartout/contracts'
import { fillMessage, formatMoney } from '@passepartout/domain'
import { useDesign, useDesigner } from '../state/designer-context.ts'

/** Text of the net price, for customers who see net prices; undefined for all others. */
export function useNetPriceText(): (price: DisplayMoney | undefined) => string | undefined {
  const { locale } = useDesigner().shop
  const words = useDesign(state => state.netWords)
  return price => {
    if (!words || price?.net === undefined) return undefined
    const amount = formatMoney({ amount: price.net, currency: price.currency }, locale)
    return fillMessage(words, { amount }, locale)
  }
}
