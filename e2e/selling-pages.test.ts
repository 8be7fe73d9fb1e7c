import { join } from 'node:path'
import type { Channel } from '@passepartout/domain'
import { expect, type Page, test } from '@playwright/test'
import { startSellingShop } from '../tools/e2e/selling-shop.fixture.ts'
import type { Shop } from '../tools/system-tests/start-shop.ts'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { Customer } from './drivers/customer.ts'
import { simulatePriceChange } from './drivers/selling-shop.ts'
import { SELLING_TEXTS, type SellingTexts } from './drivers/selling-texts.ts'
import { isFullMatrix } from './drivers/windows.ts'

test.describe.configure({ mode: 'default' })
test.skip(!isFullMatrix, 'every page in every width is shown with WHOLE_TABLE=1')
let shop: Shop
test.beforeAll(async () => {
  shop = await startSellingShop({ changeMinutes: 30 })
})
test.afterAll(() => shop.dispose())

const GERMAN = SELLING_TEXTS[0] as SellingTexts

for (const channel of ['passepartout', 'kartenliebe'] as const) {
  for (const width of [390, 820, 1440]) {
    test(
      `every page from the cart to the withdrawal is whole at ${width} px on ${channel}`,
      {
        tag: '@desktop',
      },
      async ({ browser }, info) => {
        const isPhone = width < 700
        const context = await browser.newContext({
          viewport: { width, height: isPhone ? 844 : 900 },
          isMobile: isPhone,
          hasTouch: isPhone,
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        const looks = pictures(page, (name: string) => info.outputPath(`${name}.png`))
        await walks(page, channel, looks)
        await context.close()
      },
    )
  }
}

type Looks = (what: string) => Promise<void>

/** Checks a page: no accessibility violation, nothing wider than the window, and a screenshot for people. */
const pictures =
  (page: Page, fileOf: (name: string) => string): Looks =>
  async what => {
    expect.soft(await findA11yViolations(page), what).toEqual([])
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(wider, `${what} is wider than the window`).toBeLessThanOrEqual(0)
    const folder = process.env.PICTURES
    const path = folder ? join(folder, `${test.info().title.replace(/\W+/g, '-')}-${what}.png`) : fileOf(what)
    await page.screenshot({ path, fullPage: true, animations: 'disabled' })
  }

async function walks(page: Page, channel: Channel, looks: Looks) {
  const words = { ...GERMAN, shelf: channel }
  const customer = new Customer(page, { words, goods: 'accessories', port: shop.port })
  await customer.takes('accessories')
  if (channel === 'passepartout') await customer.takes('wall art')
  await customer.opensCart()
  await looks('cart')
  await customer.goesToCheckout()
  await looks('address')
  await customer.presses(words.toShipping)
  await expect(page.getByRole('region', { name: /Bitte/ })).toBeFocused()
  await looks('errors')
  await customer.typesAddress()
  await expect(page.getByRole('button', { name: words.toPayment })).toBeVisible()
  await looks('shipping')
  await customer.choosesShippingAndPayment()
  await looks('payment')
  await simulatePriceChange(shop)
  await page.reload()
  const changes = page.getByRole('dialog')
  await expect(changes).toBeVisible()
  await looks('changed')
  await changes.getByRole('button', { name: /^Mit .+ weiter$/ }).click()
  await expect(changes).toBeHidden()
  await customer.order().click()
  await expect(customer.title()).toHaveText(words.thanks)
  await looks('thanks')
  const order = page.url()
  await page.goto(`${order.replace(/[/?]*$/, '')}/complaint${channel === 'kartenliebe' ? '/' : ''}`)
  await looks('complaint')
  await page.goto(order)
  await page.getByRole('button', { name: 'Vertrag widerrufen' }).click()
  await page.getByRole('checkbox').first().check()
  await looks('withdrawal')
  await page.getByRole('button', { name: /^Weiter/ }).click()
  await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible()
  await looks('withdrawal-review')
}
