import { expect, type Locator } from '@playwright/test'

/**
 * Moves the pointer, as a visitor does, until the part answers. It wakes at a visitor's first sign, and one move alone can
 * come before the page listens for it.
 * @param part the part once it is alive, such as `[data-island=calculator][data-alive]`
 */
export async function waitUntilHydrated(part: Locator) {
  let x = 0
  await expect(async () => {
    x += 1
    await part.page().mouse.move(x, 1)
    await part.waitFor({ state: 'attached', timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
}
