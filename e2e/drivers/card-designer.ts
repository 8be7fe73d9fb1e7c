import { type Browser, expect, type Page } from '@playwright/test'
import { shopAt } from './shop-address.ts'

/** A shop's designer of cards by its texts. */
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

/** Presses a tool of the top bar; on a phone it is in the menu. */
export async function openTool(page: Page, name: string, words: Words) {
  if (isPhone(page)) await page.getByRole('button', { name: words.more, exact: true }).click()
  await page.getByRole('button', { name, exact: true }).first().click()
}

/** Opens a card, writes a headline and waits until it is saved. */
export async function createCardWithHeadline(page: Page, headline: string, words: Words) {
  await page.goto(`${words.shop()}/configurator-card?themeId=rakete&quantity=60&locale=${words.locale}`)
  await expect(page.locator('.page-art').first()).toBeVisible()
  if (isPhone(page)) await page.locator('.quick-row').getByRole('button', { name: words.headline }).click()
  const field = page.getByRole('textbox', { name: words.headline }).locator('visible=true').last()
  await field.fill(headline)
  if (isPhone(page)) await page.getByRole('button', { name: words.done, exact: true }).click()
  await expect(page.getByText(words.saved).first()).toBeAttached()
}

/** The same customer's laptop: it has their session, and nothing of the other device's local data. */
export async function secondDeviceOf(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  await context.addCookies(await page.context().cookies())
  const laptop = await context.newPage()
  await laptop.goto(page.url())
  await expect(laptop.locator('.page-art').first()).toBeVisible()
  return laptop
}

/** Types into the form; on a phone its sheet may be open already. */
export async function typeHeadline(page: Page, headline: string, words: Words) {
  const quick = page.locator('.quick-row').getByRole('button', { name: words.headline })
  if (await quick.isVisible()) await quick.click()
  const field = page.getByRole('textbox', { name: words.headline }).locator('visible=true').last()
  await field.fill(headline)
  await field.blur()
}

/** Waits until the server has saved a change. */
export const waitUntilSaved = (page: Page, change: () => Promise<unknown>) =>
  Promise.all([
    page.waitForResponse(
      answer =>
        answer.url().includes('/web-api/drafts/') && answer.request().method() === 'PUT' && answer.ok(),
    ),
    change(),
  ])

/** The text is on the page, drawn or in a field. */
export const expectText = (page: Page, words: string) =>
  expect(page.getByLabel(new RegExp(words)).or(page.getByText(words)).first()).toBeAttached()
