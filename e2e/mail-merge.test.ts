import { expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { releasesProof } from './drivers/release-proof.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

/** Guests of a wedding in a table: one with children, one whose name has a character that no font has. */
const GUESTS = [
  'Vorname;Nachname;Kinder;Straße;PLZ;Ort;Anzahl',
  'Anna;Hartmann;ja;Am Mühlbach 3;34117;Kassel;20',
  'Ben;Weber;nein;;;;1',
  '=HYPERLINK("http://x");Öz;nein;;;;1',
].join('\n')

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first()

test('names from a table stand on the cards, are read one by one, ordered and sent', {
  tag: alternatesViewports(1),
}, async ({ page }) => {
  await page.goto(`${shopAt('kartenliebe')}/configurator-card?themeId=olivenhain&quantity=60&locale=de-DE`)
  await expect(page.locator('.page-art').first()).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Namen auf den Karten' })

  await test.step('a list is read on the device and looked at', async () => {
    await button(page, 'Namen einsetzen').click()
    await dialog.getByLabel('Liste einfügen').fill(GUESTS)
    await dialog.getByRole('button', { name: 'Liste lesen' }).click()
    await expect(dialog).toContainText('3 Namen · 22 Karten')
    await expect(dialog).toContainText('Eine Zelle enthielt eine Formel und blieb leer.')
    await expect(dialog.getByLabel('Begrüßung, Zeile 1')).toHaveValue('Hallo Anna')
    await dialog.getByLabel('Vorname, Zeile 3').fill('Cem')
    await dialog.getByRole('button', { name: 'Begrüßung vorschlagen' }).click()
    await expect(dialog.getByLabel('Begrüßung, Zeile 3')).toHaveValue('Hallo Cem')
    expect.soft(await findA11yViolations(page)).toEqual([])
  })

  await test.step('a group gets a wording of its own', async () => {
    await dialog.getByRole('button', { name: 'Zwei Wortlaute' }).click()
    await dialog.getByLabel('ja (1 Name)').fill('mit Kindern')
    await dialog.getByLabel('nein (2 Namen)').fill('bis in die Nacht')
    await dialog.getByRole('button', { name: 'Übernehmen' }).click()
    await expect(page.getByText('Der Name steht als neuer Text auf dieser Seite').first()).toBeVisible()
  })

  await test.step('the price is that of all cards', async () => {
    await expect(page.locator('.price-bar').getByText(/22/).first()).toBeAttached()
  })

  await test.step('each guest’s card is read', async () => {
    await button(page, 'Gegenlesen').click()
    const pager = page.getByRole('combobox', { name: 'Karte für' })
    await expect(pager).toHaveValue('0')
    const list = page.locator('.proof-list')
    await expect(list.getByText('Hallo Anna')).toBeAttached()
    await page.getByRole('button', { name: 'Nächste Karte' }).click()
    await expect(list.getByText('Hallo Ben')).toBeAttached()
    await pager.selectOption('2')
    await expect(list.getByText('Hallo Cem')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Nächste Karte' })).toBeDisabled()
    expect.soft(await findA11yViolations(page)).toEqual([])
  })

  await test.step('and released into the cart, which names how many and the first', async () => {
    await releasesProof(page)
    await expect(page).toHaveURL(/warenkorb/)
    await expect(page.getByText('Mit 3 Namen, zuerst: Anna Hartmann.')).toBeVisible()
    await expect(page.getByText('22 Stück', { exact: true })).toBeVisible()
  })

  await test.step('the table’s address gets the card with its name', async () => {
    await page.getByRole('link', { name: 'Zur Kasse' }).first().click()
    await page.getByRole('link', { name: 'An mehrere Adressen senden' }).click()
    await page.getByRole('button', { name: 'Eine Adresse aus der Namensliste übernehmen' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Am Mühlbach 3, 34117 Kassel' })).toBeVisible()
  })
})

test('names of any script are printed, what is not is told by its row, mended in the table and ordered', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  await page.goto(`${shopAt('kartenliebe')}/configurator-card?themeId=bogen&quantity=60&locale=de-DE`)
  await expect(page.locator('.page-art').first()).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Namen auf den Karten' })
  await button(page, 'Namen einsetzen').click()
  await dialog
    .getByLabel('Liste einfügen')
    .fill(['Anna', 'محمد', 'Emil 🎉', 'Αλέξης', 'Nguyễn Thị Hương'].join('\n'))
  await dialog.getByRole('button', { name: 'Liste lesen' }).click()

  await test.step('only the row with a picture wants a look, before anything is on the card', async () => {
    await expect(dialog.getByText('Eine Zeile braucht euch.')).toBeVisible()
    await expect(dialog.getByText(/^3 Karten stehen zum Teil in .*Noto/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Nur diese zeigen' }).click()
    await expect(dialog.getByRole('row').filter({ has: page.getByRole('textbox') })).toHaveCount(2)
    await expect(dialog.getByLabel('Begrüßung, Zeile 3')).toHaveAttribute('aria-invalid', 'true')
    expect.soft(await findA11yViolations(page)).toEqual([])
  })

  await test.step('taken as it is, it stops the card and leads back to its row', async () => {
    await dialog.getByRole('button', { name: 'Übernehmen' }).click()
    await button(page, 'Gegenlesen').click()
    await expect(page.getByText('Betrifft Emil 🎉.')).toBeVisible()
    await page.getByRole('button', { name: 'Namen ansehen' }).click()
    await expect(dialog.getByText('🎉 lässt sich nicht drucken.')).toBeVisible()
    await dialog.getByRole('button', { name: '🎉 entfernen', exact: true }).click()
    await expect(dialog.getByText('Alle Zeilen lassen sich drucken.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  })

  await test.step('it goes into the cart', async () => {
    await releasesProof(page)
    await expect(page).toHaveURL(/warenkorb/)
    await expect(page.getByText('5 Stück', { exact: true })).toBeVisible()
  })
})
