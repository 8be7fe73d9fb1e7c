/** Bars and other floating elements (`above-notice`) count with their margins. */
const OPERABLE = 'button, input, select, textarea, label, summary, a.button, [data-part=price], .above-notice'
/** Lines of text and small buttons are larger than this. */
const GRID_PX = 12
const NEAR_PX = 8
/** In browsers without `scrollend`, scrolling counts as ended after this time. */
const REST_MS = 150

/**
 * Displays a floating element only while the page is not scrolling and no text or control is below or right beside it;
 * images may be. It is hidden until the first check (`floating` in frame.css), so that it never covers anything.
 */
export default function hideFloatingOverlaps(floating: HTMLElement): void {
  let rest = 0
  let looks = 0
  const look = async () => {
    looks += 1
    const own = looks
    const isFree = !(await coversContent(floating))
    if (own === looks) floating.toggleAttribute('data-free', isFree)
  }
  const lookLater = () => {
    clearTimeout(rest)
    rest = window.setTimeout(look, REST_MS)
  }
  addEventListener(
    'scroll',
    () => {
      looks += 1
      floating.removeAttribute('data-free')
      if (!('onscrollend' in window)) lookLater()
    },
    { passive: true },
  )
  addEventListener('scrollend', look, { passive: true })
  // Unfolding, loading and removed content moves all below it, and bars appear over the page.
  addEventListener('transitionend', ({ target }) => target !== floating && lookLater())
  // The observer reports the size at once, which triggers the first check.
  new ResizeObserver(lookLater).observe(document.body)
}

/** Each row of the grid in a task of its own: all together blocked a slow phone for 100 ms. */
async function coversContent(floating: HTMLElement): Promise<boolean> {
  const { left, top, right, bottom } = floating.getBoundingClientRect()
  const box = new DOMRect(
    left - NEAR_PX,
    top - NEAR_PX,
    right - left + 2 * NEAR_PX,
    bottom - top + 2 * NEAR_PX,
  )
  const known = new Set<Element>()
  for (let y = box.top; y <= box.bottom; y += GRID_PX) {
    for (let x = box.left; x <= box.right; x += GRID_PX)
      for (const element of document.elementsFromPoint(x, y)) {
        if (known.has(element)) continue
        known.add(element)
        if (!floating.contains(element) && (element.matches(OPERABLE) || hasTextIn(element, box))) return true
      }
    await new Promise(resolve => setTimeout(resolve))
  }
  return false
}

function hasTextIn(element: Element, box: DOMRect): boolean {
  return [...element.childNodes].some(node => {
    if (!(node instanceof Text) || !node.data.trim()) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, top, right, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    )
  })
}
