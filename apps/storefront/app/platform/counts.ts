/**
 * Writes the number of cart lines and of wishlist cards into the header. The server sets each in a readable cookie
 * beside the signed one, so that a cached page displays it without a request.
 */
export function renderHeaderCounts(): void {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const cookie = new RegExp(`(?:^|; )${badge.dataset.count}=(\\d{1,3})(?:;|$)`).exec(document.cookie)
    const count = Number(cookie?.[1] ?? 0)
    badge.textContent = count > 0 ? String(count) : ''
    badge.hidden = count === 0
  }
}

// A page from the back/forward cache still shows the counts of when it was left.
addEventListener('pageshow', event => event.persisted && renderHeaderCounts())
