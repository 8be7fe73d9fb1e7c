/** Longer than a page takes to come, shorter than somebody stays who came back to this one. */
const WITHIN_MS = 10_000

let leftAt = Number.NEGATIVE_INFINITY

/** Remembers when somebody sets off for another page; browsers that do not tell are taken at the press of a link or the sending of a form. */
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

/** Whether the next page is on its way. Firefox gives up what this one still fetches, its code too, before that page is there. */
export const isNavigatingAway = (now: number = Date.now()): boolean =>
  now >= leftAt && now - leftAt < WITHIN_MS
