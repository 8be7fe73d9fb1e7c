import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { renderOffscreenContent } from '../../tools/browser/render-offscreen-content.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * A text on the drawn page is as high as it is printed, and its button covers it exactly: a larger one would take
 * clicks of the text below. Each has an equivalent control of finger size beside the page (WCAG 2.2, 2.5.8,
 * "Equivalent").
 */
const TEXT_ON_PAGE = {
  of: '.scene-button[data-kind="text"]',
  button: '.quick-row button, [data-text-field]',
}

/**
 * Each accessibility violation of the page, or of the part that a selector names, and where. Without axe's builder for
 * Playwright: it reports passed rules too, which takes three times as long.
 */
export async function findA11yViolations(page: Page, within?: string): Promise<string[]> {
  if (!within) await renderOffscreenContent(page)
  await page.evaluate(`window.axe ??= (() => { ${axe.source}; return window.axe })()`)
  return page.evaluate(
    async ([within, runOnly, twin]) => {
      // Colours during a transition do not count.
      const passing = document
        .getAnimations()
        .filter(one => one instanceof CSSTransition)
        .map(({ finished }) => finished)
      await Promise.allSettled(passing)
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await run(within ?? document, { runOnly, resultTypes: ['violations'] })
      const twins = document.querySelectorAll(twin.button)
      const hasTwin = (id: string, selector: string) =>
        id === 'target-size' &&
        twins.length > 0 &&
        document.querySelector(selector)?.matches(twin.of) === true
      const found = violations.flatMap(({ id, nodes }) =>
        nodes
          .map(({ target }) => target.join(' '))
          .filter(selector => !hasTwin(id, selector))
          .map(selector => `${id}: ${selector}`),
      )
      const all = (selector: string) => [
        ...(document.querySelector(within ?? 'html')?.querySelectorAll(selector) ?? []),
      ]
      // Faults that axe accepts but that confuse screen readers: an empty group, several asides without a name, a
      // reference to a missing element.
      const asides = all('aside')
      const controls = (one: Element) => one.getAttribute('aria-controls')?.split(' ') ?? []
      const faults = {
        'group-empty': all('fieldset').filter(one => one.children.length === 0),
        'aside-name': asides.filter(
          one => asides.length > 1 && !one.matches('[aria-label], [aria-labelledby]'),
        ),
        'controls-nothing': all('[aria-controls]:not([role=combobox])').filter(one =>
          controls(one).some(id => !document.getElementById(id)),
        ),
      }
      return Object.entries(faults).reduce(
        (list, [id, ones]) => list.concat(ones.map(one => `${id}: ${one.outerHTML.slice(0, 120)}`)),
        found,
      )
    },
    [within, RULES, TEXT_ON_PAGE] as const,
  )
}

/**
 * As `findA11yViolations`, without targets that are small only because a floating element covers them: after scrolling
 * by half a window, or to their centre, they are free. Violations of other rules count at once. Begins at the top of
 * the page.
 */
export async function findPersistentA11yViolations(page: Page): Promise<string[]> {
  const found = await findA11yViolations(page)
  if (!found.some(isSmallTarget)) return found
  await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }))
  const lasting = await findA11yViolations(page)
  const freed = new Set(found.filter(barrier => isSmallTarget(barrier) && !lasting.includes(barrier)))
  for (const barrier of found.filter(barrier => isSmallTarget(barrier) && !freed.has(barrier))) {
    // A bar that sticks to the foot of the window is placed further down the page until one scrolls there.
    await page.evaluate(
      selector => document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      barrier.slice(SMALL_TARGET.length),
    )
    if (!(await findA11yViolations(page)).includes(barrier)) freed.add(barrier)
  }
  return found.filter(barrier => !freed.has(barrier))
}

const SMALL_TARGET = 'target-size: '
const isSmallTarget = (barrier: string) => barrier.startsWith(SMALL_TARGET)
