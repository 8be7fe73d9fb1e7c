/**
 * Writes the number of articles into the header. The server keeps it in a readable cookie beside the signed one,
 * so that a page from the cache needs no request to show it.
 */
export function showCartCount(): void {
  const count = Number(/(?:^|; )cart-count=(\d{1,3})(?:;|$)/.exec(document.cookie)?.[1] ?? 0)
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    badge.textContent = count > 0 ? String(count) : ''
    badge.hidden = count === 0
  }
}

// A page from the back/forward cache still shows the count of when it was left.
addEventListener('pageshow', event => event.persisted && showCartCount())
