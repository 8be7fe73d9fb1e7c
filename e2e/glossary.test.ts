import { expect, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const ROWS = [
  {
    ...{ shop: () => shopAt('passepartout'), path: '/fotobuch/digitalfotobuch', word: 'PUR-Klebebindung' },
    ...{ note: 'mit einem zähen Kleber', all: 'Alle Begriffe', lands: /\/material-ratgeber#pur$/ },
    hasScripts: true,
  },
  {
    ...{
      shop: () => shopAt('kartenliebe', 'fr'),
      path: '/livres-photo/impression-numerique/',
      word: 'dos carré collé PUR',
    },
    ...{ note: 'une colle très tenace', all: 'Tous les termes', lands: /#pur$/ },
    hasScripts: false,
  },
] as const

for (const [row, { shop, path, word, note, all, lands, hasScripts }] of ROWS.entries()) {
  test.describe(() => {
    test.use({ javaScriptEnabled: hasScripts })
    test(`a word of the trade opens its explanation, ${word}${hasScripts ? '' : ', without scripts'}`, {
      tag: alternatesViewports(row),
    }, async ({ page }) => {
      await page.goto(shop() + path)
      const term = page.getByRole('button', { name: word, exact: true }).first()
      const explanation = page.getByText(note).locator('visible=true')
      await expect(explanation).toHaveCount(0)
      await term.focus()
      await page.keyboard.press('Enter')
      await expect(explanation).toHaveCount(1)
      const [word_, note_] = await Promise.all([term.boundingBox(), explanation.boundingBox()])
      const between = (note_?.y ?? 0) - ((word_?.y ?? 0) + (word_?.height ?? 0))
      expect(
        Math.min(Math.abs(between), Math.abs((word_?.y ?? 0) - ((note_?.y ?? 0) + (note_?.height ?? 0)))),
      ).toBeLessThan(80)
      if (hasScripts) expect.soft(await findA11yViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(explanation).toHaveCount(0)
      await expect(term).toBeFocused()
      await term.click()
      await page.getByRole('link', { name: all }).locator('visible=true').click()
      await expect(page).toHaveURL(lands)
      await expect(page.getByText(word, { exact: true }).locator('visible=true').first()).toBeInViewport()
    })
  })
}
