import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { inTurn } from './drivers/windows.ts'

const SHOPS = [
  {
    shop: () => shopAt('kartenliebe'),
    locale: 'de-DE',
    more: 'Mehr',
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
    more: 'More',
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
  test(`a problem is reported from the designer, ${words.locale}`, { tag: inTurn(row + 1) }, async ({
    page,
  }) => {
    await designs(page, words)
    await opens(page, words.help, words)
    await page.getByRole('dialog').getByRole('button', { name: words.report }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(words.sent).click()
    await expect(dialog.getByText(/words-changed/)).toBeVisible()
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: words.words })).toBeFocused()
    await dialog.getByRole('textbox', { name: words.words }).fill('Der Text springt.')
    await dialog.getByRole('textbox', { name: words.mail }).fill('mara@example.com')
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(page.getByText(words.thanks).first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
}
