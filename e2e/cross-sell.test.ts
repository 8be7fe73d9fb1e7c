import { getDraft, listDrafts } from '@passepartout/contracts'
import { expect, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { Customer } from './drivers/customer.ts'
import { SELLING_TEXTS, type SellingTexts } from './drivers/selling-texts.ts'
import { shopPort } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const GERMAN = SELLING_TEXTS[0] as SellingTexts
const CROP = {
  ...{ fit: 'cover' as const, zoom: 1.5, angle: 0, quarterTurns: 0 as const, mirrored: true },
  centre: { u: 0.45, v: 0.6 },
}

test('the picture of the cart becomes another product, with its photo and crop', {
  tag: '@desktop',
}, async ({ page }) => {
  const customer = new Customer(page, { words: GERMAN, goods: 'wall art', port: shopPort() })
  await customer.takes('wall art', 1, CROP)
  await customer.opensCart()
  const offers = page.getByRole('region', { name: 'Dein Foto „Berge“ gibt es auch als' })
  expect.soft(await findA11yViolations(page)).toEqual([])
  await expect(offers.getByRole('link', { name: /45.×.30.cm/ })).toBeVisible()
  await offers.getByRole('link', { name: /^Acrylglas/ }).click()
  await expect(page.getByText('Dein Foto hängt schon im Entwurf.')).toBeVisible()

  const designed = async () => {
    const { drafts } = await customer.calls(listDrafts, {})
    const made = drafts.find(({ configuration }) => Object(configuration).materialType === 'acrylglas')
    if (!made) return undefined
    const { document } = await customer.calls(getDraft, { params: { id: made.id } })
    const [shown] = Object(document).pages
    return shown.elements.find(({ type }: { type: string }) => type === 'photo').photo?.crop
  }
  await expect.poll(designed, { timeout: 20_000 }).toMatchObject(CROP)
  expect(page.url()).not.toContain('#')
})

/** Two languages, on a laptop and on a phone. */
const ORDERED = [
  {
    words: GERMAN,
    ...{ also: 'Dein Foto „Berge“ gibt es auch als', canvas: /^Leinwand/, price: /\d+,\d\d.€/ },
    waits: 'Dein Foto hängt schon im Entwurf.',
  },
  {
    words: SELLING_TEXTS.find(({ locale }) => locale === 'fr-FR') as SellingTexts,
    ...{
      also: /^Votre photo «.Berge.» existe aussi en$/,
      canvas: /^(Impression sur )?toile/i,
      price: /\d+,\d\d.€/,
    },
    waits: 'Votre photo est déjà dans la création.',
  },
]

for (const [row, { words, also, canvas, price, waits }] of ORDERED.entries())
  test(`the picture of an order becomes another product, at the price that was named, ${words.locale}`, {
    tag: alternatesViewports(row + 1),
  }, async ({ page }) => {
    const customer = new Customer(page, { words, goods: 'wall art', port: shopPort() })
    await customer.takes('wall art', 1, CROP)
    await customer.opensCart()
    await customer.goesToCheckout()
    await customer.typesAddress()
    await customer.choosesShippingAndPayment()
    await customer.order().click()
    const offers = page.getByRole('region', { name: also })
    expect.soft(await findA11yViolations(page)).toEqual([])
    const offer = offers.getByRole('link', { name: canvas })
    const named = price.exec((await offer.textContent()) ?? '')?.[0] ?? 'no price'
    await offer.click()
    await expect(page.getByText(waits)).toBeVisible()
    await expect(page.locator('.price-bar')).toContainText(named)
  })

test('without scripts the offers are links with pictures of their own', {
  tag: '@phone',
}, async ({ page, browser, contextOptions }) => {
  const first = new Customer(page, { words: GERMAN, goods: 'wall art', port: shopPort() })
  await first.takes('wall art')
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ ...contextOptions, storageState, javaScriptEnabled: false })
  const own = await context.newPage()
  const customer = new Customer(own, {
    words: GERMAN,
    goods: 'wall art',
    port: shopPort(),
    hasScripts: false,
  })
  await customer.opensCart()
  const offers = own.getByRole('region', { name: /auch als$/ })
  const link = offers.getByRole('link', { name: /^Leinwand/ })
  await expect(link).toHaveAttribute('href', /materialType=leinwand.*#from-line=/)
  await expect(link).toContainText('€')
  const picture = link.locator('img')
  await picture.scrollIntoViewIfNeeded()
  const width = () => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width, { timeout: 20_000 }).toBeGreaterThan(200)
  await context.close()
})
