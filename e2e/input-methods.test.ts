import { expect, type Page, test } from '@playwright/test'
import { CARD_DESIGNERS, createCardWithHeadline } from './drivers/card-designer.ts'
import { uniqueConnection } from './drivers/shared-shop.ts'

test.use(uniqueConnection(import.meta.url))

/** Enters characters like an input method: provisional ones, then final ones. */
async function inputMethod(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    composes: (text: string) =>
      session.send('Input.imeSetComposition', {
        ...{ text, selectionStart: text.length, selectionEnd: text.length },
      }),
    ends: (text: string) => session.send('Input.insertText', { text }),
  }
}

for (const [row, designer] of CARD_DESIGNERS.entries())
  test(`a headline is written by an input method, ${designer.locale}`, {
    tag: row === 0 ? '@phone' : '@desktop',
  }, async ({ page }) => {
    await createCardWithHeadline(page, 'Mara', designer)
    const quick = page.locator('.quick-row').getByRole('button', { name: designer.headline })
    if (await quick.isVisible()) await quick.click()
    const field = page.getByRole('textbox', { name: designer.headline }).locator('visible=true').last()
    const drawn = () =>
      page.locator('main .page-art').evaluateAll(images => images.map(image => image.getAttribute('src')))
    await field.press('End')
    const { composes, ends } = await inputMethod(page)

    await test.step('the page shows a word that a phone still composes', async () => {
      await ends(' ')
      for (const part of ['w', 'wi', 'wird']) {
        const before = await drawn()
        await composes(part)
        await expect.poll(drawn).not.toEqual(before)
      }
      await expect(field).toHaveValue('Mara wird')
    })

    await test.step('it is there once when it ends', async () => {
      await ends('wird')
      await ends(' ')
      await composes('´')
      await ends('é')
      await expect(field).toHaveValue('Mara wird é')
    })

    await test.step('what is given up leaves nothing', async () => {
      await composes('ほ')
      await composes('')
      await expect(field).toHaveValue('Mara wird é')
    })

    await test.step('undo takes it back word by word', async () => {
      for (const words of [/^Mara wird ?$/, /^Mara ?$/]) {
        await page.keyboard.press('ControlOrMeta+z')
        await expect(field).toHaveValue(words)
      }
    })
  })
