import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { inTurn } from './drivers/windows.ts'

const SHOPS = [
  {
    shop: () => shopAt('kartenliebe'),
    locale: 'de-DE',
    ...{ more: 'Mehr', share: 'Teilen', go: 'Auf einem anderen Gerät weiter', code: 'Code', next: 'Weiter' },
    ...{ mine: 'Ja, dort öffnen', opens: /öffnet sich auf dem anderen Gerät/, gone: /gilt nicht mehr/ },
    ...{
      headline: 'Überschrift',
      saved: /^Gespeichert/,
      help: 'Hilfe und Tastatur',
      report: 'Problem melden',
    },
    ...{ words: 'Was ist passiert?', send: 'Meldung schicken', thanks: /Meldung ist angekommen/ },
    ...{ sent: 'Das wird geschickt', done: 'Fertig', mail: /^E-Mail/ },
  },
  {
    shop: () => shopAt('passepartout', 'gb'),
    locale: 'en-GB',
    ...{ more: 'More', share: 'Share', go: 'Continue on another device', code: 'Code', next: 'Continue' },
    ...{ mine: 'Yes, open it there', opens: /opening on the other device/, gone: /no longer valid/ },
    ...{ headline: 'Headline', saved: /^Saved/, help: 'Help and keyboard', report: 'Report a problem' },
    ...{ words: 'What happened?', send: 'Send report', thanks: /report has arrived/ },
    ...{ sent: 'This is what will be sent', done: 'Done', mail: /^Email/ },
  },
] as const
type Words = (typeof SHOPS)[number]

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640

/** A tool of the top bar; a phone has it in its menu. */
async function opens(page: Page, name: string, words: Words) {
  if (isPhone(page)) await page.getByRole('button', { name: words.more, exact: true }).click()
  await page.getByRole('button', { name, exact: true }).first().click()
}

async function designs(page: Page, words: Words) {
  await page.goto(`${words.shop()}/configurator-card?themeId=rakete&quantity=60&locale=${words.locale}`)
  await expect(page.locator('.page-art').first()).toBeVisible()
  if (isPhone(page)) await page.locator('.quick-row').getByRole('button', { name: words.headline }).click()
  const field = page.getByRole('textbox', { name: words.headline }).locator('visible=true').last()
  await field.fill('Mara wird 7')
  if (isPhone(page)) await page.getByRole('button', { name: words.done, exact: true }).click()
  await expect(page.getByText(words.saved).first()).toBeAttached()
}

for (const [row, words] of SHOPS.entries()) {
  test(`a card goes on on another device by a code, ${words.locale}`, { tag: inTurn(row) }, async ({
    page,
    browser,
  }) => {
    await designs(page, words)
    await opens(page, words.share, words)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.go }).click()
    await expect(dialog.locator('.qr-code')).toBeVisible()
    const code = await dialog.locator('.continue-code').innerText()

    const context = await browser.newContext({ viewport: page.viewportSize() })
    const other = await context.newPage()
    await other.goto(`${words.shop()}/configurator-continue`)
    await other.getByRole('textbox', { name: words.code }).fill(code.toLowerCase())
    await other.getByRole('button', { name: words.next }).click()
    const number = await other.locator('.phone-number').innerText()
    await expect(dialog.locator('.phone-number')).toHaveText(number)
    await dialog.getByRole('button', { name: words.mine }).click()
    await expect(dialog.getByText(words.opens)).toBeVisible()

    await expect(other).toHaveURL(/configurator-card.*draft=/)
    await expect(other.locator('.page-art').first()).toBeVisible()
    await expect(
      other
        .getByText('Mara wird 7')
        .or(other.getByLabel(/Mara wird 7/))
        .first(),
    ).toBeAttached()

    await test.step('and the code is used up', async () => {
      const third = await (await browser.newContext()).newPage()
      await third.goto(`${words.shop()}/configurator-continue#${code}`)
      await expect(third.getByRole('alert')).toHaveText(words.gone)
    })
  })
}
