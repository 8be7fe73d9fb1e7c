import { expect, test } from '@playwright/test'
import { CARD_DESIGNERS, createCardWithHeadline } from './drivers/card-designer.ts'
import { alternatesViewports } from './drivers/windows.ts'

/** A misspelt word, its correction, a word that no dictionary has, and the announcements about them. */
const TYPOS = {
  'de-DE': {
    ...{ said: 'Einldung zum Quasselfleck', mended: 'Einladung zum Quasselfleck' },
    ...{ asks: 'Meint ihr „Einladung“?', write: 'Einladung schreiben', odd: /Quasselfleck/ },
    ...{ proof: 'Gegenlesen', remember: 'Merken', undo: 'Rückgängig' },
  },
  'en-GB': {
    ...{ said: 'Invitaton to the quasselfleck', mended: 'Invitation to the quasselfleck' },
    ...{ asks: 'Do you mean “Invitation”?', write: 'Write Invitation', odd: /quasselfleck/ },
    ...{ proof: 'Proofread', remember: 'Remember', undo: 'Undo' },
  },
} as const

for (const [row, words] of CARD_DESIGNERS.entries()) {
  const typos = TYPOS[words.locale]
  test(`a misspelt word is asked about while the card is read, mended, undone or remembered, ${words.locale}`, {
    tag: alternatesViewports(row + 1),
  }, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', request => {
      if (/dictionary|spelling-worker/.test(request.url())) fetched.push(new URL(request.url()).pathname)
    })
    await createCardWithHeadline(page, typos.said, words)
    const asked = page.locator('.finding').filter({ hasText: typos.asks })
    const odd = page.locator('.finding').filter({ hasText: typos.odd })

    await test.step('no dictionary is fetched before somebody reads', async () => {
      expect(fetched).toEqual([])
      await page.getByRole('button', { name: typos.proof }).last().click()
      await expect(asked).toBeVisible({ timeout: 30_000 })
      expect(fetched.length).toBeGreaterThan(0)
    })

    await test.step('the right word is written, and undone', async () => {
      await asked.getByRole('button', { name: typos.write }).click()
      await expect(page.locator('.proof-list')).toContainText(typos.mended)
      await expect(asked).toHaveCount(0)
      await page.keyboard.press('Control+z')
      await expect(asked).toBeVisible()
      await asked.getByRole('button', { name: typos.write }).click()
      await expect(asked).toHaveCount(0)
    })

    await test.step('a word of one’s own is remembered on this device', async () => {
      await expect(odd).toBeVisible()
      await odd.getByRole('button', { name: typos.remember, exact: true }).click()
      await expect(odd).toHaveCount(0)
      await expect(page.getByText(words.saved).first()).toBeAttached()
      await page.reload()
      await page.getByRole('button', { name: typos.proof }).last().click()
      await expect(page.locator('.proof-list')).toContainText(typos.mended)
      await expect.poll(() => fetched.filter(path => path.endsWith('.dic')).length).toBeGreaterThan(0)
      await expect(odd).toHaveCount(0)
    })
  })
}
