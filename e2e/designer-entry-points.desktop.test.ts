import { expect, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { waitUntilHydrated } from './drivers/wait-until-hydrated.ts'

/** Shops with the language or the platform in the path, their page of posters, and texts of their designer. */
const PLACES = [
  {
    ...{
      name: 'fr-BE',
      country: 'be',
      page: '/fr/deco-murale/poster',
      designer: '/fr/configurator-photo-frame',
    },
    ...{ locale: 'fr-BE', platform: 'web', mode: 'Créer', back: 'Retour à la boutique' },
  },
  {
    ...{
      name: 'it-CH',
      country: 'ch',
      page: '/it/stampe-da-parete/poster',
      designer: '/it/configurator-photo-frame',
    },
    ...{ locale: 'it-CH', platform: 'web', mode: 'Crea', back: 'Torna al negozio' },
  },
  {
    ...{
      name: 'the desktop app',
      country: 'de',
      page: '/d/wandbilder/poster',
      designer: '/d/configurator-photo-frame',
    },
    ...{ locale: 'de-DE', platform: 'desktop', mode: 'Gestalten', back: 'Zurück zum Shop' },
  },
] as const

const frameType = 'holzrahmen-eiche'

for (const place of PLACES) {
  test(`in ${place.name} a choice goes into the designer and back as it is`, async ({ page }) => {
    await page.goto(
      `${shopAt('passepartout', place.country)}${place.page}?formatType=600x400&frameType=${frameType}`,
    )
    await waitUntilHydrated(page.locator('[data-island=calculator][data-alive]'))
    const chosen = page.locator('#calculator input[name=formatType]:checked')
    const other = page.locator("#calculator input[name=formatType]:not([value='600x400'])").first()
    const formatType = await other.inputValue()
    await other.press('Space')
    await expect(page).toHaveURL(new RegExp(`formatType=${formatType}.*frameType=${frameType}`))

    await test.step('into the designer, in the same language and on the same platform', async () => {
      await page.locator('#calculator button[type=submit]').locator('visible=true').first().click()
      await page.waitForURL(/configurator-/)
      const { pathname, searchParams } = new URL(page.url())
      expect(pathname).toBe(place.designer)
      expect(Object.fromEntries(searchParams)).toMatchObject({
        ...{ materialType: 'poster', formatType, frameType },
        ...{ locale: place.locale, platform: place.platform },
      })
      await expect(page.locator('html')).toHaveAttribute('lang', place.locale)
      await expect(page.getByRole('button', { name: place.mode, exact: true }).first()).toBeVisible()
    })

    await test.step('and back by its arrow', async () => {
      await page.getByRole('link', { name: place.back }).click()
      await expect(page).toHaveURL(new RegExp(`${place.page}\\?`))
      await expect(page).toHaveURL(new RegExp(`formatType=${formatType}.*frameType=${frameType}`))
      await expect(chosen).toHaveValue(formatType)
    })
  })
}
