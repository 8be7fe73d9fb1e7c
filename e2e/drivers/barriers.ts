import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { showFar } from '../../tools/browser/show-far.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Each accessibility rule that the page breaks, and where. */
export async function findBarriers(page: Page): Promise<string[]> {
  await showFar(page)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/**
 * The same, without targets that only something floating makes small by lying over them: scrolled on by half a window
 * they are free. What breaks any other rule counts at once. Begins at the page's beginning.
 */
export async function findLastingBarriers(page: Page): Promise<string[]> {
  const found = await findBarriers(page)
  if (!found.some(isSmallTarget)) return found
  await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }))
  const lasting = await findBarriers(page)
  return found.filter(barrier => !isSmallTarget(barrier) || lasting.includes(barrier))
}

const isSmallTarget = (barrier: string) => barrier.startsWith('target-size:')
