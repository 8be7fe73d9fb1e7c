import { expect, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { Customer } from './drivers/customer.ts'
import { SELLING_TEXTS, type SellingTexts } from './drivers/selling-texts.ts'
import { shopPort } from './drivers/shop-address.ts'

const GERMAN = SELLING_TEXTS[0] as SellingTexts
const CARD = 'BEGIN:VCARD\nVERSION:3.0\nFN:Oma Hanna\nPHOTO;ENCODING=b:'
const ADDRESS = '\nADR;TYPE=HOME:;;Ringstraße 21;Dresden;;01307;Deutschland\nEND:VCARD\n'

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'read from contacts of 5 MB' : 'pasted without scripts'
  test(`copies go to a list of addresses, ${how}, looked at and mended`, {
    tag: javaScriptEnabled ? '@desktop' : '@phone',
  }, async ({ page, browser, contextOptions }) => {
    const first = new Customer(page, { words: GERMAN, goods: 'wall art', port: shopPort() })
    await first.takes('wall art', 3)
    const storageState = await page.context().storageState()
    const context = await browser.newContext({ ...contextOptions, storageState, javaScriptEnabled })
    const own = await context.newPage()
    const customer = new Customer(own, {
      words: GERMAN,
      goods: 'wall art',
      port: shopPort(),
      hasScripts: javaScriptEnabled,
    })
    await customer.opensCart()
    await customer.goesToCheckout()
    await own.getByRole('link', { name: 'An mehrere Adressen senden' }).click()
    await expect(customer.title()).toHaveText('Mehrere Empfänger')
    if (javaScriptEnabled) {
      // The field waits for its script, which reads the file.
      await expect(own.getByText(/^Datei wählen/)).toBeVisible()
      const contacts = Buffer.from(`${CARD}${'A'.repeat(5_000_000)}${ADDRESS}`)
      await own
        .getByLabel('Datei wählen')
        .setInputFiles({ name: 'gaeste.vcf', mimeType: 'text/vcard', buffer: contacts })
    } else {
      await own.getByLabel('Liste einfügen').fill('Oma Hanna\nRingstraße 21\nDresden')
      await customer.presses('Liste lesen')
      await own.getByRole('link', { name: 'Oma Hanna ändern' }).click()
      await own.getByLabel('Postleitzahl').fill('01307')
      await customer.presses('Speichern')
    }
    await expect(own.getByRole('listitem').filter({ hasText: 'Ringstraße 21, 01307 Dresden' })).toBeVisible()
    if (javaScriptEnabled) expect.soft(await findA11yViolations(own)).toEqual([])
    await own.getByRole('link', { name: 'Weiter zur Kasse' }).click()
    await customer.typesAddress()
    await customer.choosesShippingAndPayment()
    const receipt = own.getByRole('region', { name: 'Prüfen und bestellen' })
    await expect(receipt).toContainText('1 an eine Adresse, 2 an die Lieferadresse')
    await customer.order().click()
    await expect(customer.title()).toHaveText(GERMAN.thanks)
    await context.close()
  })
}
