import type { Page } from '@playwright/test'

/**
 * Finds text overflow on a page: text that is cut off, that leaves the window or its painted box, or that overlaps
 * other text, and buttons with more than two lines. Text in a scrollable element may lie outside of it, and an intended
 * ellipsis is accepted.
 */
export function findTextOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      element: Element
      left: number
      top: number
      right: number
      bottom: number
    }
    /** Pixels; glyphs extend beyond their line a little, above all slanted ones. */
    const SLACK = 3
    const MOST_LINES_OF_BUTTON = 2
    const found = new Set<string>()
    const words = (element: Element) => (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ').slice(0, 2).join('.')}`
    const describe = (what: string, element: Element, other?: Element) =>
      found.add(
        `${what}: ${name(element)} "${words(element)}"${other ? ` ${name(other)} "${words(other)}"` : ''}`,
      )
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, known)
      return known
    }

    const isHiddenFromSight = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { clipPath, clip, opacity, position } = styleOf(around)
        const { width, height } = around.getBoundingClientRect()
        if (clipPath !== 'none' || clip !== 'auto' || opacity === '0') return true
        if ((width <= 1 || height <= 1) && styleOf(around).overflowX !== 'visible') return true
        if (
          position === 'fixed' ||
          position === 'sticky' ||
          around.matches('dialog, [popover], [inert], select, .swiper')
        )
          return true
      }
      return false
    }

    const isPainted = (element: Element) => {
      const { backgroundColor, backgroundImage, borderLeftWidth, borderRightWidth } = styleOf(element)
      return (
        (borderLeftWidth !== '0px' && borderRightWidth !== '0px') ||
        backgroundImage !== 'none' ||
        !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
      )
    }

    /** Reports where a line leaves its ancestors; returns whether it may lie anywhere, as in a scrollable element. */
    function look(line: Line): boolean {
      let isInsidePainted = false
      for (
        let around: Element | null = line.element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const style = styleOf(around)
        if (style.display === 'inline' || style.display === 'contents') continue
        const box = around.getBoundingClientRect()
        const isOut = line.right > box.right + SLACK || line.left < box.left - SLACK
        const isBelow = line.bottom > box.bottom + SLACK * 2 || line.top < box.top - SLACK * 2
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return true
        const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (isShortened) return true
        if ((isOut && cuts(style.overflowX)) || (isBelow && cuts(style.overflowY))) {
          describe('cut off', line.element)
          return true
        }
        if (!isInsidePainted && isPainted(around)) {
          isInsidePainted = true
          if (isOut) describe('leaves its box', line.element, around)
        }
        if (style.position === 'absolute') isInsidePainted = true
      }
      if (line.right > innerWidth + 1 || line.left < -1) describe('leaves the window', line.element)
      return false
    }

    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.nodeValue?.trim() || element.closest('svg, script, style, noscript, option'))
        continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (isHiddenFromSight(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, top, right, bottom } of range.getClientRects()) {
        if (right - left < 2) continue
        // The box of a line is taller than its glyphs.
        const air = (bottom - top) * 0.22
        const line = { element, left, top: top + air, right, bottom: bottom - air }
        if (!look(line)) lines.push(line)
      }
    }

    lines.sort((a, b) => a.top - b.top)
    for (const [at, one] of lines.entries())
      for (let next = at + 1; next < lines.length; next++) {
        const other = lines[next] as Line
        if (other.top >= one.bottom) break
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - other.top
        if (across > SLACK && down > SLACK && one.element !== other.element)
          describe('over each other', one.element, other.element)
      }

    for (const button of document.querySelectorAll('a.button, button.button')) {
      if (!button.checkVisibility({ visibilityProperty: true }) || isHiddenFromSight(button)) continue
      const own = new Set(
        lines.filter(({ element }) => button.contains(element)).map(({ top }) => Math.round(top)),
      )
      if (own.size > MOST_LINES_OF_BUTTON) describe('a button of many lines', button)
    }

    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      found.add(`the page is wider than the window by ${scrollWidth - clientWidth} px`)
    return [...found]
  })
}
