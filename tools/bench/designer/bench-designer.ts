import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '../../browser/chromium.ts'
import { describeMachine } from '../machine.ts'
import { markdownTable } from '../numbers.ts'
import { startIdleShop } from '../start-idle-shop.ts'
import { benchCaret } from './caret.ts'
import { createDesigns } from './designs.ts'
import { benchFrames } from './frames.ts'
import { generatePhotos } from './generate-photos.ts'
import { benchHeap } from './heap.ts'
import { benchScriptWeight } from './script-weight.ts'
import { benchThumbnails } from './thumbnails.ts'

export const PARTS = ['script', 'caret', 'thumbs', 'frames', 'heap'] as const
export type Part = (typeof PARTS)[number]

interface DesignerBench {
  parts: readonly Part[]
  /** Prefixes of the names of designs for the benchmarks of frames and memory; by default all. */
  designs?: readonly string[] | undefined
  minutes: number
}

/**
 * Benchmarks the designer (designer.md 12): script before the first edit, first caret, thumbnails of chosen photos,
 * frames while dragging, memory growth. Prints each result beside its goal; returns 1 where one misses it.
 */
export async function benchDesigner({ parts, designs: only, minutes }: DesignerBench) {
  const shop = await startIdleShop()
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_FLAGS] })
  let isKept = true
  const show = (part: { isKept: boolean; head: string[]; rows: string[][] }) => {
    isKept &&= part.isKept
    console.info(`\n${markdownTable(part.head, part.rows)}`)
  }
  try {
    console.info(describeMachine())
    if (parts.includes('script')) show(await benchScriptWeight(browser, shop))
    if (parts.includes('caret')) show(await benchCaret(browser, shop))
    if (parts.includes('thumbs'))
      show(await benchThumbnails(browser, shop, await generatePhotos(60, 'large')))
    if (parts.includes('frames') || parts.includes('heap')) {
      const designs = await createDesigns(browser, shop, await generatePhotos(100, 'small'), only)
      if (parts.includes('frames')) show(await benchFrames(browser, designs))
      if (parts.includes('heap')) show(await benchHeap(browser, designs, minutes))
    }
    return isKept ? 0 : 1
  } finally {
    await browser.close()
    await shop.dispose()
  }
}
