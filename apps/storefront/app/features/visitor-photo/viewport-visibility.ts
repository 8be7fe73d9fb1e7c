/** Whether any part of the element is visible in the window: closed menus keep their boxes. */
export function isInViewport(element: Element): boolean {
  const { clientWidth, clientHeight } = document.documentElement
  const { width, bottom, top, right, left } = element.getBoundingClientRect()
  return (
    width > 0 &&
    bottom > 0 &&
    top < clientHeight &&
    right > 0 &&
    left < clientWidth &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}

/** A quarter of the window above and below the visible part, and as much of a row to its sides. */
const AHEAD = '25%'

interface Watch {
  observe: (element: HTMLImageElement) => void
  disconnect: () => void
}

/** Calls back once with each image that comes near the viewport; of several at a time, those inside it come first. */
export function onNearViewport(then: (images: HTMLImageElement[]) => void): Watch {
  let observer: IntersectionObserver | undefined
  const start = () =>
    new IntersectionObserver(
      (entries, watching) => {
        const near = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => target as HTMLImageElement)
        for (const image of near) watching.unobserve(image)
        then(near.toSorted((a, b) => Number(isInViewport(b)) - Number(isInViewport(a))))
      },
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    )
  return {
    observe: image => {
      observer ??= start()
      observer.observe(image)
    },
    disconnect: () => {
      observer?.disconnect()
      observer = undefined
    },
  }
}
