/** Whether any of it shows in the window: closed menus keep their boxes. */
export function isInSight(element: Element): boolean {
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
