import { expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { Customer, type TestProduct } from './drivers/customer.ts'
import { printJob } from './drivers/paid-order.ts'
import { printSimilarity } from './drivers/print-similarity.ts'
import { readQrCode } from './drivers/read-qr-code.ts'
import { importTransfer } from './drivers/selling-shop.ts'
import { SELLING_TEXTS, type SellingTexts } from './drivers/selling-texts.ts'
import { sharedShop as shop, uniqueConnection } from './drivers/shared-shop.ts'
import { alternatesViewports, isFullMatrix } from './drivers/windows.ts'

test.use(uniqueConnection(import.meta.url))

const GOODS: readonly TestProduct[] = ['wall art', 'accessories']
const isShown = (row: number, goods: TestProduct) => isFullMatrix || GOODS[row % 2] === goods
const orderNumber = async (page: Page) =>
  (await page.locator('main').innerText()).match(/(PP|KL)-[\dA-Z]{4}-[\dA-Z]{4}/)?.[0] ?? ''

const rows = SELLING_TEXTS.flatMap((words, row) =>
  GOODS.filter(goods => isShown(row, goods)).map(goods => ({ words: words as SellingTexts, goods, row })),
)

for (const { words, goods, row } of rows) {
  // Half of them have no scripts, as all steps are plain forms.
  const javaScriptEnabled = row % 2 === 0
  test.describe(`${words.locale}${javaScriptEnabled ? '' : ', without scripts'}`, () => {
    test(`somebody orders ${goods} as a guest and pays`, { tag: alternatesViewports(row + 1) }, async ({
      page,
      browser,
      contextOptions,
    }) => {
      const first = new Customer(page, { words, goods, port: shop.port })
      await first.takes(goods)
      const storageState = await page.context().storageState()
      const context = await browser.newContext({ ...contextOptions, storageState, javaScriptEnabled })
      const customer = new Customer(await context.newPage(), {
        words,
        goods,
        port: shop.port,
        hasScripts: javaScriptEnabled,
      })
      const looksWell = async (what: string) =>
        javaScriptEnabled && expect.soft(await findA11yViolations(customer.page), what).toEqual([])

      await customer.opensCart()
      await looksWell('the cart')
      const preview = goods === 'wall art' && (await previewOf(page, customer))
      await customer.goesToCheckout()
      await customer.typesAddress()
      await looksWell('the ways of sending')
      await customer.choosesShippingAndPayment()
      await looksWell('the receipt')
      await customer.order().click()
      if (words.pay === 'hosted') await paysByCard(customer)
      else await scans(customer)
      await looksWell('the order')
      if (words.pay === 'epc') await transfers(customer)
      if (preview && words.pay !== 'qr-bill' && !words.otherMethod)
        expect(
          await printSimilarity((await printJob(shop, await orderNumber(customer.page))).pdf, preview),
        ).toBeGreaterThanOrEqual(0.98)
      await context.close()
    })
  })
}

/** Refused at first: the same order is then paid by another card or another method, without a second order. */
async function paysByCard(customer: Customer) {
  const { page, words } = customer
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(customer.title()).toHaveText('Almost done')
  const number = await orderNumber(page)
  if (words.otherMethod) await page.getByRole('radio', { name: words.otherMethod }).check()
  await customer.presses(words.payNow)
  if (!words.otherMethod) await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(customer.title()).toHaveText(words.thanks)
  await expect(page.getByRole('main')).toContainText(/We’re sending the confirmation to \S+@/)
  expect(await orderNumber(page)).toBe(number)
}

/** The transfer data beside the QR code, as a bank's form takes it. */
async function slipOf(page: Page) {
  const values = page.locator('[data-copy]')
  const all = await values.evaluateAll(rows => rows.map(row => row.getAttribute('data-copy') ?? ''))
  const [, iban = ''] = all
  const [amount = '', reference = ''] = all.slice(-2)
  return { iban, amount, reference }
}

/** The QR code on the page equals the data beside it. */
async function scans({ page, words, title }: Customer) {
  await expect(title()).toHaveText(words.thanks)
  const code = await readQrCode(page.locator('[data-code]'))
  const { iban, amount, reference } = await slipOf(page)
  if (words.pay === 'epc') {
    expect(code?.slice(0, 4)).toEqual(['BCD', '002', '1', 'SCT'])
    expect(code?.slice(6, 10)).toEqual([iban, `EUR${amount}`, '', reference])
  } else {
    expect(code?.slice(0, 2)).toEqual(['SPC', '0200'])
    expect(code?.[3]).toBe(iban)
    expect(code?.slice(18, 20)).toEqual([amount, 'CHF'])
    expect(code?.slice(27, 29)).toEqual(['QRR', reference])
  }
}

/** Imports the transfer; the page of the order shows it. */
async function transfers({ page, words, title }: Customer) {
  const { iban, amount, reference } = await slipOf(page)
  await importTransfer(shop, { iban, reference, amount: amount.replace('.', ',') })
  await expect(async () => {
    await page.reload()
    await expect(title()).toHaveText(words.paid, { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

async function previewOf(page: Page, customer: Customer): Promise<Buffer> {
  const picture = customer.page.locator('img[src*="/preview"]').first()
  const address = new URL((await picture.getAttribute('src')) ?? '', customer.page.url()).href
  const base64 = await page.evaluate(async url => {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  }, address)
  return Buffer.from(base64, 'base64')
}
