import type { DisplayMoney } from '@passepartout/contracts'
import { fillMessage, formatMoney } from '@passepartout/domain'
import { useDesign, useDesigner } from '../state/designer-context.ts'

/** Says what remains of a price without tax, to customers who see that; nothing to everybody else. */
export function useNetPriceText(): (price: DisplayMoney | undefined) => string | undefined {
  const { locale } = useDesigner().shop
  const words = useDesign(state => state.netWords)
  return price => {
    if (!words || price?.net === undefined) return undefined
    const amount = formatMoney({ amount: price.net, currency: price.currency }, locale)
    return fillMessage(words, { amount }, locale)
  }
}
