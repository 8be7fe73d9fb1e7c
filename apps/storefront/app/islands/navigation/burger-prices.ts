/**
 * Adds the prices of the flyouts below the tiles of the small-screen menu, which reserves their lines: the shop's pages
 * carry none of them. On failure the tiles stay without prices.
 */
export async function showPrices(menu: HTMLElement): Promise<void> {
  const waiting = [...menu.querySelectorAll<HTMLElement>('[data-price]')]
  const address = menu.dataset.flyouts
  if (waiting.length === 0 || !address) return
  const answer = await fetch(address, { credentials: 'omit' }).catch(() => undefined)
  if (!answer?.ok) return
  const template = document.createElement('template')
  template.innerHTML = await answer.text()
  const prices = new Map(
    [...template.content.querySelectorAll<HTMLElement>('[data-price]')].map(one => [one.dataset.price, one]),
  )
  for (const line of waiting) {
    const price = prices.get(line.dataset.price)?.firstElementChild?.cloneNode(true)
    if (!(price instanceof HTMLElement)) continue
    price.classList.remove('flyout-line')
    line.replaceChildren(price)
  }
}
