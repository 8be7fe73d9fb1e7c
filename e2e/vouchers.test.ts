import { expect, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { Customer } from './drivers/customer.ts'
import { SELLING_TEXTS } from './drivers/selling-texts.ts'
import { runShopCommand, sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'
import { alternatesViewports } from './drivers/windows.ts'

test.use(uniqueConnection(import.meta.url))

/** Creates a voucher by `npm run shop --`, and returns its code. */
async function madeVoucher(...typed: string[]): Promise<string> {
  const said = await runShopCommand(shop.dataDir, 'voucher', 'create', '--amount', '100', ...typed)
  return said.match(/[\dA-Z]{4}(-[\dA-Z]{4})+/)?.[0] ?? ''
}

const [GERMAN, , , BRITISH] = SELLING_TEXTS
const WORDS = [
  {
    selling: GERMAN,
    hasScripts: true,
    page: '/geschenkgutschein/',
    currency: 'EUR',
    check: 'Guthaben prüfen',
    checked: 'Gutscheincode',
    unknown: 'Diesen Gutscheincode kennen wir nicht.',
    expired: 'Dieser Gutschein ist abgelaufen.',
    tooLittle: /^Dieser Code gilt ab 40,00/,
    whole: /^100,00\s€, noch nicht eingelöst\./,
    left: /^Noch \d+,\d\d\s€ von 100,00\s€\./,
    enter: 'Einlösen',
    field: 'Gutschein oder Aktionscode',
    entered: 'Eingegebene Codes',
    pays: /deckt \d+,\d\d\s€\. Danach sind noch \d+,\d\d\s€ darauf/,
    remove: /^Code .* entfernen$/,
  },
  {
    selling: BRITISH,
    hasScripts: false,
    page: '/gift-vouchers/',
    currency: 'GBP',
    check: 'Check balance',
    checked: 'Voucher code',
    unknown: 'We don’t know this voucher code.',
    expired: 'This voucher has expired.',
    tooLittle: /£40\.00/,
    whole: /^£100\.00, none of it spent yet\./,
    left: /^£\d+\.\d\d left of £100\.00\./,
    enter: 'Apply',
    field: 'Voucher or promotion code',
    entered: 'Codes entered',
    pays: /£\d+\.\d\d/,
    remove: /^Remove code/,
  },
]

for (const [row, words] of WORDS.entries()) {
  const { selling, hasScripts } = words
  const how = `in ${selling.locale}, ${hasScripts ? 'with' : 'without'} scripts`

  test(`a voucher is looked at, refused with its reason, spent, and what is left is known, ${how}`, {
    tag: alternatesViewports(row),
  }, async ({ page: first, browser, contextOptions }) => {
    const made = { currency: ['--currency', words.currency] }
    const code = await madeVoucher(...made.currency)
    const old = await madeVoucher(...made.currency, '--from', '2026-01-02', '--until', '2026-02-03')
    const customer = new Customer(first, { words: selling, goods: 'accessories', port: shop.port })
    await customer.takes('accessories')
    const storageState = await first.context().storageState()
    const page = hasScripts
      ? first
      : await (
          await browser.newContext({ ...contextOptions, storageState, javaScriptEnabled: false })
        ).newPage()
    const buyer = new Customer(page, { words: selling, goods: 'accessories', port: shop.port, hasScripts })

    // axe runs as a script of the page.
    const looksWell = async (what: string) => {
      if (hasScripts) expect.soft(await findA11yViolations(page), what).toEqual([])
    }
    const looksAt = async (typed: string) => {
      await page.goto(`http://kartenliebe.${selling.country}.localhost:${shop.port}${words.page}`)
      await page.getByLabel(words.checked).fill(typed)
      await page.getByRole('button', { name: words.check }).click()
    }
    await test.step('its page says what a code is worth, and spends nothing', async () => {
      await looksAt('GIBT-ESNI-CHTX-XXXX')
      await expect(page.getByText(words.unknown)).toBeInViewport()
      await expect(page.getByLabel(words.checked)).toHaveValue('GIBT-ESNI-CHTX-XXXX')
      await looksWell('a refused code')
      await looksAt(code.toLowerCase())
      await expect(page.getByRole('status').filter({ hasText: words.whole })).toBeInViewport()
      await looksWell('what it is worth')
    })

    const enters = async (typed: string) => {
      await page.getByRole('textbox', { name: words.field }).fill(typed)
      await buyer.presses(words.enter)
    }
    await test.step('the cart says why a code is refused', async () => {
      await buyer.opensCart()
      await enters(old)
      await expect(page.getByText(words.expired)).toBeVisible()
      await looksWell('a refused code in the cart')
      await enters('HERBST26')
      await expect(page.getByText(words.tooLittle)).toBeVisible()
    })

    await test.step('cart and checkout show what it brings, and the rest stays on it', async () => {
      await page.getByRole('button', { name: words.remove }).first().click()
      await enters(code)
      await expect(page.getByRole('list', { name: words.entered })).toContainText(words.pays)
      await buyer.goesToCheckout()
      await expect(page.locator('[data-summary]').first()).toContainText(code.slice(-4))
      await buyer.typesAddress()
      await buyer.presses(selling.toPayment)
      await expect(buyer.order()).toBeVisible()
      await buyer.order().click()
      await expect(page).toHaveURL(/\/(bestellung|order)\//)
      await looksAt(code)
      await expect(page.getByRole('status').filter({ hasText: words.left })).toBeVisible()
    })
  })
}
