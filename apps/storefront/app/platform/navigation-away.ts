/** Longer than the next page takes to load, shorter than the stay of a visitor who came back to this page. */
const WITHIN_MS = 10_000

let leftAt = Number.NEGATIVE_INFINITY

/**
 * Records when the visitor leaves for another page. Without the Navigation API, a press on a link or the submission of
 * a form counts.
 */
export function trackNavigationAway(): void {
  const leave = () => {
    leftAt = Date.now()
  }
  if ('navigation' in window)
    navigation.addEventListener('navigate', ({ destination }) => destination.sameDocument || leave())
  else {
    addEventListener('click', ({ target }) => (target as Element).closest?.('a:not([href^="#"])') && leave())
    addEventListener('submit', leave)
  }
}

/**
 * Whether the next page is loading. Firefox cancels this page's pending requests, its code included, before the next
 * page arrives.
 */
export const isNavigatingAway = (now: number = Date.now()): boolean =>
  now >= leftAt && now - leftAt < WITHIN_MS
