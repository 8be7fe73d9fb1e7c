import { expect, type Page } from '@playwright/test'

/** Ticks all checkboxes of a German proof, once it is there. */
export async function readsProof(page: Page): Promise<void> {
  const boxes = page.locator('.proof-list').getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('checkbox', { name: /^Wir haben alles gelesen/ }).check()
}

/** Reads the proof and releases it into the cart. */
export async function releasesProof(page: Page): Promise<void> {
  await readsProof(page)
  await page.getByRole('button', { name: 'Freigeben und in den Warenkorb' }).click()
}
