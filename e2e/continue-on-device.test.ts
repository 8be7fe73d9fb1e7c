import { expect, test } from '@playwright/test'
import { CARD_DESIGNERS, createCardWithHeadline, openTool } from './drivers/card-designer.ts'
import { alternatesViewports } from './drivers/windows.ts'

const WORDS = {
  'de-DE': {
    ...{ share: 'Teilen', go: 'Auf einem anderen Gerät weiter', code: 'Code', next: 'Weiter' },
    ...{ mine: 'Ja, dort öffnen', opens: /öffnet sich auf dem anderen Gerät/, gone: /gilt nicht mehr/ },
  },
  'en-GB': {
    ...{ share: 'Share', go: 'Continue on another device', code: 'Code', next: 'Continue' },
    ...{ mine: 'Yes, open it there', opens: /opening on the other device/, gone: /no longer valid/ },
  },
} as const

for (const [row, designer] of CARD_DESIGNERS.entries()) {
  const words = { ...designer, ...WORDS[designer.locale] }
  test(`a card goes on on another device by a code, ${words.locale}`, {
    tag: alternatesViewports(row),
  }, async ({ page, browser }) => {
    await createCardWithHeadline(page, 'Mara wird 7', designer)
    await openTool(page, words.share, designer)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.go }).click()
    await expect(dialog.locator('.qr-code')).toBeVisible()
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
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
