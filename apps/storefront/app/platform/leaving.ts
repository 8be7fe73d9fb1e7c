/** Longer than a page takes to come, shorter than somebody stays who came back to this one. */
const WITHIN_MS = 10_000

let leftAt = Number.NEGATIVE_INFINITY

/** Remembers when somebody sets off for another page. */
export function watchLeaving(): void {
  const leave = () => {
    leftAt = Date.now()
  }
  if ('navigation' in window) {
    navigation.addEventListener('navigate', ({ hashChange, downloadRequest, destination }) => {
      if (!hashChange && downloadRequest === null && !destination.sameDocument) leave()
    })
    return
  }
  // Browsers without that interface: most who leave press a link or send a form.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]:not([href^="#"], [target], [download])')) leave()
  })
  document.addEventListener('submit', leave)
}

/** Whether the next page is on its way. Firefox gives up what this one still fetches, its code too, before that page is there. */
export const isLeaving = (now: number = Date.now()): boolean => now >= leftAt && now - leftAt < WITHIN_MS
