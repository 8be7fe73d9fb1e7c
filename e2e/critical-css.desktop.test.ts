import { CHANNELS } from '@passepartout/domain'
import { expect, test } from '@playwright/test'
import { PAGE_KINDS } from '../tools/page-budgets/page-kinds.ts'
import { shopAt } from './drivers/shop-address.ts'

const LINKING = {
  passepartout: ['cart', 'nothing found'],
  kartenliebe: ['cart', 'wishlist', 'nothing found'],
}

for (const channel of CHANNELS)
  test(`the styles that a first page brings along are all that its elements need, on ${channel}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    // The shop's scripts load the full sheets themselves; images need no styles.
    await page.route(/\.(js|webp|avif|jpg|png)(\?|$)|\/_ipx\//, route => route.abort())
    const linking: string[] = []
    for (const { name, path } of PAGE_KINDS[channel]) {
      // The designer links its sheet.
      if (name === 'designer') continue
      await page.goto(shopAt(channel) + path, { waitUntil: 'domcontentloaded' })
      const { left, missed } = await page.evaluate(rulesLeftOut)
      if (left === 0) linking.push(name)
      expect.soft(missed, name).toEqual([])
      expect.soft(await page.locator('style[data-part]', { hasText: '@font-face' }).count(), name).toBe(0)
    }
    // Personal pages, and those for unknown addresses, link their sheets.
    expect(linking).toEqual(LINKING[channel])
  })

for (const channel of CHANNELS)
  for (const width of [390, 1440])
    test(`faces that come too late move nothing once the whole sheets are there, on ${channel}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.route(/\.woff2/, async route => {
        await new Promise(resolve => setTimeout(resolve, 700))
        await route.continue()
      })
      await page.addInitScript(() => {
        let moved = 0
        const note = (shifts: PerformanceEntryList) => {
          for (const shift of shifts) moved += (shift as PerformanceEntry & { value: number }).value
        }
        const observer = new PerformanceObserver(list => note(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        const movedSoFar = () => {
          note(observer.takeRecords())
          return moved
        }
        Object.assign(window, { movedSoFar })
      })
      await page.goto(`${shopAt(channel)}/`, { waitUntil: 'load' })
      const { painted, faces, moved } = await page.evaluate(wholeSheetsShown)
      expect(faces, 'faces came after the first paint').toBeGreaterThan(painted)
      // The characters of the wordmark change their widths within its box: some hundred-thousandths.
      expect(moved).toBeLessThan(0.0005)
    })

/** After the full sheets are loaded and laid out: time of the first paint, time of the fonts, and layout shifts. */
async function wholeSheetsShown() {
  const part = document.querySelector<HTMLElement>('style[data-part]')
  const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const isThere = () =>
    document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${part?.dataset.from}"]`)?.sheet
  while (!isThere()) await nextFrame()
  // One frame for the layout, and the next begins once it is done and recorded.
  for (let frame = 0; frame < 3; frame++) await nextFrame()
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return {
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    faces: Math.min(...files.filter(({ name }) => name.includes('.woff2')).map(file => file.responseEnd)),
    moved: (window as unknown as { movedSoFar: () => number }).movedSoFar(),
  }
}

/**
 * Number of rules that a page's critical CSS omits, and those of them that would match an element in some window or
 * state.
 */
async function rulesLeftOut(): Promise<{ left: number; missed: string[] }> {
  const sheets = await Promise.all(
    [...document.querySelectorAll<HTMLStyleElement>('style[data-from]')].map(async part => {
      return { part, whole: await (await fetch(part.dataset.from ?? '')).text() }
    }),
  )
  const rulesOf = (list: CSSRuleList, within = ''): [name: string, selector: string][] =>
    [...list].flatMap(rule => {
      if (rule instanceof CSSStyleRule)
        return [[within + rule.cssText, rule.selectorText] as [string, string]]
      if (!('cssRules' in rule) || rule instanceof CSSKeyframesRule) return []
      const { cssRules, cssText } = rule as CSSGroupingRule
      return rulesOf(cssRules, `${within}${cssText.slice(0, cssText.indexOf('{'))} `)
    })
  const out = sheets.flatMap(({ part, whole }) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(whole)
    const brought = new Set(rulesOf((part.sheet as CSSStyleSheet).cssRules).map(([name]) => name))
    return rulesOf(sheet.cssRules).filter(([name]) => !brought.has(name))
  })
  // Any element may get any state, and any generated content.
  const inAnyState = (selector: string) =>
    selector
      .replace(/::[\w-]+(\([\w-]*\))?/g, '')
      .replace(
        /(?<!\\):(?!is\(|where\(|not\(|has\(|nth|first|last|only|root|lang|host)[\w-]+/g,
        ':nth-child(n)',
      )
  const missed = out.filter(([, selector]) => document.querySelector(inAnyState(selector) || '*') !== null)
  return { left: out.length, missed: missed.map(([name]) => name.slice(0, 200)) }
}
