import { getCollageDesignGroup } from '@passepartout/contracts'
import { difficultFile } from '@passepartout/testing'
import { expect, type Page, test } from '@playwright/test'
import { startShop } from '../tools/system-tests/start-shop.ts'
import { ordinaryUserAgent } from './drivers/ordinary-user-agent.ts'
import { waitUntilHydrated } from './drivers/wait-until-hydrated.ts'

/** Does not wait for images. */
const READ = { waitUntil: 'domcontentloaded' } as const

const chosenFormat = (page: Page) => page.locator('input[name=formatType]:checked')
const option = (page: Page, value: string) => page.locator(`label:has(input[value="${value}"])`)

/** The price of the present configuration, in cents, as soon as it is displayed. */
async function priceOf(page: Page): Promise<number> {
  const price = page.locator('[aria-live=polite][aria-busy=false] strong').first()
  await expect(price).toContainText('€')
  return cents(await price.innerText())
}

const cents = (text: string): number => Number(text.replace(/\u2212/, '-').replace(/[^\d-]/g, ''))

/** Waits until the page's own record holds the decision. */
const recorded = (page: Page, decision: { feature: string; treatment: string }) =>
  expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('__AIE__') ?? '{}').features))
    .toContainEqual(decision)

interface FlagChanges {
  ff: { d: { conditions: { partitions: { treatment: string; size: number }[] }[] }[] }
}

/** The flag service's definitions, with each flag on for all visitors. */
const forEverybody = ({ ff, ...rest }: FlagChanges) => ({
  ...rest,
  ff: {
    ...ff,
    d: ff.d.map(flag => ({
      ...flag,
      conditions: flag.conditions.map(rule => ({ ...rule, partitions: [{ treatment: 'on', size: 100 }] })),
    })),
  },
})

/**
 * Records layout shifts without scrolling, with or without input; the image on the wall and digits in their own cells
 * are excluded.
 */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver(list => {
      const entries = list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[]
      for (const { node } of entries.flatMap(({ sources }) => sources))
        if (node instanceof Element && !node.matches('span, [data-gallery] *'))
          moved.push(node.outerHTML.slice(0, 120))
    }).observe({ type: 'layout-shift' })
  })
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved)

test('a picture is configured to the last detail, and the designer receives exactly that', async ({
  page,
}) => {
  await test.step('an article number preselects its format', async () => {
    await page.goto('/wandbilder/leinwand?sku=leinwand-750x500&gclid=abc', READ)
    await expect(chosenFormat(page)).toHaveValue('750x500')
    await waitUntilHydrated(page.locator('[data-island=calculator][data-alive]'))
  })

  await test.step('the wall takes the colour of one’s own', async () => {
    const paint = page.locator('.wall-paint')
    await expect(paint).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.getByRole('group', { name: 'Wandfarbe' }).getByTitle('Salbei').click()
    await expect(paint).toHaveCSS('background-color', 'rgb(214, 226, 218)')
  })

  await test.step('what an option says it adds is what the price grows by, and nothing moves', async () => {
    await watchShifts(page)
    const before = await priceOf(page)
    const stated = option(page, 'keilrahmen-38').locator('.figures')
    await expect(stated).toContainText('€')
    const difference = cents(await stated.innerText())
    await option(page, 'keilrahmen-38').click()
    await expect(page).toHaveURL(/keilrahmen-38/)
    await expect.poll(() => priceOf(page)).toBe(before + difference)
    await page.getByRole('link', { name: 'Hochformat' }).click()
    await expect(chosenFormat(page)).toHaveValue('500x750')
    await option(page, '400x600').click()
    await option(page, 'rand-farbig').click()
    await expect(page).toHaveURL(/formatType=400x600.*rand-farbig/)
    await priceOf(page)
    expect(await shifts(page)).toEqual([])
  })

  await test.step('a photo of the visitor is called soft where it is, and nothing is said of a good one', async () => {
    await page.locator('[data-photo-input]').first().setInputFiles(difficultFile('tiny-300px.jpg'))
    await expect(page.locator('[data-quality=too-small]')).toHaveText(/Dein Foto: weich, scharf ab \d.*m/)
    await expect(page.locator('[data-gallery] img[data-own-photo][src^="blob:"]').first()).toBeAttached()
    await page.locator('[data-photo-input]').first().setInputFiles(difficultFile('huge-6016x4016.jpg'))
    await expect(page.locator('[data-quality]')).toHaveCount(0)
  })

  await test.step('a size of one’s own stands in the list until another is chosen', async () => {
    await page.getByRole('link', { name: 'Mehr Formate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mehr Formate' })
    await dialog.getByLabel('Breite').fill('107')
    await dialog.getByLabel('Höhe').fill('70')
    await dialog
      .getByRole('button', { name: /bernehmen$/ })
      .locator('visible=true')
      .click()
    await expect(chosenFormat(page)).toHaveValue('1070x700')
    await option(page, '600x400').click()
    await expect(option(page, '1070x700')).toHaveCount(0)
  })

  await test.step('everything goes to the designer', async () => {
    const opened = page.waitForRequest(/configurator-photo-frame/)
    await page
      .getByRole('button', { name: /gestalten/i })
      .locator('visible=true')
      .first()
      .click()
    const { searchParams } = new URL((await opened).url())
    expect(searchParams.getAll('optionTypes[]')).toEqual(
      expect.arrayContaining(['keilrahmen-38', 'rand-farbig']),
    )
    expect(Object.fromEntries(searchParams)).toMatchObject({
      materialType: 'leinwand',
      formatType: '600x400',
      platform: 'web',
      locale: 'de-DE',
      gclid: 'abc',
    })
  })
})

test('the wall of a material stands whole in the first window of a laptop, with its colours', async ({
  page,
}) => {
  await page.goto('/wandbilder/leinwand', READ)
  const { height } = page.viewportSize() ?? { height: 0 }
  const wall = await page.locator('#view-1').boundingBox()
  expect(wall && wall.y + wall.height).toBeLessThanOrEqual(height)
  expect(wall?.height).toBeGreaterThan(height / 2)
})

test('a size that a material cannot have is offered in one that can', async ({ page }) => {
  await page.goto('/wandbilder/acrylglas', READ)
  await waitUntilHydrated(page.locator('[data-island=calculator][data-alive]'))
  await page.getByRole('link', { name: 'Mehr Formate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mehr Formate' })
  await dialog.getByLabel('Breite').fill('280')
  await dialog.getByLabel('Höhe').fill('100')
  await dialog.getByRole('link', { name: /Dieses Format gibt es als/ }).click()
  await expect(page).toHaveURL(/formatType=2800x1000/)
  await expect(chosenFormat(page)).toHaveValue('2800x1000')
})

test.describe('on pages of a theme', () => {
  const THEME = '/wandbilder/poster?formatType=600x400&themeId=goldfaden'
  const calculator = (page: Page) => page.locator('[data-island=calculator][data-alive]')

  test('an address shows the portrait test switched on and off', async ({ page }) => {
    await page.goto(`${THEME}&theme-portrait-format=on`, READ)
    await expect(chosenFormat(page)).toHaveValue('400x600')
    await page.goto(`${THEME}&theme-portrait-format=off`, READ)
    await recorded(page, { feature: 'theme-portrait-format', treatment: 'off' })
    await expect(chosenFormat(page)).toHaveValue('600x400')
  })

  test('the flag service decides who begins with the portrait variant, once they agreed', async ({
    browser,
  }) => {
    const shop = await startShop({ env: { CONSENT_PURPOSES: 'experiments' } })
    const page = await browser.newPage({ userAgent: await ordinaryUserAgent(browser) })
    try {
      const asked: string[] = []
      // The service's own definition, but for all visitors.
      await page.route('**/_flags/api/splitChanges*', async route => {
        asked.push(route.request().url())
        const response = await route.fetch()
        await route.fulfill({ response, json: forEverybody(await response.json()) })
      })

      await test.step('nobody is asked before the visitor agreed', async () => {
        await page.goto(shop.url(THEME), READ)
        await calculator(page).waitFor({ state: 'attached' })
        await expect(chosenFormat(page)).toHaveValue('600x400')
        expect(asked).toEqual([])
        await page.getByRole('button', { name: 'Zustimmen' }).click()
        await expect(page.getByRole('button', { name: 'Zustimmen' })).toHaveCount(0)
      })

      await test.step('the next page begins as it was decided', async () => {
        await page.goto(shop.url(THEME), READ)
        await expect(chosenFormat(page)).toHaveValue('400x600')
        expect(asked.length).toBeGreaterThan(0)
      })
    } finally {
      await page.close()
      await shop.dispose()
    }
  })
})

test('a collage is configured at the price of the API', async ({ page }) => {
  await page.goto('/fotocollagen/design?designId=13', READ)
  await page.locator('[data-configurator] form').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Preis berechnen' })).toBeHidden()
  await option(page, 'acrylglas').click()
  await expect(page).toHaveURL(/materialType=acrylglas/)
  await option(page, '600x400').click()
  await expect(page).toHaveURL(/formatType=600x400/)
  const asked = { designId: '13', materialType: 'acrylglas', formatType: '600x400' }
  const price = await page.evaluate(
    async address => {
      const headers = { 'X-Shop-Channel': 'passepartout-de', 'X-Shop-Locale': 'de-DE' }
      const { payload } = await (await fetch(address, { headers })).json()
      return payload.chosen.priceCurrent.text as string
    },
    `${getCollageDesignGroup.path}?${new URLSearchParams(asked)}`,
  )
  await expect(page.locator('[data-part=price]')).toContainText(price)
  const opened = page.waitForRequest(/configurator-collage/)
  await page.getByRole('button', { name: 'Jetzt gestalten' }).click()
  const { searchParams } = new URL((await opened).url())
  expect(Object.fromEntries(searchParams)).toMatchObject({ ...asked, collage: 'true', locale: 'de-DE' })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('picture and collage still reach their designer', async ({ page }) => {
    await page.goto('/wandbilder/leinwand', READ)
    await page.locator('input[value="600x400"]').check()
    await page.locator('input[value="rand-farbig"]').check()
    await page.getByRole('button', { name: 'Jetzt gestalten' }).locator('visible=true').first().click()
    await expect(page).toHaveURL(/configurator-photo-frame\?.*materialType=leinwand/)
    await expect(page).toHaveURL(/formatType=600x400/)
    await expect(page).toHaveURL(/rand-farbig/)

    await page.goto('/fotocollagen/design?designId=13', READ)
    await page.locator('input[value="poster"]').check()
    await page.getByRole('button', { name: 'Preis berechnen' }).click()
    await expect(page).toHaveURL(/materialType=poster/)
    await page.getByRole('button', { name: 'Jetzt gestalten' }).click()
    await expect(page).toHaveURL(/configurator-collage\?.*materialType=poster/)
    await expect(page).toHaveURL(/designId=13/)
  })
})
