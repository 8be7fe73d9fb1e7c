import { fillMessage, formatMoney, type Locale, localeFacts } from '@passepartout/domain'
import { NET_PRICES_KEY } from './first-paint.ts'

/**
 * Displays the net amount below every price of the page, also below prices that appear or change later. The texts are
 * attributes displayed by CSS: React owns the elements of islands and fails on foreign nodes.
 *
 * @param text such as `Netto {amount}`
 */
export function showNetPrices(text: string, locale: Locale): void {
  const { currency } = localeFacts(locale)
  const fill = (price: HTMLElement) => {
    const { net } = price.dataset
    if (net) {
      const amount = formatMoney({ amount: Number(net), currency }, locale)
      price.dataset.netText = fillMessage(text, { amount }, locale)
    } else delete price.dataset.netText
  }
  const fillAll = (within: ParentNode) => {
    for (const price of within.querySelectorAll<HTMLElement>('[data-net]')) fill(price)
  }
  fillAll(document.body)
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') fill(target as HTMLElement)
      else if (addedNodes.length > 0) fillAll(target as HTMLElement)
    }
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-net'],
  })
  rememberNetPrices(true)
}

/**
 * Remembers for the next page whether to reserve lines for net prices (`RESERVE_NET_PRICE_LINES`), where storage allows
 * it.
 */
export function rememberNetPrices(seesNet: boolean): void {
  document.documentElement.toggleAttribute('data-sees-net', seesNet)
  try {
    if (seesNet) localStorage.setItem(NET_PRICES_KEY, '1')
    else localStorage.removeItem(NET_PRICES_KEY)
  } catch {
    // The next page shifts when net prices appear.
  }
}
