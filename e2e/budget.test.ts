import { CHANNELS } from '@passepartout/domain'
import { expect, test } from '@playwright/test'
import {
  BUDGETS,
  FLYOUT_JS,
  overBudget,
  WRITTEN_LIST_JS,
  WRITTEN_LIST_REQUESTS,
} from '../tools/page-budgets/budgets.ts'
import { collectPageWeight } from '../tools/page-budgets/collect-page-weight.ts'
import { longestTask } from '../tools/page-budgets/long-tasks.ts'
import { countRestyledElements } from '../tools/page-budgets/style-recalculation.ts'
import { ALL_CONSENT_PURPOSES } from '../tools/system-tests/all-consent-purposes.ts'
import { startShop } from '../tools/system-tests/start-shop.ts'
import { fullBrowser } from './drivers/full-browser.ts'
import { shopAt } from './drivers/shop-address.ts'

// The headless engine assumes a slower connection and loads lazy images from farther away.
test.use({ launchOptions: fullBrowser })

/**
 * Most elements that one task may restyle while the page loads. About 250 keep a phone four times slower than this
 * machine busy for 50 ms; `npm run bench -- pages` measures the milliseconds, on a quiet machine.
 */
const ELEMENTS = 300
/** Chromium sometimes styles the page once before its style sheet has arrived: the best of so many loads counts. */
const LOADS = 6

// Tracing would add work to the page.
test.use({ trace: 'off', screenshot: 'off' })

/** Elements that may be restyled when one is added: the sections beside it and elements that depend on them. */
const RESTYLED = 80

/** Files of the consent notice. */
const QUESTION_REQUESTS = 2

for (const budget of BUDGETS) {
  const { name, channel, path } = budget
  test(`the ${name} of ${channel} fetches no more than it may`, { tag: '@phone' }, async ({ page }) => {
    const weighed = collectPageWeight(page)
    await page.goto(shopAt(channel) + path, { waitUntil: 'networkidle' })
    expect(overBudget(budget, await weighed.files())).toEqual([])
  })
}

test('with numbers, split tests, recording and a tag manager switched on pages fetch no more than they may', {
  tag: '@phone',
}, async ({ browser }) => {
  const shop = await startShop({ env: ALL_CONSENT_PURPOSES })
  try {
    for (const budget of BUDGETS) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const weighed = collectPageWeight(page)
      await page.goto(shop.url(budget.path, `${budget.channel}.de.localhost`), { waitUntil: 'networkidle' })
      // The consent notice adds its own code; the limit of bytes stays.
      const asking = { ...budget, requests: budget.requests + QUESTION_REQUESTS }
      expect(overBudget(asking, await weighed.files()), `${budget.name} of ${budget.channel}`).toEqual([])
      await context.close()
    }
  } finally {
    await shop.dispose()
  }
})

test('a list with names on its cards fetches what writes them, and no more', { tag: '@phone' }, async ({
  page,
}) => {
  const weighed = collectPageWeight(page)
  await page.addInitScript(() =>
    localStorage.setItem('card-names', JSON.stringify({ couple: { first: 'Mara', second: 'Ole' } })),
  )
  await page.goto(`${shopAt('kartenliebe')}/hochzeitskarten/`)
  await page.locator('img[data-names]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const limits = { most: { js: WRITTEN_LIST_JS }, requests: WRITTEN_LIST_REQUESTS }
  expect(overBudget(limits, await weighed.files())).toEqual([])
})

for (const channel of CHANNELS) {
  test(`a flyout of ${channel} opens with little script`, { tag: '@desktop' }, async ({ page }) => {
    const weighed = collectPageWeight(page)
    await page.goto(shopAt(channel), { waitUntil: 'networkidle' })
    const bar = page.getByRole('banner').getByRole('listitem')
    await bar
      .filter({ has: page.locator('button[aria-expanded]') })
      .getByRole('link')
      .first()
      .hover()
    await page.locator('[data-flyout-panel]').locator('visible=true').first().waitFor()
    await page.waitForLoadState('networkidle')
    const limits = { most: { js: FLYOUT_JS }, requests: Number.POSITIVE_INFINITY }
    expect(overBudget(limits, await weighed.files())).toEqual([])
  })

  test(`the start page of ${channel} never keeps a slow phone busy`, { tag: '@phone' }, async ({
    browser,
  }) => {
    const counts: number[] = []
    while (counts.length < LOADS && !counts.some(count => count <= ELEMENTS))
      counts.push((await longestTask(browser, `${shopAt(channel)}/`)).elements)
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(Math.min(...counts)).toBeLessThanOrEqual(ELEMENTS)
  })
}

for (const { channel, path } of [
  { channel: 'passepartout', path: '/wandbilder/leinwand' },
  { channel: 'kartenliebe', path: '/hochzeitskarten/' },
] as const) {
  test(`what changes on ${path} gives new styles to little else`, { tag: '@phone' }, async ({
    browser,
    page,
  }) => {
    await page.goto(shopAt(channel) + path, { waitUntil: 'networkidle' })
    const count = await countRestyledElements(browser, page)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(RESTYLED)
  })
}
