import { expect, type Locator } from '@playwright/test'

/**
 * Moves the pointer until the part is hydrated. Hydration begins with a visitor's first interaction, and a single move
 * may come before the page listens for it.
 *
 * @param part the hydrated part, such as `[data-island=calculator][data-alive]`
 */
export async function waitUntilHydrated(part: Locator) {
  let x = 0
  await expect(async () => {
    x += 1
    await part.page().mouse.move(x, 1)
    await part.waitFor({ state: 'attached', timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
}
