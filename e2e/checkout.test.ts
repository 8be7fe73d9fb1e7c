import type { Channel } from '@passepartout/domain'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const ADDRESS = {
  'E-Mail': 'mara.lindner@post.example',
  Vorname: 'Mara',
  Nachname: 'Lindner',
  'Straße und Hausnummer': 'Lindenweg 14',
  Postleitzahl: '99423',
  Ort: 'Weimar',
}
const ORDER = 'Zahlungspflichtig bestellen'

/** Gold ribbons, shipped: the shortest way to an orderable cart. */
async function withArticle(page: Page, channel: Channel) {
  await page.goto(`${shopAt(channel)}/agb`)
  const status = await page.evaluate(async shop => {
    const body = { kind: 'accessory', sku: 'satinband-gold', quantity: 50 }
    const answer = await fetch('/web-api/cart/articles', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shop-channel': shop, 'x-shop-locale': 'de-DE' },
      body: JSON.stringify(body),
    })
    return answer.status
  }, `${channel}-de`)
  expect(status).toBe(201)
}

async function fills(page: Page, address: Record<string, string>) {
  for (const [label, value] of Object.entries(address))
    await page.getByLabel(label, { exact: true }).first().fill(value)
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const goesOn = (page: Page, name: string) => page.getByRole('button', { name }).click()
const transfer = (page: Page) => page.getByRole('radio', { name: /^Überweisung/ })
const order = (page: Page) => page.getByRole('button', { name: ORDER })
const looksWell = async (page: Page, what: string) =>
  expect.soft(await findA11yViolations(page), what).toEqual([])

test('a couple orders by transfer, from the cart to the page of the order', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  await withArticle(page, 'kartenliebe')

  await test.step('the cart says what it comes to and when it comes, before any address', async () => {
    await page.goto(`${shopAt('kartenliebe')}/warenkorb/`)
    const sum = page.getByRole('region', { name: 'Summe' })
    await expect(sum).toContainText('Versand nach Deutschland')
    await expect(sum).toContainText(/Enthält .* MwSt\. \(19/)
    await expect(sum).toContainText('bei euch')
    await looksWell(page, 'the cart')
    await page.getByRole('link', { name: 'Zur Kasse' }).click()
    await expect(title(page)).toHaveText('Kasse')
    const told = await page.locator('[data-track*=begin_checkout]').getAttribute('data-track')
    const total = await page.locator('[data-summary] summary .figures').textContent()
    const value = Number(total?.replace(/[^\d,]/g, '').replace(',', '.'))
    expect(value).toBeGreaterThan(0)
    expect(JSON.parse(told ?? '{}')).toEqual({ event: 'begin_checkout', value, currency: 'EUR' })
  })

  await test.step('what is wrong is said on top and at its field; nothing typed is lost', async () => {
    await fills(page, { ...ADDRESS, Postleitzahl: '9942', Nachname: '' })
    await goesOn(page, 'Weiter zum Versand')
    const wrong = page.getByRole('region', { name: 'Bitte prüft 2 Angaben' })
    await expect(wrong).toBeFocused()
    await expect(page.getByLabel('Vorname', { exact: true }).first()).toHaveValue('Mara')
    await looksWell(page, 'the errors')
    await wrong.getByRole('link', { name: /^Nachname/ }).click()
    await expect(page.locator('#delivery-lastName')).toBeFocused()
  })

  await test.step('the steps fold, and what was typed survives a reload', async () => {
    await fills(page, ADDRESS)
    await goesOn(page, 'Weiter zum Versand')
    await expect(page.getByRole('heading', { name: 'Versand' })).toBeFocused()
    await expect(page.getByText('Mara Lindner, Lindenweg 14, 99423 Weimar')).toBeVisible()
    await page.reload()
    await looksWell(page, 'the ways of sending')
    await goesOn(page, 'Weiter zur Zahlung')
    await transfer(page).check()
  })

  await test.step('a code brings what it says', async () => {
    await page.getByText('Gutschein oder Aktionscode').first().click()
    await page.getByRole('textbox', { name: 'Gutschein oder Aktionscode' }).fill('GIBTESNICHT')
    await goesOn(page, 'Einlösen')
    await expect(page.locator('[id=code-error], li:has-text("GIBTESNICHT")').first()).toBeVisible()
  })

  await test.step('the receipt says everything above one button, and the order is written', async () => {
    const receipt = page.getByRole('region', { name: 'Prüfen und bestellen' })
    await expect(receipt).toContainText('50 Stück zu')
    await expect(receipt).toContainText('Widerrufsrecht')
    await looksWell(page, 'the receipt')
    await order(page).click()
    await expect(page).toHaveURL(/\/bestellung\//)
  })

  await test.step('the cart is empty then, and the checkout leads there', async () => {
    await page.goto(`${shopAt('kartenliebe')}/kasse/`)
    await expect(page).toHaveURL(/\/warenkorb\//)
    await expect(title(page)).toHaveText('Noch keine Karte ausgesucht.')
  })
})

/** The cart of a visitor with scripts, in a window without. */
async function withoutScripts(page: Page, context: BrowserContext, channel: Channel): Promise<Page> {
  await withArticle(page, channel)
  const plain = await context.browser()?.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  if (!plain) throw new Error('No browser')
  return plain.newPage()
}

test('without scripts every step is a page of its own, and an old page does not order again', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const plain = await withoutScripts(page, context, 'kartenliebe')
  await plain.goto(`${shopAt('kartenliebe')}/kasse/`)
  await fills(plain, { ...ADDRESS, Postleitzahl: '1' })
  await goesOn(plain, 'Weiter zum Versand')
  await expect(plain.getByRole('region', { name: 'Bitte prüft eine Angabe' })).toBeVisible()
  await fills(plain, ADDRESS)
  await goesOn(plain, 'Weiter zum Versand')
  await goesOn(plain, 'Weiter zur Zahlung')
  await transfer(plain).check()
  await plain.locator('form[data-instant=payment] [type=submit]').click()
  await expect(order(plain)).toBeVisible()
  await plain.getByRole('link', { name: 'Versand ändern' }).click()
  await expect(plain.getByRole('button', { name: 'Weiter zur Zahlung' })).toBeVisible()
  await goesOn(plain, 'Weiter zur Zahlung')
  const form = await plain.locator('form[data-order]').evaluate(element => element.outerHTML)
  await order(plain).click()
  await expect(plain).toHaveURL(/\/bestellung\//)

  const again = await context.browser()?.newContext({ storageState: await plain.context().storageState() })
  const old = (await again?.newPage()) as Page
  await old.goto(`${shopAt('kartenliebe')}/agb`)
  await old.evaluate(html => {
    document.body.innerHTML = html
    document.querySelector('form')?.submit()
  }, form)
  await expect(old.getByText('Schon bestellt.')).toBeVisible()
  await old.getByRole('link', { name: 'Zum Status' }).click()
  await expect(old).toHaveURL(/\/bestellung\//)
  await plain.context().close()
  await again?.close()
})

test('keys alone lead from the first field to the order', { tag: '@desktop' }, async ({ page }) => {
  await withArticle(page, 'kartenliebe')
  await page.goto(`${shopAt('kartenliebe')}/kasse/`)
  await page.locator('[data-enhance=checkout][data-alive]').waitFor()
  const tabsTo = async (selector: string) => {
    const target = page.locator(selector)
    const isThere = () => target.evaluate(element => element === document.activeElement)
    for (let press = 0; press < 40 && !(await isThere()); press++) await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
  }
  const fields = {
    '#email': ADDRESS['E-Mail'],
    '#delivery-firstName': ADDRESS.Vorname,
    '#delivery-lastName': ADDRESS.Nachname,
    '#delivery-street': ADDRESS['Straße und Hausnummer'],
    '#delivery-postalCode': ADDRESS.Postleitzahl,
    '#delivery-city': ADDRESS.Ort,
  }
  for (const [field, value] of Object.entries(fields)) {
    await tabsTo(field)
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Versand' })).toBeFocused()
  await tabsTo('form[data-instant=shipping] [type=submit]')
  await page.keyboard.press('Enter')
  await expect(transfer(page)).toBeVisible()
  await tabsTo('form[data-instant=payment] [type=radio] >> nth=0')
  await page.keyboard.press('Space')
  await expect(order(page)).toBeVisible()
  await tabsTo('form[data-order] [type=submit]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bestellung\//)
})

for (const channel of ['passepartout', 'kartenliebe'] as const) {
  test(`cart and checkout of ${channel} have no barrier on a tablet`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await withArticle(page, channel)
    const end = channel === 'kartenliebe' ? '/' : ''
    await page.goto(`${shopAt(channel)}/warenkorb${end}`)
    await looksWell(page, 'the cart')
    await page.goto(`${shopAt(channel)}/kasse${end}`)
    await looksWell(page, 'the address')
    await fills(page, ADDRESS)
    await page.getByText('Die Rechnung geht an eine andere Adresse').click()
    await page.getByText('Packstation', { exact: true }).first().click()
    await expect(page.getByLabel('Postnummer')).toBeVisible()
    await looksWell(page, 'the address with all that unfolds')
  })
}
