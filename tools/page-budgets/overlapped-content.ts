import type { Page } from '@playwright/test'

/**
 * Scrolls a page to its end and back in steps of half a window and reports overlaps at each step: an element that stays
 * in the window while the page scrolls (fixed or sticky) over unrelated text, buttons and fields, or below them. An
 * opaque bar at the upper or lower edge of the window may cover scrolling content, but not another fixed element. Each
 * pair is reported once, with the first step that shows it. Floating elements may hide on the way down, so the way up
 * counts.
 */
export function findOverlappedContent(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface Box {
      left: number
      top: number
      right: number
      bottom: number
    }
    interface Painted extends Box {
      isOpaque: boolean
    }
    /** Pixels; smaller overlaps are the edge of a text line. */
    const SLACK = 2
    const found = new Map<string, string>()

    const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    const settled = async () => {
      await frame()
      await frame()
      const moving = document.getAnimations().filter(({ effect, playState }) => {
        const { iterations } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && iterations !== Number.POSITIVE_INFINITY
      })
      await Promise.allSettled(moving.map(({ finished }) => finished))
    }
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ').slice(0, 3).join('.')}`
    const words = (element: Element) => (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const cut = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const isLarge = ({ left, top, right, bottom }: Box) => right - left > SLACK && bottom - top > SLACK
    const view = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

    /** The part of a box that its clipping ancestors leave visible. */
    function shown(box: Box, element: Element | null): Box {
      let left = cut(box, view())
      for (let around = element; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around)
        const rect = around.getBoundingClientRect()
        if (overflowX !== 'visible' || clipPath !== 'none')
          left = cut(left, { ...left, left: rect.left, right: rect.right })
        if (overflowY !== 'visible' || clipPath !== 'none')
          left = cut(left, { ...left, top: rect.top, bottom: rect.bottom })
      }
      return left
    }

    const alpha = (colour: string) => (/rgba\(.*, ([\d.]+)\)/.exec(colour)?.[1] ?? '1') as unknown as number
    /** The painted boxes of an element. */
    function painted(element: Element): Painted[] {
      if (!isSeen(element)) return []
      const { backgroundColor, opacity } = getComputedStyle(element)
      const solid = Number(alpha(backgroundColor))
      const isPicture = element.matches('img, svg, canvas, video')
      const hasWords = [...element.childNodes].some(node => node instanceof Text && node.data.trim())
      if (solid === 0 && !isPicture && !hasWords) return [...element.children].flatMap(painted)
      const box = shown(element.getBoundingClientRect(), element)
      return isLarge(box) ? [{ ...box, isOpaque: isPicture || (solid === 1 && Number(opacity) === 1) }] : []
    }

    const isBar = ({ top, bottom, isOpaque }: Painted) =>
      isOpaque && (top <= 1 || bottom >= innerHeight - 1) && bottom - top < innerHeight / 3
    const upperFoot = ({ top, bottom }: Box) => (top <= 1 ? bottom : 0)

    /** A sticky element scrolls along before and after it is held at its edge. */
    const isHeld = (element: Element) => {
      const { position, top, bottom } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isAt = (place: number, wanted: string) => Math.abs(place - Number.parseFloat(wanted)) <= 1
      return position === 'fixed' || isAt(box.top, top) || isAt(innerHeight - box.bottom, bottom)
    }

    function look(): Set<string> {
      const pairs = new Set<string>()
      const inLayer = (element: Element) => element.closest('dialog[open], :popover-open') !== null
      const staying = [...document.body.querySelectorAll('*')].filter(
        element =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
          isSeen(element) &&
          !inLayer(element),
      )
      if (staying.length === 0) return pairs
      const layers = staying.map(element => ({
        element,
        boxes: painted(element),
        isHeld: isHeld(element),
      }))
      const bars = layers.filter(({ boxes }) => boxes.some(isBar))
      // An element right below a bar at the upper edge belongs to it, like the head of a table.
      const foot = Math.max(0, ...bars.flatMap(({ boxes }) => boxes.filter(isBar).map(upperFoot)))
      bars.push(
        ...layers.filter(
          layer =>
            !bars.includes(layer) &&
            layer.isHeld &&
            layer.boxes.some(({ top, isOpaque }) => isOpaque && Math.abs(top - foot) <= 1),
        ),
      )
      const belongs = (element: Element | null) => layers.find(layer => layer.element.contains(element))
      const things: { element: Element; boxes: Box[] }[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!element || !node.nodeValue?.trim() || !isSeen(element) || inLayer(element)) continue
        const around = element.getBoundingClientRect()
        if (around.bottom < 0 || around.top > innerHeight) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        things.push({ element, boxes: [...range.getClientRects()] })
      }
      for (const element of document.querySelectorAll('button, a.button, input, select, textarea, summary'))
        if (isSeen(element) && !inLayer(element))
          things.push({ element, boxes: [element.getBoundingClientRect()] })

      for (const { element: layer, boxes } of layers)
        for (const { element, boxes: own } of things) {
          if (layer.contains(element) || element.contains(layer)) continue
          const isHit = boxes.some(box =>
            own.some(one => {
              if (!isLarge(cut(box, one))) return false
              const both = cut(box, shown(one, element))
              if (!isLarge(both)) return false
              const top = document.elementFromPoint(
                (both.left + both.right) / 2,
                (both.top + both.bottom) / 2,
              )
              const bar = bars.find(({ element }) => element.contains(top))
              if (!bar) return true
              return !bar.element.contains(element) && belongs(element)?.isHeld === true
            }),
          )
          const pair = `${name(layer)} "${words(layer)}" over ${name(element)} "${words(element)}"`
          if (isHit) pairs.add(pair)
        }
      return pairs
    }

    /** Elements in transition are checked again afterwards. */
    async function lasting(): Promise<Set<string>> {
      let pairs = look()
      for (let again = 0; again < 5 && pairs.size > 0; again++) {
        await new Promise(resolve => setTimeout(resolve, 60))
        await settled()
        const now = look()
        pairs = new Set([...pairs].filter(pair => now.has(pair)))
      }
      return pairs
    }

    const half = Math.ceil(innerHeight / 2)
    const end = () => document.documentElement.scrollHeight - innerHeight
    for (let y = 0; y < end(); y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: end(), behavior: 'instant' })
    await settled()
    for (let y = end() - half; y > -half; y -= half) {
      scrollTo({ top: Math.max(y, 0), behavior: 'instant' })
      await settled()
      for (const pair of await lasting()) if (!found.has(pair)) found.set(pair, `at ${Math.round(scrollY)}`)
    }
    return [...found].map(([pair, step]) => `${step}: ${pair}`)
  })
}
