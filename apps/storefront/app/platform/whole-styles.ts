let whole: Promise<unknown> | undefined

/**
 * Of each style sheet, the first page of a visit brings what its own elements need (`apps/server/src/http/arrival.ts`). This
 * fetches the rest, and settles once it holds or cannot be had: what a script shows may need it.
 */
export function wholeStyles(): Promise<unknown> {
  whole ??= Promise.all([...document.querySelectorAll<HTMLElement>('style[data-from]')].map(fetchWhole))
  return whole
}

const fetchWhole = (part: HTMLElement) =>
  new Promise<void>(resolve => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = part.dataset.from ?? ''
    link.onload = link.onerror = () => resolve()
    // Behind its part and before the next sheet, which may overrule it.
    part.after(link)
  })
