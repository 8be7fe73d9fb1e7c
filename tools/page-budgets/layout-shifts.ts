import type { Page } from '@playwright/test'

export interface LayoutShift {
  value: number
  /** What moved, as a short selector. */
  moved: string[]
}

declare global {
  interface Window {
    layoutShifts?: LayoutShift[]
  }
}

/** Writes down from now on what moves by itself in the pages that are opened. */
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

/** What has moved in the page so far without the visitor having touched anything. */
export function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => window.layoutShifts ?? [])
}
