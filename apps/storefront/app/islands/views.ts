/** Thumbnails and dots scroll the row of large images and mark the visible one. A button opens the large view. */
export default function enhanceGallery(root: HTMLElement): void {
  let seen = 0
  const row = () => root.querySelector<HTMLElement>('[data-views]')
  const turn = (behavior: ScrollBehavior) => {
    const views = row()
    if (!views) return
    seen = Math.min(seen, views.children.length - 1)
    views.scrollTo({ left: seen * views.clientWidth, behavior })
  }
  const mark = () => {
    for (const [index, link] of root.querySelectorAll('[data-view]').entries()) {
      if (index === seen) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    for (const [index, dot] of root.querySelectorAll('p[aria-hidden] > span').entries())
      dot.toggleAttribute('data-current', index === seen)
  }

  const offerLarge = () => {
    for (const button of root.querySelectorAll<HTMLElement>('[data-enlarge]')) button.hidden = false
  }
  offerLarge()
  root.addEventListener('click', async event => {
    const button = (event.target as Element).closest<HTMLElement>('[data-enlarge]')
    const views = row()
    if (!button || !views) return
    const { openLargeView } = await import('./large-view.ts')
    const { close = '', previous = '', next = '' } = button.dataset
    openLargeView(views, seen, { title: views.ariaLabel ?? '', close, previous, next })
  })
  root.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLElement>('[data-view]')
    if (!link) return
    event.preventDefault()
    seen = Number(link.dataset.view)
    turn(matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
    mark()
  })
  root.addEventListener(
    'scroll',
    () => {
      const views = row()
      if (!views) return
      seen = Math.round(views.scrollLeft / views.clientWidth)
      mark()
    },
    { capture: true, passive: true },
  )
  // Another choice replaces the images and scrolls to the one that shows it (`gallery-view.ts`).
  document.addEventListener('configured', () => {
    offerLarge()
    const views = row()
    if (views) seen = Math.round(views.scrollLeft / views.clientWidth)
    mark()
  })
}
