import { CHANNELS } from '@passepartout/domain'
import { expect, test } from '@playwright/test'
import { layoutShifts, watchLayoutShifts } from '../tools/page-budgets/layout-shifts.ts'
import { PAGE_KINDS } from '../tools/page-budgets/page-kinds.ts'
import { scrollThroughPage } from '../tools/page-budgets/scroll-through-page.ts'
import { findPersistentA11yViolations } from './drivers/a11y-violations.ts'
import { shopAt } from './drivers/shop-address.ts'

/**
 * `ALL_PAGES=1 npm run e2e -- e2e/accessibility.test.ts` checks every kind of page in both windows, a normal run a
 * sample.
 */
const looksAtAll = process.env.ALL_PAGES === '1'

for (const channel of CHANNELS) {
  const kinds = PAGE_KINDS[channel]
  test(`no page of ${channel} has a barrier, moves by itself or complains`, async ({ page }, { project }) => {
    test.setTimeout(looksAtAll ? 15 * 60_000 : 240_000)
    const own = kinds.filter(({ sample }) => looksAtAll || sample === project.name)
    const origin = shopAt(channel)
    const complaints: string[] = []
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', ({ message }) => complaints.push(message))
    await watchLayoutShifts(page)
    for (const { name, path, status = 200 } of own) {
      await test.step(name, async () => {
        complaints.length = 0
        const answer = await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 })
        expect.soft(answer?.status()).toBe(status)
        await scrollThroughPage(page)
        const shifts = await layoutShifts(page)
        expect.soft(await findPersistentA11yViolations(page), `barriers of the ${name}`).toEqual([])
        expect
          .soft(
            shifts.filter(({ value }) => value >= 0.001),
            `shifts of the ${name}`,
          )
          .toEqual([])
        const unexpected = complaints.filter(text => status === 200 || !text.includes(`status of ${status}`))
        expect.soft(unexpected, `complaints of the ${name}`).toEqual([])
      })
    }
  })
}

test('what a key reaches does not lie behind the price at the foot of the window', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${shopAt('passepartout')}/wandbilder/leinwand`)
  await page.mouse.wheel(0, 300)
  const bar = page.getByRole('button', { name: /Preis/ }).filter({ hasText: '€' })
  const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
  await page.getByRole('main').getByRole('link').last().focus()
  await expect(bar).toBeVisible()
  const isFocused = () => legal.evaluate(link => link === document.activeElement)
  for (let press = 0; press < 60 && !(await isFocused()); press++) await page.keyboard.press('Tab')
  await expect(legal).toBeFocused()
  const isOnTop = () =>
    legal.evaluate(link => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
})
