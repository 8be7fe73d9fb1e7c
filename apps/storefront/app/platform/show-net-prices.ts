import { fillMessage, formatMoney, type Locale, localeFacts } from '@passepartout/domain'
import { NET_PRICES_KEY } from './first-paint.ts'

/**
 * Has every price of the page say below it what remains of it without tax, also those that come or change later. The texts
 * are attributes that styles show: elements of islands belong to React, which would trip over nodes of others.
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

/** Remembers for the next page whether to keep room for net prices (`KEEP_NET_LINES`); a browser may keep nothing. */
export function rememberNetPrices(seesNet: boolean): void {
  document.documentElement.toggleAttribute('data-sees-net', seesNet)
  try {
    if (seesNet) localStorage.setItem(NET_PRICES_KEY, '1')
    else localStorage.removeItem(NET_PRICES_KEY)
  } catch {
    // The next page moves when net prices come.
  }
}
