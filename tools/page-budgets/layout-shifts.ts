import type { Page } from '@playwright/test'

export interface LayoutShift {
  value: number
  /** Moved elements, as short selectors. */
  moved: string[]
}

declare global {
  interface Window {
    layoutShifts?: LayoutShift[]
  }
}

/** Records layout shifts in the pages opened after this call. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = []
    window.layoutShifts = shifts
    interface Entry extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const name = (node: Node | null | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element
        ? `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.slice(0, 60)}`
        : 'removed'
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${name(node)} ${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`,
        )
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Layout shifts so far that no input caused. */
export function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => window.layoutShifts ?? [])
}
