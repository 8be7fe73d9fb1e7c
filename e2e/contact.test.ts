import { expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

/** Fills in all fields of the contact form, in German. */
async function fillIn(page: Page) {
  await page.getByRole('radio', { name: 'Bestellung und Lieferung' }).check()
  await page.getByLabel('Name', { exact: true }).fill('Mia Muster')
  await page.getByLabel('Nachricht', { exact: true }).fill('Wann kommt mein Bild?')
}

const findsNoBarriers = async (page: Page) => expect(await findA11yViolations(page, 'main')).toEqual([])

test('a visitor writes to the shop and is told what is wrong, then that it arrived', {
  tag: alternatesViewports(1),
}, async ({ page }) => {
  await page.goto(`${shopAt('passepartout')}/kontakt`)
  const email = page.getByRole('main').getByLabel('E-Mail-Adresse')

  await test.step('what is missing is said beside its field, and the first of it has the focus', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Mia Muster')
    await page.locator('[data-enhance=send-form][data-alive]').waitFor()
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page.getByText('Bitte ein Thema auswählen.')).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeFocused()
    await findsNoBarriers(page)
  })

  await test.step('half an address is refused, and nothing typed is lost', async () => {
    await fillIn(page)
    await email.fill('mia@')
    await page.keyboard.press('Enter')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('Diese E-Mail-Adresse ist nicht vollständig.')
    await expect(page.getByLabel('Nachricht', { exact: true })).toHaveValue('Wann kommt mein Bild?')
  })

  await test.step('put right, it arrives, and thanks take the form’s place', async () => {
    await email.fill('mia@example.org')
    await page.keyboard.press('Enter')
    await expect(page.locator('#contact-sent')).toBeFocused()
    await expect(page.getByText('Danke, deine Nachricht ist da.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor writes to the shop in one step more', { tag: alternatesViewports(0) }, async ({ page }) => {
    await page.goto(`${shopAt('kartenliebe')}/kontakt/`)
    await fillIn(page)
    const email = page.getByRole('main').getByLabel('E-Mail-Adresse')
    await email.fill('mia@')
    const send = page.getByRole('button', { name: 'Nachricht senden' })
    await send.click()
    await expect(page.getByText('Diese E-Mail-Adresse ist nicht vollständig.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Bestellung und Lieferung' })).toBeChecked()

    await email.fill('mia@example.org')
    await send.click()
    await expect(page.getByText('Die Sicherheitsprüfung hat nicht geklappt')).toBeVisible()
    await expect(email).toHaveValue('mia@example.org')
    // A person takes a while to fill the form in; the shop refuses forms that are sent at once.
    const thanks = page.getByText('Danke, eure Nachricht ist da.')
    await expect(async () => {
      await send.click({ timeout: 1000 }).catch(() => expect(thanks).toBeVisible())
      await expect(thanks).toBeVisible({ timeout: 500 })
    }).toPass({ intervals: [1500] })
    await expect(page).toHaveURL(/\/kontakt\/#contact-sent$/)
  })
})
