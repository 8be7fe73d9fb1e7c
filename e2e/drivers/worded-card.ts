import { expect, type Page } from '@playwright/test'
import { shopAt } from './shop-address.ts'

/** A shop's designer of cards by its words. */
export const CARD_DESIGNERS = [
  {
    shop: () => shopAt('kartenliebe'),
    locale: 'de-DE',
    ...{ more: 'Mehr', headline: 'Überschrift', done: 'Fertig', saved: /^Gespeichert/ },
  },
  {
    shop: () => shopAt('passepartout', 'gb'),
    locale: 'en-GB',
    ...{ more: 'More', headline: 'Headline', done: 'Done', saved: /^Saved/ },
  },
] as const
type Words = (typeof CARD_DESIGNERS)[number]

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640

/** Presses a tool of the top bar; a phone has it in its menu. */
export async function opensTool(page: Page, name: string, words: Words) {
  if (isPhone(page)) await page.getByRole('button', { name: words.more, exact: true }).click()
  await page.getByRole('button', { name, exact: true }).first().click()
}

/** Opens a card, writes a headline of one's own and waits until it is saved. */
export async function writesCard(page: Page, headline: string, words: Words) {
  await page.goto(`${words.shop()}/configurator-card?themeId=rakete&quantity=60&locale=${words.locale}`)
  await expect(page.locator('.page-art').first()).toBeVisible()
  if (isPhone(page)) await page.locator('.quick-row').getByRole('button', { name: words.headline }).click()
  const field = page.getByRole('textbox', { name: words.headline }).locator('visible=true').last()
  await field.fill(headline)
  if (isPhone(page)) await page.getByRole('button', { name: words.done, exact: true }).click()
  await expect(page.getByText(words.saved).first()).toBeAttached()
}
