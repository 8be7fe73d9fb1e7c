import { expect, test } from '@playwright/test'
import {
  CARD_DESIGNERS,
  createCardWithHeadline,
  expectText,
  openTool,
  secondDeviceOf,
  typeHeadline,
  waitUntilSaved,
} from './drivers/card-designer.ts'
import { alternatesViewports } from './drivers/windows.ts'

const WORDS = {
  'de-DE': {
    ...{ title: 'Titel der Gestaltung', front: 'Vorne', mine: /^Dieses Gerät/, other: /^Andere Fassung/ },
    ...{ merged: 'Änderungen von einem anderen Gerät sind dazugekommen.', take: 'So weitermachen' },
    ...{ history: 'Verlauf', kept: /^Fassung vom/, undo: 'Rückgängig' },
  },
  'en-GB': {
    ...{ title: 'Title of the design', front: 'Front', mine: /^This device/, other: /^Other version/ },
    ...{ merged: 'Changes from another device have been added.', take: 'Carry on like this' },
    ...{ history: 'History', kept: /^Version from/, undo: 'Undo' },
  },
} as const

for (const [row, designer] of CARD_DESIGNERS.entries()) {
  const words = { ...designer, ...WORDS[designer.locale] }
  test(`what two devices changed becomes one card, or is chosen page by page, ${words.locale}`, {
    tag: alternatesViewports(row),
  }, async ({ page, browser }) => {
    await createCardWithHeadline(page, 'Mara wird 7', designer)
    const laptop = await secondDeviceOf(page, browser)

    await test.step('changes of different parts come together by themselves', async () => {
      await laptop.locator('.title-button').click()
      const title = laptop.getByRole('textbox', { name: words.title })
      await waitUntilSaved(laptop, async () => {
        await title.fill('Raketenfest')
        await title.press('Enter')
      })
      await waitUntilSaved(page, () => typeHeadline(page, 'Mara wird acht', words))
      await expect(page.getByText(words.merged)).toBeVisible()
      await laptop.reload()
      await expect(laptop.locator('.title-button')).toHaveText('Raketenfest')
      await expectText(laptop, 'Mara wird acht')
    })

    const dialog = page.getByRole('dialog')
    const front = dialog.getByRole('group', { name: words.front })
    await test.step('changes of the same page are put side by side, and one is chosen', async () => {
      await waitUntilSaved(laptop, () => typeHeadline(laptop, 'Mara wird neun', words))
      await typeHeadline(page, 'Mara wird zehn', words)
      await expect(front.getByRole('radio', { name: words.mine })).toBeChecked()
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await front.getByRole('radio', { name: words.other }).check()
      await waitUntilSaved(page, () => dialog.getByRole('button', { name: words.take }).click())
      await expectText(page, 'Mara wird neun')
    })

    await test.step('what was not chosen is found in the history, and can be taken after all', async () => {
      await openTool(page, words.history, designer)
      await page.getByRole('button', { name: words.kept }).click()
      await front.getByRole('radio', { name: words.other }).check()
      await waitUntilSaved(page, () => dialog.getByRole('button', { name: words.take }).click())
      await expectText(page, 'Mara wird zehn')
      await page.getByRole('button', { name: words.undo, exact: true }).first().click()
      await expectText(page, 'Mara wird neun')
    })
  })
}
