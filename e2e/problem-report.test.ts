import { expect, test } from '@playwright/test'
import { CARD_DESIGNERS, createCardWithHeadline, openTool } from './drivers/card-designer.ts'
import { alternatesViewports } from './drivers/windows.ts'

const WORDS = {
  'de-DE': {
    ...{ help: 'Hilfe und Tastatur', report: 'Problem melden', words: 'Was ist passiert?', mail: /^E-Mail/ },
    ...{ sent: 'Das wird geschickt', send: 'Meldung schicken', thanks: /Meldung ist angekommen/ },
  },
  'en-GB': {
    ...{ help: 'Help and keyboard', report: 'Report a problem', words: 'What happened?', mail: /^Email/ },
    ...{ sent: 'This is what will be sent', send: 'Send report', thanks: /report has arrived/ },
  },
} as const

for (const [row, designer] of CARD_DESIGNERS.entries()) {
  const words = { ...designer, ...WORDS[designer.locale] }
  test(`a problem is reported from the designer, ${words.locale}`, {
    tag: alternatesViewports(row + 1),
  }, async ({ page }) => {
    await createCardWithHeadline(page, 'Mara wird 7', designer)
    await openTool(page, words.help, designer)
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
