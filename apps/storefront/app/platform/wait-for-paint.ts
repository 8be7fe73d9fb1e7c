/** Waits until all changes so far are painted; a page in the background paints nothing and does not wait. */
export const waitForPaint = () =>
  new Promise<void>(resolve => {
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })
